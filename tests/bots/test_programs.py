"""Any program can take a seat. Whatever it does the game goes on: failures are reported and a legal action is played."""

import ast
import json
import os
import shlex
import sys
import threading
import time
import unicodedata
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import dvergar
from dvergar.api.errors import BadOption, IllegalAction
from dvergar.api.play import Game, Position
from dvergar.bots import programs
from dvergar.bots.base import UNBOUND, Bot, Budget, Thought
from dvergar.bots.program_process import Running
from dvergar.bots.programs import ProgramBot, program_of
from dvergar.bots.registry import make_bot
from dvergar.i18n import LANGUAGES
from tests.places import ROOT
from tests.tables import every_count, named

MYBOT = ROOT / "examples" / "mybot.py"
COUNTS = every_count()
SOON = Budget(seconds=0.3)

Write = Callable[..., ProgramBot]


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Write]:
    """Return a factory of bots from lines of Python; in them `answer(text)` writes a line at once."""
    monkeypatch.setattr(programs, "START_SECONDS", 5.0)
    started: list[ProgramBot] = []
    head = "import json, os, sys, time\ndef answer(text): print(text, flush=True)\n"

    def write(body: str) -> ProgramBot:
        file = tmp_path / f"bot{len(started)}.py"
        file.write_text(head + body)
        started.append(ProgramBot(f"exec:{shlex.quote(sys.executable)} {file}", 1))
        return started[-1]

    yield write
    for each in started:
        each.close()


def opened(players: int = 2) -> Position:
    """Return a position in which both seats owe a bid."""
    return dvergar.game("nidavellir", players=players).start(seed=1)


def ask(seated: Bot, position: Position | None = None, budget: Budget = UNBOUND) -> Thought:
    """Return the bot's answer for the first seat that owes a decision."""
    position = position or opened()
    view = position.view(position.to_act[0])
    return seated.think(view, view.decision(), budget)


def kinds(seated: Bot) -> list[str]:
    return [report.kind for report in seated.reports]


# The example


@pytest.mark.parametrize("table", COUNTS, ids=named)
def test_the_example_plays_a_whole_game_without_failures(table: Game) -> None:
    bots = [make_bot(f"exec:{shlex.quote(sys.executable)} {shlex.quote(str(MYBOT))}") for _ in range(table.players)]
    position = table.start(seed=4)
    while not position.over:
        seat = position.to_act[0]
        thought = ask(bots[seat], position)
        assert thought.worths
        position.play(seat, thought.words)
    for seated in bots:
        seated.close()
        assert seated.reports == []
        assert seated.outside > 0


def test_the_example_has_thirty_lines_and_needs_only_the_standard_library() -> None:
    text = MYBOT.read_text()
    assert len(text.splitlines()) <= 30
    imported = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Import | ast.ImportFrom)]
    names = {name.name for node in imported if isinstance(node, ast.Import) for name in node.names}
    assert names == {"json", "random", "sys"}
    assert "dvergar" not in text.lower()
    assert os.access(MYBOT, os.X_OK)


# Questions and answers


@pytest.mark.parametrize("table", COUNTS, ids=named)
def test_a_program_reads_one_line_with_everything_its_seat_may_know(table: Game, program: Write, tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    seated = program(f"for line in sys.stdin: open({str(seen)!r}, 'w').write(line); answer('nonsense')")
    position = table.start(seed=2)
    seat = position.to_act[0]
    ask(seated, position, Budget(50, 7.5))
    question: dict[str, Any] = json.loads(seen.read_text())
    assert [*question] == ["game", "rules", "options", "seat", "view", "decision", "budget"]
    assert seen.read_text().count("\n") == 1
    assert dvergar.game(question["game"], **question["options"]).view(question["view"], question["seat"]).to_bytes() == (
        position.view(seat).to_bytes()
    )
    assert question["decision"] == json.loads(json.dumps(position.decision(seat).to_dict()))
    assert question["budget"] == {"simulations": 50, "seconds": 7.5}
    assert position.dealer.secret.hex() not in seen.read_text()


@pytest.mark.parametrize(
    ("line", "worths"),
    [
        ("bid 5 0 3", {}),
        ("  BID 5 0 3 ", {}),
        ('"bid 5 0 3"', {}),
        ('{"action": "bid 5 0 3"}', {}),
        ('{"action": "bid 5 0 3", "worths": {"bid 5 0 3": 2, "bid 0 2 3": -1.5}}', {"bid 5 0 3": 2.0, "bid 0 2 3": -1.5}),
        ('{"action": "bid 5 0 3", "worths": {"bid 5 0 3": "much", "dance": 3, "bid 0 2 3": NaN}}', {}),
        ('{"action": "bid 5 0 3", "worths": [1], "mood": "good"}', {}),
    ],
)
def test_an_answer_is_a_plain_line_or_json(program: Write, line: str, worths: dict[str, float]) -> None:
    seated = program(f"for line in sys.stdin: answer({line!r})")
    thought = ask(seated)
    assert (thought.words, thought.worths) == ("bid 5 0 3", worths)
    assert seated.reports == []


def test_one_process_serves_a_seat_from_its_first_question_to_the_end(program: Write, tmp_path: Path) -> None:
    log = tmp_path / "log"
    body = f"""
log = open({str(log)!r}, "a", buffering=1)
log.write(f"start {{os.getpid()}}\\n")
for line in sys.stdin:
    log.write("asked\\n"); answer("bid 5 0 3")
log.write("end of input\\n")
"""
    seated = program(body)
    assert not log.exists()
    for _ in range(3):
        ask(seated)
    seated.close()
    first, *rest = log.read_text().splitlines()
    assert first.startswith("start ")
    assert rest == ["asked", "asked", "asked", "end of input"]
    assert not is_alive(int(first.split()[1]))
    seated.close()


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


# Failures


def test_a_crash_is_reported_with_the_last_lines_and_the_program_is_started_once_more(program: Write) -> None:
    seated = program("sys.stdin.readline()\nfor i in range(9): print('line', i, file=sys.stderr)\nsys.exit(3)")
    thoughts = [ask(seated) for _ in range(4)]
    assert {thought.words for thought in thoughts} == {"bid 0 2 3"}
    assert kinds(seated) == ["crashed", "crashed", "gone", "gone"]
    assert seated.reports[0].lines == ("line 4", "line 5", "line 6", "line 7", "line 8")
    assert "status 3" in seated.reports[0].text()
    assert "“bid 0 2 3” is played" in seated.reports[2].text()


def test_a_program_that_comes_back_after_a_crash_plays_on(program: Write, tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    body = f"if not os.path.exists({str(mark)!r}): open({str(mark)!r}, 'w'); sys.exit(1)\n"
    seated = program(body + "for line in sys.stdin: answer('bid 5 0 3')")
    assert [ask(seated).words for _ in range(3)] == ["bid 0 2 3", "bid 5 0 3", "bid 5 0 3"]
    assert kinds(seated) == ["crashed"]


def test_a_missed_deadline_is_reported_and_the_late_answer_is_not_taken_for_the_next(program: Write, tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    body = f"""
late = not os.path.exists({str(mark)!r})
open({str(mark)!r}, "w")
for line in sys.stdin:
    if late: time.sleep(30)
    answer("bid 5 4 3" if late else "bid 5 0 3")
"""
    seated = program(body)
    began = time.monotonic()
    programs.START_SECONDS = 1.0
    assert ask(seated, budget=SOON).words == "bid 0 2 3"
    assert 1.2 < time.monotonic() - began < 10
    programs.START_SECONDS = 20.0
    assert ask(seated, budget=SOON).words == "bid 5 0 3"
    assert kinds(seated) == ["silent"]
    assert "1.3 s" in seated.reports[0].text()


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("answer('bid 5 5 5')", "You have no coin 5 left for that bid (N4.1)"),
        ("answer('take hunter')", "(N5.5)"),
        ("answer('dance')", "“dance” is not an action"),
        ("answer('')", "not an action"),
        ("answer('[1, 2]')", "not an action"),
        ("answer('{\"action\": 7}')", "An action is text"),
        ("answer('{}')", "An action is text"),
        ("answer('{' * 5000)", "not an action"),
        ("answer('[' * 60000)", "not an action"),
        ("answer('{\"action\": ' + '[' * 60000)", "not an action"),
        ("sys.stdout.buffer.write(b'\\xff\\x00\\x1b[31m\\n'); sys.stdout.flush()", "not an action"),
        ("answer('x' * 300000)", "not an action"),
    ],
)
def test_an_illegal_answer_is_reported_with_the_reason_and_the_program_goes_on(program: Write, body: str, reason: str) -> None:
    seated = program(f"for line in sys.stdin:\n    {body}")
    assert [ask(seated).words for _ in range(2)] == ["bid 0 2 3"] * 2
    assert kinds(seated) == ["illegal", "illegal"]
    assert reason in seated.reports[0].text()
    for language in LANGUAGES:
        told = seated.reports[0].text(language)
        assert "bid 0 2 3" in told
        assert not any(unicodedata.category(sign).startswith("C") for sign in told)
        assert len(told) < 500


def test_the_reason_of_a_refusal_names_its_rule(program: Write) -> None:
    seated = program("for line in sys.stdin: answer('bid 5 5 5')")
    ask(seated)
    reason = seated.reports[0].reason
    assert isinstance(reason, IllegalAction)
    assert reason.rule == "N4.1"


def test_unrequested_output_is_not_an_answer(program: Write) -> None:
    seated = program("for line in sys.stdin: answer('bid 5 0 3'); answer('I am so clever')")
    for _ in range(3):
        assert ask(seated).words == "bid 5 0 3"
        time.sleep(0.2)
    assert seated.reports == []


def test_endless_output_does_no_harm(program: Write) -> None:
    seated = program("while True: answer('blah'); print('blah', file=sys.stderr)")
    for _ in range(3):
        ask(seated)
    began = time.monotonic()
    seated.close()
    assert time.monotonic() - began < 8
    assert kinds(seated) == ["illegal"] * 3


@pytest.mark.parametrize(
    "body",
    [
        "time.sleep(60)",
        "for line in sys.stdin: answer('bid 5 0 3')\ntime.sleep(60)",
        "sys.stdin.close()\ntime.sleep(60)",
        "os.close(1)\ntime.sleep(60)",
    ],
    ids=["never reads", "never leaves", "closes its input", "closes its output"],
)
def test_a_program_that_does_not_exit_is_killed(program: Write, body: str, tmp_path: Path) -> None:
    file = tmp_path / "process"
    seated = program(f"open({str(file)!r}, 'w').write(str(os.getpid()))\n{body}")
    programs.START_SECONDS = 2.0
    ask(seated, budget=SOON)
    began = time.monotonic()
    seated.close()
    assert time.monotonic() - began < 8
    assert not is_alive(int(file.read_text()))


@pytest.mark.skipif(os.name != "posix", reason="process groups are there on POSIX only")
def test_the_children_of_a_killed_program_end_with_it(program: Write, tmp_path: Path) -> None:
    file = tmp_path / "child"
    body = f"""
import subprocess
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
open({str(file)!r}, "w").write(str(child.pid))
for line in sys.stdin: answer("bid 5 0 3")
time.sleep(60)
"""
    seated = program(body)
    ask(seated)
    seated.close()
    child = int(file.read_text())
    for _ in range(50):
        if not is_running(child):
            break
        time.sleep(0.1)
    assert not is_running(child)


def is_running(process: int) -> bool:
    """Whether the process is alive and not a zombie."""
    status = Path(f"/proc/{process}/stat")
    return is_alive(process) and not (status.exists() and status.read_text().rpartition(")")[2].split()[0] == "Z")


def test_nobody_waits_for_a_stopped_program(program: Write) -> None:
    seated = program("time.sleep(60)")
    stopper = threading.Timer(0.5, seated.stop)
    stopper.start()
    began = time.monotonic()
    assert ask(seated).words == "bid 0 2 3"
    assert time.monotonic() - began < 30
    stopper.join()
    assert kinds(seated) == ["stopped"]
    assert "was stopped" in seated.reports[0].text()


def test_a_program_that_can_no_longer_be_started_is_reported(program: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    seated = program("")
    seated.command = ["/nowhere/at/all"]
    assert [ask(seated).words for _ in range(3)] == ["bid 0 2 3"] * 3
    assert kinds(seated) == ["no-start", "no-start", "gone"]
    assert "no such file or folder" in seated.reports[0].text()


# Commands


def test_commands_do_not_run_in_a_shell(tmp_path: Path, program: Write) -> None:
    seen = tmp_path / "arguments"
    seated = program(f"open({str(seen)!r}, 'w').write(repr(sys.argv[1:]))\nfor line in sys.stdin: answer('bid 5 0 3')")
    trap = tmp_path / "trap"
    seated = ProgramBot(f"{seated.name} ; touch {trap} '$HOME' | *")
    ask(seated)
    seated.close()
    assert ast.literal_eval(seen.read_text()) == [";", "touch", str(trap), "$HOME", "|", "*"]
    assert not trap.exists()


@pytest.mark.parametrize("name", ["exec:", "exec:   ", "exec:'open", "exec:/nowhere/at/all", "exec:no-such-program-here -x"])
def test_a_command_that_cannot_run_is_refused_before_the_game(name: str) -> None:
    with pytest.raises(BadOption):
        ProgramBot(name)


def test_a_program_is_named_after_its_file(tmp_path: Path) -> None:
    assert program_of(f"exec:python3 -u {MYBOT} 7") == "mybot"
    assert program_of("exec:./mybot") == "mybot"
    assert program_of("random") == "random"


@pytest.mark.skipif(os.name != "posix", reason="groups and sessions are those of Unix")
def test_a_program_has_its_own_process_group_but_not_its_own_session() -> None:
    program = Running(
        [sys.executable, "-c", "import os, sys; sys.stdin.readline(); print(os.getpgid(0), os.getsid(0), flush=True)"]
    )
    answer = program.ask(b"who are you?\n", 20.0)
    program.end(5.0)
    assert answer
    group, session = map(int, answer.split())
    assert group != os.getpgid(0), "Ctrl-C at the table is none of its business"
    assert session == os.getsid(0), "Linux compares priorities inside a session only"
