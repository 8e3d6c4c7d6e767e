"""Routes for players: online seats, bots, and companion boards for a game."""

from dataclasses import replace
from typing import Any

from litestar import Controller, Request, get, post
from litestar.params import JSONBody

from pegout.players import LADDER
from pegout.refusal import IllegalCommand, Refused, refuse
from pegout.server.boards.routes import TheBoards
from pegout.server.events import wire as w
from pegout.server.events.answers import answer_seen
from pegout.server.events.entry_check import is_unwelcome
from pegout.server.events.lists import allow
from pegout.server.events.routes import EventId, Key, TheEvents, enter
from pegout.server.events.service import EventService
from pegout.server.identity import identity_of, needs
from pegout.server.problems import Problem
from pegout.services.boards.keeper import digest_of
from pegout.services.events.board_scores import linked
from pegout.services.events.commands import Sent
from pegout.services.events.keeper import EventKeeper
from pegout.services.events.keys import Actor
from pegout.services.events.seats import ASKED, waits
from pegout.services.events.state import HostedEvent
from pegout.services.events.stream_events import BoardLinked, EntrantLinked, SeatBound
from pegout.services.online.rulings import Answer
from pegout.tournament.entries import Register
from pegout.tournament.entries import person as compared
from pegout.tournament.event import Role

_PLAYER = frozenset({Role.PLAYER})
_DIRECTOR = frozenset({Role.DIRECTOR})
_JUDGES = frozenset({Role.DIRECTOR, Role.JUDGE})


class EventPlayController(Controller):
    path = "/api/events/{event:str}"
    tags = ("events",)

    @post("/seat", operation_id="takeEventSeat", status_code=200, guards=[needs(None)])
    async def seat(
        self, request: Request[Any, Any, Any], event_service: TheEvents, event: EventId, key: Key = ""
    ) -> w.EntrantAnswer:
        """From now on you play the online games of the player with this key."""
        state, actor = await enter(event_service, event, key)
        allow(actor.role, _PLAYER)
        _must_be_online(state)
        who = identity_of(request).person
        if await is_unwelcome(event_service.store, state, who):
            text = "You cannot take this seat from here: ask the organiser."
            raise IllegalCommand(refuse("seat_not_given", text))
        state = await event_service.keeper.take_seat(event, actor.name, who)
        if waits(state, actor.name, who):
            raise Refused(refuse("to_be_let_in", ASKED))
        return w.EntrantAnswer(actor.name)

    @post("/admit", operation_id="admitGuest", status_code=200)
    async def admit(
        self, event_service: TheEvents, event: EventId, data: JSONBody[w.GuestAsked], key: Key = ""
    ) -> w.EntrantAnswer:
        """Let in a guest who has asked to play under the entrant's name, where deals are shared."""
        _, actor = await enter(event_service, event, key)
        allow(actor.role, _DIRECTOR)
        await event_service.keeper.let_in(event, data.name)
        return w.EntrantAnswer(data.name)

    @post("/accounts", operation_id="linkEntrantAccount", status_code=200)
    async def account(
        self, event_service: TheEvents, event: EventId, data: JSONBody[w.AccountAsked], key: Key = ""
    ) -> w.EntrantAnswer:
        """Link an entrant with an account, so that the archive counts the results for it.

        Without an account the entrant is only a written name again.
        """
        state, actor = await enter(event_service, event, key)
        allow(actor.role, _DIRECTOR)
        entered = {compared(entry.name): entry.name for entry in state.now.desk.entries}
        name = entered.get(compared(data.name))
        if name is None:
            raise Problem(
                404,
                "no_such_entrant",
                "Nobody has entered under that name: check the spelling.",
                field="name",
            )
        whose = await _account(event_service, state, data.account) if data.account else ""
        await event_service.keeper.mark(event, EntrantLinked(name, whose))
        return w.EntrantAnswer(name)

    @get("/duplicates", operation_id="compareDuplicates")
    async def duplicates(self, event_service: TheEvents, event: EventId) -> w.DuplicatesSeen:
        """How everybody did with the same cards in the same seat, round by round."""
        return w.DuplicatesSeen(await event_service.host.duplicates(event))

    @post("/bots", operation_id="enterEventBots", status_code=200)
    async def bots(
        self, event_service: TheEvents, event: EventId, data: JSONBody[w.BotsAsked], key: Key = ""
    ) -> w.RecordsAnswer:
        """Enter bots of one level under these names."""
        state, actor = await enter(event_service, event, key)
        allow(actor.role, _DIRECTOR)
        _must_be_online(state)
        if data.level not in [rung.name for rung in LADDER]:
            text = "There is no bot {bot!r}: choose one of those on the ladder."
            raise IllegalCommand(refuse("no_such_bot", text, bot=data.level[:30]))
        if state.now.desk.rules.fee:
            raise IllegalCommand(refuse("bots_pay_no_fee", "Bots pay no fee: set up the event without one."))
        answers, version = await _entered(event_service.keeper, state, actor, data)
        return w.RecordsAnswer(answers, version)

    @post("/ruling", operation_id="answerTableRuling", status_code=200)
    async def ruling(
        self, event_service: TheEvents, event: EventId, data: JSONBody[w.AnswerAsked], key: Key = ""
    ) -> w.EntrantAnswer:
        """Answer a ruling asked for at a table: have it carried out and recorded, or not."""
        state, actor = await enter(event_service, event, key)
        allow(actor.role, _JUDGES)
        _must_be_online(state)
        await event_service.host.answer(event, actor, Answer(data.call, data.upheld))
        return w.EntrantAnswer(actor.name or actor.role.value)

    @post("/board", operation_id="linkGameBoard", status_code=200)
    async def board(
        self,
        event_service: TheEvents,
        board_service: TheBoards,
        event: EventId,
        data: JSONBody[w.BoardAsked],
        key: Key = "",
    ) -> w.EntrantAnswer:
        """Link a companion board to a game: its score is entered for you when the game is over."""
        state, actor = await enter(event_service, event, key)
        allow(actor.role, _PLAYER)
        own = "" if data.key is None else digest_of(data.key)
        link = BoardLinked(data.division, data.game, data.nth, data.board, actor.name, own)
        if link not in state.boards:
            linked(state, link, await board_service.keeper.state(data.board))
            await event_service.keeper.mark(event, link)
        return w.EntrantAnswer(actor.name)


async def _account(event_service: EventService, state: HostedEvent, name: str) -> str:
    """The account of that name; nobody, for a director whom they have blocked."""
    found = await event_service.store.kept(name) if name.isprintable() else None
    blocked = (
        found is not None and state.director in (await event_service.store.blocks_around(found[0].id)).mine
    )
    if found is None or blocked:
        raise Problem(
            404,
            "no_such_account",
            "Nobody has an account under that name: check the spelling.",
            field="account",
        )
    return found[0].id


def _must_be_online(state: HostedEvent) -> None:
    if state.opened.online is None:
        text = "This event is played with real cards: its players sit in the hall."
        raise IllegalCommand(refuse("not_online", text))


async def _entered(
    keeper: EventKeeper, state: HostedEvent, actor: Actor, asked: w.BotsAsked
) -> tuple[tuple[w.RecordAnswer, ...], int]:
    """Each bot is entered and in its seat, or the answer says why not."""
    kind = state.now.desk.rules.kinds[0].kind
    told = []
    for name in asked.names:
        [answer], state = await keeper.send(state.event, actor, [Sent(f"bot:{name}", Register(name, kind))])
        if answer.refused is None:
            state = await keeper.mark(state.event, SeatBound(name, bot=asked.level), f"bot:{name}")
        told.append(answer_seen(replace(answer, key=None)))
    return tuple(told), state.version
