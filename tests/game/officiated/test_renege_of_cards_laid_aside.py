"""A card that a ruling has laid aside is held back by nobody any more."""

from pegout.cards import parse_cards
from pegout.judge import ClaimRenege
from pegout.library import Game


def test_what_was_laid_aside_cannot_be_claimed_again() -> None:
    game = Game.deal(
        ["2H 3H 9C TS KH QH", "TC TD JC JD 4S 5S"], starter="7D", rules="portfolio", officiating="players"
    )
    game.throw(0, "KH QH")
    game.throw(1, "4S 5S")
    game.play(1, "TC", 10)
    game.play(0, "TS", 20)
    game.play(1, "TD", 30)
    # Nothing fits but an ace: this go is right.
    game.go(0)
    game.go(1)
    game.pass_(1)
    game.play(0, "9C", 9)
    game.play(1, "JC", 19)
    game.play(0, "3H", 22)
    game.go(1)
    game.go(0)  # with 2H in hand, which had to be played on with
    game.pass_(0)
    game.play(1, "JD", 10)
    game.pass_(1)
    game.play(0, "2H", 12)
    first = game.claim(ClaimRenege(1, 0))
    assert first.upheld
    assert game.state.deal.ruled is not None
    assert set(game.state.deal.ruled.aside[0]) == set(parse_cards("2H"))
    game.peg(1, 2)
    assert game.scores[1] == 2
    assert not game.claim(ClaimRenege(1, 0)).upheld
