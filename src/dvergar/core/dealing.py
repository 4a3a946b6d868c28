"""Deals at a table: a 256-bit secret, committed to before the deal, combined with a nonce from each seat.

The commitment is the SHA-256 of the secret. The deal's key is HMAC-SHA-256(secret, nonces in seat order), and the key of the
n-th shuffle is the first 128 bits of HMAC-SHA-256(deal's key, n). So nobody controls the deal alone, and everybody can check it.

>>> dealer = Dealer(secret_of(7))
>>> dealer.commitment[:16]
'48428bdb7ddd8294'
>>> dealer.next_key() == Dealer(secret_of(7)).next_key()
True
"""

import hashlib
import hmac
import os
from collections.abc import Sequence

from dvergar.core.errors import BadOption, shown

SECRET_BYTES = 32


class Dealer:
    """Answers shuffles with one key after the other."""

    def __init__(self, secret: bytes, nonces: Sequence[bytes] = (), dealt: int = 0) -> None:
        self.secret = secret
        self.nonces = tuple(nonces)
        self.dealt = dealt
        framed = b"".join(bytes([len(nonce)]) + nonce for nonce in self.nonces)
        self._key = hmac.digest(secret, framed, "sha256")

    @property
    def commitment(self) -> str:
        """The commitment, to be published before the nonces are known."""
        return hashlib.sha256(self.secret).hexdigest()

    def next_key(self) -> tuple[int, int]:
        """Return the two halves of the next shuffle's key."""
        digest = hmac.digest(self._key, self.dealt.to_bytes(8, "big"), "sha256")
        self.dealt += 1
        return int.from_bytes(digest[:8], "big"), int.from_bytes(digest[8:16], "big")

    def clone(self) -> "Dealer":
        """Return a dealer that will give the same keys."""
        return Dealer(self.secret, self.nonces, self.dealt)


def secret_of(seed: int | str | None) -> bytes:
    """Return the secret for a seed: a number for convenience, 64 hex digits, or None for a fresh secret."""
    if seed is None:
        return os.urandom(SECRET_BYTES)
    if isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed < 1 << (8 * SECRET_BYTES):
        return seed.to_bytes(SECRET_BYTES, "big")
    if isinstance(seed, str):
        try:
            secret = bytes.fromhex(seed)
        except ValueError:
            secret = b""
        if len(secret) == SECRET_BYTES and len(seed) == 2 * SECRET_BYTES:
            return secret
    raise BadOption("error-seed", seed=shown(seed))


def nonce_of(text: object) -> bytes:
    """Read a seat's nonce: up to 64 hex digits, possibly none."""
    try:
        nonce = bytes.fromhex(text) if isinstance(text, str) else None
    except ValueError:
        nonce = None
    if nonce is None or len(nonce) > SECRET_BYTES:
        raise BadOption("error-nonce", nonce=shown(text))
    return nonce
