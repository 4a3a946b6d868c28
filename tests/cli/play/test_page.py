"""The page of `dvergar play` as a process: what it prints, how other starts join it, and how it ends."""

import http.client
import json
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import urlsplit

from tests.cli.play.homes import Home, Launched
from tests.places import MYBOT
from tests.server.clients import Json, Serving

from dvergar.cli.play import running_note
from dvergar.cli.play.invitation import square_code

INTERRUPTED = """
import sys
import dvergar.__main__ as command

moment = sys.argv.pop()

class Interrupting:
    def find_spec(self, name, *_):
        if name == moment:
            raise KeyboardInterrupt

sys.meta_path.insert(0, Interrupting())
sys.argv = ["dvergar", "play", "--page"]
sys.exit(command.main())
"""


def answer(port: int, path: str, host: str = "127.0.0.1", headers: Mapping[str, str] | None = None) -> tuple[int, bytes]:
    connection = http.client.HTTPConnection(host, port, timeout=20)
    try:
        connection.request("GET", path, headers=dict(headers or {}))
        got = connection.getresponse()
        return got.status, got.read()
    finally:
        connection.close()


def state_at(address: str) -> Json:
    """Return the public state of the table at an address of the page."""
    place = urlsplit(address)
    status, told = answer(place.port or 0, f"/api{place.path.replace('/table/', '/tables/')}")
    assert status == 200, told
    return dict(json.loads(told))


def ended_well(launched: Launched) -> None:
    assert launched.interrupt() == 0, launched.text
    assert "Traceback" not in launched.text
    assert "Dvergar has stopped. Your tables are saved" in launched.text


def test_it_prints_its_address_opens_the_browser_and_exits_cleanly_on_ctrl_c(home: Home) -> None:
    with home.start() as launched:
        launched.ready()
        assert f"Dvergar is ready: {home.visit()}" in launched.text
        assert home.visit() == f"http://127.0.0.1:{launched.port}/"
        assert answer(launched.port, "/")[0] == 200
        assert (home.data / "play.json").stat().st_mode & 0o77 == 0, "the note holds a secret"
        assert (home.data / "dvergar.db").exists()
        ended_well(launched)
        left = running_note.read(home.data)
        assert left == running_note.Note(launched.port), "nothing is left but the port"


def test_it_listens_on_this_machine_alone_and_under_its_own_names(home: Home) -> None:
    with home.start() as launched:
        launched.ready()
        assert json.loads(answer(launched.port, "/api/reach")[1]) == {"network": False, "addresses": []}
        assert answer(launched.port, "/", headers={"Host": "play.example"})[0] == 403
        assert answer(launched.port, "/", headers={"Host": "192.0.2.7"})[0] == 403
        ended_well(launched)


def test_a_second_start_joins_the_running_one(home: Home) -> None:
    with home.start() as first:
        first.ready()
        with home.start("dwarf", "--against", "1", "--level", "random") as second:
            assert second.end() == 0, second.text
            assert f"Dvergar is already running (process {first.process.pid})" in second.text
            assert second.port == first.port
        address = home.visit(2)
        assert address.endswith("#sit=0")
        assert [chair["mind"] for chair in state_at(address)["chairs"]] == ["", "random"]
        with home.start("--port", str(first.port + 1)) as third:
            assert third.end() == 1
            assert f"already running on port {first.port}" in third.text
        with home.start("--invite") as fourth:
            assert fourth.end() == 1
            assert "for this machine only" in fourth.text
        with home.start("--page", "--seats", "me,exec:true") as fifth:
            assert fifth.end() == 1
            assert "Bot programs must be given when Dvergar starts" in fifth.text
        ended_well(first)


def test_two_simultaneous_starts_share_one_server(home: Home) -> None:
    with home.start() as one, home.start() as other:
        one.ready()
        other.ready()
        assert one.port == other.port
        joined = [launched for launched in (one, other) if "already running" in launched.text]
        assert [launched.end() for launched in joined] == [0]
        (first,) = {one, other} - set(joined)
        ended_well(first)


def test_after_kill_9_the_next_start_serves_all_tables(home: Home) -> None:
    with home.start("nidavellir", "--against", "1") as killed:
        killed.ready()
        table = home.visit()
        killed.kill()
    with home.start() as launched:
        launched.ready()
        assert "already running" not in launched.text
        assert launched.port == killed.port, "the browser knows its seats by this address"
        assert state_at(table)["phase"] == "open"
        ended_well(launched)


def test_another_program_on_the_last_port_is_not_taken_for_ours(home: Home, tmp_path: Path) -> None:
    home.data.mkdir(parents=True)
    with Serving(tmp_path) as stranger:  # one that answers like ours, except for the proof
        running_note.write(home.data, running_note.Note(stranger.port, 1, False, running_note.fresh_secret()))
        with home.start() as launched:
            launched.ready()
            assert f"Another program is using port {stranger.port}" in launched.text
            ended_well(launched)


def test_a_damaged_note_is_ignored(home: Home) -> None:
    home.data.mkdir(parents=True)
    for nonsense in ("", "[]", '{"port": "x"}', '{"port": 70000}', '{"port": 80, "secret": 5}', '{"port": 1, "more": 2}', "\x00"):
        (home.data / "play.json").write_text(nonsense)
        assert running_note.running(home.data) is None
    with home.start() as launched:
        ended_well(launched.ready())


def test_invitations_have_an_address_and_a_qr_code(home: Home) -> None:
    with home.start("--invite") as launched:
        launched.ready()
        reach = json.loads(answer(launched.port, "/api/reach")[1])
        assert reach["network"]
        if reach["addresses"]:
            address = reach["addresses"][0]
            assert f"For phones and others on the same network: {address}" in launched.text
            assert "\n".join(square_code(address, colours=True)) in launched.text
            assert "Everybody on this network can now open and join tables" in launched.text
            assert answer(launched.port, "/", host=str(urlsplit(address).hostname))[0] == 200
        assert answer(launched.port, "/", headers={"Host": "192.0.2.7:80"})[0] == 200, "a phone may come through a router"
        assert answer(launched.port, "/", headers={"Host": "play.example"})[0] == 403, "but no page by a name of its own"
        with home.start("--invite") as second:
            assert second.end() == 0
            assert "already running" in second.text
        ended_well(launched)


def test_without_a_browser_a_requested_page_prints_its_address(tmp_path: Path) -> None:
    home = Home(tmp_path, browser=False)
    with home.start("--page") as launched:
        launched.wait_for("No browser found here. Open the address in one.")
        assert answer(launched.port, "/")[0] == 200
        ended_well(launched)


def test_an_external_program_can_play_on_the_page(home: Home) -> None:
    program = MYBOT
    with home.start("nidavellir", "--seats", f"me,exec:{sys.executable} {program}") as launched:
        launched.ready()
        assert [chair["mind"] for chair in state_at(home.visit())["chairs"]] == ["", "program-1"]
        ended_well(launched)


def test_the_log_does_not_name_the_table(home: Home) -> None:
    with home.start("nidavellir", "--against", "1") as launched:
        launched.ready()
        table = urlsplit(home.visit()).path.removeprefix("/table/")
        ended_well(launched)
    log = (home.data / "play.log").read_text()
    assert [json.loads(line)["event"] for line in log.splitlines()] == ["started", "opened", "stopped"]
    assert table not in log


def test_ctrl_c_during_the_start_exits_cleanly_too(home: Home) -> None:
    for moment in ("dvergar.cli.main", "fastapi", "uvicorn", "sqlalchemy"):
        done = subprocess.run(
            [sys.executable, "-c", INTERRUPTED, moment], env=home.environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 130, (moment, done.stderr)
        assert "Traceback" not in done.stderr
