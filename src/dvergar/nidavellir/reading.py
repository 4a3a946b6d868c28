"""Reads positions written by hand, fills in what they leave open, and says what is wrong with them."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from dvergar.core.errors import BadPosition
from dvergar.core.game import Finding
from dvergar.core.stream import Stream, below
from dvergar.nidavellir.armies import add_card, lines
from dvergar.nidavellir.choices import choices
from dvergar.nidavellir.coins import deduce, sort_coins
from dvergar.nidavellir.engine import Engine
from dvergar.nidavellir.positions import revealed
from dvergar.nidavellir.state import acting
from dvergar.nidavellir.tables import (
    AGE_END,
    AGE_KINDS,
    ALL_HEROES,
    ARMY,
    ASK_NAMES,
    BID,
    BIDDING,
    BLACKSMITH,
    BLANK,
    BROTHERS,
    CARD_CLASS,
    CLASS_NAMES,
    CLASSES,
    CLOSING,
    COIN_NAMES,
    COIN_VALUE,
    COINS,
    COMMAND,
    COPIES,
    DISCARD,
    DWARFS,
    DWERG,
    DWERG_BITS,
    END,
    FILLING,
    GEM_SIX,
    HAND,
    HARD_HEROES,
    HERO_CARD,
    HERO_NAMES,
    IN_HAND,
    JUDGING,
    KEEP,
    NEUTRAL,
    NO_CARD,
    NO_COIN,
    NOWHERE,
    OFFERING_3,
    ORDERING,
    OVER,
    PASSING,
    PIONEER_CARDS,
    PLACE_NAMES,
    PLACE_THRUD,
    POUCH,
    REVEAL,
    RUNNING,
    SEATS,
    SMITH,
    SPECIAL_3,
    STAGE_NAMES,
    TAKE_BACK_NAMES,
    TAKING,
    TAVERN_1,
    TAVERN_NAMES,
    TAVERNS,
    THRUD,
    TRADING,
    TREASURY,
    TREASURY_5,
    TURNS,
    ULINE,
    UNKNOWN,
    VALUES,
    YLUD,
    YLUD_COMES,
    ZERO,
)
from dvergar.nidavellir.taverns import field_size
from dvergar.nidavellir.words import CARD_BY_WORDS, CARD_WORDS, COIN_BY_NAME, hero_of

LONGEST_LIST = 200
Plain = Mapping[str, Any]


@dataclass
class Holding:
    """What a seat holds, as it was written; checked, but perhaps impossible."""

    columns: list[list[int]] = field(default_factory=lambda: [[] for _ in range(CLASSES)])
    counted: dict[int, tuple[int, int]] = field(default_factory=dict)
    heroes: list[int] = field(default_factory=list)
    dwergs: int = 0
    covered: bool = False
    thrud: int = NOWHERE
    ylud: int = NOWHERE
    coins: list[int] = field(default_factory=list)
    gem: int = 0
    bid: list[str] = field(default_factory=list)
    pouch: list[str] = field(default_factory=list)
    known: dict[str, list[str]] = field(default_factory=dict)
    revealed: int = NO_COIN


def words_in(value: Any, where: str) -> list[str]:
    """A list of words, written as a list or as one text."""
    items = value.split() if isinstance(value, str) else value
    if not isinstance(items, list) or len(items) > LONGEST_LIST:
        raise BadPosition(where, "position-list")
    if not all(isinstance(item, str | int) and not isinstance(item, bool) for item in items):
        raise BadPosition(where, "position-list")
    return [str(item).lower() for item in items]


def table_in(value: Any, where: str, keys: tuple[str, ...]) -> Plain:
    """A table with some of the known keys."""
    if not isinstance(value, Mapping):
        raise BadPosition(where, "position-table")
    for key in value:
        if key not in keys:
            raise BadPosition(f"{where}.{str(key)[:40]}" if where else str(key)[:40], "position-field", fields=", ".join(keys))
    return value


def number_in(data: Plain, name: str, default: int, least: int, most: int) -> int:
    """A whole number between bounds."""
    value = data.get(name, default)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadPosition(name, "position-number", given=str(value)[:40], least=least, most=most)
    return value


def name_in(data: Plain, name: str, default: str, names: tuple[str, ...]) -> int:
    """One of some names, as its number."""
    value = data.get(name, default)
    if not isinstance(value, str) or value not in names:
        raise BadPosition(name, "position-name", given=str(value)[:40], names=", ".join(names))
    return names.index(value)


def coin_in(word: str, where: str) -> int:
    """A coin by its name."""
    if word not in COIN_BY_NAME:
        raise BadPosition(where, "position-coin", given=word[:40])
    return COIN_BY_NAME[word]


def cards_in(value: Any, where: str) -> list[int]:
    """Cards of the decks, one text each; «?» is a card left to chance."""
    if not isinstance(value, list) or len(value) > LONGEST_LIST:
        raise BadPosition(where, "position-list")
    cards = []
    for item in value:
        card = BLANK if item == "?" else CARD_BY_WORDS.get(" ".join(item.lower().split()), NO_CARD) if isinstance(item, str) else NO_CARD
        if card == NO_CARD or card > SMITH:
            raise BadPosition(where, "position-card", given=str(item)[:40])
        cards.append(card)
    return cards


SEAT_FIELDS = (
    "gem", "coins", "coins_out", "coins_in", "bid", "pouch", "hand", "known", "revealed", "army", "heroes", "thrud", "ylud",
)  # fmt: skip


def read_holding(data: Any, where: str) -> Holding:
    """A seat's holding; wrong words are refused, impossible holdings are not."""
    seat = table_in(data, where, SEAT_FIELDS)
    held = Holding()
    read_army(held, table_in(seat.get("army", {}), f"{where}.army", CLASS_NAMES), f"{where}.army")
    read_heroes(held, seat, where)
    read_coins(held, seat, where)
    gem = seat.get("gem", 0)
    if not isinstance(gem, int) or isinstance(gem, bool) or not 0 <= gem <= GEM_SIX:
        raise BadPosition(f"{where}.gem", "position-number", given=str(gem)[:40], least=1, most=GEM_SIX)
    held.gem = gem
    return held


def read_army(held: Holding, army: Plain, where: str) -> None:
    """Columns from bottom to top: points, `-` for a rank without points, `smith`, or a hero's name.

    A number stands for so many cards without points; a table of ranks and points is enough to score by.
    """
    for column, name in enumerate(CLASS_NAMES):
        value = army.get(name, [])
        here = f"{where}.{name}"
        if isinstance(value, Mapping):
            counts = table_in(value, here, ("ranks", "points"))
            held.counted[column] = (number_in(counts, "ranks", 0, 0, 99), number_in(counts, "points", 0, 0, 999))
            continue
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= ARMY:
            value = ["-"] * value
        words = words_in(value, here)
        held.covered |= "thrud" in words[:-1]
        for word in words:
            read_column_word(held, column, word, here)


def read_column_word(held: Holding, column: int, word: str, where: str) -> None:
    """One card of a column; Thrud stands on top and is not counted among the cards."""
    hero = hero_of(word)
    if word == "thrud":
        held.thrud = column
        held.heroes.append(THRUD)
    elif hero is not None:
        held.heroes.append(hero)
        held.columns[column].append(HERO_CARD + hero)
        if hero == YLUD:
            held.ylud = column
    elif word == "smith":
        held.columns[column].append(SMITH)
    else:
        name = CLASS_NAMES[column]
        card = CARD_BY_WORDS.get(name if word == "-" else f"{name} {word}", NO_CARD)
        if card == NO_CARD:
            raise BadPosition(where, "position-card", given=word[:40])
        held.columns[column].append(card)


def read_heroes(held: Holding, seat: Plain, where: str) -> None:
    """Heroes by name: those in the command zone, and again those in a column if one likes; `dwerg` is any brother."""
    in_columns = list(held.heroes)
    for word in words_in(seat.get("heroes", ""), f"{where}.heroes"):
        hero = hero_of(word)
        if hero is None:
            raise BadPosition(f"{where}.heroes", "position-hero", given=word[:40])
        if word == "dwerg":
            held.dwergs += 1
        elif hero in in_columns:
            in_columns.remove(hero)
        else:
            held.heroes.append(hero)
    places = (*CLASS_NAMES, "hand", "command")
    for name, hero in (("thrud", THRUD), ("ylud", YLUD)):
        if hero in held.heroes:
            stand = getattr(held, name)
            given = name_in(seat, name, places[stand] if stand >= 0 else "command", places)
            if given < CLASSES and given != stand:
                raise BadPosition(f"{where}.{name}", "position-stand", column=CLASS_NAMES[given])
            setattr(held, name, given)


def read_coins(held: Holding, seat: Plain, where: str) -> None:
    """Coins and where they lie: `bid` names the coins on the three taverns, the others are in the pouch."""
    held.bid = words_in(seat.get("bid", ""), f"{where}.bid")
    held.pouch = words_in(seat.get("pouch", ""), f"{where}.pouch")
    if len(held.bid) not in (0, TAVERNS):
        raise BadPosition(f"{where}.bid", "position-bid")
    for word in (*held.bid, *held.pouch):
        if word not in ("-", "?"):
            coin_in(word, f"{where}.bid")
    known = table_in(seat.get("known", {}), f"{where}.known", PLACE_NAMES)
    held.known = {place: words_in(coins, f"{where}.known") for place, coins in known.items()}
    if "revealed" in seat:
        held.revealed = coin_in(str(seat["revealed"]), f"{where}.revealed")
    if "coins_out" in seat or "coins_in" in seat:
        out = words_in(seat.get("coins_out", []), f"{where}.coins_out")
        names = [coin for coin in ("0", "2", "3", "4", "5") if coin not in out]
        names += words_in(seat.get("coins_in", []), f"{where}.coins_in")
    elif "coins" in seat:
        names = words_in(seat["coins"], f"{where}.coins")
    else:
        placed = [word for word in (*held.bid, *held.pouch) if word not in ("-", "?")]
        names = placed if len(placed) == COINS else ["0", "2", "3", "4", "5"]
    held.coins = sorted(coin_in(name, f"{where}.coins") for name in names)


POSITION_FIELDS = (
    "age", "turn", "stage", "awaiting", "actor", "tavern", "order", "played", "plus", "discards_due", "check_due", "judged",
    "taverns", "deck", "unseen", "discards", "treasury", "hall", "distinctions", "seats",
)  # fmt: skip


def read_holdings(data: Any, players: int) -> list[Holding]:
    """All seats' holdings; seats that are not written hold what everybody starts with."""
    table = table_in(data, "", POSITION_FIELDS)
    seats = table.get("seats", [])
    if not isinstance(seats, list) or len(seats) > players:
        raise BadPosition("seats", "position-seats", players=players)
    return [read_holding(seats[i] if i < len(seats) else {}, f"seats[{i}]") for i in range(players)]


def findings(data: Any, options: Plain) -> Iterator[Finding]:
    """What is impossible or odd in what the seats hold."""
    holdings = read_holdings(data, options["players"])
    yield from card_findings(holdings, options)
    yield from coin_findings(holdings, options)
    yield from hero_findings(holdings, options)
    gems = Counter(held.gem for held in holdings if held.gem)
    for i, held in enumerate(holdings):
        if gems[held.gem] > 1:
            yield Finding(f"seats[{i}].gem", "finding-gem-twice", "N1.7", True, {"gem": held.gem})


def card_findings(holdings: list[Holding], options: Plain) -> Iterator[Finding]:
    """Cards that do not exist so often, and armies that cannot grow so large."""
    first = 2 if options["players"] == SEATS else 0
    stock = [a + b for a, b in zip(COPIES[first], COPIES[first + 1], strict=True)] + [1]
    seen: Counter[int] = Counter()
    for i, held in enumerate(holdings):
        for column, cards in enumerate(held.columns):
            where = f"seats[{i}].army.{CLASS_NAMES[column]}"
            for card in cards:
                seen[card] += 1
                if card <= SMITH and seen[card] > stock[card]:
                    yield Finding(where, "finding-card-too-often", "N1.5" if card == SMITH else "N1.2", True, {"most": stock[card]})
                if card == SMITH and column != BLACKSMITH:
                    yield Finding(where, "finding-wrong-column", "N9.6", True, {})
                if card >= HERO_CARD and CARD_CLASS[card] not in (column, NEUTRAL):
                    yield Finding(where, "finding-wrong-column", "N8.6", True, {})
                if card >= HERO_CARD and card != HERO_CARD + YLUD and CARD_CLASS[card] == NEUTRAL:
                    yield Finding(where, "finding-neutral-in-column", "N8.6", True, {})
        if sum(map(len, held.columns)) > ARMY:
            yield Finding(f"seats[{i}].army", "finding-army-large", "N3.1", True, {"most": ARMY})


def coin_findings(holdings: list[Holding], options: Plain) -> Iterator[Finding]:
    """Five coins each, no more of a kind than there are, and always a 0 or the special 3."""
    stock = treasury_stock(options["players"])
    special = 0
    for i, held in enumerate(holdings):
        where = f"seats[{i}].coins"
        if len(held.coins) != COINS:
            yield Finding(where, "finding-coin-count", "N1.6", True, {"count": len(held.coins)})
        for coin, count in Counter(held.coins).items():
            if coin < TREASURY_5 and count > 1:
                yield Finding(where, "finding-coin-twice", "N1.6", True, {"coin": COIN_NAMES[coin]})
            if coin >= TREASURY_5:
                stock[COIN_VALUE[coin]] -= count
                if stock[COIN_VALUE[coin]] < 0:
                    yield Finding(where, "finding-coin-too-often", "N1.6", True, {"coin": COIN_NAMES[coin]})
        special += SPECIAL_3 in held.coins
        if (ZERO in held.coins) == (SPECIAL_3 in held.coins):
            yield Finding(where, "finding-coin-zero", "N9.4", True, {})
    if special > 1:
        yield Finding("seats", "finding-special-twice", "N9.4", True, {})


def treasury_stock(players: int) -> list[int]:
    """The royal treasure of a game with so many players (N1.6)."""
    return [count - (2 if players < 4 and value in (7, 9, 11) else 0) for value, count in enumerate(TREASURY)]


def hero_findings(holdings: list[Holding], options: Plain) -> Iterator[Finding]:
    """One copy of each hero, five brothers, Thrud never covered; fewer heroes than lines are only odd."""
    owners = Counter(hero for held in holdings for hero in held.heroes)
    brothers = sum(held.dwergs for held in holdings) + sum(owners[DWERG + i] for i in range(BROTHERS))
    for i, held in enumerate(holdings):
        where = f"seats[{i}].heroes"
        for hero in sorted(set(held.heroes)):
            if owners[hero] > 1:
                yield Finding(where, "finding-hero-twice", "N1.8", True, {"hero": HERO_NAMES[hero]})
            if options["first_game"] and HARD_HEROES >> hero & 1:
                yield Finding(where, "finding-hero-out", "N2.3", True, {"hero": HERO_NAMES[hero]})
            in_column = any(HERO_CARD + hero in cards for cards in held.columns)
            if CARD_CLASS[HERO_CARD + hero] != NEUTRAL and not in_column and not held.counted:
                yield Finding(where, "finding-hero-no-column", "N8.6", True, {"hero": HERO_NAMES[hero]})
        if brothers > BROTHERS and held.dwergs:
            yield Finding(where, "finding-dwergs", "N1.8", True, {"count": brothers})
        if held.covered:
            yield Finding(f"seats[{i}].army", "finding-thrud-covered", "N8.8", True, {})
        if held.counted:
            yield Finding(f"seats[{i}].army", "finding-counted", "N1.1", True, {})


def check(data: Any, options: Plain) -> list[Finding]:
    """Everything odd or impossible, without refusing; what cannot even be read is one finding."""
    try:
        found = list(findings(data, options))
        if not any(finding.impossible for finding in found):
            state = build_earliest(data, options, (0, 0))
            found += [
                Finding(f"seats[{seat}].heroes", "finding-hero-due", "N8.1", False, {"lines": lines(state, seat)})
                for seat in range(state.players)
                if lines(state, seat) > state.heroes[seat].bit_count() and not state.check_due
            ]
    except BadPosition as error:
        return [Finding(error.field, error.key, "N1.1", True, dict(error.details))]
    return found


class Reader:
    """Builds an engine from a dict, or refuses it with the name of the field."""

    def __init__(self, data: Any, options: Plain, *, blanks: bool) -> None:
        for finding in findings(data, options):
            if finding.impossible:
                raise BadPosition(finding.field, finding.key, **finding.args)
        self.data: Plain = data
        self.options = options
        self.blanks = blanks
        self.holdings = read_holdings(data, options["players"])

    def build(self, key: tuple[int, int]) -> Engine:
        """The interpreted engine; `key` answers what is left to chance."""
        s = new_engine(self.options)
        self.read_moment(s)
        for seat, held in enumerate(self.holdings):
            self.seat_army(s, seat, held)
        self.assign_brothers(s)
        self.assign_gems(s)
        for seat, held in enumerate(self.holdings):
            self.seat_coins(s, seat, held)
        self.read_order(s)
        self.read_cards(s, key)
        self.read_rest(s)
        return s

    def read_moment(self, s: Engine) -> None:
        """Age, turn, tavern and stage; without a stage the written bids tell."""
        data = self.data
        s.age = number_in(data, "age", 1, 1, 2)
        s.turn = number_in(data, "turn", 1, 1, TURNS[s.players])
        s.judged = number_in(data, "judged", 0, 0, CLASSES)
        s.plus = number_in(data, "plus", 0, 0, 7)
        s.discards_due = number_in(data, "discards_due", 0, 0, 2)
        s.check_due = number_in(data, "check_due", 0, 0, 1)
        s.actor = number_in(data, "actor", 0, 0, s.players - 1)
        bidders = [held for held in self.holdings if ULINE not in held.heroes]
        default = "reveal" if "tavern" in data or all(held.bid for held in bidders) else "bidding" if self.dealt() else "filling"
        s.stage = name_in(data, "stage", default, STAGE_NAMES)
        if s.stage == FILLING and self.dealt():
            raise BadPosition("taverns", "position-dealt")
        s.awaiting = name_in(data, "awaiting", ASK_NAMES[RUNNING], ASK_NAMES)
        s.tavern = name_in(data, "tavern", TAVERN_NAMES[0], TAVERN_NAMES)
        if s.stage > CLOSING:
            s.tavern = TAVERNS
        s.deck_age = 2 if s.age == 2 or s.stage in (YLUD_COMES, JUDGING) else 1
        if s.stage == 0 or s.awaiting == ASK_NAMES.index("shuffle"):
            raise BadPosition("stage", "position-stage")

    def dealt(self) -> bool:
        return any(self.data.get("taverns", {}).values()) if isinstance(self.data.get("taverns", {}), Mapping) else True

    def seat_army(self, s: Engine, seat: int, held: Holding) -> None:
        """The columns, the heroes, and where Thrud and Ylud are."""
        for hero in held.heroes:
            s.heroes[seat] |= 1 << hero
            s.hall &= ~(1 << hero)
        if THRUD in held.heroes:
            s.thrud = held.thrud
        if YLUD in held.heroes:
            s.ylud = held.ylud
            if s.ylud == IN_HAND:
                raise BadPosition(f"seats[{seat}].ylud", "position-stand", column="hand")
        for column, cards in enumerate(held.columns):
            for card in cards:
                add_card(s, seat, card, column)
                if card == SMITH:
                    s.distinction[BLACKSMITH] = seat + 1

    def assign_brothers(self, s: Engine) -> None:
        """Any brother is as good as another: give out those that are left, in order."""
        for seat, held in enumerate(self.holdings):
            for _ in range(held.dwergs):
                left = s.hall & DWERG_BITS
                s.heroes[seat] |= left & -left
                s.hall &= ~(left & -left)

    def assign_gems(self, s: Engine) -> None:
        """Gems as written; the other seats get those left over, highest first."""
        written = {held.gem for held in self.holdings}
        left = sorted(set(s.gem[: s.players]) - written, reverse=True) + [g for g in range(5, 0, -1) if g not in s.gem and g not in written]
        for seat, held in enumerate(self.holdings):
            s.gem[seat] = held.gem or left.pop(0)

    def seat_coins(self, s: Engine, seat: int, held: Holding) -> None:
        """Which coin lies where, and which places are known to all."""
        where = f"seats[{seat}].bid"
        s.coin[seat] = list(held.coins)
        in_play = BIDDING < s.stage <= CLOSING or (s.stage == BIDDING and held.bid)
        bids = held.bid if in_play else []
        if held.bid and not in_play:
            raise BadPosition(where, "position-no-bid-now")
        if in_play and not bids and ULINE not in held.heroes and s.awaiting != BID:
            raise BadPosition(where, "position-bid-missing")
        rest = UNKNOWN if "?" in (*bids, *held.pouch) else POUCH if bids and ULINE not in held.heroes else HAND
        if rest == UNKNOWN and not self.blanks:
            raise BadPosition(where, "position-unknown")
        if "pouch" in self.seat_data(seat) and rest != UNKNOWN:
            rest = HAND if ULINE in held.heroes and "hand" in self.seat_data(seat) else POUCH
        free = list(range(COINS))
        for tavern, word in enumerate(bids):
            if word not in ("-", "?"):
                self.lay_coin(s, seat, free, word, TAVERN_1 + tavern, where)
        for word in held.pouch:
            if word != "?":
                self.lay_coin(s, seat, free, word, POUCH, where)
        for slot in free:
            s.place[seat][slot] = rest
        self.show_coins(s, seat, held)
        sort_coins(s, seat)
        deduce(s, seat)

    def seat_data(self, seat: int) -> Plain:
        seats = self.data.get("seats", [])
        return seats[seat] if seat < len(seats) else {}

    def lay_coin(self, s: Engine, seat: int, free: list[int], word: str, place: int, where: str) -> None:
        coin = coin_in(word, where)
        slots = [slot for slot in free if s.coin[seat][slot] == coin]
        if not slots:
            raise BadPosition(where, "position-coin-not-held", coin=word)
        s.place[seat][slots[0]] = place
        free.remove(slots[0])

    def show_coins(self, s: Engine, seat: int, held: Holding) -> None:
        """Coins on revealed taverns lie open; others are known if they are written as known."""
        known = {place: list(coins) for place, coins in held.known.items()}
        for slot in range(COINS):
            place, name = s.place[seat][slot], COIN_NAMES[s.coin[seat][slot]]
            if TAVERN_1 <= place <= revealed(s):
                s.shown[seat][slot] = 1
            elif name in known.get(PLACE_NAMES[place], ()):
                known[PLACE_NAMES[place]].remove(name)
                s.shown[seat][slot] = 1

    def read_order(self, s: Engine) -> None:
        """The coins as they were revealed, and the play order at the tavern under way."""
        if not ORDERING <= s.stage <= CLOSING:
            return
        for seat, held in enumerate(self.holdings):
            lying = [s.coin[seat][slot] for slot in range(COINS) if s.place[seat][slot] == TAVERN_1 + s.tavern]
            s.laid[seat] = held.revealed if held.revealed != NO_COIN else lying[0] if lying else NO_COIN
            if s.laid[seat] == NO_COIN and s.stage > ORDERING:
                raise BadPosition(f"seats[{seat}].bid", "position-bid-missing")
        if s.stage == ORDERING:
            return
        order = self.data.get("order")
        if not isinstance(order, list) or sorted(map(str, order)) != [str(seat) for seat in range(s.players)]:
            raise BadPosition("order", "position-order", players=s.players)
        s.order[: s.players] = [int(seat) for seat in order]
        s.at = number_in(self.data, "played", 0, 0, s.players)

    def read_cards(self, s: Engine, key: tuple[int, int]) -> None:
        """Taverns, deck and discards; what is not written is dealt from the cards that are left."""
        shelf = Shelf(s, self.data, blanks=self.blanks)
        shelf.lay_out(Stream(*key))

    def read_rest(self, s: Engine) -> None:
        """Treasury, distinctions, and who still owes a bid."""
        for value, count in enumerate(treasury_stock(s.players)):
            held = sum(coin >= TREASURY_5 and COIN_VALUE[coin] == value for seat in range(s.players) for coin in s.coin[seat])
            s.treasury[value] = count - held
        self.compare_derived(s)
        won = table_in(self.data.get("distinctions", {}), "distinctions", CLASS_NAMES)
        for column, name in enumerate(CLASS_NAMES):
            if name in won:
                s.distinction[column] = number_in(won, name, 0, 0, s.players - 1) + 1
        if s.stage == REVEAL and s.awaiting == BID or s.stage == BIDDING:
            bidders = [seat for seat in range(s.players) if not s.heroes[seat] >> ULINE & 1]
            s.owing = sum(1 << seat for seat in bidders if not self.holdings[seat].bid)
            if s.stage == BIDDING and s.owing:
                s.stage, s.awaiting = REVEAL, BID
            s.stage = REVEAL
        if s.stage == END:
            s.awaiting = OVER
        if s.awaiting == KEEP and s.deck_end - s.deck_top < PIONEER_CARDS:
            raise BadPosition("deck", "position-deck-short")
        if not self.blanks and RUNNING < s.awaiting < OVER:
            seats = [seat for seat in range(s.players) if acting(s) >> seat & 1]
            if not seats or not all(choices(s, seat) for seat in seats):
                raise BadPosition("awaiting", "position-no-choice")

    def compare_derived(self, s: Engine) -> None:
        """Treasury and hall follow from what the seats hold; if they are written they must agree."""
        if "treasury" in self.data:
            written = table_in(self.data["treasury"], "treasury", tuple(str(value) for value in range(VALUES)))
            if {name: count for name, count in written.items() if count} != {str(v): n for v, n in enumerate(s.treasury) if n}:
                raise BadPosition("treasury", "position-treasury")
        if "hall" in self.data:
            names = words_in(self.data["hall"], "hall")
            if sorted(names) != sorted(name for hero, name in enumerate(HERO_NAMES) if s.hall >> hero & 1):
                raise BadPosition("hall", "position-hall")


class Shelf:
    """Lays out taverns, deck and discards so that every card of the ages so far is somewhere."""

    def __init__(self, s: Engine, data: Plain, *, blanks: bool) -> None:
        self.s = s
        self.data = data
        self.blanks = blanks
        first = 2 if s.players == SEATS else 0
        self.now = Counter(dict(enumerate(COPIES[first + s.deck_age - 1])))
        self.all = Counter(dict(enumerate(COPIES[first])))
        if s.deck_age == 2:
            self.all += Counter(dict(enumerate(COPIES[first + 1])))
        for seat in range(s.players):
            self.take([card for card in s.army[seat][: s.army_size[seat]] if card < SMITH], f"seats[{seat}].army", fresh=False)

    def take(self, cards: list[int], where: str, *, fresh: bool) -> None:
        """Count cards as placed; fresh ones come from the deck of this age."""
        for card in cards:
            if card == BLANK:
                continue
            self.all[card] -= 1
            self.now[card] -= fresh
            if self.all[card] < 0 or self.now[card] < 0:
                raise BadPosition(where, "position-card-too-often", given=CARD_WORDS[card])

    def lay_out(self, r: Stream) -> None:
        """First what is written, then the rest by chance, and what is left over is discarded."""
        s, data = self.s, self.data
        taverns = table_in(data.get("taverns", {}), "taverns", TAVERN_NAMES)
        offers = [cards_in(taverns.get(name, []), f"taverns.{name}") for name in TAVERN_NAMES]
        for name, cards in zip(TAVERN_NAMES, offers, strict=True):
            self.take(cards, f"taverns.{name}", fresh=True)
        deck = self.written_deck()
        self.take(deck, "deck", fresh=True)
        discards = cards_in(data["discards"], "discards") if "discards" in data else None
        unseen = cards_in([data["unseen"]], "unseen") if "unseen" in data else []
        self.take([card for card in discards or [] if card < SMITH], "discards", fresh=False)
        self.take(unseen, "unseen", fresh=True)
        for tavern, cards in enumerate(offers):
            cards += [BLANK] * (self.tavern_size(tavern) - len(cards))
            if len(cards) != self.tavern_size(tavern):
                raise BadPosition(f"taverns.{TAVERN_NAMES[tavern]}", "position-tavern-size", size=self.tavern_size(tavern))
            s.offer[tavern][: len(cards)] = self.deal(cards, r, f"taverns.{TAVERN_NAMES[tavern]}", hide=False)
        deck += [BLANK] * (self.deck_size() - len(deck))
        if len(deck) != self.deck_size():
            raise BadPosition("deck", "position-deck-size", size=self.deck_size())
        deck = self.deal(deck, r, "deck", hide=self.blanks)
        s.deck[: len(deck)] = deck
        s.deck_top, s.deck_end = 0, len(deck)
        self.align_deck()
        if unseen:
            s.unseen = self.deal(unseen, r, "unseen", hide=self.blanks)[0]
        self.discard(discards)

    def written_deck(self) -> list[int]:
        deck = self.data.get("deck", [])
        return [] if isinstance(deck, int) and not isinstance(deck, bool) else cards_in(deck, "deck")

    def tavern_size(self, tavern: int) -> int:
        """How many cards lie in a tavern now."""
        s = self.s
        if s.stage == FILLING or s.stage > CLOSING or tavern < s.tavern:
            return 0
        if tavern > s.tavern or s.stage < TAKING:
            return field_size(s)
        taken = s.at + (s.stage in (TRADING, PASSING) and not self.is_taking())
        return field_size(s) - taken

    def is_taking(self) -> bool:
        return self.data.get("awaiting") == "take"

    def deck_size(self) -> int:
        """How many cards the deck must hold for the rest of the age."""
        s = self.s
        turn = TAVERNS * field_size(s)
        if s.stage in (YLUD_COMES, JUDGING) and s.age == 1:
            return TURNS[s.players] * turn + (s.judged < CLASSES or self.data.get("awaiting") == "keep")
        if s.stage > CLOSING:
            return 0
        return turn * (TURNS[s.players] - s.turn + (s.stage == FILLING))

    def align_deck(self) -> None:
        """Cards already drawn leave empty places before the top, as in a game that was played."""
        s = self.s
        whole = sum(COPIES[(2 if s.players == SEATS else 0) + s.deck_age - 1])
        size = s.deck_end
        gone = whole - size
        s.deck[:whole] = [NO_CARD] * gone + s.deck[:size]
        s.deck_top, s.deck_end = gone, whole

    def deal(self, cards: list[int], r: Stream, where: str, *, hide: bool) -> list[int]:
        """Fill the blanks by chance from this age's cards that are left, or leave them blank."""
        if hide:
            return cards
        dealt = []
        for card in cards:
            if card == BLANK:
                left = [c for c in range(AGE_KINDS) for _ in range(min(self.now[c], self.all[c]))]
                if not left:
                    raise BadPosition(where, "position-too-few-cards")
                card = left[below(r, len(left))]
                self.take([card], where, fresh=True)
            dealt.append(card)
        return dealt

    def discard(self, written: list[int] | None) -> None:
        """The discards as written, or all that is left over."""
        s = self.s
        if written is not None:
            for card in written:
                s.discards[card] += 1
            hidden = sum(card == BLANK for card in s.deck) + (s.unseen == BLANK)
            if sum(self.all.values()) != hidden:
                raise BadPosition("discards", "position-discards", count=sum(self.all.values()) - hidden)
            return
        for card, count in self.all.items():
            s.discards[card] += count


def new_engine(options: Plain) -> Engine:
    """An interpreted engine laid out for the options, nothing dealt yet."""
    s = Engine()
    start_engine(s, options)
    s.deck[:] = [NO_CARD] * len(s.deck)
    s.deck_top = s.deck_end = 0
    s.awaiting = RUNNING
    return s


def start_engine(engine: Any, options: Plain) -> None:
    """Lay a new game out."""
    engine.start(
        options["players"],
        int(options["gems"] == "low"),
        int(options["first_game"]),
        TAKE_BACK_NAMES.index(options["take_back"]),
        int(options["special_smith"] == "dwarf"),
        int(options["pioneer_discard"] == "unseen"),
    )


def read(data: Any, options: Plain, key: tuple[int, int]) -> Engine:
    """The engine for a dict, run on to its first decision."""
    s = build_earliest(data, options, key)
    s.resume()
    return s


def build_earliest(data: Any, options: Plain, key: tuple[int, int]) -> Engine:
    """Where age or turn are not written, the earliest turn by which so many cards can have been dealt."""
    table = table_in(data, "", POSITION_FIELDS)
    ages = (table["age"],) if "age" in table else (1, 2)
    turns = (table["turn"],) if "turn" in table else range(1, TURNS[options["players"]] + 1)
    moments = [{**table, "age": age, "turn": turn} for age in ages for turn in turns]
    for moment in moments[:-1]:
        try:
            return Reader(moment, options, blanks=False).build(key)
        except BadPosition as error:
            if error.key not in NOT_YET:
                raise
    return Reader(moments[-1], options, blanks=False).build(key)


NOT_YET = ("position-too-few-cards", "position-card-too-often")


def read_view(data: Any, options: Plain) -> Engine:
    """The blanked engine for a dict that was written for a viewer."""
    return Reader(data, options, blanks=True).build((0, 0))
