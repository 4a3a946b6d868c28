"""Makes the pictures of the table in the terminal in docs/pictures: `python tools/terminal_pictures.py`."""

import asyncio
import base64
import re
import shutil
import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.ui.piloting import running  # noqa: E402
from tests.ui.terminal.driving import NARROW, WIDE, Keyboard, Player, table_app  # noqa: E402
from tests.ui.terminal.snapshots import Picture, scene  # noqa: E402
from tests.ui.web.browsing import FLAGS  # noqa: E402

from dvergar.ui.terminal.themes import DARK, LIGHT  # noqa: E402

FOLDER = ROOT / "docs" / "pictures"
QUALITY = 82
PICTURES = {
    "terminal-nidavellir": (Picture("", ("nidavellir", 11, 46, (("players", 3),)), ("4", "1"), "en", WIDE), LIGHT),
    "terminal-dwarf": (Picture("", scene("dwarf", "act-solo"), ("3",), "en", NARROW), DARK),
}
_FOREIGN = re.compile(r"@font-face \{.*?\}", re.DOTALL)
"""The external resources that the drawing would load."""


async def drawn(picture: Picture, theme: str) -> str:
    """Return the screen as an SVG drawing."""
    position = picture.position()
    app = table_app(position, ["me", *["thumb"] * (position.game.players - 1)], picture.lang)
    app.theme = theme
    async with running(app, picture.size) as pilot:
        player = Player(app, pilot, Keyboard())
        await player.until(lambda: player.asked)
        await pilot.press(*picture.keys)
        await pilot.pause()
        drawing = app.export_screenshot(title="dvergar play --terminal")
        await player.table.session.place.close()
    return _FOREIGN.sub("", drawing)


def take(page: Page, name: str, drawing: str) -> None:
    """Take a picture of a drawing in its own size."""
    page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{drawing}")
    box = page.locator("svg").first.bounding_box()
    assert box
    page.set_viewport_size({"width": round(box["width"]), "height": round(box["height"])})
    shot = page.context.new_cdp_session(page).send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    (FOLDER / f"{name}.webp").write_bytes(base64.b64decode(shot["data"]))


def main() -> None:
    """Take all pictures."""
    chromium = shutil.which("chromium")
    if chromium is None:
        raise SystemExit("chromium is missing: apt-get install chromium")
    drawings = {name: asyncio.run(drawn(picture, theme)) for name, (picture, theme) in PICTURES.items()}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        page = browser.new_page(viewport={"width": 1400, "height": 900})
        for name, drawing in drawings.items():
            take(page, name, drawing)
        browser.close()


if __name__ == "__main__":
    main()
