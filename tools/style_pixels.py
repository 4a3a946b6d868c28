"""Compares the page with two stylesheets, pixel by pixel: `python tools/style_pixels.py --against main`.

Every state is loaded once. The stylesheets of the other revision and of the working tree are then applied in turn, at each width
and in each theme, and the differing pixels are counted. With `--coverage` it lists the selectors that matched nothing instead.
"""

import argparse
import base64
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "tools")]

import frontend  # noqa: E402
from tests.server.clients import Serving  # noqa: E402
from tests.ui.web.browsing import FLAGS, PHONE, TABLET, WIDE, Guest  # noqa: E402
from tests.ui.web.doc_pictures import PICTURES  # noqa: E402
from tests.ui.web.page_states import PAGE_STATES, PageState  # noqa: E402
from tests.ui.web.rest_client import RestClient  # noqa: E402

CHROMIUM = "/usr/bin/chromium-headless-shell"
LOW = (1280, 720)
SIZES = (WIDE, LOW, TABLET, PHONE)
THEMES = ("light", "dark")
WEAR = """sheet => {
  for (const own of document.styleSheets) own.disabled = true;
  const worn = new CSSStyleSheet();
  worn.replaceSync(sheet);
  document.adoptedStyleSheets = [worn];
}"""
COUNT = """async shots => {
  const [one, two] = await Promise.all(shots.map(async (shot) => {
    const bytes = Uint8Array.from(atob(shot), (char) => char.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], {type: "image/png"}));
    const brush = new OffscreenCanvas(image.width, image.height).getContext("2d");
    brush.drawImage(image, 0, 0);
    return {width: image.width, points: new Uint32Array(brush.getImageData(0, 0, image.width, image.height).data.buffer)};
  }));
  if (one.width !== two.width || one.points.length !== two.points.length) {
    return Math.max(one.points.length, two.points.length);
  }
  return one.points.reduce((sum, point, at) => sum + (point !== two.points[at]), 0);
}"""
UNMATCHED = """() => {
  const found = [];
  const walk = (rules) => {
    for (const rule of rules) {
      if (rule.selectorText) {
        for (const one of rule.selectorText.split(/,(?![^(]*\\))/)) {
          const bare = one.replace(/::[a-z-]+(\\([^)]*\\))?/g, "").replace(/:(hover|active|focus[a-z-]*|disabled|checked)/g, "");
          let there = true;
          try { there = document.querySelector(bare.trim() || "*") !== null; } catch { /* not a selector by itself */ }
          if (!there) found.push(one.trim());
        }
      } else if (rule.cssRules) walk(rule.cssRules);
    }
  };
  for (const sheet of document.adoptedStyleSheets) walk(sheet.cssRules);
  return found;
}"""


def sheet_of(revision: str) -> str:
    """Return the stylesheet that a revision ships."""
    path = (frontend.STATIC / "look.css").relative_to(ROOT)
    return subprocess.run(["git", "show", f"{revision}:{path}"], cwd=ROOT, capture_output=True, text=True, check=True).stdout


def sheet_here() -> str:
    """Return the stylesheet built from the working tree."""
    with tempfile.TemporaryDirectory() as folder:
        frontend.bundle_styles(Path(folder))
        return (Path(folder) / "look.css").read_text(encoding="utf-8")


def shot(page: Page, sheet: str) -> str:
    """Return a screenshot of the whole page with this stylesheet, as PNG in base64."""
    page.evaluate(WEAR, sheet)
    return base64.b64encode(page.screenshot(full_page=True, animations="disabled", caret="hide")).decode()


def come(browser: Browser, rest: RestClient, state: PageState) -> Guest:
    """Return a browser that shows this state."""
    path, held = state.come(rest)
    guest = Guest(browser, str(rest.client.base_url), held=held, name="Blue")
    state.show(guest, path)
    guest.page.mouse.move(0, 0)
    guest.settle()
    return guest


def pixels(blank: Page, one: str, two: str) -> int:
    """Return in how many pixels two pictures differ."""
    return 0 if one == two else int(blank.evaluate(COUNT, [one, two]))


def differences(guest: Guest, blank: Page, old: str, new: str) -> Iterator[tuple[str, int]]:
    """Yield the views that differ by more than two pictures with the same stylesheet do, and by how many pixels."""
    for width, height in SIZES:
        guest.resize((width, height))
        for theme in THEMES:
            guest.page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
            before = shot(guest.page, old)
            count = pixels(blank, before, shot(guest.page, new))
            if count and count > pixels(blank, before, shot(guest.page, old)):
                yield f"{width} {theme}", count


def main() -> int:
    """Compare the states in the docs, all states, or the named ones."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="names of states")
    parser.add_argument("--against", default="HEAD", help="the revision to compare with (default: HEAD)")
    parser.add_argument("--all", action="store_true", help="every state that the tests know, not only those in the docs")
    parser.add_argument("--part", default="1/1", help="only a part of the states, e.g. 1/2, to share the work")
    parser.add_argument("--coverage", action="store_true", help="list the selectors that match nothing in these states")
    options = parser.parse_args()
    part, parts = map(int, options.part.split("/"))
    pictured = {picture.state.name for picture in PICTURES}
    wanted = set(options.names) or ({state.name for state in PAGE_STATES} if options.all else pictured)
    states = [state for state in PAGE_STATES if state.name in wanted][part - 1 :: parts]
    new = sheet_here()
    old = new if options.coverage else sheet_of(options.against)
    total, unmatched = 0, None
    with (
        tempfile.TemporaryDirectory() as folder,
        Serving(Path(folder)) as serving,
        RestClient(serving.http) as rest,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        blank = browser.new_page()
        for state in states:
            guest = come(browser, rest, state)
            if options.coverage:
                guest.page.evaluate(WEAR, new)
                found = guest.page.evaluate(UNMATCHED)
                unmatched = found if unmatched is None else [one for one in unmatched if one in set(found)]
            else:
                for view, count in differences(guest, blank, old, new):
                    print(f"{state.name} {view}: {count:,} pixels differ", flush=True)
                    total += count
            guest.close()
        browser.close()
    print("\n".join(unmatched or []) if options.coverage else f"{len(states)} states, {total:,} pixels differ")
    return 1 if total else 0


if __name__ == "__main__":
    sys.exit(main())
