"""The command `dvergar`: play, replay, verify, simulate, arena, serve, rules. Each command imports only what it uses."""

import argparse
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from dvergar import __version__
from dvergar.core.errors import DvergarError
from dvergar.locale import LANGUAGES, Catalogue, catalogue, preferred
from dvergar.terminal.choosing import add_budget, add_game, bots_of, budget_of, seats_for, seats_of, table_of
from dvergar.terminal.parsing import SpeakingParser

if TYPE_CHECKING:
    from dvergar.games import Game, Position
    from dvergar.records import Record

LAST = "last"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the result is the exit status."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    words = catalogue(language_of(given))
    options = build_parser(words).parse_args(given)
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
    """The language asked for anywhere on the line, or the user's own."""
    for place, word in enumerate(arguments):
        if word == "--lang" and place + 1 < len(arguments) and arguments[place + 1] in LANGUAGES:
            return arguments[place + 1]
        if word.startswith("--lang=") and word[7:] in LANGUAGES:
            return word[7:]
    return preferred()


def build_parser(words: Catalogue) -> SpeakingParser:
    """All commands with their help."""
    parser = SpeakingParser(words, prog="dvergar", description=words.say("cli-description"), epilog=words.say("cli-epilog"))
    parser.add_argument("--lang", choices=LANGUAGES, help=words.say("cli-lang"))
    parser.add_argument("--version", action="store_true", help=words.say("cli-version"))
    parser.set_defaults(command=None)
    commands = parser.add_subparsers(title=words.say("parser-commands"), metavar="")

    def command(name: str, run: Any, **settings: Any) -> SpeakingParser:
        text = words.say(f"cli-{name}")
        made: SpeakingParser = commands.add_parser(name, words=words, help=text, description=text, **settings)
        made.add_argument("--lang", choices=LANGUAGES, help=words.say("cli-lang"))
        made.set_defaults(command=run)
        return made

    add_play(command("play", play, epilog=words.say("cli-play-epilog")), words)
    replay_parser = command("replay", replay)
    replay_parser.add_argument("file", help=words.say("cli-file"))
    replay_parser.add_argument("--to", type=int, metavar="N", help=words.say("cli-to"))
    replay_parser.add_argument("--json", action="store_true", help=words.say("cli-json"))
    verify_parser = command("verify", verify)
    verify_parser.add_argument("file", help=words.say("cli-file"))
    add_simulate(command("simulate", simulate, epilog=words.say("cli-simulate-epilog")), words)
    add_arena(command("arena", arena, epilog=words.say("cli-arena-epilog")), words)
    add_serve(command("serve", serve, epilog=words.say("cli-serve-epilog")), words)
    rules_parser = command("rules", rules)
    rules_parser.add_argument("topic", nargs="*", help=words.say("cli-topic"))
    return parser


def add_serve(parser: SpeakingParser, words: Catalogue) -> None:
    """The arguments of `serve`."""
    parser.add_argument("--host", default="127.0.0.1", help=words.say("cli-host"))
    parser.add_argument("--port", type=int, default=8000, metavar="N", help=words.say("cli-port"))
    parser.add_argument("--db", metavar="URL", help=words.say("cli-db"))
    parser.add_argument("--bot", action="append", default=[], metavar="NAME=exec:PROGRAM", help=words.say("cli-bot"))
    parser.add_argument("--origin", action="append", default=[], metavar="URL", help=words.say("cli-origin"))
    parser.add_argument("--proxy", action="store_true", help=words.say("cli-proxy"))
    parser.add_argument("--limit", action="append", default=[], metavar="NAME=VALUE", help=words.say("cli-limit"))


def add_simulate(parser: SpeakingParser, words: Catalogue) -> None:
    """The arguments of `simulate`."""
    add_game(parser, words)
    parser.add_argument("--players", type=int, metavar="N", help=words.say("cli-players"))
    parser.add_argument("--games", type=int, default=1000, metavar="N", help=words.say("cli-games"))
    parser.add_argument("--seed", type=int, default=0, metavar="N", help=words.say("cli-simulate-seed"))
    parser.add_argument("--processes", type=int, metavar="N", help=words.say("cli-processes"))
    parser.add_argument("--coverage", action="store_true", help=words.say("cli-coverage"))
    parser.add_argument("--records", metavar="DIR", type=Path, help=words.say("cli-records"))
    parser.add_argument("--json", action="store_true", help=words.say("cli-simulate-json"))


def add_arena(parser: SpeakingParser, words: Catalogue) -> None:
    """The arguments of `arena`."""
    add_game(parser, words)
    parser.add_argument("--players", type=int, metavar="N", help=words.say("cli-players"))
    parser.add_argument("--bots", default="thumb,random", help=words.say("cli-bots"))
    parser.add_argument("--games", type=int, default=1000, metavar="N", help=words.say("cli-arena-games"))
    parser.add_argument("--seed", type=int, default=0, metavar="N", help=words.say("cli-simulate-seed"))
    add_budget(parser, words)
    parser.add_argument("--processes", type=int, metavar="N", help=words.say("cli-processes"))
    parser.add_argument("--json", action="store_true", help=words.say("cli-simulate-json"))


def add_play(parser: SpeakingParser, words: Catalogue) -> None:
    """The arguments of `play`."""
    add_game(parser, words)
    parser.add_argument("--seats", help=words.say("cli-seats"))
    parser.add_argument("--seed", help=words.say("cli-seed"))
    parser.add_argument("--record", metavar="FILE", type=Path, help=words.say("cli-record"))
    parser.add_argument("--resume", metavar="FILE", nargs="?", const=LAST, help=words.say("cli-resume"))
    add_budget(parser, words)
    parser.add_argument("--verbose", action="store_true", help=words.say("cli-verbose"))


def version(_: argparse.Namespace, words: Catalogue) -> int:
    """Print the version and which build of the rules runs; games may differ in it."""
    import dvergar
    from dvergar.terminal.choosing import offer_of

    tables = [dvergar.game(name, players=offer_of(name).players[-1]) for name in dvergar.known_games()]
    builds = {words.say(f"game-{table.name}"): words.say(f"cli-build-{build_of_table(table)}") for table in tables}
    same = len(set(builds.values())) == 1
    told = next(iter(builds.values())) if same else ", ".join(f"{name} {build}" for name, build in builds.items())
    print(words.say("cli-version-line", version=__version__, build=told))
    return 0


def build_of_table(table: "Game") -> str:
    """compiled, checked or interpreted."""
    from dvergar.core.builds import build_of

    return build_of(table.rules.engine)


def play(options: argparse.Namespace, words: Catalogue) -> int:
    """Play a whole game as plain text."""
    from dvergar.terminal.plain import InputEnded, PlainTable, PlayerLeft

    named, budget = seats_of(options.seats), budget_of(options)
    position = opened(options, named)
    if build_of_table(position.game) == "interpreted":
        print(words.say("play-interpreted"))
    seats = seats_for(position.game, named, position.dealer.secret)
    table = PlainTable(
        position,
        seats,
        words,
        sys.stdin,
        sys.stdout,
        verbose=options.verbose,
        budget=budget,
        keep=lambda running, file: save(running, Path(file), words),
    )
    print(table.tell.welcome(position.game))
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


def opened(options: argparse.Namespace, named: Sequence[str]) -> "Position":
    """A new game, or the saved one to go on with."""
    from dvergar.core.errors import BadOption
    from dvergar.terminal.saving import last_game

    if options.resume:
        path = last_game() if options.resume == LAST else Path(options.resume)
        if options.resume == LAST and not path.exists():
            raise BadOption("cli-no-saved")
        return load_record(str(path)).replay()
    seed = int(options.seed) if options.seed and options.seed.isdecimal() and len(options.seed) < 64 else options.seed
    return table_of(options, len(named) or None).start(seed=seed)


def leave(position: "Position", options: argparse.Namespace, words: Catalogue) -> None:
    """Somebody left before the end: nothing is lost."""
    from dvergar.terminal.saving import last_game

    if position.record().actions:
        save(position, options.record or last_game(), words)
        print(words.say("play-resume", file=str(options.record or "")).rstrip())


def save(position: "Position", path: Path, words: Catalogue) -> None:
    """Write the game so far; a file that cannot be written is said and no reason to stop."""
    from dvergar.terminal.saving import write_record

    try:
        write_record(position.record(), path)
    except OSError as error:
        print(words.say("cli-no-write", file=str(path), reason=error.strerror or str(error)), file=sys.stderr)
    else:
        print(words.say("play-record" if position.over else "play-saved", file=str(path)))


def load_record(file: str) -> "Record":
    """A record from a file or from the input."""
    from dvergar.core.errors import BadRecord
    from dvergar.records import Record

    try:
        text = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except OSError as error:
        raise BadRecord("cli-no-file", file=file, reason=error.strerror or str(error)) from error
    return Record.load(text)


def replay(options: argparse.Namespace, words: Catalogue) -> int:
    """Tell a recorded game again, or print it as JSON."""
    from dvergar.terminal.replaying import told_json, told_lines

    record = load_record(options.file)
    limit = None if options.to is None else max(0, options.to)
    if options.json:
        print(told_json(record, limit))
        return 0
    for line in told_lines(record, limit, words):
        print(line)
    return 0


def verify(options: argparse.Namespace, words: Catalogue) -> int:
    """Check a record: commitment, deal, every action, the order of bids, the result."""
    from dvergar.locale.telling import teller_for

    record = load_record(options.file)
    position = record.verify()
    title = teller_for(position.game, words).title(position.game)
    print(words.say("cli-verified", actions=len(record.actions), title=title))
    print(words.say("cli-verified-deal", commitment=position.dealer.commitment))
    if not position.over:
        print(words.say("cli-verified-running"))
    return 0


def simulate(options: argparse.Namespace, words: Catalogue) -> int:
    """Play many random games and tell how they went."""
    import json

    from dvergar.lab.simulate import simulate as run
    from dvergar.terminal.simulation import result_lines

    check_numbers(options)
    table = table_of(options, options.players)
    with progress_bar(options.games) as bar:
        result = run(
            table,
            options.games,
            options.seed,
            processes=options.processes,
            coverage=options.coverage,
            records=options.records,
            progress=bar.update,
        )
    if options.json:
        print(json.dumps(result.to_dict(), indent=1))
        return 0
    for line in result_lines(result, words, build_of_table(table)):
        print(line)
    return 0


def check_numbers(options: argparse.Namespace) -> None:
    """How many games, on how many processes, from which seed: not every number will do."""
    from dvergar.core.errors import BadOption

    if options.games < 1 or (options.processes is not None and options.processes < 1) or options.seed < 0:
        raise BadOption("cli-bad-number")


def progress_bar(games: int) -> Any:
    """How far the games are and how long the rest will take, where somebody watches."""
    from tqdm import tqdm

    form = "{percentage:3.0f}% |{bar}| {n_fmt}/{total_fmt} [{elapsed}<{remaining}]"
    return tqdm(total=games, disable=not sys.stderr.isatty(), leave=False, bar_format=form)


def arena(options: argparse.Namespace, words: Catalogue) -> int:
    """Let bots play against each other and tell how they did."""
    import json

    from dvergar.lab.arena import Match
    from dvergar.lab.arena import arena as run
    from dvergar.terminal.arena import result_lines

    check_numbers(options)
    table = table_of(options, options.players)
    match = Match(table.name, table.options, bots_of(options.bots), options.seed, budget_of(options))
    with progress_bar(match.deals_for(options.games) * len(match.seatings)) as bar:
        result = run(match, options.games, processes=options.processes, progress=bar.update, command=options.line)
    if options.json:
        print(json.dumps(result.to_dict(), indent=1))
        return 0
    for line in result_lines(result, words):
        print(line)
    return 0


def serve(options: argparse.Namespace, words: Catalogue) -> int:
    """Serve tables until a signal comes."""
    from dvergar.server.running import is_local
    from dvergar.server.running import serve as run
    from dvergar.server.settings import LOOPBACK, Settings, bots_in, limited

    local = is_local(options.host)
    place = Settings(
        bots=bots_in(options.bot),
        origins=tuple(origin.rstrip("/") for origin in options.origin),
        hosts=LOOPBACK if local else (),
        proxy=options.proxy,
    )

    def ready(address: str) -> None:
        print(words.say("server-ready", address=address), flush=True)
        if not local:
            print(words.say("server-everybody"), flush=True)

    run(options.host, options.port, options.db, limited(place, options.limit), ready)
    return 0


def rules(options: argparse.Namespace, words: Catalogue) -> int:
    """Explain a rule, a card or a word."""
    from dvergar.terminal.explaining import explain

    for line in explain(" ".join(options.topic), words):
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
