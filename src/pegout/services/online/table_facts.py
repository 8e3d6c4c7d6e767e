"""What the table of a called game shows: its finished games, who lost the match, and who has acted."""

from pegout.game import Seat
from pegout.game.events import (
    CardPlayed,
    CardsThrown,
    CutForDeal,
    GameEnded,
    GoSaid,
    PackCut,
    RulingMade,
    StarterTurned,
)
from pegout.rules import Outcome
from pegout.rules.remedies import MatchLost
from pegout.services.events.keys import teller
from pegout.services.events.state import HostedEvent
from pegout.services.events.stream_events import TableSet
from pegout.services.online.called_games import Called
from pegout.services.tables.state import TableState
from pegout.tournament.event import DropOut, EnterScore, MarkAbsent
from pegout.values import value

_CUTS = CutForDeal | PackCut | StarterTurned
_PLAYS = CardsThrown | CardPlayed | GoSaid


@value
class Played:
    """The games that were finished, and who lost the match without finishing it."""

    outcomes: tuple[Outcome, ...]
    lost_by: Seat | None = None


def played_at(table: TableState) -> Played:
    outcomes: list[Outcome] = []
    for event in table.events:
        if isinstance(event, GameEnded):
            outcomes.append(event.outcome)
        elif isinstance(event, RulingMade):
            for remedy in event.remedies:
                if isinstance(remedy, MatchLost):
                    return Played(tuple(outcomes), remedy.seat)
    return Played(tuple(outcomes))


def has_acted(table: TableState, seat: Seat) -> bool:
    """Whether a card was cut, thrown or played from the seat; where deals are shared the program cuts."""
    acts = _PLAYS if table.shares_deals else _CUTS | _PLAYS
    return any(isinstance(event, acts) and event.seat == seat for event in table.events)


def serves(state: HostedEvent, opened: TableSet, table: TableState, called: Called) -> bool:
    """Whether the called game is to be played, or has been, at this table, and at no other.

    Not if others are paired now, if a score came from elsewhere, or if what the table told was taken back.
    """
    if table.reserved is None or table.reserved.names != called.names:
        return False
    if table.closed is not None and not table.match_over:
        return False
    return called.nth in _games_of(opened, table) and not _has_told(state, opened, called.nth)


def _games_of(opened: TableSet, table: TableState) -> range:
    """The games of the match that the table can tell of, now or when the present one is over."""
    played = played_at(table)
    goes_on = not table.match_over or played.lost_by is not None
    return range(opened.nth, opened.nth + len(played.outcomes) + goes_on)


def _has_told(state: HostedEvent, opened: TableSet, nth: int) -> bool:
    """Whether the log knows already what the table has to tell of that game."""
    own = teller(opened.table)
    commands = [record.command for record in state.log if (record.role, record.by) == (own.role, own.name)]
    return any(
        isinstance(command, MarkAbsent | DropOut) or (isinstance(command, EnterScore) and command.nth == nth)
        for command in commands
    )
