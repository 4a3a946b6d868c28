"""Names where room is scarce: as few letters as tell them apart."""

from collections.abc import Sequence


def beginning(name: str, names: Sequence[str]) -> str:
    """As few letters as tell a name from the others.

    >>> beginning("Steel", ["Iron", "Steel", "Stone"])
    'Ste'
    """
    others = [other for other in names if other != name]
    sizes = range(1, len(name) + 1)
    return next((name[:size] for size in sizes if not any(other.startswith(name[:size]) for other in others)), name)


def initials(names: Sequence[str]) -> list[str]:
    """All of them in short.

    >>> initials(["Warriors", "Hunters", "Miners"])
    ['W', 'H', 'M']
    """
    return [beginning(name, names) for name in names]
