"""A game as plain text, for pipes, scripts and screen readers."""

import argparse
import sys
from pathlib import Path

from dvergar.api.errors import BadOption
from dvergar.api.option_texts import chosen_options
from dvergar.api.play import Position
from dvergar.bots.levels import patience, weaker_at
from dvergar.bots.seats import seats_for
from dvergar.cli.arguments import budget_of, table_of
from dvergar.cli.play.arguments import LAST, seats_named
from dvergar.core.system_errors import system_error
from dvergar.i18n import Catalogue
from dvergar.ui.plain.game import InputEnded, PlainTable, PlayerLeft
from dvergar.ui.plain.saving import last_game, read_record, write_record


def play_plainly(options: argparse.Namespace, words: Catalogue) -> int:
    """Play a whole game as plain text."""
    named, budget = seats_named(options), budget_of(options)
    position = opened(options, named)
    if position.game.rules.build.is_interpreted:
        print(words.say("play-interpreted"))
    seats = seats_for(position.game, named, position.dealer.secret)
    for level in weaker_at(position.game, seats):
        print(words.say("level-weaker", level=words.say(f"start-bot-{level}")))
    table = PlainTable(
        position,
        seats,
        words,
        sys.stdin,
        sys.stdout,
        verbose=options.verbose,
        budget=patience(position.game, budget),
        keep=lambda running, file: save(running, Path(file), words),
    )
    print(table.narrator.welcome(position.game))
    for line in chosen_options(position.game, words):
        print(line)
    seed = options.seed if options.seed is not None else position.dealer.secret.hex()
    print(words.say("play-seed", seed=seed))
    try:
        table.run()
    except PlayerLeft:
        leave(position, options, words)
        return 0
    except InputEnded:
        print(words.say("play-input-ended"))
        leave(position, options, words)
        return 1
    except KeyboardInterrupt:
        leave(position, options, words)
        raise
    finally:
        for seated in seats:
            if seated:
                seated.close()
    if options.record:
        save(position, options.record, words)
    table.look_back()
    return 0


def opened(options: argparse.Namespace, named: list[str]) -> Position:
    """Start a new game, or continue the saved one."""
    if options.resume:
        path = last_game() if options.resume == LAST else Path(options.resume)
        if options.resume == LAST and not path.exists():
            raise BadOption("cli-no-saved")
        return read_record(str(path)).replay()
    seed = int(options.seed) if options.seed and options.seed.isdecimal() and len(options.seed) < 64 else options.seed
    return table_of(options, len(named) or None).start(seed=seed)


def leave(position: Position, options: argparse.Namespace, words: Catalogue) -> None:
    """Save the game of a player who leaves before the end."""
    if position.record().actions:
        save(position, options.record or last_game(), words)
        print(words.say("play-resume", file=str(options.record or "")).rstrip())


def save(position: Position, path: Path, words: Catalogue) -> None:
    """Save the game so far; a write error is reported but does not stop the game."""
    try:
        write_record(position.record(), path)
    except OSError as error:
        print(words.say("cli-no-write", file=str(path), reason=system_error(error).text(words.language)), file=sys.stderr)
    else:
        print(words.say("play-record" if position.over else "play-saved", file=str(path)))
