"""A bid in the making: which coin lies on which tavern. Nothing of it leaves the device before it is sealed."""

from typing import Any

from dvergar.locale.nidavellir import TAVERNS
from dvergar.terminal.table.sight import Sight


class Bid:
    """Coins by their place in the hand, one for each tavern; `at` is the tavern that gets the next one."""

    def __init__(self) -> None:
        self.laid: list[int | None] = [None] * len(TAVERNS)
        self.at = 0
        self._moment = ""

    def begin(self, sight: Sight) -> None:
        """Lay the coins as the sealed bid has them, or none; what was begun at this moment stays."""
        moment = f"{sight.me} {sight.decision['id']} {sight.told['bid']}"
        if moment == self._moment:
            return
        self._moment = moment
        self.lay(sight, sight.told["bid"] or "")

    def lay(self, sight: Sight, words: str) -> None:
        """Lay the coins as the words of a bid say."""
        self.laid = [None] * len(TAVERNS)
        free: list[str | None] = [*coins_of(sight)]
        for tavern, coin in enumerate(words.split()[1:]):
            self.laid[tavern] = free.index(coin)
            free[free.index(coin)] = None
        self.at = self._next()

    @property
    def wanting(self) -> int:
        """How many taverns have no coin yet."""
        return self.laid.count(None)

    def toggle(self, coin: int) -> None:
        """Lay a coin on the tavern that is next, or take it back from where it lies."""
        if coin in self.laid:
            self.at = self.laid.index(coin)
            self.laid[self.at] = None
            return
        if self.at < len(TAVERNS):
            self.laid[self.at] = coin
            self.at = self._next()

    def tap(self, tavern: int) -> None:
        """A tavern gets the next coin; what lies there comes back."""
        self.laid[tavern] = None
        self.at = tavern

    def back(self) -> bool:
        """The coin that was laid last comes back; whether there was one."""
        laid = [tavern for tavern, coin in enumerate(self.laid) if coin is not None]
        if laid:
            self.tap(laid[-1])
        return bool(laid)

    def words(self, sight: Sight) -> str:
        """The bid in words; empty while a coin is missing."""
        if self.wanting:
            return ""
        coins = coins_of(sight)
        return " ".join(["bid", *(coins[coin] for coin in self.laid if coin is not None)])

    def choice(self, sight: Sight) -> dict[str, Any] | None:
        """The choice that the laid coins make."""
        said = self.words(sight)
        return next((choice for choice in sight.decision["choices"] if choice["words"] == said), None)

    def _next(self) -> int:
        return next((tavern for tavern, coin in enumerate(self.laid) if coin is None), len(TAVERNS))


def coins_of(sight: Sight) -> list[str]:
    """The coins of who bids, in their order."""
    return str(sight.view["seats"][sight.me].get("coins", "")).split()


def bid_title(sight: Sight, bid: Bid) -> str:
    """What is asked, as far as the bid has come."""
    if sight.told["bid"] is not None:
        return sight.say("nid-bid-sealed" if bid.words(sight) == sight.told["bid"] else "nid-bid-change")
    return sight.say("nid-bid-ready" if not bid.wanting else "nid-bid")


def bid_note(sight: Sight, bid: Bid) -> str:
    """What stays in the pouch and becomes of it, or who wins ties."""
    choice = bid.choice(sight)
    if choice:
        low, high = map(sight.tell.printers["coin"], choice["pouch"].split())
        if choice.get("trade"):
            return sight.say("nid-pouch-trades", low=low, high=high, coin=sight.tell.printers["coin"](choice["trade"]))
        return sight.say("nid-pouch-stays", low=low, high=high)
    order = sight.facts["tie_order"]
    ahead, behind = order[: order.index(sight.me)], order[order.index(sight.me) + 1 :]
    key = "nid-ties-first" if not ahead else "nid-ties-between" if behind else "nid-ties-last"
    gem = sight.view["seats"][sight.me]["gem"]
    ties = sight.say(key, gem=gem, ahead=sight.listed(ahead), behind=sight.listed(behind))
    return f"{sight.say('nid-taverns-left', count=bid.wanting)} {ties}"


def bid_ready(sight: Sight) -> str:
    """Who is ready, in one sentence."""
    others = [chair for chair in sight.told["chairs"] if chair["seat"] != sight.me and chair["bid"] is not None]
    open_ones = [chair["seat"] for chair in others if not chair["bid"]]
    if open_ones:
        return sight.say("nid-still-bidding", names=sight.listed(open_ones), count=len(open_ones))
    seats = [chair["seat"] for chair in others]
    return sight.say("nid-all-ready", names=sight.listed(seats), count=len(seats)) if seats else ""


def bid_go(sight: Sight, bid: Bid) -> str:
    """What the button says."""
    if bid.wanting:
        return sight.say("nid-place-more", count=bid.wanting)
    if sight.told["bid"] == bid.words(sight):
        return sight.say("nid-sealed")
    return sight.say("nid-bid-go" if sight.told["bid"] is None else "nid-bid-again")
