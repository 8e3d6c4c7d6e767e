"""The first entry of a table's stream: its commitment stands before anybody sits down."""

from pegout.app.parlour import events as e
from pegout.app.parlour.terms import Terms
from pegout.app.provable import commitment_of


def open_table(table: str, code: str, terms: Terms, host: str, fresh: str) -> tuple[e.TableEvent, ...]:
    """A table for whoever comes."""
    return e.TableOpened(table, code, terms, host), e.SecretCommitted(1, commitment_of(fresh), fresh)


def reserve_table(opened: e.TableOpened, reserved: e.Reserved, secret: str) -> tuple[e.TableEvent, ...]:
    """A table for a match of an event; tables that are to be dealt the same have the same secret."""
    return opened, reserved, e.SecretCommitted(1, commitment_of(secret), secret)
