"""Whoever pegs after a card means that card, whatever is due from before (acc:VII.2a, portfolio:muggins)."""

import pytest

from pegout.game.officiated.claims import Scored
from pegout.judge import ClaimMuggins, PegBack
from pegout.rules import PRESETS
from tests.kit.officiated_tables import ANN, BOB, Players, counting, refused


def test_portfolio_two_pegged_for_the_pair_are_for_the_pair_and_not_for_heels() -> None:
    """A jack is turned; Ann pairs Bob's jack and pegs two at once: nobody takes that pair by muggins."""
    players = Players("JC 9D QC QS", "JH 4S 3H 8C", starter="JS", rules="portfolio")
    players.play("JH=10", "JC=20")
    players.peg(ANN, 2)
    players.play("4S=24")
    players.play("go")
    refused(players, ClaimMuggins(BOB, ANN, 2, Scored.PAIR))
    players.peg(ANN, 2)  # heels may be pegged until the hands are counted
    assert players.scores == (4, 0)


@pytest.mark.parametrize("rules", ["club", "classic", "portfolio"])
def test_where_nothing_lapses_the_newest_score_is_pegged_first(rules: str) -> None:
    """Ann overlooks her pair of fours; her five then makes fifteen, and the two she pegs are for that."""
    book = PRESETS[rules].override(muggins=True)
    players = Players("4C 5D 2C AS", "4H 2S TC TD", starter="KS", rules=book)
    players.play("4H=4", "4C=8", "2S=10", "5D=15")
    players.peg(ANN, 2)
    players.play("TC=25", "2C=27")
    refused(players, ClaimMuggins(BOB, ANN, 2, Scored.FIFTEEN))


def test_owning_up_to_a_good_game_is_taken_at_its_word() -> None:
    """Bob's two were there and win; told that one was too many, the judge does not say otherwise."""
    players = counting(scores=(100, 119))
    players.pegged_hand(BOB, 2)
    told = players.claim(PegBack(BOB, 1))
    assert told.upheld
    assert "points to win" not in " ".join(told.findings)
