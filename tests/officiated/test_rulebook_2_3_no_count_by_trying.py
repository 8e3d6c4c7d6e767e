"""Nobody finds the true count by trying (RULEBOOK 2.3, acc:IX.5): every number gets the same answer."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.game import CountCrib, CountHand, Phase, refusal
from pegout.judge import PegBack, answer
from pegout.library import Game
from pegout.rules import PRESETS
from tests.kit.builders import show
from tests.kit.officials import wild
from tests.kit.officiated_tables import ANN, BOB, Players, shown
from tests.kit.proofs import proof

TWO_SEATS = sorted(set(PRESETS) - {"club-3", "club-4", "club-partners"})
PONES = ["QS QD 4H 6C", "5D TD JC QH", "2D 4H 6C 8S"]
"""With the king: a pair, two; four fifteens and a run of four, twelve; nothing."""


def bob_with(hand: str, rules: str) -> Players:
    return shown("7H 8D 9C 7S", hand, starter="KD", crib="5C 5S TH 2S", rules=rules)


def told(players: Players, before: int) -> list[str]:
    """What the log has told since, without the cards that lie there anyway."""
    return [line.split(":")[-1] for line in players.log[before:]]


@pytest.mark.parametrize("rules", TWO_SEATS)
@pytest.mark.parametrize("said", [1, 2, 12, 29])
def test_peg_back_of_a_hand_is_granted_alike_whatever_it_holds(rules: str, said: int) -> None:
    """Every number that was pegged can go back, and is answered in the same words."""

    def answers(hand: str) -> list[object]:
        players = bob_with(hand, rules)
        players.pegged_hand(BOB, said)
        state = players.script.state
        return [answer(state, PegBack(BOB, back)) for back in range(1, said + 1)]

    assert answers(PONES[0]) == answers(PONES[1]) == answers(PONES[2])


@pytest.mark.parametrize("rules", TWO_SEATS)
def test_peg_back_of_the_play_is_granted_alike_whatever_was_earned(rules: str) -> None:
    """Fifteen for two, a pair for two, or nothing at all; three were pegged."""

    def answers(ann: str) -> list[object]:
        players = Players(f"{ann} 9S", "TC JC 2C 8S", starter="6D", rules=rules)
        first = players.hand(ANN).split()[0]
        players.play("TC=10", f"{first}={10 + (10 if first[0] == 'T' else int(first[0]))}")
        players.peg(ANN, 3)
        return [answer(players.script.state, PegBack(ANN, back)) for back in (1, 2, 3)]

    fifteen, pair, nothing = answers("5H 7H 8H"), answers("TH JH QH"), answers("4H 7H 8H")
    assert fifteen == pair == nothing


@pytest.mark.parametrize("first", [0, 1, 2])
def test_fuller_counts_are_taken_alike_whatever_the_hand_holds(first: int) -> None:
    """golden-age:5: up to the game hole every higher number is pegged, every other refused, in one way."""

    def tried(hand: str) -> list[object]:
        players = bob_with(hand, "golden-age")
        players.pegged_hand(BOB, first)
        refusals = [refusal(players.script.state, CountHand(BOB, number)) for number in range(123)]
        before, lines = len(players.log), []
        for number in range(first + 1, 30):
            players.count_hand(BOB, number)
            lines.append((players.scores, told(players, before)))
        return [refusals, lines]

    assert tried(PONES[0]) == tried(PONES[1]) == tried(PONES[2])


def test_fuller_counts_of_the_crib_are_taken_alike() -> None:
    """A crib of ten, and one of nothing."""

    def tried(crib: str) -> list[object]:
        players = shown("7H 8D 9C 7S", "QS QD 4H 6C", starter="KD", crib=crib, rules="golden-age")
        players.pegged_hand(BOB, 2)
        players.pegged_hand(ANN, 12)
        players.accept(BOB)
        players.pegged_crib(ANN, 1)
        return [refusal(players.script.state, CountCrib(ANN, number)) for number in range(123)]

    assert tried("5C 5S TH 2S") == tried("AC 3S 9H 2S")


@pytest.mark.parametrize("rules", TWO_SEATS)
def test_any_number_is_announced_and_pegged_alike(rules: str) -> None:
    """No number is asked about by the table: that would be help (over 29 the doors ask, for a slip)."""

    def tried(hand: str) -> list[object]:
        players = bob_with(hand, rules)
        return [refusal(players.script.state, CountHand(BOB, number)) for number in range(123)]

    first = tried(PONES[0])
    assert first == tried(PONES[1]) == tried(PONES[2])
    assert first[:122] == [None] * 122
    assert str(first[122]) == "Give a number of points from 0 to 121, not 122."


def test_what_was_pegged_back_is_not_told_to_have_been_right_or_wrong() -> None:
    """After the correction the claims on offer are the same too."""

    def offered(hand: str) -> list[object]:
        players = bob_with(hand, "acc")
        players.pegged_hand(BOB, 4)
        players.claim(PegBack(BOB, 2))
        return [players.open_claims(seat) for seat in (ANN, BOB)]

    assert offered(PONES[0]) == offered(PONES[1]) == offered(PONES[2])


@given(st.sampled_from(sorted(PRESETS)), st.integers(0, 10**9))
@proof(25, 600)
def test_whoever_may_peg_back_is_never_told_a_number(name: str, seed: int) -> None:
    """Whatever was pegged: each number up to it is upheld, unless the game hangs on it."""
    game, dice = Game.new(name, seed=seed, officiating="players"), Random(seed)
    for _ in range(150):
        if game.over:
            return
        game.do(wild(game, dice))
        if game.phase not in (Phase.PLAY, Phase.SHOW) or game.state.deal.tally is None:
            continue
        if game.state.deal.tally.claimed_by is not None:
            continue
        for claim in [one for seat in range(game.rules.seats) for one in game.open_claims(seat)]:
            if isinstance(claim, PegBack):
                given_answer = answer(game.state, claim)
                assert given_answer.upheld
                assert [order.points for order in given_answer.ruling.remedies] == [1]  # type: ignore[union-attr]


def test_the_hands_of_these_proofs_differ() -> None:
    assert [show(hand, "KD") for hand in PONES] == [2, 12, 0]
