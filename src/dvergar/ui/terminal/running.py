"""Starts the terminal interface, and says afterwards where the game is saved."""

import asyncio
from pathlib import Path

from dvergar.api.play import Position
from dvergar.api.play import game as game_of
from dvergar.bots.base import UNBOUND, Budget
from dvergar.bots.levels import patience, weaker_at
from dvergar.bots.seats import DEFAULT_PLAYERS, seats_for
from dvergar.core.json_data import JsonObject
from dvergar.core.system_errors import system_error
from dvergar.i18n import catalogue
from dvergar.ui.plain.saving import last_game, write_record
from dvergar.ui.terminal.app import TableApp
from dvergar.ui.terminal.local_table import LocalTable
from dvergar.ui.terminal.remote_table import Link, RemoteTable, ServerApi


class GameSaver:
    """Saves the game after every decision; write errors are reported at the end."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.written = False
        self.trouble: OSError | None = None

    def keep(self, position: Position) -> None:
        """Save the game so far."""
        try:
            write_record(position.record(), self.path)
            self.written = True
        except OSError as error:
            self.trouble = error


def play(
    language: str,
    game: str,
    options: JsonObject,
    named: list[str],
    seed: int | str | None,
    position: Position | None,
    budget: Budget | None,
    record: Path | None,
) -> int:
    """Play at a table in this process."""
    if position is None:
        alone = options.get("solo", "none") != "none"
        players = {} if alone else {"players": len(named) or options.get("players", DEFAULT_PLAYERS)}
        position = game_of(game, **{**options, **players}).start(seed)
    seats = seats_for(position.game, named, position.dealer.secret)
    words, keeper = catalogue(language), GameSaver(record or last_game())
    place = LocalTable(position, seats, words, budget=patience(position.game, budget or UNBOUND), keep=keeper.keep)
    weaker = [words.say("level-weaker", level=words.say(f"start-bot-{level}")) for level in weaker_at(position.game, seats)]
    TableApp(place, words, notes=weaker).run()
    if keeper.trouble:
        reason = system_error(keeper.trouble).text(language)
        print(words.say("cli-no-write", file=str(keeper.path), reason=reason))
    elif keeper.written:
        _say_kept(place, keeper.path, record, language)
    return 0


def _say_kept(place: LocalTable, path: Path, record: Path | None, language: str) -> None:
    """Say where the game is saved; delete the file of a finished game unless the user asked to keep it."""
    words = catalogue(language)
    if not place.position.over:
        print(words.say("play-saved", file=str(path)))
        print(words.say("play-resume", file=str(record or "")).rstrip())
    elif record:
        print(words.say("play-record", file=str(path)))
    else:
        path.unlink(missing_ok=True)


def join(link: str, language: str) -> int:
    """Take a seat at a table on a server, or watch it."""
    words = catalogue(language)
    place = asyncio.run(RemoteTable.at(ServerApi(Link.of(link), words)))
    TableApp(place, words).run()
    return 0
