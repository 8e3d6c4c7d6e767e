"""What throws are worth in a crib, against a slow count of the same thing and against known figures."""

from itertools import combinations
from random import Random

import pytest

from pegout.analysis import crib_mean
from pegout.analysis.cribs import OTHER, OWN, crib_chances, kind_of
from pegout.analysis.shipped import shipped
from pegout.cards import PACK, Card, parse_cards
from pegout.rules import score_show
from tests.kit.builders import ACC


def slow_mean(thrown: tuple[Card, ...], known: list[Card], starters: list[Card], *, own: bool) -> float:
    weights = shipped("crib")["thrown"][OTHER if own else OWN]
    unknown = [card for card in PACK if card not in known]
    total = points = 0.0
    for pair in combinations(unknown, 2):
        for starter in starters:
            if starter not in pair:
                weight = float(weights[kind_of(pair)])
                total += weight
                points += weight * score_show((*thrown, *pair), starter, ACC, crib=True).total
    return points / total


@pytest.mark.parametrize("own", [True, False])
@pytest.mark.parametrize("cards", ["5H 5C 6D 7S JH KD", "AC 2C 3C 4C 9C TC"])
def test_chances_are_those_of_a_slow_count(cards: str, own: bool) -> None:
    known = parse_cards(cards)
    thrown = tuple(known[-2:])
    starters = Random(1).sample([card for card in PACK if card not in known], 2)
    for starter in starters:
        chances = crib_chances(thrown, known, own=own, starter=starter)
        mean = float(sum(points * chance for points, chance in enumerate(chances)))
        unknown = [*known, starter]
        assert mean == pytest.approx(slow_mean(thrown, unknown, [starter], own=own))


def test_two_fives_are_worth_most_in_a_crib() -> None:
    fives = parse_cards("5H 5C")
    assert crib_mean(fives, (), own=True) == pytest.approx(8.8, abs=0.2)
    assert crib_mean(fives, (), own=False) == pytest.approx(9.3, abs=0.2)
    for other in combinations(PACK[::4], 2):
        assert crib_mean(other, (), own=True) < crib_mean(fives, (), own=True)


def test_a_sensible_pone_gives_the_dealer_less() -> None:
    assert crib_mean(parse_cards("TH KC"), parse_cards("2D 3S 4H 6D"), own=False) < 4.7
    assert crib_mean(parse_cards("5H JC"), parse_cards("2D 3S 4H 6D"), own=True) > 6.5


def test_suits_count() -> None:
    kept = parse_cards("2D 3S 4H 6D")
    assert crib_mean(parse_cards("9H KH"), kept, own=True) > crib_mean(parse_cards("9H KC"), kept, own=True)


def test_a_known_card_is_missing_elsewhere() -> None:
    few = crib_mean(parse_cards("5H 5C"), parse_cards("TD JS QH KD"), own=True)
    many = crib_mean(parse_cards("5H 5C"), parse_cards("AD 2S 8H 9D"), own=True)
    assert few < many
