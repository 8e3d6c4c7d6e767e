"""The frozen names of everything that is stored and sent.

What is new gets a name here once; a name that is here is never changed nor given to anything else.
"""

from pegout.companion import tags as board_tags
from pegout.game import tags as game_tags
from pegout.services.events import stream_events as hosting
from pegout.services.tables import events as room

_ROOM: dict[str, type] = {
    "TableOpened": room.TableOpened,
    "Reserved": room.Reserved,
    "SecretCommitted": room.SecretCommitted,
    "SeatTaken": room.SeatTaken,
    "BotSeated": room.BotSeated,
    "SeatFreed": room.SeatFreed,
    "SeatLeft": room.SeatLeft,
    "SeatAway": room.SeatAway,
    "SeatBack": room.SeatBack,
    "StoodIn": room.StoodIn,
    "PlayedByFeel": room.PlayedByFeel,
    "RematchWanted": room.RematchWanted,
    "RulingProposed": room.RulingProposed,
    "RulingAgreed": room.RulingAgreed,
    "RulingDeclined": room.RulingDeclined,
    "RulingDecided": room.RulingDecided,
    "SecretRevealed": room.SecretRevealed,
    "TableClosed": room.TableClosed,
}
"""What happens at a table besides the game."""

_HOSTING: dict[str, type] = {
    "EventOpened": hosting.EventOpened,
    "Recorded": hosting.Recorded,
    "SeatBound": hosting.SeatBound,
    "TableSet": hosting.TableSet,
    "BoardLinked": hosting.BoardLinked,
    "SeatAsked": hosting.SeatAsked,
    "LinkRenewed": hosting.LinkRenewed,
    "EventOwned": hosting.EventOwned,
    "EntrantLinked": hosting.EntrantLinked,
    "EventShut": hosting.EventShut,
    "EntriesTaken": hosting.EntriesTaken,
    "EntryAsked": hosting.EntryAsked,
    "EntriesApproved": hosting.EntriesApproved,
    "EntriesCleared": hosting.EntriesCleared,
}
"""What the stream of an event holds."""

EVENTS: dict[str, type] = {**_ROOM, **game_tags.EVENTS, **board_tags.EVENTS, **_HOSTING}
"""Every event of a stream by its name."""

NAMES: dict[type, str] = {
    **game_tags.NAMES,
    **{kind: name for names in (EVENTS, board_tags.ENTRIES) for name, kind in names.items()},
}


def name_of(kind: type) -> str:
    """The name of a class of things that are stored or sent."""
    return NAMES[kind]
