"""`pegout play --officiate`: a table in the terminal that you and the bots officiate yourselves."""

from pegout.cli.officiated.session import OfficiatedSession
from pegout.cli.officiated.table import OfficiatedTable

__all__ = ["OfficiatedSession", "OfficiatedTable"]
