"""The server of `dvergar play`: on a free port, with the tables in the user's folder, until Ctrl-C."""

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
from dvergar.core.system_errors import system_error
from dvergar.scorepad.history import FOLDER
from dvergar.server.operations import logs
from dvergar.server.operations.running import listen, run
from dvergar.server.operations.settings import LOOPBACK, Settings
from dvergar.server.store import Store, StoreFailed
from dvergar.server.store.databases import FILE

LOG = "play.log"
HERE = "127.0.0.1"
AN_EVENING = 3600.0
"""An old table is removed after so much running time: at home nobody runs a server for a day."""


def host(folder: Path, visit: Visit) -> int:
    """Serve until Ctrl-C; open the visitor's page once the server listens."""
    with opened_log(folder) as log, opened_store(folder) as store, opened_port(folder, visit) as listening:
        log.truncate(0)  # left by an earlier start; nobody else uses the folder now
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
    """Open the requested table for the visitor or, if that fails, the start page."""
    try:
        visit.arrive(running, "play-stop")
    except NotOpened as error:
        visit.say("cli-error", reason=error.text(visit.words.language))
        Visit(None, visit.options, visit.words).arrive(running, "play-stop")


def proving(secret: str) -> APIRouter:
    """Return the route by which the next start recognises this server as ours."""
    router = APIRouter(include_in_schema=False)

    @router.get(running_note.WAY + "/{challenge}")
    async def prove(challenge: str) -> PlainTextResponse:
        return PlainTextResponse(running_note.proof(secret, challenge))

    return router


def settings_for(visit: Visit, folder: Path) -> Settings:
    """Return the settings: this machine's host names; on the network also IP addresses, which DNS rebinding cannot abuse."""
    programs = visit.wanted.programs if visit.wanted else {}
    own = socket.gethostname().lower()
    names = (own, f"{own}.local") if visit.options.invite else ()
    return Settings(
        bots=programs,
        hosts=(*LOOPBACK, *names),
        bare_addresses=visit.options.invite,
        scores=folder / FOLDER,
        remove_after=AN_EVENING,
    )


def opened_log(folder: Path) -> TextIO:
    """Open the log in the folder of the tables, creating the folder if needed."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        return os.fdopen(os.open(folder / LOG, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600), "a", encoding="utf-8")
    except OSError as error:
        raise BadOption("play-no-folder", folder=str(folder), reason=system_error(error)) from error


def opened_store(folder: Path) -> Store:
    """Open the store in the folder, and check that it can be read."""
    file = folder / FILE
    try:
        return readable(Store.open(f"sqlite:///{file.resolve()}"))
    except StoreFailed as error:
        raise BadOption("play-broken-tables", file=str(file), reason=error.details.get("reason", error)) from error


def readable(store: Store) -> Store:
    """Return the store after reading its tables; close it if they cannot be read."""
    try:
        store.rooms()
    except BaseException:
        store.close()
        raise
    return store


def opened_port(folder: Path, visit: Visit) -> socket.socket:
    """Open the requested port, else the last one used, else a free one."""
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
