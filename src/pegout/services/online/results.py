"""What a table reports to its event: scores of finished games, and players who lost by not being there."""

from collections.abc import Sequence

from pegout.game import Seat
from pegout.rules import Ending, Outcome
from pegout.services.events.commands import Sent
from pegout.services.events.stream_events import TableSet
from pegout.services.online.called_games import Called
from pegout.services.online.table_facts import played_at
from pegout.services.tables.state import TableState
from pegout.tournament.event import DropOut, EnterScore, EventCommand, MarkAbsent
from pegout.tournament.standings import Kind

_KINDS = {Ending.TIME: Kind.TIME, Ending.FORFEIT: Kind.FORFEIT}


def results(called: Called, opened: TableSet, table: TableState) -> tuple[Sent, ...]:
    """Every finished game of the match that the event does not know of yet, and the match if it was lost."""
    played = played_at(table)
    scores = [
        Sent(f"host:score:{opened.table}:{number}", _score(called, nth, outcome))
        for number, outcome in enumerate(played.outcomes, 1)
        if (nth := opened.nth + number - 1) >= called.nth
    ]
    lost = () if played.lost_by is None else absences(called, opened.table, [played.lost_by])
    return (*scores, *lost)


def _score(called: Called, nth: int, outcome: Outcome) -> EnterScore:
    first, second = outcome.scores
    return EnterScore(
        called.division.name,
        called.game.id,
        (first, second),
        kind=_KINDS.get(outcome.ending, Kind.PLAYED),
        winner=called.names[outcome.winner] if first == second else "",
        nth=nth,
    )


def absences(called: Called, table: str, seats: Sequence[Seat]) -> tuple[Sent, ...]:
    """What follows if nobody sat there. If neither came to a tie's play-off, the director decides."""
    names = tuple([called.names[seat] for seat in seats])
    if not names:
        return ()
    absent: list[EventCommand] = []
    if called.is_of_sheet or len(names) == 1:
        absent = [MarkAbsent(called.division.name, called.game.id, names)]
    elif called.is_of_chart:
        absent = [DropOut(name, f"neither player came to {called.game.id}") for name in names]
    return tuple([Sent(f"host:absent:{table}:{number}", command) for number, command in enumerate(absent, 1)])
