"""The addresses at which others on the network find the server: sent to this machine only, and only if they work."""

import socket
from pathlib import Path

import httpx
import pytest

from dvergar.server.access import addresses
from dvergar.server.access.addresses import network_addresses, own_addresses
from tests.server.clients import Serving, live
from tests.server.in_process import application


async def reach_of(client: httpx.AsyncClient, host: str, **headers: str) -> dict[str, object]:
    client.app.state.listening = (host, 8000)  # type: ignore[attr-defined]
    answer = await client.get("/api/reach", headers=headers)
    assert answer.status_code == 200
    return dict(answer.json())


@live
async def test_a_server_on_loopback_sends_no_address(tmp_path: Path) -> None:
    async with application(tmp_path) as client:
        for host in ("127.0.0.1", "::1", "127.8.8.8"):
            assert await reach_of(client, host) == {"network": False, "addresses": []}


@live
async def test_a_server_on_the_network_sends_its_addresses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "own_addresses", lambda _: ["192.0.2.7", "127.0.0.1", "169.254.1.1", "192.0.2.7", "10.1.2.3"])
    async with application(tmp_path) as client:
        found = ["http://192.0.2.7:8000/", "http://10.1.2.3:8000/"]
        assert await reach_of(client, "0.0.0.0") == {"network": True, "addresses": found}
        assert await reach_of(client, "10.9.9.9") == {"network": True, "addresses": ["http://10.9.9.9:8000/"]}


@live
async def test_others_do_not_get_the_addresses_of_this_machine(tmp_path: Path) -> None:
    async with application(tmp_path) as client:
        for header in ("X-Forwarded-For", "Forwarded"):
            assert await reach_of(client, "10.9.9.9", **{header: "203.0.113.9"}) == {"network": True, "addresses": []}
        client._transport.client = ("203.0.113.9", 5)  # type: ignore[attr-defined]
        assert await reach_of(client, "10.9.9.9") == {"network": True, "addresses": []}


def test_the_machines_addresses_are_found_without_sending_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    def sends(*_: object) -> None:
        raise AssertionError("something was sent")

    for name in ("send", "sendto", "sendall", "sendmsg"):
        monkeypatch.setattr(socket.socket, name, sends, raising=False)
    for one in own_addresses("0.0.0.0"):
        socket.inet_aton(one)
    assert all(url.startswith("http://") and url.endswith(":80/") for url in network_addresses("0.0.0.0", 80))


def test_without_a_route_the_machines_name_is_resolved(monkeypatch: pytest.MonkeyPatch) -> None:
    named = [
        (socket.AF_INET, socket.SOCK_DGRAM, 17, "", ("192.0.2.9", 0)),
        (socket.AF_INET6, 2, 17, "", ("2001:db8::9", 0, 0, 0)),
    ]
    monkeypatch.setattr(addresses, "_leaves_from", lambda *_: "")
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: named)
    assert network_addresses("0.0.0.0", 80) == ["http://192.0.2.9:80/"]
    assert network_addresses("::", 80) == ["http://[2001:db8::9]:80/"]

    def unknown(*_: object, **__: object) -> list[object]:
        raise socket.gaierror

    monkeypatch.setattr(socket, "getaddrinfo", unknown)
    assert network_addresses("0.0.0.0", 80) == []


@pytest.mark.parametrize(("host", "network"), [("127.0.0.1", False), ("0.0.0.0", True)])
def test_the_server_answers_at_every_address_that_it_sends(tmp_path: Path, host: str, network: bool) -> None:
    with Serving(tmp_path, "--host", host) as serving, httpx.Client() as client:
        answer = client.get(f"{serving.http}/api/reach").json()
        assert answer["network"] is network
        assert network or not answer["addresses"]
        for address in answer["addresses"]:
            assert client.get(f"{address}health").status_code == 200


def test_a_server_on_loopback_refuses_other_host_names(tmp_path: Path) -> None:
    with Serving(tmp_path) as serving, httpx.Client() as client:
        for name, status in (("127.0.0.1", 200), ("localhost", 200), ("192.0.2.7", 403), ("foreign.example", 403)):
            answer = client.get(f"{serving.http}/api/reach", headers={"Host": f"{name}:{serving.port}"})
            assert answer.status_code == status
