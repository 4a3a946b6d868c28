"""Parallel work: one function, many tasks, as many processes as one likes."""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")


def fan_out(work: Callable[[Task], Done], tasks: Sequence[Task], processes: int | None = None) -> Iterator[Done]:
    """What `work` makes of each task, in their order, on so many processes (as many as there are cores, if not said).

    With one process or one task everything happens in this process. Whoever stops listening calls off what is not begun.
    """
    count = min(processes or os.cpu_count() or 1, len(tasks))
    if count <= 1:
        yield from map(work, tasks)
        return
    with ProcessPoolExecutor(count) as pool:
        yield from pool.map(work, tasks)


def chunks(count: int, size: int) -> list[range]:
    """The numbers from 0 up to `count`, in parts of at most so many.

    >>> chunks(5, 2)
    [range(0, 2), range(2, 4), range(4, 5)]
    """
    return [range(first, min(first + size, count)) for first in range(0, count, size)]
