"""Counters and timings of the server in the Prometheus text format.

>>> metrics = Metrics()
>>> metrics.count("actions", by="player")
>>> metrics.took("commit", 0.003)
>>> print(metrics.text({"tables": 2}).splitlines()[1])
dvergar_actions_total{by="player"} 1
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping

EDGES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""The upper edges, in seconds, between which times are counted."""


class Metrics:
    """How often things happened, and how long they took."""

    def __init__(self) -> None:
        self.deliveries = 0
        """Messages sent to viewers. They are by far the most frequent, so counting them must cost nothing."""
        self._counts: Counter[tuple[str, str]] = Counter()
        self._times: dict[str, list[float]] = {}

    def count(self, name: str, amount: int = 1, **labels: str) -> None:
        """Count an event."""
        told = ",".join([f'{label}="{value}"' for label, value in labels.items()]) if labels else ""
        self._counts[name, told] += amount

    def took(self, name: str, seconds: float) -> None:
        """Record a duration."""
        kept = self._times.setdefault(name, [0.0] * (len(EDGES) + 3))
        kept[bisect_left(EDGES, seconds)] += 1
        kept[-2] += seconds
        kept[-1] += 1

    def text(self, gauges: Mapping[str, float]) -> str:
        """Return all metrics as text, together with the given current values."""
        lines: list[str] = []
        if self.deliveries:
            lines += ["# TYPE dvergar_deliveries_total counter", f"dvergar_deliveries_total {self.deliveries}"]
        for name in sorted({name for name, _ in self._counts}):
            lines.append(f"# TYPE dvergar_{name}_total counter")
            lines += [
                f"dvergar_{name}_total{{{labels}}} {count}" if labels else f"dvergar_{name}_total {count}"
                for (kind, labels), count in sorted(self._counts.items())
                if kind == name
            ]
        for name, kept in sorted(self._times.items()):
            lines += _histogram(f"dvergar_{name}_seconds", kept)
        for name, value in sorted(gauges.items()):
            lines += [f"# TYPE dvergar_{name} gauge", f"dvergar_{name} {value:g}"]
        return "\n".join(lines) + "\n"


def _histogram(name: str, kept: list[float]) -> list[str]:
    lines, sum_ = [f"# TYPE {name} histogram"], 0.0
    for edge, count in zip(EDGES, kept, strict=False):
        sum_ += count
        lines.append(f'{name}_bucket{{le="{edge:g}"}} {sum_:g}')
    return [*lines, f'{name}_bucket{{le="+Inf"}} {kept[-1]:g}', f"{name}_sum {kept[-2]:g}", f"{name}_count {kept[-1]:g}"]
