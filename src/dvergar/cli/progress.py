"""A progress bar for long tasks."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def progress_bar(total: int) -> Iterator[Callable[[int], object]]:
    """Show progress and remaining time on a terminal; yields a function to call with the number of newly finished items.

    Written to stderr and wiped at the end. Drawn only when called: a thread of its own would be forked into the workers.
    """
    if not sys.stderr.isatty():
        yield lambda _more: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskProgressColumn, TimeElapsedColumn, TimeRemainingColumn

    columns = (TaskProgressColumn(), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, auto_refresh=False) as bar:
        task = bar.add_task("", total=total)
        yield lambda more: bar.update(task, advance=more, refresh=True)
