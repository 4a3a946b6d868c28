"""The search tree: positions that a seat cannot tell apart are one node, and secret decisions are mixed."""

import pytest

from dvergar.core.board import Adviser
from dvergar.core.constants import EDGES, NODES
from dvergar.core.search.search import Search
from tests.core.search.pennies import HEADS, HIDDEN, NOTHING, TAILS, OpenPennies, Pennies


def tree_for(mixing: int, seat: int = 0, explore: float = 0.5) -> Search:
    tree = Search(Pennies(), Pennies(), Pennies(), Adviser())
    tree.tune(0, 100, mixing, explore, 0.0, 0.0, 0.1)
    tree.plant(Pennies(), seat, 1, 2)
    return tree


@pytest.mark.parametrize("seat", [0, 1])
def test_regret_matching_finds_the_mixture_and_the_value_of_a_solved_game(seat: int) -> None:
    tree = tree_for(1, seat)
    tree.grow(6000)
    mixture = tree.mixture()
    assert mixture[HEADS] / sum(mixture) == pytest.approx(1 / 3, abs=0.04)
    assert sum(tree.wins()) / 6000 == pytest.approx((1 / 3, 2 / 3)[seat], abs=0.04)


def test_decoupled_choices_never_settle_on_one_side_if_that_would_be_punished() -> None:
    tree = tree_for(0)
    tree.grow(2000)
    tries = [count for _, count in tree.tries()]
    assert sum(tries) == 2000
    assert min(tries) > 200


def test_each_seat_has_one_node_if_both_decide_in_secret() -> None:
    tree = tree_for(0)
    tree.grow(500)
    assert tree.size()[:2] == [2, 4]


def test_whether_the_other_has_decided_in_secret_makes_no_difference() -> None:
    answers = []
    for known in (HIDDEN, NOTHING):
        view, tree = Pennies(), tree_for(1, 1)
        view.shown = [known, NOTHING]
        tree.plant(view, 1, 5, 6)
        tree.grow(300)
        answers.append((tree.tries(), tree.wins(), tree.mixture()))
    assert answers[0] == answers[1]
    assert [code for code, _ in answers[0][0]] == [HEADS, TAILS]


def test_growing_in_steps_gives_the_same_tree_as_growing_at_once() -> None:
    one, other = tree_for(1), tree_for(1)
    one.grow(400)
    for _ in range(8):
        other.grow(50)
    assert (one.tries(), one.wins(), one.mixture()) == (other.tries(), other.wins(), other.mixture())


def test_a_stopped_tree_does_not_grow_until_it_is_planted_again() -> None:
    tree = tree_for(0)
    assert tree.grow(10) == 10
    tree.stop()
    assert tree.grow(10) == 10
    tree.plant(Pennies(), 0, 1, 2)
    assert tree.grow(7) == 7


def test_a_tree_that_was_not_grown_knows_nothing() -> None:
    tree = tree_for(0)
    assert (tree.tries(), tree.wins(), tree.mixture(), tree.size()) == ([], [], [], [0, 0, 0])


def test_choices_are_weighted_on_the_second_visit_but_at_the_root_at_once() -> None:
    tree = Search(OpenPennies(), OpenPennies(), OpenPennies(), Adviser())
    tree.tune(0, 100, 0, 0.5, 0.0, 0.0, 0.1)
    tree.plant(OpenPennies(), 0, 1, 2)
    sizes = [tree.size()[:2] for _ in range(60) if tree.grow(1)]
    assert sizes[0] == [2, 2], "the second player's decision is known and was not weighed"
    assert sizes[-1] == [3, 6]
    wins = [won / tries for won, (_, tries) in zip(tree.wins(), tree.tries(), strict=True)]
    assert wins[TAILS] < 0.5, "it was punished for what the second player sees"


@pytest.mark.parametrize("full", ["nodes", "edges"])
def test_a_full_tree_goes_on_without_growing(full: str) -> None:
    tree = tree_for(0)
    setattr(tree, full, {"nodes": NODES, "edges": EDGES}[full])
    assert tree.grow(20) == 20
    assert tree.tries() == []
