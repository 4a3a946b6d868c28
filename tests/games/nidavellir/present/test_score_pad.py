"""A score pad of Nidavellir: entries instead of cards, how a score is reached, and what is impossible."""

from typing import Any

import pytest

import dvergar
from dvergar.api.errors import BadPosition
from dvergar.api.values import Finding
from dvergar.games.nidavellir.rules import score
from dvergar.i18n import catalogue
from dvergar.scorepad.pads import read_pad
from dvergar.scorepad.tally import tally

FIVE = "0 2 3 4 5"


def doubts(*seats: dict[str, Any], players: int = 3, **options: Any) -> list[Finding]:
    """Return the findings; a seat without coins has the basic five."""
    return dvergar.game("nidavellir", players=players, **options).doubts({"seats": list(seats)})


def keys(*seats: dict[str, Any], **options: Any) -> list[tuple[str, str, str]]:
    return [(finding.field, finding.key, finding.rule) for finding in doubts(*seats, **options)]


def sheet(*seats: dict[str, Any], players: int = 3) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = dvergar.game("nidavellir", players=players).sheet({"seats": list(seats)})
    return found


@pytest.mark.rule("X1")
def test_the_example_of_204_points_has_nothing_odd_and_a_sheet() -> None:
    army = {"warrior": "5 6 8 9", "hunter": 4, "miner": "0 0 1 1 2", "blacksmith": 3, "explorer": {"points": 34}}
    seat = {"army": army, "heroes": "skaa lokdur tarah", "coins": "3s 5 9 12 24"}
    assert keys(seat) == []
    own = sheet(seat)[0]
    assert (own["warrior_coin"], own["heroes"], own["coins"], own["gem"]) == (24, {"skaa": 17}, "24 12 9 5 3s", 0)


@pytest.mark.rule("N10.1")
def test_the_most_warriors_are_determined_whatever_the_form_of_entry() -> None:
    typed, cards = {"warrior": {"ranks": 3, "points": 20}}, {"warrior": "kraal 5"}
    assert [own["warrior_coin"] for own in sheet({"army": typed}, {"army": cards, "coins": "0 2 3 4 17"}, {})] == [5, 17, 0]


@pytest.mark.rule("N10.1", "N8.20 idunn")
def test_points_of_explorers_are_enough_unless_idunn_counts_ranks() -> None:
    army = {"explorer": {"points": 34}}
    assert keys({"army": army}) == []
    assert keys({"army": army, "heroes": "idunn"}) == [("seats[0].army.explorer", "finding-ranks-missing", "N10.1")]


@pytest.mark.rule("N10.1", "N10.2")
@pytest.mark.parametrize(("name", "rule"), [("warrior", "N10.1"), ("miner", "N10.2")])
def test_warriors_and_miners_need_ranks(name: str, rule: str) -> None:
    assert keys({"army": {name: {"points": 4}}}) == [(f"seats[0].army.{name}", "finding-ranks-missing", rule)]


@pytest.mark.rule("N1.2")
def test_a_number_of_ranks_has_at_most_the_points_of_its_cards() -> None:
    best = 20 + 11 + 11 + 11  # Hourya, both 11s, Ylud
    assert keys({"army": {"explorer": {"ranks": 4, "points": best}}}) == []
    (finding,) = doubts({"army": {"explorer": {"ranks": 4, "points": best + 1}}})
    assert (finding.key, finding.args, finding.impossible) == ("finding-points-many", {"ranks": 4, "most": best}, True)


@pytest.mark.rule("N1.2")
def test_all_seats_together_have_at_most_the_ranks_of_the_deck() -> None:
    hunters = 12 + 2 + 3 + 1  # the cards, Aral, Dagda, Ylud
    assert keys({"army": {"hunter": {"ranks": 10}}}, {"army": {"hunter": {"ranks": hunters - 10}}}) == []
    fields = [field for field, _, _ in keys({"army": {"hunter": {"ranks": 10}}}, {"army": {"hunter": {"ranks": hunters - 9}}})]
    assert fields == ["seats[0].army.hunter", "seats[1].army.hunter"]
    assert keys({"army": {"hunter": {"ranks": 10}}}, {"army": {"hunter": {"ranks": 12}}}, players=5) == []


@pytest.mark.rule("N1.2")
def test_more_of_a_card_than_exist() -> None:
    assert keys({"army": {"warrior": "3 3"}}, {"army": {"warrior": "3"}}) == [
        ("seats[1].army.warrior", "finding-card-too-often", "N1.2")
    ]
    assert keys({"army": {"explorer": "12"}}) == [("seats[0].army.explorer", "finding-card-too-often", "N1.2")]


@pytest.mark.rule("N1.6", "N9.4")
@pytest.mark.parametrize(
    ("coins", "found"),
    [
        ("", ["finding-coin-count"]),
        ("2 3 4 5", ["finding-coin-count"]),
        ("0 2 3 4 5 6", ["finding-coin-count"]),
        ("0 0 3 4 5", ["finding-coin-twice"]),
        ("2 3 4 5 6", ["finding-coin-zero"]),
        ("0 3s 4 5 6", ["finding-coin-zero"]),
        ("0 2 3 25 25", ["finding-coin-too-often"]),
        (FIVE, []),
    ],
)
def test_coins_that_nobody_can_hold(coins: str, found: list[str]) -> None:
    assert [key for _, key, _ in keys({"coins": coins})] == found


@pytest.mark.rule("N1.6")
def test_a_coin_held_by_two_players() -> None:
    assert keys({"coins": "0 2 3 4 24"}, {"coins": "0 2 3 5 24"}) == [("seats[1].coins", "finding-coin-too-often", "N1.6")]


@pytest.mark.rule("N1.8")
def test_six_dwergs_and_one_twice() -> None:
    assert {key for _, key, _ in keys({"heroes": "dwerg dwerg dwerg"}, {"heroes": "dwerg dwerg dwerg"})} == {"finding-dwergs"}
    assert {key for _, key, _ in keys({"heroes": "dwerg_ymir"}, {"heroes": "dwerg_ymir"})} == {"finding-hero-twice"}


@pytest.mark.rule("N1.7")
def test_there_is_one_gem_6() -> None:
    assert [key for _, key, _ in keys({"gem": 6}, {"gem": 6})] == ["finding-gem-twice", "finding-gem-twice"]


@pytest.mark.rule("N8.1", "N8.18")
def test_odd_but_possible_while_cards_are_still_missing() -> None:
    army = {"warrior": "5 6", "hunter": 2, "miner": "0 1", "blacksmith": 2, "explorer": "5 6"}
    found = [(finding.key, finding.impossible) for finding in doubts({"army": army, "heroes": "ylud"})]
    assert found == [("finding-hero-due", False), ("finding-ylud-stands", False)]
    assert doubts({"army": {"miner": "0 ylud"}}) == []


@pytest.mark.rule("N2.3")
def test_a_first_game_has_no_hard_heroes() -> None:
    assert [key for _, key, _ in keys({"heroes": "uline"}, first_game=True)] == ["finding-hero-out"]


def test_a_number_out_of_bounds_is_named_with_its_whole_path() -> None:
    with pytest.raises(BadPosition) as caught:
        sheet({}, {"army": {"miner": {"ranks": 100}}})
    assert caught.value.field == "seats[1].army.miner.ranks"


def test_an_impossible_pad_is_still_added_up() -> None:
    table = dvergar.game("nidavellir", players=2)
    assert table.score({"seats": [{"coins": "25 25 25 25 25 25"}, {"coins": ""}]})[0].total == 150


def test_a_pad_is_added_up_by_the_rules_own_functions(monkeypatch: pytest.MonkeyPatch) -> None:
    table, seats = dvergar.game("nidavellir", players=2), {"seats": [{"army": {"warrior": "5"}}, {"coins": FIVE}]}
    assert [one.parts["warrior"] for one in table.score(seats)] == [10, 0]
    monkeypatch.setattr(score, "has_most_warriors", lambda s, seat: seat == 1)
    assert [one.parts["warrior"] for one in table.score(seats)] == [5, 5]
    assert [own["warrior_coin"] for own in table.sheet(seats)] == [0, 5]


@pytest.mark.rule("N10.1", "N10.2", "N10.3")
def test_every_figure_is_explained() -> None:
    army = {"warrior": "5 6", "hunter": 3, "miner": "0 2", "blacksmith": 1, "explorer": {"ranks": 2, "points": 12}}
    seat = {"army": army, "heroes": "idunn astrid dwerg dwerg", "coins": "0 3s 5 5t 12", "gem": 6}
    rows = tally(read_pad({"seats": [seat, {"coins": ""}]}, "nidavellir"), catalogue("en"))["seats"]
    how = [{part["part"]: part["how"] for part in row["parts"]} for row in rows]
    assert how[0] == {
        "warrior": "11 + coin 12",
        "hunter": "3 × 3",
        "miner": "2 × 2 ranks",
        "blacksmith": "1 rank",
        "explorer": "12 + Idunn 4",
        "heroes": "2 Dwergs 40, Astrid 12",
        "coins": "12 5 5 3 0, gem 6: +3",
    }
    assert (how[1]["warrior"], how[1]["heroes"], how[1]["coins"]) == ("", "none", "none")
