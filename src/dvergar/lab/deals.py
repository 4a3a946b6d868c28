"""The deals of many games: each depends only on its purpose, a seed and its number."""

import hashlib

from dvergar.core.dealing import SECRET_BYTES


def secret_of(purpose: str, seed: int, number: int) -> bytes:
    """Return the secret of one of many deals."""
    return hashlib.sha256(f"dvergar {purpose} {seed} {number}".encode()).digest()[:SECRET_BYTES]
