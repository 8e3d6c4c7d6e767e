"""Whole plays worked out by hand, card by card, with the scores after each."""

from dataclasses import dataclass

import pytest

from pegout import Game
from pegout.cards import PACK, Card, parse_cards
from pegout.library import rules_for


@dataclass(frozen=True)
class Sequence:
    """Kept hands by seat, the starter, and each card (or go) with what everybody has after it."""

    rules: str
    dealer: int
    kept: tuple[str, ...]
    starter: str
    moves: tuple[tuple[int, str, int, tuple[int, ...]], ...]
    """Seat, card or go, the count after it (nought when the series is over), and the scores."""
    partners: bool = False


TWO_THIRTY_ONES = Sequence(
    "acc",
    0,
    ("JC AC KC 2C", "TH KH QH 9H"),
    "7S",
    (
        (1, "TH", 10, (0, 0)),
        (0, "JC", 20, (0, 0)),
        (1, "KH", 30, (0, 0)),  # ten, jack, king: no run
        (0, "AC", 0, (2, 0)),  # thirty-one for two; the pone leads
        (1, "QH", 10, (2, 0)),
        (0, "KC", 20, (2, 0)),
        (1, "9H", 29, (2, 0)),
    ),
)

GO_AND_THREE_ACES = Sequence(
    "acc",
    0,
    ("KC AC AD AS", "KH 8H QH 9H"),
    "7D",
    (
        (1, "KH", 10, (0, 0)),
        (0, "KC", 20, (2, 0)),  # a pair
        (1, "8H", 28, (2, 0)),
        (0, "AC", 29, (2, 0)),
        (1, "go", 29, (2, 0)),  # queen and nine do not fit
        (0, "AD", 30, (4, 0)),  # a pair; nobody asks the pone again
        (0, "AS", 0, (12, 0)),  # three aces for six, thirty-one for two
        (1, "QH", 10, (12, 0)),  # left of the last card; the dealer has none left
    ),
)

FOUR_FIVES = Sequence(
    "portfolio",
    0,
    ("5C 5D QC 8C", "5H 5S KH 9H"),
    "2S",
    (
        (1, "5H", 5, (0, 0)),
        (0, "5C", 10, (2, 0)),  # ten for a pair
        (1, "5S", 15, (2, 8)),  # fifteen for eight
        (0, "5D", 20, (14, 8)),  # four of a kind
        (1, "KH", 30, (14, 8)),
        (0, "go", 0, (14, 9)),  # neither queen nor eight; the pone's nine neither: one for the go
        (0, "8C", 8, (14, 9)),  # left of the last card
        (1, "9H", 17, (14, 9)),
    ),
)

RUN_OF_SIX = Sequence(
    "portfolio",
    0,
    ("2C 4C 6C QC", "AH 5H 3H KH"),
    "9S",
    (
        (1, "AH", 1, (0, 0)),
        (0, "2C", 3, (0, 0)),
        (1, "5H", 8, (0, 0)),
        (0, "4C", 12, (0, 0)),  # ace, 2, 5, 4: no run without the three
        (1, "3H", 15, (0, 7)),  # fifteen and a run of five
        (0, "6C", 21, (6, 7)),  # a run of six
        (1, "KH", 0, (6, 9)),  # thirty-one
    ),
)

THREE_SEATS = Sequence(
    "club",
    0,
    ("9C TC 3C 4C", "7H 8H KH 2H", "8D 9D KD AD"),
    "6S",
    (
        (1, "7H", 7, (0, 0, 0)),
        (2, "8D", 15, (0, 0, 2)),  # fifteen
        (0, "9C", 24, (3, 0, 2)),  # 7-8-9
        (1, "2H", 26, (3, 0, 2)),  # all that fits
        (2, "AD", 27, (3, 0, 2)),  # all that fits
        (0, "4C", 0, (5, 0, 2)),  # thirty-one; left of it is seat 1
        (1, "8H", 8, (5, 0, 2)),
        (2, "9D", 17, (5, 0, 2)),
        (0, "TC", 27, (8, 0, 2)),  # 8-9-10
        (1, "go", 27, (8, 0, 2)),
        (2, "go", 27, (8, 0, 2)),
        (0, "3C", 0, (9, 0, 2)),  # thirty, nobody can: one for the go
        (1, "KH", 10, (9, 0, 2)),  # left of the last card
    ),
)

FOUR_SEATS = Sequence(
    "club",
    3,
    ("5H 6H KH QS", "TD 4D JD 2D", "5C 6C 9C 9S", "KS 7S 3S AS"),
    "8D",
    (
        (0, "5H", 5, (0, 0, 0, 0)),
        (1, "TD", 15, (0, 2, 0, 0)),  # fifteen
        (2, "5C", 20, (0, 2, 0, 0)),  # not next to the other five
        (3, "7S", 27, (0, 2, 0, 0)),
        (0, "go", 27, (0, 2, 0, 0)),  # six, king, queen
        (1, "4D", 0, (0, 4, 0, 0)),  # thirty-one
        (2, "6C", 6, (0, 4, 0, 0)),  # left of seat 1
        (3, "3S", 9, (0, 4, 0, 0)),
        (0, "6H", 15, (2, 4, 0, 0)),  # fifteen; the sixes are not neighbours
        (1, "JD", 25, (2, 4, 0, 0)),
        (2, "go", 25, (2, 4, 0, 0)),  # two nines
        (3, "AS", 26, (2, 4, 0, 0)),
        (0, "go", 26, (2, 4, 0, 0)),  # king, queen
        (1, "2D", 28, (2, 4, 0, 0)),  # the last of seat 1's cards; seats 2 and 0 are not asked again
        (3, "go", 0, (2, 5, 0, 0)),  # the king does not fit: one for the go to seat 1
        (2, "9C", 9, (2, 5, 0, 0)),  # left of seat 1
        (3, "KS", 19, (2, 5, 0, 0)),  # the last of seat 3's cards
        (0, "KH", 29, (4, 5, 0, 0)),  # a pair; seat 1 has no cards and is passed over
        (2, "go", 0, (5, 5, 0, 0)),  # nor does seat 0's queen fit: one for the go
        (2, "9S", 9, (5, 5, 0, 0)),  # left of seat 0 is seat 1, without cards
    ),
)

PARTNERS = Sequence(
    "club",
    3,
    FOUR_SEATS.kept,
    "8D",
    tuple(
        (seat, what, count, (one + three, two + four))
        for seat, what, count, (one, two, three, four) in FOUR_SEATS.moves
    ),
    partners=True,
)

LAST_CARD_ON_FIFTEEN = Sequence(
    "club",
    0,
    ("QC 2C 5C 5D", "KH 9H 4H AH"),
    "7S",
    (
        (1, "KH", 10, (0, 0)),
        (0, "QC", 20, (0, 0)),
        (1, "9H", 29, (0, 0)),
        (0, "2C", 0, (2, 0)),  # thirty-one
        (1, "4H", 4, (2, 0)),
        (0, "5C", 9, (2, 0)),
        (1, "AH", 10, (2, 0)),
    ),
)


def start(sequence: Sequence) -> Game:
    """The game with these hands kept; the crib is made of even cards that nobody holds."""
    book = rules_for(sequence.rules, len(sequence.kept), partners=sequence.partners)
    kept = [parse_cards(hand) for hand in sequence.kept]
    taken = {one for hand in kept for one in hand} | set(parse_cards(sequence.starter))
    spare = [one for one in PACK if one not in taken and str(one)[0] in "2468TQ"]
    throws = [[spare.pop(0) for _ in range(book.thrown)] for _ in kept]
    dealt = [(*hand, *throw) for hand, throw in zip(kept, throws, strict=True)]
    to_crib: list[Card] = [spare.pop(0) for _ in range(book.dealt_to_crib)]
    game = Game.deal(dealt, sequence.starter, book, dealer=sequence.dealer, crib=to_crib)
    for seat, throw in enumerate(throws):
        game.throw(seat, throw)
    return game


SEQUENCES = {
    "two thirty-ones": TWO_THIRTY_ONES,
    "go and three aces": GO_AND_THREE_ACES,
    "four fives": FOUR_FIVES,
    "run of six": RUN_OF_SIX,
    "three seats": THREE_SEATS,
    "four seats": FOUR_SEATS,
    "partners": PARTNERS,
    "last card on fifteen": LAST_CARD_ON_FIFTEEN,
}


@pytest.mark.parametrize("name", SEQUENCES)
def test_the_scores_after_each_card_are_those_worked_out_by_hand(name: str) -> None:
    sequence = SEQUENCES[name]
    game = start(sequence)
    for number, (seat, what, count, scores) in enumerate(sequence.moves):
        assert game.turn == seat, f"move {number}: {what}"
        if what == "go":
            game.go(seat)
        else:
            game.play(seat, what)
        assert (what, game.count, game.scores) == (what, count, scores)


LAST_MOVES = [
    ("two thirty-ones", "2C", 0, 2),  # thirty-one for two, and nothing for last card
    # the sequence, its last card, what that card earns beside the show: seat and points
    ("go and three aces", "9H", 1, 1),  # nineteen, one for last card
    ("four fives", "QC", 0, 1),  # 27, one for last card
    ("run of six", "QC", 0, 1),  # ten, one for last card
    ("three seats", "KD", 2, 3),  # a pair of kings and the last card
    ("four seats", "QS", 0, 1),  # nineteen, one for last card
    ("partners", "QS", 0, 1),
    ("last card on fifteen", "5D", 0, 2),  # club: fifteen for two, and nothing for last card
]


@pytest.mark.parametrize(("name", "last", "seat", "earned"), LAST_MOVES)
def test_the_last_card_earns_what_was_worked_out(name: str, last: str, seat: int, earned: int) -> None:
    sequence = SEQUENCES[name]
    game = start(sequence)
    for mover, what, _, _ in sequence.moves:
        if what == "go":
            game.go(mover)
        else:
            game.play(mover, what)
    assert game.turn == seat
    game.play(seat, last)
    line = next(line for line in game.log[::-1] if " plays " in line)
    assert pegged_in_words(line) == earned
    assert any(" shows " in line for line in game.log)


def pegged_in_words(line: str) -> int:
    """What the log says a card was worth: "... for two, and one for last card." is three."""
    words = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6}
    said = line.rstrip(".").split(": ")[1]
    points = words[said.split(" for ")[1].split(",")[0].split(" ")[0]] if _has_points(said) else 0
    return points + int("one for last card" in said)


def _has_points(said: str) -> bool:
    return " for " in said.replace("and one for last card", "").replace("and one for the go", "")


def test_a_whole_deal_with_its_show() -> None:
    """The four fives again, to the end.

    In play the pone has 8 and 1, the dealer 2, 12 and 1. With the two of spades the pone's 5-5-K-9 is 6
    (two fifteens, a pair); the dealer's 5-5-Q-8 is 10 (5-Q twice, 8-5-2 twice, a pair); the crib 3-7-T-J
    is 5 (3-2-T, 3-2-J and the jack of spades).
    """
    game = Game.deal(["5C 5D QC 8C 3D 7D", "5H 5S KH 9H TS JS"], "2S", "portfolio")
    game.throw(0, "3D 7D")
    game.throw(1, "TS JS")
    for seat, what in ((1, "5H"), (0, "5C"), (1, "5S"), (0, "5D"), (1, "KH")):
        game.play(seat, what)
    game.go(0)
    for seat, what in ((0, "8C"), (1, "9H"), (0, "QC")):
        game.play(seat, what)
    assert game.scores == (2 + 12 + 1 + 10 + 5, 8 + 1 + 6)
    assert game.dealer == 1
    assert [line for line in game.log if "show" in line or "crib is" in line or "passes" in line] == [
        "Bob shows 5♥ 5♠ 9♥ K♥: fifteen two, fifteen four, and a pair is six.",
        "Ann shows 5♣ 5♦ 8♣ Q♣: fifteen two, fifteen four, fifteen six, fifteen eight, and a pair is ten.",
        "Ann's crib is 3♦ 7♦ 10♠ J♠: fifteen two, fifteen four, and one for his nob is five.",
        "The deal passes to Bob.",
    ]
