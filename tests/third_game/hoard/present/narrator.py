"""Puts Hoard into words."""

from dvergar.api.narrator import Args, Narrator, Printer
from dvergar.api.play import Decision
from dvergar.api.values import Choice


class HoardNarrator(Narrator):
    """Names treasures; everything else is a number or a seat."""

    prefix = "hoard-"
    examples = ("H3.3", "lamp")

    def things(self) -> dict[str, Printer]:
        """Return the printers of the game's own items."""
        return {"treasure": self.treasure}

    def treasure(self, treasure: int) -> str:
        """Return the name of a treasure by its value."""
        return self.own("treasure", points=treasure)

    def question_args(self, decision: Decision) -> Args:
        """Return the round."""
        return {"round": decision.view.to_dict()["round"]}

    def action(self, choice: Choice, asked: str) -> str:
        """Put an action into words: `bid 5` is coin 5, `take 9` the treasure of 9."""
        verb, _, number = choice.words.partition(" ")
        if verb == "leave":
            return self.own("action-leave")
        return self.own("action-bid", coin=number) if asked == "bid" else self.treasure(int(number))
