"""The command `dvergar`: play, score, replay, verify, simulate, arena, ladder, serve, check, repair, rules.

Each command imports only what it uses.
"""

import argparse
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from dvergar import __version__
from dvergar.api.errors import DvergarError
from dvergar.api.registry import has_score_pad, known_games, offer_of
from dvergar.cli.arguments import add_budget, add_game, bots_of, budget_of, games_for, table_of
from dvergar.cli.database import add_database, check, repair
from dvergar.cli.parser import SpeakingParser
from dvergar.cli.play.arguments import add_play
from dvergar.cli.progress import progress_bar
from dvergar.i18n import LANGUAGES, Catalogue, catalogue, preferred
from dvergar.ui.plain.levels import level_lines

if TYPE_CHECKING:
    from dvergar.api.play import Game


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit status."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    words = catalogue(language_of(given))
    options = build_parser(words, games_for(given)).parse_args(given)
    options.line = shlex.join(["dvergar", *given])
    if options.command is None and not options.version:
        build_parser(words).print_help()
        return 0
    try:
        return int((version if options.version else options.command)(options, words))
    except DvergarError as error:
        print(words.say("cli-error", reason=error.text(words.language)), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(words.say("cli-interrupted"), file=sys.stderr)
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 1


def language_of(arguments: Sequence[str]) -> str:
    """Return the language given anywhere on the command line, or the user's own."""
    for place, word in enumerate(arguments):
        if word == "--lang" and place + 1 < len(arguments) and arguments[place + 1] in LANGUAGES:
            return arguments[place + 1]
        if word.startswith("--lang=") and word[7:] in LANGUAGES:
            return word[7:]
    return preferred()


def build_parser(words: Catalogue, games: Sequence[str] | None = None) -> SpeakingParser:
    """Build the parser with all commands, for the given games or for all."""
    games = known_games() if games is None else games
    parser = SpeakingParser(words, prog="dvergar", description=words.say("cli-description"), epilog=words.say("cli-epilog"))
    parser.add_argument("--lang", choices=LANGUAGES, help=words.say("cli-lang"))
    parser.add_argument("--version", action="store_true", help=words.say("cli-version"))
    parser.set_defaults(command=None)
    commands = parser.add_subparsers(title=words.say("parser-commands"), metavar="")

    def command(name: str, run: Any, **settings: Any) -> SpeakingParser:
        text = words.say(f"cli-{name}")
        made: SpeakingParser = commands.add_parser(name, words=words, help=text, description=text, **settings)
        made.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=words.say("cli-lang"))
        made.set_defaults(command=run)
        return made

    levels = "\n".join(level_lines(words, games))
    add_play(command("play", play, epilog=f"{words.say('cli-play-epilog')}\n\n{levels}"), words, games)
    add_score(command("score", score, epilog=words.say("cli-score-epilog")), words, games)
    replay_parser = command("replay", replay)
    replay_parser.add_argument("file", help=words.say("cli-file"))
    replay_parser.add_argument("--to", type=int, metavar="N", help=words.say("cli-to"))
    replay_parser.add_argument("--json", action="store_true", help=words.say("cli-json"))
    verify_parser = command("verify", verify)
    verify_parser.add_argument("file", help=words.say("cli-file"))
    add_simulate(command("simulate", simulate, epilog=words.say("cli-simulate-epilog")), words, games)
    add_arena(command("arena", arena, epilog=words.say("cli-arena-epilog")), words, games)
    add_ladder(command("ladder", ladder, epilog=words.say("cli-ladder-epilog")), words, games)
    add_serve(command("serve", serve, epilog=words.say("cli-serve-epilog")), words)
    check_parser = command("check", check, epilog=words.say("cli-check-epilog"))
    add_database(check_parser, words)
    repair_parser = command("repair", repair, epilog=words.say("cli-repair-epilog"))
    add_database(repair_parser, words)
    repair_parser.add_argument("--yes", action="store_true", help=words.say("cli-yes"))
    rules_parser = command("rules", rules)
    rules_parser.add_argument("topic", nargs="*", help=words.say("cli-topic"))
    return parser


def add_serve(parser: SpeakingParser, words: Catalogue) -> None:
    """Add the arguments of `serve`."""
    parser.add_argument("--host", default="127.0.0.1", help=words.say("cli-host"))
    parser.add_argument("--port", type=int, default=8000, metavar="N", help=words.say("cli-port"))
    parser.add_argument("--db", metavar="URL", help=words.say("cli-db"))
    parser.add_argument("--bot", action="append", default=[], metavar="NAME=exec:PROGRAM", help=words.say("cli-bot"))
    parser.add_argument("--origin", action="append", default=[], metavar="URL", help=words.say("cli-origin"))
    parser.add_argument("--proxy", action="store_true", help=words.say("cli-proxy"))
    parser.add_argument("--compress", action="store_true", help=words.say("cli-compress"))
    parser.add_argument("--limit", action="append", default=[], metavar="NAME=VALUE", help=words.say("cli-limit"))


def add_score(parser: SpeakingParser, words: Catalogue, games: Sequence[str]) -> None:
    """Add the arguments of `score`, for the games that have a score pad."""
    padded = [name for name in games if has_score_pad(name)]
    parser.add_argument("game", choices=padded, help=words.say("cli-score-game", games=words.listed(padded, "or")))
    parser.add_argument("file", nargs="?", metavar="FILE", help=words.say("cli-score-file"))
    parser.add_argument("--demo", action="store_true", help=words.say("cli-score-demo"))
    parser.add_argument("--save", action="store_true", help=words.say("cli-score-save"))
    parser.add_argument("--history", action="store_true", help=words.say("cli-score-history"))
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help=words.say("cli-score-json"))
    form.add_argument("--text", action="store_true", help=words.say("cli-score-text"))
    form.add_argument("--csv", action="store_true", help=words.say("cli-score-csv"))


def add_simulate(parser: SpeakingParser, words: Catalogue, games: Sequence[str]) -> None:
    """Add the arguments of `simulate`."""
    add_game(parser, words, games)
    parser.add_argument("--players", type=int, metavar="N", help=words.say("cli-players"))
    parser.add_argument("--games", type=int, default=1000, metavar="N", help=words.say("cli-games"))
    parser.add_argument("--seed", type=int, default=0, metavar="N", help=words.say("cli-simulate-seed"))
    parser.add_argument("--processes", type=int, metavar="N", help=words.say("cli-processes"))
    parser.add_argument("--coverage", action="store_true", help=words.say("cli-coverage"))
    parser.add_argument("--records", metavar="DIR", type=Path, help=words.say("cli-records"))
    parser.add_argument("--json", action="store_true", help=words.say("cli-simulate-json"))


def add_arena(parser: SpeakingParser, words: Catalogue, games: Sequence[str]) -> None:
    """Add the arguments of `arena`."""
    add_game(parser, words, games)
    parser.add_argument("--players", type=int, metavar="N", help=words.say("cli-players"))
    parser.add_argument("--bots", default="thumb,random", help=words.say("cli-bots"))
    parser.add_argument("--games", type=int, default=1000, metavar="N", help=words.say("cli-arena-games"))
    parser.add_argument("--seed", type=int, default=0, metavar="N", help=words.say("cli-simulate-seed"))
    add_budget(parser, words)
    parser.add_argument("--processes", type=int, metavar="N", help=words.say("cli-processes"))
    parser.add_argument("--json", action="store_true", help=words.say("cli-simulate-json"))


def add_ladder(parser: SpeakingParser, words: Catalogue, games: Sequence[str]) -> None:
    """Add the arguments of `ladder`."""
    parser.add_argument("game", choices=games, help=words.say("cli-game", games=words.listed(games, "or")))
    parser.add_argument("--deals", type=int, default=60, metavar="N", help=words.say("cli-ladder-deals"))
    parser.add_argument("--up-to", type=int, choices=range(2, 6), metavar="N", help=words.say("cli-ladder-up-to"))
    parser.add_argument("--seed", type=int, default=0, metavar="N", help=words.say("cli-simulate-seed"))
    parser.add_argument("--processes", type=int, metavar="N", help=words.say("cli-processes"))
    parser.add_argument("--write", metavar="DIR", type=Path, help=words.say("cli-ladder-write"))


def version(_: argparse.Namespace, words: Catalogue) -> int:
    """Print the version and the build of the rules, which may differ between games."""
    from dvergar.api.play import game

    tables = [game(name, players=offer_of(name).players[-1]) for name in known_games()]
    builds = {words.say(f"game-{table.name}"): words.say(f"cli-build-{build_of_table(table)}") for table in tables}
    same = len(set(builds.values())) == 1
    told = next(iter(builds.values())) if same else ", ".join(f"{name} {build}" for name, build in builds.items())
    print(words.say("cli-version-line", version=__version__, build=told))
    return 0


def build_of_table(table: "Game") -> str:
    """Return how the rules were built: compiled, checked or interpreted."""

    return table.rules.build.name


def play(options: argparse.Namespace, words: Catalogue) -> int:
    """Play a game: in the browser, in the terminal or as plain text."""
    from dvergar.cli.play.command import play as run

    return run(options, words)


def score(options: argparse.Namespace, words: Catalogue) -> int:
    """Add up the scores of a game played with real cards."""
    from dvergar.cli.score import run

    return run(options, words)


def replay(options: argparse.Namespace, words: Catalogue) -> int:
    """Replay a recorded game, or print it as JSON."""
    from dvergar.ui.plain.replay import replay_json, replay_lines
    from dvergar.ui.plain.saving import read_record

    record = read_record(options.file)
    limit = None if options.to is None else max(0, options.to)
    if options.json:
        print(replay_json(record, limit))
        return 0
    for line in replay_lines(record, limit, words):
        print(line)
    return 0


def verify(options: argparse.Namespace, words: Catalogue) -> int:
    """Check a record: commitment, deal, every action, the order of bids, the result."""
    from dvergar.api.narrator import narrator_for
    from dvergar.api.option_texts import chosen_options
    from dvergar.ui.plain.saving import read_record

    record = read_record(options.file)
    position = record.verify()
    title = narrator_for(position.game, words).title(position.game)
    print(words.say("cli-verified", actions=len(record.actions), title=title))
    for line in chosen_options(position.game, words):
        print(line)
    print(words.say("cli-verified-deal", commitment=position.dealer.commitment))
    if not position.over:
        print(words.say("cli-verified-running"))
    return 0


def simulate(options: argparse.Namespace, words: Catalogue) -> int:
    """Play many random games and report the results."""
    import json

    from dvergar.lab.simulate import simulate as run
    from dvergar.ui.plain.simulation import result_lines

    check_numbers(options, options.games)
    table = table_of(options, options.players)
    with progress_bar(options.games) as done:
        result = run(
            table,
            options.games,
            options.seed,
            processes=options.processes,
            coverage=options.coverage,
            records=options.records,
            progress=done,
        )
    if options.json:
        print(json.dumps(result.to_dict(), indent=1))
        return 0
    for line in result_lines(result, words, build_of_table(table)):
        print(line)
    return 0


def check_numbers(options: argparse.Namespace, games: int) -> None:
    """Check the number of games, the number of processes and the seed."""
    from dvergar.api.errors import BadOption

    if games < 1 or (options.processes is not None and options.processes < 1) or options.seed < 0:
        raise BadOption("cli-bad-number")


def arena(options: argparse.Namespace, words: Catalogue) -> int:
    """Let bots play against each other and report the results."""
    import json

    from dvergar.lab.arena import Match
    from dvergar.lab.arena import arena as run
    from dvergar.ui.plain.arena import result_lines

    check_numbers(options, options.games)
    table = table_of(options, options.players)
    match = Match(table.name, table.options, bots_of(options.bots), options.seed, budget_of(options))
    with progress_bar(match.deals_for(options.games) * len(match.seatings)) as done:
        result = run(match, options.games, processes=options.processes, progress=done, command=options.line)
    if options.json:
        print(json.dumps(result.to_dict(), indent=1))
        return 0
    for line in result_lines(result, words):
        print(line)
    return 0


def ladder(options: argparse.Namespace, words: Catalogue) -> int:
    """Let the levels of a game play against each other and report the differences."""
    from dvergar.lab.ladder import climb, plans
    from dvergar.lab.ladder_page import Climbed, write
    from dvergar.ui.plain.ladder import climbed_lines

    check_numbers(options, options.deals)
    games = plans(options.game, options.deals, options.seed)
    if options.up_to:
        games = [plan for plan in games if 1 < plan.players <= options.up_to]
    with progress_bar(sum(plan.games for plan in games)) as done:
        tables = [climb(plan, options.processes, done) for plan in games]
    climbed = Climbed(options.game, options.line, options.seed, tuple(tables))
    for line in climbed_lines(climbed, words):
        print(line)
    for path in write(climbed, options.write) if options.write else ():
        print(words.say("ladder-written", path=str(path)))
    return 0


def serve(options: argparse.Namespace, words: Catalogue) -> int:
    """Serve tables until a signal arrives."""
    from dvergar.server.access.addresses import is_local
    from dvergar.server.operations.running import serve as run
    from dvergar.server.operations.settings import LOOPBACK, Settings, bots_in, limited

    local = is_local(options.host)
    place = Settings(
        bots=bots_in(options.bot),
        origins=tuple(origin.rstrip("/") for origin in options.origin),
        hosts=LOOPBACK if local else (),
        proxy=options.proxy,
        compression=options.compress,
    )

    def ready(address: str) -> None:
        print(words.say("server-ready", address=address), flush=True)
        if not local:
            print(words.say("server-everybody"), flush=True)
            if not options.origin:
                print(words.say("server-any-name"), flush=True)

    run(options.host, options.port, options.db, limited(place, options.limit), ready)
    return 0


def rules(options: argparse.Namespace, words: Catalogue) -> int:
    """Explain a rule, a card or a term."""
    from dvergar.ui.plain.topics import explain

    for line in explain(" ".join(options.topic), words):
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
