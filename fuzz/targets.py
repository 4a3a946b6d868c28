"""What must hold for all outside input: a named error and no change, or a game that goes on.

There are three targets: `words` (actions, codes, seats), `positions` (positions and views as data, options, seeds) and
`records`. Each takes drawn numbers and a text. Every input draws its game; a text is tried on all games. Whatever breaks a
promise raises `Broken`, or the error that the rules let through.
"""

import json
import random
from collections.abc import Callable, Mapping
from typing import Any

from fuzz import inputs
from fuzz.inputs import Draw

import dvergar
from dvergar.api.errors import DvergarError
from dvergar.api.play import Game, Position, View
from dvergar.api.record import Record

LANGUAGES = ("en", "fr", "de")
LONGEST_GAME = 1500
MANY_CHOICES = 30  # the effects of bids come from the same few lines for all
MANY_CODES = 400  # more than any game has
LONGEST_SHOWN = 6000

shown: list[str] = []
"""The current input in words, for whoever has to repeat it by hand."""


class Broken(Exception):
    """A broken promise."""


def show(*parts: object) -> None:
    """Record what is about to be tried."""
    try:
        shown.append(" ".join(part if isinstance(part, str) else repr(part) for part in parts)[:LONGEST_SHOWN])
    except (RecursionError, ValueError):
        shown.append("(too deep or too large to show)")


def fail(error: Exception) -> None:
    """Raise a finding; a run that collects findings replaces this function and goes on."""
    raise error


failing: list[Callable[[Exception], None]] = [fail]


def hold(promise: bool, *what: object) -> bool:
    """Report a broken promise as a finding; return whether the promise is kept."""
    if not promise:
        failing[0](Broken(" ".join(map(str, what))))
    return promise


def attempt(call: Callable[[], Any]) -> tuple[Any, DvergarError | None]:
    """Return the result of the call, or the named error that refuses it, which must have a text in every language."""
    try:
        return call(), None
    except DvergarError as error:
        texts = [error.text(language) for language in LANGUAGES]
        hold(all(texts) and bool(str(error)), "an error without words:", type(error).__name__, error.key)
        return None, error
    except Exception as error:
        failing[0](error)
        return None, DvergarError()


# Words


def words(draw: Draw, text: str) -> None:
    """Try actions in words and as codes, by any seat, at any moment of a game: played, or refused without a change."""
    for name in inputs.GAMES if text else ():
        said = inputs.pool(name)[0].position.clone()
        show(name, "position", said.to_dict())
        try_action(said, first_seat(said), text)
    name = draw.pick(inputs.GAMES)
    position = draw.pick(inputs.pool(name)).position.clone()
    show(name, position.game.options, "position", position.to_dict())
    for _ in range(draw.number(0, 24)):
        seat: Any = inputs.nearly(draw, lambda: first_seat(position) if draw.once_in(2) else draw.number(-1, 5), 25)
        kind = draw.number(0, 9)
        if kind < 4:
            try_action(position, seat, inputs.action(draw, name))
        elif kind == 4:
            try_action(position, seat, draw.number(-2, MANY_CODES))
        elif kind == 5:
            try_action(position, seat, inputs.junk(draw))
        elif kind == 6:
            try_numbers(position, draw.pick(inputs.NUMBERS), draw.pick(inputs.NUMBERS))
        elif kind == 7:
            try_looking(position, seat)
        else:
            go_on(position, draw)
    hold(position.over or bool(position.to_act), "nobody has to act and the game is not over")


def first_seat(position: Position) -> int:
    """Return a seat that has to act, or 0 at the end."""
    return position.to_act[0] if position.to_act else 0


def go_on(position: Position, draw: Draw) -> None:
    """Play a legal action, in words or as a code."""
    if position.to_act and is_alive(position):
        seat = draw.pick(position.to_act)
        code = draw.pick(position.legal(seat))
        try_action(position, seat, position.words(seat, code) if draw.once_in(2) else code, legal=True)


def try_action(position: Position, seat: Any, action: Any, *, legal: bool = False) -> None:
    """Play an action: if refused it changes nothing, if played its canonical words must have been legal."""
    show("play", seat, action)
    before, actions = position.to_bytes(), len(position._history)
    asked = type(seat) is int and seat in position.to_act
    offered = {code: position.words(seat, code) for code in position.legal(seat)} if asked else {}
    events, error = attempt(lambda: position.play(seat, action))
    if error is not None:
        hold(not legal, "a legal action was refused:", error.key)
        hold(position.to_bytes() == before, "a refused action changed the position:", error.key)
        hold(len(position._history) == actions, "a refused action is in the history:", error.key)
        return
    hold(bool(events), "an action without events")
    hold(position.to_bytes() != before, "an action that changes nothing")
    _, code = position._history[-1]
    hold(code in offered, "was not offered:", action)
    if isinstance(action, str):
        means = inputs.material(position.game.name).is_spelling(action, offered[code])
        hold(means, "was taken for another action:", action, "as", offered[code])
    is_alive(position)


def try_numbers(position: Position, seat: int, code: int) -> None:
    """Try any numbers as codes: the API refuses them with a named error, the core with its own two."""
    show("numbers", seat, code)
    before = position.to_bytes()
    codes, _ = attempt(lambda: position.legal(seat))
    hold(codes is None or seat in position.to_act or codes == [], "codes for a seat that owes nothing")
    attempt(lambda: position.words(seat, code))
    try:
        allowed = bool(position.core.allows(seat, code))
        hold(position.core.legal(seat) == codes or codes is None, "legal differs")
    except OverflowError:
        allowed = False
    hold(position.to_bytes() == before, "asking changed the position")
    _, error = attempt(lambda: position.clone().step(seat, code))
    hold(allowed == (error is None), "step and allows differ")
    if not allowed:
        played = True
        try:
            position.clone().core.step(seat, code)
        except (ValueError, OverflowError):
            played = False
        hold(not played, "the core played what it does not allow")
    hold(position.to_bytes() == before, "a refused code changed the position")


def try_looking(position: Position, seat: Any) -> None:
    """Ask for decisions and views of any seat."""
    show("look", seat)
    before = position.to_bytes()
    view, _ = attempt(lambda: position.view(seat))
    if view is not None:
        view.to_json()
    decision, _ = attempt(lambda: position.decision(seat))
    if decision is not None:
        decision.to_dict()
    attempt(lambda: position.legal(seat))
    hold(position.to_bytes() == before, "looking changed the position")


# Positions


def positions(draw: Draw, text: str) -> None:
    """Try positions and views as data: loaded and then as good as any other, or refused."""
    kind = draw.number(0, 9)
    if text:
        data, error = json_of(text)
        for name in () if error else inputs.GAMES:
            try_data(inputs.pool(name)[0].game, data, None, draw)
        return
    name = draw.pick(inputs.GAMES)
    sample = draw.pick(inputs.pool(name))
    game = sample.game
    seat: Any = inputs.nearly(draw, lambda: draw.pick((None, 0, 1)), 30)
    if kind < 4:
        game = draw.pick(inputs.tables(name))
        data = inputs.material(name).written(draw, game)
    elif kind < 7:
        data = inputs.damaged(draw, name, sample.written)
    elif kind < 9:
        viewer, view = draw.pick(sample.views)
        data = inputs.damaged(draw, name, view)
        seat = inputs.nearly(draw, lambda: viewer, 20)
    else:
        data = inputs.junk(draw)
        try_options(draw, name)
    try_data(game, data, seat, draw)


def try_data(game: Game, data: Any, seat: Any, draw: Draw) -> None:
    """Try data as a position, as a view and as holdings to score; the data must stay unchanged."""
    show(game.name, game.options, "seat", seat, "data", data)
    before = dumped(data)
    try_position(game, data, draw)
    try_view(game, data, seat, draw)
    attempt(lambda: game.score(data))
    hold(dumped(data) == before, "the data were changed")


def json_of(text: str) -> tuple[Any, bool]:
    """Parse a text; return the data, and whether the text is not JSON."""
    try:
        return json.loads(text), False
    except (ValueError, RecursionError):
        return None, True


def dumped(data: Any) -> str | None:
    """Return the data as JSON, or None if that is impossible."""
    try:
        return json.dumps(data)
    except (TypeError, ValueError, RecursionError):
        return None


def try_options(draw: Draw, name: str) -> None:
    """Start a game with any options, seed and nonces."""
    given = inputs.options(draw, name)
    seed, nonces = inputs.nearly(draw, lambda: draw.number(0, 99), 3), inputs.nearly(draw, lambda: ["00", "ab"], 3)
    show(name, "options", given, "seed", seed, "nonces", nonces)
    game, error = attempt(lambda: dvergar.game(name, **given))
    attempt(lambda: dvergar.game(inputs.junk(draw), players=2))
    if error is None:
        position, error = attempt(lambda: game.start(seed, nonces))
        if error is None:
            explore(position, draw)
        attempt(lambda: game.load({}, seed))


def try_position(game: Game, data: Any, draw: Draw) -> None:
    """Check that load and check agree, and that a loaded position can be played to the end and recorded."""
    position, error = attempt(lambda: game.load(data, draw.number(0, 3)))
    findings, refused = attempt(lambda: game.check(data))
    if not hold(refused is None, "check refused"):
        return
    for finding in findings:
        hold(all(finding.text(language) for language in LANGUAGES), "a finding without words")
    impossible = [finding.key for finding in findings if finding.impossible]
    if error is None:
        hold(not impossible, "loaded, but impossible:", *impossible)
        explore(position, draw)


def try_view(game: Game, data: Any, seat: Any, draw: Draw) -> None:
    """Check that a view can be read again, explains its decision, and can be imagined as a whole position."""
    view, error = attempt(lambda: game.view(data, seat))
    if error is not None:
        return
    show("the view was read")
    look(view)
    reads_again(view, seat)
    imagined, error = attempt(lambda: game.imagine(view, draw.rng()))
    if error is not None:
        return
    show("the view was imagined")
    blanked = view.core.clone()
    blanked.blank(view.seat)
    if bytes(blanked.to_bytes()) == view.to_bytes() and view.to_act == imagined.to_act:
        hold(imagined.view(seat).to_bytes() == view.to_bytes(), "an imagined position that does not fit its view")
    explore(imagined, draw)


def reads_again(view: View, seat: int | None) -> None:
    """Check that the view's dict gives the same view."""
    again, error = attempt(lambda: view.game.view(json.loads(view.to_json()), seat))
    hold(error is None, "a view that does not read again:", error)
    hold(error is not None or again.to_bytes() == view.to_bytes(), "a view that reads differently")


def look(view: View) -> None:
    """Read everything that a view offers."""
    view.scores()
    if view.seat in view.to_act:
        decision = view.decision()
        if len(decision.codes) < MANY_CHOICES:
            decision.to_dict()
        hold(len(decision.words) == len(set(decision.words)) > 0, "a decision without actions, or with equal words")


# What a good position promises


def explore(position: Position, draw: Draw) -> None:
    """Play on at random, a few steps or to the end; check everything before and after, and verify the record."""
    far, rng = draw.pick((8, 4, 12, 30, 8, 4, 12, LONGEST_GAME)), draw.rng()
    if not is_alive(position):
        return
    is_whole(position)
    for _ in range(far):
        if position.over:
            break
        seat = rng.choice(position.to_act)
        code = rng.choice(position.legal(seat))
        if rng.random() < 0.2:
            position.play(seat, position.words(seat, code))
        else:
            position.step(seat, code)
        if not is_alive(position):
            return
    hold(position.over or far < LONGEST_GAME, "a game without end")
    is_whole(position)
    again, error = attempt(lambda: Record.load(position.record().to_json()).verify())
    hold(error is None, "the record is refused:", error)
    if error is None and not position.core.is_sealed():
        hold(again.to_bytes() == position.to_bytes(), "the record ends elsewhere")


def is_alive(position: Position) -> bool:
    """Whether some seat has to act and can, or the game is over."""
    if not hold(position.over == (not position.to_act), "nobody has to act"):
        return False
    return hold(all(position.legal(seat) for seat in position.to_act), "no legal action")


def is_whole(position: Position) -> None:
    """Check that the position and its views survive JSON, that nothing is impossible, and that decisions explain themselves."""
    game = position.game
    data = json.loads(json.dumps(position.to_dict()))
    loaded, error = attempt(lambda: game.load(data))
    hold(error is None, "a position that does not load again:", error)
    hold(error is not None or loaded.to_bytes() == position.to_bytes(), "a position that loads differently")
    impossible = [finding.key for finding in game.check(data) if finding.impossible]
    hold(not impossible, "an impossible position:", *impossible)
    for seat in (None, first_seat(position), game.players - 1):
        view = position.view(seat)
        look(view)
        reads_again(view, seat)
        imagined = game.imagine(view, random.Random(0))
        hold(imagined.view(seat).to_bytes() == view.to_bytes(), "an imagined position that does not fit its view")
    inputs.material(game.name).is_sound(position, hold)


# Records


def records(draw: Draw, text: str) -> None:
    """Try records as text or data: verified and then as good as any other, or refused."""
    source: Any = text.encode("utf-8", "surrogateescape") if len(text) % 2 else text
    if not text:
        kind = draw.number(0, 9)
        name = draw.pick(inputs.GAMES)
        data: Any = inputs.junk(draw) if kind == 9 else inputs.record(draw, name, draw.pick(inputs.pool(name)).record)
        source = dumped(data) if kind < 3 and dumped(data) else data
    show("record", source)
    before = dumped(source)  # None for bytes
    record, error = attempt(lambda: Record.load(source))
    if error is None:
        use_record(record, draw)
    hold(dumped(source) == before, "the data were changed")


def use_record(record: Record, draw: Draw) -> None:
    """Use everything that a record offers."""
    hold(isinstance(record.data, Mapping), "a record without data")
    attempt(lambda: record.actions)
    kept, _ = attempt(record.to_json)
    early, _ = attempt(lambda: record.replay(draw.number(0, 12)))
    position, error = attempt(record.verify)
    if error is not None:
        return
    hold(early is not None, "verified, but not to be replayed")
    hold(kept is not None, "verified, but not to be written")
    hold(Record.load(kept).verify().to_bytes() == position.to_bytes(), "a record that reads differently")
    if position.start is not None or draw.once_in(4):
        explore(position, draw)


TARGETS: dict[str, Callable[[Draw, str], None]] = {"words": words, "positions": positions, "records": records}
