"""Three ways to use a page: mouse, touch, or keyboard alone. None of them calls anything in the page."""

from typing import Protocol

from playwright.sync_api import Page

from tests.ui.web.scripts import script

PATIENCE = 30_000
FARTHEST = 400
"""More tab stops than any page has."""


class Hand(Protocol):
    """How somebody uses the page."""

    def use(self, selector: str) -> None:
        """Press the first visible element of a selector."""

    def pick(self, name: str, value: str) -> None:
        """Choose one of several by its label."""


class Pointer:
    """A mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def use(self, selector: str) -> None:
        self.page.locator(selector).filter(visible=True).first.click(timeout=PATIENCE)

    def pick(self, name: str, value: str) -> None:
        self.use(f'label:has(input[name="{name}"][value="{value}"])')

    def drag(self, selector: str, onto: str) -> None:
        """Press, move in steps, let go."""
        start = self.page.locator(selector).filter(visible=True).first
        end = self.page.locator(onto).filter(visible=True).first
        start.scroll_into_view_if_needed(timeout=PATIENCE)
        here, there = start.bounding_box(), end.bounding_box()
        assert here
        assert there
        self.page.mouse.move(here["x"] + here["width"] / 2, here["y"] + here["height"] / 2)
        self.page.mouse.down()
        self.page.mouse.move(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2, steps=6)
        self.page.mouse.up()


class Finger:
    """A touch screen."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def use(self, selector: str) -> None:
        self.page.locator(selector).filter(visible=True).first.tap(timeout=PATIENCE)

    def pick(self, name: str, value: str) -> None:
        self.use(f'label:has(input[name="{name}"][value="{value}"])')


class Keys:
    """Tab, arrows and Enter. Checks that every element that gets the focus is marked."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.unmarked: set[str] = set()

    def use(self, selector: str) -> None:
        self.reach(selector)
        self.page.keyboard.press("Enter")

    def pick(self, name: str, value: str) -> None:
        self.reach(f'input[name="{name}"][value="{value}"]')

    def reach(self, selector: str) -> None:
        """Move the focus there."""
        arrows = 0
        for _ in range(FARTHEST):
            where = str(self.page.evaluate(script("where"), selector))
            if where == "here":
                self._look()
                return
            assert where not in ("nowhere", "unreachable"), f"{selector} is {where} by keyboard"
            if where == "arrows":
                self.page.keyboard.press("ArrowRight" if arrows < FARTHEST // 8 else "ArrowDown")
                arrows += 1
            else:
                pressed, times = where.split()
                for _ in range(int(times)):
                    self.page.keyboard.press(pressed)
        raise AssertionError(f"the keyboard does not come to {selector}")

    def _look(self) -> None:
        unmarked = str(self.page.evaluate(script("ring")))
        if unmarked:
            self.unmarked.add(unmarked)
