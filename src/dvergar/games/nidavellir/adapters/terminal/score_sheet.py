"""The final score sheet of Nidavellir: every part with its working, and what decided the game."""

from textual.content import Content

from dvergar.core.json_data import JsonObject
from dvergar.games.nidavellir.rules import material as m
from dvergar.ui.kit.paint import NOTHING, Lines, mark, styled, wrapped
from dvergar.ui.kit.scene import Scene
from dvergar.ui.kit.score_table import figure, heads, row, rows


def final_sheet(scene: Scene, width: int) -> Lines:
    """Draw who won and by how much, every part with its working, heroes, distinctions, and what decided the game."""
    scores = scene.snapshot["result"]["scores"]
    lines = [styled(_head(scene), "bold $lamp"), NOTHING, *heads(scene, width)]
    for part in m.PART_NAMES:
        most = max(score["parts"][part] for score in scores)
        cells = [figure(score["parts"][part], score["parts"][part] == most > 0) for score in scores]
        lines.append(row(styled(_row_name(scene, part), "bold"), cells, width))
        lines += _how(scene, part, width)
    lines += [styled("─" * width, "$line")]
    lines.append(row(styled(scene.say("sheet-total"), "bold"), [styled(one["total"], "bold $lamp") for one in scores], width))
    lines.append(row(NOTHING, [styled(_place(scene, score, scores), "$ink2") for score in scores], width))
    return [*lines, NOTHING, *_won_where(scene, scores, width), *_taken(scene, width)]


def _head(scene: Scene) -> str:
    won = scene.facts["won"]
    names = [scene.name(seat) for seat in won["winners"]]
    if len(names) > 1:
        return scene.say("nid-sheet-share", names=", ".join(names[:-1]), name=names[-1])
    if won["winners"] == [scene.me]:
        return scene.say("nid-sheet-you-win", lead=won["lead"])
    return scene.say("nid-sheet-wins", name=names[0], lead=won["lead"])


def _row_name(scene: Scene, part: str) -> str:
    return scene.say("nid-sheet-neutral") if part == "heroes" else scene.narrator.part(part)


def _place(scene: Scene, score: JsonObject, scores: list[JsonObject]) -> str:
    shared = sum(other["place"] == score["place"] for other in scores) > 1
    return scene.say("sheet-shared" if shared else "sheet-place", place=score["place"])


def _how(scene: Scene, part: str, width: int) -> Lines:
    """Draw the working below the figures of a part, in as many lines as needed."""
    sheet = scene.facts["sheet"]
    return rows([styled(scene.narrator.figure(part, seat, sheet), "$ink2") for seat in range(len(sheet))], width)


def _won_where(scene: Scene, scores: list[JsonObject], width: int) -> Lines:
    """Draw the part in which the winner gained most on the second."""
    won = scene.facts["won"]
    head = styled(scene.say("nid-sheet-won-where"), "bold")
    if not won["part"]:
        return [head, *wrapped(scene.say("nid-sheet-won-tie"), width), NOTHING]
    first, second = (scores[seat] for seat in won["best"])
    text = scene.say(
        "nid-sheet-won-by",
        part=_row_name(scene, won["part"]),
        name=scene.who(first["seat"]),
        points=first["parts"][won["part"]],
        other=scene.who(second["seat"]),
        fewer=second["parts"][won["part"]],
    )
    return [head, *wrapped(text, width), NOTHING]


def _taken(scene: Scene, width: int) -> Lines:
    """Draw who had which heroes and distinctions."""
    lines = [styled(scene.say("nid-sheet-heroes"), "bold")]
    for seat, held in enumerate(scene.view["seats"]):
        heroes = ", ".join(map(scene.narrator.printers["hero"], held["heroes"].split())) or scene.say("nid-sheet-none")
        lines += wrapped(Content.assemble(mark(seat), " ", scene.narrator.labelled(scene.who(seat), heroes)), width)
    lines += [NOTHING, styled(scene.say("nid-sheet-distinctions"), "bold")]
    for name in m.CLASS_NAMES:
        seat = scene.view["distinctions"].get(name)
        holder = scene.say("nid-sheet-no-distinction") if seat is None else scene.who(seat)
        lines.append(Content(scene.narrator.labelled(scene.say(f"distinction-{name}"), holder)))
    return lines
