"""Monte Carlo tree search over positions: simulations from what a seat sees, judged by each seat's share of the win.

Each simulation fills the blanks of the view at random, descends through the known nodes, adds a node, plays on by the cheap
playout policy to the end of the turn or round, and estimates there what every seat wins. Every seat to move maximizes its own
share (max^n). The search runs without the interpreter and does not recurse.
"""

from dvergar.core.board import Adviser, Board
from dvergar.core.constants import CHANCE, DEPTH, EDGES, NO_ONE, NODES, REGRETS
from dvergar.core.fields import nogil, u64
from dvergar.core.rng import Rng, rewind
from dvergar.core.search.selection import best_edge, drawn_edge, first_edge, regret_all
from dvergar.core.search.tree import Tree, add_edges, add_node, clear_tree, key_slot, seen_key


class Search(Tree):
    """A tree with the methods that Python calls."""

    def __init__(self, root: Board, board: Board, mask: Board, adviser: Adviser) -> None:
        self.root = root
        self.board = board
        self.mask = mask
        self.adviser = adviser
        self.luck = Rng(0, 0)
        clear_tree(self)

    def tune(self, horizon: int, heat: int, mixing: int, explore: float, doubt: float, jitter: float, tremble: float) -> None:
        """Set the parameters of the search."""
        self.horizon = horizon
        self.heat = heat
        self.mixing = mixing
        self.explore = explore
        self.doubt = doubt
        self.jitter = jitter
        self.tremble = tremble

    def plant(self, view: Board, seat: int, high: u64, low: u64) -> None:
        """Start again from the view of a seat that owes a decision; the key determines all randomness."""
        clear_tree(self)
        self.root.follow(view)
        self.root.unseal()
        self.seat = seat
        self.now = self.root.clock()
        self.until = self.now + self.horizon
        rewind(self.luck, high, low)

    def grow(self, simulations: int) -> int:
        """Run this many more simulations, unless stopped; return the number since the search was planted."""
        with nogil:
            grow_tree(self, simulations)
        return self.simulations

    def stop(self) -> None:
        """Stop growing soon; safe to call from another thread."""
        self.stopped = 1

    def size(self) -> list[int]:
        """Return the numbers of nodes, of edges, and of decisions made in all simulations."""
        return [self.nodes, self.edges, self.decisions]

    def tries(self) -> list[list[int]]:
        """Return the code of each choice of the current decision, and how often it was tried."""
        first, count, code = root_of(self)
        return [[code + self.choice[edge], self.tried[edge]] for edge in range(first, first + count)]

    def wins(self) -> list[float]:
        """Return the wins of each of these choices, in games."""
        first, count, _ = root_of(self)
        return [self.won[edge] for edge in range(first, first + count)]

    def mixture(self) -> list[float]:
        """Return each of these choices' probabilities, summed over the simulations; only with regret matching."""
        first, count, _ = root_of(self)
        return [self.mixed[edge] for edge in range(first, first + count)]


def root_of(t: Tree) -> list[int]:
    """Return the first edge of the current decision, the number of its edges, and the code of its choice 0."""
    if t.mine < 0:
        return [0, 0, 0]
    return [t.first[t.mine], t.width[t.mine], t.root.first_code()]


def grow_tree(t: Tree, simulations: int) -> None:
    """Run this many simulations, unless stopped."""
    for _ in range(simulations):
        if t.stopped:
            break
        t.board.follow(t.root)
        t.board.guess(t.luck)
        t.depth = 0
        descend(t)
        finish_playout(t)
        settle_shares(t)
        back_up(t)
        t.simulations += 1


def is_settled(t: Tree) -> bool:
    """Whether the simulation is over: the game has ended, or the clock has passed the horizon."""
    return t.board.to_move() == NO_ONE or t.board.clock() > t.until


def descend(t: Tree) -> None:
    """Descend until a node is new or the turn or round is over: positions after that hardly ever recur."""
    inside: bool = True
    while inside and not is_settled(t) and t.board.clock() == t.now and t.depth < DEPTH:
        if t.board.to_move() == CHANCE:
            t.board.deal(t.luck)
        elif t.board.count() == 1:
            t.board.apply(t.board.nth(0))
        else:
            inside = pass_node(t)


def pass_node(t: Tree) -> bool:
    """Make a choice at the decision on the board, if its node is open or can be opened now."""
    node = find_node(t)
    if node < 0 or (t.width[node] == 0 and not open_node(t, node)):
        return False
    t.chance[t.depth] = 0.0
    if t.mixing == REGRETS and t.board.sealed():
        take_edge(t, node, drawn_edge(t, node))
    elif t.visits[node] == 0:
        take_edge(t, node, first_edge(t, node))
    else:
        take_edge(t, node, best_edge(t, node))
    return True


def find_node(t: Tree) -> int:
    """Return the node of the decision on the board, or -1 if there is no room for it, or if it is new and can wait.

    Weighing choices is slow, and most nodes are met only once, so a node is opened when it is met again; except for secret
    decisions and the decision at the root, which are opened at once.
    """
    key = seen_key(t)
    slot = key_slot(t, key)
    if t.slot[slot] > 0:
        return t.slot[slot] - 1
    if t.nodes == NODES:
        return -1
    node = add_node(t, slot, key)
    if t.mine < 0 and t.board.to_move() == t.seat:
        t.mine = node
    return node if t.mine == node or t.board.sealed() else -1


def open_node(t: Tree, node: int) -> bool:
    """Weigh the choices of the decision on the board, if there is room for them; return whether there is."""
    if t.edges + t.board.count() > EDGES:
        return False
    prepare_adviser(t)
    t.board.weigh(t.adviser)
    add_edges(t, node, t.board.count())
    return True


def take_edge(t: Tree, node: int, edge: int) -> None:
    """Make a choice in the tree and record it."""
    t.on_node[t.depth] = node
    t.on_edge[t.depth] = edge
    t.by_seat[t.depth] = t.board.to_move()
    t.depth += 1
    t.decisions += 1
    t.board.apply(t.choice[edge])


def finish_playout(t: Tree) -> None:
    """Play by the playout policy until the simulation is over."""
    while not is_settled(t):
        if t.board.to_move() == CHANCE:
            t.board.deal(t.luck)
        else:
            prepare_adviser(t)
            t.board.apply(t.board.habitual(t.adviser, t.luck))
            t.decisions += 1


def prepare_adviser(t: Tree) -> None:
    """Prepare the adviser, once for all simulations until the clock advances."""
    if t.board.clock() != t.prepared:
        t.prepared = t.board.clock()
        t.board.prepare(t.adviser)


def settle_shares(t: Tree) -> None:
    """Set every seat's share of the win, or its chance to win if the game goes on."""
    best: u64 = 0
    total = 0.0
    if t.board.to_move() == NO_ONE:
        for seat in range(t.board.seated()):
            best = max(best, t.board.rank(seat))
        for seat in range(t.board.seated()):
            t.share[seat] = 1.0 if t.board.rank(seat) == best else 0.0
    else:
        t.board.judge(t.adviser)
        for seat in range(t.board.seated()):
            t.share[seat] = t.adviser.odds[seat]
    for seat in range(t.board.seated()):
        total += t.share[seat]
    for seat in range(t.board.seated()):
        t.share[seat] /= total


def back_up(t: Tree) -> None:
    """Credit every choice of the simulation with the share of the seat that made it."""
    for i in range(t.depth):
        node = t.on_node[i]
        edge = t.on_edge[i]
        won = t.share[t.by_seat[i]]
        t.visits[node] += 1
        t.worth[node] += won
        t.tried[edge] += 1
        t.won[edge] += won
        if t.chance[i] > 0.0:
            regret_all(t, node, edge, t.chance[i], won)
