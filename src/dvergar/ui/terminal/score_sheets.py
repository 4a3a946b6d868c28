"""Points: as if the game ended now, and the final sheet with how every figure was reached."""

from textual.content import Content

from dvergar.core.json_data import JsonObject
from dvergar.ui.kit.board import board_of
from dvergar.ui.kit.paint import NOTHING, Lines, styled, wrapped
from dvergar.ui.kit.scene import Scene
from dvergar.ui.kit.score_table import figure, heads, row


def score_lines(scene: Scene, width: int) -> Lines:
    """Draw a row for each part and a column for each seat, with the current points."""
    over = scene.snapshot["phase"] == "over"
    if over:
        return [*board_of(scene.game).final_sheet(scene, width), *_proof(scene, width)]
    scores = scene.snapshot["scores"]
    lines = heads(scene, width)
    for part in scores[0]["parts"]:
        most = max(score["parts"][part] for score in scores)
        cells = [figure(score["parts"][part], score["parts"][part] == most > 0) for score in scores]
        lines.append(row(styled(scene.narrator.part(part)), cells, width))
    totals = [styled(score["total"], "bold $lamp") for score in scores]
    return [*lines, row(styled(scene.say(scene.narrator.total), "bold"), totals, width), _places(scene, scores, width)]


def _proof(scene: Scene, width: int) -> Lines:
    """Draw how the server's deal can be verified."""
    if "type" not in scene.snapshot:
        return []
    text = wrapped(styled(scene.say("sheet-proof-text"), "$ink2"), width)
    return [NOTHING, styled(scene.say("sheet-proof"), "bold"), *text, styled(scene.snapshot["commitment"], "$ink2")]


def _places(scene: Scene, scores: list[JsonObject], width: int) -> Content:
    return row(styled(scene.say("score-place"), "$ink2"), [styled(score["place"], "$ink2") for score in scores], width)
