"""Laws of games that the players officiate, whoever errs and objects."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.game import Event, Peg, SayGo, replay
from pegout.game import events as e
from pegout.game.officiated.waits import tally_of
from pegout.judge import good_claims
from pegout.library import Game
from pegout.rules import PRESETS, RuleSet
from pegout.rules.remedies import Correction, PointsBack
from tests.kit.officials import (
    allowed_claim,
    careless_turn,
    faultless,
    faultless_peg,
    faultless_turn,
    plain,
    wild,
)
from tests.kit.proofs import proof

SEEDS = st.integers(0, 10**9)
LONGEST = 6000
"""More steps than any game needs, whatever is taken back."""


@st.composite
def house_rules(draw: st.DrawFn) -> RuleSet:
    """Any preset, with muggins on or off where that is left open."""
    rules = PRESETS[draw(st.sampled_from(sorted(PRESETS)))]
    return rules if rules.muggins_fixed else rules.override(muggins=draw(st.booleans()))


def wild_game(rules: RuleSet, seed: int) -> Game:
    game, dice = Game.new(rules, seed=seed, officiating="players"), Random(seed)
    for _ in range(LONGEST):
        if game.over:
            return game
        game.do(wild(game, dice))
    raise AssertionError(f"not over after {LONGEST} steps: {game.log[-5:]}")


def board(events: tuple[Event, ...], rules: RuleSet) -> tuple[int, ...]:
    """What stands on the board by adding up: pegged by own numbers, awarded, taken back."""
    points = [0] * rules.sides
    for event in events:
        match event:
            case (
                e.PointsMarked(seat, _, moved) | e.CountPegged(seat, _, moved) | e.CountRaised(seat, _, moved)
            ):
                points[rules.side_of(seat)] += moved
            case e.PenaltyPeggedBack(seat, _, moved):
                points[rules.side_of(seat)] -= moved
            case e.Pegged(seat, gained):
                points[rules.side_of(seat)] += gained
            case e.PeggedBack(seat, back) | e.PegCorrected(seat, back):
                points[rules.side_of(seat)] -= back
            case e.PlayTakenBack(back_by_side):
                points = [now - back for now, back in zip(points, back_by_side, strict=True)]
            case _:
                pass
    return tuple(points)


@given(house_rules(), SEEDS)
@proof(25, 1500)
def test_random_mistakes_and_claims_never_leave_a_game_stuck(rules: RuleSet, seed: int) -> None:
    game = wild_game(rules, seed)
    assert game.winner is not None
    assert replay(game.events) == game.state


@given(house_rules(), SEEDS)
@proof(25, 1500)
def test_the_board_holds_what_was_scored_and_awarded_less_what_went_back(rules: RuleSet, seed: int) -> None:
    game = wild_game(rules, seed)
    assert game.scores == board(game.events, rules)
    assert all(0 <= pegs.rear <= pegs.front <= rules.goal for pegs in game.pegs)


@given(house_rules(), SEEDS)
@proof(25, 1000)
def test_players_without_mistakes_score_as_the_program_counts(rules: RuleSet, seed: int) -> None:
    own = Game.new(rules, seed=seed, officiating="players")
    counted = Game.new(rules, seed=seed)
    dice = Random(seed)
    while not own.over:
        command = faultless(own, dice.choice)
        own.do(command)
        same = plain(command)
        if same is None or (isinstance(same, SayGo) and counted.refusal(same) is not None):
            continue  # whoever laid the last card is not asked to say go where the program counts
        counted.do(same)
    assert (own.scores, own.winner) == (counted.scores, counted.winner)
    assert all(event.slips == () for event in own.events if isinstance(event, e.Reckoned))


def one_by_one(game: Game, seat: int, dice: Random) -> Peg | None:
    """The right peg of a seat: an announced count, a penalty, or one score of those that are due."""
    tally = tally_of(game.state.deal)
    if tally.count_to_peg(seat) is not None or tally.backward[seat]:
        peg = faultless_peg(game, seat)
        assert isinstance(peg, Peg | None)
        return peg
    scores = tally.due[seat]
    return Peg(seat, dice.choice(scores).points, more=len(scores) > 1) if scores else None


def careful_game(rules: RuleSet, seed: int, careful: int) -> Game:
    """One seat makes no mistake and pegs its scores one by one, sooner or later inside their windows.

    The others err and claim at random.
    """
    game, dice = Game.new(rules, seed=seed, officiating="players"), Random(seed)
    for _ in range(LONGEST):
        if game.over:
            return game
        state = game.state
        if state.deal.tally is None or state.deal.starter is None:
            game.do(faultless(game, dice.choice))
            continue
        seat = dice.choice(game.to_act)
        claim = allowed_claim(dice, game) if dice.random() < 0.15 else None
        if claim is not None and claim.seat != careful:
            game.do(claim)
        elif state.deal.tally.claimed_by is None and (seat == careful or dice.random() < 0.3):
            peg = one_by_one(game, careful, dice)
            turn = faultless_turn(game, seat, dice.choice) if seat == careful else None
            game.do(peg or turn or careless_turn(game, seat, dice))
        elif seat == careful:
            game.do(faultless_turn(game, seat, dice.choice))
        else:
            game.do(careless_turn(game, seat, dice))
    raise AssertionError(f"not over after {LONGEST} steps: {game.log[-5:]}")


@given(house_rules(), SEEDS, st.integers(0, 3))
@proof(25, 1500)
def test_who_pegs_exactly_what_was_earned_inside_the_windows_never_loses_a_point(
    rules: RuleSet, seed: int, careful: int
) -> None:
    """Separate scores one by one (acc:VII.2a): no claim takes a point, and nothing is left unpegged."""
    careful %= rules.seats
    game = careful_game(rules, seed, careful)
    for event in game.events:
        if not isinstance(event, e.RulingMade) or not event.upheld:
            continue
        assert getattr(event.claim, "player", None) != careful, event
        back = [order for order in event.remedies if isinstance(order, Correction | PointsBack)]
        if any(order.seat == careful for order in back):  # what was played since a renege is played again
            assert any(getattr(order, "number", 0) for order in event.remedies), event
    slips = [slip for event in game.events if isinstance(event, e.Reckoned) for slip in event.slips]
    assert not [slip for slip in slips if slip.seat == careful]


@given(house_rules(), SEEDS)
@proof(25, 300)
def test_nobody_could_claim_anything_of_players_without_mistakes(rules: RuleSet, seed: int) -> None:
    game, dice = Game.new(rules, seed=seed, officiating="players"), Random(seed)
    while not game.over:
        game.do(faultless(game, dice.choice))
        assert not any(good_claims(game.state, seat) for seat in range(rules.seats))


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_every_act_can_be_taken_back(name: str) -> None:
    game, dice = Game.new(name, seed=3, officiating="players"), Random(3)
    for _ in range(120):
        if game.over:
            break
        before = game.state
        act = wild(game, dice)
        game.do(act)
        after = game.state
        game.undo()
        assert game.state == before
        game.do(act)
        assert game.state == after
