"""The log of a whole game reports what happened, but no token, name, action, address or link."""

import io
import json
import logging
from pathlib import Path

import pytest

from dvergar.server.operations import logs
from dvergar.server.operations.logs import NAME, CountingHandler, Lines
from tests.server.clients import Caller, Serving, live, play_all


@live
async def test_the_log_holds_no_secrets(tmp_path: Path) -> None:
    with Serving(tmp_path) as serving:
        async with Caller(serving) as caller:
            table = await (await caller.table("dwarf", ["me", "me"])).begin()
            players = table.players()
            await play_all(players)
            await caller.ask("GET", f"/api/tables/{table.name}", token="wrong-token")
            record = await table.record()
        serving.stop()
        text = serving.errors.read_text()
    events = [line["event"] for line in serving.log()]
    assert events == ["started", "opened", "phase", "phase", "stopped"]
    for secret in (
        *table.tokens.values(),
        table.name,
        "Player 0",
        "127.0.0.1",
        "wrong-token",
        record["secret"],
        table.commitment,
    ):
        assert secret not in text
    assert "worker" not in text


def test_messages_of_libraries_and_errors_are_left_out() -> None:
    def line(record: logging.LogRecord) -> str:
        return Lines().format(record)

    try:
        raise ValueError("token abc")
    except ValueError as error:
        record = logging.LogRecord(
            "uvicorn.error", logging.ERROR, "", 1, "failed for %s", ("Ann",), (ValueError, error, error.__traceback__)
        )
    told = json.loads(line(record))
    assert (told["event"], told["error"], told["template"]) == ("library", "ValueError", "failed for %s")
    assert "abc" not in line(record)
    assert "Ann" not in line(record)
    assert "token abc" not in line(logging.LogRecord("asyncio", logging.ERROR, "", 1, "token abc", (), None))


def test_the_same_trouble_again_and_again_is_counted() -> None:
    now, out = [0.0], io.StringIO()
    handler = CountingHandler(out, lambda: now[0])
    handler.setFormatter(Lines())

    def tell(event: str, level: int = logging.ERROR, **details: object) -> None:
        handler.handle(logging.makeLogRecord({"name": NAME, "msg": event, "levelno": level, "details": details}))

    for _ in range(3):
        tell("not-kept", table="a")
        tell("broken", id=str(now[0]), way=["here"])
        tell("opened", logging.INFO)
        now[0] += 20
    tell("not-kept", table="b")
    now[0] += 1
    tell("not-kept", table="a")
    tell("not-kept", table="a")
    handler.close()
    lines = [json.loads(line) for line in out.getvalue().splitlines()]
    assert [(line["event"], line.get("table"), line.get("repeated")) for line in lines] == [
        ("not-kept", "a", None), ("broken", None, None), ("opened", None, None), ("opened", None, None), ("opened", None, None),
        ("not-kept", "a", 2), ("broken", None, 2), ("not-kept", "b", None), ("not-kept", "a", None), ("not-kept", "a", 1),
    ]  # fmt: skip


def test_no_more_different_troubles_are_written_than_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "DIFFERENT", 3)
    out = io.StringIO()
    handler = CountingHandler(out)
    handler.setFormatter(Lines())
    for number in range(5):
        handler.handle(logging.makeLogRecord({"name": NAME, "msg": f"trouble-{number}", "levelno": logging.ERROR}))
    assert len(out.getvalue().splitlines()) == 3
