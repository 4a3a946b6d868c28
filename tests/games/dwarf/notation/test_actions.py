"""Every action has one canonical text. A refusal says why, names its rule, and changes nothing."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import dvergar
from dvergar.api.errors import BadOption, DvergarError, GameOver, IllegalAction, UnknownWords, WrongSeat, WrongType
from dvergar.api.play import Position
from dvergar.games.dwarf.notation.actions import action_in
from tests.games.dwarf.playing import asked, play, scene, seat, solo, words
from tests.games.dwarf.walking import finished, walk

SEEDS = st.integers(0, 10**9)
LANGUAGES = ("en", "fr", "de")
PILED = {
    "1": ["turn back", "run amok", "muster an army"],
    "2": ["past glories", "sell an item", "hold a council"],
    "3": ["special order", "apprentice", "collapse the shafts"],
}
HIGH = {"1": ["iron seam", "gold seam a", "gold seam b", "sidhe a"], "4": ["iron seam", "forge axe a"]}
RICH = {"iron": 3, "steel": 2, "gold": 2, "items": 1, "glory": 4}


def first_pass(**options: Any) -> Position:
    return scene({}, {"workers": [7]}, starter=1, mine=HIGH, piles=PILED, options=options)


def second_pass() -> Position:
    return scene({"workers": [4]}, {"workers": [5]}, starter=1, stage="second")


def helping() -> Position:
    return scene({"workers": [5]}, {"workers": [6]}, stage="help", mine={"5": ["iron seam", "get help a"]})


def in_special(action: str, **options: Any) -> Position:
    """Return a position in which seat 0 has taken the Special Action and must answer its question."""
    position = scene(RICH, {"workers": [7]}, starter=1, mine=HIGH, piles={"1": [action]}, options=options)
    play(position, "0 special 1")
    return position


def against(opponent: str) -> Position:
    """Return a position on your turn, after three Special Actions of yours."""
    return solo(opponent, {"glory": 9}, {"workers": [4]}, specials=3)


def sorting() -> Position:
    mine = {"4": ["iron seam", "forge axe a"], "7": ["gold seam", "forge mace a"]}
    return scene({"steel": 2, "gold": 1, "workers": [4, 7]}, {"workers": [1, 2]}, stage="forge", mine=mine)


def exchanging() -> Position:
    options = {"decline": True}
    return scene({"steel": 2, "workers": [4, 7]}, {"workers": [1, 2]}, stage="forge", mine=HIGH, options=options)


# Spelling


@settings(max_examples=15)
@given(SEEDS)
def test_every_legal_action_has_its_own_words_which_parse_back_to_it(seed: int) -> None:
    for position in walk(seed):
        for number in position.to_act:
            codes, decision = position.legal(number), position.decision(number)
            texts = decision.words
            parse = position.game.rules.notation.code_of
            assert len(set(texts)) == len(codes)
            assert [parse(decision.view.fields, number, text) for text in texts] == codes
            assert [parse(decision.view.fields, number, f"  {text.upper()} ") for text in texts] == codes
            said = [*texts, *(closed.words for closed in decision.closed)]
            assert [action_in(text).words for text in said] == said
            assert [position.words(number, code) for code in codes] == texts


SAID: tuple[tuple[str, Any, list[str]], ...] = (
    ("act", first_pass, ["worker 1", "worker 9", "special 1", "special 3"]),
    ("second", second_pass, ["worker 1", "worker 9", "pass"]),
    ("helper", helping, ["worker 1", "worker 9", "pass"]),
    ("sell", lambda: in_special("sell an item"), ["sell 5 iron", "sell 2 iron 2 steel 1 gold", "sell 5 gold"]),
    ("recall", lambda: in_special("past glories"), ["recall 1 iron seam", "recall 1 gold seam a", "recall 4 iron seam"]),
    ("order", lambda: in_special("special order"), ["order 3 iron 1 steel 1 gold", "order 1 iron 2 steel 2 gold"]),
    ("turn", lambda: in_special("turn back"), ["turn 1", "turn 4"]),
    ("join", lambda: in_special("apprentice"), ["join 7"]),
    ("sort", sorting, ["first 4", "first 7"]),
    ("exchange", exchanging, ["exchange", "decline"]),
    ("sell", lambda: in_special("sell an item", decline=True), ["sell 5 steel", "decline"]),
    ("order", lambda: in_special("special order", decline=True), ["order 2 iron 2 steel 1 gold", "decline"]),
)  # fmt: skip


@pytest.mark.parametrize(("kind", "at", "some"), SAID)
def test_every_verb_belongs_to_its_decision(kind: str, at: Any, some: list[str]) -> None:
    position = at()
    assert asked(position) == (0, kind)
    assert set(some) <= set(words(position))
    for text in some:
        assert position.clone().play(0, text)


@pytest.mark.rule("D5.3", "D5.5")
def test_there_are_21_ways_to_sell_and_six_to_order() -> None:
    assert len(words(in_special("sell an item"))) == 21
    position = in_special("special order")
    assert len(words(position)) + len(position.decision().closed) == 6


@pytest.mark.rule("D4.2")
def test_glory_is_written_after_the_pile() -> None:
    position = scene({"glory": 4}, {}, piles=PILED)
    assert [text for text in words(position) if text.startswith("special")] == [
        "special 1", "special 2", "special 3", "special 1 glory", "special 2 glory", "special 3 glory",
    ]  # fmt: skip


SAME: tuple[tuple[Any, str, str], ...] = (
    (first_pass, "worker 4", "  WORKER\t04 "),
    (first_pass, "special 2", "Special 2"),
    (lambda: in_special("sell an item"), "sell 2 iron 3 gold", "sell 3 gold 2 iron"),
    (lambda: in_special("sell an item"), "sell 5 gold", "sell 0 iron 5 gold 0 steel"),
    (lambda: in_special("special order"), "order 3 iron 1 steel 1 gold", "order 1 gold 1 steel 3 iron"),
    (lambda: in_special("past glories"), "recall 1 gold seam b", "recall 1 Gold Seam B"),
    (first_pass, "worker 4", "worker\u00a04"),
)


@pytest.mark.parametrize(("at", "canonical", "same"), SAME)
def test_equal_spellings_are_the_same_action(at: Any, canonical: str, same: str) -> None:
    one, other = at(), at()
    assert list(one.play(0, canonical)) == list(other.play(0, same))
    assert one.to_bytes() == other.to_bytes()
    assert other.record().actions[-1] == (0, canonical)


@pytest.mark.rule("D5.4")
def test_a_cards_letter_may_be_left_out_if_it_is_unambiguous() -> None:
    mine = {"1": ["iron seam", "alloy steel b", "iron seam s", "sidhe a"]}
    position = scene({}, {}, mine=mine, piles={"1": ["past glories"], "2": [], "3": []})
    play(position, "0 special 1")
    assert play(position.clone(), "0 recall 1 alloy steel")[0].args == {"card": "alloy steel b", "location": 1}
    assert play(position.clone(), "0 recall 1 iron seam")[0].args == {"card": "iron seam", "location": 1}
    assert play(position.clone(), "0 recall 1 iron seam s")[0].args == {"card": "iron seam s", "location": 1}
    with pytest.raises(IllegalAction) as refused:
        play(in_special("past glories"), "0 recall 1 gold seam")
    assert refused.value.rule == "D5.4"


# Refusals


REFUSED: tuple[tuple[Any, str, str, str], ...] = (
    (first_pass, "D4.1", "closed-occupied", "worker 7"),
    (first_pass, "D1.1", "illegal-location", "worker 0"),
    (first_pass, "D1.1", "illegal-location", "worker 10"),
    (first_pass, "D1.1", "illegal-location", "worker 99"),
    (first_pass, "D4.2", "illegal-pile", "special 4"),
    (first_pass, "D4.2", "illegal-pile", "special 0 glory"),
    (first_pass, "D4.2", "closed-glory", "special 1 glory"),
    (lambda: scene({}, {}, piles={"1": []}), "D4.2", "closed-pile-empty", "special 1"),
    (lambda: scene({"glory": 9}, {}, piles={"1": []}), "D4.2", "closed-pile-empty", "special 1 glory"),
    (lambda: against("andvettr"), "D8.7", "closed-fourth-special", "special 1"),
    (lambda: against("andvettr-fadir"), "D8.7", "closed-fourth-special", "special 1 glory"),
    (first_pass, "D4.1", "illegal-not-asked", "pass"),
    (first_pass, "D4.1", "illegal-not-asked", "exchange"),
    (second_pass, "D4.4", "closed-occupied", "worker 4"),
    (second_pass, "D4.4", "illegal-special-second", "special 1"),
    (second_pass, "D4.4", "illegal-not-asked", "sell 5 gold"),
    (helping, "D6.1", "closed-occupied", "worker 5"),
    (helping, "D6.1", "illegal-not-asked", "special 1 glory"),
    (helping, "D6.1", "illegal-not-asked", "join 5"),
    (lambda: in_special("sell an item"), "D5.3", "illegal-sell", "sell 2 iron 2 gold"),
    (lambda: in_special("sell an item"), "D5.3", "illegal-sell", "sell 6 gold"),
    (lambda: in_special("sell an item"), "D5.3", "illegal-sell", "sell 0 iron"),
    (lambda: in_special("sell an item"), "D6.7", "illegal-choice", "decline"),
    (lambda: in_special("sell an item"), "D5.3", "illegal-not-asked", "worker 1"),
    (lambda: in_special("past glories"), "D5.4", "closed-recall-top", "recall 1 sidhe a"),
    (lambda: in_special("past glories"), "D5.4", "closed-recall-single", "recall 2 iron seam"),
    (lambda: in_special("past glories"), "D5.4", "illegal-recall", "recall 4 tavern"),
    (lambda: in_special("past glories"), "D1.1", "illegal-location", "recall 10 iron seam"),
    (lambda: in_special("special order"), "D5.5", "closed-order", "order 1 iron 1 steel 3 gold"),
    (lambda: in_special("special order"), "D5.5", "illegal-order", "order 3 iron 2 steel"),
    (lambda: in_special("special order"), "D5.5", "illegal-order", "order 2 iron 2 steel 2 gold"),
    (lambda: in_special("special order"), "D6.7", "illegal-choice", "decline"),
    (lambda: in_special("turn back"), "D5.6", "closed-turn-single", "turn 2"),
    (lambda: in_special("turn back"), "D5.6", "closed-turn-occupied", "turn 7"),
    (lambda: in_special("turn back"), "D1.1", "illegal-location", "turn 18"),
    (lambda: in_special("apprentice"), "D5.7", "closed-join", "join 4"),
    (sorting, "D6.5", "illegal-first", "first 1"),
    (sorting, "D6.5", "illegal-not-asked", "worker 1"),
    (exchanging, "D6.7", "illegal-not-asked", "pass"),
)  # fmt: skip


@pytest.mark.parametrize(("at", "rule", "key", "text"), REFUSED)
def test_a_forbidden_action_is_refused_with_its_rule_in_three_languages(at: Any, rule: str, key: str, text: str) -> None:
    position = at()
    before = position.to_bytes()
    with pytest.raises(IllegalAction) as refused:
        position.play(0, text)
    assert (refused.value.rule, refused.value.key) == (rule, key)
    said = [refused.value.text(language) for language in LANGUAGES]
    assert all(reason.endswith(f"({rule})") and "$" not in reason for reason in said)
    assert len(set(said)) == 3
    assert position.to_bytes() == before


NONSENSE: tuple[tuple[Any, type[DvergarError], Any], ...] = (
    *((first_pass, UnknownWords, text) for text in (
        "", "   ", "dance", "worker", "worker four", "worker 4 5", "worker -1", "worker +4", "worker 4.0", "worker ٤",
        "worker ４", "worker ⁴", "worker 004", "worker 4\x00", "worker4", "\ud800", "worker " * 50, "w" * 5000, "workеr 4",
        "glory 1", "special", "special one", "special 1 gold", "special 1 glory glory", "special 1 2", "special ２",
    )),
    *((second_pass, UnknownWords, text) for text in ("pass 4", "pass pass", "passe")),
    *((lambda: in_special("sell an item"), UnknownWords, text) for text in (
        "sell", "sell 5", "sell gold", "sell gold 5", "sell 5 gold iron", "sell 5 items", "sell 5 glory", "sell 2 gold 3 gold",
        "sell 100 gold", "sell 5 gold 0", "sell ５ gold", "sell -1 iron 6 gold",
    )),
    *((lambda: in_special("past glories"), UnknownWords, text) for text in (
        "recall", "recall 1", "recall iron seam", "recall ١ iron seam",
    )),
    *((exchanging, UnknownWords, text) for text in ("exchange 4", "decline all")),
    *((first_pass, UnknownWords, code) for code in (-1, 6, 9, 24, 36, 999, 10**30, -(2**31) - 1)),
    *((first_pass, WrongType, thing) for thing in (None, ["worker", "4"], True, 3.0, b"worker 4", ("worker 4",))),
)  # fmt: skip


@pytest.mark.parametrize(("at", "error", "action"), NONSENSE)
def test_nonsense_gets_a_named_error_and_changes_nothing(at: Any, error: type[DvergarError], action: Any) -> None:
    position = at()
    before, actions = position.to_bytes(), len(position.record().actions)
    with pytest.raises(error) as refused:
        position.play(0, action)
    assert type(refused.value) is error
    assert all(refused.value.text(language) for language in LANGUAGES)
    assert position.to_bytes() == before
    assert len(position.record().actions) == actions


@pytest.mark.parametrize(
    ("error", "number"), [(WrongSeat, 2), (WrongSeat, -1), (WrongType, "0"), (WrongType, True), (WrongType, 0.0)]
)
def test_an_unknown_seat_gets_a_named_error(error: type[DvergarError], number: Any) -> None:
    position = first_pass()
    for attempt in (lambda: position.play(number, "worker 1"), lambda: position.view(number), lambda: position.decision(number)):
        with pytest.raises(error):
            attempt()


def test_acting_out_of_turn_or_after_the_end_gets_a_named_error() -> None:
    position = first_pass()
    before = position.to_bytes()
    for attempt in (lambda: position.play(1, "worker 1"), lambda: position.decision(1)):
        with pytest.raises(WrongSeat):
            attempt()
    assert position.to_bytes() == before
    over = finished(3, solo="andvettr")
    for attempt in (lambda: over.play(0, "worker 1"), lambda: over.play(0, 1), over.decision, lambda: over.decision(0)):
        with pytest.raises(GameOver):
            attempt()


@pytest.mark.rule("D9.1")
def test_the_second_copy_has_locations_10_to_18_and_piles_4_to_6() -> None:
    position = scene({}, players=4)
    assert {"worker 10", "worker 18", "special 4", "special 6"} <= set(words(position))
    for text in ("worker 19", "special 7"):
        with pytest.raises(IllegalAction):
            position.play(0, text)
    play(position, "0 worker 18")
    assert seat(position, 0)["workers"][0]["at"] == 18


PIECES = (
    "worker", "special", "pass", "sell", "recall", "order", "turn", "join", "first", "exchange", "decline", "glory", "?", "-",
    "0", "1", "2", "4", "9", "10", "iron", "steel", "gold", "items", "seam", "alloy", "forge", "a", "b", "s",
)  # fmt: skip


@settings(max_examples=150)
@given(
    st.integers(0, 60),
    st.one_of(
        st.text(max_size=30),
        st.integers(),
        st.lists(
            st.sampled_from(PIECES),
            max_size=6,
        ).map(" ".join),
    ),
)
def test_any_text_is_played_or_refused_by_a_named_error(where: int, text: str | int) -> None:
    for count, position in enumerate(walk(where)):
        if count < where or position.over:
            continue
        twin = position.clone()
        before = twin.to_bytes()
        number = random.Random(where).choice(twin.to_act)
        try:
            twin.play(number, text)
        except DvergarError as error:
            assert str(error)
            assert twin.to_bytes() == before
        break


# Options


@pytest.mark.rule("D2.5")
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"players": 0},
        {"players": 6},
        {"players": "3"},
        {"players": True},
        {"players": 2, "solo": "andvettr"},
        {"players": 1, "solo": "none"},
        {"solo": "none"},
        {"solo": "odin"},
        {"players": 2, "mountain": "b_over_a"},
        {"players": 2, "decline": 1},
        {"players": 2, "special_backs": None},
        {"players": 2, "edition": "fr"},
        {"players": 2, "magic": True},
    ],
)
def test_options_that_do_not_exist_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(BadOption) as refused:
        dvergar.game("dwarf", **options)
    assert all(refused.value.text(language) for language in LANGUAGES)


@pytest.mark.rule("D2.5")
def test_options_are_completed() -> None:
    assert dvergar.game("dwarf", players=3).options == {
        "players": 3, "solo": "none", "mountain": "mixed", "decline": False, "special_backs": "duplex",
        "muster_locations": "free", "opponent_row": "useful", "opponent_help": "once",
    }  # fmt: skip
    assert dvergar.game("dwarf", players=1).options["solo"] == "eldhusfifl"
    alone = dvergar.game("dwarf", solo="andvettr-fadir")
    assert (alone.players, alone.seats) == (1, 2)
