"""acc:VI.3, club:the-cut, portfolio:the-cut, lodge:starter-card, classic: a jack turned is two at once."""

import pytest

from pegout.game import Pegs, Phase
from pegout.game.events import Pegged, StarterTurned
from pegout.rules import PRESETS, Kind
from tests.kit.builders import thrown_table

KEPT = ["2C 4C 6C 8C", "2H 4H 6H 8H", "2D 4D 6D 8D", "2S 4S 6S 8S"]


@pytest.mark.parametrize("jack", ["JC", "JD", "JH", "JS"])
@pytest.mark.parametrize("name", PRESETS)
def test_a_the_dealer_has_two_at_once_in_every_book(name: str, jack: str) -> None:
    rules = PRESETS[name]
    position = thrown_table(KEPT[: rules.seats], jack, rules=rules, dealer=1).cut_starter(jack)
    assert position.scores[1] == 2
    assert sum(position.scores) == 2
    turned, pegged = position.script.events[-2:]
    assert isinstance(turned, StarterTurned)
    assert isinstance(pegged, Pegged)
    assert [item.kind for item in pegged.why.items] == [Kind.HEELS]


def test_a_the_two_are_pegged_before_the_first_card() -> None:
    position = thrown_table(KEPT[:2], "JS").cut_starter("JS")
    assert position.state.pegs[0] == Pegs(0, 2)
    assert position.state.deal.series == []
    assert position.turn == 1


@pytest.mark.parametrize("dealer_at", [119, 120])
def test_b_the_dealer_may_peg_out_by_turning_a_jack(dealer_at: int) -> None:
    position = thrown_table(KEPT[:2], "JS", scores=(dealer_at, 120)).cut_starter("JS")
    assert position.winner == 0
    assert position.scores == (121, 120)
    assert position.phase is Phase.MATCH_OVER


def test_b_two_holes_short_of_that_the_game_goes_on() -> None:
    position = thrown_table(KEPT[:2], "JS", scores=(118, 120)).cut_starter("JS")
    assert position.scores == (120, 120)
    assert position.phase is Phase.PLAY


def test_partners_share_the_two() -> None:
    position = thrown_table(KEPT, "JD", rules=PRESETS["club-partners"], dealer=3).cut_starter("JD")
    assert position.scores == (0, 2)
