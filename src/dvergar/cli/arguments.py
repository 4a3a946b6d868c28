"""Command-line arguments for a game, its options and its seats. Games bring their own options; none is named here."""

import argparse
import csv
from collections.abc import Sequence

from dvergar.api.errors import BadOption, shown
from dvergar.api.option_texts import value_name
from dvergar.api.options import Option
from dvergar.api.play import Game, game
from dvergar.api.registry import built_in_games, known_games, offer_of
from dvergar.bots.base import Budget
from dvergar.bots.registry import all_names, is_bot, make_bot
from dvergar.bots.seats import DEFAULT_PLAYERS, ME
from dvergar.cli.parser import SpeakingParser
from dvergar.core.json_data import JsonObject
from dvergar.i18n import Catalogue


def games_for(arguments: Sequence[str]) -> tuple[str, ...]:
    """Return the games that a command line may refer to: all, or only the built-in ones if one of them is named.

    Starting a built-in game therefore does not wait for the search for games of other packages.
    """
    built_in = built_in_games()
    return built_in if set(built_in) & set(arguments) and not {"-h", "--help"} & set(arguments) else known_games()


def add_game(parser: SpeakingParser, words: Catalogue, games: Sequence[str]) -> None:
    """Add the game and the options of all games; which options apply is checked once the game is known."""
    parser.add_argument(
        "game", nargs="?", choices=games, default=games[0], help=words.say("cli-game", games=words.listed(games, "or"))
    )
    added: dict[str, argparse.Action] = {}
    for name in games:
        group = parser.add_argument_group(words.say("cli-options-of", game=words.say(f"game-{name}")))
        for option in offer_of(name).settings:
            if option.name in added:
                added[option.name].choices = [*(added[option.name].choices or ()), *option.values]
            else:
                added[option.name] = _add_option(group, name, option, words)
    parser.set_defaults(option_names=tuple(added))


def _add_option(group: argparse._ActionsContainer, game: str, option: Option, words: Catalogue) -> argparse.Action:
    """Add one option: a flag, or a choice of values with their names."""
    help_text = words.say(f"cli-option-{option.name}")
    if True in option.values:
        return group.add_argument(_flag(option.name), action="store_const", const=True, help=help_text)
    names = [(value, value_name(game, option.name, value, words)) for value in option.values]
    explained = [words.say("cli-value", value=str(value), text=name) for value, name in names if name != value]
    return group.add_argument(_flag(option.name), choices=option.values, help=". ".join([help_text, *explained]))


def _flag(option: str) -> str:
    return f"--{option.replace('_', '-')}"


def chosen_options(given: argparse.Namespace) -> JsonObject:
    """Return the given options; raises for an option of another game."""
    own = [option.name for option in offer_of(given.game).settings]
    chosen = {name: getattr(given, name) for name in given.option_names if getattr(given, name) is not None}
    for name in chosen:
        if name not in own:
            raise BadOption("cli-other-option", option=_flag(name), game=given.game, options=", ".join(map(_flag, own)))
    return chosen


def table_of(given: argparse.Namespace, players: int | None) -> Game:
    """Return the game with its options; the default is three players, or one against a solo opponent."""
    chosen = chosen_options(given)
    if players is None and chosen.get("solo", "none") == "none":
        offered = offer_of(given.game).players
        players = DEFAULT_PLAYERS if DEFAULT_PLAYERS in offered else offered[0]
    return game(given.game, **({} if players is None else {"players": players}), **chosen)


def add_budget(parser: argparse._ActionsContainer, words: Catalogue) -> None:
    """Add the options for the bots' thinking budget."""
    parser.add_argument("--simulations", type=int, metavar="N", help=words.say("cli-simulations"))
    parser.add_argument("--seconds", type=float, metavar="S", help=words.say("cli-seconds"))


def budget_of(given: argparse.Namespace) -> Budget:
    """Return the given budget; raises for zero, negative or non-numeric values."""
    budget = Budget(given.simulations, given.seconds)
    if any(value is not None and not 0 < value < float("inf") for value in budget):
        raise BadOption("cli-bad-budget")
    return budget


def named_in(given: str) -> list[str]:
    """Split names at commas; a name that contains a comma is put in double quotes.

    >>> named_in('me, thumb,"exec:./mybot 1,2"')
    ['me', 'thumb', 'exec:./mybot 1,2']
    """
    line = " ".join(given.splitlines())
    return [name.strip() for name in next(csv.reader([line], skipinitialspace=True), [])]


def seats_of(given: str | None) -> list[str]:
    """Return the requested seats, each a person or a bot; empty if none were given."""
    seats = [] if given is None else named_in(given) or [""]
    for seat in seats:
        if seat != ME and not is_bot(seat):
            raise BadOption("cli-bad-seats", given=shown(seat), bots=", ".join(all_names()))
        if seat != ME:
            make_bot(seat).close()
    return seats


def bots_of(given: str) -> tuple[str, ...]:
    """Return the requested bots."""
    bots = tuple(named_in(given) or [""])
    for bot in bots:
        make_bot(bot).close()
    return bots
