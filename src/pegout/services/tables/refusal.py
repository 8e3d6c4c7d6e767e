"""Why something may not be done at a table now; the game itself has reasons of its own."""

from collections.abc import Callable
from typing import Any

from pegout.game import NextGame, Seat
from pegout.game.officiated.claims import Claim
from pegout.refusal import Refusal, refuse
from pegout.services.people.moderation import Blocks, met
from pegout.services.provable.match_secrets import LONGEST_SECRET, is_player_secret
from pegout.services.tables import commands as c
from pegout.services.tables.state import BotSitter, Sitter, TableState

MOST_ENTRIES = 20_000
"""After this many entries a match is finished and no other begins: every visitor has to read them all."""
MOST_CALLS, MOST_CALLS_OF_EVENT = 100, 10
"""How often a player claims something or calls for a ruling in a game: each is an entry of the log for good.

At a table of an event each is a call for its officials, too.
"""
NOT_HERE = "You cannot sit down at this table: choose another, or open your own."
"""For somebody who is blocked there, without saying so."""
BLOCKED = "You have blocked somebody at this table: unblock them first, or choose another table."
BOTS_ALONE = (
    "Only people with an account may watch bots play each other: leave a seat for a person, or sign in."
)


def refusal(state: TableState, command: c.TableCommand) -> Refusal | None:
    """Why the table refuses it, or None. Whether a move is allowed is for the game to say."""
    if state.closed is not None and not isinstance(command, c.RevealDeals):
        return refuse("closed", "The table is closed: {why} Open another.", why=state.closed)
    check = _REFUSALS.get(command.__class__)
    return None if check is None else check(state, command)


def _refuse_sit(state: TableState, command: c.Sit) -> Refusal | None:
    if state.reserved is not None:
        return refuse("reserved", "The seats here are for players in an event: enter on its page.")
    if why := _refuse_company(state, command.person, command.blocks):
        return why
    if state.playing:
        return refuse("playing", "The match has begun: watch it, or open another table.")
    if state.seat_of(command.person) is not None:
        return refuse("seated", "You already have a seat at this table.")
    if command.seat is None and None not in state.seats:
        return refuse("full", "Every seat is taken: watch, or open another table.")
    if command.seat is not None and (why := _refuse_free(state, command.seat)):
        return why
    return _refuse_secret(command.secret) or _refuse_long(state)


def _refuse_company(state: TableState, person: str, blocks: Blocks) -> Refusal | None:
    """Why somebody may not join the people who sit there, or the host."""
    sitters = [one.person for one in state.seats if isinstance(one, Sitter)]
    blocked, has_blocked = met(blocks, {state.host, *sitters} - {person})
    if blocked:
        return refuse("not_here", NOT_HERE)
    return refuse("blocked", BLOCKED) if has_blocked else None


def _refuse_free(state: TableState, seat: Seat) -> Refusal | None:
    if not 0 <= seat < len(state.seats):
        return refuse(
            "no_such_seat",
            "The seats here are 0 to {last}.",
            seat=seat,
            seats=len(state.seats),
            last=len(state.seats) - 1,
        )
    if state.seats[seat] is not None:
        return refuse("seat_taken", "That seat is taken: choose another.")
    return None


def _refuse_secret(secret: str) -> Refusal | None:
    if not is_player_secret(secret):
        text = "A secret is at most {longest} hexadecimal digits in lower case."
        return refuse("bad_secret", text, longest=LONGEST_SECRET)
    return None


def _refuse_host(state: TableState, person: str) -> Refusal | None:
    if person != state.host:
        return refuse("not_host", "Only the person who opened the table can do that.")
    if state.playing:
        return refuse("playing", "The match has begun, so the seats stay as they are.")
    return None


def _refuse_seat_bot(state: TableState, command: c.SeatBot) -> Refusal | None:
    return (
        _refuse_host(state, command.person)
        or _refuse_free(state, command.seat)
        or _refuse_bots_alone(state, command)
        or _refuse_long(state)
    )


def _refuse_bots_alone(state: TableState, command: c.SeatBot) -> Refusal | None:
    others = [one for seat, one in enumerate(state.seats) if seat != command.seat]
    bots_alone = all(isinstance(one, BotSitter) for one in others)
    if bots_alone and not command.alone and state.reserved is None:
        return refuse("bots_alone", BOTS_ALONE)
    return None


def _refuse_long(state: TableState) -> Refusal | None:
    if state.version >= MOST_ENTRIES:
        return refuse("table_too_long", "The log of this table is full: open another table.")
    return None


def _refuse_seat_player(state: TableState, command: c.SeatPlayer) -> Refusal | None:
    if why := _refuse_event(state, command.person):
        return why
    if state.match_over:
        return refuse("playing", "The match is over: nobody can sit down any more.")
    if state.seat_of(command.player) is not None:
        return refuse("seated", "You already have a seat at this table.")
    if command.seat in state.people:
        return None  # the same player comes as another guest
    return _refuse_free(state, command.seat)


def _refuse_give_seat(state: TableState, command: c.GiveSeat) -> Refusal | None:
    if state.reserved is not None:
        return refuse("reserved", "The event assigns the seats here: take yours on its page.")
    if state.seat_of(command.heir) is not None:
        return refuse("seated", "You already have a seat at this table.")
    return _refuse_stranger(state, command.person) or _refuse_company(state, command.heir, command.blocks)


def _refuse_close(state: TableState, command: c.CloseTable) -> Refusal | None:
    return _refuse_event(state, command.person)


def _refuse_reveal(state: TableState, command: c.RevealDeals) -> Refusal | None:
    if why := _refuse_event(state, command.person):
        return why
    return None if state.ended else refuse("not_over", "The match is not over.")


def _refuse_event(state: TableState, person: str) -> Refusal | None:
    if state.reserved is None or person != state.host:
        return refuse("not_host", "Only the event that opened the table can do that.")
    return None


def _refuse_clear_seat(state: TableState, command: c.ClearSeat) -> Refusal | None:
    if why := _refuse_host(state, command.person):
        return why
    in_range = 0 <= command.seat < len(state.seats)
    if not in_range or not isinstance(state.seats[command.seat], BotSitter):
        return refuse("no_bot", "There is no bot at that seat.")
    return None


def _refuse_stranger(state: TableState, person: str) -> Refusal | None:
    return not_seated() if state.seat_of(person) is None else None


def not_begun() -> Refusal:
    return refuse("not_started", "The match has not begun.")


def not_seated() -> Refusal:
    return refuse("not_seated", "You have no seat at this table.")


def _refuse_leave(state: TableState, command: c.Leave) -> Refusal | None:
    if state.reserved is not None and state.game is None:
        return refuse("reserved", "Your game has been called: be here when it begins, or you lose it.")
    return _refuse_stranger(state, command.person)


def _refuse_act(state: TableState, command: c.Act) -> Refusal | None:
    if why := _refuse_stranger(state, command.person):
        return why
    if state.game is None:
        return refuse("not_started", "The match has not begun: some seats are free.")
    if not isinstance(command.move, NextGame) and command.move.seat != state.seat_of(command.person):
        return refuse("not_your_seat", "You can act only for your own seat.")
    if state.is_held:
        return refuse("held", "The director has been asked to rule: play continues after the answer.")
    return _refuse_calling(state, command.person) if isinstance(command.move, Claim) else None


def _refuse_bot(state: TableState, command: c.BotActs) -> Refusal | None:
    if not 0 <= command.seat < len(state.seats) or state.bot_at(command.seat) is None:
        return refuse("not_your_seat", "No bot acts for that seat.")
    return None


def _refuse_rematch(state: TableState, command: c.WantRematch) -> Refusal | None:
    if why := _refuse_stranger(state, command.person):
        return why
    if state.reserved is not None:
        return refuse("reserved", "This table is for one match of an event: return to the event's page.")
    if not state.match_over:
        return refuse("not_over", "The match is not over.")
    return _refuse_secret(command.secret) or _refuse_long(state)


def _refuse_proposal(state: TableState, command: c.ProposeRuling) -> Refusal | None:
    if why := _refuse_stranger(state, command.person):
        return why
    if not state.playing:
        return refuse("not_started", "Nothing is being played now: call the judge during a deal.")
    if state.is_asked:
        return refuse("proposal_open", "A ruling is already on the table: accept or decline it first.")
    if state.version >= MOST_ENTRIES:
        said = "The log of this table is almost full: finish the match without another ruling."
        return refuse("table_too_long", said)
    return _refuse_asking_again(state, command.person) or _refuse_calling(state, command.person)


def _refuse_asking_again(state: TableState, person: str) -> Refusal | None:
    """At a table of an event, once a deal: asking holds up the game."""
    seat, game = state.seat_of(person), state.game
    if seat is None or game is None or state.reserved is None:
        return None
    if state.answered.get(seat) == (game.game_number, game.deal_number):
        return refuse("answered", "You have had your answer in this deal: play on, and see the director.")
    return None


def _refuse_calling(state: TableState, person: str) -> Refusal | None:
    """Claims and rulings are limited, even if they are withdrawn or come to nothing."""
    seat, most = state.seat_of(person), MOST_CALLS if state.reserved is None else MOST_CALLS_OF_EVENT
    number, times = (0, 0) if seat is None else state.calls.get(seat, (0, 0))
    if state.game is None or number != state.game.game_number or times < most:
        return None
    return refuse("called_enough", "You have called the judge {most} times in this game: play on.", most=most)


def _refuse_decision(state: TableState, command: c.DecideRuling) -> Refusal | None:
    if why := _refuse_event(state, command.person):
        return why
    if not state.is_asked:
        return refuse("no_proposal", "There is no ruling on the table any more: it was withdrawn.")
    return None


def _refuse_answer(state: TableState, command: c.AgreeToRuling | c.DeclineRuling) -> Refusal | None:
    if why := _refuse_stranger(state, command.person):
        return why
    if not state.is_asked:
        return refuse(
            "no_proposal", "There is no ruling on the table: it was answered, or play has moved on."
        )
    if state.is_held and state.proposal is not None and state.proposal.seat != state.seat_of(command.person):
        return refuse("held", "At an event the director answers: wait for that.")
    if isinstance(command, c.AgreeToRuling) and state.seat_of(command.person) not in awaited(state):
        return refuse("no_proposal", "You have already agreed to the ruling: wait for the others.")
    return None


def awaited(state: TableState) -> tuple[Seat, ...]:
    """The people who have not agreed yet to the ruling that lies on the table.

    Bots need not be asked; at a table of an event nobody is, for its officials answer.
    """
    proposal = state.proposal
    if proposal is None or not proposal.is_open or state.is_held:
        return ()
    return tuple([seat for seat in state.people if seat not in (proposal.seat, *proposal.agreed)])


def _refuse_presence(state: TableState, command: c.GoAway | c.ComeBack) -> Refusal | None:
    if command.seat not in state.people:
        return refuse("not_seated", "Nobody sits in that seat.")
    return None


_REFUSALS: dict[type, Callable[[TableState, Any], Refusal | None]] = {
    c.Sit: _refuse_sit,
    c.SeatBot: _refuse_seat_bot,
    c.SeatPlayer: _refuse_seat_player,
    c.GiveSeat: _refuse_give_seat,
    c.CloseTable: _refuse_close,
    c.RevealDeals: _refuse_reveal,
    c.ClearSeat: _refuse_clear_seat,
    c.Leave: _refuse_leave,
    c.Act: _refuse_act,
    c.BotActs: _refuse_bot,
    c.WantRematch: _refuse_rematch,
    c.ProposeRuling: _refuse_proposal,
    c.AgreeToRuling: _refuse_answer,
    c.DeclineRuling: _refuse_answer,
    c.DecideRuling: _refuse_decision,
    c.GoAway: _refuse_presence,
    c.ComeBack: _refuse_presence,
}
