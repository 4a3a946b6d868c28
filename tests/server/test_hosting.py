"""The instructions of docs/host/hosting.md work: its proxies, its service, its limits, its backup.

If a proxy is not installed, only its configuration is read.
"""

import asyncio
import json
import re
import shlex
import shutil
import socket
import sqlite3
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import httpx
import psycopg
import pytest
from websockets.asyncio.client import connect

from dvergar.cli.main import build_parser
from dvergar.i18n import catalogue
from dvergar.server.operations.settings import Settings, limited
from tests.places import ROOT
from tests.server.clients import Serving, alone, free_port
from tests.server.store.conftest import postgresql

__all__ = ["postgresql"]

TEXT = (ROOT / "docs" / "host" / "hosting.md").read_text(encoding="utf-8")
NAME = "play.example"
ORIGIN = f"https://{NAME}"


def blocks(language: str) -> list[str]:
    """Return the page's configurations in a language."""
    return re.findall(rf"```{language}\n(.*?)```", TEXT, re.DOTALL)


@contextmanager
def running(command: list[str], port: int, folder: Path) -> Iterator[None]:
    """Run a proxy as a process, yielding once it listens."""
    home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / "proxy.log").open("w") as log, subprocess.Popen(command, stdout=log, stderr=log, env=home) as process:
        try:
            for _ in range(300):
                with socket.socket() as probe:
                    if probe.connect_ex(("127.0.0.1", port)) == 0:
                        break
                assert process.poll() is None, (folder / "proxy.log").read_text()
                time.sleep(0.1)
            yield
        finally:
            process.terminate()
            process.wait(20)


def nginx(folder: Path, upstream: int, port: int) -> list[str]:
    """Return the command for the page's nginx with a certificate and ports of the test's own."""
    program = shutil.which("nginx") or pytest.skip("NO NGINX HERE: ITS CONFIGURATION IS NOT TRIED")
    certificate, key = folder / "fullchain.pem", folder / "privkey.pem"
    subject = ["-subj", f"/CN={NAME}", "-days", "2", "-nodes", "-newkey", "rsa:2048"]
    made = ["openssl", "req", "-x509", *subject, "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(made, check=True, capture_output=True)
    servers, mapping = blocks("nginx")
    ours = (
        (f"/etc/letsencrypt/live/{NAME}/", f"{folder}/"),
        ("127.0.0.1:8000", f"127.0.0.1:{upstream}"),
        ("listen 443", f"listen 127.0.0.1:{port}"),
        ("listen 80", f"listen 127.0.0.1:{free_port()}"),
    )
    for theirs, here in ours:
        assert theirs in servers
        servers = servers.replace(theirs, here)
    paths = "".join(f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    main = f"daemon off; pid {folder}/pid; error_log stderr; events {{}} http {{ access_log off; {paths}\n{mapping}\n{servers} }}"
    (folder / "nginx.conf").write_text(main)
    return [program, "-c", str(folder / "nginx.conf"), "-p", str(folder)]


def caddy(folder: Path, upstream: int, port: int) -> list[str]:
    """Return the command for the page's Caddy with its own certificate, on the test's ports."""
    program = shutil.which("caddy") or pytest.skip("NO CADDY HERE: ITS CONFIGURATION IS NOT TRIED")
    (site,) = blocks("caddyfile")
    site = site.replace("127.0.0.1:8000", f"127.0.0.1:{upstream}").replace(f"{NAME} {{", f"{ORIGIN}:{port} {{\n    tls internal")
    glob = f"{{\n    admin off\n    skip_install_trust\n    auto_https disable_redirects\n    http_port {free_port()}\n}}\n"
    (folder / "Caddyfile").write_text(glob + site)
    return [program, "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


@pytest.mark.parametrize("proxy", [nginx, caddy])
def test_the_server_behind_a_proxy(proxy: Callable[[Path, int, int], list[str]], tmp_path: Path) -> None:
    port = free_port()
    with Serving(tmp_path, "--proxy", "--origin", ORIGIN, limits=("creations=3/0.001",)) as serving:
        command = proxy(tmp_path, serving.port, port)
        with running(command, port, tmp_path):
            asyncio.run(alone(through(port)))


async def through(port: int) -> None:
    """Act as a client outside: the page, a table, its socket; and what is refused."""
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    own = {"Host": NAME, "Origin": ORIGIN}
    body = {"game": "nidavellir", "options": {"players": 2}}
    sni = {"sni_hostname": NAME}
    async with httpx.AsyncClient(base_url=f"https://127.0.0.1:{port}", verify=trusting, timeout=20) as client:

        async def ask(method: str, path: str, headers: dict[str, str], body: object = None) -> httpx.Response:
            return await client.request(method, path, headers=headers, json=body, extensions=sni)

        assert (await ask("GET", "/health", own)).json() == {"status": "ok"}
        assert "app.js" in (await ask("GET", "/", own)).text
        assert (await ask("GET", "/metrics", own)).status_code == 404
        assert (await ask("POST", "/api/tables", {**own, "Origin": "https://evil.example"}, body)).status_code == 403
        opened = await ask("POST", "/api/tables", own, body)
        assert opened.status_code == 201, opened.text
        url = f"wss://{NAME}/api/tables/{opened.json()['table']}/live"
        async with connect(url, host="127.0.0.1", port=port, ssl=trusting, origin=ORIGIN, open_timeout=20) as live:  # type: ignore[arg-type]
            await live.send(json.dumps({"token": None, "since": 0, "lang": "en"}))
            assert json.loads(await live.recv())["type"] == "state"
        forged = [
            (await ask("POST", "/api/tables", {**own, "X-Forwarded-For": f"192.0.2.{number}"}, body)).status_code
            for number in range(4)
        ]
        assert forged[-1] == 429, "who writes the header is still counted by the real address"


def test_the_service_starts_an_existing_command(tmp_path: Path) -> None:
    (unit,) = blocks("ini")
    line = shlex.split(re.search(r"^ExecStart=(.*)$", unit, re.MULTILINE)[1])  # type: ignore[index]
    given = build_parser(catalogue("en")).parse_args(line[1:])
    assert given.proxy
    assert given.origin == [ORIGIN]
    assert re.search(r"^After=.*\btime-sync\.target\b", unit, re.MULTILINE), "a clock that is set later is set while people play"
    assert "Wants=time-sync.target" in unit
    if shutil.which("systemd-analyze"):
        file = tmp_path / "dvergar.service"
        file.write_text(unit.replace(line[0], shutil.which("true") or ""))
        checked = subprocess.run(["systemd-analyze", "verify", str(file)], capture_output=True, text=True, check=False)
        assert "dvergar.service" not in checked.stderr, checked.stderr


def test_every_documented_limit_and_option_exists() -> None:
    named = re.findall(r"--limit ([a-z_]+=[0-9./]+)", TEXT)
    assert len(named) > 8
    limited(Settings(), named)


def test_a_backup_of_a_running_server_restores_everything(tmp_path: Path) -> None:
    saved, again = tmp_path / "backup.db", tmp_path / "again"
    again.mkdir()
    with Serving(tmp_path) as serving:
        table = httpx.post(f"{serving.http}/api/tables", json={"game": "dwarf", "options": {"players": 2}}).json()["table"]
        seats = {"seats": [{"seat": 0, "name": "Ann", "nonce": ""}]}
        httpx.post(f"{serving.http}/api/tables/{table}/join", json=seats).raise_for_status()
        before = httpx.get(f"{serving.http}/api/tables/{table}").json()
        backup(tmp_path / "tables.db", saved)
    saved.rename(again / "tables.db")
    with Serving(again) as serving:
        assert httpx.get(f"{serving.http}/api/tables/{table}").json() == before


def backup(file: Path, to: Path) -> None:
    """Back up as the page says, or with the library's same function if the program is not installed."""
    if shutil.which("sqlite3"):
        subprocess.run(["sqlite3", str(file), f".backup {to}"], check=True)
        return
    source, target = sqlite3.connect(file), sqlite3.connect(to)
    source.backup(target)
    source.close()
    target.close()


@pytest.mark.thorough
def test_a_dump_of_postgresql_restores_everything(postgresql: str, tmp_path: Path) -> None:
    programs = Path(str(find_spec("pgserver").origin)).parent / "pginstall" / "bin"  # type: ignore[union-attr]
    source, target = (made_database(postgresql, name) for name in ("hosted", "restored"))
    serving = Serving(tmp_path)
    serving.database = source
    with serving:
        table = httpx.post(f"{serving.http}/api/tables", json={"game": "nidavellir", "options": {"players": 2}}).json()["table"]
        before = httpx.get(f"{serving.http}/api/tables/{table}").json()
        subprocess.run([programs / "pg_dump", "--format=custom", f"--file={tmp_path / 'dvergar.dump'}", source], check=True)
    subprocess.run([programs / "pg_restore", f"--dbname={target}", "--no-owner", str(tmp_path / "dvergar.dump")], check=True)
    serving.database = target
    with serving:
        assert httpx.get(f"{serving.http}/api/tables/{table}").json() == before


def made_database(postgresql: str, name: str) -> str:
    """Create an empty database beside that of the tests; returns its address."""
    with psycopg.connect(postgresql, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return postgresql.replace("/postgres?", f"/{name}?")
