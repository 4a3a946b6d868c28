"""The ladder: correct Elo for known strengths, the same with any number of processes, and a page with all figures."""

import random
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from dvergar.api.registry import levels_of
from dvergar.bots.base import LEVEL_NAMES
from dvergar.cli.main import main
from dvergar.lab.elo import Meetings, bootstrap, elo, interval, together
from dvergar.lab.ladder import FEW, QUICK, SOON, Plan, Standings, climb, plans
from dvergar.lab.ladder_page import Climbed, page, picture, write

TRUE = (0, 150, 320, 420, 650)
WEAK = ("random", "guest", "journeyman")


def meetings(draw: random.Random, games: int = 2) -> Meetings:
    """Return the games of one deal between players of known strength."""
    found: Meetings = Counter()
    for one, other in combinations(range(len(TRUE)), 2):
        for _ in range(games):
            won = draw.random() < 1 / (1 + 10 ** ((TRUE[other] - TRUE[one]) / 400))
            found[one, other] += 2 * won
            found[other, one] += 2 * (not won)
    return found


def test_elo_recovers_the_strengths_behind_the_games() -> None:
    deals = [meetings(random.Random(seed)) for seed in range(2000)]
    assert elo(together(deals), len(TRUE)) == pytest.approx(TRUE, abs=25)
    assert elo(together(deals), len(TRUE), anchor=2) == pytest.approx([true - 320 for true in TRUE], abs=25)


def test_a_bot_that_never_lost_is_far_ahead_but_not_infinitely() -> None:
    ratings = elo(Counter({(0, 1): 0, (1, 0): 200}), 2)
    assert 800 < ratings[1] < 1200


@pytest.mark.thorough
def test_the_interval_holds_the_truth_about_as_often_as_promised() -> None:
    held = 0
    for trial in range(60):
        deals = [meetings(random.Random(f"{trial} {deal}")) for deal in range(60)]
        drawn = bootstrap(deals, len(TRUE), 80, trial)
        low, high = interval([ratings[3] - ratings[2] for ratings in drawn])
        held += low <= 100 <= high
    assert 48 <= held <= 60


def weak(plan: Plan, deals: int = 6) -> Plan:
    return plan._replace(bots=WEAK, deals=deals)


def test_every_level_has_every_seat_and_neighbours_meet_in_every_deal() -> None:
    plan = plans("nidavellir", 8, 1)[0]
    met = Counter(tuple(sorted(seating)) for deal in range(8) for seating in plan.seatings(deal))
    assert set(met) == set(combinations(range(7), 2))
    assert {met[pair] for pair in met if pair[1] - pair[0] == 1} == {16}
    assert max(met[pair] for pair in met if pair[1] - pair[0] > 2) == 4
    seats = Counter((bot, seat) for deal in range(8) for seating in plan.seatings(deal) for seat, bot in enumerate(seating))
    assert all(seats[bot, 0] == seats[bot, 1] for bot in range(7))


@pytest.mark.parametrize("game", ["nidavellir", "dwarf"])
def test_fast_bots_play_more_deals_and_larger_tables_fewer(game: str) -> None:
    two, three, *_, last = plans(game, 5, 1)
    for place, bot in enumerate(two.bots):
        played = max(deal for deal in range(two.all_deals) if any(place in seating for seating in two.seatings(deal)))
        simulations = levels_of(game)[bot].simulations if bot in LEVEL_NAMES else 0
        times = 1 if simulations > FEW else SOON if simulations else QUICK
        assert 5 * (times - 1) <= played < 5 * times, bot
    assert (two.all_deals, three.all_deals) == (5 * QUICK, 3)
    assert last.all_deals == (3 if last.players > 1 else 20)


def test_a_ladder_covers_every_number_of_players_and_solo() -> None:
    assert [plan.options for plan in plans("nidavellir", 4, 1)] == [{"players": players} for players in (2, 3, 4, 5)]
    alone = [plan.options.get("solo") for plan in plans("dwarf", 4, 1)]
    assert alone == [None] * 4 + ["eldhusfifl", "andvettr", "andvettr-fadir"]


def timeless(standings: Standings) -> Standings:
    rungs = tuple(rung._replace(cpu_per_move=0.0) for rung in standings.rungs)
    return standings._replace(seconds=0.0, rungs=rungs)


@pytest.mark.parametrize("game", ["nidavellir", "dwarf"])
def test_the_result_is_the_same_for_any_number_of_processes(game: str) -> None:
    told: list[int] = []
    plan = weak(plans(game, 6, 5)[1])
    one, two = climb(plan, 1, told.append), climb(plan, 2)
    assert timeless(one) == timeless(two)
    assert sum(told) == one.games == plan.games
    assert one.rungs[0].elo == 0 < one.rungs[1].elo < one.rungs[2].elo


def test_the_page_has_every_figure_and_the_picture_every_level(tmp_path: Path) -> None:
    tables = [climb(weak(plan, 2), 1) for plan in plans("dwarf", 2, 1) if plan.players in (1, 2, 3)]
    climbed = Climbed("dwarf", "dvergar ladder dwarf --deals 2", 1, tuple(tables))
    text = "\n".join(page(climbed))
    for rung in tables[0].rungs:
        assert f"| {rung.level} |" in text
        assert f"| {rung.elo:.0f} | {rung.low:.0f} to {rung.high:.0f} |" in text
        assert f">{rung.level}</text>" in picture(climbed)
    assert "dvergar ladder dwarf --deals 2" in text
    assert "## 3 players" in text
    assert "| level | eldhusfifl | andvettr | andvettr-fadir |" in text
    written = write(climbed, tmp_path / "docs")
    assert [path.name for path in written] == ["ladder-dwarf.md", "ladder-dwarf.svg"]
    assert written[0].read_text(encoding="utf-8").rstrip("\n") == text


def test_the_command_plays_the_ladder_and_prints_how_to_repeat_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr("dvergar.lab.ladder.plans", lambda *asked: [weak(plan, 1) for plan in plans(*asked) if plan.players < 4])
    assert main(["--lang", "en", "ladder", "dwarf", "--deals", "1", "--processes", "1", "--write", str(tmp_path)]) == 0
    said = capsys.readouterr().out
    assert "Journeyman" in said
    assert "Alone against Andvéttr" in said
    assert "Repeat with: dvergar" in said
    assert (tmp_path / "ladder-dwarf.md").exists()
    assert main(["--lang", "en", "ladder", "dwarf", "--deals", "1", "--processes", "1", "--up-to", "2"]) == 0
    said = capsys.readouterr().out
    assert "Dwarf, 2 players" in said
    assert "3 players" not in said
    assert "Alone" not in said
    assert main(["--lang", "en", "ladder", "dwarf", "--deals", "0"]) == 1
