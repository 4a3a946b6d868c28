"""The choice of interface: the page if there is a browser, the terminal if there is none, plain text in a pipe."""

import argparse
import subprocess
import sys
import webbrowser
from pathlib import Path

import pytest
from tests.cli.play.homes import Home

from dvergar.api.errors import BadOption
from dvergar.cli.arguments import table_of
from dvergar.cli.main import build_parser
from dvergar.cli.play import interfaces
from dvergar.cli.play.arguments import names_a_table, seats_named, with_game
from dvergar.cli.play.interfaces import face_for, has_browser
from dvergar.i18n import catalogue


def given(*arguments: str) -> argparse.Namespace:
    return build_parser(catalogue("en")).parse_args(["play", *arguments])


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Simulate a user at a terminal, with a browser."""
    monkeypatch.setattr(interfaces, "is_at_terminal", lambda: True)
    monkeypatch.setattr(interfaces, "has_browser", lambda: True)
    return monkeypatch


def test_the_page_if_there_is_a_browser_else_the_terminal_and_plain_text_in_a_pipe(seen: pytest.MonkeyPatch) -> None:
    assert face_for(given()) == "page"
    assert face_for(given("dwarf", "--solo", "andvettr")) == "page"
    seen.setattr(interfaces, "has_browser", lambda: False)
    assert face_for(given()) == "terminal"
    seen.setattr(interfaces, "is_at_terminal", lambda: False)
    assert face_for(given()) == "plain"


@pytest.mark.parametrize(
    "asked", [("--seed", "7"), ("--record", "x.json"), ("--resume",), ("--simulations", "5"), ("--seconds", "2"), ("--verbose",)]
)
def test_options_of_the_terminal_choose_the_terminal(asked: tuple[str, ...], seen: pytest.MonkeyPatch) -> None:
    assert face_for(given(*asked)) == "terminal"
    assert face_for(given(*asked, "--plain")) == "plain"
    for page in (("--page",), ("--invite",)):
        with pytest.raises(BadOption, match=f"{asked[0]} does not work in the browser"):
            face_for(given(*asked, *page))


@pytest.mark.parametrize("asked", [("--invite",), ("--port", "0"), ("--data", "x")])
def test_options_of_the_page_choose_the_page_even_in_a_pipe(asked: tuple[str, ...], seen: pytest.MonkeyPatch) -> None:
    seen.setattr(interfaces, "is_at_terminal", lambda: False)
    assert face_for(given(*asked)) == "page"
    for text in ("--plain", "--terminal"):
        with pytest.raises(BadOption, match=f"{asked[0]} works only in the browser"):
            face_for(given(*asked, text))


def test_the_requested_interface_is_used(seen: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert face_for(given("--terminal")) == "terminal"
    assert face_for(given("--plain")) == "plain"
    with pytest.raises(SystemExit):
        given("--plain", "--page")
    assert "not allowed with" in capsys.readouterr().err
    seen.setattr(interfaces, "is_at_terminal", lambda: False)
    assert face_for(given("--page")) == "page"
    with pytest.raises(BadOption, match="In pipes and scripts use --plain"):
        face_for(given("--terminal"))


def test_no_browser_is_opened_over_ssh_without_a_display_or_inside_the_terminal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("BROWSER", "SSH_CONNECTION", "SSH_TTY", "SSH_CLIENT", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(webbrowser, "get", lambda: webbrowser.BackgroundBrowser("xdg-open"))
    assert not has_browser()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert has_browser()
    monkeypatch.setattr(webbrowser, "get", lambda: webbrowser.GenericBrowser("w3m"))
    assert not has_browser()
    monkeypatch.setattr(webbrowser, "get", lambda: webbrowser.BackgroundBrowser("xdg-open"))
    monkeypatch.setenv("SSH_CONNECTION", "192.0.2.1 1 192.0.2.2 22")
    assert not has_browser()
    monkeypatch.setenv("BROWSER", "firefox")
    assert has_browser(), "who names a browser wants it"


def test_any_detail_of_a_table_asks_for_a_table() -> None:
    assert not names_a_table(given())
    assert not names_a_table(given("--invite", "--lang", "fr"))
    for asked in (("dwarf",), ("--against", "1"), ("--level", "random"), ("--seats", "me,me"), ("--edition", "de")):
        assert names_a_table(given(*asked))


@pytest.mark.parametrize(
    ("asked", "seats"),
    [
        (("--against", "3"), ["me", "thumb", "thumb", "thumb"]),
        (("--level", "random"), ["me", "random", "random"]),
        (("dwarf", "--against", "1", "--level", "random"), ["me", "random"]),
        (("--seats", "me,me"), ["me", "me"]),
        ((), []),
    ],
)
def test_the_seats_of_a_table(asked: tuple[str, ...], seats: list[str]) -> None:
    options = with_game(given(*asked))
    assert seats_named(options) == seats
    assert table_of(options, len(seats) or None).players == (len(seats) or 3)


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (("--against", "5"), "play against 1 to 4 bots here"),
        (("--against", "0"), "play against 1 to 4 bots here"),
        (("--against", "1", "--seats", "me,thumb"), "Use either --seats, or --against"),
        (("--level", "thumb", "--resume"), "A saved game has a fixed number of seats"),
        (("dwarf", "--solo", "andvettr", "--against", "1"), "With --solo you play alone"),
    ],
)
def test_seats_that_are_refused(asked: tuple[str, ...], told: str) -> None:
    with pytest.raises(BadOption, match=told):
        seats_named(with_game(given(*asked)))


LINK = "http://192.0.2.7:8000/table/AAAAAAAAAAAAAAAAAAAAAA"


def test_a_link_opens_in_the_browser_and_starts_nothing(home: Home) -> None:
    with home.start("--join", LINK) as launched:
        assert launched.end() == 0, launched.text
        assert home.visit() == LINK
    assert not home.data.exists()


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (("--join", LINK, "dwarf"), "is already set up"),
        (("--join", LINK, "--invite"), "is already set up"),
        (("--join", LINK, "--seed", "3"), "is already set up"),
        (("--join", LINK, "--plain"), "Plain text is for games on this machine"),
        (("--join", "file:///etc/passwd"), "is not a link to a table"),
        (("--join", "http://192.0.2.7/"), "is not a link to a table"),
    ],
)
def test_options_that_are_refused_with_a_link(home: Home, asked: tuple[str, ...], told: str) -> None:
    with home.start(*asked) as launched:
        assert launched.end() == 1
        assert told in launched.text
    assert home.visits() == []


def test_a_pipe_plays_plain_text_to_the_end(home: Home) -> None:
    for asked in ((), ("dwarf", "--against", "1", "--level", "random")):
        done = subprocess.run(
            [sys.executable, "-m", "dvergar", "play", *asked],
            input="1\n" * 1000, env=home.environment, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        assert "Final score" in done.stdout
    assert home.visits() == []
    assert not Path(home.data / "dvergar.db").exists(), "a pipe needs no server"


def test_a_terminal_without_a_browser_plays_in_it(tmp_path: Path) -> None:
    with Home(tmp_path, browser=False).start("--plain", "--seed", "3") as launched:
        launched.wait_for("Seed of this game: 3")
        assert launched.interrupt() == 130
        assert "Traceback" not in launched.text
