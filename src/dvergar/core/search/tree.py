"""The search tree: the decisions, as the seats know them, and how each choice has done so far.

A node is what the seat to move knows, found by the key of the position as that seat sees it. Secret decisions, hidden coins and
undealt cards therefore need no special handling: positions that a seat cannot tell apart share a node. All memory is allocated
once; a full tree is searched without growing further.
"""

from dvergar.core.board import Adviser, Board, faded
from dvergar.core.constants import DEPTH, EDGES, MOST_SEATS, NODES, SAME_AS_OTHER, SLOTS, TWO_TO_32
from dvergar.core.fields import Annotated, Fields, Reals, Row, scratch, scratch_bits, scratch_reals, scratch_words, u64
from dvergar.core.rng import Rng, next32


class Tree(Fields):
    """A tree, the boards it plays on, and the parameters of the search. Only one thread may grow it at a time."""

    root: Board  # the view of the asking seat, with secret decisions to be made again
    board: Board  # the position of the simulation
    mask: Board  # the same as the seat to move knows it
    adviser: Adviser
    luck: Rng

    seat: Annotated[int, scratch()]  # the asking seat
    now: Annotated[int, scratch()]  # the clock of the root
    until: Annotated[int, scratch()]  # a simulation is judged when the clock has passed this
    prepared: Annotated[int, scratch()]  # the clock when the adviser was last prepared
    stopped: Annotated[int, scratch()]
    simulations: Annotated[int, scratch_words()]
    decisions: Annotated[int, scratch_words()]  # in all simulations
    mine: Annotated[int, scratch_words()]  # the node of the root's decision; -1 before it is reached

    horizon: Annotated[int, scratch_words()]  # turns or rounds that a simulation plays beyond the current one
    heat: Annotated[int, scratch_words()]  # the difference of value that makes a prior e times smaller
    mixing: Annotated[int, scratch_words()]  # how secret decisions are made: by REGRETS, or like all others
    jitter: Annotated[float, scratch_reals()]  # random noise in the priors, so that trees differ
    explore: Annotated[float, scratch_reals()]  # the weight of exploration
    doubt: Annotated[float, scratch_reals()]  # how far below the mean an untried choice is valued
    tremble: Annotated[float, scratch_reals()]  # with regret matching: the probability of drawing from the priors

    nodes: Annotated[int, scratch_words()]
    key: Annotated[Row, scratch_bits(NODES)]
    first: Annotated[Row, scratch_words(NODES)]  # the first edge of the node
    width: Annotated[Row, scratch(NODES)]  # the number of its edges; 0 before it is opened
    visits: Annotated[Row, scratch_words(NODES)]
    worth: Annotated[Reals, scratch_reals(NODES)]  # sum of what the seat to move won in all visits
    slot: Annotated[Row, scratch_words(SLOTS)]  # hash table: node numbers from 1; 0 is empty

    edges: Annotated[int, scratch_words()]
    choice: Annotated[Row, scratch(EDGES)]
    prior: Annotated[Reals, scratch_reals(EDGES)]  # the priors of a node sum to 1
    tried: Annotated[Row, scratch_words(EDGES)]
    won: Annotated[Reals, scratch_reals(EDGES)]
    regret: Annotated[Reals, scratch_reals(EDGES)]  # in secret decisions only
    mixed: Annotated[Reals, scratch_reals(EDGES)]  # the sum of all strategies so far

    depth: Annotated[int, scratch()]  # decisions of the current simulation
    on_node: Annotated[Row, scratch_words(DEPTH)]
    on_edge: Annotated[Row, scratch_words(DEPTH)]
    by_seat: Annotated[Row, scratch(DEPTH)]
    chance: Annotated[Reals, scratch_reals(DEPTH)]  # the probability of the choice; 0 if it was not drawn
    share: Annotated[Reals, scratch_reals(MOST_SEATS)]  # what each seat won


def clear_tree(t: Tree) -> None:
    """Empty the tree."""
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
    """Return the key of what the seat to move knows."""
    t.mask.follow(t.board)
    t.mask.hide(t.board.to_move())
    return t.mask.key()


def key_slot(t: Tree, key: u64) -> int:
    """Return the slot of a key's node, or the free slot for it."""
    slot: int = key & (SLOTS - 1)
    while t.slot[slot] != 0 and t.key[t.slot[slot] - 1] != key:
        slot = (slot + 1) & (SLOTS - 1)
    return slot


def add_node(t: Tree, slot: int, key: u64) -> int:
    """Add a node without choices."""
    node = t.nodes
    t.slot[slot] = node + 1
    t.nodes = node + 1
    t.key[node] = key
    t.width[node] = 0
    t.visits[node] = 0
    t.worth[node] = 0.0
    return node


def add_edges(t: Tree, node: int, count: int) -> None:
    """Add the choices of the decision on the board to a node; they must have just been weighed and then counted."""
    t.first[node] = t.edges
    for i in range(count):
        add_edge(t, t.board.nth(i))
    t.width[node] = t.edges - t.first[node]
    share_priors(t, node)


def add_edge(t: Tree, choice: int) -> None:
    """Add an untried choice, unless it is equivalent to another one."""
    edge = t.edges
    if t.adviser.opinion[choice] != SAME_AS_OTHER:
        t.choice[edge] = choice
        t.tried[edge] = 0
        t.won[edge] = 0.0
        t.regret[edge] = 0.0
        t.mixed[edge] = 0.0
        t.edges = edge + 1


def share_priors(t: Tree, node: int) -> None:
    """Set the priors of a node's choices from their values."""
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
