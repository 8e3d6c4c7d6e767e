"""What the stream of an event holds: how it was set up, every record, and who plays where online."""

from pegout.edition import EDITION
from pegout.services.event_files.options import EventOptions
from pegout.tournament.entries import Register
from pegout.tournament.event import Record
from pegout.values import value


@value
class OnlineTerms:
    """How an event is played on the server's own tables."""

    duplicate: bool = False
    """Every table of a round gets the same deals."""
    wait_seconds: int = 300
    """How long a called game waits for an absent player."""
    move_seconds: int = 0
    """How long a player may think; 0 means no limit."""
    gone: str = "forfeit"
    """What becomes of a player who leaves a table, by its name in the terms of tables."""
    stand_in: str = "regular"
    secret: str = ""
    """What all deals of the event are made from; nobody sees it before the end.

    Empty in first-version events that are not duplicate nights: there each table has a secret of its own.
    """


@value
class EventOpened:
    event: str
    options: EventOptions
    listed: bool = True
    entry_open: bool = True
    """Whether anybody may enter themselves."""
    online: OnlineTerms | None = None
    edition: int = EDITION
    """Of the rules that its records are judged by."""


@value
class Recorded:
    line: Record
    """The next of the event's log."""


@value
class SeatBound:
    """Who plays online under an entrant's name: a person, or a bot of that level."""

    name: str
    person: str = ""
    bot: str = ""


@value
class TableSet:
    """A table of the server was opened for a game; `nth` is the first game of the match played there."""

    division: str
    game: str
    nth: int
    table: str
    round: int


@value
class BoardLinked:
    """The score of a game is kept on a companion board; `nth` is the first game of the match on it."""

    division: str
    game: str
    nth: int
    board: str
    by: str
    """The player on whose phone it is kept."""
    key: str = ""
    """The digest of the key that player's side confirms with there; without it the board only proposes."""


@value
class LinkRenewed:
    """Older links of that role, or of that player, open nothing any more."""

    role: str
    name: str = ""


@value
class SeatAsked:
    """A guest asks to play under an entrant's name, and waits for the director."""

    name: str
    person: str


@value
class EventOwned:
    """Who opened the event, empty where nobody was known. Older events do not tell."""

    person: str


@value
class EntrantLinked:
    """Whose account it is that an entrant plays from; without a person it is nobody's any more."""

    name: str
    person: str = ""


@value
class EventShut:
    """The people who run the server have closed the event: nothing more is recorded in it."""

    why: str


OPEN, ASKED, CLOSED = "open", "asked", "closed"


@value
class EntriesTaken:
    """How public entries are taken from now on."""

    how: str
    """At once (`open`), when the director approves (`asked`), or not at all (`closed`)."""


@value
class EntryAsked:
    """Somebody asks to enter, and waits for the director."""

    name: str
    kind: str
    sponsor: str = ""
    contact: str = ""
    account: str = ""
    """The account of somebody who asked under its name."""
    ticket: str = ""
    """A digest of the command and its id: sending both again shows what became of it."""

    @property
    def command(self) -> Register:
        return Register(self.name, self.kind, self.sponsor, self.contact)


@value
class EntriesApproved:
    """The director knows these, as names are compared."""

    names: tuple[str, ...]


@value
class EntriesCleared:
    """These wait no longer."""

    names: tuple[str, ...]


HostingEvent = (
    EventOpened
    | EventOwned
    | Recorded
    | SeatBound
    | TableSet
    | BoardLinked
    | LinkRenewed
    | EntrantLinked
    | EventShut
    | SeatAsked
    | EntriesTaken
    | EntryAsked
    | EntriesApproved
    | EntriesCleared
)
"""All that the stream of an event holds."""
