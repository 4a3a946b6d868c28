"""Words errors of the operating system and of the JSON parser from the catalogue, as the `reason` of another error."""

import errno

from dvergar.core.errors import DvergarError

_KEYS = {
    "ENOENT": "system-not-found",
    "EACCES": "system-no-permission",
    "EPERM": "system-no-permission",
    "EISDIR": "system-is-folder",
    "ENOTDIR": "system-not-folder",
    "EEXIST": "system-not-folder",
    "ENAMETOOLONG": "system-long-name",
    "ENOSPC": "system-disk-full",
    "EDQUOT": "system-disk-full",
    "EROFS": "system-read-only",
    "EIO": "system-disk-error",
    "EBUSY": "system-in-use",
    "ETXTBSY": "system-in-use",
    "EADDRINUSE": "system-in-use",
    "EMFILE": "system-too-many-files",
    "ENFILE": "system-too-many-files",
    "ENOMEM": "system-no-memory",
    "ENOEXEC": "system-no-program",
    "EINVAL": "system-invalid",
    "EADDRNOTAVAIL": "system-other-address",
    "ECONNREFUSED": "system-refused",
    "ECONNRESET": "system-cut-off",
    "ECONNABORTED": "system-cut-off",
    "EPIPE": "system-cut-off",
    "ENETUNREACH": "system-unreachable",
    "EHOSTUNREACH": "system-unreachable",
    "ETIMEDOUT": "system-late",
}


def system_error(error: BaseException) -> DvergarError:
    """Return the reason that the system gives, as an error with a message of the catalogue.

    >>> system_error(FileNotFoundError(errno.ENOENT, "No such file or directory")).text("fr")
    'fichier ou dossier introuvable'
    >>> system_error(OSError(errno.EXDEV, "Invalid cross-device link")).text("en")
    'the system reports error 18 (EXDEV)'
    """
    import socket

    if isinstance(error, socket.gaierror | UnicodeError):
        return DvergarError("system-no-host")
    number = error.errno if isinstance(error, OSError) else None
    name = errno.errorcode.get(number or 0, "").removeprefix("WSA")  # Windows uses the prefix for network errors
    if name:
        return DvergarError(_KEYS[name]) if name in _KEYS else DvergarError("system-error", number=str(number), name=name)
    if isinstance(error, TimeoutError):
        return DvergarError("system-late")
    if isinstance(error, ConnectionError):
        return DvergarError("system-cut-off")
    return DvergarError("system-unknown", name=type(error).__name__)


def json_error(error: Exception) -> DvergarError:
    """Return why a text is not JSON, as an error with a message of the catalogue.

    >>> import json
    >>> try:
    ...     json.loads('{"seats": 2,')
    ... except ValueError as error:
    ...     json_error(error).text("en")
    'error at line 1, column 13'
    """
    import json

    if isinstance(error, json.JSONDecodeError):
        if not error.doc.strip():
            return DvergarError("json-empty")
        return DvergarError("json-place", line=str(error.lineno), column=str(error.colno))
    if isinstance(error, UnicodeError):
        return DvergarError("json-encoding")
    return DvergarError("json-depth" if isinstance(error, RecursionError) else "json-number")
