"""The command-line arguments of `dvergar play`, and the seats they ask for."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from dvergar.api.errors import BadOption
from dvergar.api.registry import built_in_games, offer_of
from dvergar.bots.base import LEVEL_NAMES
from dvergar.bots.registry import known_bots
from dvergar.bots.seats import DEFAULT_PLAYERS, ME, OPPONENT
from dvergar.cli.arguments import add_budget, add_game, chosen_options, seats_of
from dvergar.cli.parser import SpeakingParser
from dvergar.i18n import Catalogue

LAST = "last"
"""The value of `--resume` that stands for the most recently saved game."""


def add_play(parser: SpeakingParser, words: Catalogue, games: Sequence[str]) -> None:
    """Add the arguments of `play`."""
    add_game(parser, words, games)
    parser.set_defaults(game=None)
    parser.add_argument("--against", type=int, metavar="N", help=words.say("cli-against"))
    parser.add_argument("--level", choices=(*LEVEL_NAMES, *known_bots()), help=words.say("cli-level"))
    parser.add_argument("--seats", help=words.say("cli-seats"))
    parser.add_argument("--join", metavar="LINK", help=words.say("cli-join"))
    faces = parser.add_argument_group(words.say("cli-faces")).add_mutually_exclusive_group()
    faces.add_argument("--page", action="store_true", help=words.say("cli-page"))
    faces.add_argument("--terminal", action="store_true", help=words.say("cli-terminal"))
    faces.add_argument("--plain", action="store_true", help=words.say("cli-plain"))
    page = parser.add_argument_group(words.say("cli-for-page"))
    page.add_argument("--invite", action="store_true", help=words.say("cli-invite"))
    page.add_argument("--port", type=int, metavar="N", help=words.say("cli-play-port"))
    page.add_argument("--data", metavar="DIR", type=Path, help=words.say("cli-data"))
    text = parser.add_argument_group(words.say("cli-for-terminal"))
    text.add_argument("--seed", help=words.say("cli-seed"))
    text.add_argument("--record", metavar="FILE", type=Path, help=words.say("cli-record"))
    text.add_argument("--resume", metavar="FILE", nargs="?", const=LAST, help=words.say("cli-resume"))
    add_budget(text, words)
    text.add_argument("--verbose", action="store_true", help=words.say("cli-verbose"))


def names_a_table(given: argparse.Namespace) -> bool:
    """Whether the arguments ask for a specific table."""
    named = (given.game, given.against, given.level, given.seats)
    return any(one is not None for one in named) or bool(chosen_options(with_game(given)))


def with_game(given: argparse.Namespace) -> argparse.Namespace:
    """Return the arguments with a game: the first one if none is named."""
    return argparse.Namespace(**(vars(given) | {"game": given.game or built_in_games()[0]}))


def seats_named(given: argparse.Namespace) -> list[str]:
    """Return the seats given by `--seats` or by `--against` and `--level`; empty if none were given."""
    if given.against is None and given.level is None:
        return seats_of(given.seats)
    if given.seats is not None:
        raise BadOption("play-seats-twice")
    if given.resume is not None:
        raise BadOption("play-resume-level")
    if chosen_options(given).get("solo", "none") != "none":
        raise BadOption("play-solo-against")
    offered = [players - 1 for players in offer_of(given.game).players if players > 1]
    against = DEFAULT_PLAYERS - 1 if given.against is None else given.against
    if against not in offered:
        raise BadOption("play-against", least=offered[0], most=offered[-1])
    return [ME, *[given.level or OPPONENT] * against]
