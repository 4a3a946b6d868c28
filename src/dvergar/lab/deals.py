"""The deals of many games: each depends on what it is for, a seed and its number alone."""

import hashlib

from dvergar.core.dealing import SECRET_BYTES


def secret_of(purpose: str, seed: int, number: int) -> bytes:
    """The secret of one of many deals."""
    return hashlib.sha256(f"dvergar {purpose} {seed} {number}".encode()).digest()[:SECRET_BYTES]
