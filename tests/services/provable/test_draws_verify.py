"""Cards that a ruling has drawn unseen come from the secrets of the match, and the check draws them again."""

from collections.abc import Callable

import pytest

from pegout import Game
from pegout.game import GameState, StartMatch
from pegout.judge import rule_on
from pegout.rules import PRESETS
from pegout.services.provable import ProvableDealer, verify
from pegout.services.provable.shuffle import places
from tests.kit.provable import Counting, record_of, secrets_for

ACC = PRESETS["acc"]
SECRETS = secrets_for(ACC, "draws")
START = StartMatch(ACC, ("Ann", "Bob"), dealer=0)
Play = Callable[[Counting], Game]


class Choosing(Counting):
    """Deals honestly, and then lets pone have other cards of the hand than chance would."""

    def places(self, state: GameState, number: int, held: int) -> tuple[int, ...]:
        right = super().places(state, number, held)
        return (1, 2) if right != (1, 2) else (2, 3)


def peeked(dealer: Counting) -> Game:
    """The dealer has looked into the crib, and pone has drawn the throw."""
    game = Game([START], dealer)
    game.throw(1, game.hand(1)[:2])
    game.carry_out(rule_on(game.state, "crib-looked-at-before-throw", {}))
    return game


def lost(dealer: Counting) -> Game:
    """The starter went into the dealer's hand before the table saw the cut, and pone has picked it."""
    game = Game([START], dealer, cuts=False)
    game.cut(1, 20)
    game.throw(1, game.hand(1)[:2])
    game.throw(0, game.hand(0)[:2])
    game.carry_out(rule_on(game.state, "starter-in-dealers-hand", {"seen": "no"}))
    game.pick_starter(1, game.view(1).drawn[0])
    return game


@pytest.mark.parametrize("play", [peeked, lost])
def test_an_honest_draw_is_checked_and_agrees(play: Play) -> None:
    found = verify(record_of(play(Counting(SECRETS)), SECRETS))
    assert found.agrees, found.sentence
    assert [check.what for check in found.checks][-1] == "game 1, deal 1, cards drawn unseen"
    assert found.packs == 1


@pytest.mark.parametrize("play", [peeked, lost])
def test_another_draw_is_found_out(play: Play) -> None:
    found = verify(record_of(play(Choosing(SECRETS)), SECRETS))
    assert not found.agrees
    assert "of the hand should have been drawn" in found.sentence


def test_every_pair_of_places_can_be_drawn() -> None:
    """Fifteen pairs of six: three hundred seeds leave none of them out."""
    drawn = {places(2, 6, number.to_bytes(32, "big")) for number in range(300)}
    assert len(drawn) == 15
    assert all(1 <= one < other <= 6 for one, other in drawn)


def test_a_second_draw_in_the_same_deal_is_not_the_first_one_again() -> None:
    after = peeked(Counting(SECRETS)).state
    assert after.deal.ruled is not None
    assert after.deal.ruled.draws == 1
    before = Game([START], Counting(SECRETS)).state
    dealers = [ProvableDealer(secrets_for(ACC, seed), 1) for seed in range(9)]
    assert any(dealer.places(before, 2, 6) != dealer.places(after, 2, 6) for dealer in dealers)
