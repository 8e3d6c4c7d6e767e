"""How a command fared."""

from pegout.services.streams.ports import Stale, StoreUnavailable, VersionConflict


def outcome_of(error: Exception) -> str:
    """In a word that can be counted."""
    if isinstance(error, Stale | VersionConflict):
        return "stale"
    if isinstance(error, StoreUnavailable):
        return "unavailable"
    return "refused" if isinstance(error, ValueError) else "broken"
