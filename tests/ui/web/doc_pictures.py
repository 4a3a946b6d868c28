"""The states that are shown in the docs."""

from dataclasses import dataclass

from tests.ui.web.page_states import PAGE_STATES, PageState

FOUR = (("1440", "light"), ("1440", "dark"), ("390", "light"), ("390", "dark"))
TWO = (("1440", "light"), ("390", "dark"))


@dataclass(frozen=True)
class Picture:
    """A state with its widths and themes."""

    name: str
    state: PageState
    views: tuple[tuple[str, str], ...] = TWO


def _picture(name: str, of: str, views: tuple[tuple[str, str], ...] = TWO) -> Picture:
    return Picture(name, next(state for state in PAGE_STATES if state.name == of), views)


PICTURES = (
    _picture("start", "start", FOUR),
    _picture("nidavellir-bid", "nidavellir-bidding", (*FOUR, ("820", "light"))),
    _picture("nidavellir-tavern", "nidavellir-take-chosen"),
    _picture("nidavellir-five", "nidavellir-five"),
    _picture("nidavellir-hero", "nidavellir-hero-chosen"),
    _picture("nidavellir-over", "nidavellir-over"),
    _picture("dwarf-solo", "dwarf-act-solo-chosen", FOUR),
    _picture("dwarf-two-mines", "dwarf-two-mines"),
    _picture("dwarf-over", "dwarf-over"),
    _picture("curtain", "curtain"),
    _picture("replay", "replay-nidavellir"),
    _picture("setup", "setup-nidavellir"),
    _picture("score", "score-nidavellir", FOUR),
    _picture("score-cards", "score-cards"),
)
