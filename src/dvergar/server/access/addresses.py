"""The addresses at which other devices on the network can reach this machine, found without sending anything."""

import ipaddress
import socket
from collections.abc import Iterable

NOWHERE = {
    socket.AF_INET: ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254"),
    socket.AF_INET6: ("2001:db8::1",),
}
"""Addresses of documentation and of private networks. A datagram socket that is connected to one sends nothing, but has the
address of ours that a datagram would leave from; which that is depends on where it would go."""


def is_local(host: str) -> bool:
    """Whether a listening host can be reached only from this machine."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def network_addresses(host: str, port: int) -> list[str]:
    """List the URLs at which other devices on the network can reach a server that listens on this host.

    >>> network_addresses("192.0.2.7", 8000), network_addresses("2001:db8::7", 80), network_addresses("127.0.0.1", 8000)
    (['http://192.0.2.7:8000/'], ['http://[2001:db8::7]:80/'], [])
    """
    found = own_addresses(host) if ipaddress.ip_address(host).is_unspecified else [host]
    return [f"http://[{one}]:{port}/" if ":" in one else f"http://{one}:{port}/" for one in _reachable(found)]


def own_addresses(host: str) -> list[str]:
    """The addresses of this machine that `0.0.0.0` or `::` stands for."""
    families = (socket.AF_INET,) if ":" not in host else (socket.AF_INET6,)
    leaving = [_leaves_from(family, target) for family in families for target in NOWHERE[family]]
    return [one for one in leaving if one] or _named(families)


def _leaves_from(family: socket.AddressFamily, target: str) -> str:
    """Return the local address used to reach a target, or an empty string if there is no route."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((target, 9))
            return str(probe.getsockname()[0])
    except OSError:
        return ""


def _named(families: Iterable[socket.AddressFamily]) -> list[str]:
    """List the addresses of this machine's own host name, for networks without a route to anywhere else."""
    try:
        found = socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_DGRAM)
    except OSError:
        return []
    return [str(address[0]) for family, _, _, _, address in found if family in families]


def _reachable(addresses: Iterable[str]) -> list[str]:
    """Remove duplicates, loopback addresses and link-local addresses."""
    plain = [(one, ipaddress.ip_address(one.partition("%")[0])) for one in dict.fromkeys(addresses)]
    return [one for one, parsed in plain if not (parsed.is_loopback or parsed.is_link_local or parsed.is_unspecified)]
