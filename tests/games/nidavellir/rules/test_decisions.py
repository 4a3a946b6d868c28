"""Chapters 4, 5 and 12: bids, which decisions are asked and what runs automatically, options and editions."""

import random
from typing import Any

import pytest

import dvergar
from dvergar.api.errors import BadOption, IllegalAction, WrongSeat
from dvergar.games.nidavellir.rules.coins import trade
from tests.games.nidavellir.playing import asked, kinds, play, rare, scene, seat, words
from tests.games.nidavellir.setup_scenes import LAST_TAVERN, new


@pytest.mark.rule("N4.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_seat_bids_at_the_same_time(players: int) -> None:
    position = new(players)
    assert position.to_act == tuple(range(players))
    assert [position.decision(number).kind for number in range(players)] == ["bid"] * players
    assert len(position.decision(1).words) == 5 * 4 * 3


@pytest.mark.rule("N4.1")
def test_the_coins_that_are_not_bid_are_in_the_pouch() -> None:
    position = new(2)
    play(position, "0 bid 5 0 3")
    assert (seat(position, 0)["bid"], seat(position, 0)["pouch"]) == ("5 0 3", "2 4")


@pytest.mark.rule("N4.1")
@pytest.mark.parametrize("bid", ["bid 5 5 3", "bid 6 4 3", "bid 3s 4 3"])
def test_nobody_bids_a_missing_coin(bid: str) -> None:
    position = new(2)
    before = position.to_bytes()
    with pytest.raises(IllegalAction) as refused:
        position.play(0, bid)
    assert refused.value.rule == "N4.1"
    assert position.to_bytes() == before


@rare("N4.1", "N8.12", off={"taverns.owner_of": lambda s, hero: -1})
def test_ulines_owner_does_not_bid() -> None:
    position = scene({"heroes": "uline"}, {}, {}, turn=1)
    assert position.to_act == (1, 2)
    with pytest.raises(WrongSeat):
        position.play(0, "bid 5 4 3")


@pytest.mark.rule("N4.2")
def test_a_second_bid_of_the_same_seat_is_refused() -> None:
    position = new(3)
    play(position, "1 bid 5 4 3")
    before = position.to_bytes()
    with pytest.raises(WrongSeat):
        position.play(1, "bid 2 3 4")
    assert position.to_bytes() == before
    assert position.to_act == (0, 2)


@pytest.mark.rule("N4.2", "N4.3")
def test_bids_are_revealed_when_the_last_is_in() -> None:
    position = new(3)
    assert kinds(play(position, "2 bid 5 4 3", "0 bid 4 3 2")) == ["sealed", "sealed"]
    events = play(position, "1 bid 3 2 0")
    assert kinds(events)[:4] == ["sealed", "revealed", "revealed", "revealed"]
    assert [(event.seat, event.args["coin"]) for event in events if event.kind == "revealed"] == [(0, "4"), (1, "3"), (2, "5")]
    assert {event.args["tavern"] for event in events if event.kind == "revealed"} == {"goblin"}
    assert asked(position) == (2, "take")


@pytest.mark.rule("N4.2")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_bids_may_come_in_any_order_of_seats(order: tuple[int, ...]) -> None:
    bids = ["bid 5 4 3", "bid 5 0 3", "bid 2 4 0"]
    first, again = new(3), new(3)
    play(first, *(f"{number} {bids[number]}" for number in range(3)))
    play(again, *(f"{number} {bids[number]}" for number in order))
    assert again.to_bytes() == first.to_bytes()
    assert again.record().actions == first.record().actions == list(enumerate(bids))


@pytest.mark.rule("N4.5")
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (5, 3)])
def test_secret_coins_change_the_display_only(players: int, seed: int) -> None:
    public, secret = new(players, seed), new(players, seed, coins="secret")
    rng = random.Random(seed)
    while not public.over:
        assert secret.to_bytes() == public.to_bytes()
        for number in public.to_act:
            assert secret.decision(number).words == public.decision(number).words
            assert secret.view(number).to_bytes() == public.view(number).to_bytes()
        number = rng.choice(public.to_act)
        code = rng.choice(public.legal(number))
        assert secret.play(number, code) == public.play(number, code)
    assert secret.scores() == public.scores()


@pytest.mark.rule("N4.5")
def test_public_coins_are_printed_for_all() -> None:
    position = scene({"coins": "0 2 3 4 9"}, {})
    assert [position.view(viewer).to_dict()["seats"][0]["coins"] for viewer in (0, 1, None)] == ["0 2 3 4 9"] * 3


@pytest.mark.rule("N4.5")
def test_secret_coins_of_others_are_not_printed_but_their_changes_are() -> None:
    position = scene({"coins": "0 2 3 4 9"}, {}, options={"coins": "secret"})
    assert position.view(0).to_dict()["seats"][0]["coins"] == "0 2 3 4 9"
    for viewer in (1, None):
        shown = position.view(viewer).to_dict()["seats"][0]
        assert "coins" not in shown
        assert (shown["coins_out"], shown["coins_in"]) == (["5"], ["9"])


@pytest.mark.rule("N4.5", "N8.12")
def test_ulines_secret_hand_is_not_printed_for_others() -> None:
    position = scene({"heroes": "uline"}, {"bid": "4 3 2"}, options={"coins": "secret"})
    play(position, "0 lay 5")
    assert position.view(0).to_dict()["seats"][0]["hand"] == "0 2 3 4"
    for viewer in (1, None):
        shown = position.view(viewer).to_dict()["seats"][0]
        assert shown["bid"].split()[0] == "5"
        assert "hand" not in shown


@pytest.mark.rule("N5.1")
def test_taking_a_card_is_mandatory() -> None:
    position = scene({"bid": "5 4 3"}, {"bid": "4 3 2"}, taverns={"goblin": ["hunter", "miner 2", "explorer 5"]})
    assert asked(position) == (0, "take")
    assert words(position) == ["take hunter", "take miner 2", "take explorer 5"]


@pytest.mark.rule("N5.1")
def test_a_dwarf_goes_on_top_of_its_column() -> None:
    position = scene(
        {"bid": "5 4 3", "army": {"warrior": "9"}}, {"bid": "4 3 2"}, taverns={"goblin": ["warrior 4", "hunter", "hunter"]}
    )
    play(position, "0 take warrior 4")
    assert seat(position, 0)["army"] == {"warrior": "9 4"}


@rare("N5.1", "N7.2", off={"taverns.receive": lambda s, seat, card: None})
def test_an_offering_transforms_a_coin_at_once_and_is_discarded() -> None:
    position = scene({"bid": "5 4 3"}, {"bid": "4 3 2"}, taverns={"goblin": ["offering 3", "hunter", "hunter"]}, deck=["hunter"])
    assert "offering 3" not in position.to_dict()["discards"]
    play(position, "0 take offering 3")
    assert asked(position) == (0, "transform")
    play(position, "0 transform goblin 5")
    assert seat(position, 0)["coins"] == "0 2 3 4 8"
    assert seat(position, 0)["army"] == {}
    assert "offering 3" in position.to_dict()["discards"]
    assert asked(position) == (1, "take")


@pytest.mark.rule("N5.1")
def test_a_card_that_is_not_at_the_tavern_cannot_be_taken() -> None:
    position = scene({"bid": "5 4 3"}, {"bid": "4 3 2"}, taverns={"goblin": ["hunter", "hunter", "hunter"]})
    with pytest.raises(IllegalAction) as refused:
        position.play(0, "take miner 2")
    assert refused.value.rule == "N5.1"


FULL = {"warrior": "3 4 5", "miner": "0 0 1", "blacksmith": 3, "explorer": "5 6 7"}


@rare("N5.2", "N8.7", off={"heroes.due_hero": lambda s, seat: s.heroes[seat] == 0 and s.ranks[seat][1] > 0})
def test_heroes_follow_the_card_until_none_is_due() -> None:
    position = scene({"bid": "5 4 3", "army": FULL}, {"bid": "4 3 2"}, taverns={"goblin": ["hunter"] * 3})
    play(position, "0 take hunter")
    assert asked(position) == (0, "hero")
    play(position, "0 hero aral")
    assert asked(position) == (0, "hero")
    play(position, "0 hero skaa")
    assert asked(position) == (0, "hero")
    play(position, "0 hero dwerg")
    assert asked(position) == (1, "take")


@rare("N5.2", "N5.3", off={"flow.settle": lambda s: False})
def test_the_trade_comes_after_the_heroes() -> None:
    army = {"warrior": "3", "miner": "0", "blacksmith": 1, "explorer": "5"}
    position = scene({"bid": "0 4 3", "army": army}, {"bid": "0 3 2", "gem": 1}, taverns={"goblin": ["hunter"] * 3})
    events = play(position, "0 take hunter")
    assert asked(position) == (0, "hero")
    assert "traded" not in kinds(events)
    assert "traded" in kinds(play(position, "0 hero skaa"))


@pytest.mark.rule("N5.5")
def test_the_last_card_of_a_tavern_is_asked_too() -> None:
    position = scene({"bid": "5 4 3"}, {"bid": "4 3 2"}, {"bid": "3 2 0"}, taverns={"goblin": ["hunter", "hunter", "miner 2"]})
    play(position, "0 take hunter", "1 take hunter")
    assert asked(position) == (2, "take")
    assert words(position) == ["take miner 2"]


@pytest.mark.rule("N5.5", "N8.4")
def test_bonfurs_only_column_is_asked() -> None:
    army = {"warrior": "3 4 5 tarah", "hunter": "- - aral", "miner": "0 0 1 1", "blacksmith": 3, "explorer": "5 6 7 idunn"}
    position = scene({"bid": "5 4 3", "army": army}, {"bid": "4 3 2"}, taverns={"goblin": ["blacksmith"] * 3})
    play(position, "0 take blacksmith", "0 hero bonfur")
    assert asked(position) == (0, "discard")
    assert words(position) == ["discard miner"]


@pytest.mark.rule("N5.5", "N8.4")
def test_dagdas_only_pair_is_asked() -> None:
    army = {"warrior": "3 4 tarah", "hunter": 2, "miner": "0 0 1", "blacksmith": 3, "explorer": "5 6 idunn"}
    position = scene({"bid": "5 4 3", "army": army}, {"bid": "4 3 2"}, taverns={"goblin": ["hunter"] * 3})
    play(position, "0 take hunter", "0 hero dagda")
    assert asked(position) == (0, "discard")
    assert words(position) == ["discard miner blacksmith"]


@pytest.mark.rule("N5.5", "N9.7")
def test_the_pioneer_is_asked_even_among_equal_cards() -> None:
    position = scene({"army": {"explorer": "5"}}, age=1, stage="judging", deck=["hunter", "hunter", "hunter"])
    assert asked(position) == (0, "keep")
    assert words(position) == ["keep hunter"]


@rare("N5.5", "N7.1", off={"flow.begin_trade": lambda s, seat, coin: None})
def test_an_ordinary_trade_runs_automatically() -> None:
    position = scene({"bid": "5 4 3"}, {"bid": "0 3 2"}, taverns={"goblin": ["hunter"] * 3})
    events = play(position, "0 take hunter", "1 take hunter")
    assert [event.args for event in events if event.kind == "traded"] == [{"high": "5", "low": "4", "new": "9"}]
    assert asked(position) == (0, "take")


@rare("N5.5", "N8.14", off={"coins.coins_at": lambda s, seat, place: 3})
def test_ulines_last_two_coins_are_traded_without_asking() -> None:
    position = scene(
        {"bid": "5 4 -", "heroes": "uline"}, {"bid": "4 3 2"}, tavern="horse", taverns={"horse": ["hunter"] * 3}, turn=1
    )
    assert asked(position) == (0, "lay")
    play(position, "0 lay 0", "1 take hunter")
    assert kinds(play(position, "0 take hunter"))[:4] == ["took", "put", "coin-has-to", "coin-gone"]
    assert seat(position, 0)["coins"] == "0 2 4 5 5t"


@pytest.mark.rule("N5.5", "N8.14")
def test_uline_is_asked_which_of_three_coins_she_trades() -> None:
    position = scene(
        {"bid": "5 - -", "heroes": "uline"}, {"bid": "4 3 2"}, tavern="dragon", taverns={"dragon": ["hunter"] * 3}, turn=1
    )
    play(position, "0 lay 0", "1 take hunter", "0 take hunter")
    assert asked(position) == (0, "trade")
    assert words(position) == ["trade 3 2", "trade 4 2", "trade 4 3"]


@rare("N5.5", "N7.1", off={"coins.trade_pair": trade})
def test_which_5_leaves_is_asked_for_a_basic_beside_a_treasury_5_only() -> None:
    mixed = scene({"bid": "0 2 3", "coins": "0 2 3 5 5t"}, {"bid": "0 3 2", "gem": 1}, taverns={"goblin": ["hunter"] * 3})
    play(mixed, "0 take hunter")
    assert asked(mixed) == (0, "drop")
    assert words(mixed) == ["drop 5", "drop 5t"]
    equal = scene({"bid": "0 2 3", "coins": "0 2 3 5t 5t"}, {"bid": "0 3 2", "gem": 1}, taverns={"goblin": ["hunter"] * 3})
    assert "traded" in kinds(play(equal, "0 take hunter"))
    assert asked(equal) == (1, "take")


@pytest.mark.rule("N5.5")
def test_everything_else_runs_automatically() -> None:
    army = {"hunter": 2, "miner": "0 1", "blacksmith": 2}
    position = scene({"bid": "4 5 3", "gem": 5, "army": army}, {"bid": "2 5 3", "gem": 4}, age=1, **LAST_TAVERN)
    events = kinds(play(position, "0 take hunter", "1 take hunter"))
    automatic = ["swapped", "left-over", "coins-back", "hunted", "crowned", "put", "top-discarded", "shuffled", "filled"]
    positions = [len(events) - 1 - events[::-1].index(kind) for kind in automatic]
    assert positions == sorted(positions)
    assert asked(position) == (0, "bid")
    assert position.to_dict()["age"] == 2


EDITIONS = {
    "en": {"gems": "high", "take_back": "coin", "special_smith": "dwarf", "pioneer_discard": "open", "coins": "public"},
    "fr": {"gems": "high", "take_back": "value", "special_smith": "dwarf", "pioneer_discard": "open", "coins": "public"},
    "de": {"gems": "low", "take_back": "order", "special_smith": "distinction", "pioneer_discard": "unseen", "coins": "secret"},
}
VALUES: dict[str, list[Any]] = {
    "gems": ["high", "low"],
    "take_back": ["coin", "value", "order"],
    "special_smith": ["dwarf", "distinction"],
    "pioneer_discard": ["open", "unseen"],
    "coins": ["public", "secret"],
    "first_game": [False, True],
}


@pytest.mark.rule("N12.1")
@pytest.mark.parametrize("edition", ["en", "fr", "de"])
def test_an_edition_is_a_set_of_options(edition: str) -> None:
    options = dvergar.game("nidavellir", players=3, edition=edition).options
    assert options == {"players": 3, "edition": edition, "first_game": False, **EDITIONS[edition]}


@pytest.mark.rule("N12.1")
def test_the_newest_text_is_the_default() -> None:
    assert dvergar.game("nidavellir", players=3).options == dvergar.game("nidavellir", players=3, edition="fr").options


@pytest.mark.rule("N12.1")
@pytest.mark.parametrize("edition", ["en", "fr", "de"])
@pytest.mark.parametrize(("option", "value"), [(option, value) for option, values in VALUES.items() for value in values])
def test_any_option_can_be_set_separately(edition: str, option: str, value: Any) -> None:
    options = dvergar.game("nidavellir", players=3, edition=edition, **{option: value}).options
    assert options == {"players": 3, "edition": edition, "first_game": False, **EDITIONS[edition], option: value}


@pytest.mark.rule("N12.1")
@pytest.mark.parametrize(
    "options",
    [
        {"edition": "es"}, {"edition": None}, {"edition": ["fr"]}, {"gems": "middle"}, {"take_back": "never"}, {"take_back": 1},
        {"special_smith": "hero"}, {"pioneer_discard": True}, {"coins": ""}, {"first_game": "yes"}, {"first_game": 1},
        {"first_game": None}, {"gems": ["high"]}, {"gems": {}}, {"colour": "red"},
    ],
)  # fmt: skip
def test_unknown_options_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        dvergar.game("nidavellir", players=3, **options)


@pytest.mark.rule("N12.1")
def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadOption):
        dvergar.game("nidavelir", players=3)
