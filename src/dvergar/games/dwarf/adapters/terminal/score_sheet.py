"""The final score sheet of Dwarf: who leads what, how ties were broken, what was missing, why the game ended."""

from textual.content import Content

from dvergar.core.json_data import JsonObject
from dvergar.games.dwarf.rules import material as m
from dvergar.ui.kit.paint import NOTHING, Lines, styled, wrapped
from dvergar.ui.kit.scene import Scene
from dvergar.ui.kit.score_table import figure, heads, row


def final_sheet(scene: Scene, width: int) -> Lines:
    """Draw who won and how, categories, ties, what was missing, why the game ended, and the ladder."""
    sheet = scene.facts["sheet"]
    lines = [
        styled(_head(scene, sheet), "bold $lamp"),
        *wrapped(scene.narrator.named(**sheet["reason"]), width),
        NOTHING,
        *heads(scene, width),
    ]
    for category in sheet["categories"]:
        lines.append(_category(scene, category, width))
    led = [styled(count, "bold $lamp") for count in sheet["led"]]
    lines.append(row(styled(scene.say("dwarf-score-leads"), "bold"), led, width))
    for good in ("glory", "iron"):
        lines.append(
            row(styled(scene.narrator.part(good), "$ink2"), [styled(one[good], "$ink2") for one in scene.view["seats"]], width)
        )
    return [
        *lines,
        NOTHING,
        *_ties(scene, sheet, width),
        *_missing(scene, sheet, width),
        *_ended(scene, sheet, width),
        *_ladder(scene, sheet, width),
    ]


def _head(scene: Scene, sheet: JsonObject) -> str:
    winners = sheet["winners"]
    if len(winners) > 1:
        return scene.say("dwarf-final-shared", names=scene.words.listed(map(scene.who, winners)))
    if winners[0] == scene.me:
        return scene.say("dwarf-final-you-win")
    return scene.say("dwarf-final-renown" if sheet["decided"] == "renown" else "dwarf-final-wins", name=scene.name(winners[0]))


def _category(scene: Scene, category: JsonObject, width: int) -> Content:
    cells = []
    for seat, held in enumerate(scene.view["seats"]):
        amount = held[category["good"]]
        mark = category["marks"][seat]
        cells.append(styled(f"{amount} =", "$ink2") if mark == "equal" else figure(amount, mark == "most"))
    return row(styled(scene.narrator.part(category["good"]), "bold"), cells, width)


def _ties(scene: Scene, sheet: JsonObject, width: int) -> Lines:
    if sheet["decided"] == "renown":
        return []
    if not sheet["ties"]:
        return [*wrapped(f"{scene.say('dwarf-final-decided-leads')}. {scene.say('dwarf-final-no-tie')} (D7.2)", width), NOTHING]
    among, led = len(sheet["ties"][0]["among"]), sheet["led"][sheet["winners"][0]]
    lines = [styled(scene.say("dwarf-final-tie", count=among, led=led), "bold")]
    for tie in sheet["ties"]:
        amounts = [
            f"{scene.who(seat)} {scene.view['seats'][seat][tie['by']]}{' ✓' if seat in tie['left'] else ''}"
            for seat in tie["among"]
        ]
        lines += wrapped(scene.narrator.labelled(scene.narrator.part(tie["by"]), ", ".join(amounts)), width, "  ")
    order = "dwarf-final-tie-shared" if len(sheet["winners"]) > 1 else "dwarf-final-tie-order"
    return [*lines, *wrapped(styled(f"{scene.say(order)} (D7.2)", "$ink2"), width), NOTHING]


def _missing(scene: Scene, sheet: JsonObject, width: int) -> Lines:
    """Draw what the viewer needed to win if they lost, otherwise how close the others were."""
    gains = scene.narrator.printers["gains"]
    lost = scene.me is not None and bool(sheet["missing"][scene.me])
    seats = [scene.me] if lost else [seat for seat, goods in enumerate(sheet["missing"]) if goods]
    if not seats:
        return []
    lines = [styled(scene.say("dwarf-final-missing" if lost else "dwarf-final-close"), "bold")]
    lines += wrapped(styled(scene.say("dwarf-final-missing-note" if lost else "dwarf-final-close-note"), "$ink2"), width)
    for seat in seats:
        assert seat is not None
        lines += wrapped(scene.narrator.labelled(scene.who(seat), gains(sheet["missing"][seat])), width, "  ")
    return [*lines, NOTHING]


def _ended(scene: Scene, sheet: JsonObject, width: int) -> Lines:
    names = scene.words.listed(map(scene.who, sheet["end_seats"]))
    text = scene.say(f"dwarf-final-end-{sheet['end']}", names=names, round=scene.view["round"])
    return [styled(scene.say("dwarf-final-ended"), "bold"), *wrapped(f"{text} ({sheet['end_rule']})", width)]


def _ladder(scene: Scene, sheet: JsonObject, width: int) -> Lines:
    """Announce the next opponent: beating one in solo opens the next (D8.9)."""
    solo = scene.snapshot["options"].get("solo", "none")
    if solo == "none" or scene.me is None:
        return []
    beaten = {"opponent": scene.say(f"opponent-{solo}")}
    if scene.me not in sheet["winners"]:
        text = scene.say("dwarf-final-ladder-lost", **beaten)
    elif len(sheet["winners"]) > 1:
        text = scene.say("dwarf-final-ladder-shared", **beaten)
    elif solo == m.OPPONENT_NAMES[-1]:
        text = scene.say("dwarf-final-ladder-top", **beaten)
    else:
        following = scene.say(f"opponent-{m.OPPONENT_NAMES[m.OPPONENT_NAMES.index(solo) + 1]}")
        text = scene.say("dwarf-final-ladder-next", **beaten, next=following)
    return [NOTHING, styled(scene.say("dwarf-final-ladder"), "bold"), *wrapped(f"{text} (D8.9)", width)]
