"""Everything from outside is used or refused by a named error: any words, positions, views, records, options.

The same promises (fuzz/targets.py) are tested in three ways: guided by coverage if atheris is installed, with random inputs
without it, and on the inputs that once failed, listed below.
"""

import importlib
import importlib.util
import json
import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest
from fuzz import inputs, targets
from fuzz.inputs import Draw, nested
from hypothesis import given, settings
from hypothesis import strategies as st

import dvergar
from dvergar.api.errors import BadOption, BadPosition, BadRecord, DvergarError
from dvergar.api.play import Position
from dvergar.api.record import Record
from tests.games.nidavellir.walking import finished
from tests.places import ROOT

TARGETS = tuple(targets.TARGETS)
RUNS = os.environ.get("DVERGAR_FUZZ_RUNS", "3000")
SECONDS = os.environ.get("DVERGAR_FUZZ_SECONDS", "15")

guided = pytest.mark.skipif(
    importlib.util.find_spec("atheris") is None, reason="NO ATHERIS: the fuzz targets run from seeds only, not guided by coverage"
)


def run(*arguments: str, **kept: Any) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT)))}
    return subprocess.run(
        [sys.executable, *arguments], capture_output=True, text=True, check=False, cwd=ROOT, env=environment, timeout=600, **kept
    )


@guided
@pytest.mark.parametrize("name", TARGETS)
def test_a_short_run_guided_by_coverage_finds_nothing(name: str, tmp_path: Path) -> None:
    flags = ("-seed=1", f"-runs={RUNS}", f"-max_total_time={SECONDS}", f"-artifact_prefix={tmp_path}/")
    done = run("-m", "fuzz.run", name, *flags)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    assert "Done " in done.stderr


@pytest.mark.parametrize("name", TARGETS)
@settings(max_examples=40)
@given(seed=st.integers(0, 10**6))
def test_drawn_inputs_keep_every_promise(name: str, seed: int) -> None:
    targets.TARGETS[name](Draw(random.Random(seed).randint), "")


@pytest.mark.parametrize("name", TARGETS)
@settings(max_examples=60)
@given(text=st.text(max_size=60) | st.sampled_from(["[" * 990 + "]" * 990, "[" * 10**5, "NaN", "-1e999", '"\\ud800"']))
def test_any_text_keeps_every_promise(name: str, text: str) -> None:
    targets.TARGETS[name](Draw(lambda low, _high: low), text)


def test_an_unraisable_error_ends_the_run() -> None:
    code = (
        "import sys, fuzz.run; sys.unraisablehook = fuzz.run.unraisable\n"
        "class Broken:\n    def __del__(self): raise ValueError('lost')\n"
        "Broken(); print('went on')"
    )
    done = run("-c", code)
    assert done.returncode != 0
    assert "lost" in done.stderr
    assert "went on" not in done.stdout


NEGATIVE = {
    "nidavellir": "lambda: s.coin[-1], lambda: s.deck.__setitem__(-1, 0), lambda: coins.m.COIN_VALUE[-1]",
    "dwarf": "lambda: s.stack[-1], lambda: s.height.__setitem__(-1, 0), lambda: mining.m.CARD_LOCATION[-1]",
}


@pytest.mark.parametrize("game", dvergar.known_games())
def test_the_strict_form_refuses_negative_indexes(game: str) -> None:
    code = (
        "import dvergar, fuzz.strict; fuzz.strict.make_strict()\n"
        "from dvergar.games.nidavellir.rules import coins\n"
        "from dvergar.games.dwarf.rules import mining\n"
        f"s = dvergar.game({game!r}, players=2).start(1).fields\n"
        f"for attempt in ({NEGATIVE[game]}):\n"
        "    try: attempt(); print('went on')\n"
        "    except fuzz.strict.NegativeIndex: print('refused')"
    )
    assert run("-c", code).stdout.split() == ["refused"] * 3


# Hypothesis tests besides those of words, positions and records

ANYTHING: st.SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=20)
    | st.binary(max_size=4)
    | st.sampled_from([10**1500, -(10**1500), "x" * 5000, "\ud800", nested(90, "list"), nested(90, "dict"), object, 2**40]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3) | st.tuples(inner),
    max_leaves=4,
)
GAMES = st.sampled_from(dvergar.known_games())
OPTION_NAMES = st.sampled_from(
    ["players", "magic", "x" * 3000, *dict.fromkeys(name for game in dvergar.known_games() for name in inputs.option_names(game))]
)
TABLE = dvergar.game("nidavellir", players=2)
TABLES = {name: dvergar.game(name, players=2) for name in dvergar.known_games()}


def walk(game: str, seed: int, **options: Any) -> Iterator[Position]:
    """Yield a random game before every decision and at its end."""
    walked: Iterator[Position] = importlib.import_module(f"tests.games.{game}.walking").walk(seed, **options)
    return walked


def refused_or(call: Callable[[], Any]) -> Any:
    """Return the result of the call, or its named error after checking that every language has a text for it."""
    try:
        return call()
    except DvergarError as error:
        assert all(error.text(language) for language in ("en", "fr", "de"))
        return error


@settings(max_examples=150)
@given(GAMES, st.dictionaries(OPTION_NAMES, ANYTHING, max_size=3), ANYTHING)
def test_options_of_any_type_make_a_game_or_are_refused(game: str, options: dict[str, Any], name: Any) -> None:
    refused_or(lambda: dvergar.game(game, **options))
    refused_or(lambda: dvergar.game(game, **({"players": 2} | options)))
    assert isinstance(refused_or(lambda: dvergar.game(name, players=2)), BadOption)


@settings(max_examples=150)
@given(GAMES, ANYTHING, ANYTHING | st.lists(ANYTHING | st.just("00ff"), min_size=2, max_size=2))
def test_seeds_and_nonces_of_any_type_start_a_game_or_are_refused(game: str, seed: Any, nonces: Any) -> None:
    table = TABLES[game]
    for attempt in (lambda: table.start(seed), lambda: table.start(1, nonces), lambda: table.load({}, seed)):
        found = refused_or(attempt)
        assert isinstance(found, Position | BadOption)


@settings(max_examples=150)
@given(GAMES, ANYTHING, ANYTHING)
def test_any_seat_and_any_action_are_taken_or_refused(game: str, seat: Any, action: Any) -> None:
    position = TABLES[game].start(1)
    before = position.to_bytes()
    refused_or(lambda: position.view(seat))
    refused_or(lambda: position.decision(seat))
    refused_or(lambda: position.legal(seat))
    refused_or(lambda: position.play(seat, "bid"))
    refused_or(lambda: TABLES[game].view({}, seat))
    assert position.to_bytes() == before
    refused_or(lambda: position.clone().play(position.to_act[0], action))
    refused_or(lambda: position.clone().step(position.to_act[0], action))
    refused_or(lambda: position.clone().step(seat, 1))
    assert position.to_bytes() == before


@settings(max_examples=100)
@given(GAMES, st.integers(0, 40), st.integers(-3, 7) | st.integers(), st.integers(-3, 300) | st.integers())
def test_the_integer_form_takes_any_numbers(game: str, where: int, seat: int, code: int) -> None:
    position = [position.clone() for position, _ in zip(walk(game, where, players=2), range(where + 1), strict=False)][-1]
    targets.try_numbers(position, seat, code)


@settings(max_examples=60)
@given(st.integers(1, 1200), st.sampled_from(Record.FIELDS), st.booleans())
def test_a_record_with_deep_data_is_refused(depth: int, field: str, inside: bool) -> None:
    deep = "[" * depth + "]" * depth
    text = json.dumps({**json.loads(RECORD), field: ["@"] if inside else "@"}).replace('"@"', deep)
    record = refused_or(lambda: Record.load(text))
    if isinstance(record, Record):
        harmless = field == "nonces" and depth == 1 and not inside  # no nonces at all
        assert harmless or isinstance(refused_or(record.verify), DvergarError)
        refused_or(lambda: record.actions)
        refused_or(record.to_json)


@settings(max_examples=80)
@given(GAMES, st.integers(0, 10**6), st.integers(0, 60), st.randoms(use_true_random=False))
def test_a_damaged_view_is_read_and_can_be_used_or_is_refused(game: str, seed: int, where: int, rng: random.Random) -> None:
    draw = Draw(rng.randint)
    for number, position in enumerate(walk(game, seed, players=2 + seed % 4)):
        if number < where and not position.over:
            continue
        seat = draw.pick((None, *range(position.game.players)))
        targets.try_view(position.game, inputs.damaged(draw, game, position.view(seat).to_dict()), seat, draw)
        break


# Inputs that once failed

FURTHEST = Draw(lambda _low, high: high)
"""Always draws the maximum, so that a loaded position is played to its end."""

DEEP, LARGE, LONG = nested(5000, "list"), 10**5000, "x" * 5000
RECORD = finished(2, players=2, edition="fr").record().to_json()


def record_with(**changed: Any) -> dict[str, Any]:
    return {**json.loads(RECORD), **changed}


def options_with(**changed: Any) -> dict[str, Any]:
    return {**json.loads(RECORD)["options"], **changed}


def start() -> Position:
    return TABLE.start(1)


BIDS = [{"bid": "5 4 3"}, {"bid": "0 4 3"}]

CALLS: dict[str, Callable[[], Any]] = {
    # too large or too deep to be shown in the error
    "game deep": lambda: dvergar.game(DEEP, players=2),
    "game large": lambda: dvergar.game(LARGE, players=2),  # type: ignore[arg-type]
    "players large": lambda: dvergar.game("nidavellir", players=LARGE),
    "players long": lambda: dvergar.game("nidavellir", players=LONG),
    "edition deep": lambda: dvergar.game("nidavellir", players=2, edition=DEEP),
    "edition long": lambda: dvergar.game("nidavellir", players=2, edition=LONG),
    "option large": lambda: dvergar.game("nidavellir", players=2, coins=LARGE),
    "option long": lambda: dvergar.game("nidavellir", players=2, gems=LONG),
    "option's name long": lambda: dvergar.game("nidavellir", players=2, **{LONG: 1}),
    "seed large": lambda: TABLE.start(LARGE),
    "seed deep": lambda: TABLE.start(DEEP),
    "nonce deep": lambda: TABLE.start(1, [DEEP, DEEP]),
    "seat large": lambda: start().play(LARGE, "bid 5 4 3"),
    "seat large, view": lambda: start().view(LARGE),
    "seat large, decision": lambda: start().decision(LARGE),
    "code large": lambda: start().play(0, LARGE),
    "age large": lambda: TABLE.load({"age": LARGE}),
    "age deep": lambda: TABLE.load({"age": DEEP}),
    "field large": lambda: TABLE.load({LARGE: 1}),  # type: ignore[dict-item]
    "gem deep": lambda: TABLE.score({"seats": [{"gem": DEEP}]}),
    "revealed large": lambda: TABLE.score({"seats": [{"revealed": LARGE}]}),
    "bid large": lambda: TABLE.score({"seats": [{"bid": [LARGE] * 3}]}),
    "order large": lambda: TABLE.load({"stage": "taking", "order": [LARGE, 1], "seats": BIDS}),
    "order deep": lambda: TABLE.load({"stage": "taking", "order": [DEEP, 1], "seats": BIDS}),
    "card deep": lambda: TABLE.load({"taverns": {"goblin": [DEEP]}}),
    # of the wrong type
    "nonces none": lambda: TABLE.start(1, None),  # type: ignore[arg-type]
    "nonces a number": lambda: TABLE.start(1, 5),  # type: ignore[arg-type]
    "legal of a text": lambda: start().legal("0"),  # type: ignore[arg-type]
    "step of a text": lambda: start().step("0", 0),  # type: ignore[arg-type]
    "step of nothing": lambda: start().step(0, None),  # type: ignore[arg-type]
    "step of a fraction": lambda: start().step(0, 1.5),  # type: ignore[arg-type]
    "step beyond 32 bits": lambda: start().step(0, 2**40),
    "step of a seat beyond 32 bits": lambda: start().step(2**40, 1),
    # words of codes that mean nothing
    "words of a code too high": lambda: start().words(0, 999),
    "words of a negative code": lambda: start().words(0, -1),
    "words of a seat that is none": lambda: start().words(9, 1),
    # records
    "record none": lambda: Record.load(None),  # type: ignore[arg-type]
    "record a number": lambda: Record.load(5),  # type: ignore[arg-type]
    "record a list": lambda: Record.load([]),  # type: ignore[arg-type]
    "record with a field too large": lambda: Record.load({**record_with(), LARGE: 1}),  # type: ignore[dict-item]
    "record with an option called name": lambda: Record.load(record_with(options=options_with(name=1))).verify(),
    "record of a deep game": lambda: Record.load(record_with(game=DEEP)).verify(),
    "record of deep rules": lambda: Record.load(record_with(rules=DEEP)).verify(),
    "record of large rules": lambda: Record.load(record_with(rules=LARGE)).verify(),
    "record with deep nonces": lambda: Record.load(record_with(nonces={"a": DEEP})).verify(),
    "record with a deep result": lambda: Record.load(record_with(result=DEEP)).verify(),
    "record with a result of bytes": lambda: Record.load(record_with(result=b"")).verify(),
    "record with a large seat": lambda: Record.load(record_with(actions=[[LARGE, "bid 5 4 3"]])).verify(),
    "record with a deep start": lambda: Record.load(record_with(start={"age": DEEP})).verify(),
    "record with an action that is none": lambda: Record.load(record_with(actions=[5])).actions,
    "record with a short action": lambda: Record.load(record_with(actions=[[0]])).actions,
    "record with a table as action": lambda: Record.load(record_with(actions=[{}])).actions,
    "record with deep data, as JSON": lambda: Record.load(record_with(commitment=DEEP)).to_json(),
    "record with data of Python alone, as JSON": lambda: Record.load(record_with(result={1})).to_json(),
}


@pytest.mark.parametrize("name", CALLS)
def test_inputs_that_once_crashed_are_refused(name: str) -> None:
    assert isinstance(refused_or(CALLS[name]), DvergarError)


def test_seats_beyond_32_bits_owe_nothing() -> None:
    assert start().legal(2**40) == []


def test_data_that_is_too_deep_is_a_finding() -> None:
    assert [finding.impossible for finding in TABLE.check({"age": DEEP})] == [True]
    assert [finding.impossible for finding in TABLE.check({"age": LARGE})] == [True]


def test_a_record_without_a_result_can_be_written() -> None:
    data = record_with()
    del data["result"]
    record = Record.load(data)
    assert isinstance(refused_or(record.verify), BadRecord)
    assert json.loads(record.to_json())["actions"] == data["actions"]


def test_a_position_keeps_its_start_even_if_the_data_changes() -> None:
    data: dict[str, Any] = {"seats": [dict(seat) for seat in BIDS]}
    position = TABLE.load(data)
    data["seats"][0]["bid"] = "2 3 4"
    assert position.record().verify().to_bytes() == position.to_bytes()


def test_a_start_that_is_not_a_dict_can_be_recorded() -> None:
    position = TABLE.load(MappingProxyType({"seats": [MappingProxyType(seat) for seat in BIDS]}))
    assert Record.load(position.record().to_json()).verify().to_bytes() == position.to_bytes()


@pytest.mark.parametrize("cards", [["smith"] * 200, ["smith"] * 2, ["?"], ["smith", "?"]])
def test_discards_that_no_game_has_are_refused(cards: list[str]) -> None:
    for players in (2, 5):
        with pytest.raises(BadPosition) as refused:
            dvergar.game("nidavellir", players=players).load({"turn": 1, "discards": cards})
        assert refused.value.field == "discards"


POSITIONS: tuple[tuple[int, dict[str, Any]], ...] = (
    # something is due that was never triggered, or cannot be done
    (4, {"discards_due": 2}),
    (4, {"discards_due": 1, "stage": "bidding"}),
    (4, {"awaiting": "transform", "plus": 3, "discards_due": 2}),
    (2, {"stage": "trading", "awaiting": "take", "order": [0, 1], "seats": BIDS, "discards_due": 2}),
    # decisions that do not belong to that moment
    (4, {"awaiting": "bid"}),
    (2, {"stage": "judging", "awaiting": "bid"}),
    (2, {"stage": "age end", "awaiting": "bid"}),
    (4, {"stage": "judging", "awaiting": "keep"}),
    # numbers without meaning at that moment
    (2, {"actor": 1}),
    (5, {"actor": 3}),
    (4, {"judged": 5}),
    (2, {"judged": 5, "turn": 2}),
    (4, {"unseen": "explorer 7"}),
    (2, {"unseen": "explorer 11"}),
    (2, {"turn": 4, "unseen": "hunter"}),
    # coins
    (2, {"seats": [{"known": {"hand": "0"}}]}),
    (2, {"seats": [{"known": {"hand": "gold"}}]}),
    (3, {"seats": [{"pouch": "2 3"}]}),
    (2, {"seats": [{}, {"pouch": "? 5"}]}),
    # heroes that are in two places
    (2, {"seats": [{"army": {"warrior": "3 ylud"}, "ylud": "command"}]}),
    (2, {"seats": [{"army": {"warrior": "3 ylud"}, "ylud": "hand"}]}),
    (2, {"seats": [{"army": {"warrior": "3 thrud"}, "thrud": "hand"}]}),
)


@pytest.mark.parametrize(("players", "data"), POSITIONS, ids=lambda it: json.dumps(it)[:60])
def test_a_position_that_once_failed_can_be_played_and_kept_or_is_refused(players: int, data: dict[str, Any]) -> None:
    for edition in ("fr", "de"):
        targets.try_position(dvergar.game("nidavellir", players=players, edition=edition), data, FURTHEST)


VIEWS: tuple[tuple[int, int | None, dict[str, Any]], ...] = (
    # without discards the cards of the deck were counted twice
    (2, 0, {}),
    (3, 0, {"seats": []}),
    (2, 1, {"stage": "judging"}),
    # decisions that do not belong to that moment
    (2, 0, {"awaiting": "keep"}),
    (2, 0, {"discards": [], "stage": "judging", "awaiting": "trade"}),
    (2, 0, {"awaiting": "trade", "seats": [{"bid": "3 2 0"}, {"bid": "5 ? ?"}]}),
    (2, 0, {"awaiting": "lay", "tavern": "dragon", "order": [1, 0], "seats": [{"bid": "2 4 3"}, {"bid": "4 5 2"}]}),
    (2, 0, {"stage": "trading", "awaiting": "ylud", "order": [1, 0], "played": 1, "seats": BIDS}),
    (2, None, {"discards": [], "stage": "trading", "awaiting": "take", "order": [1, 0], "seats": BIDS, "discards_due": 2}),
    (5, 2, {"discards": [], "discards_due": 1}),
    # coins that a seat does not know of itself, or that lie nowhere
    (3, 0, {"stage": "trading", "awaiting": "take", "order": [0, 1, 2], "played": 2, "discards": [], "seats": [
        {"bid": "5 2 4", "pouch": "? ?", "army": {"warrior": "6"}}, {"bid": "5 ? ?", "army": {"explorer": "7"}}, {"bid": "2 ? ?"},
    ]}),
    (3, None, {"taverns": {"horse": ["blacksmith"]}, "discards": [], "seats": [{"pouch": "? ?"}]}),
    (3, 0, {"taverns": {"horse": ["blacksmith"]}, "seats": [{"pouch": "4 5"}]}),
    # heroes that are in two places
    (2, None, {"seats": [{"army": {"warrior": "3 7 6 ylud"}, "ylud": "command"}]}),
    (4, None, {"stage": "end", "awaiting": "bid", "seats": [{"heroes": "thrud"}]}),
    (2, 0, {"actor": 1, "seats": [{"bid": "3 2 0"}, {"bid": "0 ? ?", "heroes": "thrud", "thrud": "hand"}]}),
)  # fmt: skip


@pytest.mark.parametrize(("players", "seat", "data"), VIEWS, ids=lambda it: json.dumps(it)[:60])
def test_a_view_that_once_failed_can_be_used_or_is_refused(players: int, seat: int | None, data: dict[str, Any]) -> None:
    targets.try_view(dvergar.game("nidavellir", players=players), data, seat, FURTHEST)


def test_a_view_of_the_second_age_with_a_card_of_the_first_nowhere_is_refused() -> None:
    view = TABLE.load({"age": 2}).view(None).to_dict()
    view["discards"][view["discards"].index("offering 3")] = "offering 5"
    with pytest.raises(BadPosition) as refused:
        TABLE.view(view, None)
    assert refused.value.field == "discards"


ALL_OUT = [{"workers": [1, 2]}, {"workers": [3, 4]}]


@pytest.mark.parametrize("data", [{"round": 99, "stage": "home"}, {"stage": "mine", "seats": [{"iron": 9999}]}])
def test_a_position_of_dwarf_with_the_largest_numbers_can_be_played_and_kept_or_is_refused(data: dict[str, Any]) -> None:
    seats = [{**seat, **more} for seat, more in zip(ALL_OUT, [*data.get("seats", []), {}, {}], strict=False)]
    targets.try_position(dvergar.game("dwarf", players=2), {**data, "seats": seats}, FURTHEST)


def test_a_view_of_a_mountain_with_impossible_layers_is_refused() -> None:
    table = dvergar.game("dwarf", players=2, mountain="a_over_b")
    view = table.load({"piles": {"1": ["turn back"], "2": [], "3": []}}).view(None).to_dict()
    changed = {"used": ["run amok"], "mountain": 46, "mine": {**view["mine"], "7": ["gold seam"]}}
    with pytest.raises(BadPosition) as refused:
        table.view({**view, **changed}, None)
    assert refused.value.field == "layered"


# The command


def command(*arguments: str, **kept: Any) -> subprocess.CompletedProcess[str]:
    return run("-m", "dvergar", *arguments, "--lang", "en", **kept)


BROKEN = (
    record_with(options=options_with(name=1)),
    record_with(actions=[[0]]),
    record_with(actions=[5]),
    record_with(game=[]),
)


@pytest.mark.parametrize("data", BROKEN)
@pytest.mark.parametrize("verb", ["verify", "replay"])
def test_the_command_refuses_a_broken_record_in_words(verb: str, data: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    done = command(verb, str(file))
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert done.stderr.startswith("Error: ")


@pytest.mark.parametrize("seed", ["²", "٣", "9" * 5000, "x" * 5000])
def test_the_command_refuses_an_invalid_seed(seed: str) -> None:
    done = command("play", "--seats", "random,random", "--seed", seed)
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("line", ["9" * 5000, "²", "٣", "x" * 5000, "\ud800"])
def test_the_table_goes_on_after_any_line(line: str) -> None:
    text = (f"{line}\n" + "1\n" * 3).encode("utf-8", "surrogatepass").decode("utf-8", "replace")
    done = command("play", "--seats", "me,random", "--seed", "1", input=text)
    assert "Traceback" not in done.stderr
