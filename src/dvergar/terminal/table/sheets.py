"""Points: as if the game ended now, and the final sheet with how every figure came."""

from typing import Any

from textual.content import Content

from dvergar.nidavellir.tables import CLASS_NAMES
from dvergar.terminal.table.paint import NOTHING, Lines, fit, mark, styled, wrapped
from dvergar.terminal.table.sight import Sight

END_RULES = {"renown": "D8.7", "items": "D6.9", "mountain": "D3.2"}
LABEL = 20
BEST = "★"


def score_lines(sight: Sight, width: int) -> Lines:
    """A row for each part, a column for each seat, as things stand."""
    over = sight.told["phase"] == "over"
    if over:
        return [*_SHEETS[sight.game](sight, width), *_proof(sight, width)]
    scores = sight.told["scores"]
    lines = _heads(sight, width)
    for part in scores[0]["parts"]:
        most = max(score["parts"][part] for score in scores)
        cells = [_figure(score["parts"][part], score["parts"][part] == most > 0) for score in scores]
        lines.append(_row(styled(sight.tell.part(part)), cells, width))
    totals = [styled(score["total"], "bold $lamp") for score in scores]
    return [*lines, _row(styled(sight.say(sight.tell.total), "bold"), totals, width), _places(sight, scores, width)]


def _proof(sight: Sight, width: int) -> Lines:
    """How a deal of a server can be checked."""
    if "type" not in sight.told:
        return []
    text = wrapped(styled(sight.say("web-special-sheet-proof-text"), "$ink2"), width)
    return [NOTHING, styled(sight.say("web-special-sheet-proof"), "bold"), *text, styled(sight.told["commitment"], "$ink2")]


def _widths(count: int, width: int) -> int:
    return (width - LABEL) // count


def _row(label: Content, cells: list[Content], width: int) -> Content:
    each = _widths(len(cells), width)
    return Content.assemble(fit(label, LABEL), *(fit(cell, each) for cell in cells))


def _rows(cells: list[Content], width: int) -> Lines:
    """Cells of a row that need several lines."""
    told = [wrapped(cell, _widths(len(cells), width) - 1) for cell in cells]
    rows = range(max(len(lines) for lines in told))
    return [_row(NOTHING, [lines[row] if row < len(lines) else NOTHING for lines in told], width) for row in rows]


def _heads(sight: Sight, width: int) -> Lines:
    return _rows([Content.assemble(mark(seat), " ", styled(sight.name(seat), "bold")) for seat in sight.seats], width)


def _figure(points: int, best: bool) -> Content:
    return styled(f"{points}{BEST if best else ''}", "bold $good" if best else "")


def _places(sight: Sight, scores: list[dict[str, Any]], width: int) -> Content:
    return _row(styled(sight.say("score-place"), "$ink2"), [styled(score["place"], "$ink2") for score in scores], width)


# Nidavellir


def _nidavellir(sight: Sight, width: int) -> Lines:
    """Who won and by how much; every part with how it came; heroes, distinctions, where it was won."""
    scores = sight.told["result"]["scores"]
    lines = [styled(_nidavellir_head(sight, scores), "bold $lamp"), NOTHING, *_heads(sight, width)]
    for part in (*CLASS_NAMES, "heroes", "coins"):
        most = max(score["parts"][part] for score in scores)
        cells = [_figure(score["parts"][part], score["parts"][part] == most > 0) for score in scores]
        name = sight.say("web-special-sheet-neutral") if part == "heroes" else sight.tell.part(part)
        lines.append(_row(styled(name, "bold"), cells, width))
        lines += _how(sight, part, width)
    lines += [styled("─" * width, "$line")]
    lines.append(
        _row(styled(sight.say("web-special-sheet-total"), "bold"), [styled(one["total"], "bold $lamp") for one in scores], width)
    )
    lines.append(_row(NOTHING, [styled(_place(sight, score, scores), "$ink2") for score in scores], width))
    return [*lines, NOTHING, *_won_where(sight, scores, width), *_taken(sight, width)]


def _nidavellir_head(sight: Sight, scores: list[dict[str, Any]]) -> str:
    winners = [score for score in scores if score["place"] == 1]
    names = [sight.name(score["seat"]) for score in winners]
    if len(winners) > 1:
        return sight.say("web-special-sheet-share", names=", ".join(names[:-1]), name=names[-1])
    lead = winners[0]["total"] - max(score["total"] for score in scores if score["place"] > 1)
    if winners[0]["seat"] == sight.me:
        return sight.say("web-special-sheet-you-win", lead=lead)
    return sight.say("web-special-sheet-wins", name=names[0], lead=lead)


def _place(sight: Sight, score: dict[str, Any], scores: list[dict[str, Any]]) -> str:
    shared = sum(other["place"] == score["place"] for other in scores) > 1
    return sight.say("web-special-sheet-shared" if shared else "web-special-sheet-place", place=score["place"])


def _how(sight: Sight, part: str, width: int) -> Lines:
    """How the figures of a part came, under them, in as many lines as they need."""
    seats = range(len(sight.facts["sheet"]))
    return _rows([styled(_calculation(sight, part, seat), "$ink2") for seat in seats], width)


def _calculation(sight: Sight, part: str, seat: int) -> str:
    sheet = sight.facts["sheet"][seat]
    ranks, points = sheet["ranks"].get(part, 0), sheet["points"].get(part, 0)
    if part == "warrior" and sheet["warrior_coin"]:
        return sight.say("web-special-sheet-warrior-coin", points=points, coin=sheet["warrior_coin"])
    if part == "hunter":
        return sight.say("web-special-sheet-square", ranks=ranks)
    if part == "miner":
        return sight.say("web-special-sheet-product", points=points, ranks=ranks)
    if part == "explorer" and sheet["idunn"]:
        return sight.say("web-special-sheet-idunn", points=points, idunn=sheet["idunn"])
    if part == "heroes":
        return ", ".join(_hero(sight, seat, hero, worth) for hero, worth in sheet["heroes"].items()) or sight.say(
            "web-special-sheet-none"
        )
    if part == "coins":
        coins = " ".join(coin.rstrip("ts") for coin in sheet["coins"].split())
        return sight.say("web-special-sheet-gem", coins=coins, points=sheet["gem"]) if sheet["gem"] else coins
    return sight.say("web-special-sheet-ranks", count=ranks)


def _hero(sight: Sight, seat: int, hero: str, points: int) -> str:
    if hero == "dwerg":
        count = sum(one.startswith("dwerg_") for one in sight.view["seats"][seat]["heroes"].split())
        return sight.say("web-special-sheet-brothers", count=count, points=points)
    return sight.say("web-special-sheet-hero", hero=sight.tell.printers["hero"](hero), points=points)


def _won_where(sight: Sight, scores: list[dict[str, Any]], width: int) -> Lines:
    """The part in which the winner left the second behind most."""
    first, second = sorted(scores, key=lambda score: -score["total"])[:2]
    head = styled(sight.say("web-special-sheet-won-where"), "bold")
    if first["total"] == second["total"]:
        return [head, *wrapped(sight.say("web-special-sheet-won-tie"), width), NOTHING]
    part = max(first["parts"], key=lambda part: first["parts"][part] - second["parts"][part])
    text = sight.say(
        "web-special-sheet-won-by",
        part=sight.say("web-special-sheet-neutral") if part == "heroes" else sight.tell.part(part),
        name=sight.who(first["seat"]),
        points=first["parts"][part],
        other=sight.who(second["seat"]),
        fewer=second["parts"][part],
    )
    return [head, *wrapped(text, width), NOTHING]


def _taken(sight: Sight, width: int) -> Lines:
    """Who had which heroes and distinctions."""
    lines = [styled(sight.say("web-special-sheet-heroes"), "bold")]
    for seat, held in enumerate(sight.view["seats"]):
        heroes = ", ".join(map(sight.tell.printers["hero"], held["heroes"].split())) or sight.say("web-special-sheet-none")
        lines += wrapped(Content.assemble(mark(seat), " ", sight.tell.labelled(sight.who(seat), heroes)), width)
    lines += [NOTHING, styled(sight.say("web-special-sheet-distinctions"), "bold")]
    for name in CLASS_NAMES:
        seat = sight.view["distinctions"].get(name)
        holder = sight.say("web-special-sheet-no-distinction") if seat is None else sight.who(seat)
        lines.append(Content(sight.tell.labelled(sight.say(f"distinction-{name}"), holder)))
    return lines


# Dwarf


def _dwarf(sight: Sight, width: int) -> Lines:
    """Who won and by what; categories, ties, what was missing, why it ended, the ladder."""
    sheet = sight.facts["sheet"]
    lines = [
        styled(_dwarf_head(sight, sheet), "bold $lamp"),
        *wrapped(_reason(sight, sheet), width),
        NOTHING,
        *_heads(sight, width),
    ]
    for category in sheet["categories"]:
        lines.append(_category(sight, category, width))
    led = [styled(count, "bold $lamp") for count in sheet["led"]]
    lines.append(_row(styled(sight.say("dwarf-score-leads"), "bold"), led, width))
    for good in ("glory", "iron"):
        lines.append(
            _row(styled(sight.tell.part(good), "$ink2"), [styled(one[good], "$ink2") for one in sight.view["seats"]], width)
        )
    return [
        *lines,
        NOTHING,
        *_ties(sight, sheet, width),
        *_missing(sight, sheet, width),
        *_ended(sight, sheet, width),
        *_ladder(sight, sheet, width),
    ]


def _dwarf_head(sight: Sight, sheet: dict[str, Any]) -> str:
    winners = sheet["winners"]
    if len(winners) > 1:
        return sight.say("dwarf-final-shared", names=", ".join(map(sight.who, winners)))
    if winners[0] == sight.me:
        return sight.say("dwarf-final-you-win")
    return sight.say("dwarf-final-renown" if sheet["decided"] == "renown" else "dwarf-final-wins", name=sight.name(winners[0]))


def _reason(sight: Sight, sheet: dict[str, Any]) -> str:
    winner = sheet["winners"][0]
    if sheet["decided"] == "renown":
        return sight.say("dwarf-final-by-renown", glory=sight.view["seats"][winner]["glory"])
    if sheet["decided"] == "leads":
        return sight.say("dwarf-final-by-leads", led=sheet["led"][winner])
    return (
        sight.say("dwarf-final-by-nothing") if len(sheet["winners"]) > 1 else sight.say("dwarf-final-by-tie", by=sheet["decided"])
    )


def _category(sight: Sight, category: dict[str, Any], width: int) -> Content:
    cells = []
    for seat, held in enumerate(sight.view["seats"]):
        amount = held[category["good"]]
        equal = category["leader"] < 0 and seat in category["top"]
        cells.append(_figure(amount, category["leader"] == seat) if not equal else styled(f"{amount} =", "$ink2"))
    return _row(styled(sight.tell.part(category["good"]), "bold"), cells, width)


def _ties(sight: Sight, sheet: dict[str, Any], width: int) -> Lines:
    if sheet["decided"] == "renown":
        return []
    if not sheet["ties"]:
        return [*wrapped(f"{sight.say('dwarf-final-decided-leads')}. {sight.say('dwarf-final-no-tie')} (D7.2)", width), NOTHING]
    among, led = len(sheet["ties"][0]["among"]), sheet["led"][sheet["winners"][0]]
    lines = [styled(sight.say("dwarf-final-tie", count=among, led=led), "bold")]
    for tie in sheet["ties"]:
        amounts = [
            f"{sight.who(seat)} {sight.view['seats'][seat][tie['by']]}{' ✓' if seat in tie['left'] else ''}"
            for seat in tie["among"]
        ]
        lines += wrapped(sight.tell.labelled(sight.tell.part(tie["by"]), ", ".join(amounts)), width, "  ")
    order = "dwarf-final-tie-shared" if len(sheet["winners"]) > 1 else "dwarf-final-tie-order"
    return [*lines, *wrapped(styled(f"{sight.say(order)} (D7.2)", "$ink2"), width), NOTHING]


def _missing(sight: Sight, sheet: dict[str, Any], width: int) -> Lines:
    """What would have won it: for who looks if the game was lost, otherwise how close the others were."""
    gains = sight.tell.printers["gains"]
    lost = sight.me is not None and bool(sheet["missing"][sight.me])
    seats = [sight.me] if lost else [seat for seat, goods in enumerate(sheet["missing"]) if goods]
    if not seats:
        return []
    lines = [styled(sight.say("dwarf-final-missing" if lost else "dwarf-final-close"), "bold")]
    lines += wrapped(styled(sight.say("dwarf-final-missing-note" if lost else "dwarf-final-close-note"), "$ink2"), width)
    for seat in seats:
        assert seat is not None
        lines += wrapped(sight.tell.labelled(sight.who(seat), gains(sheet["missing"][seat])), width, "  ")
    return [*lines, NOTHING]


def _ended(sight: Sight, sheet: dict[str, Any], width: int) -> Lines:
    items = next(category for category in sheet["categories"] if category["good"] == "items")
    names = ", ".join(map(sight.who, items["top"] if sheet["end"] == "items" else sheet["winners"]))
    text = sight.say(f"dwarf-final-end-{sheet['end']}", names=names, round=sight.view["round"])
    return [styled(sight.say("dwarf-final-ended"), "bold"), *wrapped(f"{text} ({END_RULES[sheet['end']]})", width)]


def _ladder(sight: Sight, sheet: dict[str, Any], width: int) -> Lines:
    """Beating an automated opponent alone opens the next (D8.9)."""
    solo = sight.told["options"].get("solo", "none")
    if solo == "none" or sight.me is None:
        return []
    ladder = ("eldhusfifl", "andvettr", "andvettr-fadir")
    beaten = {"opponent": sight.say(f"opponent-{solo}")}
    if sight.me not in sheet["winners"]:
        text = sight.say("dwarf-final-ladder-lost", **beaten)
    elif len(sheet["winners"]) > 1:
        text = sight.say("dwarf-final-ladder-shared", **beaten)
    elif solo == ladder[-1]:
        text = sight.say("dwarf-final-ladder-top", **beaten)
    else:
        following = sight.say(f"opponent-{ladder[ladder.index(solo) + 1]}")
        text = sight.say("dwarf-final-ladder-next", **beaten, next=following)
    return [NOTHING, styled(sight.say("dwarf-final-ladder"), "bold"), *wrapped(f"{text} (D8.9)", width)]


_SHEETS = {"nidavellir": _nidavellir, "dwarf": _dwarf}
