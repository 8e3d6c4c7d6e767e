"""One field of players: its chart, its sheets, and what has been entered for them."""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import field, replace
from datetime import datetime
from itertools import islice

from pegout.tournament.brackets import GamePlayed, Progress, Result, Sheet, evaluate
from pegout.tournament.entries import person
from pegout.tournament.event.commands import Scores
from pegout.tournament.event.formats import Format
from pegout.tournament.movement import Chart
from pegout.tournament.standings import GameResult, Kind, Row, Settled, ranked_again, settled, standings
from pegout.values import value

_CHART_GAME = re.compile(r"R([1-9]\d{0,3})T([1-9]\d{0,3})")
_TIE_GAME = re.compile(r"P([1-9]\d{0,3})-([1-9]\d{0,3})")


@value
class Entered:
    """A score as one player has entered it; it counts once the other has entered the same."""

    by: int
    scores: Scores
    kind: Kind
    winner: int | None


@value
class Course:
    """A sheet, the log of its results, and how it stands by them.

    That follows from the other two, and is kept because working it out is most of what a result costs.
    """

    sheet: Sheet
    results: tuple[Result, ...]
    progress: Progress

    @classmethod
    def of(cls, sheet: Sheet, results: tuple[Result, ...] = ()) -> "Course":
        return cls(sheet, results, evaluate(sheet, results))

    def after(self, result: Result) -> "Course":
        return Course.of(self.sheet, (*self.results, result))


@value
class Clock:
    """When a round was started, and when time was called."""

    round: int
    started: datetime
    called: datetime | None = None


@value
class Game:
    """Two players who are to meet or have met. `table` is nought where none is set."""

    id: str
    round: int
    table: int
    first: int
    second: int


@value
class Division:
    """Players are numbered from 1; scores are kept by the id of their game."""

    name: str
    form: Format
    players: tuple[str, ...]
    chart: Chart | None = None
    games: tuple[Game, ...] = ()
    """Every game of the chart, round by round and table by table: listed once, for it is asked for often."""
    results: Mapping[str, GameResult] = field(default_factory=dict)
    """The locked results of the chart."""
    entered: Mapping[str, tuple[Entered, ...]] = field(default_factory=dict)
    """Scores that wait for the other player's."""
    proposed: Mapping[str, Game] = field(default_factory=dict)
    """Free games that one player has entered and the other has not agreed to, by id."""
    ties: tuple[GameResult, ...] = ()
    """The locked results of play-offs for ties."""
    main: Course | None = None
    consolation: Course | None = None
    clocks: tuple[Clock, ...] = ()

    def number(self, name: str) -> int | None:
        """The number of a player, however the name is written."""
        wanted = person(name)
        for number, player in enumerate(self.players, 1):
            if person(player) == wanted:
                return number
        return None

    def named(self, number: int) -> str:
        return self.players[number - 1]

    @property
    def courses(self) -> tuple[Course, ...]:
        return tuple(course for course in (self.main, self.consolation) if course is not None)


def with_chart(division: Division, chart: Chart | None, players: tuple[str, ...] = ()) -> Division:
    """The division with another chart, and perhaps with more players."""
    games = tuple(_games(chart)) if chart is not None else ()
    return replace(division, chart=chart, games=games, players=players or division.players)


def _games(chart: Chart) -> Iterator[Game]:
    for number, each in enumerate(chart.rounds, 1):
        for seat in each.seatings:
            yield Game(f"R{number}T{seat.table}", number, seat.table, seat.first, seat.second)


def chart_game(division: Division, game_id: str) -> Game | None:
    """The game with this id, if the chart has one."""
    found = _CHART_GAME.fullmatch(game_id)
    if found is None or division.chart is None:
        return None
    number, table = int(found[1]), int(found[2])
    if not 1 <= number <= len(division.chart.rounds):
        return None
    for seat in division.chart.rounds[number - 1].seatings:
        if seat.table == table:
            return Game(game_id, number, table, seat.first, seat.second)
    return None


def current_round(division: Division) -> int | None:
    """The first round with a game that has no result; None when all have."""
    results = division.results
    return next((game.round for game in division.games if game.id not in results), None)


def rows(division: Division) -> Settled:
    """The standings of the chart, with what has been played off."""
    plan = division.form.chart
    if plan is None:
        return Settled((), ())
    places, gone = places_that_matter(division), gone_from(division)
    numbers = range(1, len(division.players) + 1)
    table = standings(numbers, division.results.values(), plan.scheme, places)
    if gone and division.form.sheet is not None:
        places = _places_for(places, table, gone)
        table = ranked_again(table, plan.scheme, places)
    if not is_played_out(division):
        return Settled(table, ())
    return settled(table, division.ties, plan.scheme, places, gone)


def _places_for(number: int, table: Sequence[Row], gone: Collection[int]) -> int:
    """Down to which place those stand who go on: the places of those who have left are passed over."""
    there = (place for place, row in enumerate(table, 1) if row.player not in gone)
    return next(islice(there, number - 1, None), len(table))


def gone_from(division: Division) -> Collection[int]:
    """Who has left while the chart was played."""
    return () if division.chart is None else division.chart.gone


def places_that_matter(division: Division) -> int:
    plan = division.form.chart
    if plan is None:
        return 0
    if division.form.sheet is None:
        return min(plan.places, len(division.players))
    return going_on(division)


def going_on(division: Division) -> int:
    """How many go on from the chart to the sheet."""
    wanted = division.form.qualifiers or -(-len(division.players) // 4)
    return min(max(wanted, 2), len(division.players))


def still_there(division: Division) -> int:
    """How many have not left while the chart was played."""
    return len(division.players) - len(gone_from(division))


def is_played_out(division: Division) -> bool:
    """Whether every game of the chart has its result. Without a chart that is for the director to say."""
    return division.chart is not None and current_round(division) is None


def tie_games(division: Division, found: Settled | None = None) -> tuple[Game, ...]:
    """The play-off games that can be played now."""
    found = found or rows(division)
    return tuple(Game(f"P{one}-{two}", 0, 0, one, two) for one, two in found.to_play)


def tie_game(division: Division, game_id: str) -> Game | None:
    """A play-off game that is to be played, whichever of the two is named first."""
    found = _TIE_GAME.fullmatch(game_id)
    if found is None:
        return None
    wanted = {int(found[1]), int(found[2])}
    return next((game for game in tie_games(division) if {game.first, game.second} == wanted), None)


def ties_played(division: Division, game_id: str) -> int:
    """How often the two who are named so have played off."""
    found = _TIE_GAME.fullmatch(game_id)
    two = {int(found[1]), int(found[2])} if found else None
    return sum({result.first, result.second} == two for result in division.ties)


def open_games(division: Division, found: Settled | None = None) -> tuple[Game, ...]:
    """What is to be played now: the round of the chart, play-offs for ties, or the open matches.

    Here and below, whoever has the standings already gives them: they are most of the work.
    """
    if division.courses:
        return tuple(match for course in division.courses for match in open_matches(course))
    now = current_round(division)
    if now is not None:
        results = division.results
        return tuple([game for game in division.games if game.round == now and game.id not in results])
    return tie_games(division, found)


def open_matches(course: Course) -> Iterator[Game]:
    for pairing in course.progress.open:
        upper, lower = pairing.players
        yield Game(pairing.match.id, pairing.match.round, 0, upper, lower)


def course_of(division: Division, game_id: str) -> str | None:
    """Which of the two sheets has a match with this id: the name of the field that holds it."""
    for name, course in (("main", division.main), ("consolation", division.consolation)):
        if course is not None and any(match.id == game_id for match in course.sheet.matches):
            return name
    return None


def games_entered(course: Course, match: str) -> tuple[GamePlayed, ...]:
    return tuple(
        result for result in course.results if isinstance(result, GamePlayed) and result.match == match
    )


def is_finished(division: Division, found: Settled | None = None) -> bool:
    """Whether everything has been played and every place that matters is decided.

    Where too few are left for play-offs the standings decide.
    """
    if division.courses:
        return all(course.progress.finished for course in division.courses)
    if division.form.sheet is not None and still_there(division) > 1:
        return False
    return is_played_out(division) and not (found or rows(division)).to_play


def final_order(division: Division, found: Settled | None = None) -> tuple[tuple[int, ...], ...]:
    """The places that are decided, best first; who shares a place stands together."""
    if division.main is not None:
        return tuple(placing.lines for placing in division.main.progress.placings)
    found = found or rows(division)
    table: tuple[Row, ...] = found.rows if is_finished(division, found) else ()
    by_place: dict[int, tuple[int, ...]] = {}
    for row in table:
        by_place[row.place] = (*by_place.get(row.place, ()), row.player)
    return tuple(by_place.values())
