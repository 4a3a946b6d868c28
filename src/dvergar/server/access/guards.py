"""Checks before every request (host, origin, size, rate), and the headers of every response."""

import asyncio
import ipaddress
import json
from collections.abc import Mapping
from urllib.parse import SplitResult, urlsplit

from starlette.datastructures import Headers, MutableHeaders, QueryParams
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from dvergar.api.errors import DvergarError
from dvergar.i18n import LANGUAGES
from dvergar.server.access.limits import AddressBuckets, network_of
from dvergar.server.access.tokens import fresh_id
from dvergar.server.errors import ForeignPage, NotUnderstood, Refusal, TooLarge, TooMany, error_body, status_of
from dvergar.server.operations.logs import trouble
from dvergar.server.operations.metrics import Metrics
from dvergar.server.operations.settings import Settings

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; "
        "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Cache-Control": "no-store",
}
SAFE = {"GET", "HEAD", "OPTIONS"}
LONG_BODIES = ("/api/analysis",)


class BadBody(Refusal):
    """A request body that is not valid JSON text."""

    status = 400
    default = "server-bad-body"


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self._app = app
        self._settings = settings
        self._metrics = metrics
        self._requests = AddressBuckets(settings.requests, settings.remembered_addresses)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on to the application, or refuse it."""
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = False

        async def sending(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                self._metrics.count("requests", status=f"{message['status'] // 100}xx")
            await send(message)

        try:
            reading = await self._let_in(scope, receive)
        except DvergarError as error:
            await refusal(scope, error)(scope, receive, sending)
            return
        try:
            await self._app(scope, reading, sending)
        except Exception as error:
            if not started:
                await broken(scope, error)(scope, receive, sending)

    async def _let_in(self, scope: Scope, receive: Receive) -> Receive:
        """Run every check that needs only the head of the request, then read its body."""
        headers = Headers(scope=scope)
        check_host(headers, self._settings)
        if not self._requests.take(network_of(address_of(scope, self._settings))):
            raise TooMany
        if scope["method"] in SAFE:
            return receive
        check_origin(headers, self._settings)
        most = self._settings.record_bytes if scope["path"] in LONG_BODIES else self._settings.body_bytes
        try:
            async with asyncio.timeout(self._settings.body_seconds):
                body = await _read(headers, receive, most)
        except TimeoutError as error:
            raise BadBody("server-body-slow") from error
        check_text(body, self._settings.body_depth)
        return _again(body, receive)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        try:
            check_host(headers, self._settings)
            check_origin(headers, self._settings)
        except DvergarError as error:
            await refusal(scope, error)(scope, receive, send)
            return
        try:
            await self._app(scope, receive, send)
        except Exception as error:
            trouble("broken-socket", error)
            self._metrics.count("broken")
            await send({"type": "websocket.close", "code": 1011, "reason": "server-broken"})


def check_host(headers: Mapping[str, str], settings: Settings) -> None:
    """Refuse host names other than the server's own, which protects against DNS rebinding."""
    name = _hostname(headers.get("host", ""))
    if not settings.hosts or name in (*settings.hosts, *map(_origin_host, settings.origins)):
        return
    if not (settings.bare_addresses and _is_bare_address(name)):
        raise ForeignPage("server-foreign-host")


def check_origin(headers: Mapping[str, str], settings: Settings) -> None:
    """Refuse web pages of other origins, unless the settings allow them. Other clients send no origin."""
    origin = headers.get("origin")
    if origin is None or origin in settings.origins:
        return
    parts = _split(origin)
    if parts is None or parts.scheme not in ("http", "https") or parts.netloc != headers.get("host"):
        raise ForeignPage


def check_text(body: bytes, depth: int) -> None:
    """Check before parsing that JSON is UTF-8 and not nested too deeply."""
    try:
        text = body.decode()
    except UnicodeDecodeError as error:
        raise BadBody from error
    if is_deep(text, depth):
        raise NotUnderstood("server-too-deep")


def is_deep(text: str, most: int) -> bool:
    """Whether JSON is nested deeper than the limit.

    >>> is_deep('{"a": ["]]]["]}', 2), is_deep('[[[]]]', 2), is_deep(r'"\\\\"[[[', 2)
    (False, True, True)
    """
    if text.count("[") + text.count("{") <= most:
        return False
    depth, quoted, escaped = 0, False, False
    for sign in text:
        if quoted:
            quoted = escaped or sign != '"'
            escaped = sign == "\\" and not escaped
        elif sign == '"':
            quoted = True
        elif sign in "[{":
            depth += 1
            if depth > most:
                return True
        elif sign in "]}":
            depth -= 1
    return False


def address_of(scope: Scope, settings: Settings) -> str:
    """Return the client's address; forwarding headers count only if a proxy is configured."""
    if settings.proxy:
        told_by_proxy = Headers(scope=scope).getlist("x-forwarded-for")
        if told_by_proxy:
            return told_by_proxy[-1].rpartition(",")[2].strip()[:64]
    return scope["client"][0] if scope.get("client") else ""


def language_of(scope: Scope) -> str:
    """Return the reader's language: `?lang=`, or the best supported one in Accept-Language.

    >>> language_of({"query_string": b"", "headers": [(b"accept-language", b"it, de-CH;q=0.9, fr;q=0.95")]})
    'fr'
    """
    asked = QueryParams(scope.get("query_string", b"")).get("lang", "")
    if asked in LANGUAGES:
        return asked
    accepted = Headers(scope={"headers": scope["headers"]}).get("accept-language", "")[:200]
    weighed = [(_weight(part), part.strip()[:2].lower()) for part in accepted.split(",")]
    known = [(weight, language) for weight, language in weighed if language in LANGUAGES and weight > 0]
    return max(known, key=lambda pair: pair[0])[1] if known else LANGUAGES[0]


def refusal(scope: Scope, error: DvergarError) -> JSONResponse:
    """Build the response to a refused request, in the reader's language."""
    return JSONResponse({"error": error_body(error, language_of(scope))}, status_of(error))


def broken(scope: Scope, error: Exception) -> JSONResponse:
    """Build the response to an internal error: only an id, which the log has too."""
    number = fresh_id()
    trouble("broken", error, id=number)
    answer = refusal(scope, Refusal("server-broken", id=number))
    answer.status_code = 500
    return answer


async def _read(headers: Mapping[str, str], receive: Receive, most: int) -> bytes:
    length = headers.get("content-length", "")
    if length.isdecimal() and (len(length) > 12 or int(length) > most):
        raise TooLarge(most=most)
    body = b""
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise BadBody
        body += bytes(message.get("body", b""))
        if len(body) > most:
            raise TooLarge(most=most)
        if not message.get("more_body", False):
            return body


def _again(body: bytes, receive: Receive) -> Receive:
    """Return a `receive` that replays a body that was already read."""
    given = False

    async def reading() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return reading


def _hostname(host: str) -> str:
    """Return the host name without its port.

    >>> _hostname("LocalHost:8000"), _hostname("[::1]:8000"), _hostname("play.example")
    ('localhost', '[::1]', 'play.example')
    """
    name, _, port = host.rpartition(":")
    return (name if name and port.isdecimal() else host).lower()


def _is_bare_address(name: str) -> bool:
    """Whether a host name is a literal IP address.

    >>> _is_bare_address("192.0.2.7"), _is_bare_address("[2001:db8::7]"), _is_bare_address("play.example")
    (True, True, False)
    """
    try:
        ipaddress.ip_address(name.removeprefix("[").removesuffix("]"))
    except ValueError:
        return False
    return True


def _origin_host(origin: str) -> str:
    parts = _split(origin)
    return _hostname(parts.netloc) if parts else ""


def _split(origin: str) -> SplitResult | None:
    try:
        return urlsplit(origin)
    except ValueError:
        return None


def _weight(part: str) -> float:
    quality = part.partition(";q=")[2]
    try:
        return float(quality) if quality else 1.0
    except ValueError:
        return 0.0


def json_of(text: str) -> object:
    """Parse JSON; raises NotUnderstood."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise NotUnderstood from error
