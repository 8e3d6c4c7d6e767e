"""The first entry of a table's stream: its commitment is made before anybody sits down."""

from pegout.services.provable.match_secrets import commitment_of
from pegout.services.tables import events as e
from pegout.services.tables.proof import version_for
from pegout.services.tables.terms import Terms


def open_table(table: str, code: str, terms: Terms, host: str, fresh: str) -> tuple[e.TableEvent, ...]:
    """A table for whoever comes."""
    return e.TableOpened(table, code, terms, host), commitment_to(fresh, 1, shares_deals=False)


def reserve_table(opened: e.TableOpened, reserved: e.Reserved, secret: str) -> tuple[e.TableEvent, ...]:
    """A table for a match of an event; tables with the same deals have the same secret."""
    return opened, reserved, commitment_to(secret, 1, shares_deals=bool(reserved.deals))


def commitment_to(secret: str, match: int, *, shares_deals: bool) -> e.SecretCommitted:
    return e.SecretCommitted(match, commitment_of(secret), secret, version_for(shares_deals=shares_deals))
