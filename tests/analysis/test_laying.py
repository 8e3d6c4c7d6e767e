"""What cards are worth in the play: exact where little is hidden, and for the win."""

from itertools import permutations
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.analysis import CannotTell, Manner, Play, best_card, weigh_cards
from pegout.analysis.hypotheses import Hypotheses
from pegout.analysis.play_values import Search
from pegout.cards import PACK, parse_cards
from pegout.rules import score_at
from tests.kit.proofs import proof

EQUILIBRIUM = Manner(1.0, 0.0, 0.0)


def play(
    held: str,
    laid: str,
    theirs: str,
    series: str,
    starter: str = "9S",
    *,
    dealer: bool = True,
    scores: tuple[int, int] = (0, 0),
) -> Play:
    taken = parse_cards(f"{held} {laid} {theirs} {starter}")
    thrown = [card for card in PACK if card not in taken][:2]
    return Play(
        dealer=dealer,
        held=tuple(parse_cards(held)),
        laid=tuple(parse_cards(laid)) if laid else (),
        thrown=tuple(thrown),
        theirs=tuple(parse_cards(theirs)) if theirs else (),
        series=tuple(parse_cards(series)) if series else (),
        starter=parse_cards(starter)[0],
        scores=scores,
    )


def rest_of_play(mine: list[int], theirs: list[int], series: list[int]) -> int:
    """My net points when I lay my cards in this order and the other has one card, I being in turn first."""
    me, net, turn, last = list(mine), 0, 0, 0
    other, lies = list(theirs), list(series)
    while me or other:
        count = sum(min(rank, 10) for rank in lies)
        hand = me if turn == 0 else other
        if hand and count + min(hand[0], 10) <= 31:
            rank = hand.pop(0)
            lies.append(rank)
            cards = [PACK[4 * (laid - 1)] for laid in lies]
            points = score_at(tuple(cards), count + min(rank, 10), 31).total
            last = turn
            full = count + min(rank, 10) == 31
            if not me and not other and not full:
                points += 1
            net += points if turn == 0 else -points
            if full:
                lies = []
            turn = 1 - turn
            continue
        waiting = other if turn == 0 else me
        if waiting and count + min(waiting[0], 10) <= 31:
            turn = 1 - turn
            continue
        if lies:
            net += 1 if last == 0 else -1
        lies, turn = [], 1 - last
        if not (me if turn == 0 else other):
            turn = 1 - turn
    return net


@pytest.mark.parametrize(
    "position",
    [
        play("7H 3C", "TD 6D", "QC 4C KC", "KC"),
        play("5H 5C", "TD 8D", "7C 6C 9C", "9C"),
        play("2H KC", "6D 6H", "5C 4C TC", ""),
    ],
)
def test_with_one_card_hidden_the_points_are_exact(position: Play) -> None:
    """Forced from here: the mean over the last card of the other, by the weights that were found."""
    guess = Hypotheses(position, EQUILIBRIUM)
    series = [int(card.rank) for card in position.series]
    found = {value.card.rank: value.points for value in weigh_cards(position, EQUILIBRIUM)}
    laid = sorted(int(card.rank) for card in position.theirs)
    for first, second in permutations(position.held):
        mean = 0.0
        for hand, chance in guess.chances():
            hidden = list(hand)
            for rank in laid:
                hidden.remove(rank)
            mean += chance * rest_of_play([int(first.rank), int(second.rank)], hidden, series)
        assert found[first.rank] == pytest.approx(mean)


def test_hypotheses_hold_what_was_laid_and_nothing_that_was_seen() -> None:
    position = play("7H 3C", "TD 6D", "QC 4C KC", "KC", starter="3S")
    seen = [*position.hand, *position.thrown, position.starter]
    for hand, chance in Hypotheses(position, Manner()).chances():
        assert chance > 0
        assert {4, 12, 13} <= set(hand)
        for rank in set(hand):
            assert hand.count(rank) + sum(card.rank == rank for card in seen) <= 4


def test_somebody_who_said_go_holds_no_card_that_fitted() -> None:
    """At 25 the other said go, and I laid a four and am in turn again: that hand has no six or lower."""
    position = play("2H", "TD 7D 4D", "8C", "TD 8C 7D 4D", dealer=False)
    for hand, _ in Hypotheses(position, Manner()).chances():
        assert min(hand) > 6


@given(st.integers(0, 10**9))
@proof(25, 400)
def test_equal_ranks_are_worth_the_same_whatever_their_suits(seed: int) -> None:
    dice = Random(seed)
    cards = dice.sample(PACK, 8)
    position = Play(True, tuple(cards[:4]), (), tuple(cards[4:6]), (cards[6],), (cards[6],), cards[7], (0, 0))
    turned = {card: PACK[4 * (card.rank - 1) + (card.index + 1) % 4] for card in PACK}
    other = Play(
        True,
        tuple(turned[card] for card in cards[:4]),
        (),
        tuple(turned[card] for card in cards[4:6]),
        (turned[cards[6]],),
        (turned[cards[6]],),
        turned[cards[7]],
        (0, 0),
    )
    one = {value.card.rank: value.points for value in weigh_cards(position, limit=30)}
    two = {value.card.rank: value.points for value in weigh_cards(other, limit=30)}
    assert one == pytest.approx(two)


@given(st.integers(0, 10**9))
@proof(25, 400)
def test_chances_are_chances_and_the_first_is_the_best_card(seed: int) -> None:
    dice = Random(seed)
    cards = dice.sample(PACK, 9)
    scores = (dice.randint(0, 120), dice.randint(0, 120))
    theirs = (cards[6],)
    position = Play(True, tuple(cards[:4]), (), tuple(cards[4:6]), theirs, theirs, cards[7], scores)
    values = weigh_cards(position)
    assert all(0.0 <= value.win <= 1.0 for value in values)
    assert values[0].win == max(value.win for value in values)
    best = best_card(position)
    assert next(value.win for value in values if value.card.rank is best.rank) == pytest.approx(values[0].win)


def test_near_the_end_it_plays_for_the_win() -> None:
    """The dealer lacks one and the other, who counts first, lacks two: a card that scores now wins now."""
    position = play("8H 9C KD QD", "", "7C", "7C", scores=(119, 119), dealer=True)
    best = weigh_cards(position)[0]
    assert (str(best.card), best.win) == ("8H", 1.0)


def test_whoever_pegs_out_first_has_won() -> None:
    position = play("8H 9C KD QD", "", "7C", "7C", scores=(119, 112), dealer=True)
    wins = {str(value.card): value.win for value in weigh_cards(position)}
    assert wins["8H"] == 1.0
    assert wins["KD"] < 1.0


@pytest.mark.parametrize(
    "position",
    [
        play("8H 9C KD", "", "7C", "7C"),  # a hand of three
        play("8H 9C", "KD QD", "7C 7D", ""),  # nobody would turn the cards over there
    ],
)
def test_what_cannot_have_happened_is_not_told(position: Play) -> None:
    with pytest.raises(CannotTell):
        best_card(position)


def test_all_hands_are_looked_at_when_few_are_left() -> None:
    position = play("7H 3C", "TD 6D", "QC 4C KC", "KC")
    assert Search(position).hypotheses.found == len(Hypotheses(position, Manner(), limit=10**6).chances())
    assert np.isfinite([value.points for value in weigh_cards(position)]).all()
