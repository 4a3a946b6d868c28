"""The progress bar of long work."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def progress_bar(total: int) -> Iterator[Callable[[int], object]]:
    """Show on a terminal how far the work is and how long the rest will take; yields what to call with how many more are done.

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
