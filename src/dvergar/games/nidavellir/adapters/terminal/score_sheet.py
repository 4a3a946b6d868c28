"""The final sheet of Nidavellir: every part with how it came about, and where the game was won."""

from typing import Any

from textual.content import Content

from dvergar.games.nidavellir.rules.material import CLASS_NAMES
from dvergar.ui.kit.paint import NOTHING, Lines, mark, styled, wrapped
from dvergar.ui.kit.scene import Scene
from dvergar.ui.kit.score_table import figure, heads, row, rows


def final_sheet(scene: Scene, width: int) -> Lines:
    """Who won and by how much; every part with how it came; heroes, distinctions, where it was won."""
    scores = scene.snapshot["result"]["scores"]
    lines = [styled(_head(scene, scores), "bold $lamp"), NOTHING, *heads(scene, width)]
    for part in (*CLASS_NAMES, "heroes", "coins"):
        most = max(score["parts"][part] for score in scores)
        cells = [figure(score["parts"][part], score["parts"][part] == most > 0) for score in scores]
        name = scene.say("web-special-sheet-neutral") if part == "heroes" else scene.narrator.part(part)
        lines.append(row(styled(name, "bold"), cells, width))
        lines += _how(scene, part, width)
    lines += [styled("─" * width, "$line")]
    lines.append(
        row(styled(scene.say("web-special-sheet-total"), "bold"), [styled(one["total"], "bold $lamp") for one in scores], width)
    )
    lines.append(row(NOTHING, [styled(_place(scene, score, scores), "$ink2") for score in scores], width))
    return [*lines, NOTHING, *_won_where(scene, scores, width), *_taken(scene, width)]


def _head(scene: Scene, scores: list[dict[str, Any]]) -> str:
    winners = [score for score in scores if score["place"] == 1]
    names = [scene.name(score["seat"]) for score in winners]
    if len(winners) > 1:
        return scene.say("web-special-sheet-share", names=", ".join(names[:-1]), name=names[-1])
    lead = winners[0]["total"] - max(score["total"] for score in scores if score["place"] > 1)
    if winners[0]["seat"] == scene.me:
        return scene.say("web-special-sheet-you-win", lead=lead)
    return scene.say("web-special-sheet-wins", name=names[0], lead=lead)


def _place(scene: Scene, score: dict[str, Any], scores: list[dict[str, Any]]) -> str:
    shared = sum(other["place"] == score["place"] for other in scores) > 1
    return scene.say("web-special-sheet-shared" if shared else "web-special-sheet-place", place=score["place"])


def _how(scene: Scene, part: str, width: int) -> Lines:
    """How the figures of a part came, under them, in as many lines as they need."""
    seats = range(len(scene.facts["sheet"]))
    return rows([styled(_calculation(scene, part, seat), "$ink2") for seat in seats], width)


def _calculation(scene: Scene, part: str, seat: int) -> str:
    sheet = scene.facts["sheet"][seat]
    ranks, points = sheet["ranks"].get(part, 0), sheet["points"].get(part, 0)
    if part == "warrior" and sheet["warrior_coin"]:
        return scene.say("web-special-sheet-warrior-coin", points=points, coin=sheet["warrior_coin"])
    if part == "hunter":
        return scene.say("web-special-sheet-square", ranks=ranks)
    if part == "miner":
        return scene.say("web-special-sheet-product", points=points, ranks=ranks)
    if part == "explorer" and sheet["idunn"]:
        return scene.say("web-special-sheet-idunn", points=points, idunn=sheet["idunn"])
    if part == "heroes":
        return ", ".join(_hero(scene, seat, hero, worth) for hero, worth in sheet["heroes"].items()) or scene.say(
            "web-special-sheet-none"
        )
    if part == "coins":
        coins = " ".join(coin.rstrip("ts") for coin in sheet["coins"].split())
        return scene.say("web-special-sheet-gem", coins=coins, points=sheet["gem"]) if sheet["gem"] else coins
    return scene.say("web-special-sheet-ranks", count=ranks)


def _hero(scene: Scene, seat: int, hero: str, points: int) -> str:
    if hero == "dwerg":
        count = sum(one.startswith("dwerg_") for one in scene.view["seats"][seat]["heroes"].split())
        return scene.say("web-special-sheet-brothers", count=count, points=points)
    return scene.say("web-special-sheet-hero", hero=scene.narrator.printers["hero"](hero), points=points)


def _won_where(scene: Scene, scores: list[dict[str, Any]], width: int) -> Lines:
    """The part in which the winner left the second behind most."""
    first, second = sorted(scores, key=lambda score: -score["total"])[:2]
    head = styled(scene.say("web-special-sheet-won-where"), "bold")
    if first["total"] == second["total"]:
        return [head, *wrapped(scene.say("web-special-sheet-won-tie"), width), NOTHING]
    part = max(first["parts"], key=lambda part: first["parts"][part] - second["parts"][part])
    text = scene.say(
        "web-special-sheet-won-by",
        part=scene.say("web-special-sheet-neutral") if part == "heroes" else scene.narrator.part(part),
        name=scene.who(first["seat"]),
        points=first["parts"][part],
        other=scene.who(second["seat"]),
        fewer=second["parts"][part],
    )
    return [head, *wrapped(text, width), NOTHING]


def _taken(scene: Scene, width: int) -> Lines:
    """Who had which heroes and distinctions."""
    lines = [styled(scene.say("web-special-sheet-heroes"), "bold")]
    for seat, held in enumerate(scene.view["seats"]):
        heroes = ", ".join(map(scene.narrator.printers["hero"], held["heroes"].split())) or scene.say("web-special-sheet-none")
        lines += wrapped(Content.assemble(mark(seat), " ", scene.narrator.labelled(scene.who(seat), heroes)), width)
    lines += [NOTHING, styled(scene.say("web-special-sheet-distinctions"), "bold")]
    for name in CLASS_NAMES:
        seat = scene.view["distinctions"].get(name)
        holder = scene.say("web-special-sheet-no-distinction") if seat is None else scene.who(seat)
        lines.append(Content(scene.narrator.labelled(scene.say(f"distinction-{name}"), holder)))
    return lines
