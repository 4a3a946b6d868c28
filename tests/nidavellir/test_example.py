"""Thrud is never covered."""

from tests.nidavellir.playing import asked, play, rare, scene, seat


@rare("N8.8", off={"armies.lift_thrud": lambda s, seat, column: None})
def test_thrud_is_lifted_by_a_dwarf() -> None:
    position = scene(
        {"bid": "5 4 3", "army": {"hunter": "- thrud"}},
        {"bid": "0 4 3"},
        taverns={"goblin": ["hunter", "miner 2", "explorer 5"]},
    )
    play(position, "0 take hunter")
    assert asked(position) == (0, "thrud")
    play(position, "0 place miner")
    assert seat(position, 0)["army"] == {"hunter": "- -", "miner": "thrud"}
