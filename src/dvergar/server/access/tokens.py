"""Bearer tokens of seats and ids of tables. A token is told once and kept as its hash.

>>> token = fresh_token()
>>> matches(token, hashed(token)), matches(token + "x", hashed(token))
(True, False)
>>> len(token), len(fresh_id())
(32, 22)
"""

import hashlib
import hmac
import re
import secrets

TOKEN_BYTES = 24
ID_BYTES = 16
ID_PATTERN = r"^[A-Za-z0-9_-]{22}$"
LONGEST_TOKEN = 64


def fresh_token() -> str:
    """A token of 192 bits."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def fresh_id() -> str:
    """A table's id of 128 bits: who knows it has the link."""
    return secrets.token_urlsafe(ID_BYTES)


def is_id(text: str) -> bool:
    """Whether this can be the id of a table."""
    return re.fullmatch(ID_PATTERN, text) is not None and "\n" not in text


def hashed(token: str) -> str:
    """What is kept of a token. It is random and long, so one round is enough."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def matches(token: str, kept: str) -> bool:
    """Whether a token is the one whose hash was kept, in constant time."""
    return hmac.compare_digest(hashed(token), kept)
