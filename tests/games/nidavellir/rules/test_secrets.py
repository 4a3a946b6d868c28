"""A seat never receives hidden information; guesses of it fit what the seat knows, with the right odds."""

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dvergar.api.play import Position
from dvergar.games.nidavellir.present.fields import fields_in
from dvergar.games.nidavellir.rules.material import COIN_NAMES
from tests.games.nidavellir.playing import play, scene
from tests.games.nidavellir.walking import walk

SEEDS = st.integers(0, 10**9)
MANY = settings(max_examples=15)
REVEALING = frozenset({"revealed", "filled", "looked", "top-discarded", "traded", "coin-missing", "coin-barred", "coin-gone"})
"""Events that reveal hidden information."""


def permuted(position: Position, seat: int | None, rng: random.Random) -> Position:
    """Return the position with everything that is hidden from the seat rearranged."""
    return position.game.imagine(position.view(seat), rng)


@pytest.mark.rule("N13.1", "N13.2", "N13.3", "N13.6", "N13.7")
@MANY
@given(SEEDS)
def test_hidden_information_leaves_no_trace(seed: int) -> None:
    rng = random.Random(seed)
    for position in walk(seed):
        seat = rng.choice([None, *range(position.game.players)])
        other = permuted(position, seat, rng)
        mine, theirs = position.view(seat), other.view(seat)
        assert mine.to_bytes() == theirs.to_bytes()
        assert mine.to_json() == theirs.to_json()
        assert position.to_act == other.to_act
        if seat in position.to_act:
            assert position.legal(seat) == other.legal(seat)
            assert position.decision(seat).to_dict() == other.decision(seat).to_dict()


@pytest.mark.rule("N13.3", "N13.5")
@MANY
@given(SEEDS)
def test_events_reveal_nothing_hidden_to_a_seat(seed: int) -> None:
    rng = random.Random(seed)
    for position in walk(seed):
        if position.over:
            break
        actor = rng.choice(position.to_act)
        seat = rng.choice([None, actor, *range(position.game.players)])
        twin, other = position.clone(), permuted(position, seat, rng)
        code = rng.choice(twin.legal(actor))
        if code not in other.legal(actor):
            continue
        if seat != actor and twin.decision(actor).kind in ("bid", "transform", "keep"):
            continue  # the code means other coins or cards there
        told = []
        for played in (twin, other):
            seen = [event.to_dict() for event in played.play(actor, code) if event.known_to(seat)]
            cut = next((i for i, event in enumerate(seen) if event["kind"] in REVEALING), len(seen))
            told.append(seen[:cut])
        assert told[0] == told[1]


@pytest.mark.rule("N4.2", "N13.3")
@MANY
@given(SEEDS)
def test_a_sealed_bid_shows_only_that_it_exists(seed: int) -> None:
    rng = random.Random(seed)
    for position in walk(seed):
        if position.over or position.decision().kind != "bid" or len(position.to_act) < 2:
            continue
        bidder, *watchers = rng.sample(position.to_act, len(position.to_act))
        first, second = position.clone(), position.clone()
        codes = first.legal(bidder)
        told = [
            [event.to_dict() for event in played.play(bidder, code)] for played, code in ((first, codes[0]), (second, codes[-1]))
        ]
        assert told[0] == told[1] == [{"kind": "sealed", "seat": bidder, "rule": "N4.1"}]
        for seat in (None, *watchers):
            assert first.view(seat).to_bytes() == second.view(seat).to_bytes()
        if len(codes) > 1:
            assert first.view(bidder).to_bytes() != second.view(bidder).to_bytes()


@MANY
@given(SEEDS)
def test_a_guessed_position_has_its_view_and_can_be_played(seed: int) -> None:
    rng = random.Random(seed)
    for position in walk(seed):
        for seat in (None, *range(position.game.players)):
            view = position.view(seat)
            imagined = position.game.imagine(view, rng)
            assert imagined.view(seat).to_bytes() == view.to_bytes()
        if rng.random() < 0.02:
            while not imagined.over:
                actor = rng.choice(imagined.to_act)
                imagined.step(actor, rng.choice(imagined.legal(actor)))
            assert imagined.record().verify().to_bytes() == imagined.to_bytes()


def bids_guessed(position: Position, viewer: int, seat: int, times: int) -> Counter[str]:
    rng = random.Random(1)
    view = position.view(viewer)
    found: Counter[str] = Counter()
    for _ in range(times):
        fields = fields_in(position.game.imagine(view, rng))
        places = {fields.place[seat][slot]: COIN_NAMES[fields.coin[seat][slot]] for slot in range(5)}
        found[" ".join(places[place] for place in (1, 2, 3))] += 1
    return found


def assert_even(counts: Counter[str], ways: int) -> None:
    """Check that all ways occur and that a chi-square of their counts is plausible (within six standard deviations)."""
    assert len(counts) == ways
    expected = counts.total() / ways
    chi = sum((count - expected) ** 2 / expected for count in counts.values())
    assert abs(chi - (ways - 1)) < 6 * (2 * (ways - 1)) ** 0.5


@pytest.mark.rule("N13.3")
def test_every_hidden_bid_is_guessed_with_its_exact_probability() -> None:
    position = scene({"bid": "5 0 3"}, {}, taverns={"goblin": ["hunter"] * 2 + ["miner 2"]})
    assert_even(bids_guessed(position, 1, 0, 12_000), 60)
    play(position, "1 bid 4 2 5")
    assert_even(bids_guessed(position, 1, 0, 4_000), 12)
    play(position, "0 take hunter", "1 take hunter")
    assert_even(bids_guessed(position, 1, 0, 2_000), 3)
    assert bids_guessed(position, 0, 0, 20) == Counter({"5 0 3": 20})


@pytest.mark.rule("N13.3", "N1.9")
def test_equal_coins_leave_fewer_bids() -> None:
    seats = {"bid": "0 7 8", "coins": "0 2 7 7 8"}, {"bid": "5 4 3"}
    position = scene(*seats, players=4, age=2, taverns={"goblin": ["hunter", "hunter", "miner 0", "miner 1"]}, stage="bidding")
    counts = bids_guessed(position, 2, 0, 8_000)
    assert_even(counts, 33)
    assert "7 7 0" in counts


@pytest.mark.rule("N13.2")
def test_every_unseen_card_is_on_top_of_the_guessed_deck_with_its_exact_probability() -> None:
    position = scene({}, {}, age=1, turn=3, stage="filling")
    rng = random.Random(2)
    view = position.view(0)
    left = Counter(card for card in position.to_dict()["deck"])
    tops: Counter[str] = Counter()
    seconds: Counter[tuple[str, str]] = Counter()
    times = 9_000
    for _ in range(times):
        deck = position.game.imagine(view, rng).to_dict()["deck"]
        assert Counter(deck) == left
        tops[deck[0]] += 1
        seconds[deck[0], deck[-1]] += 1
    for card, count in left.items():
        expected = times * count / 9
        assert abs(tops[card] - expected) < 6 * expected**0.5
    for (first, last), count in seconds.items():
        expected = times * left[first] / 9 * (left[last] - (first == last)) / 8
        assert abs(count - expected) < 6 * expected**0.5


@pytest.mark.rule("N13.7", "N9.7")
def test_the_pioneer_knows_the_three_cards_and_others_guess_them() -> None:
    deck = ["explorer 11", "warrior 9", "offering 5"]
    position = scene({"army": {"explorer": "5 6"}}, {}, {}, age=1, stage="judging", judged=4, deck=deck)
    rng = random.Random(3)
    assert position.to_act == (0,)
    own, others = position.view(0), position.view(1)
    assert own.to_dict()["deck"][:3] == deck
    assert others.to_dict()["deck"] == 37
    assert position.game.imagine(own, rng).to_dict()["deck"][:3] == deck
    tops = Counter(position.game.imagine(others, rng).to_dict()["deck"][0] for _ in range(500))
    assert len(tops) > 15
