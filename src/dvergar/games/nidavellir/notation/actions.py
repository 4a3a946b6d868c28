"""The canonical words of actions, cards and coins: printed and parsed here and nowhere else.

bid 5 0 3 · lay 7 · take explorer 11 · transform horse 4 · hero thrud · discard warrior miner · place hunter · stay
trade 4 3 · drop 5t · keep miner 2
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

from dvergar.api.action_words import verb_and_rest
from dvergar.api.errors import IllegalAction, UnknownWords
from dvergar.games.nidavellir.rules.choices import has_twin
from dvergar.games.nidavellir.rules.material import (
    AGE_KINDS,
    BID,
    BID_SLOTS,
    CARD_CLASS,
    CARD_WORDS,
    CLASS_NAMES,
    COIN_NAMES,
    COINS,
    DISCARD,
    DROP,
    DWARFS,
    DWERG,
    DWERG_BITS,
    FIRST_CODE,
    HAND,
    HERO,
    HERO_CARD,
    HERO_NAMES,
    KEEP,
    LAY,
    NO_CARD,
    PAIRS,
    PLACE_NAMES,
    PLACE_THRUD,
    PLACE_YLUD,
    SINGLES,
    SMITH,
    STAY,
    TAKE,
    TAVERNS,
    TRADE,
    TRANSFORM,
    UNKNOWN,
    YLUD,
)
from dvergar.games.nidavellir.rules.state import State

CARD_BY_WORDS = {words: card for card, words in enumerate(CARD_WORDS)}
COIN_BY_NAME = {name: coin for coin, name in enumerate(COIN_NAMES)}
VERBS = {
    BID: "bid",
    LAY: "lay",
    TAKE: "take",
    TRANSFORM: "transform",
    HERO: "hero",
    DISCARD: "discard",
    PLACE_THRUD: "place",
    PLACE_YLUD: "place",
    TRADE: "trade",
    DROP: "drop",
    KEEP: "keep",
}
RULE_OF_ASK = {
    BID: "N4.1",
    LAY: "N8.12",
    TAKE: "N5.1",
    TRANSFORM: "N7.2",
    HERO: "N8.1",
    DISCARD: "N8.4",
    PLACE_THRUD: "N8.8",
    PLACE_YLUD: "N8.16",
    TRADE: "N8.14",
    DROP: "N7.1",
    KEEP: "N9.7",
}

CARD_VERBS = (VERBS[TAKE], VERBS[KEEP])


class Action(NamedTuple):
    """An action by itself, without a position: its verb and what it names. A card is one name.

    >>> action_in("take explorer 11"), action_in("transform horse 4").name, Action("discard", ("warrior", "miner")).words
    (Action(verb='take', names=('explorer 11',)), '4', 'discard warrior miner')
    """

    verb: str
    names: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """What it names last, which is all that most actions name; empty if it names nothing."""
        return self.names[-1] if self.names else ""

    @property
    def words(self) -> str:
        """The canonical words."""
        return " ".join((self.verb, *self.names))


def action_in(words: str) -> Action:
    """The action that canonical words say."""
    verb, _, rest = words.partition(" ")
    return Action(verb, (rest,) if verb in CARD_VERBS else tuple(rest.split()))


def words_of(s: State, seat: int, code: int) -> str:
    """The canonical words of a code of the asked decision."""
    asked = s.awaiting
    choice = code - FIRST_CODE[asked]
    verb = VERBS[asked]
    coins = s.coin[seat]
    if asked == BID:
        return bid_words(coins, choice)
    if asked == LAY:
        return f"{verb} {COIN_NAMES[coins[choice]]}"
    if asked == TRANSFORM:
        return f"{verb} {PLACE_NAMES[s.place[seat][choice]]} {COIN_NAMES[coins[choice]]}"
    if asked == HERO:
        return f"{verb} {hero_word(choice)}"
    if asked == DISCARD:
        columns = (choice - SINGLES,) if choice >= SINGLES else PAIRS[choice]
        return " ".join([verb, *(CLASS_NAMES[column] for column in columns)])
    if asked in (PLACE_THRUD, PLACE_YLUD):
        return "stay" if choice == STAY else f"{verb} {CLASS_NAMES[choice]}"
    if asked == TRADE:
        low, high = PAIRS[choice]
        return f"{verb} {COIN_NAMES[coins[high]]} {COIN_NAMES[coins[low]]}"
    if asked == DROP:
        return f"{verb} {'5t' if choice else '5'}"
    return f"{verb} {CARD_WORDS[choice]}"


def bid_words(coins: Sequence[int], choice: int) -> str:
    """The words of a bid: its coins in tavern order."""
    first, second, third = BID_SLOTS[choice]
    return f"{VERBS[BID]} {COIN_NAMES[coins[first]]} {COIN_NAMES[coins[second]]} {COIN_NAMES[coins[third]]}"


def hero_word(hero: int) -> str:
    """A hero's word; the Dwerg brothers are interchangeable and share one."""
    return "dwerg" if DWERG_BITS >> hero & 1 else HERO_NAMES[hero]


def code_of(s: State, seat: int, text: str) -> int:
    """The code that the words mean for the asked decision; it may still be closed. Refuses what cannot be meant."""
    verb, rest = verb_and_rest(text, (*VERBS.values(), "stay"))
    asked = s.awaiting
    expected = VERBS[asked]
    if verb != expected and not (asked == PLACE_YLUD and verb == "stay"):
        raise IllegalAction("N5.5", "illegal-not-asked", words=text, asked=expected)
    choice = _choice_of(s, seat, asked, verb, rest, text)
    return FIRST_CODE[asked] + choice


def _choice_of(s: State, seat: int, asked: int, verb: str, rest: list[str], text: str) -> int:
    if asked == BID:
        return _bid(s, seat, rest, text)
    if asked == LAY:
        return _slot(s, seat, _one(rest, text), HAND, text)
    if asked == TRANSFORM:
        return _place_and_slot(s, seat, rest, text)
    if asked == HERO:
        return _hero(s, _one(rest, text), text)
    if asked == DISCARD:
        return _columns(s, rest, text)
    if verb == "stay":
        if rest:
            raise UnknownWords("error-words", words=text)
        return STAY
    if asked in (PLACE_THRUD, PLACE_YLUD):
        return _class(_one(rest, text), text)
    if asked == TRADE:
        return _pair(s, seat, rest, text)
    if asked == DROP:
        return _five(_one(rest, text), text)
    return _card(rest, text)


def _one(rest: list[str], text: str) -> str:
    if len(rest) != 1:
        raise UnknownWords("error-words", words=text)
    return rest[0]


def coin_of(word: str, text: str) -> int:
    """The coin of a word."""
    if word not in COIN_BY_NAME:
        raise UnknownWords("error-coin", coin=word, words=text)
    return COIN_BY_NAME[word]


def _bid(s: State, seat: int, rest: list[str], text: str) -> int:
    """Three coins in tavern order; equal ones are taken in the order of their slots."""
    if len(rest) != TAVERNS:
        raise UnknownWords("error-bid-words", words=text)
    slots: list[int] = []
    for word in rest:
        coin = coin_of(word, text)
        free = [slot for slot in range(COINS) if s.coin[seat][slot] == coin and slot not in slots]
        if not free:
            raise IllegalAction("N4.1", "illegal-coin-not-there", coin=word)
        slots.append(free[0])
    return BID_SLOTS.index((slots[0], slots[1], slots[2]))


def _slot(s: State, seat: int, word: str, place: int, text: str) -> int:
    """The first slot with the coin in the place."""
    coin = coin_of(word, text)
    for slot in range(COINS):
        if s.coin[seat][slot] == coin and s.place[seat][slot] == place and not has_twin(s, seat, slot):
            return slot
    if place == HAND and coin in s.coin[seat]:
        raise IllegalAction(RULE_OF_ASK[s.awaiting], "closed-coin-on-tavern", coin=word)
    raise IllegalAction(RULE_OF_ASK[s.awaiting], "illegal-coin-not-in-place", coin=word, place=PLACE_NAMES[place])


def _place_and_slot(s: State, seat: int, rest: list[str], text: str) -> int:
    if len(rest) != 2 or rest[0] not in PLACE_NAMES[:UNKNOWN]:
        raise UnknownWords("error-transform-words", words=text)
    return _slot(s, seat, rest[1], PLACE_NAMES.index(rest[0]), text)


def hero_of(word: str) -> int | None:
    """The hero of a word, `dwerg` for any of the brothers."""
    if word == "dwerg":
        return DWERG
    return HERO_NAMES.index(word) if word in HERO_NAMES else None


def _hero(s: State, word: str, text: str) -> int:
    hero = hero_of(word)
    if hero is None:
        raise UnknownWords("error-hero", hero=word, words=text)
    if DWERG_BITS >> hero & 1:
        left = s.hall & DWERG_BITS
        return (left & -left).bit_length() - 1 if left else DWERG
    return hero


def _class(word: str, text: str) -> int:
    if word not in CLASS_NAMES:
        raise UnknownWords("error-class", word=word, words=text)
    return CLASS_NAMES.index(word)


def _columns(s: State, rest: list[str], text: str) -> int:
    columns = sorted(_class(word, text) for word in rest)
    if len(columns) != s.discards_due:
        raise IllegalAction("N8.4", "illegal-discard-count", count=s.discards_due)
    if len(columns) == 1:
        return SINGLES + columns[0]
    if columns[0] == columns[1]:
        raise IllegalAction("N8.4", "illegal-discard-twice")
    return PAIRS.index((columns[0], columns[1]))


def _pair(s: State, seat: int, rest: list[str], text: str) -> int:
    if len(rest) != 2:
        raise UnknownWords("error-trade-words", words=text)
    slots: list[int] = []
    for word in rest:
        coin = coin_of(word, text)
        free = [i for i in range(COINS) if s.coin[seat][i] == coin and s.place[seat][i] == HAND and i not in slots]
        if not free:
            key = "closed-coin-on-tavern" if coin in s.coin[seat] else "illegal-coin-not-there"
            raise IllegalAction("N8.14", key, coin=word)
        slots.append(free[0])
    low, high = sorted(slots)
    return PAIRS.index((low, high))


def _five(word: str, text: str) -> int:
    if word not in ("5", "5t"):
        raise UnknownWords("error-drop-words", words=text)
    return int(word == "5t")


def _card(rest: list[str], text: str) -> int:
    card = CARD_BY_WORDS.get(" ".join(rest), NO_CARD)
    if card == NO_CARD or card >= AGE_KINDS:
        raise UnknownWords("error-card", card=" ".join(rest), words=text)
    return card


def column_words(cards: Iterable[int], thrud: int, ylud: int) -> dict[str, list[str]]:
    """An army as words: class by class, from bottom to top; Ylud counts where she was put, Thrud is last where she stands."""
    columns: dict[str, list[str]] = {name: [] for name in CLASS_NAMES}
    for card in cards:
        columns[CLASS_NAMES[ylud if card == HERO_CARD + YLUD else CARD_CLASS[card]]].append(short_card(card))
    if thrud in range(len(CLASS_NAMES)):
        columns[CLASS_NAMES[thrud]].append("thrud")
    return columns


@cache
def short_card(card: int) -> str:
    """A card inside its column: its points, `-` for a rank without points, or its name."""
    if card >= SMITH:
        return HERO_NAMES[card - HERO_CARD] if card >= HERO_CARD else "smith"
    points = DWARFS[card - 1][1]
    return "-" if points is None else str(points)
