"""Bearer tokens for seats, and table ids. A token is sent once; only its hash is stored.

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
    """Create a token of 192 bits."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def fresh_id() -> str:
    """Create a table id of 128 bits. Anyone who knows it can open the table's link."""
    return secrets.token_urlsafe(ID_BYTES)


def is_id(text: str) -> bool:
    """Whether a string has the form of a table id."""
    return re.fullmatch(ID_PATTERN, text) is not None and "\n" not in text


def hashed(token: str) -> str:
    """Hash a token for storage. It is long and random, so one round is enough."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def matches(token: str, kept: str) -> bool:
    """Compare a token with a stored hash, in constant time."""
    return hmac.compare_digest(hashed(token), kept)
