"""What is ordered, said of one and of several."""

import pytest

from pegout.cards import parse_cards
from pegout.rules import remedies as r
from pegout.rules.remedy_words import orders, tell_remedy

NAMES = ("Ann", "Bob")
PICKED = (
    "Bob draws two cards unseen from Ann's hand, looks at them and picks the starter; the other goes back."
)


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


@pytest.mark.parametrize(
    ("remedy", "said"),
    [
        (
            r.DealtOn(2),
            "The deal continues, one card at a time starting with pone: two cards more to each hand.",
        ),
        (
            r.PlayRetracted(heels=True),
            (
                "All points pegged in this play are taken back, and so are the two for heels if they were "
                "pegged."
            ),
        ),
        (r.PlayRetracted(heels=False), "All points pegged in this play are taken back."),
        (r.CutAgain(shuffled=True), "The pack is shuffled and cut again."),
        (r.CutAgain(shuffled=False), "The cut is made again."),
        (r.CutTakenBack((1,)), "Bob cuts for the deal again."),
        (r.CutTakenBack((0, 1)), "Ann and Bob cut for the deal again."),
        (
            r.BlindThrow(seat=0, by=1, number=2),
            "Bob draws two cards unseen from Ann's hand for the crib, as Ann's throw.",
        ),
        (
            r.StarterPick(seat=0, by=1),
            PICKED,
        ),
        (r.CardsShown(0, r.Packet.UPPER), "Ann is shown the card under the upper packet."),
        (r.CardsShown(1, r.Packet.LOWER), "Bob is shown the card under the starter."),
        (r.CardsShown(1, r.Packet.LOWER, 3), "Bob is shown the three cards under the starter."),
    ],
)
def test_a_remedy_says_who_does_what(remedy: r.Remedy, said: str) -> None:
    assert tell_remedy(remedy, NAMES) == said


def test_orders_name_no_card_that_was_held_back() -> None:
    given = (r.HeldBack(0, parse_cards("5H 6C"), r.Fate.DEAD), r.PointsTo(1, 2))
    assert orders(given, NAMES) == ("Ann: the cards held back are dead in the play.", "Bob pegs two points.")
