"""The main screens as text, stored beside the tests: `python -m tests.ui.terminal.snapshots` renews them."""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from dvergar.api.play import Position
from tests.ui.piloting import Size, running
from tests.ui.terminal.driving import NARROW, WIDE, Keyboard, Player, lines_of, table_app
from tests.ui.web.page_states import played
from tests.ui.web.scenes import DWARF, NIDAVELLIR, Scene

FOLDER = Path(__file__).parent / "screens"


@dataclass(frozen=True)
class Picture:
    """A screen: a position, its players, the keys that lead there, a size and a language."""

    name: str
    source: Scene | tuple[str, int, int | None, tuple[tuple[str, Any], ...]]
    keys: tuple[str, ...] = ()
    lang: str = "en"
    size: Size = NARROW

    @property
    def path(self) -> Path:
        """Return the path of the stored picture."""
        return FOLDER / f"{self.name}-{self.size[0]}x{self.size[1]}.txt"

    def position(self) -> Position:
        """Return the position on the table."""
        if isinstance(self.source, Scene):
            return self.source.position()
        game, seed, length, options = self.source
        return played(game, seed, length, **dict(options)).record().replay()

    async def taken(self) -> list[str]:
        """Return the rows of the screen."""
        position = self.position()
        app = table_app(position, ["me", *["thumb"] * (position.game.players - 1)], self.lang)
        async with running(app, self.size) as pilot:
            player = Player(app, pilot, Keyboard())
            await player.until(lambda: player.over or player.asked)
            if self.keys:
                await pilot.press(*self.keys)
            for _ in range(3):
                await pilot.pause()
            rows = lines_of(app)
            await player.table.session.place.close()
            return rows


def scene(game: str, name: str) -> Scene:
    """Return a written position."""
    return next(one for one in (*NIDAVELLIR, *DWARF) if (one.game, one.name) == (game, name))


def pictures() -> Iterator[Picture]:
    """Yield all pictures, each narrow and wide."""
    for size in (NARROW, WIDE):
        yield Picture("nidavellir-bid", scene("nidavellir", "bid"), ("5", "1"), size=size)
        yield Picture("nidavellir-take", scene("nidavellir", "take"), ("2",), size=size)
        yield Picture("nidavellir-hero-fr", scene("nidavellir", "hero"), ("4",), "fr", size)
        yield Picture("nidavellir-five-de", ("nidavellir", 11, 110, (("players", 5),)), ("down",), "de", size)
        yield Picture("nidavellir-over", ("nidavellir", 3, None, (("players", 3),)), size=size)
        yield Picture("dwarf-act", scene("dwarf", "act"), ("4",), size=size)
        yield Picture("dwarf-solo-fr", scene("dwarf", "act-solo"), ("3",), "fr", size)
        yield Picture("dwarf-two-mines-de", ("dwarf", 4, 80, (("players", 5),)), ("down",), "de", size)
        yield Picture("dwarf-over-solo", ("dwarf", 3, None, (("solo", "andvettr"),)), size=size)
    yield Picture("log", scene("nidavellir", "hero"), ("l",))
    yield Picture("points", scene("dwarf", "act"), ("s",))
    yield Picture("help", scene("dwarf", "act"), ("4", "question_mark"))
    yield Picture("whole-table", scene("nidavellir", "take"), ("v",))
    yield Picture("rules", scene("nidavellir", "take"), ("r", *"thrud"))


def main() -> None:
    """Store all of them."""
    FOLDER.mkdir(exist_ok=True)
    for picture in pictures():
        picture.path.write_text("\n".join(asyncio.run(picture.taken())) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
