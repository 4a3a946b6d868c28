"""The server of `dvergar play`: on a free port, with the tables of the user's folder, until Ctrl-C."""

import os
import socket
import threading
from pathlib import Path
from typing import TextIO

from fastapi import APIRouter
from starlette.responses import PlainTextResponse

from dvergar.api.errors import BadOption
from dvergar.cli.play import running_note
from dvergar.cli.play.running_note import Note
from dvergar.cli.play.tables import NotOpened
from dvergar.cli.play.visit import EVERYWHERE, Visit
from dvergar.scorepad.history import FOLDER
from dvergar.server.operations import logs
from dvergar.server.operations.running import listen, run
from dvergar.server.operations.settings import LOOPBACK, Settings
from dvergar.server.store import Store, StoreFailed
from dvergar.server.store.databases import FILE

LOG = "play.log"
HERE = "127.0.0.1"


def host(folder: Path, visit: Visit) -> int:
    """Serve until Ctrl-C; the visit is led in as soon as somebody listens."""
    with opened_log(folder) as log, opened_store(folder) as store, opened_port(folder, visit) as listening:
        log.truncate(0)  # what another start wrote; now nobody else has the folder
        logs.start(out=log)
        running = Note(listening.getsockname()[1], os.getpid(), visit.options.invite, running_note.fresh_secret())

        running_note.write(folder, running)

        def ready(_address: str) -> None:
            threading.Thread(target=welcome, args=(visit, running), daemon=True).start()

        run(listening, store, settings_for(visit, folder), ready, proving(running.secret))
        running_note.write(folder, Note(running.port))
    visit.say("play-stopped")
    return 0


def welcome(visit: Visit, running: Note) -> None:
    """Lead the visit in; where its table cannot be opened, to the start page."""
    try:
        visit.arrive(running, "play-stop")
    except NotOpened as error:
        visit.say("cli-error", reason=error.text(visit.words.language))
        Visit(None, visit.options, visit.words).arrive(running, "play-stop")


def proving(secret: str) -> APIRouter:
    """Where the next start learns that it is us."""
    router = APIRouter(include_in_schema=False)

    @router.get(running_note.WAY + "/{challenge}")
    async def prove(challenge: str) -> PlainTextResponse:
        return PlainTextResponse(running_note.proof(secret, challenge))

    return router


def settings_for(visit: Visit, folder: Path) -> Settings:
    """On this machine alone under its own names; in the network also under bare addresses, which no foreign page can use."""
    programs = visit.wanted.programs if visit.wanted else {}
    own = socket.gethostname().lower()
    names = (own, f"{own}.local") if visit.options.invite else ()
    return Settings(bots=programs, hosts=(*LOOPBACK, *names), bare_addresses=visit.options.invite, scores=folder / FOLDER)


def opened_log(folder: Path) -> TextIO:
    """The log in the folder of the tables, which is made if it is not there."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        return os.fdopen(os.open(folder / LOG, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600), "a", encoding="utf-8")
    except OSError as error:
        raise BadOption("play-no-folder", folder=str(folder), reason=error.strerror or str(error)) from error


def opened_store(folder: Path) -> Store:
    """The tables of the folder, which can be read."""
    file = folder / FILE
    try:
        return readable(Store.open(f"sqlite:///{file.resolve()}"))
    except StoreFailed as error:
        raise BadOption("play-broken-tables", file=str(file), reason=error.details.get("reason", error)) from error


def readable(store: Store) -> Store:
    """The same store, once its tables have been read; closed if they cannot be."""
    try:
        store.rooms()
    except BaseException:
        store.close()
        raise
    return store


def opened_port(folder: Path, visit: Visit) -> socket.socket:
    """The port that was asked for, or the one of last time, or a free one."""
    host, wanted = EVERYWHERE if visit.options.invite else HERE, visit.options.port
    if wanted is not None:
        try:
            return listen(host, wanted)
        except BadOption as error:
            raise BadOption("play-port", port=str(wanted), reason=error.details["reason"]) from error
    before = running_note.read(folder)
    if before:
        try:
            return listen(host, before.port)
        except BadOption:
            visit.say("play-new-port", port=str(before.port))
    return listen(host, 0)
