"""Score pads over the network: adding up, and saved histories. Anyone who knows a history's name can open it."""

import asyncio
from pathlib import Path
from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from dvergar.core.json_data import JsonObject
from dvergar.i18n import catalogue
from dvergar.scorepad.entering import form_of
from dvergar.scorepad.export import csv_of, json_of
from dvergar.scorepad.history import HOME, Book, Kept, NotKept, default_folder
from dvergar.scorepad.pads import read_pad
from dvergar.scorepad.statistics import statistics
from dvergar.scorepad.tally import results, tally
from dvergar.server.errors import ForeignToken, NotNow
from dvergar.server.errors import NotKept as StoreNotKept
from dvergar.server.game_models import GameName
from dvergar.server.models import Done
from dvergar.server.routes import Reader, answers, is_at_home, registry_of, take
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

router = APIRouter()


def may_keep(request: Request) -> None:
    """Limit how often pads are saved."""
    take(request, "keeps")


def folder_of(request: Request) -> Path:
    """Return the folder where this server saves histories."""
    return registry_of(request).context.settings.scores or default_folder()


def book_of(book: BookId, request: Request) -> Book:
    """Return the history named in the path; this machine's own is open to this machine alone."""
    if book == HOME and not is_at_home(request):
        raise ForeignToken("score-no-book")
    return Book(folder_of(request), book)


OfBook = Annotated[Book, Depends(book_of)]


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


@router.get("/api/scores/{book}", responses=answers())
async def history(book: OfBook, reader: Reader) -> History:
    """A history with its statistics; one that was never written is empty."""

    def read() -> History:
        kept, unreadable = book.pads()
        found = statistics(kept, catalogue(reader))
        return History(pads=[_kept(one, reader) for one in kept], statistics=found, unreadable=unreadable)  # type: ignore[arg-type]

    return await asyncio.to_thread(read)


@router.put("/api/scores/{book}/{pad}", responses=answers(409), dependencies=[Depends(may_keep)])
async def keep(request: Request, book: OfBook, pad: PadId, wanted: PadToKeep, reader: Reader) -> KeptPad:
    """Save a pad under an id chosen by the device, or corrections under the same id; when this returns, it is on disk."""
    settings = registry_of(request).context.settings
    read = read_pad(wanted.model_dump(exclude_unset=True))

    def write() -> Kept:
        if not book.has(pad) and book.size() >= settings.sheets:
            raise NotNow("score-full", most=settings.sheets)
        if not book.folder.exists() and _books(book.folder.parent) >= settings.books:
            raise NotNow("score-no-book")
        return book.keep(read, pad)

    try:
        return _kept(await asyncio.to_thread(write), reader)
    except NotKept as error:
        raise StoreNotKept from error


@router.delete("/api/scores/{book}/{pad}", responses=answers())
async def remove(book: OfBook, pad: PadId) -> Done:
    """Remove a pad from a history."""
    await asyncio.to_thread(book.remove, pad)
    return Done()


@router.get("/api/scores/{book}/export.csv", responses=answers(), response_class=Response)
async def export_csv(book: OfBook, reader: Reader) -> Response:
    """A history for spreadsheets; no cell is a formula."""
    kept, _ = await asyncio.to_thread(book.pads)
    text = await asyncio.to_thread(csv_of, [one.pad for one in kept], catalogue(reader))
    return _file("\ufeff" + text, "text/csv; charset=utf-8", "scores.csv")


@router.get("/api/scores/{book}/export.json", responses=answers(), response_class=Response)
async def export_json(book: OfBook) -> Response:
    """A history as data, which `dvergar score` reads."""
    kept, _ = await asyncio.to_thread(book.pads)
    return _file(json_of(kept), "application/json", "scores.json")


def _kept(kept: Kept, language: str) -> KeptPad:
    data: JsonObject = {name: value for name, value in kept.to_dict().items() if name != "format"}
    return KeptPad(**data, results=[Result(**seat) for seat in results(kept.pad, catalogue(language))])


def _books(folder: Path) -> int:
    return sum(1 for _ in folder.iterdir()) if folder.is_dir() else 0


def _file(text: str, kind: str, name: str) -> Response:
    return Response(text, media_type=kind, headers={"Content-Disposition": f'attachment; filename="{name}"'})
