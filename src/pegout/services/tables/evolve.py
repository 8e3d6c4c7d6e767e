"""Folding what happened at a table into its state. Nothing is decided here."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from pegout.game import NOT_STARTED, CarryOut, Event
from pegout.game.events import (
    CardsMixed,
    CardsThrown,
    CountAccepted,
    GameReplayed,
    MatchStarted,
    NextGameStarted,
    PackShuffled,
    PegPassed,
    RulingMade,
)
from pegout.game.evolve import FOLDS, draft_of
from pegout.services.streams.ports import Entry
from pegout.services.tables import events as e
from pegout.services.tables.growing_list import GrowingList
from pegout.services.tables.state import BotSitter, Proposal, Remark, Sitter, TableState


def evolve(state: TableState | None, entries: Sequence[Entry]) -> TableState:
    """The table after these entries, which it is one copy away from; the given state stays as it is."""
    draft = _empty(entries[0]) if state is None else _draft_of(state)
    for entry in entries:
        _take(draft, entry)
    return draft


def _empty(entry: Entry) -> TableState:
    """The table that the first entry of its stream opens, before anything has happened at it."""
    opened = entry.events[0] if entry.events else None
    if not isinstance(opened, e.TableOpened):
        raise TypeError("The stream of a table must begin with its opening.")
    return TableState(
        table=opened.table,
        code=opened.code,
        terms=opened.terms,
        host=opened.host,
        seats=[None] * opened.terms.rules.seats,
        opened_at=entry.at,
    )


def _draft_of(state: TableState) -> TableState:
    """A copy of all that `_take` writes to; what only grows is shared."""
    return replace(
        state,
        seats=state.seats.copy(),
        game=None if state.game is None else draft_of(state.game),
        away=state.away.copy(),
        standing_in=state.standing_in.copy(),
        left=state.left.copy(),
        rematch=state.rematch.copy(),
    )


def _take(state: TableState, entry: Entry) -> None:
    """Write the entry into a draft."""
    state.version += 1
    state.changed_at = entry.at
    for event in entry.events:
        fold = _FOLDS.get(event.__class__)
        if fold is not None:
            fold(state, event, entry.at)
        else:
            _game_went_on(state, event, entry.at)
    if state.proposal is not None and not _leaves_proposal(entry):
        state.proposal = None
    if not _leaves_moves_open(entry):
        state.settled = state.version


def _leaves_moves_open(entry: Entry) -> bool:
    """Whether what others were about to do is as good as before: a throw does not answer another throw.

    Nor does a word by which a player lets things stand.
    """
    kept = CardsThrown | PegPassed | CountAccepted | CardsMixed | e.SeatAway | e.SeatBack | e.PlayedByFeel
    return all(isinstance(event, kept) for event in entry.events)


def _leaves_proposal(entry: Entry) -> bool:
    """Whether nothing has happened that the ruling was not proposed for."""
    kept = e.RulingProposed | e.RulingAgreed | e.RulingDeclined | e.RulingDecided | e.SeatAway | e.SeatBack
    return all(isinstance(event, kept) for event in entry.events)


def _game_went_on(state: TableState, event: Event, at: int) -> None:
    if isinstance(event, MatchStarted):
        _begin_match(state, at)
    if state.game is None:
        raise TypeError("The games at a table must begin with a match.")
    state.events = state.events.grown(event)
    state.moved_at = at
    FOLDS[event.__class__](state.game, event)
    if isinstance(event, PackShuffled):
        state.shuffled += 1
    elif isinstance(event, RulingMade):
        state.rulings = state.rulings.grown(event)
        if event.claim is not None:
            _called(state, event.claim.seat)
    elif isinstance(event, MatchStarted | NextGameStarted | GameReplayed):
        state.clock_at = at


def _begin_match(state: TableState, at: int) -> None:
    state.game = draft_of(NOT_STARTED)
    state.events, state.rulings, state.remarks = GrowingList(), GrowingList(), GrowingList()
    state.calls = {}
    state.shuffled = 0
    state.player_secrets = tuple(
        [occupant.secret if isinstance(occupant, Sitter) else "" for occupant in state.seats]
    )
    state.bots_at_start = tuple(
        [occupant.level if isinstance(occupant, BotSitter) else None for occupant in state.seats]
    )
    state.on, state.on_secret, state.on_proof = state.match, state.secret, state.proof
    state.began_at = at
    state.revealed = False
    state.rematch = set()


def _opened(_: TableState, __: e.TableOpened, ___: int) -> None:
    """The state was made from it."""


def _reserved(state: TableState, event: e.Reserved, _: int) -> None:
    state.reserved = event


def _committed(state: TableState, event: e.SecretCommitted, _: int) -> None:
    state.match, state.commitment, state.secret = event.match, event.commitment, event.secret
    state.proof = event.proof


def _taken(state: TableState, event: e.SeatTaken, _: int) -> None:
    before = state.seats[event.seat]
    if isinstance(before, Sitter) and before.person == state.host:
        state.host = event.person  # handed over, and the table with the seat
    state.seats[event.seat] = Sitter(event.person, event.name, event.secret, event.kept)
    state.left.discard(event.seat)


def _bot_seated(state: TableState, event: e.BotSeated, _: int) -> None:
    state.seats[event.seat] = BotSitter(event.level)
    state.left.discard(event.seat)


def _freed(state: TableState, event: e.SeatFreed, _: int) -> None:
    state.seats[event.seat] = None
    _forget(state, event.seat)


def _left(state: TableState, event: e.SeatLeft, _: int) -> None:
    state.left.add(event.seat)
    state.away.pop(event.seat, None)
    state.rematch.discard(event.seat)


def _forget(state: TableState, seat: int) -> None:
    state.away.pop(seat, None)
    state.standing_in.pop(seat, None)
    state.left.discard(seat)
    state.rematch.discard(seat)


def _away(state: TableState, event: e.SeatAway, at: int) -> None:
    state.away[event.seat] = at


def _back(state: TableState, event: e.SeatBack, _: int) -> None:
    state.away.pop(event.seat, None)
    state.standing_in.pop(event.seat, None)


def _stood_in(state: TableState, event: e.StoodIn, _: int) -> None:
    state.standing_in[event.seat] = event.level


def _played_by_feel(state: TableState, event: e.PlayedByFeel, _: int) -> None:
    state.remarks = state.remarks.grown(Remark(len(state.events), event.seat))


def _rematch(state: TableState, event: e.RematchWanted, _: int) -> None:
    state.rematch.add(event.seat)
    sitter = state.seats[event.seat]
    if isinstance(sitter, Sitter):
        state.seats[event.seat] = replace(sitter, secret=event.secret)


def _proposed(state: TableState, event: e.RulingProposed, at: int) -> None:
    claim = event.claim
    ruling = CarryOut(event.findings, event.remedies, event.citations, claim, upheld=claim is not None)
    state.proposal = Proposal(event.seat, ruling, at=at)
    _called(state, event.seat)


def _called(state: TableState, seat: int) -> None:
    """Every draft of the state shares the counts, so they are replaced, never changed."""
    number = 0 if state.game is None else state.game.game_number
    game, times = state.calls.get(seat, (number, 0))
    state.calls = {**state.calls, seat: (number, times + 1 if game == number else 1)}


def _agreed(state: TableState, event: e.RulingAgreed, _: int) -> None:
    if state.proposal is not None:
        state.proposal = replace(state.proposal, agreed=state.proposal.agreed | {event.seat})


def _declined(state: TableState, event: e.RulingDeclined, _: int) -> None:
    if state.proposal is not None:
        state.proposal = replace(state.proposal, declined=event.seat)


def _decided(state: TableState, event: e.RulingDecided, at: int) -> None:
    """The clock for moves, which was stopped, starts again."""
    state.moved_at = at
    if state.proposal is not None and state.game is not None and not event.upheld:
        asked = state.proposal.seat
        state.answered = {**state.answered, asked: (state.game.game_number, state.game.deal_number)}
        state.proposal = replace(state.proposal, refused=event.by)


def _revealed(state: TableState, _: e.SecretRevealed, __: int) -> None:
    state.revealed = True


def _closed(state: TableState, event: e.TableClosed, _: int) -> None:
    state.closed = event.why


_FOLDS: dict[type, Callable[[TableState, Any, int], None]] = {
    e.TableOpened: _opened,
    e.Reserved: _reserved,
    e.SecretCommitted: _committed,
    e.SeatTaken: _taken,
    e.BotSeated: _bot_seated,
    e.SeatFreed: _freed,
    e.SeatLeft: _left,
    e.SeatAway: _away,
    e.SeatBack: _back,
    e.StoodIn: _stood_in,
    e.PlayedByFeel: _played_by_feel,
    e.RematchWanted: _rematch,
    e.RulingProposed: _proposed,
    e.RulingAgreed: _agreed,
    e.RulingDeclined: _declined,
    e.RulingDecided: _decided,
    e.SecretRevealed: _revealed,
    e.TableClosed: _closed,
}
