"""acc:XI.3: an error in claiming costs nothing, and nothing is ever put right twice."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.game import Phase
from pegout.game.officiated.claims import Scored
from pegout.judge import (
    Claim,
    ClaimCount,
    ClaimCountedEarly,
    ClaimFalseGame,
    ClaimHeels,
    ClaimMuggins,
    ClaimOverpegged,
    ClaimRenege,
    PegBack,
    TakeBackGo,
    good_claims,
)
from pegout.library import Game
from pegout.rules import PRESETS, RuleSet
from tests.kit.officials import wild
from tests.kit.officiated_tables import ANN, BOB, MUGGINS, Players, refused
from tests.kit.proofs import proof

EVERY_CLAIM: tuple[Claim, ...] = (
    ClaimCount(BOB),
    ClaimOverpegged(BOB, ANN),
    ClaimFalseGame(BOB, ANN),
    ClaimRenege(BOB, ANN),
    TakeBackGo(BOB),
    *[ClaimMuggins(BOB, ANN, 1, score) for score in Scored],
    ClaimCountedEarly(BOB, ANN),
    ClaimHeels(BOB, ANN),
)


@pytest.mark.parametrize("claim", EVERY_CLAIM, ids=str)
def test_of_faultless_players_no_claim_is_right_and_none_costs_anything(claim: Claim) -> None:
    """In the play, with all cards played, and in the show; every answer says why."""
    players = Players("5H 6H 8H 9S", "KC JC 2C 8S", starter="4D", rules=MUGGINS, scores=(30, 40))
    players.play("KC=10", "5H=15")
    players.peg(ANN, 2)
    refused(players, claim)
    players.play("JC=25", "6H=31")
    players.peg(ANN, 2)
    players.play("8S=8", "9S=17", "2C=19", "8H=27")
    players.peg(ANN, 1)
    refused(players, claim)
    players.count_hand(BOB, 0)
    refused(players, claim)
    players.pegged_hand(ANN, 7)  # two fifteens and a run
    refused(players, claim)
    assert players.scores == (42, 40)


RULES = st.sampled_from(sorted(PRESETS))
SEEDS = st.integers(0, 10**9)


def house_rules(name: str, *, muggins: bool) -> RuleSet:
    rules = PRESETS[name]
    return rules if rules.muggins_fixed else rules.override(muggins=muggins)


@given(RULES, st.booleans(), SEEDS)
@proof(25, 600)
def test_a_claim_that_is_not_upheld_changes_nothing_and_says_why(name: str, muggins: bool, seed: int) -> None:
    game, dice = Game.new(house_rules(name, muggins=muggins), seed=seed, officiating="players"), Random(seed)
    for _ in range(150):
        if game.over:
            return
        act = wild(game, dice)
        if not isinstance(act, Claim):
            game.do(act)
            continue
        before = game.state
        ruling = game.claim(act)
        assert ruling.findings
        assert all(ruling.findings)
        if not ruling.upheld:
            assert ruling.remedies == ()
            assert game.state == before


@given(RULES.filter(lambda name: name != "portfolio"), st.booleans(), SEEDS)
@proof(25, 600)
def test_what_a_claim_has_put_right_cannot_be_claimed_again(name: str, muggins: bool, seed: int) -> None:
    """Portfolio has no time limit for counts, and who pegs back may go on doing so."""
    game, dice = Game.new(house_rules(name, muggins=muggins), seed=seed, officiating="players"), Random(seed)
    for _ in range(100):
        good = [claim for seat in range(game.rules.seats) for claim in good_claims(game.state, seat)]
        if game.over:
            return
        if not good or dice.random() < 0.5:
            game.do(wild(game, dice))
            continue
        claim = dice.choice(good)
        assert game.claim(claim).upheld
        if game.phase in (Phase.PLAY, Phase.SHOW) and not isinstance(claim, PegBack):
            assert not game.claim(claim).upheld
