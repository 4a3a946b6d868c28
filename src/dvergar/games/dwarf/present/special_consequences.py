"""What two special decisions lead to: a card that comes up again (D5.4), and two exchanges in the chosen order (D6.4, D6.5)."""

from typing import Any

from dvergar.games.dwarf.rules.goods import is_monster, kind_at
from dvergar.games.dwarf.rules.material import CARD_KIND
from dvergar.games.dwarf.rules.resolution import next_in_group, resolve, resolve_at
from dvergar.games.dwarf.rules.specials import landing_place
from dvergar.games.dwarf.rules.state import State, is_free


def brought_up(s: State, location: int, card: int) -> dict[str, Any]:
    """What changes about attacks when a card comes up; or that the special card lands on it at once (D4.3)."""
    if landing_place(s) == location:
        return {"buried": True}
    if s.muster or not is_free(s, location):
        return {}
    before, after = is_monster(kind_at(s, location)), is_monster(CARD_KIND[card])
    return {"stirs": True} if after else {"calms": True} if before else {}


def in_this_order(s: State, seat: int, location: int) -> list[int]:
    """What the worker on the location and then the other of its pair change in the seat's goods."""
    after = s.clone()
    after.record(0)
    resolve_at(after, seat, location)
    resolve(after, seat, next_in_group(after, seat, s.turn % 2, s.stage), s.stage)
    return [new - old for new, old in zip(after.goods[seat], s.goods[seat], strict=True)]
