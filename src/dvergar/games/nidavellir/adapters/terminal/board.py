"""The table of Nidavellir in the terminal."""

from textual.content import Content

from dvergar.games.nidavellir.adapters.terminal import drawing
from dvergar.games.nidavellir.adapters.terminal.bid import Bid
from dvergar.games.nidavellir.adapters.terminal.prompts import AskingNidavellir
from dvergar.games.nidavellir.adapters.terminal.score_sheet import final_sheet
from dvergar.games.nidavellir.adapters.terminal.taverns import taverns
from dvergar.ui.kit.board import TALL, Board, Draft, Selection
from dvergar.ui.kit.paint import NOTHING, Lines, beside, ends, mark, ruled, styled
from dvergar.ui.kit.scene import Scene


class NidavellirBoard(Board):
    """The taverns above, the player's own army and the others below."""

    asking = AskingNidavellir()

    def where(self, scene: Scene) -> str:
        """Return age and turn."""
        return drawing.where(scene)

    def main(self, scene: Scene, selection: Selection, width: int, height: int, *, wide: bool) -> Lines:
        """Draw taverns and armies; in a small window leave out the taverns if the question is about something else."""
        short = height < TALL and scene.asked not in ("", "bid", "take", "lay")
        above = [] if short else taverns(scene, width, _bid(selection), selection.picked)
        if scene.me is None:
            return [*above, *(drawing.players(scene, width))]
        own = self._own(scene, selection, width if wide else width - 35, tall=wide and height >= TALL)
        if wide:
            return [*above, NOTHING, *own]
        return [*above, *beside([own, self._others(scene, 34)], [width - 35, 34])]

    def _own(self, scene: Scene, selection: Selection, width: int, *, tall: bool) -> Lines:
        assert scene.me is not None
        title = Content.assemble(
            mark(scene.me), styled(f" {scene.say('nid-own-army')}", "bold"), "  ", drawing.purse(scene, scene.me)
        )
        return [ruled(title, width), *drawing.army(scene, scene.me, width, selection.picked, tall=tall)]

    def _others(self, scene: Scene, width: int) -> Lines:
        return [ruled(styled(scene.say("nid-others"), "bold"), width), *drawing.players(scene, width)]

    def side(self, scene: Scene, selection: Selection, width: int) -> Lines:
        """Draw the other players, then what all share."""
        del selection
        return [*self._others(scene, width), NOTHING, *drawing.common(scene, width)]

    def everything(self, scene: Scene, selection: Selection, width: int) -> Lines:
        """Draw taverns, every army in full, treasury, heroes on display, distinctions."""
        lines = taverns(scene, width, _bid(selection), "")
        for seat in scene.seats:
            title = Content.assemble(mark(seat), styled(f" {scene.name(seat)}", "bold"), "  ", drawing.purse(scene, seat))
            head = ends(ruled(title, width - 6), styled(f" {scene.total(seat)} ", "bold $lamp"), width)
            lines += [NOTHING, head, *drawing.army(scene, seat, width, "", tall=False)]
        return [*lines, NOTHING, *drawing.common(scene, width)]

    def final_sheet(self, scene: Scene, width: int) -> Lines:
        """Draw every part of the score with its working."""
        return final_sheet(scene, width)

    def draft(self) -> Draft:
        """Return an empty bid."""
        return Bid()


def _bid(selection: Selection) -> Bid:
    """Return the bid being made."""
    return selection.draft if isinstance(selection.draft, Bid) else Bid()
