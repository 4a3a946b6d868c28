"""The log of a whole game reports what happened, but no token, name, action, address or link."""

import json
import logging
from pathlib import Path

from dvergar.server.operations.logs import NAME, Lines, Repeats
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


def test_identical_problems_are_counted_instead_of_repeated() -> None:
    now = [0.0]
    repeats = Repeats(lambda: now[0])

    def written(event: str, level: int = logging.ERROR, **details: object) -> int | None:
        record = logging.makeLogRecord({"name": NAME, "levelno": level, "levelname": "ERROR", "msg": event, "details": details})
        return json.loads(Lines().format(record)).get("repeated", 1) if repeats.filter(record) else None

    assert [count for _ in range(120) if (count := written("bot-late", bot="king"))] == [1, 10, 100]
    assert written("bot-late", bot="elder") == 1
    assert [written("opened", logging.INFO) for _ in range(3)] == [1, 1, 1], "what happened is always written"
    now[0] = 61.0
    assert written("bot-late", bot="king") == 1
