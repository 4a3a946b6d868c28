"""The arena is fair, gives the same result with any number of processes, and every figure can be reproduced."""

import json
import shlex
import sys
from collections import Counter
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import pytest

import dvergar
from dvergar.api.play import Decision, Game, View
from dvergar.bots import registry
from dvergar.bots.base import UNBOUND, Bot, Budget, Thought
from dvergar.cli.main import main
from dvergar.core.fields import Fields
from dvergar.i18n import LANGUAGES, catalogue
from dvergar.lab.arena import GAMES_IN_CHUNK, Match, Result, arena, seatings
from tests.places import MYBOT
from tests.playing import many_games
from tests.tables import every_count, every_table, named

COUNTS = every_count()
TABLES = every_table()
TWO = [dvergar.game(name, players=2) for name in dvergar.known_games()]
TIMES = ("seconds", "cpu_per_move")


def match(table: Game, *bots: str, seed: int = 3, budget: Budget = UNBOUND) -> Match:
    return Match(table.name, table.options, bots, seed, budget)


def played(table: Game, *bots: str, games: int = 40, seed: int = 3, **settings: Any) -> dict[str, Any]:
    """Return the result without what differs from run to run."""
    return timeless(arena(match(table, *bots, seed=seed), games, **settings))


def timeless(result: Result) -> dict[str, Any]:
    found = result.to_dict()
    del found["seconds"]
    for bot in found["results"]:
        del bot["cpu_per_move"]
    return found


class Watching(Bot):
    """Plays the first action and remembers the views it got."""

    name = "watching"
    seen: list[tuple[View, Decision, Budget]]

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        WATCHED.append(self)
        self.seen = []
        self.closed = 0

    def think(self, view: View, decision: Decision, budget: Budget) -> Thought:
        self.seen.append((view, decision, budget))
        FIRST_VIEWS.setdefault(len(WATCHED), view.to_bytes())
        return Thought(decision.codes[0], "the first", {})

    def close(self) -> None:
        self.closed += 1


WATCHED: list[Watching] = []
FIRST_VIEWS: dict[int, bytes] = {}
"""What the first seat to act saw, by the number of bots that existed when its game began."""


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> list[Watching]:
    """Return the bots that were created for games of the bot «watching»."""
    monkeypatch.setitem(registry._BOTS, "watching", (__name__, "Watching"))
    WATCHED.clear()
    FIRST_VIEWS.clear()
    return WATCHED


# Seatings


def test_every_bot_has_every_seat_equally_often() -> None:
    for players in range(1, 6):
        for bots in range(1, 8):
            found = seatings(bots, players)
            assert len(set(found)) == len(found)
            assert {len(seating) for seating in found} == {players}
            for seat in range(players):
                sat = Counter(seating[seat] for seating in found)
                expected = Counter(bot for seating in found for bot in seating)
                assert {bot: count * players for bot, count in sat.items()} == expected, (bots, players)
            if bots >= players:
                assert len({frozenset(seating) for seating in found}) == len([*combinations(range(bots), players)])


@pytest.mark.parametrize("table", COUNTS, ids=named)
def test_a_deal_is_the_same_in_every_seating_and_another_one_is_not(table: Game, watched: list[Watching]) -> None:
    of_match = match(table, *["watching"] * (table.players + 1))
    arena(of_match, sum(0 in seating for seating in of_match.seatings) + 1, processes=1)
    first = [FIRST_VIEWS[game] for game in sorted(FIRST_VIEWS)]
    deals = {tuple(first[at : at + len(of_match.seatings)]) for at in range(0, len(first), len(of_match.seatings))}
    assert len(deals) == 2
    assert all(len(set(deal)) == 1 for deal in deals)


def test_a_deterministic_bot_against_itself_plays_the_same_game_in_both_seatings(watched: list[Watching]) -> None:
    for table in TWO:
        watched.clear()
        found = played(table, "watching", "watching", games=2, processes=1)
        one, other = [[view.to_bytes() for mind in game for view, _, _ in mind.seen] for game in (watched[:2], watched[2:])]
        assert one == other
        assert [bot["win_share"] for bot in found["results"]] == [0.5, 0.5]


def test_games_count_for_every_bot_in_whole_deals() -> None:
    three, two = dvergar.game("nidavellir", players=3), TWO[0]
    assert (match(three, "random").deals_for(10), match(three, "random", "random").deals_for(10)) == (10, 4)
    assert match(two, "random", "random", "random").deals_for(10) == 3
    found = played(two, "random", "random", "random", games=10)
    assert (found["deals"], found["games"], [bot["games"] for bot in found["results"]]) == (3, 18, [12, 12, 12])
    found = played(three, "random", "random", games=10)
    assert [(bot["games"], bot["seats"]) for bot in found["results"]] == [(12, 24), (12, 12)]


# Fairness


def test_a_bot_gets_the_view_of_its_seat_and_never_the_position(watched: list[Watching]) -> None:
    for table in TABLES:
        watched.clear()
        arena(match(table, "watching", "random", budget=Budget(7, 2.5)), 1, processes=1)
        assert sum(len(mind.seen) for mind in watched) > 10
        for mind in watched:
            assert mind.closed == 1
            for view, decision, budget in mind.seen:
                assert type(view) is View
                assert decision.seat == view.seat
                assert view.seat in view.to_act
                assert budget == Budget(7, 2.5)
                blanked = view.core.clone()
                blanked.blank(view.seat)
                assert blanked.to_bytes() == view.to_bytes(), "there was nothing left to blank"
                assert reachable(view) == {"game", "seat", "core"}


def reachable(view: View) -> set[str]:
    """What the view holds, but for what it has worked out from its own bytes."""
    assert view._fields is None or isinstance(view._fields, Fields)
    return {name for name in vars(view) if name != "_fields"}


@pytest.mark.thorough
@many_games
@pytest.mark.parametrize("table", TWO, ids=named)
def test_random_against_itself_is_even_within_the_interval_as_often_as_promised(table: Game) -> None:
    inside = 0
    for seed in range(20):
        found = played(table, "random", "random", games=60, seed=seed, processes=1)
        assert [bot["bot"] for bot in found["results"]] == ["random", "random (2)"]
        low, high = found["results"][0]["win_interval"]
        inside += low < 0.5 < high
    assert inside >= 18
    for bot in played(table, "random", "random", games=2000)["results"]:
        low, high = bot["win_interval"]
        assert low < 0.5 < high
        assert high - low < 0.05


@many_games
@pytest.mark.parametrize(("name", "least"), [("nidavellir", 0.95), ("dwarf", 0.9)])
def test_the_heuristic_beats_random(name: str, least: float) -> None:
    thumb, other = played(dvergar.game(name, players=2), "thumb", "random", games=400)["results"]
    assert thumb["win_share"] > least
    assert thumb["mean_margin"] > 0 > other["mean_margin"]
    assert thumb["mean_rank"] < other["mean_rank"]


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_counts_add_up(table: Game) -> None:
    found = played(table, "random", "random", games=20, processes=1)
    automated = table.seats - table.players
    assert len(found["results"]) == 2 + automated
    assert abs(sum(bot["win_share"] * bot["seats"] for bot in found["results"]) - found["games"]) < 0.01
    assert sum(bot["seats"] for bot in found["results"]) == found["games"] * table.seats
    for bot in found["results"]:
        low, high = bot["win_interval"]
        assert 0 <= low <= bot["win_share"] <= high <= 1
        assert 1 <= bot["mean_rank"] <= table.seats
        assert (bot["moves"] > 0) == (bot["bot"] != "automated")
    if table.players == 1:
        assert [(pair["bot"], pair["other"]) for pair in found["head_to_head"]] == [
            ("random", "automated"),
            ("random (2)", "automated"),
        ]


def test_in_solo_every_bot_plays_every_deal(watched: list[Watching]) -> None:
    table = next(table for table in COUNTS if table.players == 1)
    found = played(table, "watching", "watching", games=5, processes=1)
    assert [(bot["bot"], bot["games"]) for bot in found["results"]] == [("watching", 5), ("watching (2)", 5), ("automated", 10)]
    seen = [[view.to_bytes() for view, _, _ in mind.seen] for mind in watched]
    assert all(one == other for one, other in pairwise(seen) if one[0] == other[0])
    assert len({tuple(game) for game in seen}) == 5


# Reproducibility


@many_games
@pytest.mark.parametrize("table", [*TWO, COUNTS[-1], COUNTS[1]], ids=named)
@pytest.mark.parametrize("bots", [("random", "random"), ("thumb", "random", "random")], ids=str)
def test_the_number_of_processes_does_not_matter(table: Game, bots: tuple[str, ...]) -> None:
    games = GAMES_IN_CHUNK + 10
    one = played(table, *bots, games=games, processes=1)
    assert one == played(table, *bots, games=games, processes=3)
    assert one != played(table, *bots, games=games, processes=1, seed=4)


def test_a_longer_match_begins_with_the_games_of_a_shorter_one(watched: list[Watching]) -> None:
    table = TWO[0]
    firsts = []
    for games in (2, 6):
        watched.clear()
        arena(match(table, "watching", "watching"), games, processes=1)
        firsts.append([view.to_bytes() for mind in watched[:2] for view, _, _ in mind.seen])
    assert firsts[0] == firsts[1]


def test_the_command_that_is_printed_gives_the_same_result(capsys: pytest.CaptureFixture[str]) -> None:
    line = "arena nidavellir --players 3 --bots random,random --games 12 --seed 5 --edition de --seconds 2 --processes 1 --json"
    assert main(line.split()) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["command"] == f"dvergar {line}"
    assert (found["version"], found["seed"], found["options"]["edition"]) == (dvergar.__version__, 5, "de")
    assert found["budget"] == {"simulations": None, "seconds": 2.0}
    assert main(shlex.split(found["command"])[1:]) == 0
    again = json.loads(capsys.readouterr().out)
    for result in (found, again):
        del result["seconds"]
        for bot in result["results"]:
            assert bot.pop("cpu_per_move") > 0
    assert found == again


def test_progress_counts_every_game() -> None:
    told: list[int] = []
    found = played(TWO[1], "random", "random", games=100, progress=told.append)
    assert sum(told) == found["games"] == 100


# Programs and their failures


def test_a_program_plays_in_the_arena_and_its_time_is_counted() -> None:
    name = f"exec:{shlex.quote(sys.executable)} {shlex.quote(str(MYBOT))}"
    result = arena(match(TWO[1], name, "random"), 4, processes=2).to_dict()
    assert result["troubles"] == []
    assert result["results"][0]["bot"] == name
    assert result["results"][0]["cpu_per_move"] > result["results"][1]["cpu_per_move"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_failures_of_a_program_are_counted_and_reported(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text("import sys\nsys.stdin.readline()\nprint('dance', flush=True)\nsys.stdin.readline()\nsys.exit('no more')")
    bots = f"exec:{shlex.quote(sys.executable)} {shlex.quote(str(bad))},random"
    line = ["arena", "dwarf", "--players", "2", "--bots", bots, "--games", "4", "--lang", language, "--processes", "1"]
    assert main([*line, "--json"]) == 0
    found = {trouble["kind"]: trouble for trouble in json.loads(capsys.readouterr().out)["troubles"]}
    assert (found["crashed"]["count"], found["illegal"]["count"]) == (8, 8)
    assert found["gone"]["count"] > 8
    assert found["crashed"]["first"]["lines"] == ["no more"]
    assert found["crashed"]["first"]["game"] == 0
    assert main(line) == 0
    text = capsys.readouterr().out
    assert "bad" in text
    assert "no more" in text
    assert sys.executable not in text.splitlines()[6]


# Reports


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "arguments",
    [
        "nidavellir --players 2 --bots thumb,random",
        "nidavellir --players 5 --bots random,random,random,thumb,random",
        "nidavellir --players 2 --bots random,random,random,random,random,random,thumb",
        "dwarf --solo andvettr-fadir --bots thumb,random",
        "dwarf --players 4 --bots thumb",
    ],
)
def test_the_result_is_reported_in_every_language(arguments: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *arguments.split(), "--games", "4", "--lang", language, "--processes", "1"]) == 0
    text, words = capsys.readouterr().out, catalogue(language)
    keys = ("arena-score", "arena-rank", "arena-margin", "arena-cpu", "simulate-wins", "simulate-interval")
    assert all(words.say(key) in text for key in keys)
    assert "dvergar arena" in text
    if "--solo" in arguments:
        assert words.say("opponent-andvettr-fadir") in text
    assert max(map(len, text.splitlines()[:-1])) <= 80


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ("--games 0", "1 or more"),
        ("--processes 0", "1 or more"),
        ("--seed -1", "0 or more"),
        ("--bots thumb,oracle", "There is no bot “oracle”"),
        ("--bots ,", "There is no bot “”"),
        ("--bots exec:/nowhere/at/all", "There is no program “/nowhere/at/all”"),
        ("--bots exec:", "does not name a program"),
        ("--seconds 0", "greater than 0"),
        ("--seconds nan", "greater than 0"),
        ("--simulations -5", "greater than 0"),
        ("--players 9", "2 to 5 players"),
        ("--solo andvettr", "nidavellir has no option --solo"),
    ],
)
def test_mistakes_are_explained(arguments: str, reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *arguments.split(), "--lang", "en"]) == 1
    assert reason in capsys.readouterr().err
