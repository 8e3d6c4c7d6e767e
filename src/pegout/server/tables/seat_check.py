"""With whom somebody sits down: not under another's name, and not with anybody they will not play with."""

from collections.abc import Sequence

from pegout.refusal import Refused, refuse
from pegout.services.people.moderation import Blocks
from pegout.services.people.ports import Person
from pegout.services.ports import ServerStore
from pegout.services.tables.ports import Listed


async def check_may_sit(store: ServerStore, person: Person) -> None:
    """Raises `Refused` for a person who may sit down nowhere under this name."""
    if not person.kept and await store.keeper_of(person.name) is not None:
        text = "Somebody has your name, or one that looks like it: change yours, then sit down."
        raise Refused(refuse("name_taken", text))


def to_be_seen(listed: Sequence[Listed], blocks: Blocks) -> list[Listed]:
    """Without the tables of people who have blocked this visitor, or whom the visitor has blocked."""
    return [one for one in listed if blocks.all.isdisjoint(one.listing.people)]
