"""With whom somebody sits down: not under another's name, and not with anybody they will not play with."""

from collections.abc import Sequence

from pegout.refusal import Refusal, Refused, refuse
from pegout.services.people.moderation import Blocks, met
from pegout.services.people.ports import Person
from pegout.services.ports import ServerStore
from pegout.services.tables.ports import Listed
from pegout.services.tables.state import Sitter, TableState

NOT_HERE = "You cannot sit down at this table: choose another one, or open your own."
"""Said to whoever is blocked by somebody there; it does not say so."""
BLOCKED = "You have blocked somebody at this table: take that back first, or choose another table."


async def check_may_sit(store: ServerStore, state: TableState, person: Person) -> None:
    """Raises `Refused` to whoever may not sit down there as they are."""
    if not person.kept and await store.keeper_of(person.name) is not None:
        text = "Somebody keeps your name, or one that looks like it: change yours, then sit down."
        raise Refused(refuse("name_taken", text))
    if (why := await why_apart(store, state, person)) is not None:
        raise Refused(why)


async def why_apart(store: ServerStore, state: TableState, person: Person) -> Refusal | None:
    """Why somebody does not come together with those who are at a table."""
    there = people_at(state) - {person.id}
    blocked, blocks = met(await store.blocks_around(person.id), there) if there else (False, False)
    if blocked:
        return refuse("not_here", NOT_HERE)
    return refuse("blocked", BLOCKED) if blocks else None


def people_at(state: TableState) -> frozenset[str]:
    """Those who sit there, and whoever opened the table."""
    sitters = [one for one in state.seats if isinstance(one, Sitter)]
    return frozenset([state.host, *[one.person for one in sitters]])


def to_be_seen(listed: Sequence[Listed], blocks: Blocks) -> list[Listed]:
    """Without the tables of people who will not play with whoever looks, or with whom they will not."""
    return [one for one in listed if blocks.all.isdisjoint(one.listing.people)]
