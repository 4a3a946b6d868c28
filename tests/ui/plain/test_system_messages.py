"""Errors of the operating system and of the JSON parser are reported in the user's language."""

import errno
import json
import os
import pickle
import socket
from collections.abc import Callable
from pathlib import Path

import pytest

from dvergar.api.errors import BadOption, BadRecord
from dvergar.api.record import Record
from dvergar.core.system_errors import json_error, system_error
from dvergar.i18n import LANGUAGES
from dvergar.scorepad.history import Book, NotKept
from dvergar.scorepad.pads import read_pad
from dvergar.server.operations.running import listen
from dvergar.server.store import Store, StoreFailed
from tests.ui.plain.conftest import Run

each_language = pytest.mark.parametrize("language", LANGUAGES)
MISSING = {"en": "no such file or folder", "fr": "fichier ou dossier introuvable", "de": "Datei oder Ordner nicht gefunden"}
FOLDER = {"en": "this is a folder", "fr": "c’est un dossier", "de": "das ist ein Ordner"}
PATH = {
    "en": "a part of the path is not a folder",
    "fr": "une partie du chemin n’est pas un dossier",
    "de": "ein Teil des Pfads ist kein Ordner",
}
BUSY = {
    "en": "another program is using it",
    "fr": "un autre programme l’utilise déjà",
    "de": "schon von einem anderen Programm belegt",
}
PLACE = {"en": "line 2, column 14", "fr": "ligne 2, colonne 14", "de": "Zeile 2, Spalte 14"}
NO_DATABASE = {
    "en": "the file is not a database",
    "fr": "le fichier n’est pas une base de données",
    "de": "die Datei ist keine Datenbank",
}


@each_language
@pytest.mark.parametrize("command", ["verify", "replay", "score"])
def test_a_file_that_cannot_be_read(run: Run, tmp_path: Path, language: str, command: str) -> None:
    given = ("score", "nidavellir") if command == "score" else (command,)
    assert MISSING[language] in run("--lang", language, *given, str(tmp_path / "none.json")).err
    assert FOLDER[language] in run("--lang", language, *given, str(tmp_path)).err


@each_language
@pytest.mark.parametrize("command", ["verify", "score"])
def test_an_error_in_a_json_file_is_reported_with_its_place(run: Run, tmp_path: Path, language: str, command: str) -> None:
    (tmp_path / "bad.json").write_text('{\n  "seats": 2,,\n}')
    given = ("score", "nidavellir") if command == "score" else (command,)
    said = run("--lang", language, *given, str(tmp_path / "bad.json")).err
    assert PLACE[language] in said
    assert "xpecting" not in said


@each_language
def test_a_game_that_cannot_be_written(run: Run, tmp_path: Path, language: str) -> None:
    (tmp_path / "file").write_text("")
    record = str(tmp_path / "file" / "game.json")
    done = run("--lang", language, "play", "dwarf", "--plain", "--seats", "random,random", "--record", record)
    assert PATH[language] in done.err + done.out


@each_language
def test_a_busy_port_and_an_invalid_address(language: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy, pytest.raises(BadOption) as refused:
        listen("127.0.0.1", busy.getsockname()[1])
    assert refused.value.text(language).endswith(BUSY[language])
    for host in ("nowhere.invalid", "a..b", "203.0.113.7"):
        with pytest.raises(BadOption) as refused:
            listen(host, 0)
        assert "rrno" not in refused.value.text(language)
    with pytest.raises(BadOption, match="a number from 0 to 65535"):
        listen("127.0.0.1", 70_000)


@each_language
def test_a_history_and_a_database_that_cannot_be_used(tmp_path: Path, language: str) -> None:
    (tmp_path / "file").write_text("a poem, and no tables " * 99)
    with pytest.raises(NotKept) as kept:
        Book(tmp_path / "file").keep(read_pad({"seats": [{}, {}]}, "nidavellir"))
    assert PATH[language] in kept.value.text(language)
    with pytest.raises(StoreFailed) as opened:
        Store.open(f"sqlite:///{tmp_path / 'file' / 'tables.db'}")
    assert PATH[language] in opened.value.text(language)
    with pytest.raises(StoreFailed) as opened:
        Store.open(f"sqlite:///{tmp_path / 'file'}")
    assert NO_DATABASE[language] in opened.value.text(language)


@each_language
def test_every_system_error_has_a_text_or_its_name(language: str) -> None:
    for number, name in errno.errorcode.items():
        said = system_error(OSError(number, os.strerror(number))).text(language)
        assert os.strerror(number) not in said
        assert name in said or str(number) not in said
    assert "RuntimeError" in system_error(RuntimeError("odd")).text(language)


@each_language
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "json-empty"),
        ("[1,]", "json-place"),
        (b"\xc3\x28", "json-encoding"),
        ("[" * 100_000, "json-depth"),
        ("9" * 9_999, "json-number"),
    ],
)
def test_every_json_error_has_a_text(text: str | bytes, key: str, language: str) -> None:
    with pytest.raises((ValueError, RecursionError)) as fault:
        json.loads(text)
    assert json_error(fault.value).key == key
    with pytest.raises(BadRecord) as refused:
        Record.load(text)
    assert json_error(fault.value).text(language) in refused.value.text(language)


def test_the_reason_is_still_there_in_another_process() -> None:
    sent: Callable[[bytes], BadOption] = pickle.loads
    error = sent(pickle.dumps(BadOption("cli-no-file", file="x", reason=system_error(PermissionError(errno.EACCES, "")))))
    assert error.text("de").endswith("keine Berechtigung")
