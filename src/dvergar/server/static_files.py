"""The page: one document for all its addresses, and the files it loads."""

from fastapi import APIRouter
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import FileResponse
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp

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
"""Where the page can be entered; what stands there it finds out by itself."""
CHECKED_EACH_TIME = {"Cache-Control": "no-cache"}

router = APIRouter(include_in_schema=False)


async def page() -> FileResponse:
    """The document."""
    return FileResponse(STATIC / "index.html", media_type="text/html", headers=CHECKED_EACH_TIME)


for address in ADDRESSES:
    router.add_api_route(address, page, methods=["GET"], response_class=FileResponse)


class Files(StaticFiles):
    """Files of the page; a browser asks each time whether they have changed."""

    def file_response(self, *args: object, **kwargs: object) -> object:  # type: ignore[override]
        """A file, or the answer that it is as it was."""
        answer = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        answer.headers.update(CHECKED_EACH_TIME)
        return answer


def files() -> ASGIApp:
    """The files of the page, packed for the way."""
    return GZipMiddleware(Files(directory=STATIC))
