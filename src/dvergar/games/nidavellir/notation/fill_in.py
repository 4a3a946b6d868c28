"""Places the cards of a written position: first those given, then others drawn at random from those left."""

from collections import Counter

from dvergar.api.errors import BadPosition
from dvergar.api.plain_data import LONGEST_LIST, table_in
from dvergar.core.json_data import JsonMapping
from dvergar.core.rng import Rng, below
from dvergar.games.nidavellir.engine import Engine
from dvergar.games.nidavellir.notation.checks import deck_stock
from dvergar.games.nidavellir.notation.holdings import cards_in
from dvergar.games.nidavellir.rules import material as m
from dvergar.games.nidavellir.rules.taverns import field_size


class Shelf:
    """Lays out taverns, deck and discards so that every card of the ages so far is somewhere."""

    def __init__(self, s: Engine, data: JsonMapping, *, blanks: bool) -> None:
        self.s = s
        self.data = data
        self.blanks = blanks
        self.now = Counter(deck_stock(s.players, s.deck_age))
        self.all = Counter(deck_stock(s.players, 1))
        self.past = Counter(self.all) if s.age == 1 and s.judged < m.CLASSES else None
        if s.deck_age == 2:
            self.all += deck_stock(s.players, 2)
        for seat in range(s.players):
            self.take([card for card in s.army[seat][: s.army_size[seat]] if card < m.SMITH], f"seats[{seat}].army", fresh=False)

    def take(self, cards: list[int], where: str, *, fresh: bool) -> None:
        """Count cards as placed: fresh ones come from the deck of this age; in Age 1 all others come from Age 1 too."""
        for card in cards:
            if card == m.BLANK:
                continue
            self.all[card] -= 1
            self.now[card] -= fresh
            if self.past is not None and not fresh:
                self.past[card] -= 1
            if self.all[card] < 0 or self.now[card] < 0 or (self.past is not None and self.past[card] < 0):
                raise BadPosition(where, "position-card-too-often", given=m.CARD_WORDS[card])

    def lay_out(self, r: Rng) -> None:
        """Place the given cards, then random ones, and discard what is left over."""
        offers = self.written_taverns()
        deck = self.written_deck()
        self.take(deck, "deck", fresh=True)
        discards = self.written_discards()
        unseen = cards_in([self.data["unseen"]], "unseen") if "unseen" in self.data else []
        self.take([card for card in discards or [] if card < m.SMITH], "discards", fresh=False)
        self.take(unseen, "unseen", fresh=True)
        for tavern, cards in enumerate(offers):
            self.fill_tavern(r, tavern, cards)
        self.fill_deck(r, deck)
        if unseen:
            self.s.unseen = self.deal(unseen, r, "unseen", hide=self.blanks)[0]
        self.discard(discards)

    def written_taverns(self) -> list[list[int]]:
        """Return the given cards of every tavern."""
        taverns = table_in(self.data.get("taverns", {}), "taverns", m.TAVERN_NAMES)
        offers = [cards_in(taverns.get(name, []), f"taverns.{name}") for name in m.TAVERN_NAMES]
        for name, cards in zip(m.TAVERN_NAMES, offers, strict=True):
            self.take(cards, f"taverns.{name}", fresh=True)
        return offers

    def written_deck(self) -> list[int]:
        """Return the given cards of the deck from the top; a plain number stands for unknown cards."""
        deck = self.data.get("deck", [])
        if isinstance(deck, int) and not isinstance(deck, bool):
            deck = ["?"] * min(max(deck, 0), LONGEST_LIST)
        return cards_in(deck, "deck")

    def written_discards(self) -> list[int] | None:
        """Return the given discards, or None if they are whatever is left over; a viewer knows them all."""
        if "discards" not in self.data:
            return [] if self.blanks else None
        discards = cards_in(self.data["discards"], "discards")
        if m.BLANK in discards or not self.may_discard_smith(discards.count(m.SMITH)):
            raise BadPosition("discards", "position-discards", count=0)
        return discards

    def may_discard_smith(self, smiths: int) -> bool:
        """Whether the discards can hold this many Special Smiths: there is one, awarded with the Blacksmiths."""
        s = self.s
        held = sum(list(s.army[seat]).count(m.SMITH) for seat in range(s.players))
        return smiths == 0 or (smiths + held == 1 and (s.age == 2 or s.judged > m.BLACKSMITH))

    def fill_tavern(self, r: Rng, tavern: int, written: list[int]) -> None:
        """Fill a tavern with the given cards, then with random ones up to its size."""
        where, size = f"taverns.{m.TAVERN_NAMES[tavern]}", self.tavern_size(tavern)
        if len(written) > size:
            raise BadPosition(where, "position-tavern-size", size=size)
        self.s.offer[tavern][:size] = self.deal(written + [m.BLANK] * (size - len(written)), r, where, hide=False)

    def fill_deck(self, r: Rng, written: list[int]) -> None:
        """Fill the deck with the given cards, then with random ones up to its size; cards already drawn leave gaps before."""
        s, size = self.s, self.deck_size()
        if len(written) > size:
            raise BadPosition("deck", "position-deck-size", size=size)
        deck = self.deal(written + [m.BLANK] * (size - len(written)), r, "deck", hide=self.blanks)
        whole = deck_stock(s.players, s.deck_age).total()
        s.deck[:whole] = [m.NO_CARD] * (whole - size) + deck
        s.deck_top, s.deck_end = whole - size, whole

    def tavern_size(self, tavern: int) -> int:
        """Return how many cards lie in a tavern now."""
        s = self.s
        if s.stage == m.FILLING or s.stage > m.CLOSING or tavern < s.tavern:
            return 0
        if tavern > s.tavern or s.stage < m.TAKING:
            return field_size(s)
        taken = s.at + (s.stage in (m.TRADING, m.PASSING) and not self.is_taking())
        return field_size(s) - taken

    def is_taking(self) -> bool:
        """Whether the seat whose turn it is has yet to take its card."""
        return self.data.get("awaiting") == "take"

    def deck_size(self) -> int:
        """Return how many cards the deck needs for the rest of the age."""
        s = self.s
        turn = m.TAVERNS * field_size(s)
        if s.stage in (m.YLUD_COMES, m.JUDGING) and s.age == 1:
            return m.TURNS[s.players] * turn + (s.judged < m.CLASSES or self.data.get("awaiting") == "keep")
        if s.stage > m.CLOSING:
            return 0
        return turn * (m.TURNS[s.players] - s.turn + (s.stage == m.FILLING))

    def deal(self, cards: list[int], r: Rng, where: str, *, hide: bool) -> list[int]:
        """Fill the blanks at random from the cards of this age that are left, or keep them blank."""
        if hide:
            return cards
        dealt = []
        for written in cards:
            card = written
            if card == m.BLANK:
                left = [c for c in range(m.AGE_KINDS) for _ in range(min(self.now[c], self.all[c]))]
                if not left:
                    raise BadPosition(where, "position-too-few-cards")
                card = left[below(r, len(left))]
                self.take([card], where, fresh=True)
            dealt.append(card)
        return dealt

    def discard(self, written: list[int] | None) -> None:
        """Set the discards as given, or to everything left over."""
        s = self.s
        if written is not None:
            for card in written:
                s.discards[card] += 1
            hidden = sum(card == m.BLANK for card in s.deck) + (s.unseen == m.BLANK)
            if sum(self.all.values()) != hidden or any(count > self.now[card] for card, count in self.all.items()):
                raise BadPosition("discards", "position-discards", count=sum(self.all.values()) - hidden)
            return
        for card, count in self.all.items():
            s.discards[card] += count
