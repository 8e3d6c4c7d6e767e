"""Who enters an event by themselves, and under which name."""

from pegout.refusal import IllegalCommand, refuse
from pegout.services.events.admission import at_the_desk
from pegout.services.events.keys import OFFICIALS, PUBLIC, Actor
from pegout.services.events.seats import owns
from pegout.services.events.state import HostedEvent
from pegout.services.people.names import pretends
from pegout.services.people.ports import Person
from pegout.services.ports import ServerStore
from pegout.tournament.entries import Register
from pegout.tournament.event import EventCommand


class EntryCheck:
    """Checks the names of people who enter themselves. The desk answers for what it writes."""

    def __init__(self, store: ServerStore, state: HostedEvent, actor: Actor, visitor: Person | None) -> None:
        self.state = state
        self.actor = actor
        self._store = store
        self._visitor = visitor

    async def account_for(self, command: EventCommand) -> str:
        """The account that a new entrant plays from, if it is their own; raises `IllegalCommand`."""
        if self.actor.role in OFFICIALS or not isinstance(command, Register):
            return ""
        if self.actor == PUBLIC:
            await self._check(command)
        return self._visitor.id if self._visitor and owns(self._visitor, command.name) else ""

    async def _check(self, command: Register) -> None:
        if await is_unwelcome(self._store, self.state, self._visitor):
            raise IllegalCommand(at_the_desk())
        await self._check_name(command.name)

    async def _check_name(self, name: str) -> None:
        if pretends(name):
            text = "That name could be taken for a bot, an official or this server: enter under another."
            raise IllegalCommand(refuse("name_of_house", text, field="name"))
        keeper = await self._store.keeper_of(name) if name.isprintable() else None
        if keeper is not None and (self._visitor is None or keeper.id != self._visitor.id):
            text = (
                "That name is taken, or looks like one that is: sign in if it is yours, enter under another, "
                "or ask at the desk."
            )
            raise IllegalCommand(refuse("name_taken", text, field="name"))


async def is_unwelcome(store: ServerStore, state: HostedEvent, person: Person | None) -> bool:
    """Whether the opener of the event has blocked that person."""
    if person is None or not state.director:
        return False
    return state.director in (await store.blocks_around(person.id)).theirs
