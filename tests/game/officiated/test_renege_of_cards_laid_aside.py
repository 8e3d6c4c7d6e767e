"""A card that a ruling has laid aside is held back by nobody any more."""

from pegout.app import Game
from pegout.cards import parse_cards
from pegout.game import Pass, Peg
from pegout.judge import ClaimRenege


def test_what_was_laid_aside_cannot_be_claimed_again() -> None:
    """portfolio:errors: Ann must play on after Bob's go, and does not play her two, which made thirty-one."""
    game = Game.deal(
        ["8H AH 2H 9C KH QH", "TC TD JC JD 4S 5S"], starter="7D", rules="portfolio", officiating="players"
    )
    game.throw(0, "KH QH")
    game.throw(1, "4S 5S")
    game.play(1, "TC", 10)
    game.play(0, "8H", 18)
    game.play(1, "TD", 28)
    game.play(0, "AH", 29)
    game.go(1)
    game.go(0)
    game.do(Pass(0))
    game.play(1, "JC", 10)
    game.play(0, "2H", 12)
    assert game.claim(ClaimRenege(1, 0)).upheld
    assert game.state.deal.ruled is not None
    assert set(game.state.deal.ruled.aside[0]) == set(parse_cards("2H"))
    game.do(Peg(1, 2))
    assert game.scores == (0, 2)
    assert not game.claim(ClaimRenege(1, 0)).upheld
