"""Why a board does not do what a phone asks."""

from collections.abc import Callable
from typing import Any

from pegout.companion import commands as c
from pegout.companion.entries import NextDeal
from pegout.companion.evolve import struck_out, worked_out
from pegout.companion.objections import LONGEST_WORDS, against
from pegout.companion.state import BoardState, Line
from pegout.companion.terms import against_terms
from pegout.game import side_name
from pegout.refusal import IllegalCommand, Refusal, refuse

MOST_COMMANDS = 4000
"""A board that has carried out so many takes no more."""
LATEST = 2**53


def refusal(state: BoardState | None, sent: c.Sent) -> Refusal | None:
    """The reason, or None where it may be done; without a state the board is not opened yet."""
    command = sent.command
    return never_done(state, sent) or _begun_already(state, command) or _key_in_use(state, command)


def never_done(state: BoardState | None, sent: c.Sent) -> Refusal | None:
    """The same, but for what is refused only of late, and may stand in the records of old boards."""
    command = sent.command
    if not 0 <= sent.at <= LATEST:
        return refuse("bad_time", "A time is milliseconds since 1970: set the clock.")
    if isinstance(command, c.Open):
        return _against_opening(state, command)
    if state is None:
        return not_open()
    if sent.by is not None and (why := _against_side(state, sent.by)) is not None:
        return why
    if state.version >= MOST_COMMANDS:
        return refuse("board_full", "The board is full: continue on a new one.")
    return _REASONS[command.__class__](state, sent, command)


def not_open() -> Refusal:
    return refuse("board_not_open", "There is no such board yet: open it first.")


def _against_opening(state: BoardState | None, command: c.Open) -> Refusal | None:
    return (
        against_terms(command.terms)
        if state is None
        else refuse("board_open", "The board is already open: keep score on it.")
    )


def _against_entry(state: BoardState, sent: c.Sent, command: c.Enter) -> Refusal | None:
    if sent.id in state.numbers:
        return refuse("id_taken", "That id is taken: give every command its own.")
    return against(state.tally, command.made)


def _begun_already(state: BoardState | None, command: c.Command) -> Refusal | None:
    """Nobody deals twice in a row: two phones have begun the same deal."""
    match state, command:
        case BoardState(), c.Enter(NextDeal(dealer)) if dealer == state.tally.dealer:
            return refuse(
                "dealing_already", "{player} is already the dealer.", player=state.terms.names[dealer]
            )
    return None


def _key_in_use(state: BoardState | None, command: c.Command) -> Refusal | None:
    """One key never speaks for two; records, which hold no keys, are not asked."""
    if state is None or not isinstance(command, c.JoinBoard):
        return None
    if command.key in (state.key, *[phone.key for phone in state.phones.values()]):
        return refuse("key_taken", "That key is taken: every side needs its own key.")
    return None


def _against_undo(state: BoardState, sent: c.Sent, command: c.Undo) -> Refusal | None:
    lines = _named(state, command.entries)
    if isinstance(lines, Refusal):
        return lines
    for line in lines:
        if state.both and line.by is not None and line.by != sent.by:
            return refuse(
                "entry_of_other_side",
                "Entry {number} is the opponents': object to it, and they can undo it.",
                number=line.number,
            )
    try:
        worked_out(state.terms, struck_out(state, [line.number for line in lines], sent.by))
    except IllegalCommand as error:
        return error.refusal
    return None


def _named(state: BoardState, entries: tuple[str, ...]) -> list[Line] | Refusal:
    """The entries by their ids, or why they cannot be meant."""
    lines = [state.line(entry) for entry in entries]
    if not lines or None in lines or len(set(entries)) < len(entries):
        return refuse("no_such_entry", "There is no such entry on this board: check its number.")
    found = [line for line in lines if line is not None]
    if gone := [line for line in found if line.struck]:
        return refuse("entry_struck", "Entry {number} is already struck out.", number=gone[0].number)
    return found


def _against_confirming(state: BoardState, sent: c.Sent, command: c.Confirm) -> Refusal | None:
    lines = _named(state, command.entries)
    if isinstance(lines, Refusal):
        return lines
    if (why := _against_taking_part(state)) is not None:
        return why
    if all(sent.by in line.confirmed for line in lines):
        return refuse("confirmed_already", "Your side has already confirmed that.")
    return None


def _against_taking_part(state: BoardState) -> Refusal | None:
    return (
        None
        if state.both
        else refuse("not_asked_to_confirm", "Nobody asked for every side to confirm: ask for it first.")
    )


def _against_dispute(state: BoardState, sent: c.Sent, command: c.Dispute) -> Refusal | None:
    lines = _named(state, (command.entry,))
    if isinstance(lines, Refusal):
        return lines
    if lines[0].by is not None and lines[0].by == sent.by:
        return refuse("own_entry", "Your own side entered that: undo it instead.")
    if lines[0].objection is not None:
        return refuse("objected_already", "There is already an objection to that.")
    if len(command.words) > LONGEST_WORDS or not command.words.isprintable():
        return refuse(
            "text_too_long",
            "Use at most {longest} printable characters on one line: shorten the text.",
            longest=LONGEST_WORDS,
        )
    return _against_taking_part(state)


def _against_withdrawing(state: BoardState, sent: c.Sent, command: c.Withdraw) -> Refusal | None:
    lines = _named(state, (command.entry,))
    if isinstance(lines, Refusal):
        return lines
    if lines[0].objection is None or lines[0].objection.side != sent.by:
        return refuse("no_objection", "Your side has no objection to that.")
    return None


def _against_asking(state: BoardState, _: c.Sent, command: c.AskBoth) -> Refusal | None:
    if state.both is command.on:
        return refuse("no_change", "It is already set that way.")
    return None


def _against_inviting(state: BoardState, sent: c.Sent, command: c.InvitePhone) -> Refusal | None:
    if (why := _against_side(state, command.side)) is not None:
        return why
    if sent.by is not None:
        return refuse(
            "not_board_key",
            "Only the board's own key can invite phones: do it on the phone that keeps the board.",
        )
    if state.phone(command.side).key is not None:
        return refuse(
            "phone_there",
            "{side} already has a phone: remove that one first.",
            side=_side_name(state, command.side),
        )
    return None


def _against_joining(state: BoardState, _: c.Sent, command: c.JoinBoard) -> Refusal | None:
    if (why := _against_side(state, command.side)) is not None:
        return why
    if state.phone(command.side).invitation != command.invitation:
        return refuse("invitation_used", "This invitation was used or replaced: ask for a new one.")
    return None


def _against_removing(state: BoardState, sent: c.Sent, command: c.RemovePhone) -> Refusal | None:
    if (why := _against_side(state, command.side)) is not None:
        return why
    if sent.by is not None:
        return refuse(
            "not_board_key",
            "Only the board's own key can remove phones: do it on the phone that keeps the board.",
        )
    if state.phone(command.side).key is None:
        return refuse("no_phone", "{side} has no phone on this board.", side=_side_name(state, command.side))
    return None


def _against_side(state: BoardState, side: int) -> Refusal | None:
    if side in state.terms.sides:
        return None
    return refuse(
        "no_such_side",
        "Nobody plays on side {side}: sides are 0 to {last}.",
        side=side,
        last=state.terms.rules.sides - 1,
    )


def _side_name(state: BoardState, side: int) -> str:
    return side_name(state.terms.names, state.terms.rules, side)


_REASONS: dict[type, Callable[[BoardState, c.Sent, Any], Refusal | None]] = {
    c.Enter: _against_entry,
    c.Undo: _against_undo,
    c.Confirm: _against_confirming,
    c.Dispute: _against_dispute,
    c.Withdraw: _against_withdrawing,
    c.AskBoth: _against_asking,
    c.InvitePhone: _against_inviting,
    c.JoinBoard: _against_joining,
    c.RemovePhone: _against_removing,
}
