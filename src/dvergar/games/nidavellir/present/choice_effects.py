"""Explains the choices of a decision: the immediate effects of each action, and why a visible choice is closed.

Everything is worked out on the viewer's own view with the functions of the rules, so no client needs to know them.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from dvergar.api.errors import IllegalAction
from dvergar.api.values import Choice, Closed
from dvergar.core.json_data import JsonObject
from dvergar.games.nidavellir.engine import Engine
from dvergar.games.nidavellir.notation.actions import (
    RULE_OF_ASK,
    Action,
    action_in,
    bid_words,
    hero_word,
    short_card,
    words_of,
)
from dvergar.games.nidavellir.rules import material as m
from dvergar.games.nidavellir.rules.armies import has_open_top, standing, top_of
from dvergar.games.nidavellir.rules.coins import brings_trade, can_transform, coin_instead, coins_at, trade_place
from dvergar.games.nidavellir.rules.heroes import may_take_bonfur, may_take_dagda, may_take_hourya
from dvergar.games.nidavellir.rules.state import State, owner_of
from dvergar.games.nidavellir.rules.taverns import goes_before


def asked(s: State) -> tuple[str, str]:
    """Return the kind of the current decision, and its rule."""
    rule = RULE_OF_ASK.get(s.awaiting, "N5.5")
    if s.awaiting == m.PLACE_YLUD and s.age == 2:
        rule = "N8.18"
    return m.ASK_NAMES[s.awaiting], rule


def choices_of(core: Engine, s: State, seat: int, codes: Sequence[int]) -> list[Choice]:
    """Return the legal actions with their immediate effects."""
    if s.awaiting == m.BID:
        return bids_of(s, seat, codes)
    outcomes = zip(codes, core.outcomes(seat, codes), strict=True)
    return [Choice(words_of(s, seat, code), code, effects(core, s, seat, code, outcome)) for code, outcome in outcomes]


def effects(core: Engine, s: State, seat: int, code: int, outcome: tuple[int, ...]) -> JsonObject:
    """Return the immediate effects of an action; `outcome` is its row of `Engine.outcomes`."""
    found = at_once(*before_and_after(s, seat, code, outcome))
    if s.awaiting != m.LAY:
        return found
    tried = core.clone()
    tried.try_out(seat, code)
    return lay_effects(s.like(tried), seat) | found


def before_and_after(s: State, seat: int, code: int, outcome: tuple[int, ...]) -> tuple[Any, ...]:
    """Return the arguments of `at_once`: the cards discarded, the coins if they change, and the outcome."""
    cards, held = discarded(s, seat, code) if s.awaiting == m.DISCARD else "", (*s.coin[seat],)
    return (cards, (), *outcome[: -m.COINS]) if outcome[-m.COINS :] == held else (cards, held, *outcome)


def at_once(
    cards: str, held: tuple[int, ...], lines: int, due: int, discards: int, plus: int, points: int, *coins: int
) -> JsonObject:
    """Return the immediate effects of an action: points, coins, lines, a hero that becomes due."""
    found: JsonObject = {}
    if held:
        gone, new = coin_changes(held, coins)
        found |= {"gives": " ".join(gone), "gets": " ".join(new)}
    if cards:
        found["discards"] = cards
    if plus:
        found["plus"] = plus
    if points:
        found["points"] = points
    if lines >= 0:
        found["lines"] = lines
    if due:
        found["hero"] = True
    if discards:
        found["discard"] = discards
    return found


def bids_of(s: State, seat: int, codes: Iterable[int]) -> list[Choice]:
    """Return the bids; the effects depend only on the two coins left, so there are ten variants, which bids share."""
    coins, first = s.coin[seat], m.FIRST_CODE[m.BID]
    left = [pouch_effects(s, coins, *pair) for pair in m.PAIRS]
    return [Choice(bid_words(coins, code - first), code, left[m.BID_POUCH[code - first]]) for code in codes]


def pouch_effects(s: State, coins: Sequence[int], low: int, high: int) -> JsonObject:
    """Return what stays in the pouch, and the coin it will be traded for if a trading coin is bid."""
    found: JsonObject = {"pouch": f"{m.COIN_NAMES[coins[low]]} {m.COIN_NAMES[coins[high]]}"}
    if any(brings_trade(coin) for slot, coin in enumerate(coins) if slot not in (low, high)):
        found["trade"] = m.COIN_NAMES[traded_for(s, coins[low], coins[high])]
    return found


def traded_for(s: State, low: int, high: int) -> int:
    """Return the coin that two coins would be traded for with the current treasury."""
    barred = m.COIN_VALUE[high] if s.take_back == m.BY_VALUE else m.NO_VALUE
    return m.TREASURY_COIN[coin_instead(s, m.COIN_VALUE[low] + m.COIN_VALUE[high], barred)]


def lay_effects(after: State, seat: int) -> JsonObject:
    """Return the place in the order of Uline's owner, who sees all other coins, and whether she will trade."""
    others = [other for other in range(after.players) if other != seat and after.laid[other] != m.NO_COIN]
    found: JsonObject = {"order": 1 + sum(goes_before(after, other, seat) for other in others)}
    if any(m.COIN_VALUE[after.laid[other]] == m.COIN_VALUE[after.laid[seat]] for other in others):
        found["tie"] = True
    if brings_trade(after.laid[seat]):
        found["trades"] = coins_at(after, seat, trade_place(after, seat))
    return found


def coin_changes(before: Sequence[int], after: Sequence[int]) -> tuple[list[str], list[str]]:
    """Return the coins that a seat gives and gets."""
    gone, new = list(before), list(after)
    for coin in before:
        if coin in new:
            new.remove(coin)
            gone.remove(coin)
    return [m.COIN_NAMES[coin] for coin in gone], [m.COIN_NAMES[coin] for coin in new]


def discarded(s: State, seat: int, code: int) -> str:
    """Return the cards that a discard removes."""
    choice = code - m.FIRST_CODE[m.DISCARD]
    columns = (choice - m.SINGLES,) if choice >= m.SINGLES else m.PAIRS[choice]
    return ", ".join(m.CARD_WORDS[s.army[seat][top_of(s, seat, column)]] for column in columns)


def closed_of(s: State, seat: int) -> list[Closed]:
    """Return the visible choices that are closed, each with the rule that closes it."""
    if s.awaiting == m.HERO:
        return list(closed_heroes(s, seat))
    if s.awaiting == m.DISCARD:
        return list(closed_columns(s, seat))
    if s.awaiting == m.TRANSFORM:
        return list(closed_transforms(s, seat))
    if s.awaiting in (m.LAY, m.TRADE):
        return list(coins_out_of_hand(s, seat))
    if s.awaiting == m.PLACE_YLUD and s.ylud != m.COMMAND and not (s.thrud == s.ylud and owner_of(s, m.THRUD) == seat):
        own = m.CLASS_NAMES[s.ylud]
        return [Closed(Action("place", (own,)).words, "N8.18", "closed-ylud-own", {"column": own})]
    return []


def closed_heroes(s: State, seat: int) -> Iterator[Closed]:
    """Yield heroes that are taken, out of this game, or whose condition is not met."""
    for hero in range(m.ALL_HEROES.bit_length()):
        words = Action("hero", (hero_word(hero),)).words
        if s.hall >> hero & 1:
            reason = closed_condition(s, seat, hero)
            if reason:
                yield Closed(words, *reason)
        elif not m.DWERG_BITS >> hero & 1 or (hero == m.DWERG and not s.hall & m.DWERG_BITS):
            owner = owner_of(s, hero)
            if owner < 0:
                yield Closed(words, "N2.3", "closed-hero-out", {"hero": hero_word(hero)})
            else:
                yield Closed(words, "N1.8", "closed-hero-taken", {"hero": hero_word(hero), "seat": owner})


def closed_condition(s: State, seat: int, hero: int) -> tuple[str, str, JsonObject] | None:
    """Return why a hero on display may not be taken, or None if it may."""
    if hero == m.DAGDA and not may_take_dagda(s, seat):
        return "N8.4", "closed-dagda", {}
    if hero == m.BONFUR and not may_take_bonfur(s, seat):
        return "N8.4", "closed-bonfur", {}
    if hero == m.HOURYA and not may_take_hourya(s, seat):
        return "N8.5", "closed-hourya", {"ranks": standing(s, seat, m.EXPLORER)}
    return None


def closed_columns(s: State, seat: int) -> Iterator[Closed]:
    """Yield the columns that Dagda or Bonfur may not discard from."""
    own = m.HUNTER if s.discards_due == 2 else m.BLACKSMITH
    for column, name in enumerate(m.CLASS_NAMES):
        words = Action("discard", (name,)).words
        if column == own:
            yield Closed(words, "N8.4", "closed-column-own", {"column": name})
        elif not has_open_top(s, seat, column):
            top = top_of(s, seat, column)
            if s.thrud == column and owner_of(s, m.THRUD) == seat:
                yield Closed(words, "N8.4", "closed-column-hero", {"column": name, "hero": "thrud"})
            elif top < 0:
                yield Closed(words, "N8.4", "closed-column-empty", {"column": name})
            elif s.army[seat][top] == m.SMITH:
                yield Closed(words, "N8.4", "closed-column-smith", {"column": name})
            else:
                yield Closed(words, "N8.4", "closed-column-hero", {"column": name, "hero": short_card(s.army[seat][top])})


def closed_transforms(s: State, seat: int) -> Iterator[Closed]:
    """Yield the 0 and the special 3."""
    for slot in range(m.COINS):
        coin = s.coin[seat][slot]
        if not can_transform(coin):
            rule = "N7.6" if coin == m.SPECIAL_3 else "N7.2"
            words = Action("transform", (m.PLACE_NAMES[s.place[seat][slot]], m.COIN_NAMES[coin])).words
            yield Closed(words, rule, "closed-coin-fixed", {"coin": m.COIN_NAMES[coin]})


def coins_out_of_hand(s: State, seat: int) -> Iterator[Closed]:
    """Yield the coins that cannot be used because they lie on taverns."""
    verb, rule = ("lay", "N8.12") if s.awaiting == m.LAY else ("trade", "N8.14")
    for slot in range(m.COINS):
        if s.place[seat][slot] != m.HAND:
            name = m.COIN_NAMES[s.coin[seat][slot]]
            yield Closed(Action(verb, (name,)).words, rule, "closed-coin-on-tavern", {"coin": name})


def refusal(s: State, seat: int, code: int) -> IllegalAction:
    """Return why a code of the current decision is illegal: the reason for the closed choice, or the decision's own rule."""
    words = words_of(s, seat, code) if code - m.FIRST_CODE[s.awaiting] != m.STAY or s.awaiting != m.PLACE_YLUD else "stay"
    for closed in closed_of(s, seat):
        if closed.words == words or (s.awaiting == m.DISCARD and action_in(closed.words).name in action_in(words).names):
            return IllegalAction(closed.rule, closed.key, **closed.args)
    if s.awaiting == m.PLACE_YLUD and owner_of(s, m.YLUD) == seat:
        return IllegalAction(asked(s)[1], "illegal-ylud-must")
    if s.awaiting == m.TAKE:
        return IllegalAction("N5.1", "illegal-card-not-here", card=action_in(words).name)
    if s.awaiting == m.KEEP:
        return IllegalAction("N9.7", "illegal-card-not-seen", card=action_in(words).name)
    rule = "N7.1" if s.awaiting == m.DROP else RULE_OF_ASK[s.awaiting]
    return IllegalAction(rule, "illegal-choice", words=words)
