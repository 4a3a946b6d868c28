"""Bots at the table: any bot by name, in every language, with readable reasons that reveal no secrets."""

import re
import shlex
import sys
from functools import cache
from pathlib import Path

import pytest

import dvergar
from dvergar.api.event import Event
from dvergar.api.narrator import narrator_for
from dvergar.api.play import Game, Position
from dvergar.bots.base import UNBOUND, Thought
from dvergar.bots.registry import known_bots, make_bot
from dvergar.bots.seats import seats_for
from dvergar.cli.arguments import named_in
from dvergar.i18n import LANGUAGES, catalogue
from dvergar.ui.plain.journal import Journal, Reason
from tests.places import MYBOT
from tests.tables import every_table, named
from tests.ui.plain.conftest import Run

ALWAYS_FIRST = "1\n" * 600
PROGRAM = f"exec:{shlex.quote(sys.executable)} {shlex.quote(str(MYBOT))}"
REASON = re.compile(r"^ +(?P<seat>.+) chose “(?P<action>.+)”\.\s+(?:Worth|Chance)", re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", dvergar.known_games())
def test_every_bot_can_play_and_is_shown_by_its_name(run: Run, game: str, language: str) -> None:
    seats = ["me", *known_bots(), PROGRAM]
    done = run("play", game, "--seats", ",".join(seats), "--seed", "3", "--lang", language, lines=ALWAYS_FIRST)
    words = catalogue(language)
    assert done.status == 0, done.err
    assert words.say("score-title") in done.out
    for number, name in enumerate(known_bots(), start=2):
        assert words.say(f"seat-{name}", name=words.say(f"seat-{number}")) in done.out
    program = words.say("seat-exec", name=words.say(f"seat-{len(seats)}"), program="mybot")
    assert program in done.out
    assert not re.search(r"^  ! .*mybot", done.out, re.MULTILINE)


def test_a_bot_can_play_solo_against_an_automated_opponent(run: Run) -> None:
    done = run("play", "dwarf", "--solo", "andvettr", "--seats", "thumb", "--seed", "2")
    assert done.status == 0
    assert "Final score" in done.out
    assert "--verbose shows the bots’ reasons." in done.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_search_bot_plays_with_its_simulations_and_shows_chances(run: Run, language: str) -> None:
    done = run("play", "nidavellir", "--seats", "search:20,thumb", "--seed", "3", "--verbose", "--lang", language)
    words = catalogue(language)
    assert done.status == 0, done.err
    assert words.say("seat-search", name=words.say("seat-1")) in done.out
    assert words.say("score-title") in done.out
    if language == "en":
        assert re.search(r"Blue \(search\) chose “bid .+”\.\s+Chance to win", done.out)


def test_names_are_separated_by_commas_and_may_contain_commas_in_quotes() -> None:
    assert named_in("me , thumb") == ["me", "thumb"]
    assert named_in('"exec:bot a,b",me') == ["exec:bot a,b", "me"]
    assert named_in("exec:'my bot' x\n,me") == ["exec:'my bot' x", "me"]


def test_the_same_seed_gives_the_same_game_and_a_bot_cannot_tell_the_deal_from_its_own_seed(run: Run) -> None:
    line = ("play", "--seats", "thumb,random,thumb", "--seed", "11", "--verbose")
    assert run(*line).out == run(*line).out
    table = dvergar.game("nidavellir", players=2)
    position = table.start(seed=5)
    seeds = {seated.seed for seated in seats_for(table, ["random", "thumb"], position.dealer.secret) if seated}
    assert len(seeds) == 1
    assert int.from_bytes(position.dealer.secret, "big") not in seeds


@pytest.mark.parametrize(
    ("seats", "reason"),
    [
        ("me,oracle", "Seats are me, guest, apprentice, journeyman, master, elder, king, random, thumb, search or exec:PROGRAM"),
        ("me,", "Seats are me, guest, apprentice, journeyman, master, elder, king, random, thumb, search or exec:PROGRAM"),
        ("", "Seats are me, guest, apprentice, journeyman, master, elder, king, random, thumb, search or exec:PROGRAM"),
        ("me,exec:", "does not name a program"),
        ("me,exec:/nowhere/at/all --fast", "There is no program “/nowhere/at/all”"),
    ],
)
def test_invalid_seats_are_refused(run: Run, seats: str, reason: str) -> None:
    done = run("play", "--seats", seats)
    assert done.status == 1
    assert reason in done.err


@pytest.mark.parametrize("budget", [("--seconds", "-1"), ("--seconds", "inf"), ("--simulations", "0")])
def test_a_budget_must_be_positive(run: Run, budget: tuple[str, str]) -> None:
    assert "greater than 0" in run("play", "--seats", "random,random", *budget).err


# Failures


def test_failures_of_a_program_are_reported_and_the_game_goes_on(run: Run, tmp_path: Path) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text("import sys\nsys.stdin.readline()\nprint('dance', flush=True)\nsys.stdin.readline()\nsys.exit('no more')")
    seats = f"random,exec:{shlex.quote(sys.executable)} {shlex.quote(str(bad))}"
    done = run("play", "--seats", seats, "--seed", "3")
    assert done.status == 0
    assert "  ! “bid 0 2 3” is played, since bad answers “dance”: “dance” is not an action of this game." in done.out
    assert re.search(r"  ! bad exited without an answer \(status 1\)\. “.+” is played instead\.\n  !   no more\n", done.out)
    assert "  ! bad is not started again. “" in done.out
    assert "Final score" in done.out


def test_a_failure_during_a_bid_is_reported_once_the_bid_is_no_longer_secret(run: Run, tmp_path: Path) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text("import sys\nfor line in sys.stdin: print('bid 5 5 5', flush=True); print('complaint', file=sys.stderr)")
    seats = f"me,exec:{shlex.quote(sys.executable)} {shlex.quote(str(bad))}"
    lines = "bid 5 4 3\nlog\n" + "1\n" * 8 + "quit\n"
    done = run("play", "--seats", seats, "--seed", "3", lines=lines)
    bid, after = done.out.split("> log\n")
    assert "  ! Red (bad) gave no legal answer, so an action is played for it." in bid
    for secret in ("bid 0 2 3", "5 5 5", "complaint"):
        assert secret not in bid
    assert "  ! “bid 0 2 3” is played, since bad answers “bid 5 5 5”" in after
    assert "complaint" in after


def test_programs_end_with_the_table_even_if_somebody_leaves(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "log"
    bot = tmp_path / "bot.py"
    bot.write_text(f"import sys\nfor line in sys.stdin: print('bid 5 0 3', flush=True)\nopen({str(log)!r}, 'w').write('left')")
    seats = f"me,exec:{shlex.quote(sys.executable)} {shlex.quote(str(bot))}"
    for lines in ("bid 5 4 3\nquit\n", "bid 5 4 3\n"):
        log.unlink(missing_ok=True)
        run("play", "--seats", seats, "--seed", "3", lines=lines)
        assert log.read_text() == "left"


# Reasons


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_the_game_the_log_shows_why_bots_chose(run: Run, language: str) -> None:
    words = catalogue(language)
    done = run("play", "--seats", "me,thumb,random", "--seed", "3", "--lang", language, lines=lines_to_the_end() + "log\nlog\n")
    assert done.status == 0, done.out
    after = done.out.partition(words.say("play-reasons-log"))[2]
    assert after.count("(N4.3)") > 60
    seat = words.say("seat-thumb", name=words.say("seat-2"))
    begin = words.say("play-reason", seat=seat, action="bid", worths="", unit="points").partition("bid")[0]
    assert after.count(begin) > 40
    assert max(map(len, (line for line in after.splitlines() if line.startswith("    ")))) <= 79
    assert done.err == ""


@cache
def lines_to_the_end() -> str:
    """Return the person's answers in the game of seed 3, up to where the log can be read."""
    table = dvergar.game("nidavellir", players=3)
    position, answers = table.start(seed=3), 0
    seats = seats_for(table, ["me", "thumb", "random"], position.dealer.secret)
    while not position.over:
        seat = min(position.to_act)
        seated, view = seats[seat], position.view(seat)
        answers += seated is None
        position.step(seat, seated.choose(view, view.decision(), UNBOUND) if seated else position.legal(seat)[0])
    return "1\n" * answers


def test_anything_but_log_exits_and_so_does_the_end_of_the_input(run: Run) -> None:
    for rest in ("", "\n", "bye\nlog\n"):
        done = run("play", "--seats", "me,thumb,random", "--seed", "3", lines=lines_to_the_end() + rest)
        assert done.status == 0
        assert "“log” shows the whole game with the bots’ reasons" in done.out
        assert not REASON.search(done.out)


def test_without_reasons_nobody_is_asked_to_read_them(run: Run) -> None:
    done = run("play", "--seats", "me,random", "--seed", "3", lines=ALWAYS_FIRST)
    assert done.status == 0
    assert "reasons of the bots" not in done.out


def test_the_record_is_written_before_anybody_reads_the_log(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = run("play", "--seats", "me,thumb,random", "--seed", "3", "--record", str(file), lines=lines_to_the_end() + "log\n")
    assert done.out.index("Record written") < done.out.index("“log” shows the whole game")
    assert run("verify", str(file)).status == 0


def test_verbose_shows_reasons_as_soon_as_they_reveal_nothing(run: Run) -> None:
    done = run("play", "dwarf", "--seats", "me,thumb", "--seed", "3", "--verbose", lines=ALWAYS_FIRST)
    before = done.out.partition("Final score")[0]
    assert len(REASON.findall(before)) > 10
    for found in REASON.finditer(before):
        placed = before[: found.start()].splitlines()[-1]
        assert "Red (thumb)" in found["seat"]
        assert placed.startswith("  ")
    alone = run("play", "--seats", "thumb,thumb", "--seed", "3", "--verbose").out
    first = REASON.search(alone)
    assert first
    assert first["action"].startswith("bid")
    assert alone.index("Blue (thumb) has bid") < first.start() < alone.index("Red (thumb) has bid")


def test_a_bots_bid_and_its_reasons_cannot_be_read_before_the_coins_are_back(run: Run) -> None:
    done = run("play", "--seats", "me,thumb", "--seed", "3", lines="bid 5 4 3\nlog\n" + "1\n" * 8 + "log\nquit\n")
    first, *_, last = done.out.split("> log\n")[1:]
    assert "has bid" in first
    assert not REASON.search(first)
    told = [found["action"] for found in REASON.finditer(last)]
    assert any(action.startswith("bid") for action in told)


def revealed(position: Position, seat: int) -> bool:
    """Whether everybody sees as much as the seat."""
    return position.view(seat).to_dict() == position.view(None).to_dict()


@pytest.mark.parametrize("table", every_table(), ids=named)
def test_a_reason_is_closed_while_its_seat_knows_more_than_the_others(table: Game) -> None:
    journal, seated, position = Journal(), make_bot("random", 4), table.start(seed=6)
    journal.hear(position.opening)
    opened = 0
    while not position.over:
        view = position.view(position.to_act[0])
        thought = seated.think(view, view.decision(), UNBOUND)
        journal.note(view.seat, thought._replace(worths={thought.words: 1.0, "another": 0.5}))
        journal.hear(position.play(view.seat, thought.code))
        newly = journal.disclose(position)
        opened += len(newly)
        if not position.over:
            assert all(revealed(position, seat) for seat in {reason.seat for reason in newly})
            assert not any(reason.confided for reason in newly)
            waiting = {
                entry.seat for entry in journal.entries if isinstance(entry, Reason) and entry.closed and not entry.confided
            }
            assert not any(revealed(position, seat) for seat in waiting)
    reasons = [entry for entry in journal.entries if isinstance(entry, Reason)]
    assert opened == len(reasons)
    assert journal.closed() == []


def test_private_information_stays_closed_until_the_end() -> None:
    table = dvergar.game("dwarf", players=2)
    position, journal = table.start(seed=1), Journal()
    narrator = narrator_for(table, catalogue("en"))
    seat = position.to_act[0]
    journal.hear([Event("marker", seat, {}, "D2.4", seat, {})])
    journal.note(seat, Thought(0, "worker 1", {"worker 1": 2.0, "worker 2": -1.0}))
    assert journal.disclose(position) == []
    assert [*journal.lines(None, narrator)] == []
    journal.note(seat, Thought(0, "worker 3", {"worker 3": 2.0, "worker 2": -1.0}))
    for to_all, words in ((False, "worker 3"), (True, "worker 1")):
        (reason,) = journal.disclose(position, to_all=to_all)
        assert isinstance(reason, Reason)
        assert reason.thought.words == words
