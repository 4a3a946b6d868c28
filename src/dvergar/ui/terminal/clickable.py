"""Screens with clickable text."""

from typing import Generic, TypeVar

from textual import events
from textual.screen import ModalScreen, Screen

from dvergar.ui.kit.paint import CLICK

Result = TypeVar("Result")


async def clicked(screen: Screen[Result], event: events.Click) -> None:
    """Run the action of the clicked text."""
    action = event.style.meta.get(CLICK)
    if action:
        event.stop()
        await screen.run_action(action)


class ClickScreen(Screen[Result], Generic[Result]):
    """A screen with clickable text."""

    ALLOW_SELECT = False
    """With text selection on, every click would start one, and Textual would redraw the whole screen three times."""

    async def on_click(self, event: events.Click) -> None:
        """Run the action of the clicked text."""
        await clicked(self, event)


class ClickModal(ModalScreen[Result], Generic[Result]):
    """A modal screen with clickable text."""

    async def on_click(self, event: events.Click) -> None:
        """Run the action of the clicked text."""
        await clicked(self, event)
