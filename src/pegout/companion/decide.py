"""From a command to what happens: the only place that says yes or no."""

from typing import assert_never

from pegout.companion import commands as c
from pegout.companion import events as e
from pegout.companion.refusal import never_done, not_open, refusal
from pegout.companion.state import BoardState
from pegout.refusal import IllegalCommand, Refusal


def decide(state: BoardState | None, sent: c.Sent) -> e.BoardEvent:
    """What the command leads to, or `IllegalCommand`."""
    return _unless(refusal(state, sent), state, sent)


def reread(state: BoardState | None, sent: c.Sent) -> e.BoardEvent:
    """The same for what a board has carried out before, by the rules of its day."""
    return _unless(never_done(state, sent), state, sent)


def _unless(why: Refusal | None, state: BoardState | None, sent: c.Sent) -> e.BoardEvent:
    if why is not None:
        raise IllegalCommand(why, sent.command)
    command, by, at = sent.command, sent.by, sent.at
    if isinstance(command, c.Open):
        return e.BoardOpened(command.terms, command.key, at)
    if state is None:
        raise IllegalCommand(not_open(), command)
    return _decided(state, command, by, at)


def _decided(
    state: BoardState,
    command: c.Enter
    | c.Undo
    | c.Confirm
    | c.Dispute
    | c.Withdraw
    | c.AskBoth
    | c.InvitePhone
    | c.JoinBoard
    | c.RemovePhone,
    by: int | None,
    at: int,
) -> e.BoardEvent:
    numbers = state.numbers
    match command:
        case c.Enter(made):
            return e.Entered(made, by, at)
        case c.Undo(entries):
            return e.Struck(tuple(sorted([numbers[entry] for entry in entries])), by, at)
        case c.Confirm(entries):
            return e.Confirmed(_unconfirmed(state, entries, by), by, at)
        case c.Dispute(entry, words):
            return e.Disputed(numbers[entry], words, by, at)
        case c.Withdraw(entry):
            return e.ObjectionWithdrawn(numbers[entry], by, at)
        case c.AskBoth(on):
            return e.BothAsked(on, by, at)
        case c.InvitePhone(side, invitation):
            return e.PhoneInvited(side, invitation, by, at)
        case c.JoinBoard(side, _, key):
            return e.PhoneJoined(side, key, by, at)
        case c.RemovePhone(side):
            return e.PhoneRemoved(side, by, at)
        case _:
            assert_never(command)


def _unconfirmed(state: BoardState, entries: tuple[str, ...], by: int | None) -> tuple[int, ...]:
    asked = sorted([state.numbers[entry] for entry in entries])
    return tuple([number for number in asked if by not in state.lines[number - 1].confirmed])
