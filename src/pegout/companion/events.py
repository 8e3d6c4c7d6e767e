"""What happened on a board. Entries are numbered from 1 in the order in which the board took them."""

from pegout.companion.entries import Made
from pegout.companion.terms import BoardTerms
from pegout.values import value


@value
class BoardOpened:
    terms: BoardTerms
    key: str
    """The digest of the key."""
    at: int


@value
class Entered:
    made: Made
    by: int | None
    at: int


@value
class Struck:
    entries: tuple[int, ...]
    by: int | None
    at: int


@value
class Confirmed:
    entries: tuple[int, ...]
    by: int | None
    at: int


@value
class Disputed:
    entry: int
    words: str
    by: int | None
    at: int


@value
class ObjectionWithdrawn:
    entry: int
    by: int | None
    at: int


@value
class BothAsked:
    on: bool
    by: int | None
    at: int


@value
class PhoneInvited:
    side: int
    invitation: str
    """The digest of what stands in the link."""
    by: int | None
    at: int


@value
class PhoneJoined:
    side: int
    key: str
    """The digest of the key that the side's phone has made."""
    by: int | None
    at: int


@value
class PhoneRemoved:
    side: int
    by: int | None
    at: int


BoardEvent = (
    BoardOpened
    | Entered
    | Struck
    | Confirmed
    | Disputed
    | ObjectionWithdrawn
    | BothAsked
    | PhoneInvited
    | PhoneJoined
    | PhoneRemoved
)
