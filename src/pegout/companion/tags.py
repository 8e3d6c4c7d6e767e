"""The frozen names of what is stored and sent of a board.

What is new gets a name here once; a name that is here is never changed nor given to anything else.
"""

from pegout.companion import entries as board_entries
from pegout.companion import events as board

EVENTS: dict[str, type] = {
    "BoardOpened": board.BoardOpened,
    "Entered": board.Entered,
    "Struck": board.Struck,
    "Confirmed": board.Confirmed,
    "Disputed": board.Disputed,
    "ObjectionWithdrawn": board.ObjectionWithdrawn,
    "BothAsked": board.BothAsked,
    "PhoneInvited": board.PhoneInvited,
    "PhoneJoined": board.PhoneJoined,
    "PhoneRemoved": board.PhoneRemoved,
}
"""What happens on a companion board."""

ENTRIES: dict[str, type] = {
    "Points": board_entries.Points,
    "Back": board_entries.Back,
    "Shown": board_entries.Shown,
    "Ruled": board_entries.Ruled,
    "NextDeal": board_entries.NextDeal,
    "Marker": board_entries.Marker,
    "NextGame": board_entries.NextGame,
}
"""What can be entered on a board."""
