"""What is ordered, said of one and of several."""

import pytest

from pegout.cards import parse_cards
from pegout.rules import remedies as r
from pegout.rules.remedy_words import tell_remedy

NAMES = ("Ann", "Bob")


@pytest.mark.parametrize(
    ("remedy", "said"),
    [
        (r.DrawnTo(1, 1), "One card from the top of the pack goes to Bob's hand."),
        (r.DrawnTo(None, 2), "Two cards from the top of the pack go to the crib, unseen."),
        (r.HeldBack(0, parse_cards("5H"), r.Fate.DEAD), "Ann: 5♥ is dead in the play."),
        (r.HeldBack(0, parse_cards("5H 6C"), r.Fate.PLAYED), "Ann: 5♥ 6♣ are played."),
        (r.HeldBack(0, (), r.Fate.DEAD), "Ann: the cards held back are dead in the play."),
        (r.CardsReturned(1), "The last card played goes back to its hand."),
        (r.CardsReturned(3), "The last three cards played go back to the hands."),
        (r.PointsTo(1, 0), "Bob pegs no points."),
        (r.PointsBack(0, 1), "Ann pegs one point back."),
    ],
)
def test_one_and_several_are_told_apart(remedy: r.Remedy, said: str) -> None:
    assert tell_remedy(remedy, NAMES) == said
