"""The charts that events use, by the number of players."""

from dataclasses import replace

from pegout.tournament.movement.chart import Chart, InvalidField
from pegout.tournament.movement.circle import circle_chart
from pegout.tournament.movement.movers import movers_chart

GOLDEN_AGE_GAMES = 6
CLUB_NIGHT_GAMES = 9
CLUB_NIGHT_LEAST = 4


def golden_age(players: int) -> Chart:
    """Six games for everybody (golden-age:4), nobody meeting twice from seven players up.

    From eleven up odd numbers move; fewer go round the circle. Who sits out in an odd field makes up the
    game after the sixth round, first against second, third against fourth, fifth against sixth.
    """
    _need(players, 2)
    if _enough_tables(players, GOLDEN_AGE_GAMES):
        return movers_chart(players, GOLDEN_AGE_GAMES)
    return _with_warning(circle_chart(players, GOLDEN_AGE_GAMES, missed_in_order=True))


def rotation(players: int, games: int) -> Chart:
    """So many qualifying games for everybody; nobody meets twice while there are more players than games.

    With as many tables as games one side stays and the other moves; else all move round the circle.
    """
    _need(players, 2)
    if games < 1:
        raise InvalidField("A chart needs at least one game per player.")
    if _enough_tables(players, games):
        return movers_chart(players, games)
    return _with_warning(circle_chart(players, games))


def club_night(players: int, games: int = CLUB_NIGHT_GAMES) -> Chart:
    """An evening of nine games for any number from four up."""
    _need(players, CLUB_NIGHT_LEAST)
    return rotation(players, games)


def round_robin(players: int, times: int = 1) -> Chart:
    """Everybody meets everybody else so many times; in an odd field each sits out once a time through."""
    _need(players, 2)
    if times < 1:
        raise InvalidField("In a round robin everybody plays everybody at least once.")
    return circle_chart(players, times * (players - 1))


def _enough_tables(players: int, games: int) -> bool:
    return games <= (players + 1) // 2


def _with_warning(chart: Chart) -> Chart:
    if chart.meetings == 1:
        return chart
    words = f"Opponents repeat: {chart.games} games need more than {chart.games} players for all to differ."
    return replace(chart, warnings=(words,))


def _need(players: int, least: int) -> None:
    if players < least:
        raise InvalidField(f"A chart needs at least {least} players, but there are {players}.")
