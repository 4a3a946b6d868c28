"""Runs a fuzz target guided by coverage: `python -m fuzz.run words` (or `positions`, `records`), in the repository's root.

Needs atheris. DVERGAR_CORE selects the build to test. Flags of libFuzzer come after the target; without them the run is
bounded:

    python -m fuzz.run positions -runs=100000 -max_total_time=600
    python -m fuzz.run positions crash-1234                        repeat an input
    python -m fuzz.run positions --collect=findings                go on after a finding, and write one of each kind there

It fails on an exception other than a named error, on a broken promise, on a hang, and on an error that Python could only print.
The first inputs are generated here; nothing is stored.
"""

import importlib
import os
import random
import sys
import tempfile
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

FLAGS = {"runs": "20000", "max_total_time": "120", "timeout": "60", "rss_limit_mb": "2048", "max_len": "4096"}
SEEDS = 150
TEXT = 0  # an input that starts with this byte is a text, any other is numbers to draw from


def main(arguments: list[str]) -> None:
    """Set up the fuzzer and run it."""
    names = ("words", "positions", "records")
    if not arguments or arguments[0] not in names:
        sys.exit(f"usage: python -m fuzz.run {'|'.join(names)} [--collect=FOLDER] [libFuzzer flags]")
    name, *rest = arguments
    collect = next((Path(flag.split("=", 1)[1]) for flag in rest if flag.startswith("--collect=")), None)
    flags = [flag for flag in rest if not flag.startswith("--collect=")]
    atheris: Any = importlib.import_module("atheris")
    with atheris.instrument_imports(include=["dvergar"]):
        targets = importlib.import_module("fuzz.targets")
        importlib.import_module("dvergar.i18n")
        for game in targets.inputs.GAMES:
            targets.inputs.material(game)
            for part in ("game", "present.choice_effects", "notation.write", "notation.read"):
                importlib.import_module(f"dvergar.games.{game}.{part}")
    importlib.import_module("fuzz.strict").make_strict()
    sys.unraisablehook = unraisable
    inputs: Any = importlib.import_module("fuzz.inputs")
    samples = [sample for game in inputs.GAMES for sample in inputs.pool(game)]
    report = Report(name, collect, targets.shown)
    if collect:
        targets.failing[0] = report.keep
        sys.unraisablehook = lambda unraised: report.keep(unraised.exc_value or Exception(unraised.err_msg))
    with tempfile.TemporaryDirectory() as folder:
        corpus, known_words = Path(folder, "corpus"), Path(folder, "words")
        seed_corpus(corpus, name, samples)
        known_words.write_text(dictionary(inputs), encoding="ascii")
        given = {flag[1:].split("=")[0] for flag in flags}
        flags = [*(f"-{flag}={value}" for flag, value in FLAGS.items() if flag not in given), f"-dict={known_words}", *flags]
        if all(flag.startswith("-") for flag in flags):
            flags.append(str(corpus))
        run = report.guard(one_input(targets.TARGETS[name], inputs, atheris))
        atheris.Setup([sys.argv[0], *flags], run, internal_libfuzzer=True)
        atheris.Fuzz()


def one_input(target: Callable[[Any, str], None], inputs: Any, atheris: Any) -> Callable[[bytes], None]:
    """Return the target in the form that libFuzzer calls."""

    def run(data: bytes) -> None:
        if data[:1] == bytes([TEXT]):
            target(inputs.Draw(lambda low, _high: low), data[1:].decode("utf-8", "surrogateescape"))
        else:
            target(inputs.Draw(atheris.FuzzedDataProvider(data[1:]).ConsumeIntInRange), "")

    return run


def unraisable(unraised: Any) -> None:
    """Abort on an error that Python could only print."""
    print("== an unraisable error", unraised.err_msg, unraised.object, file=sys.stderr)
    traceback.print_exception(unraised.exc_value)
    sys.stderr.flush()
    os.abort()


class Report:
    """Prints the failing input in words. With a folder it stores one finding of each kind there, and the run goes on."""

    def __init__(self, name: str, folder: Path | None, shown: list[str]) -> None:
        self.name = name
        self.folder = folder
        self.shown = shown
        self.data = b""
        self.known: dict[str, int] = {}

    def guard(self, run: Callable[[bytes], None]) -> Callable[[bytes], None]:
        """Return the same function with failures reported."""

        def guarded(data: bytes) -> None:
            self.shown.clear()
            self.data = data
            try:
                run(data)
            except Exception as error:
                if self.folder is None:
                    print("\n== the input, in words", *self.shown, sep="\n", file=sys.stderr)
                    raise
                self.keep(error)

        return guarded

    def keep(self, error: BaseException) -> None:
        """Write a finding of a new kind, that is from a new place; the shortest of each kind is kept."""
        assert self.folder is not None
        frames = [frame for frame in traceback.extract_tb(error.__traceback__) if "dvergar" in frame.filename]
        place = f"{Path(frames[-1].filename).stem}.{frames[-1].name}-{frames[-1].lineno}" if frames else "promise"
        if type(error).__name__ == "Broken":
            place = "".join(sign if sign.isalnum() else "-" for sign in str(error))[:60]
        kind = f"{self.name}-{type(error).__name__}-{place}"
        size = sum(map(len, self.shown))
        if kind not in self.known or size < self.known[kind]:
            if kind not in self.known:
                print("== a finding:", kind, file=sys.stderr)
            self.known[kind] = size
            self.folder.mkdir(parents=True, exist_ok=True)
            said = "".join(traceback.format_exception(error))[-3500:]
            text = "\n".join([*self.shown, "", said])
            (self.folder / f"{kind}.txt").write_text(text, encoding="utf-8", errors="backslashreplace")
            (self.folder / f"{kind}.input").write_bytes(self.data)


def seed_corpus(folder: Path, name: str, samples: list[Any]) -> None:
    """Write the first inputs: numbers to draw from, and real words, positions or records as text."""
    folder.mkdir()
    rng = random.Random(0)
    for number in range(SEEDS):
        (folder / f"numbers-{number}").write_bytes(b"\x01" + rng.randbytes(rng.choice((16, 64, 200, 800))))
    for number, sample in enumerate(samples[::8]):
        (folder / f"text-{number}").write_bytes(bytes([TEXT]) + text_of(name, sample).encode())


def text_of(name: str, sample: Any) -> str:
    """Return a real input as text."""
    import json

    if name == "words":
        return "pass" if sample.position.over else str(sample.position.decision().words[0])
    return json.dumps(sample.written if name == "positions" else sample.record, separators=(",", ":"))


def dictionary(inputs: Any) -> str:
    """Return the words of texts in libFuzzer's format."""
    found = {word for game in inputs.GAMES for word in inputs.material(game).KNOWN_WORDS}
    found |= {"actions", "options", "secret", "start", "null", "true", "1e999", "\\ud800"}
    plain = sorted(word for word in found if word and word.isascii() and word.isprintable() and '"' not in word)
    return "\n".join(f'"{word}"'.replace("\\", "\\\\") for word in plain) + "\n"


if __name__ == "__main__":
    main(sys.argv[1:])
