"""A hosted event at one moment, as all its views need it: each figure worked out once."""

from functools import cached_property

from pegout.refusal import Refusal
from pegout.services.event_files.report import Table, season_table
from pegout.services.events.hall_clock import hall_time, ms_of
from pegout.services.events.state import HostedEvent
from pegout.services.events.stream_events import BoardLinked, TableSet
from pegout.services.events.views.field_snapshot import FieldSnapshot
from pegout.tournament.entries import Entry, Phase, as_of, person
from pegout.tournament.event import Call, EventCommand, Record, Role, refusal
from pegout.tournament.event.division import ties_played

MADE_BY = "the desk"


class Snapshot:
    """Without a time the event is seen as it stood at its last record."""

    def __init__(self, state: HostedEvent, at_ms: int | None = None) -> None:
        self.state = state
        self.event = state.now
        last = self.event.at
        last_ms = 0 if last is None else ms_of(last)
        self.at_ms = last_ms if at_ms is None else max(at_ms, last_ms)
        at = hall_time(self.at_ms, self.event.setup.start)
        self.at = at if last is None else max(at, last)
        passes = at_ms is not None and self.event.desk.course.counted_at is not None
        self.desk = as_of(self.event.desk, self.at) if passes else self.event.desk
        self.fields = tuple([FieldSnapshot(division) for division in self.event.divisions])

    @property
    def is_online(self) -> bool:
        return self.state.opened.online is not None

    @cached_property
    def played(self) -> bool:
        """Whether nothing is left to play in any field."""
        return bool(self.fields) and all(field.finished for field in self.fields)

    @cached_property
    def phase(self) -> str:
        """A season lasts until it is closed: nobody knows before that whether a night follows."""
        if self.desk.course.phase is Phase.CANCELLED or self.state.shut is not None:
            return "cancelled"
        if self.event.closed:
            return "closed"
        if self.desk.course.phase is Phase.OPEN:
            return "open"
        return "played" if self.played and not self.event.setup.form.nights else "playing"

    @cached_property
    def season(self) -> Table:
        """The standings over all nights."""
        return season_table(self.event)

    @cached_property
    def entries(self) -> dict[str, Entry]:
        """By the entrant, as names are compared."""
        return {person(entry.name): entry for entry in self.desk.entries}

    @cached_property
    def seats(self) -> dict[str, tuple[FieldSnapshot, int]]:
        """The field and the number of everybody who plays; of several nights the last."""
        return {
            person(name): (field, number)
            for field in self.fields
            for number, name in enumerate(field.division.players, 1)
        }

    @cached_property
    def open_calls(self) -> dict[tuple[str, str], Call]:
        """The calls for a judge that nobody has settled, by field and game."""
        return {(call.division, call.game): call for call in self.event.calls if not call.settled}

    @cached_property
    def tables(self) -> dict[tuple[str, str], str]:
        """The online table of each game: the last that was opened for it."""
        return {(each.division, each.game): each.table for each in self.state.tables if self._is_of_now(each)}

    @cached_property
    def boards(self) -> dict[tuple[str, str], str]:
        """The companion board of each game: the last that was linked to it."""
        return {(each.division, each.game): each.board for each in self.state.boards if self._is_of_now(each)}

    def _is_of_now(self, place: TableSet | BoardLinked) -> bool:
        """Not if the tied players have had an earlier play-off."""
        division = self.event.division(place.division)
        return division is None or place.nth > ties_played(division, place.game)

    def refusal(self, command: EventCommand) -> Refusal | None:
        """Why the director could not do that now; None if it can be done."""
        return refusal(self.event, Record(self.event.number + 1, self.at, MADE_BY, Role.DIRECTOR, command))


def key_of(division: str, game: str) -> str:
    """What a game is called among those of all fields."""
    return f"{division}|{game}"
