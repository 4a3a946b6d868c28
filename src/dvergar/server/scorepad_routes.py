"""Score pads over the network: adding up, and saved histories. Anyone who knows a history's name can open it."""

import asyncio
import time
from pathlib import Path
from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from dvergar.core.json_data import JsonObject
from dvergar.i18n import catalogue
from dvergar.scorepad.entering import form_of
from dvergar.scorepad.export import csv_in_steps, json_of
from dvergar.scorepad.history import HOME, PAGE, Book, Kept, NotKept, default_folder
from dvergar.scorepad.pads import read_pad
from dvergar.scorepad.statistics import statistics_of
from dvergar.scorepad.tally import results, tally
from dvergar.server.errors import ForeignToken, NotNow
from dvergar.server.errors import NotKept as StoreNotKept
from dvergar.server.game_models import GameName
from dvergar.server.models import Done
from dvergar.server.operations.logs import note, trouble
from dvergar.server.operations.settings import Settings
from dvergar.server.routes import Heavy, Network, Reader, answers, is_at_home, registry_of, take
from dvergar.server.score_books import Answers, Steps, books_in, expire, use
from dvergar.server.scorepad_models import (
    BookId,
    Demo,
    History,
    KeptPad,
    OwnBook,
    PadEntry,
    PadId,
    PadToKeep,
    Result,
    Tallied,
)

EXPIRING_SECONDS = 3600.0

router = APIRouter()


def may_keep(request: Request) -> None:
    """Limit how often pads are saved."""
    take(request, "keeps")


def folder_of(settings: Settings) -> Path:
    """Return the folder where a server saves histories."""
    return settings.scores or default_folder()


def book_of(book: BookId, request: Request) -> Book:
    """Return the history named in the path; this machine's own is open to this machine alone."""
    if book == HOME and not is_at_home(request):
        raise ForeignToken("score-no-book")
    return Book(folder_of(registry_of(request).context.settings), book)


def score_answers(request: Request) -> Answers:
    """Return the answers that the server remembers."""
    found: Answers = request.app.state.score_answers
    return found


OfBook = Annotated[Book, Depends(book_of)]
Remembered = Annotated[Answers, Depends(score_answers)]


async def expire_for_ever(settings: Settings) -> None:
    """Look once an hour for histories that nobody opens any more."""
    while True:
        try:
            put_aside, deleted = await asyncio.to_thread(expire, folder_of(settings), settings, time.time())
            if put_aside or deleted:
                note("histories-expired", put_aside=put_aside, deleted=deleted)
        except OSError as error:
            trouble("histories-not-expired", error)
        await asyncio.sleep(EXPIRING_SECONDS)


@router.post("/api/score/{game}", responses=answers())
async def score(game: GameName, wanted: PadEntry, reader: Reader) -> Tallied:
    """Add up a pad: points part by part with their rules, ranking, and everything impossible or unusual."""
    pad = read_pad(wanted.model_dump(exclude_unset=True), game)
    return Tallied(**tally(pad, catalogue(reader)))


@router.get("/api/score/{game}/demo", responses=answers())
async def demo(game: GameName) -> Demo:
    """An example pad to try out; for Nidavellir the worked example of 204 points."""
    return Demo(**form_of(game).DEMO)


@router.get("/api/scores", responses=answers())
async def own_book(request: Request) -> OwnBook:
    """The name of the requesting device's own history."""
    return OwnBook(book=HOME if is_at_home(request) else None)


@router.get("/api/scores/{book}", responses=answers() | {200: {"model": History}}, response_class=Response)
async def history(
    request: Request, book: OfBook, reader: Reader, address: Network, heavy: Heavy, remembered: Remembered
) -> Response:
    """A history with its statistics; one that was never written is empty."""
    text = await heavy.run(request, address, remembered.made(book, ("history", reader), lambda book: _history(book, reader)))
    return Response(text, media_type="application/json")


@router.put("/api/scores/{book}/{pad}", responses=answers(409), dependencies=[Depends(may_keep)])
async def keep(request: Request, book: OfBook, pad: PadId, wanted: PadToKeep, reader: Reader) -> KeptPad:
    """Save a pad under an id chosen by the device, or corrections under the same id; when this returns, it is on disk."""
    settings = registry_of(request).context.settings
    read = read_pad(wanted.model_dump(exclude_unset=True))

    def is_new() -> bool:
        use(book)
        if not book.has(pad) and book.size() >= settings.sheets:
            raise NotNow("score-full", most=settings.sheets)
        if book.folder.exists():
            return False
        if books_in(book.folder.parent) >= settings.books:
            raise NotNow("score-many-books")
        return True

    if await asyncio.to_thread(is_new):
        take(request, "books", "score-many-new-books")
    try:
        return _kept(await asyncio.to_thread(book.keep, read, pad), reader)
    except NotKept as error:
        raise StoreNotKept from error


@router.delete("/api/scores/{book}/{pad}", responses=answers())
async def remove(book: OfBook, pad: PadId) -> Done:
    """Remove a pad from a history."""
    await asyncio.to_thread(use, book)
    await asyncio.to_thread(book.remove, pad)
    return Done()


@router.get("/api/scores/{book}/export.csv", responses=answers(), response_class=Response)
async def export_csv(
    request: Request, book: OfBook, reader: Reader, address: Network, heavy: Heavy, remembered: Remembered
) -> Response:
    """A history for spreadsheets; no cell is a formula."""
    text = await heavy.run(request, address, remembered.made(book, ("csv", reader), lambda book: _csv(book, reader)))
    return _file("\ufeff" + text, "text/csv; charset=utf-8", "scores.csv")


@router.get("/api/scores/{book}/export.json", responses=answers(), response_class=Response)
async def export_json(request: Request, book: OfBook, address: Network, heavy: Heavy, remembered: Remembered) -> Response:
    """A history as data, which `dvergar score` reads."""
    text = await heavy.run(request, address, remembered.made(book, ("json",), _json))
    return _file(text, "application/json", "scores.json")


def _history(book: Book, language: str) -> Steps:
    """Make a history with its statistics; every pad is added up once."""
    kept, unreadable = yield from book.reading()
    shown: list[KeptPad] = []
    for first in range(0, len(kept), PAGE):
        shown += [_kept(one, language) for one in kept[first : first + PAGE]]
        yield
    ranked = {one.id: [result.model_dump() for result in one.results] for one in shown}
    found = statistics_of(kept, lambda one: ranked[one.id])
    yield
    return History(pads=shown, statistics=found, unreadable=unreadable).model_dump_json()  # type: ignore[arg-type]


def _csv(book: Book, language: str) -> Steps:
    kept, _ = yield from book.reading()
    return (yield from csv_in_steps([one.pad for one in kept], catalogue(language)))


def _json(book: Book) -> Steps:
    kept, _ = yield from book.reading()
    yield
    return json_of(kept)


def _kept(kept: Kept, language: str) -> KeptPad:
    data: JsonObject = {name: value for name, value in kept.to_dict().items() if name != "format"}
    return KeptPad(**data, results=[Result(**seat) for seat in results(kept.pad, catalogue(language))])


def _file(text: str, kind: str, name: str) -> Response:
    return Response(text, media_type=kind, headers={"Content-Disposition": f'attachment; filename="{name}"'})
