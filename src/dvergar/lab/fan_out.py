"""Parallel work: one function, many tasks, as many processes as one likes."""

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")


def fan_out(work: Callable[[Task], Done], tasks: Sequence[Task], processes: int | None = None) -> Generator[Done, None, None]:
    """What `work` makes of each task, in their order, on so many processes (as many as there are cores, if not said).

    With one process or one task everything happens in this process. On an error, on Ctrl-C and when the caller stops
    listening, all workers end at once.
    """
    count = min(processes or os.cpu_count() or 1, len(tasks))
    if count <= 1:
        yield from map(work, tasks)
        return
    others = multiprocessing.active_children()
    with ProcessPoolExecutor(count, initializer=_leave_interrupts_to_the_parent) as pool:
        try:
            waiting = deque(pool.submit(work, task) for task in tasks)
            while waiting:
                yield waiting.popleft().result()
        except BaseException:
            for worker in multiprocessing.active_children():
                if worker not in others:
                    worker.terminate()
            raise


def _leave_interrupts_to_the_parent() -> None:
    """Ctrl-C reaches every process of a terminal; a worker that it stops while it hands over a result would block the others."""
    signal.signal(signal.SIGINT, lambda _number, _frame: None)


def chunks(count: int, size: int) -> list[range]:
    """The numbers from 0 up to `count`, in parts of at most so many.

    >>> chunks(5, 2)
    [range(0, 2), range(2, 4), range(4, 5)]
    """
    return [range(first, min(first + size, count)) for first in range(0, count, size)]
