"""The tree of a search: what the seats know at their decisions, and how each of their choices fared so far.

A node is what the seat to move knows: it is found by the key of the position as that seat sees it. So seats that decide in
secret, hidden coins and cards to come need no care of their own: what a seat cannot tell apart is one node. All room is
allotted once; a tree that is full goes on without growing.
"""

from dvergar.core.board import Adviser, Board, faded
from dvergar.core.constants import DEPTH, EDGES, MOST_SEATS, NODES, SAME_AS_OTHER, SLOTS, TWO_TO_32
from dvergar.core.fields import Annotated, Fields, Reals, Row, scratch, scratch_bits, scratch_reals, scratch_words, u64
from dvergar.core.rng import Rng, next32


class Tree(Fields):
    """A tree, the boards it plays on, and how it searches. One thread at a time can grow it."""

    root: Board  # what the seat sees, with nothing decided in secret
    board: Board  # where a simulation is played
    mask: Board  # what its seat to move knows
    adviser: Adviser
    luck: Rng

    seat: Annotated[int, scratch()]  # the seat that asks
    now: Annotated[int, scratch()]  # the clock of the root
    until: Annotated[int, scratch()]  # a simulation is judged when the clock is past this
    prepared: Annotated[int, scratch()]  # the clock when the adviser last looked around
    stopped: Annotated[int, scratch()]
    simulations: Annotated[int, scratch_words()]
    decisions: Annotated[int, scratch_words()]  # all that were made in simulations
    mine: Annotated[int, scratch_words()]  # the node of the decision that is asked about; -1 before it was reached

    horizon: Annotated[int, scratch_words()]  # how many turns or rounds a simulation goes beyond this one
    heat: Annotated[int, scratch_words()]  # how far behind an opinion is, of which e times less is thought
    mixing: Annotated[int, scratch_words()]  # how secret decisions are made: by matching REGRETS, or by the same rule as others
    jitter: Annotated[float, scratch_reals()]  # how far chance changes what is thought at first, so that trees differ
    explore: Annotated[float, scratch_reals()]  # how much is tried that looks worse
    doubt: Annotated[float, scratch_reals()]  # how much worse than the mean an untried choice is taken to be
    tremble: Annotated[float, scratch_reals()]  # with regrets: how often chance alone decides

    nodes: Annotated[int, scratch_words()]
    key: Annotated[Row, scratch_bits(NODES)]
    first: Annotated[Row, scratch_words(NODES)]  # its first edge
    width: Annotated[Row, scratch(NODES)]  # and how many it has; 0 before it was opened
    visits: Annotated[Row, scratch_words(NODES)]
    worth: Annotated[Reals, scratch_reals(NODES)]  # what the seat to move won in all visits
    slot: Annotated[Row, scratch_words(SLOTS)]  # the number of a node, from 1; 0 is none

    edges: Annotated[int, scratch_words()]
    choice: Annotated[Row, scratch(EDGES)]
    prior: Annotated[Reals, scratch_reals(EDGES)]  # how much of it is thought before it was tried; all together 1
    tried: Annotated[Row, scratch_words(EDGES)]
    won: Annotated[Reals, scratch_reals(EDGES)]
    regret: Annotated[Reals, scratch_reals(EDGES)]  # of secret decisions
    mixed: Annotated[Reals, scratch_reals(EDGES)]  # the sum of all strategies so far

    depth: Annotated[int, scratch()]  # decisions of the simulation under way
    on_node: Annotated[Row, scratch_words(DEPTH)]
    on_edge: Annotated[Row, scratch_words(DEPTH)]
    by_seat: Annotated[Row, scratch(DEPTH)]
    chance: Annotated[Reals, scratch_reals(DEPTH)]  # how likely the choice was; 0 where it was not drawn
    share: Annotated[Reals, scratch_reals(MOST_SEATS)]  # what each seat won


def clear_tree(t: Tree) -> None:
    """An empty tree."""
    for slot in range(SLOTS):
        t.slot[slot] = 0
    t.nodes = 0
    t.edges = 0
    t.mine = -1
    t.prepared = -1
    t.simulations = 0
    t.decisions = 0
    t.stopped = 0


def seen_key(t: Tree) -> u64:
    """The key of what the seat to move knows."""
    t.mask.follow(t.board)
    t.mask.hide(t.board.to_move())
    return t.mask.key()


def key_slot(t: Tree, key: u64) -> int:
    """Where the node of a key is noted, or could be."""
    slot: int = key & (SLOTS - 1)
    while t.slot[slot] != 0 and t.key[t.slot[slot] - 1] != key:
        slot = (slot + 1) & (SLOTS - 1)
    return slot


def add_node(t: Tree, slot: int, key: u64) -> int:
    """A node that has no choices yet."""
    node = t.nodes
    t.slot[slot] = node + 1
    t.nodes = node + 1
    t.key[node] = key
    t.width[node] = 0
    t.visits[node] = 0
    t.worth[node] = 0.0
    return node


def add_edges(t: Tree, node: int, count: int) -> None:
    """Give a node the choices of the decision on the board, which were just weighed and then counted."""
    t.first[node] = t.edges
    for i in range(count):
        add_edge(t, t.board.nth(i))
    t.width[node] = t.edges - t.first[node]
    share_priors(t, node)


def add_edge(t: Tree, choice: int) -> None:
    """A choice that was not tried yet, unless it equals another one."""
    edge = t.edges
    if t.adviser.opinion[choice] != SAME_AS_OTHER:
        t.choice[edge] = choice
        t.tried[edge] = 0
        t.won[edge] = 0.0
        t.regret[edge] = 0.0
        t.mixed[edge] = 0.0
        t.edges = edge + 1


def share_priors(t: Tree, node: int) -> None:
    """The better the opinion of a choice, the more is thought of it."""
    first = t.first[node]
    last = first + t.width[node]
    best = SAME_AS_OTHER
    for edge in range(first, last):
        best = max(best, t.adviser.opinion[t.choice[edge]])
    total = 0.0
    for edge in range(first, last):
        t.prior[edge] = faded(best - t.adviser.opinion[t.choice[edge]], t.heat)
        t.prior[edge] *= 1.0 + t.jitter * next32(t.luck) / TWO_TO_32
        total += t.prior[edge]
    for edge in range(first, last):
        t.prior[edge] /= total
