"""The canonical words of actions, cards and coins; only this module prints and parses them.

bid 5 0 3 · lay 7 · take explorer 11 · transform horse 4 · hero thrud · discard warrior miner · place hunter · stay
trade 4 3 · drop 5t · keep miner 2
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

from dvergar.api.action_words import verb_and_rest
from dvergar.api.errors import IllegalAction, UnknownWords
from dvergar.games.nidavellir.rules import material as m
from dvergar.games.nidavellir.rules.choices import has_twin
from dvergar.games.nidavellir.rules.state import State

CARD_BY_WORDS = {words: card for card, words in enumerate(m.CARD_WORDS)}
COIN_BY_NAME = {name: coin for coin, name in enumerate(m.COIN_NAMES)}
VERBS = {
    m.BID: "bid",
    m.LAY: "lay",
    m.TAKE: "take",
    m.TRANSFORM: "transform",
    m.HERO: "hero",
    m.DISCARD: "discard",
    m.PLACE_THRUD: "place",
    m.PLACE_YLUD: "place",
    m.TRADE: "trade",
    m.DROP: "drop",
    m.KEEP: "keep",
}
RULE_OF_ASK = {
    m.BID: "N4.1",
    m.LAY: "N8.12",
    m.TAKE: "N5.1",
    m.TRANSFORM: "N7.2",
    m.HERO: "N8.1",
    m.DISCARD: "N8.4",
    m.PLACE_THRUD: "N8.8",
    m.PLACE_YLUD: "N8.16",
    m.TRADE: "N8.14",
    m.DROP: "N7.1",
    m.KEEP: "N9.7",
}

CARD_VERBS = (VERBS[m.TAKE], VERBS[m.KEEP])


class Action(NamedTuple):
    """An action on its own, without a position: its verb and the names after it. A card is one name.

    >>> action_in("take explorer 11"), action_in("transform horse 4").name, Action("discard", ("warrior", "miner")).words
    (Action(verb='take', names=('explorer 11',)), '4', 'discard warrior miner')
    """

    verb: str
    names: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """The last name, which for most actions is the only one; empty if there is none."""
        return self.names[-1] if self.names else ""

    @property
    def words(self) -> str:
        """The canonical words."""
        return " ".join((self.verb, *self.names))


def action_in(words: str) -> Action:
    """Parse canonical words."""
    verb, _, rest = words.partition(" ")
    return Action(verb, (rest,) if verb in CARD_VERBS else tuple(rest.split()))


def words_of(s: State, seat: int, code: int) -> str:
    """Return the canonical words of a code of the current decision."""
    asked = s.awaiting
    choice = code - m.FIRST_CODE[asked]
    verb = VERBS[asked]
    coins = s.coin[seat]
    if asked == m.BID:
        return bid_words(coins, choice)
    if asked == m.LAY:
        return f"{verb} {m.COIN_NAMES[coins[choice]]}"
    if asked == m.TRANSFORM:
        return f"{verb} {m.PLACE_NAMES[s.place[seat][choice]]} {m.COIN_NAMES[coins[choice]]}"
    if asked == m.HERO:
        return f"{verb} {hero_word(choice)}"
    if asked == m.DISCARD:
        columns = (choice - m.SINGLES,) if choice >= m.SINGLES else m.PAIRS[choice]
        return " ".join([verb, *(m.CLASS_NAMES[column] for column in columns)])
    if asked in (m.PLACE_THRUD, m.PLACE_YLUD):
        return "stay" if choice == m.STAY else f"{verb} {m.CLASS_NAMES[choice]}"
    if asked == m.TRADE:
        low, high = m.PAIRS[choice]
        return f"{verb} {m.COIN_NAMES[coins[high]]} {m.COIN_NAMES[coins[low]]}"
    if asked == m.DROP:
        return f"{verb} {'5t' if choice else '5'}"
    return f"{verb} {m.CARD_WORDS[choice]}"


def bid_words(coins: Sequence[int], choice: int) -> str:
    """Return the words of a bid: its coins in tavern order."""
    names, (first, second, third) = m.COIN_NAMES, m.BID_SLOTS[choice]
    return f"{VERBS[m.BID]} {names[coins[first]]} {names[coins[second]]} {names[coins[third]]}"


def hero_word(hero: int) -> str:
    """Return a hero's word; the Dwerg brothers are interchangeable and share one."""
    return "dwerg" if m.DWERG_BITS >> hero & 1 else m.HERO_NAMES[hero]


def code_of(s: State, seat: int, text: str) -> int:
    """Return the code of the words for the current decision, even if that choice is closed; refuse words that cannot apply."""
    verb, rest = verb_and_rest(text, (*VERBS.values(), "stay"))
    asked = s.awaiting
    expected = VERBS[asked]
    if verb != expected and not (asked == m.PLACE_YLUD and verb == "stay"):
        raise IllegalAction("N5.5", "illegal-not-asked", words=text, asked=expected)
    choice = _choice_of(s, seat, asked, verb, rest, text)
    return m.FIRST_CODE[asked] + choice


def _choice_of(s: State, seat: int, asked: int, verb: str, rest: list[str], text: str) -> int:
    if asked == m.BID:
        return _bid(s, seat, rest, text)
    if asked == m.LAY:
        return _slot(s, seat, _one(rest, text), m.HAND, text)
    if asked == m.TRANSFORM:
        return _place_and_slot(s, seat, rest, text)
    if asked == m.HERO:
        return _hero(s, _one(rest, text), text)
    if asked == m.DISCARD:
        return _columns(s, rest, text)
    if verb == "stay":
        if rest:
            raise UnknownWords("error-words", words=text)
        return m.STAY
    if asked in (m.PLACE_THRUD, m.PLACE_YLUD):
        return _class(_one(rest, text), text)
    if asked == m.TRADE:
        return _pair(s, seat, rest, text)
    if asked == m.DROP:
        return _five(_one(rest, text), text)
    return _card(rest, text)


def _one(rest: list[str], text: str) -> str:
    if len(rest) != 1:
        raise UnknownWords("error-words", words=text)
    return rest[0]


def coin_of(word: str, text: str) -> int:
    """Return the coin of a word."""
    if word not in COIN_BY_NAME:
        raise UnknownWords("error-coin", coin=word, words=text)
    return COIN_BY_NAME[word]


def _bid(s: State, seat: int, rest: list[str], text: str) -> int:
    """Return the bid of three coins in tavern order; equal coins are used in the order of their slots."""
    if len(rest) != m.TAVERNS:
        raise UnknownWords("error-bid-words", words=text)
    slots: list[int] = []
    for word in rest:
        coin = coin_of(word, text)
        free = [slot for slot in range(m.COINS) if s.coin[seat][slot] == coin and slot not in slots]
        if not free:
            raise IllegalAction("N4.1", "illegal-coin-not-there", coin=word)
        slots.append(free[0])
    return m.BID_SLOTS.index((slots[0], slots[1], slots[2]))


def _slot(s: State, seat: int, word: str, place: int, text: str) -> int:
    """Return the first slot that has the coin in the place."""
    coin = coin_of(word, text)
    for slot in range(m.COINS):
        if s.coin[seat][slot] == coin and s.place[seat][slot] == place and not has_twin(s, seat, slot):
            return slot
    if place == m.HAND and coin in s.coin[seat]:
        raise IllegalAction(RULE_OF_ASK[s.awaiting], "closed-coin-on-tavern", coin=word)
    raise IllegalAction(RULE_OF_ASK[s.awaiting], "illegal-coin-not-in-place", coin=word, place=m.PLACE_NAMES[place])


def _place_and_slot(s: State, seat: int, rest: list[str], text: str) -> int:
    if len(rest) != 2 or rest[0] not in m.PLACE_NAMES[: m.UNKNOWN]:
        raise UnknownWords("error-transform-words", words=text)
    return _slot(s, seat, rest[1], m.PLACE_NAMES.index(rest[0]), text)


def hero_of(word: str) -> int | None:
    """Return the hero of a word, the first brother for `dwerg`."""
    if word == "dwerg":
        return m.DWERG
    return m.HERO_NAMES.index(word) if word in m.HERO_NAMES else None


def _hero(s: State, word: str, text: str) -> int:
    hero = hero_of(word)
    if hero is None:
        raise UnknownWords("error-hero", hero=word, words=text)
    if m.DWERG_BITS >> hero & 1:
        left = s.hall & m.DWERG_BITS
        return (left & -left).bit_length() - 1 if left else m.DWERG
    return hero


def _class(word: str, text: str) -> int:
    if word not in m.CLASS_NAMES:
        raise UnknownWords("error-class", word=word, words=text)
    return m.CLASS_NAMES.index(word)


def _columns(s: State, rest: list[str], text: str) -> int:
    columns = sorted(_class(word, text) for word in rest)
    if len(columns) != s.discards_due:
        raise IllegalAction("N8.4", "illegal-discard-count", count=s.discards_due)
    if len(columns) == 1:
        return m.SINGLES + columns[0]
    if columns[0] == columns[1]:
        raise IllegalAction("N8.4", "illegal-discard-twice")
    return m.PAIRS.index((columns[0], columns[1]))


def _pair(s: State, seat: int, rest: list[str], text: str) -> int:
    if len(rest) != 2:
        raise UnknownWords("error-trade-words", words=text)
    slots: list[int] = []
    for word in rest:
        coin = coin_of(word, text)
        free = [i for i in range(m.COINS) if s.coin[seat][i] == coin and s.place[seat][i] == m.HAND and i not in slots]
        if not free:
            key = "closed-coin-on-tavern" if coin in s.coin[seat] else "illegal-coin-not-there"
            raise IllegalAction("N8.14", key, coin=word)
        slots.append(free[0])
    low, high = sorted(slots)
    return m.PAIRS.index((low, high))


def _five(word: str, text: str) -> int:
    if word not in ("5", "5t"):
        raise UnknownWords("error-drop-words", words=text)
    return int(word == "5t")


def _card(rest: list[str], text: str) -> int:
    card = CARD_BY_WORDS.get(" ".join(rest), m.NO_CARD)
    if card == m.NO_CARD or card >= m.AGE_KINDS:
        raise UnknownWords("error-card", card=" ".join(rest), words=text)
    return card


def column_words(cards: Iterable[int], thrud: int, ylud: int) -> dict[str, list[str]]:
    """Return an army as words by class, each column from bottom to top; Ylud is in her column, Thrud last in hers."""
    columns: dict[str, list[str]] = {name: [] for name in m.CLASS_NAMES}
    for card in cards:
        columns[m.CLASS_NAMES[ylud if card == m.HERO_CARD + m.YLUD else m.CARD_CLASS[card]]].append(short_card(card))
    if thrud in range(len(m.CLASS_NAMES)):
        columns[m.CLASS_NAMES[thrud]].append("thrud")
    return columns


@cache
def short_card(card: int) -> str:
    """Return a card's word within its column: its points, `-` for a rank without points, or its name."""
    if card >= m.SMITH:
        return m.HERO_NAMES[card - m.HERO_CARD] if card >= m.HERO_CARD else "smith"
    points = m.DWARFS[card - 1][1]
    return "-" if points is None else str(points)
