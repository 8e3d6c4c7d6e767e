"""Ids of what is new: nobody guesses one, and none looks like an option of a command."""

import secrets


def fresh_id(size: int) -> str:
    """So many random bytes as letters, digits and underscores, for links and for the operator's commands."""
    return secrets.token_urlsafe(size).replace("-", "_")
