"""The terminal board of a game that brings none of its own: the lines of its plain screen."""

from dvergar.api.values import Choice
from dvergar.core.json_data import JsonMapping, JsonObject
from dvergar.ui.kit.board import Board, Selection
from dvergar.ui.kit.paint import NOTHING, Lines, styled
from dvergar.ui.kit.prompts import told_choice
from dvergar.ui.kit.scene import Scene
from dvergar.ui.kit.score_table import figure, heads, row


class PlainAsking:
    """Decisions in the words of the game's narrator."""

    def title(self, scene: Scene) -> str:
        """Return the question."""
        return str(plain_of(scene)["question"])

    def note(self, scene: Scene) -> str:
        """Return nothing: the question is enough."""
        del scene
        return ""

    def says(self, scene: Scene, choice: JsonObject) -> str:
        """Return what the choice does at once."""
        return scene.narrator.effects(told_choice(choice))

    def go(self, scene: Scene, choice: JsonObject) -> str:
        """Return the label of the button that plays the choice."""
        return scene.say("text-go", choice=self.label(scene, told_choice(choice)))

    def label(self, scene: Scene, choice: Choice) -> str:
        """Return the name of a choice."""
        return scene.narrator.choice(choice, scene.asked)

    def thing(self, scene: Scene, words: str, args: JsonObject) -> str:
        """Return nothing: choices have no explanations."""
        del scene, words, args
        return ""

    def wait(self, scene: Scene) -> str:
        """Return who has to decide."""
        asked = scene.snapshot["asked"]
        if not asked or not asked["seats"]:
            return scene.say("web-loading")
        seats = [seat for seat in asked["seats"] if not scene.snapshot["chairs"][seat]["bid"]]
        return scene.say("text-wait", names=scene.listed(seats or asked["seats"]))


class PlainBoard(Board):
    """The lines of the plain screen, and the log beside them."""

    asking = PlainAsking()

    def where(self, scene: Scene) -> str:
        """Return nothing: the lines include it."""
        del scene
        return ""

    def main(self, scene: Scene, selection: Selection, width: int, height: int, *, wide: bool) -> Lines:
        """Return the whole table."""
        del selection, width, height, wide
        return [styled(line) for line in plain_of(scene)["lines"]]

    def side(self, scene: Scene, selection: Selection, width: int) -> Lines:
        """Return everybody's points with their parts."""
        del selection
        return points_table(scene, width)

    def final_sheet(self, scene: Scene, width: int) -> Lines:
        """Return who won, and the parts of all points."""
        winners = [scene.name(score["seat"]) for score in scene.snapshot["scores"] if score["place"] == 1]
        key = "score-winner" if len(winners) == 1 else "score-winners"
        return [styled(scene.say(key, names=scene.words.listed(winners)), "bold $lamp"), NOTHING, *points_table(scene, width)]

    def everything(self, scene: Scene, selection: Selection, width: int) -> Lines:
        """Return the whole table."""
        return [*self.main(scene, selection, width, 0, wide=False), NOTHING, *points_table(scene, width)]


def plain_of(scene: Scene) -> JsonMapping:
    """Return the plain form of the table as the server sent it."""
    plain: JsonMapping = scene.snapshot["plain"]
    return plain


def points_table(scene: Scene, width: int) -> Lines:
    """Return a row for each part and a column for each seat, then totals and places."""
    scores = scene.snapshot["scores"]
    lines = heads(scene, width)
    for part in scores[0]["parts"]:
        cells = [figure(score["parts"][part], best=False) for score in scores]
        lines.append(row(styled(scene.narrator.part(part)), cells, width))
    totals = [styled(score["total"], "bold $lamp") for score in scores]
    places = [styled(score["place"], "$ink2") for score in scores]
    total, place = styled(scene.say(scene.narrator.total), "bold"), styled(scene.say("score-place"), "$ink2")
    return [*lines, row(total, totals, width), row(place, places, width)]
