"""Reads positions written by hand, fills in what is missing, and refuses those from which no game can start."""

from collections import Counter
from collections.abc import Mapping

from dvergar.api.errors import BadPosition
from dvergar.api.plain_data import name_in, number_in, table_in, words_in
from dvergar.api.values import Finding
from dvergar.core.json_data import Json, JsonMapping
from dvergar.core.rng import Rng
from dvergar.games.nidavellir.engine import Engine
from dvergar.games.nidavellir.notation.checks import findings, treasury_stock
from dvergar.games.nidavellir.notation.fill_in import Shelf
from dvergar.games.nidavellir.notation.holdings import POSITION_FIELDS, Holding, coin_in, read_holdings
from dvergar.games.nidavellir.notation.write import describe
from dvergar.games.nidavellir.options import start_engine
from dvergar.games.nidavellir.rules import material as m
from dvergar.games.nidavellir.rules.armies import add_card, lines
from dvergar.games.nidavellir.rules.choices import choices
from dvergar.games.nidavellir.rules.coins import deduce, show_pair, slot_of, sort_coins, trade_place
from dvergar.games.nidavellir.rules.heroes import due_hero
from dvergar.games.nidavellir.rules.state import acting, owner_of
from dvergar.games.nidavellir.rules.taverns import begin_bids, revealed


def new_engine(options: JsonMapping) -> Engine:
    """Return an interpreted engine set up for the options, with nothing dealt yet."""
    s = Engine()
    start_engine(s, options)
    s.deck[:] = [m.NO_CARD] * len(s.deck)
    s.deck_top = s.deck_end = 0
    s.awaiting = m.RUNNING
    return s


def read_position(data: Json, options: JsonMapping, key: tuple[int, int]) -> Engine:
    """Return the engine for a dict, ready to continue to its first decision."""
    s = build_earliest(data, options, key)
    ahead = s.clone()
    ahead.resume()
    if ahead.awaiting < m.SHUFFLE and not all(choices(ahead, seat) for seat in ahead.to_act()):
        raise BadPosition("stage", "position-no-choice")
    expect_stable(s, options, FULL)
    return s


def build_earliest(data: Json, options: JsonMapping, key: tuple[int, int]) -> Engine:
    """If age or turn is not given, choose the earliest turn by which this many cards can have been dealt."""
    table = table_in(data, "", POSITION_FIELDS)
    ages = (table["age"],) if "age" in table else (1, 2)
    turns = (table["turn"],) if "turn" in table else range(1, m.TURNS[options["players"]] + 1)
    moments = [{**table, "age": age, "turn": turn} for age in ages for turn in turns]
    for moment in moments[:-1]:
        try:
            return Reader(moment, options, viewer=FULL).build(key)
        except BadPosition as error:
            if error.key not in NOT_YET:
                raise
    return Reader(moments[-1], options, viewer=FULL).build(key)


NOT_YET = ("position-too-few-cards", "position-card-too-often", "position-too-early")


def fits_moment(s: Engine) -> bool:
    """Whether the given decision can come up at the given moment."""
    place = trade_place(s, s.actor)
    fitting = {
        m.BID: s.stage == m.REVEAL,
        m.LAY: s.stage == m.ORDERING and owner_of(s, m.ULINE) == s.actor,
        m.TAKE: s.stage == m.TRADING,
        m.TRANSFORM: s.plus > 0,
        m.HERO: s.stage in UNDER_WAY and due_hero(s, s.actor),
        m.DISCARD: s.discards_due > 0,
        m.PLACE_THRUD: s.thrud == m.IN_HAND and owner_of(s, m.THRUD) == s.actor,
        m.PLACE_YLUD: s.stage in (m.JUDGING, m.LAST_MOVES) and owner_of(s, m.YLUD) == s.actor,
        m.TRADE: s.stage == m.PASSING and owner_of(s, m.ULINE) == s.actor,
        m.DROP: s.stage == m.PASSING and all(slot_of(s, s.actor, five, place) >= 0 for five in FIVES),
        m.KEEP: s.stage == m.JUDGING and s.judged == m.CLASSES,
    }
    return fitting[s.awaiting]


def read_view(data: Json, options: JsonMapping, viewer: int) -> Engine:
    """Return the engine with blanks for a dict written for a viewer."""
    s = Reader(data, options, viewer=viewer).build((0, 0))
    if s.awaiting in (m.RUNNING, m.SHUFFLE):
        raise BadPosition("awaiting", "position-no-choice")
    expect_stable(s, options, viewer)
    return s


def expect_stable(s: Engine, options: JsonMapping, viewer: int) -> None:
    """Refuse a position that would be written differently from how it was read: no game can reach it."""
    again = Reader(describe(s, options, None if viewer == FULL else viewer), options, viewer=viewer).build((0, 0))
    if again.to_bytes() != s.to_bytes():
        raise BadPosition("position", "position-unstable")


def check_position(data: Json, options: JsonMapping) -> list[Finding]:
    """Return everything odd or impossible, without refusing; a dict that cannot be read gives one finding."""
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
        return [Finding(error.field, error.key, "", True, dict(error.details))]
    return found


FULL = -2
"""The viewer of a position without blanks."""

FIVES = (m.BASIC_5, m.TREASURY_5)
UNDER_WAY = (m.TRADING, m.JUDGING, m.LAST_MOVES)
"""The stages in which a card is being placed."""


class Reader:
    """Builds an engine from a dict, or refuses it with the name of the field."""

    def __init__(self, data: Json, options: JsonMapping, *, viewer: int) -> None:
        for finding in findings(data, options):
            if finding.impossible:
                raise BadPosition(finding.field, finding.key, **finding.args)
        self.data: JsonMapping = data
        self.options = options
        self.viewer = viewer
        self.blanks = viewer != FULL
        self.holdings = read_holdings(data, options["players"])

    def build(self, key: tuple[int, int]) -> Engine:
        """Return the interpreted engine; `key` seeds whatever is left to chance."""
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
        self.read_treasury(s)
        self.compare_hall(s)
        self.read_distinctions(s)
        self.read_owed_bids(s)
        self.read_decision(s)
        return s

    def read_moment(self, s: Engine) -> None:
        """Read age, turn, tavern, stage and current decision."""
        data = self.data
        s.age = number_in(data, "age", 1, 1, 2)
        s.turn = number_in(data, "turn", 1, 1, m.TURNS[s.players])
        s.judged = number_in(data, "judged", 0, 0, m.CLASSES)
        s.plus = number_in(data, "plus", 0, 0, 7)
        s.discards_due = number_in(data, "discards_due", 0, 0, 2)
        s.check_due = number_in(data, "check_due", 0, 0, 1)
        s.actor = number_in(data, "actor", 0, 0, s.players - 1)
        s.stage = name_in(data, "stage", self.stage_by_bids(), m.STAGE_NAMES)
        if s.stage == m.FILLING and self.dealt():
            raise BadPosition("taverns", "position-dealt")
        s.awaiting = name_in(data, "awaiting", m.ASK_NAMES[m.RUNNING], m.ASK_NAMES)
        s.tavern = name_in(data, "tavern", m.TAVERN_NAMES[0], m.TAVERN_NAMES)
        if s.stage > m.CLOSING:
            s.tavern = m.TAVERNS
        s.deck_age = 2 if s.age == 2 or s.stage in (m.YLUD_COMES, m.JUDGING) else 1
        if s.stage == m.SETUP or s.awaiting == m.SHUFFLE or s.age != {m.JUDGING: 1, m.LAST_MOVES: 2}.get(s.stage, s.age):
            raise BadPosition("stage", "position-stage")
        self.check_pending(s)
        self.read_judged(s)
        self.check_unseen(s)
        for seat, held in enumerate(self.holdings):
            self.check_moment(s, seat, held)

    def stage_by_bids(self) -> str:
        """Return the stage if it is not given: bids are revealed if all are given or a tavern is named."""
        if "tavern" in self.data or all(held.bid for held in self.holdings if m.ULINE not in held.heroes):
            return m.STAGE_NAMES[m.REVEAL]
        return m.STAGE_NAMES[m.BIDDING if self.dealt() else m.FILLING]

    def check_pending(self, s: Engine) -> None:
        """Refuse pending effects unless a card is being placed and the current decision is theirs (N5.4)."""
        pending = {
            "discards_due": (s.discards_due, (m.RUNNING, m.DISCARD)),
            "plus": (s.plus, (m.RUNNING, m.TRANSFORM)),
            "check_due": (s.check_due, (m.RUNNING, m.DISCARD, m.TRANSFORM, m.PLACE_THRUD)),
            "seats": (any(held.thrud == m.IN_HAND for held in self.holdings), (m.RUNNING, m.DISCARD, m.PLACE_THRUD)),
        }
        waiting = {name: decisions for name, (waits, decisions) in pending.items() if waits}
        for name, decisions in waiting.items():
            if s.stage not in UNDER_WAY or s.awaiting not in decisions:
                raise BadPosition(name, "position-stage")
        if s.discards_due and s.plus:
            raise BadPosition("plus", "position-stage")
        if not waiting and s.awaiting in (m.RUNNING, m.BID, m.OVER):
            s.actor = 0

    def read_judged(self, s: Engine) -> None:
        """Read how many classes have been evaluated: given during the evaluation, otherwise none in Age 1 and all in Age 2."""
        if s.stage == m.JUDGING:
            return
        judged = m.CLASSES if s.age == 2 else 0
        if self.data.get("judged", judged) != judged:
            raise BadPosition("judged", "position-stage")
        s.judged = judged

    def check_unseen(self, s: Engine) -> None:
        """Refuse a card discarded unseen without the option, or before the Pioneer was evaluated."""
        if "unseen" in self.data and (s.discard_unseen == 0 or (s.age == 1 and s.judged < m.CLASSES)):
            raise BadPosition("unseen", "position-stage")

    def check_moment(self, s: Engine, seat: int, held: Holding) -> None:
        """Refuse what a seat cannot hold yet, or no longer can."""
        judged = m.CLASSES if s.age == 2 else s.judged
        where = f"seats[{seat}]"
        if held.gem == m.GEM_SIX and judged <= m.MINER:
            raise BadPosition(f"{where}.gem", "position-too-early")
        if m.SPECIAL_3 in held.coins and judged <= m.HUNTER:
            raise BadPosition(f"{where}.coins", "position-too-early")
        if m.SMITH in held.columns[m.BLACKSMITH] and judged <= m.BLACKSMITH:
            raise BadPosition(f"{where}.army", "position-too-early")
        if held.thrud == m.COMMAND and s.stage < m.LAST_MOVES:
            raise BadPosition(f"{where}.thrud", "position-thrud")
        if held.thrud == m.IN_HAND and s.actor != seat:
            raise BadPosition("actor", "position-thrud")

    def dealt(self) -> bool:
        """Whether cards are given for the taverns."""
        return any(self.data.get("taverns", {}).values()) if isinstance(self.data.get("taverns", {}), Mapping) else True

    def seat_army(self, s: Engine, seat: int, held: Holding) -> None:
        """Set the columns, the heroes, and the places of Thrud and Ylud."""
        for hero in held.heroes:
            s.heroes[seat] |= 1 << hero
            s.hall &= ~(1 << hero)
        if m.THRUD in held.heroes:
            s.thrud = held.thrud
        if m.YLUD in held.heroes:
            s.ylud = held.ylud
            if s.ylud == m.IN_HAND:
                raise BadPosition(f"seats[{seat}].ylud", "position-stand", column="hand")
        for column, cards in enumerate(held.columns):
            for card in cards:
                add_card(s, seat, card, column)
                if card == m.SMITH:
                    s.distinction[m.BLACKSMITH] = seat + 1

    def assign_brothers(self, s: Engine) -> None:
        """Give out the brothers that are left, in order, since they are interchangeable."""
        for seat, held in enumerate(self.holdings):
            for _ in range(held.dwergs):
                left = s.hall & m.DWERG_BITS
                s.heroes[seat] |= left & -left
                s.hall &= ~(left & -left)

    def assign_gems(self, s: Engine) -> None:
        """Set the given gems; the other seats get the rest, highest first."""
        written = {held.gem for held in self.holdings}
        left = sorted(set(s.gem[: s.players]) - written, reverse=True) + [
            g for g in range(5, 0, -1) if g not in s.gem and g not in written
        ]
        for seat, held in enumerate(self.holdings):
            s.gem[seat] = held.gem or left.pop(0)

    def seat_coins(self, s: Engine, seat: int, held: Holding) -> None:
        """Set where each coin lies, and which places all know."""
        s.coin[seat] = list(held.coins)
        self.check_bid(s, seat, held)
        in_hand = self.lay_coins(s, seat, held)
        if held.hand and sorted(held.hand) != sorted(m.COIN_NAMES[s.coin[seat][slot]] for slot in in_hand):
            raise BadPosition(f"seats[{seat}].hand", "position-hand")
        self.show_coins(s, seat, held)
        sort_coins(s, seat)
        deduce(s, seat)

    def check_bid(self, s: Engine, seat: int, held: Holding) -> None:
        """Refuse coins on taverns outside a turn; others' must be on all three, Uline's on those finished (N4.1, N8.12)."""
        if not m.BIDDING <= s.stage <= m.CLOSING:
            if held.bid:
                raise BadPosition(f"seats[{seat}].bid", "position-no-bid-now")
        elif m.ULINE in held.heroes:
            self.check_uline(s, seat, held)
        else:
            self.check_whole_bid(s, seat, held)

    def check_uline(self, s: Engine, seat: int, held: Holding) -> None:
        """Refuse coins of Uline except on the finished taverns, and on the current one once she has laid there (N8.12)."""
        laid = s.tavern + (s.stage > m.ORDERING or (s.stage == m.ORDERING and s.awaiting != m.LAY))
        lying = [word != "-" for word in held.bid or ["-"] * m.TAVERNS]
        if lying != [tavern < laid for tavern in range(m.TAVERNS)] or held.pouch:
            raise BadPosition(f"seats[{seat}].bid", "position-uline", count=laid)

    def check_whole_bid(self, s: Engine, seat: int, held: Holding) -> None:
        """Require a bid on all three taverns (N4.1); only a viewer's blank may replace a coin, and never an own one."""
        where = f"seats[{seat}].bid"
        if not held.bid and s.stage > m.BIDDING and s.awaiting != m.BID:
            raise BadPosition(where, "position-bid-missing")
        if "-" in held.bid or (held.pouch and len(held.pouch) != m.COINS - m.TAVERNS):
            raise BadPosition(where, "position-bid")
        if "?" in (*held.bid, *held.pouch) and (not self.blanks or seat == self.viewer):
            raise BadPosition(where, "position-unknown")

    def lay_coins(self, s: Engine, seat: int, held: Holding) -> list[int]:
        """Lay the given coins on taverns and in the pouch, the others where they belong; return the slots of the others."""
        free = list(range(m.COINS))
        for tavern, word in enumerate(held.bid):
            if word not in ("-", "?"):
                self.lay_coin(s, seat, free, word, m.TAVERN_1 + tavern)
        for word in held.pouch:
            if word != "?":
                self.lay_coin(s, seat, free, word, m.POUCH)
        for slot in free:
            s.place[seat][slot] = self.place_of_others(held)
        return free

    def place_of_others(self, held: Holding) -> int:
        """Return where coins not given lie: anywhere among blanks, in the pouch after a bid, otherwise in the hand."""
        if "?" in (*held.bid, *held.pouch):
            return m.UNKNOWN
        return m.POUCH if held.bid and m.ULINE not in held.heroes else m.HAND

    def lay_coin(self, s: Engine, seat: int, free: list[int], word: str, place: int) -> None:
        """Lay a coin that the seat holds and that has not been laid yet."""
        where = f"seats[{seat}].bid"
        coin = coin_in(word, where)
        slots = [slot for slot in free if s.coin[seat][slot] == coin]
        if not slots:
            raise BadPosition(where, "position-coin-not-held", coin=word)
        s.place[seat][slots[0]] = place
        free.remove(slots[0])

    def show_coins(self, s: Engine, seat: int, held: Holding) -> None:
        """Mark coins on revealed taverns as known, and others if given as known."""
        known = {place: list(coins) for place, coins in held.known.items()}
        for slot in range(m.COINS):
            place, name = s.place[seat][slot], m.COIN_NAMES[s.coin[seat][slot]]
            if m.TAVERN_1 <= place <= revealed(s):
                s.shown[seat][slot] = 1
            elif name in known.get(m.PLACE_NAMES[place], ()):
                known[m.PLACE_NAMES[place]].remove(name)
                s.shown[seat][slot] = 1
        if any(known.values()):
            raise BadPosition(f"seats[{seat}].known", "position-known")

    def read_order(self, s: Engine) -> None:
        """Read the revealed coins and the play order at the current tavern."""
        if m.ORDERING <= s.stage <= m.CLOSING:
            for seat, held in enumerate(self.holdings):
                self.reveal_coin(s, seat, held)
        if m.ORDERING < s.stage <= m.CLOSING:
            self.read_turns(s)

    def reveal_coin(self, s: Engine, seat: int, held: Holding) -> None:
        """Set the coin that a seat revealed at the current tavern: as given, or the one lying there."""
        lying = [s.coin[seat][slot] for slot in range(m.COINS) if s.place[seat][slot] == m.TAVERN_1 + s.tavern]
        s.laid[seat] = held.revealed if held.revealed != m.NO_COIN else lying[0] if lying else m.NO_COIN
        if s.laid[seat] == m.NO_COIN and not (s.awaiting == m.LAY and m.ULINE in held.heroes):
            raise BadPosition(f"seats[{seat}].bid", "position-bid-missing")

    def read_turns(self, s: Engine) -> None:
        """Read the order in which the seats play at the current tavern, and how many of them have played."""
        order = self.data.get("order")
        if not isinstance(order, list) or sorted(map(str, order)) != [str(seat) for seat in range(s.players)]:
            raise BadPosition("order", "position-order", players=s.players)
        s.order[: s.players] = [int(seat) for seat in order]
        playing = s.stage in (m.TRADING, m.PASSING)
        s.at = number_in(self.data, "played", 0, 0, s.players - playing)
        if playing:
            s.actor = s.order[s.at]

    def read_cards(self, s: Engine, key: tuple[int, int]) -> None:
        """Read taverns, deck and discards; deal the rest from the cards that are left."""
        shelf = Shelf(s, self.data, blanks=self.blanks)
        shelf.lay_out(Rng(*key))

    def read_treasury(self, s: Engine) -> None:
        """Work out what is left of the treasury from what the seats hold."""
        held = Counter(m.COIN_VALUE[coin] for seat in range(s.players) for coin in s.coin[seat] if coin >= m.TREASURY_5)
        for value, count in enumerate(treasury_stock(s.players)):
            s.treasury[value] = count - held[value]
        self.compare_treasury(s)

    def compare_treasury(self, s: Engine) -> None:
        """Refuse a given treasury that does not match what the seats hold."""
        if "treasury" in self.data:
            written = table_in(self.data["treasury"], "treasury", tuple(str(value) for value in range(m.VALUES)))
            if {name: count for name, count in written.items() if count} != {str(v): n for v, n in enumerate(s.treasury) if n}:
                raise BadPosition("treasury", "position-treasury")

    def compare_hall(self, s: Engine) -> None:
        """Refuse a given display of heroes that does not match the heroes that the seats hold."""
        if "hall" in self.data:
            names = words_in(self.data["hall"], "hall")
            if sorted(names) != sorted(name for hero, name in enumerate(m.HERO_NAMES) if s.hall >> hero & 1):
                raise BadPosition("hall", "position-hall")

    def read_distinctions(self, s: Engine) -> None:
        """Read the winner of each distinction."""
        won = table_in(self.data.get("distinctions", {}), "distinctions", m.CLASS_NAMES)
        for column, name in enumerate(m.CLASS_NAMES):
            if name in won:
                s.distinction[column] = number_in(won, name, 0, 0, s.players - 1) + 1

    def read_owed_bids(self, s: Engine) -> None:
        """During bids, make the seats whose bid is not given owe one."""
        if s.awaiting == m.BID and s.stage not in (m.BIDDING, m.REVEAL):
            raise BadPosition("awaiting", "position-no-choice")
        if s.awaiting == m.BID or s.stage == m.BIDDING:
            begin_bids(s)
            s.stage = m.REVEAL
            s.owing &= ~sum(1 << seat for seat, held in enumerate(self.holdings) if held.bid)
            s.awaiting = m.BID if s.owing else m.RUNNING

    def read_decision(self, s: Engine) -> None:
        """Read the current decision; it must fit the moment and have at least one choice."""
        if s.stage == m.END:
            s.awaiting = m.OVER
        if s.awaiting == m.KEEP and s.deck_end - s.deck_top < m.PIONEER_CARDS:
            raise BadPosition("deck", "position-deck-short")
        if m.RUNNING < s.awaiting < m.OVER and not (fits_moment(s) and self.has_choices(s)):
            raise BadPosition("awaiting", "position-no-choice")
        if s.awaiting == m.DROP:
            show_pair(s, s.actor, *(slot_of(s, s.actor, five, trade_place(s, s.actor)) for five in FIVES))

    def has_choices(self, s: Engine) -> bool:
        """Whether a seat acts and has choices, as far as they can be known; a viewer who acts knows its own."""
        seats = [seat for seat in range(s.players) if acting(s) >> seat & 1]
        if self.viewer in seats and not self.knows_choices(s):
            return False
        knowing = [seat for seat in seats if not self.blanks or seat == self.viewer]
        return bool(seats) and all(choices(s, seat) for seat in knowing)

    def knows_choices(self, s: Engine) -> bool:
        """Whether the viewer can see the choices; only the Pioneer sees the three cards."""
        return s.awaiting != m.KEEP or m.BLANK not in s.deck[s.deck_top : s.deck_top + m.PIONEER_CARDS]
