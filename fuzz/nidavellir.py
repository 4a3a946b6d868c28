"""Inputs for Nidavellir: the parts of its words and positions, and what must hold in each of its positions."""

from collections.abc import Callable
from typing import Any

from fuzz.drawing import ODD_WORDS, Draw, nearly, number_in, words_of

import dvergar
from dvergar.api.play import Game, Position
from dvergar.games.nidavellir.notation.actions import VERBS
from dvergar.games.nidavellir.notation.holdings import POSITION_FIELDS, SEAT_FIELDS
from dvergar.games.nidavellir.options import EDITIONS, OPTIONS
from dvergar.games.nidavellir.rules.material import (
    AGE_KINDS,
    ASK_NAMES,
    CARD_RANKS,
    CARD_WORDS,
    CLASS_NAMES,
    CLASSES,
    COIN_NAMES,
    COIN_VALUE,
    COPIES,
    HERO_CARD,
    HERO_NAMES,
    PLACE_NAMES,
    SEATS,
    SMITH,
    STAGE_NAMES,
    TAVERN_NAMES,
    TREASURY_5,
)

ACTION_WORDS = (
    *dict.fromkeys(VERBS.values()), "stay", "dwerg", "5t", *COIN_NAMES, *PLACE_NAMES, *CLASS_NAMES, *HERO_NAMES,
    "offering", "smith", "BID", *ODD_WORDS,
)  # fmt: skip
"""Words of actions, and a few that only look like them."""

KNOWN_WORDS = (*ACTION_WORDS, *CARD_WORDS, *POSITION_FIELDS, *SEAT_FIELDS, *STAGE_NAMES, *ASK_NAMES)
COMMON = ("bid", "take", "hero", "lay")
"""Decisions that come up all the time."""

RANGES = {
    "age": (1, 2), "turn": (1, 4), "judged": (0, 5), "actor": (0, 3), "played": (0, 4), "plus": (0, 7), "discards_due": (0, 2),
    "check_due": (0, 1),
}  # fmt: skip
BIDS = ("5 4 3", "0 2 3", "2 3 4", "0 4 5", "4 5 0", "- - -", "5 - -", "5 4 -", "? ? ?", "5 ? ?", "? 4 3", "0 ? 3")


def cards(draw: Draw, most: int) -> list[str]:
    """Return some cards, now and then “?”."""
    return [draw.pick((*CARD_WORDS[1:26], "?")) for _ in range(draw.number(0, most))]


def coins(draw: Draw) -> str:
    """Return five coins, usually ones that a seat may hold."""
    held = ["0", "2", "3", "4", "5"]
    for _ in range(draw.number(0, 3)):
        held[draw.number(0, 4)] = draw.pick(COIN_NAMES)
    return " ".join(held)


def bid(draw: Draw) -> str:
    """Return three coins, known or unknown."""
    return " ".join(draw.pick((*COIN_NAMES[:8], "-", "?")) for _ in range(3)) if draw.once_in(3) else draw.pick(BIDS)


def army(draw: Draw) -> dict[str, Any]:
    """Return a few columns of cards that usually belong there."""
    found: dict[str, Any] = {}
    for name in CLASS_NAMES:
        own = [" ".join(card.split()[1:]) or "-" for card in CARD_WORDS[1:] if card.split()[0] == name]
        kind = draw.number(0, 7)
        if kind < 4:
            found[name] = words_of(draw, own, 2 + kind * 2)
        elif kind == 4:
            found[name] = draw.pick((0, 1, 2, 3, 8, 12, 16, 36, 37, 200))
        elif kind == 5:
            found[name] = words_of(draw, (*own, "smith", *HERO_NAMES, "dwerg"), 5)
        elif kind == 6:
            found[name] = {"ranks": draw.pick((0, 3, 99, 100)), "points": draw.pick((0, 7, 999))} if draw.once_in(3) else []
    return found


def seat_value(draw: Draw, name: str) -> Any:
    """Return a value for a field of a seat."""
    if name == "gem":
        return draw.number(0, 7)
    if name == "coins":
        return coins(draw)
    if name in ("hand", "pouch", "coins_in", "coins_out"):
        return words_of(draw, (*COIN_NAMES, "?"), 3)
    if name == "bid":
        return bid(draw)
    if name == "known":
        return {draw.pick(PLACE_NAMES): words_of(draw, COIN_NAMES, 2) for _ in range(draw.number(0, 3))}
    if name == "revealed":
        return draw.pick((*COIN_NAMES, "?"))
    if name == "army":
        return army(draw)
    if name == "heroes":
        return words_of(draw, (*HERO_NAMES[10:], "dwerg", *(HERO_NAMES[:10] if draw.once_in(6) else ())), 5)
    return draw.pick((*CLASS_NAMES, "hand", "command"))


def seat(draw: Draw) -> dict[str, Any]:
    """Return a seat with some of its fields."""
    common = ("bid", "army", "heroes", "coins", "thrud", "ylud")
    chosen = [draw.pick(SEAT_FIELDS if draw.once_in(5) else common) for _ in range(draw.number(0, 4))]
    return {name: nearly(draw, lambda name=name: seat_value(draw, name), 40) for name in chosen}  # type: ignore[misc]


def value(draw: Draw, name: str) -> Any:
    """Return a value for a field of a position."""
    if name in RANGES:
        return number_in(draw, RANGES, name)
    names = {"stage": STAGE_NAMES, "awaiting": ASK_NAMES, "tavern": TAVERN_NAMES}
    if name in names:
        return draw.pick(names[name])
    if name == "order":
        order = list(range(draw.number(1, 6)))
        draw.rng().shuffle(order)
        return order
    if name == "taverns":
        return {tavern: cards(draw, 5) for tavern in TAVERN_NAMES if draw.once_in(2)}
    if name == "deck":
        return draw.number(0, 60) if draw.once_in(2) else cards(draw, 8)
    if name == "unseen":
        return draw.pick((*CARD_WORDS, "?"))
    if name == "discards":
        return [draw.pick((*CARD_WORDS[1:], "?"))] * draw.pick((0, 1, 2, 127, 128, 200)) if draw.once_in(3) else cards(draw, 9)
    if name == "treasury":
        return {str(draw.number(0, 26)): draw.number(0, 4) for _ in range(3)}
    if name == "hall":
        return words_of(draw, HERO_NAMES, 6)
    if name == "distinctions":
        return {column: draw.number(0, 5) for column in CLASS_NAMES if draw.once_in(3)}
    return [seat(draw) for _ in range(draw.number(0, 6) if draw.once_in(12) else draw.number(0, 2))]


def written(draw: Draw, _table: Game) -> dict[str, Any]:
    """Return a position as somebody may write it."""
    chosen = ["seats", *(draw.pick(POSITION_FIELDS) for _ in range(draw.number(0, 5)))]
    return {name: nearly(draw, lambda name=name: value(draw, name), 40) for name in chosen}  # type: ignore[misc]


def part(draw: Draw) -> Any:
    """Return something that may be inside a position."""
    return draw.pick((draw.pick(CARD_WORDS), draw.number(-1, 9), bid(draw), draw.pick(HERO_NAMES), "?"))


def tables() -> list[Game]:
    """Return a game for each number of players and each edition."""
    return [dvergar.game("nidavellir", players=players, edition=edition) for players in range(2, 6) for edition in EDITIONS]


def starts() -> list[Position]:
    """Return the first positions of seeded games with all numbers of players and all options."""
    found = []
    for seed in range(8):
        chosen = {one.name: one.values[(seed + number) % len(one.values)] for number, one in enumerate(OPTIONS)}
        chosen["first_game"] = seed == 7
        found.append(dvergar.game("nidavellir", players=2 + seed % 4, **chosen).start(seed))
    return found


def is_spelling(said: str, canonical: str) -> bool:
    """Whether the words played spell the canonical ones, at most in another order."""
    return sorted(said.lower().split()) == sorted(canonical.split()) or "dwerg" in said.lower()


def is_sound(position: Position, hold: Callable[..., object]) -> None:
    """Check that cards, coins, heroes and gems are all there, once, and that scores add up."""
    s = position.fields
    first = 2 if s.players == SEATS else 0
    lying = [card for seat in range(s.players) for card in s.army[seat][: s.army_size[seat]]]
    smiths = lying.count(SMITH) + s.discards[SMITH]
    lying += [card for tavern in s.offer for card in tavern if card] + s.deck[s.deck_top : s.deck_end] + [s.unseen]
    for card in range(1, AGE_KINDS):
        copies = COPIES[first][card] + (COPIES[first + 1][card] if s.deck_age == 2 else 0)
        hold(lying.count(card) + s.discards[card] == copies, "cards not conserved")
    hold(smiths <= 1, "more than one special Blacksmith")
    held = [COIN_VALUE[coin] for seat in range(s.players) for coin in s.coin[seat] if coin >= TREASURY_5]
    stock = position.game.start(0).fields.treasury
    hold(all(s.treasury[value] + held.count(value) == stock[value] for value in range(len(stock))), "coins not conserved")
    hold(min(s.treasury) >= 0, "a treasury in debt")
    hold(len(set(s.gem[: s.players])) == s.players, "gems twice")
    owned = [hero for heroes in (*s.heroes[: s.players], s.hall) for hero in range(32) if heroes >> hero & 1]
    hold(len(owned) == len(set(owned)), "a hero twice")
    for seat in range(s.players):
        ranks = sum(CARD_RANKS[card] for card in s.army[seat][: s.army_size[seat]])
        hold(ranks == sum(s.ranks[seat][column] for column in range(CLASSES)), "ranks do not add up")
        for card in s.army[seat][: s.army_size[seat]]:
            hold(card < HERO_CARD or bool(s.heroes[seat] >> (card - HERO_CARD) & 1), "a hero in a column that nobody owns")
    hold(all(score.total == sum(score.parts.values()) for score in position.scores()), "scores")
