"""The command `dvergar`: play, replay, verify, rules. Each command imports only what it uses."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from dvergar import __version__
from dvergar.core.errors import DvergarError
from dvergar.locale import LANGUAGES, Catalogue, catalogue, preferred
from dvergar.terminal.parsing import SpeakingParser

if TYPE_CHECKING:
    from dvergar.games import Position
    from dvergar.records import Record

DEFAULT_SEATS = "me,random,random"
DRIVERS = ("me", "random")
LAST = "last"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the result is the exit status."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    words = catalogue(language_of(given))
    options = build_parser(words).parse_args(given)
    if options.version:
        print(version_line(words))
        return 0
    if options.command is None:
        build_parser(words).print_help()
        return 0
    try:
        return int(options.command(options, words))
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
    rules_parser = command("rules", rules)
    rules_parser.add_argument("topic", nargs="*", help=words.say("cli-topic"))
    return parser


def add_game(parser: SpeakingParser, words: Catalogue) -> None:
    """A game and its options."""
    from dvergar.nidavellir.options import EDITIONS, OPTIONS

    parser.add_argument("game", nargs="?", choices=["nidavellir"], default="nidavellir", help=words.say("cli-game"))
    parser.add_argument("--edition", choices=list(EDITIONS), help=words.say("cli-edition"))
    parser.add_argument("--first-game", action="store_true", default=None, help=words.say("cli-first-game"))
    for option in OPTIONS:
        if option.name != "first_game":
            flag = f"--{option.name.replace('_', '-')}"
            parser.add_argument(flag, choices=option.values, help=words.say(f"cli-option-{option.name}"))


def chosen_options(options: argparse.Namespace) -> dict[str, Any]:
    """The game's options that were given."""
    names = ("edition", "gems", "take_back", "special_smith", "pioneer_discard", "coins", "first_game")
    return {name: getattr(options, name) for name in names if getattr(options, name) is not None}


def add_simulate(parser: SpeakingParser, words: Catalogue) -> None:
    """The arguments of `simulate`."""
    add_game(parser, words)
    parser.add_argument("--players", type=int, default=3, metavar="N", help=words.say("cli-players"))
    parser.add_argument("--games", type=int, default=1000, metavar="N", help=words.say("cli-games"))
    parser.add_argument("--seed", type=int, default=0, metavar="N", help=words.say("cli-simulate-seed"))
    parser.add_argument("--processes", type=int, metavar="N", help=words.say("cli-processes"))
    parser.add_argument("--coverage", action="store_true", help=words.say("cli-coverage"))
    parser.add_argument("--records", metavar="DIR", type=Path, help=words.say("cli-records"))
    parser.add_argument("--json", action="store_true", help=words.say("cli-simulate-json"))


def add_play(parser: SpeakingParser, words: Catalogue) -> None:
    """The arguments of `play`."""
    add_game(parser, words)
    parser.add_argument("--seats", help=words.say("cli-seats"))
    parser.add_argument("--seed", help=words.say("cli-seed"))
    parser.add_argument("--record", metavar="FILE", type=Path, help=words.say("cli-record"))
    parser.add_argument("--resume", metavar="FILE", nargs="?", const=LAST, help=words.say("cli-resume"))
    parser.add_argument("--verbose", action="store_true", help=words.say("cli-verbose"))


def version_line(words: Catalogue) -> str:
    """The version and which build of the rules runs."""
    return words.say("cli-version-line", version=__version__, build=words.say(f"cli-build-{current_build()}"))


def current_build() -> str:
    """compiled or interpreted."""
    from dvergar.core.builds import build_of, engine_of
    from dvergar.core.units import NIDAVELLIR

    return build_of(engine_of(NIDAVELLIR))


def play(options: argparse.Namespace, words: Catalogue) -> int:
    """Play a whole game as plain text."""
    from dvergar.terminal.plain import InputEnded, PlainTable, PlayerLeft

    position = opened(options)
    seats = seats_of(options.seats, position.game.players if options.resume else 0)
    if current_build() == "interpreted":
        print(words.say("play-interpreted"))
    print(words.say("play-welcome", edition=position.game.options["edition"], players=position.game.players))
    seed = options.seed if options.seed is not None else position.dealer.secret.hex()
    print(words.say("play-seed", seed=seed))
    table = PlainTable(
        position,
        seats,
        words,
        sys.stdin,
        sys.stdout,
        verbose=options.verbose,
        bot_seed=int.from_bytes(position.dealer.secret, "big"),
        keep=lambda running, file: save(running, Path(file), words),
    )
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
    if options.record:
        save(position, options.record, words)
    return 0


def opened(options: argparse.Namespace) -> "Position":
    """A new game, or the saved one to go on with."""
    import dvergar
    from dvergar.core.errors import BadOption
    from dvergar.terminal.saving import last_game

    if options.resume:
        path = last_game() if options.resume == LAST else Path(options.resume)
        if options.resume == LAST and not path.exists():
            raise BadOption("cli-no-saved")
        return load_record(str(path)).replay()
    seats = seats_of(options.seats, 0)
    seed = int(options.seed) if options.seed and options.seed.isdecimal() and len(options.seed) < 64 else options.seed
    return dvergar.game(options.game, players=len(seats), **chosen_options(options)).start(seed=seed)


def seats_of(given: str | None, players: int) -> list[str]:
    """Who sits where. A saved game needs as many seats as it has players; one person and bots where none are named."""
    from dvergar.core.errors import BadOption

    if given is None and players:
        return ["me", *["random"] * (players - 1)]
    seats = [seat.strip() for seat in (given or DEFAULT_SEATS).split(",")]
    if any(seat not in DRIVERS for seat in seats):
        raise BadOption("cli-bad-seats", given=given)
    if players and len(seats) != players:
        raise BadOption("cli-resume-seats", players=players)
    return seats


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
    import json

    from dvergar.core.errors import DvergarError
    from dvergar.locale.telling import Teller
    from dvergar.terminal.nidavellir import score_lines, table_lines

    record = load_record(options.file)
    limit = None if options.to is None else max(0, options.to)
    position = record.first()
    tell = Teller(words, [words.say(f"seat-{number + 1}") for number in range(position.game.players)])
    steps: list[dict[str, Any]] = []
    failure: DvergarError | None = None
    try:
        record.replay(limit)
    except DvergarError as error:
        failure = error
        limit = (getattr(error, "action", None) or 1) - 1
    for number, (seat, action) in enumerate(record.actions[:limit], start=1):
        events = position.play(seat, action)
        if options.json:
            steps.append({"number": number, "seat": seat, "words": action, "events": [event.to_dict() for event in events]})
        else:
            print(f"{number:>4}  {tell.seat(seat)}: {action}")
            for event in events:
                print(f"        {tell.event(event)} ({event.rule})")
    if failure:
        raise failure
    if options.json:
        scores = [{"seat": s.seat, "total": s.total, "place": s.place, "parts": s.parts} for s in position.scores()]
        print(json.dumps({"position": position.to_dict(), "scores": scores, "over": position.over, "actions": steps}, indent=1))
        return 0
    print()
    for line in table_lines(position.view(None), tell):
        print(line)
    print()
    for line in score_lines(position.scores(), tell, "score-title" if position.over else "score-now"):
        print(line)
    return 0


def verify(options: argparse.Namespace, words: Catalogue) -> int:
    """Check a record: commitment, deal, every action, the order of bids, the result."""
    record = load_record(options.file)
    position = record.verify()
    edition, players = position.game.options["edition"], position.game.players
    print(words.say("cli-verified", actions=len(record.actions), players=players, edition=edition))
    print(words.say("cli-verified-deal", commitment=position.dealer.commitment))
    if not position.over:
        print(words.say("cli-verified-running"))
    return 0


def simulate(options: argparse.Namespace, words: Catalogue) -> int:
    """Play many random games and tell how they went."""
    import json

    from tqdm import tqdm

    import dvergar
    from dvergar.core.errors import BadOption
    from dvergar.lab.simulate import simulate as run
    from dvergar.terminal.simulation import result_lines

    if options.games < 1 or (options.processes is not None and options.processes < 1) or options.seed < 0:
        raise BadOption("cli-bad-number")
    table = dvergar.game(options.game, players=options.players, **chosen_options(options))
    form = "{percentage:3.0f}% |{bar}| {n_fmt}/{total_fmt} [{elapsed}<{remaining}]"
    with tqdm(total=options.games, disable=not sys.stderr.isatty(), leave=False, bar_format=form) as bar:
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
    for line in result_lines(result, words, current_build()):
        print(line)
    return 0


def rules(options: argparse.Namespace, words: Catalogue) -> int:
    """Explain a rule, a card or a word."""
    from dvergar.terminal.explaining import explain

    for line in explain(" ".join(options.topic), words):
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
