"""Screens on which texts can be clicked."""

from typing import Generic, TypeVar

from textual import events
from textual.screen import ModalScreen, Screen

from dvergar.ui.kit.paint import CLICK

Result = TypeVar("Result")


async def clicked(screen: Screen[Result], event: events.Click) -> None:
    """Do what the clicked text is for."""
    action = event.style.meta.get(CLICK)
    if action:
        event.stop()
        await screen.run_action(action)


class ClickScreen(Screen[Result], Generic[Result]):
    """A screen on which texts can be clicked."""

    ALLOW_SELECT = False
    """A click would begin a selection, and Textual would draw the whole screen three times for it."""

    async def on_click(self, event: events.Click) -> None:
        """Do what the clicked text is for."""
        await clicked(self, event)


class ClickModal(ModalScreen[Result], Generic[Result]):
    """A screen over another one on which texts can be clicked."""

    async def on_click(self, event: events.Click) -> None:
        """Do what the clicked text is for."""
        await clicked(self, event)
