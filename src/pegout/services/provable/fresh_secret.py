"""Secrets that nobody can foresee."""

import secrets


def new_secret() -> str:
    """32 random bytes in hex."""
    return secrets.token_hex(32)
