"""Games of an event that are called, and the tables that were opened for them."""

from base64 import urlsafe_b64encode
from collections.abc import Iterator
from hashlib import sha256

from pegout.services.events.state import HostedEvent
from pegout.services.events.stream_events import TableSet
from pegout.tournament.event import Division, Game, find_game, nth_game, open_games
from pegout.tournament.event.division import chart_game, course_of
from pegout.values import value


@value
class Called:
    """A game whose players are called to a table. The player the event names first has seat 0."""

    division: Division
    game: Game
    nth: int
    """Which game of its match."""

    @property
    def names(self) -> tuple[str, str]:
        return self.division.named(self.game.first), self.division.named(self.game.second)

    @property
    def is_of_sheet(self) -> bool:
        return course_of(self.division, self.game.id) is not None

    @property
    def is_of_chart(self) -> bool:
        """What is of neither is a play-off for a tie."""
        return not self.is_of_sheet and chart_game(self.division, self.game.id) is not None

    @property
    def best_of(self) -> int:
        name = course_of(self.division, self.game.id)
        if name is None:
            return 1
        pairing = getattr(self.division, name).progress[self.game.id]
        return int(pairing.match.best_of)


def called_games(state: HostedEvent) -> Iterator[Called]:
    """All that can be played now."""
    for division in state.now.divisions:
        for game in open_games(division):
            yield Called(division, game, nth_game(division, game.id))


def called_at(state: HostedEvent, table: TableSet) -> Called | None:
    """The game that a table was opened for, as long as it has no result."""
    division = state.now.division(table.division)
    if division is None or table.game in division.results:
        return None
    game = find_game(division, table.game)
    return None if game is None else Called(division, game, nth_game(division, game.id))


def tables_of(state: HostedEvent, called: Called) -> tuple[TableSet, ...]:
    """Every table that was opened for the game so far, the last one last."""
    wanted = called.division.name, called.game.id
    return tuple([table for table in state.tables if (table.division, table.game) == wanted])


def place_of(state: HostedEvent, called: Called) -> str:
    """Which table of which game it would be, in a text that no other has."""
    again = len(tables_of(state, called))
    return f"{called.division.name}|{called.game.id}|{called.nth}|{again}"


def name_of(state: HostedEvent, called: Called) -> str:
    """The name of its next table: always the same, so that it can be opened only once."""
    digest = sha256(f"{state.event}/{place_of(state, called)}".encode()).digest()
    return urlsafe_b64encode(digest[:9]).decode()
