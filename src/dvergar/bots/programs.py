"""External programs as bots: one JSON line in, one line out (docs/research/programs.md).

A program that crashes, misses its deadline or answers with an illegal action does not stop the game: the failure is reported and
the first legal action is played.
"""

import json
import math
import os
import shlex
import shutil
import unicodedata
from pathlib import Path

from dvergar.api.errors import BadOption, DvergarError, WrongType, shown
from dvergar.api.play import Decision, View
from dvergar.bots.base import PROGRAM, Bot, Budget, Report, Thought
from dvergar.bots.program_process import Running
from dvergar.core.json_data import JsonObject
from dvergar.core.system_errors import system_error

SECONDS = 10.0
"""Time limit of a program if the budget sets none."""
START_SECONDS = 10.0
"""Extra time for the first answer, since the program has to start."""
STARTS = 2
LEAVE_SECONDS = 1.0
"""How long a program may take to exit once its input is closed."""


class ProgramBot(Bot):
    """A bot that is an external program. It is started at the first question, and once more after a crash."""

    def __init__(self, name: str, seed: int = 0) -> None:
        super().__init__(seed)
        self.name = name
        self.command = command_of(name)
        self._running: Running | None = None
        self._starts = 0
        self._stopped = False

    def think(self, view: View, decision: Decision, budget: Budget) -> Thought:
        """Return the program's answer, or the first legal action and a report."""
        if self._running is None and self._starts == STARTS:
            return self._default("gone", decision)
        self._stopped = False
        seconds = SECONDS if budget.seconds is None else budget.seconds
        patience = seconds
        if self._running is None:
            self._starts += 1
            patience += START_SECONDS
            try:
                self._running = Running(self.command)
            except OSError as error:
                return self._default("no-start", decision, {"problem": system_error(error)})
        answer = self._running.ask(question_for(view, decision, budget._replace(seconds=seconds)), patience)
        if answer is None:
            return self._default("stopped" if self._stopped else "silent", decision, {"seconds": patience}, self._end(0))
        if not answer:
            running = self._running
            lines = self._end(LEAVE_SECONDS)
            return self._default("crashed", decision, {"status": running.status}, lines)
        return self._checked(answer, view, decision)

    def stop(self) -> None:
        """Stop waiting. The program is ended, because its answer would come too late."""
        self._stopped = True
        if self._running:
            self._running.stop()

    def close(self) -> None:
        """Close the program's input; if it does not exit, it is killed."""
        self._end(LEAVE_SECONDS)

    def _checked(self, answer: bytes, view: View, decision: Decision) -> Thought:
        """Return the answer or, if it is illegal, the first legal action, with a report."""
        rules, seat = view.game.rules, view.seat
        try:
            said, worths = answer_in(answer)
            code = rules.notation.code_of(view.fields, seat, said)
            if code not in decision.codes:
                raise rules.presentation.refusal(view.fields, seat, code)
        except DvergarError as refused:
            lines = self._running.last_lines() if self._running else ()
            return self._default(
                "illegal", decision, {"answer": printable(shown(answer.decode("utf-8", "replace").strip()))}, lines, refused
            )
        known = set(decision.words) if worths else set()
        words = rules.notation.words_of(view.fields, seat, code)
        return Thought(code, words, {action: worth for action, worth in worths.items() if action in known})

    def _default(
        self,
        kind: str,
        decision: Decision,
        details: JsonObject | None = None,
        lines: tuple[str, ...] = (),
        reason: DvergarError | None = None,
    ) -> Thought:
        """Play the first action of the decision's list, and report the problem."""
        code = decision.codes[0]
        words = decision.game.rules.notation.words_of(decision.view.fields, decision.seat, code)
        told = tuple(printable(line) for line in lines)
        self.reports.append(Report(kind, program_of(self.name), words, details or {}, reason, told))
        return Thought(code, words, {})

    def _end(self, patience: float) -> tuple[str, ...]:
        """End the program, if it is running, and return the last lines of its error output."""
        if self._running is None:
            return ()
        before = sum(os.times()[2:4])
        self._running.end(patience)
        self.outside += sum(os.times()[2:4]) - before
        lines = self._running.last_lines()
        self._running = None
        return lines


def command_of(name: str) -> list[str]:
    """Split the command into words, without a shell: only quotes have a meaning.

    >>> command_of("exec:python3 -c 'pass'")
    ['python3', '-c', 'pass']
    """
    try:
        command = shlex.split(name.removeprefix(PROGRAM), posix=os.name == "posix")
    except ValueError:
        command = []
    if not command:
        raise BadOption("error-program", program=shown(name))
    if shutil.which(command[0]) is None:
        raise BadOption("error-no-program", program=shown(command[0]))
    return command


def program_of(name: str) -> str:
    """Return the program's display name: the first file that its command names after the first word, or the first word.

    >>> program_of("exec:./bots/greedy.sh --fast"), program_of("thumb")
    ('greedy', 'thumb')
    """
    if not name.startswith(PROGRAM):
        return name
    command = shlex.split(name.removeprefix(PROGRAM), posix=os.name == "posix")
    return Path(next((word for word in command[1:] if Path(word).is_file()), command[0])).stem


def question_for(view: View, decision: Decision, budget: Budget) -> bytes:
    """Build the line that a program reads."""
    asked = {
        "game": view.game.name,
        "rules": view.game.rules.version,
        "options": view.game.options,
        "seat": view.seat,
        "view": view.to_dict(),
        "decision": decision.to_dict(),
        "budget": budget._asdict(),
    }
    return json.dumps(asked, separators=(",", ":")).encode() + b"\n"


def answer_in(line: bytes) -> tuple[str, dict[str, float]]:
    """Parse a program's answer: its words and, if given, its values of the actions.

    >>> answer_in(b"take hunter\\n")
    ('take hunter', {})
    >>> answer_in(b'{"action": "take hunter", "worths": {"take hunter": 7.5}}')
    ('take hunter', {'take hunter': 7.5})
    """
    text = printable(line.decode("utf-8", "replace").strip())
    if text[:1] not in ("{", '"'):
        return text, {}
    try:
        said = json.loads(text)
    except (ValueError, RecursionError):
        return text, {}
    action = said.get("action") if isinstance(said, dict) else said
    if not isinstance(action, str):
        raise WrongType("error-words-type", given=type(action).__name__)
    worths = said.get("worths") if isinstance(said, dict) else None
    told = worths.items() if isinstance(worths, dict) else ()
    return printable(action), {name: float(worth) for name, worth in told if is_worth(worth)}


def is_worth(value: object) -> bool:
    """Whether a value is a number that can be shown."""
    return isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < 1e9 and math.isfinite(value)


def printable(text: str) -> str:
    """Replace characters in a program's text that would disturb a terminal.

    >>> printable("\x1b[31mred")
    '·[31mred'
    """
    return "".join("·" if unicodedata.category(sign).startswith("C") else sign for sign in text)
