"""The bench measures what it says; its figures are no test, its parts are."""

import pytest
from bench.measuring import Ratio

from bench import measuring, sides
from dvergar.core.units import NIDAVELLIR
from tests.core.test_builds import BUILT


def test_a_ratio_knows_whether_its_limit_is_kept() -> None:
    assert Ratio("more is better", 8, 2, "x", 4).kept
    assert not Ratio("more is better", 7, 2, "x", 4).kept
    assert Ratio("less is better", 6, 2, "x", 3, at_most=True).kept
    assert not Ratio("less is better", 7, 2, "x", 3, at_most=True).kept


@pytest.mark.skipif(not BUILT, reason=f"NO COMPILED CORE: {NIDAVELLIR.module}")
def test_every_side_does_its_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "SECONDS", 0.001)
    for work in (
        sides.games_in_core(sides.compiled_engine(), 2),
        sides.games_in_core(sides.interpreted_engine(), 1),
        sides.integer_loop(),
        sides.seam_loop(),
    ):
        assert work() >= 3 * 8 * 4
    ours, theirs = measuring.rates(sides.clones(), sides.byte_copies())
    assert ours > 0
    assert theirs > 0
