"""Rulings that players ask for at the tables of an event: its officials are called, and answer."""

from datetime import UTC, datetime

from pegout.refusal import IllegalCommand, refuse
from pegout.rules.remedy_words import orders
from pegout.services.events.commands import Sent
from pegout.services.events.keeper import EventKeeper
from pegout.services.events.keys import Actor
from pegout.services.events.state import HostedEvent
from pegout.services.events.stream_events import TableSet
from pegout.services.online.called_games import Called
from pegout.services.online.tables import host_of
from pegout.services.tables.commands import DecideRuling
from pegout.services.tables.keeper import TableKeeper
from pegout.services.tables.state import Proposal, TableState
from pegout.tournament.event import Call, CallJudge, EventCommand, NoteRuling, SettleCall
from pegout.values import value

LONGEST = 600
"""Characters of a call."""


@value
class Answer:
    """An official's answer to what was asked at a table, and to nothing that was asked since."""

    call: int
    """The number of the record that called the judge."""
    upheld: bool


def calls(called: Called, table: TableState) -> tuple[Sent, ...]:
    """The judge is called to a table that waits for an answer, once for each question."""
    proposal = table.proposal
    if not table.is_held or proposal is None:
        return ()
    call = CallJudge(called.division.name, called.game.id, words=_asked(proposal, called.names))
    return (Sent(f"host:ruling:{table.table}:{proposal.at}", call),)


def _asked(proposal: Proposal, names: tuple[str, ...]) -> str:
    """What the officials read; the time distinguishes two questions in the same words."""
    moment = f"{datetime.fromtimestamp(proposal.at / 1000, UTC):%H:%M:%S}"
    return f"{names[proposal.seat]} asks for a ruling ({moment} UTC). {_words(proposal, names)}"[:LONGEST]


def _words(proposal: Proposal, names: tuple[str, ...]) -> str:
    ruling = proposal.ruling
    return " ".join([*ruling.findings, *orders(ruling.remedies, names)])


async def answer(
    keeper: EventKeeper, table_keeper: TableKeeper, state: HostedEvent, actor: Actor, given: Answer
) -> HostedEvent:
    """Carry the ruling out at its table, or not, and record it; or `IllegalCommand`."""
    call = next((one for one in state.now.calls if one.number == given.call and not one.settled), None)
    held = [] if call is None else [one.table for one in state.tables if _is_for(one, call)]
    if call is None or not held:
        text = "No table of this event is waiting for that answer: look at the open calls."
        raise IllegalCommand(refuse("no_such_call", text, number=given.call))
    table = (await table_keeper.live(held[-1])).state
    names = () if table.reserved is None else table.reserved.names
    proposal = table.proposal
    if proposal is None or not table.is_held or _asked(proposal, names) != call.words:
        return await _dropped(keeper, state, actor, given)
    deciding = DecideRuling(host_of(state.event), given.upheld, actor.role.value)
    await table_keeper.do(table.table, deciding, saw=table.version)
    command = _written(call, proposal, names) if given.upheld else SettleCall(call.number)
    _, now = await keeper.send(state.event, actor, [Sent(f"ruling:{table.table}:{proposal.at}", command)])
    return now


async def _dropped(keeper: EventKeeper, state: HostedEvent, actor: Actor, given: Answer) -> HostedEvent:
    """Play continues without a withdrawn ruling; it can no longer be carried out."""
    if given.upheld:
        text = "The players have withdrawn the question: let them play on."
        raise IllegalCommand(refuse("call_taken_back", text))
    _, now = await keeper.send(state.event, actor, [Sent(f"dropped:{given.call}", SettleCall(given.call))])
    return now


def _is_for(table: TableSet, call: Call) -> bool:
    return (table.division, table.game) == (call.division, call.game)


def _written(call: Call, proposal: Proposal, names: tuple[str, ...]) -> EventCommand:
    """The ruling settles the call."""
    text, citations = _words(proposal, names)[:LONGEST], proposal.ruling.citations
    return NoteRuling(text, citations, call.division, call.game)
