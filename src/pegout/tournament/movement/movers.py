"""Half the field moves: odd numbers go to the next higher table, even numbers keep their seats."""

from pegout.tournament.movement.chart import Chart, Round, Seating
from pegout.tournament.movement.make_up import make_up_rounds, neighbours


def movers_round(players: int, moves: int) -> Round:
    """The seating after so many moves: table t began with 2t-1 and 2t, and from the last it goes to table 1.

    The last table of an odd field has nobody who stays, so the mover who comes there sits out.

    >>> movers_round(5, 1)
    Round(seatings=(Seating(table=1, first=5, second=2), Seating(table=2, first=1, second=4)),
          sitting_out=(3,), make_up=False)
    """
    tables = (players + 1) // 2
    movers = [2 * ((table - moves) % tables) + 1 for table in range(tables)]
    seatings = tuple(Seating(table, movers[table - 1], 2 * table) for table in range(1, players // 2 + 1))
    return Round(seatings, (movers[-1],) if players % 2 else ())


def movers_chart(players: int, games: int) -> Chart:
    """So many games for everybody, nobody meeting twice; there must be as many tables as games.

    Movers never meet in the rounds, so those who sit out make up their game in the order of sitting out,
    first against second. Where players and games are both odd numbers, the last of them stays short.
    """
    rounds = tuple(movers_round(players, moves) for moves in range(games))
    missed = [player for each in rounds for player in each.sitting_out]
    return Chart(players, games, (*rounds, *make_up_rounds(neighbours(missed))))
