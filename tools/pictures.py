"""Makes the pictures in docs/pictures: `python tools/pictures.py`, optionally with the names of some.

They show the main states, light and dark, 1440 and 390 pixels wide (some on a tablet, too), in real Chromium with a real server.
Positions are written by hand or come from seeded games, so the pictures are the same each time. They are WebP files of visually
lossless quality.
"""

import argparse
import base64
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.server.clients import Serving  # noqa: E402
from tests.ui.web.browsing import FLAGS, PHONE, TABLET, WIDE, Guest  # noqa: E402
from tests.ui.web.doc_pictures import PICTURES, Picture  # noqa: E402
from tests.ui.web.rest_client import RestClient  # noqa: E402

FOLDER = ROOT / "docs" / "pictures"
QUALITY = 82
SIZES = {"1440": WIDE, "820": TABLET, "390": PHONE}
THEMES = ("light", "dark")


def take(browser: Browser, rest: RestClient, picture: Picture, size: str, theme: str) -> Path:
    """Take one picture of one state."""
    path, held = picture.state.come(rest)
    guest = Guest(browser, str(rest.client.base_url), theme=theme, size=SIZES[size], touch=size != "1440", held=held, name="Blue")
    picture.state.show(guest, path)
    guest.page.mouse.move(0, 0)
    guest.page.wait_for_timeout(400)
    guest.check()
    session = guest.context.new_cdp_session(guest.page)
    shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    file = FOLDER / f"{picture.name}-{size}-{theme}.webp"
    file.write_bytes(base64.b64decode(shot["data"]))
    guest.close()
    return file


def main() -> int:
    """Take all pictures, or the named ones."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help=", ".join(picture.name for picture in PICTURES))
    wanted = set(parser.parse_args().names)
    chromium = shutil.which("chromium")
    if chromium is None:
        raise SystemExit("chromium is missing: apt-get install chromium")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Serving(Path(folder)) as serving,
        RestClient(serving.http) as rest,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        for picture in PICTURES:
            for size, theme in picture.views:
                if not wanted or picture.name in wanted:
                    file = take(browser, rest, picture, size, theme)
                    print(f"{file.relative_to(ROOT)} {file.stat().st_size:,} bytes")
        browser.close()
    total = sum(file.stat().st_size for file in FOLDER.iterdir())
    print(f"all pictures: {total:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
