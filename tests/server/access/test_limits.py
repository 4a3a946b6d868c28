"""Token buckets never exceed their rate, and forget keys that have not been used for long."""

from hypothesis import given
from hypothesis import strategies as st

from dvergar.server.access.guards import is_deep
from dvergar.server.access.limits import ConnectionSlots, TokenBuckets, is_loopback, network_of
from dvergar.server.operations.metrics import Metrics
from dvergar.server.operations.settings import Rate


@given(st.floats(1, 50), st.floats(0.1, 50), st.lists(st.floats(0, 2), min_size=1, max_size=200))
def test_a_bucket_gives_its_burst_and_what_was_refilled_since(burst: float, rate: float, waits: list[float]) -> None:
    now = [0.0]
    buckets = TokenBuckets(Rate(burst, rate), 10, lambda: now[0])
    taken = 0
    for wait in waits:
        now[0] += wait
        taken += buckets.take("ann")
        assert taken <= burst + now[0] * rate + 1e-6
    now[0] += burst / rate + 1
    assert buckets.take("ann")


def test_keys_have_separate_buckets_and_old_keys_are_forgotten() -> None:
    buckets = TokenBuckets(Rate(1, 0.001), 2, lambda: 0.0)
    assert [buckets.take(key) for key in ("a", "b", "a", "c", "b")] == [True, True, False, True, True]


def test_released_slots_can_be_used_again() -> None:
    places = ConnectionSlots(2)
    assert [places.acquire("a"), places.acquire("a"), places.acquire("a"), places.acquire("b")] == [True, True, False, True]
    places.release("a")
    assert places.acquire("a")
    for key in ("a", "a", "b"):
        places.release(key)
    assert not places._taken


def test_addresses_of_one_network_count_together() -> None:
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:1") != network_of("2001:db8:0:1::1")
    assert [is_loopback(address) for address in ("127.0.0.9", "::1", "::ffff:127.0.0.1", "192.0.2.1", "localhost", "")] == [
        True, True, True, False, False, False,
    ]  # fmt: skip


@given(st.recursive(st.text(max_size=5), lambda inner: st.lists(inner, max_size=3), max_leaves=10), st.integers(0, 6))
def test_depth_is_counted_as_json_nests(value: object, most: int) -> None:
    import json

    def depth(found: object) -> int:
        return 1 + max(map(depth, found), default=0) if isinstance(found, list) else 0

    assert is_deep(json.dumps(value), most) == (depth(value) > most)


def test_metrics_have_the_prometheus_format() -> None:
    metrics = Metrics()
    metrics.count("actions", 2, kind="act")
    for seconds in (0.0005, 0.02, 99.0):
        metrics.took("commit", seconds)
    lines = metrics.text({"sockets": 3}).splitlines()
    assert 'dvergar_actions_total{kind="act"} 2' in lines
    assert 'dvergar_commit_seconds_bucket{le="0.025"} 2' in lines
    assert 'dvergar_commit_seconds_bucket{le="10"} 2' in lines
    assert 'dvergar_commit_seconds_bucket{le="+Inf"} 3' in lines
    assert "dvergar_commit_seconds_count 3" in lines
    assert "dvergar_sockets 3" in lines
