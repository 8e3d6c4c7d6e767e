"""Rulings that players ask for at the tables of an event: its officials hear of them, and answer."""

from pegout.app.hosting.keeper import EventKeeper, NotNoted, Sent
from pegout.app.hosting.keys import Actor
from pegout.app.hosting.state import HostedEvent
from pegout.app.online.called import Called
from pegout.app.online.tables import host_of
from pegout.app.parlour.commands import DecideRuling
from pegout.app.parlour.keeper import Keeper
from pegout.app.parlour.state import Proposal, TableState
from pegout.rules.remedy_words import orders
from pegout.tournament.event import CallJudge, EventCommand, NoteRuling, SettleCall
from pegout.values import value

LONGEST = 600
"""Characters of a call."""


@value
class Answer:
    """An official's answer to what was asked at the table of a game."""

    division: str
    game: str
    upheld: bool


def calls(called: Called, table: TableState) -> tuple[Sent, ...]:
    """The judge is called to a table that waits for an answer, once for each question."""
    proposal = table.proposal
    if not table.is_held or proposal is None:
        return ()
    words = f"{called.names[proposal.seat]} asks for a ruling. {_words(proposal, called.names)}"[:LONGEST]
    call = CallJudge(called.division.name, called.game.id, words=words)
    return (Sent(f"host:ruling:{table.table}:{proposal.at}", call),)


def _words(proposal: Proposal, names: tuple[str, ...]) -> str:
    ruling = proposal.ruling
    return " ".join([*ruling.findings, *orders(ruling.remedies, names)])


async def answer(
    keeper: EventKeeper, parlour: Keeper, state: HostedEvent, actor: Actor, given: Answer
) -> HostedEvent:
    """Carry the ruling out at its table, or not, and write it down; or `NotAllowed` or `NotNoted`."""
    tables = [one.table for one in state.tables if (one.division, one.game) == (given.division, given.game)]
    if not tables:
        raise NotNoted(f"{given.game[:20]} is not played at a table of this event: look at the pairings.")
    table = (await parlour.live(tables[-1])).state
    proposal = table.proposal
    by = actor.role.value
    await parlour.do(table.table, DecideRuling(host_of(state.event), given.upheld, by))
    if proposal is None:
        return state
    number = f"ruling:{table.table}:{proposal.at}"
    sent = [Sent(number, command) for command in _written(state, given, proposal, table)]
    _, now = await keeper.send(state.event, actor, sent)
    return now


def _written(state: HostedEvent, given: Answer, proposal: Proposal, table: TableState) -> list[EventCommand]:
    """The ruling, which settles the call; without one the call is settled by itself."""
    at = given.division, given.game
    if given.upheld:
        names = () if table.reserved is None else table.reserved.names
        return [NoteRuling(_words(proposal, names)[:LONGEST], proposal.ruling.citations, *at)]
    open_calls = [call for call in state.now.calls if not call.settled and (call.division, call.game) == at]
    return [SettleCall(call.number) for call in open_calls]
