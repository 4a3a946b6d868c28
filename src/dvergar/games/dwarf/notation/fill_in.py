"""Places the cards of a written position: first those given, then the rest, at random or under the stacks."""

from collections.abc import Collection

from dvergar.api.errors import BadPosition, shown
from dvergar.api.plain_data import LONGEST_LIST, table_in
from dvergar.core.json_data import Json, JsonMapping
from dvergar.core.rng import Rng, below
from dvergar.games.dwarf.notation.write import COPY_SUFFIX
from dvergar.games.dwarf.rules import material as m
from dvergar.games.dwarf.rules.state import State, action_of


def card_in(value: Json, where: str, copy: int, taken: Collection[int], location: int | None = None) -> tuple[int, int]:
    """Return a card and its location from its words; without `location` they begin with it. A needless letter may be omitted."""
    text = " ".join(value.lower().split()) if isinstance(value, str) and len(value) < 80 else ""
    if location is None:
        number, _, text = text.partition(" ")
        location = _location(number, copy)
        if location is None:
            raise BadPosition(where, "position-card", given=shown(value))
    fitting = _cards_called(text, location, taken)
    if not fitting:
        known = any(text in (words, words[:-2]) for words in m.CARD_WORDS[1:])
        raise BadPosition(where, "position-card-elsewhere" if known else "position-card", given=shown(value))
    if len(fitting) > 1:
        raise BadPosition(where, "position-card-which", given=shown(value))
    return fitting[0], location


def _location(number: str, copy: int) -> int | None:
    """Return the location of this copy with this number, counted from 0."""
    if not (number.isascii() and number.isdigit() and len(number) < 3):
        return None
    return int(number) - 1 if (int(number) - 1) // m.LOCATIONS == copy else None


def _cards_called(text: str, location: int, taken: Collection[int]) -> list[int]:
    """Return the cards of a location with these words; if there are none, the free ones that match without the letter."""
    here = [card for card in range(1, m.CARD_COUNT) if m.CARD_LOCATION[card] == location % m.LOCATIONS]
    exactly = [card for card in here if m.CARD_WORDS[card] == text]
    return exactly or [card for card in here if m.CARD_WORDS[card][:-2] == text and card not in taken]


class Shelf:
    """Lays out stacks, piles and Mountains so that every card of each copy is somewhere."""

    def __init__(self, s: State, data: JsonMapping, *, blanks: bool) -> None:
        self.s = s
        self.data = data
        self.blanks = blanks
        self.taken: list[set[int]] = [set(), set()]

    def lay_out(self, r: Rng) -> None:
        """Place the given cards, then the rest."""
        s = self.s
        stacks = self.written_stacks()
        piles = self.written_piles()
        for copy in range(s.copies):
            if s.special and s.special_copy == copy:
                self.take(s.special, copy, "special")
            if s.solo:
                self.leave_apprentice_out()
        for copy in range(s.copies):
            mountain = self.written_mountain(copy)
            self.sink(copy, mountain)
            self.fill_piles(r, copy, piles)
            self.fill_mountain(r, copy, mountain, stacks)
        for location, cards in enumerate(stacks):
            if not 1 <= len(cards) <= m.STACK:
                raise BadPosition(f"mine.{location + 1}", "position-stack")
            s.height[location] = len(cards)
            s.stack[location] = cards + [m.NO_CARD] * (m.STACK - len(cards))

    def take(self, card: int, copy: int, where: str) -> None:
        """Count a card as placed; it can be in one place only."""
        if card in self.taken[copy]:
            raise BadPosition(where, "position-card-twice", given=m.CARD_WORDS[card])
        self.taken[copy].add(card)

    def leave_apprentice_out(self) -> None:
        """Remove Apprentice, which is not used in solo (D8.1)."""
        card = self.special_card(m.APPRENTICE)
        if card in self.taken[0]:
            raise BadPosition("piles", "position-apprentice")
        self.taken[0].add(card)

    def special_card(self, action: int) -> int:
        """Return the special card with this action on its front."""
        return next(m.FIRST_SPECIAL + i for i in range(m.SPECIALS) if action_of(self.s, m.FIRST_SPECIAL + i) == action)

    def written_stacks(self) -> list[list[int]]:
        """Return the stacks from bottom to top; a location not given holds its starting card."""
        places = self.s.copies * m.LOCATIONS
        table = table_in(self.data.get("mine", {}), "mine", tuple(str(number + 1) for number in range(places)))
        stacks = []
        for location in range(places):
            copy, where = location // m.LOCATIONS, f"mine.{location + 1}"
            words = table.get(str(location + 1))
            if words is not None and (not isinstance(words, list) or len(words) > m.STACK):
                raise BadPosition(where, "position-list")
            cards = []
            for value in [] if words is None else words:
                card, _ = card_in(value, where, copy, self.taken[copy], location)
                self.take(card, copy, where)
                cards.append(card)
            if words is None:
                cards = [m.START_CARD + location % m.LOCATIONS]
                self.take(cards[0], copy, where)
            stacks.append(cards)
        return stacks

    def written_piles(self) -> dict[int, list[int]]:
        """Return the given piles, from bottom to top; “?” is unknown."""
        count = self.s.copies * m.PILES
        table = table_in(self.data.get("piles", {}), "piles", tuple(str(number + 1) for number in range(count)))
        piles: dict[int, list[int]] = {}
        for name, actions in table.items():
            where, copy = f"piles.{name}", (int(name) - 1) // m.PILES
            if not isinstance(actions, list) or len(actions) > m.PILE:
                raise BadPosition(where, "position-pile-size")
            cards = [self.action_card(action, where, copy) for action in reversed(actions)]
            if cards and cards[-1] == m.BLANK and self.blanks:
                raise BadPosition(where, "position-unknown")
            piles[int(name) - 1] = cards
        return piles

    def action_card(self, action: Json, where: str, copy: int) -> int:
        """Return the special card with an action's name."""
        if action == "?":
            return m.BLANK
        if not isinstance(action, str) or action.lower() not in m.ACTION_NAMES:
            raise BadPosition(where, "position-name", given=shown(action), names=", ".join(m.ACTION_NAMES))
        card = self.special_card(m.ACTION_NAMES.index(action.lower()))
        self.take(card, copy, where)
        return card

    def written_mountain(self, copy: int) -> list[int]:
        """Return the given cards from the top; a number names none."""
        where = f"mountain{COPY_SUFFIX[copy]}"
        written = self.data.get(where, [])
        if isinstance(written, int) and not isinstance(written, bool):
            return []
        if not isinstance(written, list) or len(written) > LONGEST_LIST:
            raise BadPosition(where, "position-list")
        cards = []
        for value in written:
            card, _ = card_in(value, where, copy, self.taken[copy])
            self.take(card, copy, where)
            cards.append(card)
        return cards

    def sink(self, copy: int, mountain: list[int]) -> None:
        """Put special backs into the Mountain: those given there, and those given as used."""
        where = f"used{COPY_SUFFIX[copy]}"
        used = self.data.get(where, [])
        if not isinstance(used, list) or len(used) > m.SPECIALS:
            raise BadPosition(where, "position-list")
        sunk = {card for card in mountain if card >= m.FIRST_SPECIAL}
        for action in used:
            if not isinstance(action, str) or action not in m.ACTION_NAMES:
                raise BadPosition(where, "position-name", given=shown(action), names=", ".join(m.ACTION_NAMES))
            card = self.special_card(m.ACTION_NAMES.index(action))
            if card not in sunk:
                if card in self.taken[copy]:
                    raise BadPosition(where, "position-card-twice", given=action)
                sunk.add(card)
        self.s.sunk[copy] = sum(1 << (card - m.FIRST_SPECIAL) for card in sunk)

    def is_sunk(self, copy: int, card: int) -> bool:
        """Whether a special back lies in the Mountain."""
        return card >= m.FIRST_SPECIAL and bool(self.s.sunk[copy] >> (card - m.FIRST_SPECIAL) & 1)

    def fill_piles(self, r: Rng, copy: int, piles: dict[int, list[int]]) -> None:
        """Put the remaining special cards on the piles: into blanks, and on piles not given."""
        s = self.s
        left = [
            card for card in range(m.FIRST_SPECIAL, m.CARD_COUNT) if card not in self.taken[copy] and not self.is_sunk(copy, card)
        ]
        own = range(copy * m.PILES, copy * m.PILES + m.PILES)
        for pile in own:
            unwritten = [] if self.blanks else [m.BLANK] * min(m.PILE, len(left))
            cards = piles.get(pile, unwritten)
            if not self.blanks:
                cards = [self.drawn(r, copy, pile, left) if card == m.BLANK else card for card in cards]
            s.pile_size[pile] = len(cards)
            s.pile[pile] = cards + [m.NO_CARD] * (m.PILE - len(cards))
        if self.blanks and len(left) != sum(s.pile[pile].count(m.BLANK) for pile in own):
            raise BadPosition("piles", "position-pile-size")

    def drawn(self, r: Rng, copy: int, pile: int, left: list[int]) -> int:
        """Draw one of the special cards left at random."""
        if not left:
            raise BadPosition(f"piles.{pile + 1}", "position-pile-size")
        card = left.pop(below(r, len(left)))
        self.take(card, copy, f"piles.{pile + 1}")
        return card

    def fill_mountain(self, r: Rng, copy: int, mountain: list[int], stacks: list[list[int]]) -> None:
        """Put random remaining cards below the given ones; if the Mountain's size is given, put the others under stacks."""
        where = f"mountain{COPY_SUFFIX[copy]}"
        size = self.data.get(where)
        left = [card for card in range(1, m.CARD_COUNT) if card not in self.taken[copy]]
        short = self.flag("short", default=False)
        if self.blanks:
            mountain = self.hidden_mountain(copy, left)
        elif isinstance(size, int) and not isinstance(size, bool):
            mountain, left = self.drawn_from(r, copy, left, size)
            self.put_under(copy, left, stacks)
        elif short:
            self.put_under(copy, left, stacks)
        else:
            inside = [card for card in left if card < m.FIRST_SPECIAL or self.is_sunk(copy, card)]
            mountain = mountain + self.shuffled(r, copy, inside)
            self.put_under(copy, [card for card in left if card not in inside], stacks)
        self.set_mountain(copy, mountain)

    def hidden_mountain(self, copy: int, left: list[int]) -> list[int]:
        """Return a Mountain of unknown cards: as many as are nowhere else."""
        size = self.data.get(f"mountain{COPY_SUFFIX[copy]}")
        hidden = sum(card < m.FIRST_SPECIAL or self.is_sunk(copy, card) for card in left)
        if size != (hidden or []) or isinstance(size, bool):
            raise BadPosition(f"mountain{COPY_SUFFIX[copy]}", "position-mountain-size")
        strangers = [card for card in left if m.CARD_DECK[card] == m.START or self.is_sunk(copy, card)]
        if strangers and self.layered(copy):
            raise BadPosition(f"layered{COPY_SUFFIX[copy]}", "position-layers")
        return [m.BLANK] * hidden

    def drawn_from(self, r: Rng, copy: int, left: list[int], size: int) -> tuple[list[int], list[int]]:
        """Draw this many cards at random, including the used ones; return them and the others."""
        sunk = [card for card in left if self.is_sunk(copy, card)]
        others = self.shuffled(r, copy, [card for card in left if card < m.FIRST_SPECIAL])
        if not len(sunk) <= size <= len(sunk) + len(others):
            raise BadPosition(f"mountain{COPY_SUFFIX[copy]}", "position-mountain-size")
        chosen = others[: size - len(sunk)] + sunk
        return self.shuffled(r, copy, chosen), [card for card in left if card not in chosen]

    def shuffled(self, r: Rng, copy: int, cards: list[int]) -> list[int]:
        """Return the cards in random order; with layers the A cards first (D2.3)."""
        cards = list(cards)
        for i in range(len(cards) - 1, 0, -1):
            j = below(r, i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        if self.layered(copy):
            cards.sort(key=lambda card: m.CARD_DECK[card] == m.DECK_B)
        return cards

    def layered(self, copy: int) -> bool:
        """Whether the Mountain is given as still having its layers."""
        written = self.flag(f"layered{COPY_SUFFIX[copy]}", default=True)
        return bool(self.s.layered[copy]) and written

    def flag(self, name: str, *, default: bool) -> bool:
        """Read a field that is true or false."""
        value = self.data.get(name, default)
        if not isinstance(value, bool):
            raise BadPosition(name, "position-flag", given=shown(value))
        return value

    def put_under(self, copy: int, cards: list[int], stacks: list[list[int]]) -> None:
        """Put remaining cards under stacks: above the lowest card of their location, but never on top of a given one."""
        for card in reversed(cards):
            stack = stacks[copy * m.LOCATIONS + m.CARD_LOCATION[card]]
            stack.insert(min(1, len(stack) - 1), card)

    def set_mountain(self, copy: int, cards: list[int]) -> None:
        """Set the Mountain, whose next card is the last; it has layers if every A card comes before every B card."""
        s, where = self.s, f"layered{COPY_SUFFIX[copy]}"
        decks = [m.CARD_DECK[card] for card in cards if card != m.BLANK]
        sorted_decks = decks == sorted(decks) and all(deck in (m.DECK_A, m.DECK_B) for deck in decks)
        if self.data.get(where) is True and not (sorted_decks and self.layered(copy)):
            raise BadPosition(where, "position-layers")
        s.layered[copy] = int(self.layered(copy) and sorted_decks)
        s.mountain_size[copy] = len(cards)
        s.mountain[copy] = cards[::-1] + [m.NO_CARD] * (len(s.mountain[copy]) - len(cards))
