"""Parallel work: one function, many tasks, any number of processes."""

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from typing import TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")

AHEAD = 4
"""How many tasks per process are submitted before their results are needed."""


def fan_out(work: Callable[[Task], Done], tasks: Sequence[Task], processes: int | None = None) -> Generator[Done, None, None]:
    """Run every task on `processes` processes (by default one per core), and yield the results in the order of the tasks.

    With one process or one task everything happens in this process. On an error, on Ctrl-C, or when the caller stops iterating,
    all workers end at once.
    """
    count = min(processes or os.cpu_count() or 1, len(tasks))
    if count <= 1:
        yield from map(work, tasks)
        return
    others, left = multiprocessing.active_children(), iter(tasks)
    with ProcessPoolExecutor(count, initializer=_ignore_interrupts) as pool:
        try:
            with _interrupts_deferred():  # the first task starts the workers
                waiting = deque(pool.submit(work, task) for task in islice(left, AHEAD * count))
            while waiting:
                done = waiting.popleft().result()
                waiting.extend(pool.submit(work, task) for task in islice(left, 1))
                yield done
        except BaseException:
            for worker in multiprocessing.active_children():
                if worker not in others:
                    worker.terminate()
            raise


@contextmanager
def _interrupts_deferred() -> Iterator[None]:
    """Defer Ctrl-C: an interrupt while a worker is being started would leave it running, unknown to its parent."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _ignore_interrupts() -> None:
    """Leave Ctrl-C, which reaches every process of a terminal, to the parent, which ends the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def chunks(count: int, size: int) -> list[range]:
    """Split the numbers from 0 up to `count` into chunks of at most the given size.

    >>> chunks(5, 2)
    [range(0, 2), range(2, 4), range(4, 5)]
    """
    return [range(first, min(first + size, count)) for first in range(0, count, size)]
