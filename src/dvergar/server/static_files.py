"""The web page: one document for all its addresses, and the files it loads."""

from functools import cache

from fastapi import APIRouter
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Scope

from dvergar.i18n import LANGUAGES, registered_folders
from dvergar.ui.web import STATIC

ADDRESSES = (
    "/",
    "/setup/{game}",
    "/table/{table}",
    "/replay",
    "/replay/{table}",
    "/rules",
    "/rules/{game}",
    "/score",
    "/score/{game}",
)
"""The paths at which the page can be opened; it finds out by itself what to show."""
RULES = "rules.ftl"
"""The file of a game's texts that the page loads when somebody opens the rules."""
TEXT_FILES = [f"{language}{kind}.ftl" for language in LANGUAGES for kind in ("", "-rules")]
CHECKED_EACH_TIME = {"Cache-Control": "no-cache"}

router = APIRouter(include_in_schema=False)


async def page() -> FileResponse:
    """Return the document."""
    return FileResponse(STATIC / "index.html", media_type="text/html", headers=CHECKED_EACH_TIME)


for address in ADDRESSES:
    router.add_api_route(address, page, methods=["GET"], response_class=FileResponse)


class Files(StaticFiles):
    """Static files of the page; a browser checks each time whether they have changed."""

    def file_response(self, *args: object, **kwargs: object) -> object:  # type: ignore[override]
        """Return a file, or “not modified”."""
        answer = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        answer.headers.update(CHECKED_EACH_TIME)
        return answer

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file; texts from games of other packages are added to a language's texts."""
        added = _texts_of_other_packages(path) if path in TEXT_FILES else ""
        if not added:
            return await super().get_response(path, scope)
        return PlainTextResponse((STATIC / path).read_text(encoding="utf-8") + added, headers=CHECKED_EACH_TIME)


@cache
def _texts_of_other_packages(path: str) -> str:
    """Return what games of other packages add to `fr.ftl`, or their rules to `fr-rules.ftl`."""
    found = [file for folder in registered_folders(path[:2]) for file in sorted(folder.glob("*.ftl"))]
    wanted = [file for file in found if (file.name == RULES) == path.endswith(RULES)]
    return "".join(f"\n{file.read_text(encoding='utf-8')}" for file in wanted)


def files() -> ASGIApp:
    """Return the page's files with compression."""
    return GZipMiddleware(Files(directory=STATIC))
