"""Every action has one canonical text. A refusal says why, names its rule, and changes nothing."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import dvergar
from dvergar.api.errors import BadOption, DvergarError, GameOver, IllegalAction, UnknownWords, WrongSeat, WrongType
from dvergar.games.nidavellir.notation.actions import action_in
from tests.games.nidavellir.playing import asked, scene
from tests.games.nidavellir.walking import finished, walk

SEEDS = st.integers(0, 10**9)


@settings(max_examples=15)
@given(SEEDS)
def test_every_legal_action_has_its_own_words_which_parse_back_to_it(seed: int) -> None:
    for position in walk(seed):
        for seat in position.to_act:
            codes, decision = position.legal(seat), position.decision(seat)
            texts = decision.words
            assert len(set(texts)) == len(codes)
            assert [position.game.rules.notation.code_of(decision.view.fields, seat, text) for text in texts] == codes
            assert [position.game.rules.notation.code_of(decision.view.fields, seat, f"  {t.upper()} ") for t in texts] == codes
            said = [*texts, *(closed.words for closed in decision.closed)]
            assert [action_in(text).words for text in said] == said


@settings(max_examples=10)
@given(SEEDS)
def test_closed_choices_are_refused_with_their_rule_and_nothing_changes(seed: int) -> None:
    for position in walk(seed):
        if position.over:
            break
        decision = position.decision()
        before = position.to_bytes()
        for closed in decision.closed:
            if len(closed.words.split()) == 2 and decision.kind in ("hero", "ylud", "transform"):
                with pytest.raises(IllegalAction) as refused:
                    position.play(decision.seat, closed.words)
                assert refused.value.rule == closed.rule
        assert position.to_bytes() == before


@pytest.mark.rule("N8.4")
def test_dagda_out_of_reach_is_explained_in_three_languages() -> None:
    position = scene(
        {
            "army": {
                "hunter": "- - - -",
                "warrior": "3 4 kraal",
                "miner": "0 zoral",
                "blacksmith": "- - aegur",
                "explorer": "5 6 7",
            },
            "bid": "5 4 3",
        },
        {"bid": "0 4 3"},
        age=2,
        taverns={"goblin": ["explorer 8", "hunter", "miner 2"]},
    )
    position.play(0, "take explorer 8")
    assert asked(position) == (0, "hero")
    with pytest.raises(IllegalAction) as refused:
        position.play(0, "hero dagda")
    assert str(refused.value) == "Dagda needs two other columns with a dwarf card on top (N8.4)"
    assert refused.value.text("de").endswith("(N8.4)")
    assert len({refused.value.text(language) for language in ("en", "fr", "de")}) == 3


BAD = (
    (IllegalAction, "take hunter"),
    (IllegalAction, "bid 5 5 3"),
    (IllegalAction, "bid 6 4 3"),
    (UnknownWords, "bid 5 4"),
    (UnknownWords, "bid 5 4 3 2"),
    (UnknownWords, "bid a b c"),
    (UnknownWords, "dance"),
    (UnknownWords, ""),
    (UnknownWords, "   "),
    (UnknownWords, "bid " * 100),
    (UnknownWords, 60),
    (UnknownWords, -1),
    (UnknownWords, 10**30),
    (WrongType, None),
    (WrongType, ["bid", "5", "4", "3"]),
    (WrongType, True),
    (WrongType, 3.0),
)


@pytest.mark.parametrize(("error", "action"), BAD)
def test_nonsense_gets_a_named_error_and_changes_nothing(error: type[DvergarError], action: object) -> None:
    position = scene({}, {})
    before = position.to_bytes()
    with pytest.raises(error) as refused:
        position.play(0, action)  # type: ignore[arg-type]
    assert all(refused.value.text(language) for language in ("en", "fr", "de"))
    assert position.to_bytes() == before
    assert position.record().actions == []


@pytest.mark.parametrize(
    ("error", "seat"), [(WrongSeat, 2), (WrongSeat, -1), (WrongType, "0"), (WrongType, True), (WrongType, 0.0)]
)
def test_an_unknown_seat_gets_a_named_error(error: type[DvergarError], seat: object) -> None:
    position = scene({}, {})
    with pytest.raises(error):
        position.play(seat, "bid 5 4 3")  # type: ignore[arg-type]
    with pytest.raises(error):
        position.view(seat)  # type: ignore[arg-type]


def test_acting_out_of_turn_or_after_the_end_gets_a_named_error() -> None:
    position = scene({"bid": "5 4 3"}, {"bid": "0 4 3"})
    before = position.to_bytes()
    with pytest.raises(WrongSeat):
        position.play(1, position.decision().words[0])
    with pytest.raises(WrongSeat):
        position.decision(1)
    assert position.to_bytes() == before
    over = finished(3)
    for attempt in (lambda: over.play(0, "bid 5 4 3"), lambda: over.decision(), lambda: over.decision(0)):
        with pytest.raises(GameOver):
            attempt()
    with pytest.raises(ValueError, match="may not play"):
        over.core.step(0, 1)


@settings(max_examples=150)
@given(
    st.integers(0, 60),
    st.one_of(
        st.text(max_size=30),
        st.integers(),
        st.lists(
            st.sampled_from(
                [
                    "bid",
                    "take",
                    "hero",
                    "place",
                    "discard",
                    "transform",
                    "trade",
                    "drop",
                    "keep",
                    "lay",
                    "stay",
                    "0",
                    "5",
                    "5t",
                    "3s",
                    "25",
                    "warrior",
                    "hunter",
                    "miner",
                    "thrud",
                    "dwerg",
                    "explorer",
                    "11",
                    "pouch",
                    "hand",
                    "horse",
                    "offering",
                    "smith",
                    "?",
                    "-",
                ]
            ),
            max_size=5,
        ).map(" ".join),
    ),
)
def test_any_text_is_played_or_refused_by_a_named_error(where: int, text: str | int) -> None:
    for number, position in enumerate(walk(where, players=2)):
        if number < where or position.over:
            continue
        twin = position.clone()
        before = twin.to_bytes()
        seat = random.Random(where).choice(twin.to_act)
        try:
            twin.play(seat, text)
        except DvergarError as error:
            assert str(error)
            assert twin.to_bytes() == before
        break


@pytest.mark.rule("N12.1")
@pytest.mark.parametrize(
    "options",
    [
        {"players": 1},
        {"players": 6},
        {"players": "3"},
        {"players": True},
        {},
        {"players": 2, "edition": "it"},
        {"players": 2, "gems": "middle"},
        {"players": 2, "first_game": 1},
        {"players": 2, "magic": True},
        {"players": 2, "take_back": None},
    ],
)
def test_options_that_do_not_exist_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(BadOption) as refused:
        dvergar.game("nidavellir", **options)
    assert str(refused.value)


def test_a_game_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadOption, match="no game"):
        dvergar.game("chess", players=2)
    assert dvergar.known_games() == ("nidavellir", "dwarf")
