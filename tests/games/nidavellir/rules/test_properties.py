"""Properties that hold after every action of every game."""

from collections import Counter

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from dvergar.games.nidavellir.engine import Engine
from dvergar.games.nidavellir.notation.checks import treasury_stock
from dvergar.games.nidavellir.present.fields import fields_in
from dvergar.games.nidavellir.rules.armies import column_of, points_of
from dvergar.games.nidavellir.rules.material import (
    AGE_KINDS,
    CARD_RANKS,
    CLASSES,
    COIN_VALUE,
    COPIES,
    HERO_CARD,
    SMITH,
    THRUD,
    TREASURY_5,
    ULINE,
)
from dvergar.games.nidavellir.rules.score import score
from tests.games.nidavellir.walking import walk

SEEDS = st.integers(0, 10**9)
MANY = settings(max_examples=25)


def cards_somewhere(s: Engine) -> Counter[int]:
    cards: Counter[int] = Counter()
    for seat in range(s.players):
        cards.update(card for card in s.army[seat][: s.army_size[seat]] if 0 < card < AGE_KINDS)
    for tavern in s.offer:
        cards.update(card for card in tavern if card)
    cards.update(card for card in s.deck[s.deck_top : s.deck_end])
    cards.update({card: count for card, count in enumerate(s.discards) if card < AGE_KINDS and count})
    if s.unseen:
        cards[s.unseen] += 1
    return cards


@pytest.mark.rule("N1.2", "N1.3", "N1.4")
@MANY
@given(SEEDS)
def test_cards_are_conserved(seed: int) -> None:
    for position in walk(seed):
        s = fields_in(position)
        first = 2 if s.players == 5 else 0
        expected = Counter({card: count for card, count in enumerate(COPIES[first]) if count})
        if s.deck_age == 2:
            expected.update({card: count for card, count in enumerate(COPIES[first + 1]) if count})
        assert cards_somewhere(s) == expected
        smiths = sum(list(s.army[seat][: s.army_size[seat]]).count(SMITH) for seat in range(s.players)) + s.discards[SMITH]
        assert smiths <= 1


@pytest.mark.rule("N1.6", "N7.5")
@MANY
@given(SEEDS)
def test_coins_and_gems_are_conserved(seed: int) -> None:
    gems: set[int] = set()
    for position in walk(seed):
        s = fields_in(position)
        held = Counter(COIN_VALUE[coin] for seat in range(s.players) for coin in s.coin[seat] if coin >= TREASURY_5)
        assert [count + held[value] for value, count in enumerate(s.treasury)] == treasury_stock(s.players)
        assert min(s.treasury) >= 0
        now = set(s.gem[: s.players])
        assert len(now) == s.players
        gems = gems or now
        assert now <= gems | {6}
        for seat in range(s.players):
            assert s.coin[seat] == sorted(s.coin[seat])
            assert sum(COIN_VALUE[coin] == 0 or coin == 3 for coin in s.coin[seat]) == 1


@pytest.mark.rule("N8.1", "N1.8")
@MANY
@given(SEEDS)
def test_armies_add_up_and_heroes_are_somewhere(seed: int) -> None:
    for position in walk(seed):
        s = fields_in(position)
        assert s.hall & sum(s.heroes) == 0
        for seat in range(s.players):
            ranks, points = [0] * CLASSES, [0] * CLASSES
            for card in s.army[seat][: s.army_size[seat]]:
                ranks[column_of(s, card)] += CARD_RANKS[card]
                points[column_of(s, card)] += points_of(card, column_of(s, card))
                if card >= HERO_CARD:
                    assert s.heroes[seat] >> (card - HERO_CARD) & 1
            assert ranks == s.ranks[seat]
            assert points == s.points[seat]
        owners = [seat for seat in range(s.players) if s.heroes[seat] >> THRUD & 1]
        assert (s.thrud >= 0) == bool(owners)


@pytest.mark.rule("N3.1", "N5.5")
@MANY
@given(SEEDS)
def test_every_decision_has_an_action_and_every_game_ends_after_its_turns(seed: int) -> None:
    turns: list[tuple[int, int]] = []
    for position in walk(seed):
        assert position.over == (not position.to_act)
        assert all(position.legal(seat) for seat in position.to_act)
        moment = fields_in(position).age, fields_in(position).turn
        if not turns or turns[-1] != moment:
            turns.append(moment)
    each = 4 if position.game.players <= 3 else 3
    assert turns == [(age, turn) for age in (1, 2) for turn in range(1, each + 1)]
    assert fields_in(position).deck_top == fields_in(position).deck_end


@MANY
@example(74076)  # a trade of both 5s: nothing happens until it is known which of them leaves
@given(SEEDS)
def test_clones_are_independent(seed: int) -> None:
    for position in walk(seed):
        if position.over:
            break
        before = position.to_bytes()
        twin = position.clone()
        seat = twin.to_act[-1]
        events = twin.play(seat, twin.legal(seat)[-1])
        assert events or twin.decision().kind == "drop"
        assert position.to_bytes() == before
        assert twin.to_bytes() != before


@MANY
@given(SEEDS)
def test_the_log_is_never_full_and_scores_add_up(seed: int) -> None:
    most = 0
    for position in walk(seed):
        most = max(most, fields_in(position).noted)
        for result in position.scores():
            assert result.total == sum(result.parts.values()) == score(fields_in(position), result.seat)
            assert result.rules.keys() == result.parts.keys()


@pytest.mark.rule("N4.1", "N8.12")
@MANY
@given(SEEDS)
def test_only_bids_are_owed_together_and_never_by_the_owner_of_uline(seed: int) -> None:
    for position in walk(seed):
        if len(position.to_act) > 1:
            assert position.decision().kind == "bid"
        if not position.over and position.decision().kind == "bid":
            assert not any(fields_in(position).heroes[seat] >> ULINE & 1 for seat in position.to_act)
