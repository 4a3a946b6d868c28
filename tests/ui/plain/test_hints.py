"""`hint` in plain text: what a strong bot would do at any decision of the player, and why; nothing is played."""

import io
import re

import pytest

from dvergar.api.registry import rules_of
from dvergar.bots.hints import hint_for
from dvergar.bots.registry import make_bot
from dvergar.i18n import LANGUAGES, catalogue
from dvergar.ui.plain.game import InputEnded, PlainTable
from tests.ui.plain.conftest import Run
from tests.ui.web.scenes import DWARF, NIDAVELLIR, Scene

ASKED = ("bid", "take", "hero", "act", "act-solo", "sell", "trade")
SCENES = [pytest.param(one, id=f"{one.game}-{one.name}") for one in (*NIDAVELLIR, *DWARF) if one.name in ASKED]


def hinted(scene: Scene, language: str) -> tuple[PlainTable, str]:
    """Ask for a hint in a scene; returns the table and all output."""
    position, out = scene.position(), io.StringIO()
    seats = [None, *(make_bot("thumb") for _ in range(position.game.players - 1))]
    table = PlainTable(position, seats, catalogue(language), io.StringIO("hint\n"), out)
    with pytest.raises(InputEnded):
        table.run()
    return table, out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scene", SCENES)
def test_a_hint_names_a_choice_its_chance_and_the_next_best_and_plays_nothing(scene: Scene, language: str) -> None:
    table, written = hinted(scene, language)
    said = written.rpartition("> hint\n")[2]
    words = re.search(r"\((\w.*)\)$", said.splitlines()[0])
    assert words
    assert words[1] in table.position.decision(0).words, "how it is typed stands beside it"
    assert len(re.findall(r"\d\s?%", said)) == 2, said
    assert len(said.splitlines()) >= 4, "the next best, a reason, how much was thought"
    assert table.position.to_bytes() == scene.position().to_bytes()


def test_the_hint_in_plain_text_shows_its_reasons(run: Run) -> None:
    scene = next(one for one in NIDAVELLIR if one.name == "take")
    table, written = hinted(scene, "en")
    for reason in hint_for(scene.position().view(0)).reasons:
        assert table.narrator.named(reason.key, reason.args) in " ".join(written.split())
    done = run("play", "--plain", "--seed", "3", lines="help\nhint\nquit\n")
    assert "what a strong bot would do" in done.out
    assert re.search(r"\d+% to win  \(bid \w+ \w+ \w+\)", done.out)


def test_on_the_interpreted_core_the_hint_says_that_it_used_fewer_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = rules_of("dwarf")
    monkeypatch.setattr(rules, "build", rules.build._replace(name="interpreted"))
    _, written = hinted(next(one for one in DWARF if one.name == "act"), "en")
    assert "interpreted here and simulates less" in written
