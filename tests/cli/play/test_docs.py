"""The docs mention every command and every option, and nothing else; the README has what `dvergar --help` says."""

import argparse
import re
import shlex

import pytest
from tests.places import ROOT

from dvergar.cli.main import build_parser
from dvergar.i18n import LANGUAGES, catalogue

COMMANDS = (ROOT / "docs" / "play" / "commands.md").read_text(encoding="utf-8")
FOR_ALL = ("--lang", "-h", "--help")
SHARED = "Options of the games"


def parsers() -> dict[str, argparse.ArgumentParser]:
    """Return every command with its parser."""
    (commands,) = (one for one in build_parser(catalogue("en"))._actions if isinstance(one, argparse._SubParsersAction))
    return dict(commands.choices)


def section(title: str) -> str:
    """Return a chapter of the page."""
    found = re.search(rf"^## {title}$(.*?)(?=^## |\Z)", COMMANDS, re.MULTILINE | re.DOTALL)
    assert found, f"docs/play/commands.md has no chapter “{title}”"
    return found[1]


def names(option: str, text: str) -> bool:
    """Whether a text has the option as a separate word."""
    return re.search(rf"(?<![\w-]){re.escape(option)}(?![\w-])", text) is not None


@pytest.mark.parametrize("command", parsers())
def test_every_option_is_documented_in_the_chapter_of_its_command(command: str) -> None:
    parser, told = parsers()[command], section(command)
    shared = section(SHARED) if f"#{SHARED.lower().replace(' ', '-')}" in told else ""
    for action in parser._actions:
        for option in action.option_strings:
            if option not in FOR_ALL:
                assert names(option, told) or names(option, shared), f"{command} {option}"
        if not action.option_strings:
            assert all(names(str(one), told) for one in action.choices or [action.metavar or action.dest]), (command, action.dest)
    assert f"`dvergar {command}`" in COMMANDS


def test_no_option_is_documented_that_does_not_exist() -> None:
    known = {option for parser in parsers().values() for action in parser._actions for option in action.option_strings}
    for command in parsers():
        named = set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", section(command)))
        assert named - known == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_recommends_commands_that_exist(language: str) -> None:
    help_text = build_parser(catalogue(language)).format_help()
    begin = re.findall(r"^  dvergar (\w+)", help_text, re.MULTILINE)
    assert begin[:2] == ["play", "play"]
    assert set(begin) >= {"rules", "replay", "serve", "arena", "simulate"}
    assert all(f"## {command}\n" in COMMANDS for command in begin)


def test_every_command_shown_in_the_docs_can_be_parsed() -> None:
    parser = build_parser(catalogue("en"))
    texts = [page.read_text(encoding="utf-8") for page in (*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"))]
    shown = {line for text in texts for line in re.findall(r"^    dvergar (.*?)(?: {2,}.*| …)?$", text, re.MULTILINE)}
    assert len(shown) > 40
    for line in shown:
        try:
            parser.parse_args(shlex.split(line))
        except SystemExit as refused:
            raise AssertionError(f"dvergar {line}") from refused
