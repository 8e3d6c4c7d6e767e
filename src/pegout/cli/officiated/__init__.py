"""`pegout play --officiate`: a table in the terminal that a person and bots officiate themselves."""

from pegout.cli.officiated.session import OfficiatedSession
from pegout.cli.officiated.table import OfficiatedTable

__all__ = ["OfficiatedSession", "OfficiatedTable"]
