"""A count that is put right when its series is over already (acc:VII.4b)."""

from pegout.judge import ClaimCount
from pegout.library import Game

ANN, BOB = 0, 1


def test_who_leads_the_next_series_leads_it_though_the_count_was_thirty_one() -> None:
    """Bob plays out alone, and says 29 where his last card makes 31; Ann still holds three cards."""
    hands = ["TC TD 9C 9H 2H 2C", "TS 3D 4D 4S KH QH"]
    game = Game.deal(hands, starter="8D", dealer=ANN, officiating="players")
    game.throw(ANN, "2H 2C")
    game.throw(BOB, "KH QH")
    game.play(BOB, "TS", 10)
    game.play(ANN, "TC", 20)
    game.play(BOB, "3D", 23)
    game.go(ANN)
    game.play(BOB, "4D", 27)
    game.play(BOB, "4S", 29)
    assert game.claim(ClaimCount(seat=ANN)).upheld
    assert (game.count, game.turn) == (31, ANN)
    game.peg(BOB, 4)  # a pair, and two for thirty-one
    game.play(ANN, "TD", 10)
    assert game.count == 10
