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
@pytest.mark.parametrize("side", sides.SIDES, ids=lambda side: side.name)
def test_every_side_does_its_work(side: sides.Side, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "SECONDS", 0.001)
    for work in (
        sides.games_in_core(side.compiled, side.start, 2),
        sides.games_in_core(side.interpreted, side.start, 1),
        sides.integer_loop(side),
        sides.seam_loop(side),
    ):
        assert work() >= 3 * 8 * 2
    ours, theirs = measuring.rates(sides.clones(side), sides.byte_copies())
    assert ours > 0
    assert theirs > 0
