"""Names where room is scarce: the shortest beginnings that still differ."""

from collections.abc import Sequence


def beginning(name: str, names: Sequence[str]) -> str:
    """Return the shortest beginning of a name that no other name shares.

    >>> beginning("Steel", ["Iron", "Steel", "Stone"])
    'Ste'
    """
    others = [other for other in names if other != name]
    sizes = range(1, len(name) + 1)
    return next((name[:size] for size in sizes if not any(other.startswith(name[:size]) for other in others)), name)


def initials(names: Sequence[str]) -> list[str]:
    """Return the shortest distinct beginning of every name.

    >>> initials(["Warriors", "Hunters", "Miners"])
    ['W', 'H', 'M']
    """
    return [beginning(name, names) for name in names]
