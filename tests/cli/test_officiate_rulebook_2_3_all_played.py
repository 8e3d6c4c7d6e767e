"""RULEBOOK 2.3 in the terminal: with the last card nobody's time to peg, or to object, is cut short."""

import pytest

from pegout.cli.card_words import in_letters
from pegout.cli.officiated import OfficiatedSession, OfficiatedTable
from pegout.game import CountHand, Peg, SayGo
from pegout.game.officiated.claims import PegBack
from pegout.library import Game
from tests.kit.terminal_officiated import BOB, PLAY, TYPED, dealt, fives, lays, since, talk

WAITS = "All cards are played. You may peg and claim until you press Enter."
TO_THE_LAST_CARD = ("kh 19 0", "go", "", "", "qh 10 0", "4h 17 0")


def pair_and_last_card(*, patient: bool = True) -> tuple[Game, OfficiatedSession]:
    """Ann's second four makes a pair and is the last card; Bob, who is out of cards, counts first."""
    acts = (
        lays(BOB, "9C", 9),
        lays(BOB, "TC", 29),
        lays(BOB, "AS", 30),
        SayGo(BOB),
        Peg(BOB, 1),
        lays(BOB, "3C", 13),
        CountHand(BOB, 3),
    )
    kept, thrown = ("KH QH 4H 4S", "9C TC AS 3C"), ("2H 2C", "6S 6C")
    return dealt(*kept, starter="8D", thrown=thrown, bots={BOB: acts}, patient=patient)


def test_a_pair_in_the_same_line_leaves_the_last_card_to_be_pegged() -> None:
    """Pair and last card are two scores (acc:VII.2a); one is pegged with the card, the other after it."""
    game, session = pair_and_last_card()
    said = talk(session, [*TO_THE_LAST_CARD, "4s 21 2", "+1"])
    assert since(said, "Ann pegs two")[:2] == [WAITS, "Ann pegs one."]
    assert game.scores == (3, 1)


@pytest.mark.parametrize("points", ["0", "2", "3"])
def test_the_others_wait_once_whatever_was_pegged_with_the_card(points: str) -> None:
    """Whether there is anything left to peg makes no difference to the waiting."""
    _, session = pair_and_last_card()
    assert talk(session, [*TO_THE_LAST_CARD, f"4s 21 {points}"])[-2] == WAITS
    _, session = pair_and_last_card()
    said = talk(session, [*TO_THE_LAST_CARD, f"4s 21 {points}", ""])
    assert any(line.startswith("Bob counts") for line in said)


def test_a_pass_after_the_last_card_says_all_there_is_to_say() -> None:
    _, session = pair_and_last_card()
    said = talk(session, [*TO_THE_LAST_CARD, "4s 21", "pass"])
    assert WAITS not in said
    assert any(line.startswith("Bob counts") for line in said)


def test_what_went_back_is_not_there_to_be_accepted() -> None:
    """acc:VIII.4c2: Bob pegs ten for nine and takes one back: nine are to be accepted."""
    _, session = fives(*PLAY, CountHand(BOB, 10), Peg(BOB, 10), PegBack(BOB, 1))
    said = talk(session, TYPED[:9])
    assert said[-2] == "Press Enter to accept Bob's nine and mix the cards, or claim."


def test_the_starter_is_named_as_its_letters_are_written() -> None:
    _, session = fives(*PLAY, CountHand(BOB, 9))
    lines, said = iter(TYPED[:9]), list[str]()
    OfficiatedTable(session, lambda: next(lines, None), said.append, in_letters).run()
    assert "The starter is 5D." in said
