"""Properties that hold after every action of every game."""

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dvergar.api.errors import DvergarError, IllegalAction, UnknownWords
from dvergar.api.event import Event
from dvergar.api.record import Record
from dvergar.core.constants import LOG_ROWS
from dvergar.games.dwarf.engine import Engine
from dvergar.games.dwarf.present.fields import fields_in
from dvergar.games.dwarf.rules.material import (
    ALL_LOCATIONS,
    APPRENTICE,
    CARD_COUNT,
    CARD_DECK,
    CARD_LOCATION,
    CODES,
    DECK_A,
    DECK_B,
    FIRST_SPECIAL,
    FRONTS,
    GOOD_NAMES,
    LOCATIONS,
    PILES,
    STACK,
)
from tests.games.dwarf.walking import TABLES, story, walk

SEEDS = st.integers(0, 10**9)
MANY = settings(max_examples=25)
SOME = settings(max_examples=12)


def copy_of(s: Engine, copy: int) -> list[int]:
    """Return all cards of a copy, wherever they lie."""
    here = range(copy * LOCATIONS, copy * LOCATIONS + LOCATIONS)
    cards = [card for location in here for card in s.stack[location][: s.height[location]]]
    cards += s.mountain[copy][: s.mountain_size[copy]]
    for pile in range(copy * PILES, copy * PILES + PILES):
        cards += s.pile[pile][: s.pile_size[pile]]
    return cards + ([s.special] if s.special and s.special_copy == copy else [])


@pytest.mark.rule("D1.2", "D8.1", "D9.3")
@MANY
@given(SEEDS)
def test_every_card_of_each_copy_is_in_exactly_one_place(seed: int) -> None:
    for position in walk(seed):
        s = fields_in(position)
        left_out = {FIRST_SPECIAL + FRONTS[s.backs].index(APPRENTICE)} if s.solo else set()
        for copy in range(s.copies):
            cards = copy_of(s, copy)
            assert len(cards) == 63 - len(left_out)
            assert set(cards) == set(range(1, CARD_COUNT)) - left_out


@pytest.mark.rule("D1.1")
@MANY
@given(SEEDS)
def test_every_location_has_one_to_seven_cards_of_its_own(seed: int) -> None:
    for position in walk(seed):
        s = fields_in(position)
        for location in range(ALL_LOCATIONS):
            height, cards = s.height[location], s.stack[location]
            assert (1 <= height <= STACK) == (location < s.copies * LOCATIONS)
            assert all(CARD_LOCATION[card] == location % LOCATIONS for card in cards[:height])
            assert all(cards[:height])
            assert not any(cards[height:])


@pytest.mark.rule("D2.2", "D2.3", "D5.11")
@MANY
@given(SEEDS)
def test_piles_hold_special_cards_and_layers_hold_until_cards_are_shuffled_in(seed: int) -> None:
    mixed = [False, False]
    for position, events in story(seed):
        s = fields_in(position)
        for event in events:
            if event.kind == "shuffled" and event.rule == "D5.11":
                mixed[event.args["mountain"] - 1] = True
        for pile in s.pile[: s.copies * PILES]:
            assert all(card == 0 or card >= FIRST_SPECIAL for card in pile)
        for copy in range(s.copies):
            mountain = s.mountain[copy][: s.mountain_size[copy]]
            inside = {card - FIRST_SPECIAL for card in mountain if card >= FIRST_SPECIAL}
            assert s.sunk[copy] == sum(1 << special for special in inside)
            assert s.layered[copy] == (position.game.options["mountain"] == "a_over_b" and not mixed[copy])
            if s.layered[copy]:
                decks = [CARD_DECK[card] for card in mountain]
                assert decks == sorted(decks, reverse=True)
                assert set(decks) <= {DECK_A, DECK_B}


@pytest.mark.rule("D1.6")
@MANY
@given(SEEDS)
def test_holdings_change_only_as_events_say(seed: int) -> None:
    held: list[Counter[str]] = []
    for position, events in story(seed):
        now = [Counter({name: seat[name] for name in GOOD_NAMES}) for seat in position.to_dict()["seats"]]
        held = held or [Counter(row) for row in now]
        if events is not position.opening:
            add_gains(held, events)
        assert held == now
        assert all(amount >= 0 for row in now for amount in row.values())


def add_gains(held: list[Counter[str]], events: Sequence[Event]) -> None:
    """Add the goods of these events to what the seats held."""
    for event in events:
        if event.kind == "attacked":
            assert len(event.args["losses"]) == len(held)
            for row, losses in zip(held, event.args["losses"], strict=True):
                row.update(losses)
        elif "gains" in event.args:
            assert event.seat is not None
            held[event.seat].update(event.args["gains"])


@pytest.mark.rule("D1.6", "D4.9")
@MANY
@given(SEEDS)
def test_workers_are_four_at_most_and_stand_together_only_through_apprentice(seed: int) -> None:
    out: Counter[tuple[int | None, int]] = Counter()
    joined = 0
    for position, events in story(seed):
        for event in events:
            if event.kind == "workers-home":
                out, joined = Counter(), 0
            elif event.kind == "placed":
                out[event.seat, event.args["worker"]] += 1
                joined += event.rule == "D5.7"
        assert all(1 <= worker <= 4 for _, worker in out)
        assert set(out.values()) <= {1}
        s = fields_in(position)
        standing = [at for row in s.worker[: s.players] for at in row if 0 <= at < ALL_LOCATIONS]
        assert s.occupied == sum(1 << at for at in set(standing))
        assert len(standing) - len(set(standing)) == joined
        assert len(standing) == out.total()
        if not position.over and position.decision().kind in ("act", "second"):
            assert any(words.startswith("worker") for words in position.decision().words)


@pytest.mark.rule("D4.1", "D4.4")
@MANY
@given(SEEDS)
def test_the_first_pass_goes_clockwise_and_the_second_comes_back(seed: int) -> None:
    passes: dict[int, tuple[list[int], list[int]]] = {}
    starters: dict[int, int] = {}
    for position in walk(seed):
        if not position.over and position.decision().kind in ("act", "second"):
            first, second = passes.setdefault(fields_in(position).round, ([], []))
            (first if position.decision().kind == "act" else second).append(position.to_act[0])
            starters[fields_in(position).round] = fields_in(position).starter
    players = position.game.players
    for number, (first, second) in passes.items():
        order = [(starters[number] + turn) % players for turn in range(players)] if players > 1 else [0]
        assert first == order or (position.over and number == max(passes) and first == order[: len(first)])
        assert second == [seat for seat in order[::-1] if seat in second]


@pytest.mark.rule("D3.1", "D9.1")
@MANY
@given(SEEDS)
def test_each_mountain_gives_two_cards_and_a_third_where_both_have_the_same_location(seed: int) -> None:
    for position, events in story(seed):
        began = [number for number, event in enumerate(events) if event.kind == "round-began"]
        assert len(began) <= 1
        drawn = [event.args["location"] for event in events[began[0] :] if event.kind == "drew"] if began else []
        empty = any(event.kind == "mountain-empty" for event in events)
        for copy in range(fields_in(position).copies if began else 0):
            here = [location for location in drawn if (location - 1) // LOCATIONS == copy]
            wanted = 2 + (len(here) > 1 and here[0] == here[1])
            assert len(here) == wanted or (empty and len(here) < wanted)


@pytest.mark.rule("D3.2")
@MANY
@given(SEEDS)
def test_a_game_ends_by_an_empty_mountain_four_items_or_the_opponents_glory(seed: int) -> None:
    for position, events in story(seed):
        assert position.over == (not position.to_act)
        assert all(position.legal(seat) for seat in position.to_act)
        ends = {event.kind for event in events} & {"mountain-empty", "four-items", "won-by-glory"}
        assert position.over == (len(ends) == 1)
        if not position.over:
            assert "won" not in {event.kind for event in events}
    places = {score.seat for score in position.scores() if score.place == 1}
    winners = {event.seat for event in events if event.kind in ("won", "won-by-glory")}
    assert winners == places
    if "won-by-glory" not in ends:
        assert [event.seat for event in events if event.kind == "scored"] == list(range(position.game.seats))
        assert sum(event.kind in ("leads", "nobody-leads") for event in events) == 3


@MANY
@given(SEEDS)
def test_the_log_is_never_full_and_scores_add_up(seed: int) -> None:
    for position, events in story(seed):
        assert 0 < len(events) < LOG_ROWS
        for score in position.scores():
            assert score.parts.keys() == score.rules.keys()
            assert score.total <= 3
        leads = sum(score.total for score in position.scores())
        assert leads <= 3
    assert events[-1].kind in ("won", "won-by-glory")


@SOME
@given(SEEDS)
def test_clones_are_independent_and_have_the_same_future(seed: int) -> None:
    for position in walk(seed):
        if position.over:
            break
        before = position.to_bytes()
        twins = position.clone(), position.clone()
        seat = position.to_act[0]
        code = position.legal(seat)[-1]
        events = [twin.play(seat, code) for twin in twins]
        assert events[0] == events[1]
        assert position.to_bytes() == before
        assert twins[0].to_bytes() == twins[1].to_bytes() != before


@SOME
@given(SEEDS)
def test_a_record_replays_the_same_game(seed: int) -> None:
    rng = random.Random(seed)
    for position in walk(seed):
        if position.over or rng.random() < 0.01:
            again = Record.load(position.record().to_json()).verify()
            assert again.to_bytes() == position.to_bytes()
            assert again.scores() == position.scores()


@SOME
@given(SEEDS)
def test_a_game_resumed_in_the_middle_continues_in_the_same_way(seed: int) -> None:
    rng = random.Random(seed)
    for position in walk(seed):
        if not position.over and (position.decision().kind in RARE or rng.random() < 0.01):
            taken_up = position.game.load(position.to_dict(), seed)
            for _ in range(rng.randint(1, 60)):
                if not taken_up.over:
                    taken_up.step(taken_up.to_act[0], rng.choice(taken_up.legal(taken_up.to_act[0])))
            assert Record.load(taken_up.record().to_json()).verify().to_bytes() == taken_up.to_bytes()


RARE = ("sell", "order", "recall", "turn", "join", "sort")


@SOME
@given(SEEDS)
def test_an_illegal_code_is_refused_and_changes_nothing(seed: int) -> None:
    rng = random.Random(seed)
    for position in walk(seed):
        before = position.to_bytes()
        seat = position.to_act[0] if position.to_act else 0
        legal = position.legal(seat)
        for code in (*rng.sample(range(CODES), 6), -1, CODES, 2**40):
            if code not in legal:
                with pytest.raises(DvergarError) as refused:
                    position.play(seat, code)
                assert refused.type is (UnknownWords if position.to_act else type(refused.value))
                assert all(refused.value.text(language) for language in ("en", "fr", "de"))
        assert position.to_bytes() == before
        assert position.legal(seat) == legal


@SOME
@given(SEEDS)
def test_every_closed_choice_is_refused_with_its_rule_and_changes_nothing(seed: int) -> None:
    for position in walk(seed):
        if position.over:
            break
        decision = position.decision()
        assert {closed.words for closed in decision.closed}.isdisjoint(decision.words)
        before = position.to_bytes()
        for closed in decision.closed:
            with pytest.raises(IllegalAction) as refused:
                position.play(decision.seat, closed.words)
            assert (refused.value.rule, refused.value.key) == (closed.rule, closed.key)
            assert closed.rule in position.game.rules.rule_ids
        assert position.to_bytes() == before


@SOME
@given(SEEDS)
def test_decisions_and_their_effects_can_be_queried_anywhere_and_change_nothing(seed: int) -> None:
    for position in walk(seed):
        if position.over:
            break
        before, view = position.to_bytes(), position.view(position.to_act[0]).to_bytes()
        decision = position.decision()
        told = decision.to_dict()
        assert told == position.decision().to_dict()
        assert [choice["code"] for choice in told["choices"]] == position.legal(decision.seat)
        assert decision.rule in position.game.rules.rule_ids
        assert position.to_bytes() == before
        assert position.view(decision.seat).to_bytes() == view


@MANY
@given(SEEDS, st.sampled_from([table for table in TABLES if table.get("players") != 5]))
def test_the_predictions_of_a_choice_come_true(seed: int, table: dict[str, Any]) -> None:
    rng = random.Random(seed)
    for position in walk(seed, **table):
        if position.over:
            break
        decision = position.decision()
        choice = rng.choice(decision.choices)
        events = list(position.clone().play(decision.seat, choice.code))
        home = [number for number, event in enumerate(events) if event.kind == "workers-home"]
        this_round = events[: home[0]] if home else events
        if decision.kind == "act" and "action" in choice.effects:
            the_special_action_was_predicted(choice.effects, this_round)
        if decision.kind == "act" and position.game.players == 1:
            the_answer_was_predicted(choice.effects, this_round)


def the_special_action_was_predicted(effects: dict[str, Any], events: list[Event]) -> None:
    """Where the card lands, who resolves early, and its effect, as long as no other decision comes first."""
    kinds = [event.kind for event in events]
    if "won-by-glory" not in kinds:
        assert ("no_effect" in effects) == ("no-effect" in kinds)
    if "opponent_glory" in effects:
        assert [event.args["gains"] for event in events if event.kind == "renown"] == [{"glory": effects["opponent_glory"]}]
    for event in events:
        if event.kind == "landed":
            assert (effects["lands"], effects["card"]) == (event.args["location"], event.args["card"])
            assert sorted(effects.get("early", [])) == sorted(event.seat or 0 for event in events if event.kind == "early")


def the_answer_was_predicted(effects: dict[str, Any], events: list[Event]) -> None:
    """Where his second worker and his helpers go; only a shuffled mine hides it."""
    his = [event for event in events if event.kind == "placed" and event.seat == 1]
    second = [(event.args["location"], event.rule) for event in his if event.args["worker"] == 2]
    if "mixed" not in [event.kind for event in events]:
        assert second == ([(effects["answer"], effects["answer_rule"])] if "answer" in effects else [])
        assert effects.get("answer_helpers", []) == [event.args["location"] for event in his if event.args["worker"] > 2]
