"""Chapter 6, action resolution after Get Help: monsters, Mine, Forge, and the end of the round."""

from typing import Any

import pytest

from dvergar.api.play import Position
from dvergar.games.dwarf.rules import resolution
from dvergar.games.dwarf.rules.goods import is_monster, kind_at
from dvergar.games.dwarf.rules.material import EXCHANGES, FORGES, GOODS, GREAT_DRAGON, MINES, WORKERS
from dvergar.games.dwarf.rules.state import State, locations
from dvergar.games.dwarf.rules.workers import next_worker_on
from tests.games.dwarf.playing import args_of, asked, goods, kinds, play, rare, reasons, rules, scene, seat, words
from tests.games.dwarf.rules.test_specials import effects, refused, table

OUT = {"workers": ["pile", "pile"]}
ALLOY = {"2": ["iron seam", "alloy steel a"], "9": ["gold seam", "alloy steel a"]}
FORGE = {
    "3": ["iron seam", "forge sword b"], "4": ["iron seam", "forge axe a"], "6": ["iron seam", "forge crown a"],
    "7": ["gold seam", "forge mace a"], "8": ["iron seam", "forge helm b"], "9": ["gold seam", "forge dagger a"],
}  # fmt: skip
CALM = ["1 gold seam a", "5 gold seam a"]  # the next round's cards
DECLINE = {"decline": True}


def resolving(*seats: Any, stage: str = "defend", **position: Any) -> Position:
    """Return a position after everybody has placed workers and helpers, by location or as a table; monsters, Mine and Forge come
    now.
    """
    tables = [{"workers": given} if isinstance(given, list) else given for given in seats]
    return scene(*tables, stage=stage, mountain=CALM, **position)


def worked(position: Position, kind: str = "mined") -> list[tuple[int, int]]:
    """Return who took cards, and where, in order."""
    return [(done["seat"], done["location"]) for done in args_of(position.opening, kind)]


def monster(location: int, card: str) -> dict[str, list[str]]:
    """Return a mine with a monster on a location."""
    return {str(location): [card]}


def everybody_together(s: State, number: int, group: int, stage: int) -> int:
    """Helpers work with the regular workers: seams first."""
    own = [worker for worker in range(WORKERS) if resolution.works_on(s, number, worker, stage)]
    return min(own, key=lambda worker: kind_at(s, s.worker[number][worker])) if own else -1


def from_seat_0(s: State, stage: int) -> bool:
    """The order begins with seat 0, whoever started."""
    for number in range(s.players):
        for worker in range(WORKERS):
            if resolution.works_on(s, number, worker, stage):
                resolution.resolve(s, number, worker, stage)
                return True
    return False


def backwards(s: State) -> None:
    """Monsters from the last location to the first."""
    for location in reversed(range(locations(s))):
        if is_monster(kind_at(s, location)):
            resolution.attack(s, location)


def in_part(s: State, number: int, location: int, rule: int) -> None:
    """A player with too little pays in part."""
    for good in range(GOODS):
        s.goods[number][good] = max(0, s.goods[number][good] + EXCHANGES[kind_at(s, location)][good])


# Defend


@pytest.mark.rule("D6.2", "D6.3", "D1.3")
@pytest.mark.parametrize(
    ("location", "card", "losses", "rule"),
    [
        (9, "dragon b", [{"gold": -1}, {"gold": -1}, {}], "D6.3"),
        (4, "great dragon a", [{"gold": -3}, {"gold": -1}, {}], "D6.2"),
        (6, "knockers a", [{"iron": -1}, {}, {"iron": -1}], "D6.3"),
        (2, "orc raiders b", [{}, {}, {}], "D6.2"),
        (2, "sidhe b", [{"gold": -2, "iron": 2}, {"gold": -1, "iron": 1}, {}], "D6.3"),
    ],
)
def test_an_undefended_monster_hits_all(location: int, card: str, losses: list[dict[str, int]], rule: str) -> None:
    owned: list[dict[str, Any]] = [{"iron": 2, "gold": 3, "glory": 1}, {"gold": 1, "steel": 2}, {"iron": 1, "items": 3}]
    position = resolving(*(owns | OUT for owns in owned), mine=monster(location, card))
    assert args_of(position.opening, "attacked") == [{"seat": None, "location": location, "card": card, "losses": losses}]
    assert rules(position.opening, "attacked") == [rule]
    for number, (before, loss) in enumerate(zip(owned, losses, strict=True)):
        after = {name: before.get(name, 0) + loss.get(name, 0) for name in before | loss}
        assert goods(position, number) == {name: count for name, count in after.items() if count}


@rare("D6.2", "D1.3", off={"resolution.demand": lambda kind, gold: 1 if kind == GREAT_DRAGON else gold})
def test_a_loss_that_everybody_can_bear_is_no_ruling() -> None:
    position = resolving({"gold": 4} | OUT, {"gold": 2} | OUT, mine=monster(1, "sidhe a"))
    assert rules(position.opening, "attacked") == ["D6.2"]
    assert (goods(position, 0), goods(position, 1)) == ({"iron": 2, "gold": 2}, {"iron": 2})


@rare("D6.3", off={"resolution.demand": lambda kind, gold: 2 if gold > 1 else 0})
def test_the_sidhe_turn_a_single_gold_into_a_single_iron() -> None:
    position = resolving({"gold": 1} | OUT, {"gold": 2} | OUT, mine=monster(1, "sidhe a"))
    assert rules(position.opening, "attacked") == ["D6.3"]
    assert (goods(position, 0), goods(position, 1)) == ({"iron": 1}, {"iron": 2})


@rare("D6.2", off={"resolution.defend": backwards})
def test_the_sidhe_come_before_the_great_dragon_and_save_some_gold_as_iron() -> None:
    position = resolving({"gold": 3} | OUT, OUT, mine=monster(1, "sidhe a") | monster(4, "great dragon a"))
    assert [attack["location"] for attack in args_of(position.opening, "attacked")] == [1, 4]
    assert [attack["losses"][0] for attack in args_of(position.opening, "attacked")] == [{"gold": -2, "iron": 2}, {"gold": -1}]
    assert goods(position, 0) == {"iron": 2}


@rare("D6.2", "D9.3", off={"resolution.defend": backwards})
def test_the_sidhe_come_after_the_great_dragon_and_find_no_gold() -> None:
    position = resolving({"gold": 3} | OUT, OUT, OUT, OUT, mine=monster(10, "sidhe a") | monster(4, "great dragon a"))
    assert [attack["location"] for attack in args_of(position.opening, "attacked")] == [4, 10]
    assert [attack["losses"][0] for attack in args_of(position.opening, "attacked")] == [{"gold": -3}, {}]
    assert goods(position, 0) == {}


@pytest.mark.rule("D6.2", "D6.3")
def test_each_attack_hits_what_the_one_before_has_left() -> None:
    mine = monster(4, "dragon b") | monster(6, "knockers a") | monster(7, "knockers a") | monster(8, "dragon a")
    position = resolving({"gold": 1, "iron": 1} | OUT, {"gold": 3, "iron": 3} | OUT, mine=mine)
    assert [attack["losses"][0] for attack in args_of(position.opening, "attacked")] == [{"gold": -1}, {"iron": -1}, {}, {}]
    assert rules(position.opening, "attacked") == ["D6.2", "D6.2", "D6.3", "D6.3"]
    assert (goods(position, 0), goods(position, 1)) == ({}, {"iron": 1, "gold": 1})


@pytest.mark.rule("D6.2")
def test_a_worker_beats_its_monster_and_no_other() -> None:
    mine = monster(4, "dragon b") | monster(8, "dragon a")
    position = resolving({"gold": 3, "workers": [8, 1]}, {"gold": 3} | OUT, mine=mine)
    assert args_of(position.opening, "attacked")[0]["location"] == 4
    assert args_of(position.opening, "defended") == [{"seat": 0, "location": 8, "card": "dragon a", "gains": {"glory": 1}}]
    assert (rules(position.opening, "defended"), goods(position, 0)) == (["D6.2"], {"iron": 3, "gold": 2, "glory": 1})


@pytest.mark.rule("D6.2", "D6.4")
def test_monsters_come_before_the_mines() -> None:
    position = resolving([9, 1], OUT, mine=monster(4, "great dragon a") | monster(6, "knockers a"))
    assert goods(position, 0) == {"iron": 3, "gold": 1}


@rare("D5.1", "D6.2", off={"resolution.is_free": lambda s, location: True})
def test_muster_keeps_away_what_nobody_beats() -> None:
    mine = monster(4, "dragon b") | monster(8, "dragon a")
    position = resolving({"gold": 3, "workers": [8, "pile"]}, {"gold": 3} | OUT, mine=mine, muster=True)
    assert args_of(position.opening, "kept-away") == [{"seat": None, "location": 4, "card": "dragon b"}]
    assert worked(position, "defended") == [(0, 8)]
    assert (goods(position, 0), goods(position, 1)) == ({"gold": 3, "glory": 1}, {"gold": 3})


# Orc Raiders


@rare("D6.4", off={"resolution.attack": lambda s, location: None})
def test_orc_raiders_stop_seams_and_alloy_steel_but_no_forge() -> None:
    mine = monster(3, "orc raiders a") | {"2": ALLOY["2"], "4": FORGE["4"]}
    position = resolving({"iron": 3, "workers": [1, 2]}, {"steel": 2, "workers": [4, 9]}, mine=mine)
    assert {"mined", "too-poor"}.isdisjoint(kinds(position.opening))
    assert rules(position.opening, "mines-closed") == ["D6.4"]
    assert (goods(position, 0), goods(position, 1)) == ({"iron": 3}, {"items": 1})


@pytest.mark.rule("D6.4", "D6.2")
def test_the_mines_are_closed_once_and_for_one_round() -> None:
    mine = monster(3, "orc raiders a") | monster(4, "orc raiders a")
    position = resolving([1, 5], OUT, mine=mine)
    assert kinds(position.opening).count("mines-closed") == 1
    events = play(position, "0 worker 3", "1 worker 4", "1 worker 8", "0 pass")
    assert [(mined["seat"], mined["location"]) for mined in args_of(events, "mined")] == [(1, 8)]


@rare("D6.4", "D6.2", off={"resolution.is_free": lambda s, location: True})
def test_orc_raiders_that_are_beaten_close_nothing() -> None:
    position = resolving([3, 1], [4, 5], mine=monster(3, "orc raiders a") | monster(4, "orc raiders a"))
    assert "mines-closed" not in kinds(position.opening)
    assert (goods(position, 0), goods(position, 1)) == ({"iron": 3, "glory": 1}, {"iron": 3, "glory": 1})


@rare("D4.8", "D6.4", off={"resolution.is_free": lambda s, location: next_worker_on(s, location) < 0})
def test_a_spent_worker_holds_orc_raiders_off() -> None:
    position = resolving([{"at": 3, "spent": True}, 1], OUT, mine=monster(3, "orc raiders a"))
    assert args_of(position.opening, "held-off") == [{"seat": None, "location": 3, "card": "orc raiders a"}]
    assert goods(position, 0) == {"iron": 3}


# Mine, and who goes first


@pytest.mark.rule("D6.4", "D1.3")
def test_a_mine_card_gives_what_it_says() -> None:
    position = resolving({"iron": 4, "workers": [2, "home"]}, [1, 7], mine={"2": ALLOY["2"]})
    assert [mined["gains"] for mined in args_of(position.opening, "mined")] == [
        {"iron": -3, "steel": 2},
        {"iron": 3},
        {"gold": 1},
    ]
    assert rules(position.opening, "mined") == ["D6.4"] * 3


@rare("D6.4", "D6.5", off={"resolution.resolve_next": from_seat_0})
def test_the_start_player_resolves_first_in_mine_and_forge() -> None:
    rich = {"iron": 9, "steel": 9, "gold": 9}
    seats = [rich | {"workers": [1, 4]}, rich | {"workers": [2, 6]}, rich | {"workers": [5, 7]}]
    position = resolving(*seats, mine={number: FORGE[number] for number in ("4", "6", "7")}, starter=1)
    assert worked(position) == [(1, 2), (2, 5), (0, 1)]
    assert worked(position, "forged") == [(1, 6), (2, 7), (0, 4)]
    assert rules(position.opening, "forged") == ["D6.5"] * 3


@rare("D6.6", "D6.4", off={"resolution.next_in_group": everybody_together})
def test_a_helpers_iron_is_too_late_for_a_regular_workers_alloy_steel() -> None:
    position = resolving([2, 7, 1, "home"], OUT, mine=ALLOY)
    assert kinds(position.opening)[:3] == ["mined", "too-poor", "mined"]
    assert (worked(position), worked(position, "too-poor")) == ([(0, 7), (0, 1)], [(0, 2)])
    assert goods(position, 0) == {"iron": 3, "gold": 1}


@pytest.mark.rule("D6.6", "D6.4")
def test_a_regular_workers_iron_is_in_time_for_a_helpers_alloy_steel() -> None:
    position = resolving([1, 7, 2, "home"], OUT, mine=ALLOY)
    assert goods(position, 0) == {"steel": 2, "gold": 1}


@pytest.mark.rule("D6.6", "D6.5")
def test_a_helpers_iron_and_steel_are_in_time_for_every_forge() -> None:
    position = resolving({"iron": 3, "workers": [9, "pile", 2, 1]}, OUT, mine=FORGE | {"2": ALLOY["2"]})
    assert (worked(position), worked(position, "forged")) == ([(0, 1), (0, 2)], [(0, 9)])
    assert goods(position, 0) == {"iron": 2, "items": 1}


@rare("D6.6", "D6.5", off={"resolution.next_in_group": everybody_together})
def test_regular_workers_forge_before_helpers() -> None:
    position = resolving({"iron": 1, "steel": 2, "workers": [9, "home", 4, "home"]}, OUT, mine=FORGE)
    assert (worked(position, "forged"), worked(position, "too-poor")) == ([(0, 9)], [(0, 4)])
    assert goods(position, 0) == {"items": 1}


# The order of one player's two workers


@rare("D6.4", off={"resolution.order_matters": lambda s, number, first, stage: False})
def test_a_seam_and_alloy_steel_with_too_little_iron_are_sorted() -> None:
    for first, left in (("first 1", {"iron": 2, "steel": 2}), ("first 2", {"iron": 5})):
        position = resolving({"iron": 2, "workers": [1, 2]}, OUT, mine=ALLOY)
        assert (asked(position), position.decision().rule) == ((0, "sort"), "D6.4")
        assert (words(position), reasons(position)) == (["first 1", "first 2"], {})
        poor = {"card": "alloy steel a", "poor": True, "short": {"iron": 1}, "together": {"iron": 3}}
        assert effects(position, "first 2") == poor
        events = play(position, f"0 {first}")
        assert args_of(events, "sorted") == [{"seat": 0, "location": int(first[-1])}]
        assert (rules(events, "sorted"), goods(position, 0)) == (["D6.4"], left)


@rare("D6.4", off={"resolution.order_matters": lambda s, number, first, stage: first == 0})
def test_two_helpers_are_sorted_likewise() -> None:
    position = resolving(["pile", "pile", 1, 2], OUT, mine=ALLOY)
    assert asked(position) == (0, "sort")
    events = play(position, "0 first 1")
    assert [mined["location"] for mined in args_of(events, "mined")] == [1, 2]


@rare("D6.4", off={"resolution.order_matters": lambda s, number, first, stage: stage == MINES})
def test_mine_cards_are_not_sorted_where_the_order_changes_nothing() -> None:
    for iron, places in ((3, [1, 2]), (0, [7, 2]), (0, [1, 7]), (0, [1, 3]), (0, [2, 9]), (3, [2, 9]), (6, [2, 9])):
        assert asked(resolving({"iron": iron, "workers": places}, OUT, mine=ALLOY)) == (0, "act")
    assert asked(resolving([1, 7, 2, "home"], OUT, mine=ALLOY)) == (0, "act")
    assert asked(resolving([2, 7, 1, "home"], OUT, mine=ALLOY)) == (0, "act")
    assert asked(resolving([1, {"at": 2, "spent": True}], OUT, mine=ALLOY)) == (0, "act")
    assert asked(resolving([1, 2], OUT, mine=ALLOY | monster(3, "orc raiders a"))) == (0, "act")


@rare("D6.5", off={"resolution.order_matters": lambda s, number, first, stage: False})
def test_forges_that_cannot_both_be_paid_are_sorted() -> None:
    for first, left in (("first 4", {"gold": 1, "items": 1}), ("first 7", {"items": 1})):
        position = resolving({"steel": 2, "gold": 1, "workers": [4, 7]}, OUT, mine=FORGE)
        assert (asked(position), position.decision().rule) == ((0, "sort"), "D6.5")
        mace = {"steel": -2, "gold": -1, "items": 1}
        assert effects(position, "first 7") == {"card": "forge mace a", "gains": mace, "together": mace}
        events = play(position, f"0 {first}")
        assert (rules(events, "sorted"), kinds(events)[:3]) == (["D6.5"], ["sorted", "forged", "too-poor"])
        assert goods(position, 0) == left


@rare("D6.5", off={"resolution.order_matters": lambda s, number, first, stage: stage == FORGES})
def test_forges_are_not_sorted_where_the_order_changes_nothing() -> None:
    mine = FORGE | {"6": ["iron seam", "forge armour b"]}
    for steel, gold, places in ((4, 1, [4, 7]), (1, 1, [4, 7]), (2, 0, [4, 7]), (2, 1, [6, 7]), (2, 9, [4, "home"])):
        assert asked(resolving({"steel": steel, "gold": gold, "workers": places}, OUT, mine=mine))[1] == "act"
    assert asked(resolving({"gold": 3, "workers": [4, 6]}, OUT, mine=FORGE))[1] == "act"
    assert asked(resolving({"steel": 2, "gold": 1, "workers": [4, "home", 7, "home"]}, OUT, mine=FORGE))[1] == "act"


@pytest.mark.rule("D6.4", "D6.5")
def test_every_player_is_asked_separately() -> None:
    me = {"steel": 2, "gold": 1, "workers": [4, 7]}
    position = resolving(me, {"iron": 1, "workers": [1, 2]}, mine=FORGE | {"2": ALLOY["2"]})
    assert asked(position) == (1, "sort")
    play(position, "1 first 2")
    assert asked(position) == (0, "sort")


@pytest.mark.rule("D6.4", "D6.5")
def test_only_the_two_workers_are_put_first() -> None:
    position = resolving({"iron": 2, "workers": [1, 2, 7, "home"]}, OUT, mine=ALLOY)
    assert refused(position, "0 first 3", "0 first 7", "0 worker 1", "0 pass") == ["D6.4"] * 4
    forges = resolving({"steel": 2, "gold": 1, "workers": [4, 7]}, OUT, mine=FORGE)
    assert refused(forges, "0 first 1", "0 exchange", "0 decline") == ["D6.5"] * 3


# Too little, or declined

PRICES = {
    (4, "forge axe a"): {"steel": 2}, (6, "forge crown a"): {"gold": 3}, (9, "forge dagger a"): {"iron": 1, "steel": 2},
    (7, "forge mace a"): {"steel": 2, "gold": 1}, (6, "forge armour b"): {"steel": 2, "gold": 1},
    (7, "forge diadem b"): {"iron": 1, "steel": 1, "gold": 1}, (8, "forge helm b"): {"steel": 1, "gold": 2},
    (3, "forge sword b"): {"steel": 3},
}  # fmt: skip


@pytest.mark.rule("D1.3", "D6.5", "D6.7")
@pytest.mark.parametrize(("location", "card"), list(PRICES))
def test_a_forge_takes_its_whole_price_or_nothing(location: int, card: str) -> None:
    price = PRICES[location, card]
    paid = resolving(price | {"workers": [location, "home"]}, OUT, mine={str(location): [card]})
    gains = {name: -count for name, count in price.items()} | {"items": 1}
    assert args_of(paid.opening, "forged") == [{"seat": 0, "location": location, "card": card, "gains": gains}]
    assert goods(paid, 0) == {"items": 1}
    for name in price:
        owned = dict.fromkeys(("iron", "steel", "gold"), 9) | {name: price[name] - 1}
        poor = resolving(owned | {"workers": [location, "home"]}, OUT, mine={str(location): [card]})
        assert args_of(poor.opening, "too-poor") == [{"seat": 0, "location": location, "card": card}]
        assert goods(poor, 0) == {good: count for good, count in owned.items() if count}


@rare("D6.7", off={"goods.exchange": in_part})
def test_nothing_is_paid_in_part() -> None:
    position = resolving({"iron": 2, "steel": 1, "gold": 1, "workers": [2, 4]}, OUT, mine={"2": ALLOY["2"], "4": FORGE["4"]})
    assert rules(position.opening, "too-poor") == ["D6.7", "D6.7"]
    assert goods(position, 0) == {"iron": 2, "steel": 1, "gold": 1}


@rare("D6.7", off={"resolution.is_asked": lambda s, number, kind: False})
def test_with_decline_every_payable_exchange_is_asked() -> None:
    mine = {"2": ALLOY["2"], "4": FORGE["4"]}
    position = resolving({"iron": 3, "workers": [2, 4]}, [1, 7], mine=mine, options=DECLINE)
    assert (asked(position), position.decision().rule) == ((0, "exchange"), "D6.7")
    assert words(position) == ["exchange", "decline"]
    assert effects(position, "exchange") == {"card": "alloy steel a", "location": 2, "gains": {"iron": -3, "steel": 2}}
    assert effects(position, "decline") == {"card": "alloy steel a", "location": 2}
    assert rules(play(position, "0 exchange"), "mined") == ["D6.4"] * 3
    assert effects(position, "exchange") == {"card": "forge axe a", "location": 4, "gains": {"steel": -2, "items": 1}}
    events = play(position, "0 decline")
    assert args_of(events, "declined") == [{"seat": 0, "location": 4, "card": "forge axe a"}]
    assert (rules(events, "declined"), goods(position, 0)) == (["D6.7"], {"steel": 2})


@pytest.mark.rule("D6.7")
def test_seams_and_what_cannot_be_paid_are_never_asked() -> None:
    position = resolving([1, 4], {"iron": 2, "workers": [2, 7]}, mine={"2": ALLOY["2"], "4": FORGE["4"]}, options=DECLINE)
    assert (asked(position)[1], worked(position, "too-poor")) == ("act", [(1, 2), (0, 4)])


@pytest.mark.rule("D6.7", "D6.4", "D6.5")
def test_with_decline_nothing_is_sorted_because_declining_gives_every_result() -> None:
    for answer, left in (("exchange", {"steel": 2}), ("decline", {"iron": 3})):
        position = resolving([2, 1], OUT, mine=ALLOY, options=DECLINE)
        play(position, f"0 {answer}")
        assert goods(position, 0) == left
    for answers, left in ((["exchange"], {"gold": 1, "items": 1}), (["decline", "exchange"], {"items": 1})):
        position = resolving({"steel": 2, "gold": 1, "workers": [4, 7]}, OUT, mine=FORGE, options=DECLINE)
        play(position, *(f"0 {answer}" for answer in answers))
        assert (asked(position)[1], goods(position, 0)) == ("act", left)


@rare("D6.7", "D4.6", "D6.8", off={"workers.is_asked": lambda s, number, kind: False})
def test_an_early_exchange_may_be_declined_too_and_passes_the_marker() -> None:
    position = table("turn back", {"steel": 2, "workers": [4]}, {}, {}, mine={"4": FORGE["4"]}, options=DECLINE, mountain=CALM)
    assert kinds(play(position, "1 special 1")) == ["paid", "took-special", "no-effect"]
    assert (asked(position), words(position)) == ((0, "exchange"), ["exchange", "decline"])
    assert effects(position, "decline") == {"card": "forge axe a", "location": 4}
    assert kinds(play(position, "0 decline")) == ["early", "declined", "landed"]
    assert asked(position) == (2, "act")
    events = play(position, "2 worker 1", "2 pass", "0 pass")
    assert args_of(events, "marker-passed") == [{"seat": 1}]
    assert goods(position, 0) == {"steel": 2}


@pytest.mark.rule("D6.7", "D4.6", "D5.7")
def test_each_worker_that_resolves_early_is_asked_in_order_of_placing() -> None:
    first = {"iron": 1, "steel": 2, "workers": [9]}
    position = table("apprentice", first, {"iron": 2, "steel": 2}, {}, mine={"9": FORGE["9"]}, options=DECLINE)
    play(position, "1 special 1", "1 join 9")
    assert asked(position) == (0, "exchange")
    play(position, "0 decline")
    assert asked(position) == (1, "exchange")
    assert kinds(play(position, "1 exchange")) == ["early", "forged", "landed"]
    assert (asked(position), goods(position, 1)) == ((2, "act"), {"iron": 1, "items": 1})


# The end of the round


@pytest.mark.rule("D6.9")
def test_all_workers_go_home_before_the_next_round() -> None:
    position = resolving([1, 2], [3, "pile"])
    assert rules(position.opening, "workers-home") == ["D6.9"]
    assert kinds(position.opening)[-4:] == ["workers-home", "round-began", "drew", "drew"]
    assert [seat(position, number)["workers"] for number in (0, 1)] == [["home"] * 4] * 2


@rare("D6.9", off={"resolution.has_masterpieces": lambda s: False})
def test_four_items_at_the_end_of_a_round_end_the_game() -> None:
    poor, rich = {"items": 3, "steel": 2, "workers": [4, 1]}, {"items": 5} | OUT
    position = resolving(poor, rich, {"items": 3} | OUT, mine={"4": FORGE["4"]})
    assert args_of(position.opening, "four-items") == [{"seat": 0, "items": 4}, {"seat": 1, "items": 5}]
    assert rules(position.opening, "four-items") == ["D6.9", "D6.9"]
    assert position.over
    assert "drew" not in kinds(position.opening)


@pytest.mark.rule("D6.9", "D5.3")
def test_an_item_that_was_sold_does_not_count() -> None:
    position = table("sell an item", {"items": 4}, {})
    events = play(position, "0 special 1", "0 sell 5 gold", "1 worker 1", "1 pass")
    assert ("four-items" in kinds(events), position.over) == (False, False)


@rare("D6.9", "D5.5", off={"resolution.has_masterpieces": lambda s: False})
def test_a_commissioned_item_counts_and_the_round_is_played_to_its_end() -> None:
    position = table("special order", {"items": 3, "iron": 1, "steel": 1, "gold": 3}, {"steel": 2}, {}, mine={"4": FORGE["4"]})
    play(position, "0 special 1", "0 order 1 iron 1 steel 3 gold")
    assert (goods(position, 0), asked(position)) == ({"items": 4}, (1, "act"))
    events = play(position, "1 worker 4", "2 worker 1", "2 worker 2", "1 pass")
    assert (len(args_of(events, "mined")), len(args_of(events, "forged"))) == (2, 1)
    assert (args_of(events, "four-items"), position.over) == ([{"seat": 0, "items": 4}], True)


@pytest.mark.rule("D6.9", "D6.5")
def test_a_fourth_item_lets_the_others_forge() -> None:
    seats = {"items": 3, "steel": 2, "workers": [4, 1]}, {"gold": 3, "workers": [6, 2]}
    position = resolving(*seats, mine=FORGE)
    assert worked(position, "forged") == [(0, 4), (1, 6)]
    assert position.over
