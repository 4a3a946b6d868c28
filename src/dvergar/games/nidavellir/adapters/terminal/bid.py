"""A bid being made: which coin lies on which tavern. Nothing is sent before the bid is sealed."""

from textual.content import Content

from dvergar.core.json_data import JsonObject
from dvergar.games.nidavellir.adapters.terminal.prompts import short_tavern
from dvergar.games.nidavellir.notation.actions import action_in
from dvergar.games.nidavellir.rules import material as m
from dvergar.ui.kit.board import Draft
from dvergar.ui.kit.paint import BASIC, LIT, Lines, beside, clickable, coin, styled
from dvergar.ui.kit.scene import Scene

TRADES = ("0", "3s")
LARGE = 4
"""The height of large coins, in rows."""
_EDGES = {"basic": ("╭───╮", "│{}│", "╰───╯"), "treasury": ("┏━━━┓", "┃{}┃", "┗━━━┛"), "special": ("/───\\", "<{}>", "\\───/")}
"""Round, square and hexagonal, as nearly as characters allow."""


class Bid(Draft):
    """Coins by their index in the hand, one for each tavern; `at` is the tavern that gets the next one."""

    kind = "bid"

    def __init__(self) -> None:
        self.laid: list[int | None] = [None] * len(m.TAVERN_NAMES)
        self.at = 0
        self._moment = ""

    def begin(self, scene: Scene) -> None:
        """Start from the sealed bid, if any; keep a bid that was begun for the same decision."""
        moment = f"{scene.me} {scene.decision['id']} {scene.snapshot['bid']}"
        if moment == self._moment:
            return
        self._moment = moment
        self.fill(scene, scene.snapshot["bid"] or "")

    def fill(self, scene: Scene, words: str) -> None:
        """Lay the coins of a bid given in words."""
        self.laid = [None] * len(m.TAVERN_NAMES)
        free: list[str | None] = [*coins_of(scene)]
        for tavern, name in enumerate(action_in(words).names):
            self.laid[tavern] = free.index(name)
            free[free.index(name)] = None
        self.at = self._next()

    @property
    def wanting(self) -> int:
        """The number of taverns still without a coin."""
        return self.laid.count(None)

    def toggle(self, coin: int) -> None:
        """Lay a coin on the next tavern, or take it back from where it lies."""
        if coin in self.laid:
            self.at = self.laid.index(coin)
            self.laid[self.at] = None
            return
        if self.at < len(m.TAVERN_NAMES):
            self.laid[self.at] = coin
            self.at = self._next()

    def tap(self, tavern: int) -> None:
        """Take back the coin on a tavern and make that tavern the next."""
        self.laid[tavern] = None
        self.at = tavern

    def back(self) -> bool:
        """Take back the coin on the last tavern that has one; return whether there was one."""
        laid = [tavern for tavern, coin in enumerate(self.laid) if coin is not None]
        if laid:
            self.tap(laid[-1])
        return bool(laid)

    def words(self, scene: Scene) -> str:
        """Return the bid in words; empty while a coin is missing."""
        if self.wanting:
            return ""
        coins = coins_of(scene)
        return " ".join(["bid", *(coins[coin] for coin in self.laid if coin is not None)])

    def choice(self, scene: Scene) -> JsonObject | None:
        """Return the choice that matches the coins laid."""
        said = self.words(scene)
        return next((choice for choice in scene.decision["choices"] if choice["words"] == said), None)

    def step(self, by: int) -> None:
        """Move to the next tavern, or to the previous one."""
        self.at = (self.at + by) % len(m.TAVERN_NAMES)

    def pieces(self, scene: Scene) -> int:
        """Return how many coins are in the hand."""
        return len(coins_of(scene))

    def title(self, scene: Scene) -> str:
        """Return the question, depending on how far the bid has come."""
        if scene.snapshot["bid"] is not None:
            return scene.say("nid-bid-sealed" if self.words(scene) == scene.snapshot["bid"] else "nid-bid-change")
        return scene.say("nid-bid-ready" if not self.wanting else "nid-bid")

    def note(self, scene: Scene) -> str:
        """Say what happens to the pouch, or who wins ties."""
        choice = self.choice(scene)
        if choice:
            low, high = map(scene.narrator.printers["coin"], choice["pouch"].split())
            if choice.get("trade"):
                return scene.say("nid-pouch-trades", low=low, high=high, coin=scene.narrator.printers["coin"](choice["trade"]))
            return scene.say("nid-pouch-stays", low=low, high=high)
        return f"{scene.say('nid-taverns-left', count=self.wanting)} {_tie_rank(scene)}"

    def others(self, scene: Scene) -> str:
        """Say in one sentence who is ready."""
        others = [chair for chair in scene.snapshot["chairs"] if chair["seat"] != scene.me and chair["bid"] is not None]
        open_ones = [chair["seat"] for chair in others if not chair["bid"]]
        if open_ones:
            return scene.say("nid-still-bidding", names=scene.listed(open_ones), count=len(open_ones))
        seats = [chair["seat"] for chair in others]
        return scene.say("nid-all-ready", names=scene.listed(seats), count=len(seats)) if seats else ""

    def button(self, scene: Scene) -> str:
        """Return the label of the button."""
        if self.wanting:
            return scene.say("nid-place-more", count=self.wanting)
        if scene.snapshot["bid"] == self.words(scene):
            return scene.say("nid-sealed")
        return scene.say("nid-bid-go" if scene.snapshot["bid"] is None else "nid-bid-again")

    def lines(self, scene: Scene, rows: int) -> Lines:
        """Draw every coin with its number and place, in one row, or larger if there is room."""
        coins = coins_of(scene)
        if rows < LARGE:
            return [Content("").join([_small(scene, self, number, words) for number, words in enumerate(coins)])]
        cells = [_large(scene, self, number, words) for number, words in enumerate(coins)]
        return beside(cells, [max(9, *(line.cell_length for line in cell)) for cell in cells], 2)

    def _next(self) -> int:
        return next((tavern for tavern, coin in enumerate(self.laid) if coin is None), len(m.TAVERN_NAMES))


def coins_of(scene: Scene) -> list[str]:
    """Return the bidder's coins, in order."""
    return str(scene.view["seats"][scene.me].get("coins", "")).split()


def _tie_rank(scene: Scene) -> str:
    """Say whom the bidder's gem beats in ties, and whom it does not."""
    order = scene.facts["tie_order"]
    ahead, behind = order[: order.index(scene.me)], order[order.index(scene.me) + 1 :]
    key = "nid-ties-first" if not ahead else "nid-ties-between" if behind else "nid-ties-last"
    gem = scene.view["seats"][scene.me]["gem"]
    return scene.say(key, gem=gem, ahead=scene.listed(ahead), behind=scene.listed(behind))


def _place(scene: Scene, bid: Bid, number: int, words: str) -> str:
    """Return where a coin lies, or that it trades."""
    if number in bid.laid:
        return f"→{short_tavern(scene, m.TAVERN_NAMES[bid.laid.index(number)])}"
    if not bid.wanting:
        return scene.say("nid-pouch")
    return f"⇄ {scene.say('nid-trades')}" if words in TRADES else ""


def _small(scene: Scene, bid: Bid, number: int, words: str) -> Content:
    laid = number in bid.laid
    place = _place(scene, bid, number, words) if laid else "⇄" if words in TRADES else ""
    face = coin(words, "$ink2" if laid else "")
    key = styled(f" {number + 1} ", LIT)
    return clickable(Content.assemble(key, " ", face, styled(place, "$ink2"), "  "), f"screen.piece({number})")


def _large(scene: Scene, bid: Bid, number: int, words: str) -> Lines:
    kind = "special" if words == "3s" else "basic" if words in BASIC else "treasury"
    style = "$ink2" if number in bid.laid else f"bold $coin-{kind}"
    top, middle, bottom = _EDGES[kind]
    value = f"{words.rstrip('ts'):^3}"
    key = Content.assemble(styled(f" {number + 1} ", LIT), " ")
    lines = [
        Content.assemble("    ", styled(top, style)),
        Content.assemble(key, styled(middle.format(value), style)),
        Content.assemble("    ", styled(bottom, style)),
        styled(f"    {_place(scene, bid, number, words)}", "$ink2"),
    ]
    return [clickable(line, f"screen.piece({number})") for line in lines]
