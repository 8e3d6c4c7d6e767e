"""What a phone asks of a board. Entries are named by the id of the command that made them."""

from pegout.companion.entries import Made
from pegout.companion.terms import BoardTerms
from pegout.values import value


@value
class Open:
    """Begin a board; whoever knows the key behind the digest may keep it."""

    terms: BoardTerms
    key: str


@value
class Enter:
    made: Made


@value
class Undo:
    """Strike these entries; the others stand as if those had never been."""

    entries: tuple[str, ...]


@value
class Confirm:
    entries: tuple[str, ...]


@value
class Dispute:
    """The entry is wrong, says this side."""

    entry: str
    words: str = ""


@value
class Withdraw:
    """The objection is taken back."""

    entry: str


@value
class AskBoth:
    """From now on every side is, or is not, to confirm."""

    on: bool


@value
class InvitePhone:
    """Whoever first comes with the secret behind the digest speaks for the side; older invitations lapse."""

    side: int
    invitation: str


@value
class JoinBoard:
    """A phone takes up an invitation with a key that it has made; both are digests."""

    side: int
    invitation: str
    key: str


@value
class RemovePhone:
    """The side's own phone speaks for it no more, and what it has confirmed is no longer confirmed."""

    side: int


Command = Open | Enter | Undo | Confirm | Dispute | Withdraw | AskBoth | InvitePhone | JoinBoard | RemovePhone


@value
class Sent:
    """A command with what the phone says of it."""

    id: str
    """Made by the phone: the same id acts once."""
    command: Command
    by: int | None = None
    """The side whose own key it came with; None where it came with the board's."""
    at: int = 0
    """Milliseconds since 1970 by the phone's clock."""
