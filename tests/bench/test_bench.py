"""The benchmark's parts work. Its figures are not tested."""

from importlib.util import find_spec
from pathlib import Path

import pytest
from bench.measuring import Ratio

from bench import attack, measuring, searching, sides, start
from dvergar.games.nidavellir.unit import UNIT as NIDAVELLIR
from tests.core.compilation.test_builds import BUILT


def test_a_ratio_reports_whether_its_limit_is_kept() -> None:
    assert Ratio("more is better", 8, 2, "x", 4).kept
    assert not Ratio("more is better", 7, 2, "x", 4).kept
    assert Ratio("less is better", 6, 2, "x", 3, at_most=True).kept
    assert not Ratio("less is better", 7, 2, "x", 3, at_most=True).kept


@pytest.mark.skipif(not BUILT, reason=f"NO COMPILED CORE: {NIDAVELLIR.module}")
@pytest.mark.parametrize("side", sides.SIDES, ids=lambda side: side.name)
def test_every_side_of_a_comparison_runs(side: sides.Side, monkeypatch: pytest.MonkeyPatch) -> None:
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


@pytest.mark.skipif(not BUILT, reason=f"NO COMPILED CORE: {NIDAVELLIR.module}")
@pytest.mark.parametrize("side", sides.SIDES, ids=lambda side: side.name)
def test_every_search_runs(side: sides.Side, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "SECONDS", 0.001)
    assert searching.growing(side, side.compiled, 20)() == 20
    assert searching.growing(side, side.interpreted, 2)() == 2
    assert searching.growing(side, side.compiled, 20, decisions=True)() > 40
    assert all(each > 0 for each in searching.wall_rates(*(searching.threaded(side.name, threads, 40) for threads in (2, 1))))


@pytest.mark.skipif(not find_spec("pyspiel"), reason="OpenSpiel is not installed")
@pytest.mark.parametrize("peer", searching.PEERS)
def test_the_peer_searches(peer: str) -> None:
    assert searching.open_spiel_search(peer)() > searching.OPEN_SPIEL_SIMULATIONS * 20


@pytest.mark.thorough
def test_an_attack_is_measured_on_a_server_of_its_own(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["attack", "ping flood", "--seconds", "2", "--hold", "1.5"])
    attack.main()
    line = capsys.readouterr().out.splitlines()[-1].removeprefix("ping flood").split()
    sent, opened = float(line[0]), int(line[1])
    assert sent > 0
    assert opened >= 8


@pytest.mark.thorough
def test_both_starts_give_their_answers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = start.measured(tmp_path, 1, fresh=False)
    assert found.ours > 0
    assert found.theirs > 0
    assert "dvergar play" in capsys.readouterr().out
