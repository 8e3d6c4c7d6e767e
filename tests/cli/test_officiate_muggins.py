"""Calling muggins, and pegging what a ruling orders, at a table in the terminal that has no scorer."""

import pytest

from pegout.cli.officiated import OfficiatedSession
from pegout.game import CountHand, Mix, Peg
from pegout.game.officiated.claims import ClaimFalseGame
from pegout.library import Game
from tests.kit.terminal_officiated import BOB, COURT, PLAY, TENS, TYPED, fives, lays, since, talk, tens

ANN = 0
SCORES = "fifteen, thirty one, pair, three, four, run, go or last card"
"""Heels are no muggins here (acc:X.2c)."""


def missing_five() -> tuple[Game, OfficiatedSession]:
    """Bob has fifteen and a run of three with his last card, pegs nothing, and announces his hand."""
    return fives(*PLAY[:-1], CountHand(BOB, 9), muggins=True)


TO_ANNOUNCEMENT = (*TYPED[:8], "")


def test_acc_x_4b2_between_the_announced_and_the_pegged_hand_the_play_can_be_called() -> None:
    game, session = missing_five()
    said = talk(session, [*TO_ANNOUNCEMENT, "muggins 3 run", "", "muggins fifteen 2", "", ""])
    told_after = since(said, "Bob counts four of clubs")
    assert [line for line in told_after if not line.startswith("Ruling")][:11] == [
        "Press Enter to go on, or claim.",
        "Ann calls muggins on Bob for three, the run.",
        "Bob loses three points left unpegged.",
        "Ann has three to peg.",
        "You have three to peg. Press Enter to peg them.",
        "Ann pegs three.",
        "Press Enter to go on, or claim.",
        "Ann calls muggins on Bob for two, the fifteen.",
        "Bob loses two points left unpegged.",
        "Ann has two to peg.",
        "You have two to peg. Press Enter to peg them.",
    ]
    assert "Bob pegs nine for the hand." in said
    assert game.scores == (7, 9)


def test_without_muggins_a_bot_pegs_what_it_has_announced_at_once() -> None:
    _, session = fives(*PLAY[:-1], CountHand(BOB, 9))
    said = talk(session, [*TO_ANNOUNCEMENT])
    assert since(said, "Bob counts four of clubs")[0] == "Bob pegs nine for the hand."


@pytest.mark.parametrize(
    "typed",
    [
        "muggins 3 run",
        "muggins run 3",
        "muggins run for 3",
        "muggins bob 3 run",
        "muggins run 3 bob",
        "claim muggins 3 run",
    ],
)
def test_acc_x_4a_a_call_names_score_and_points_in_any_order(typed: str) -> None:
    game, session = missing_five()
    talk(session, [*TO_ANNOUNCEMENT, typed, ""])
    assert game.scores == (5, 0)


@pytest.mark.parametrize("typed", ["muggins 15 2", "muggins 2 15", "muggins fifteen 2"])
def test_a_fifteen_may_be_called_by_its_number(typed: str) -> None:
    game, session = missing_five()
    talk(session, [*TO_ANNOUNCEMENT, typed, ""])
    assert game.scores == (4, 0)


def test_the_score_is_asked_for_if_it_was_left_out() -> None:
    game, session = missing_five()
    said = talk(session, [*TO_ANNOUNCEMENT, "muggins 3", "the run", ""])
    assert f"Which score did Bob miss: {SCORES}?" in said
    assert game.scores == (5, 0)


def test_the_points_are_asked_for_too() -> None:
    _, session = missing_five()
    said = talk(session, [*TO_ANNOUNCEMENT, "muggins run", "muggins 3", "flush"])
    assert "Say how many points, such as muggins 2 pair." in said
    assert said[-3].startswith("Name one of these: fifteen, ")


def test_only_a_hand_can_be_meant_when_the_play_is_settled() -> None:
    """Bob's hand of four, six, seven and eight with the five: a run of five, two fifteens: nine."""
    game, session = fives(*PLAY, CountHand(BOB, 5), muggins=True)
    said = talk(session, [*TO_ANNOUNCEMENT, "", "claim", "muggins 4", ""])
    wanted = "Type muggins hand and the points, such as muggins hand 2."
    assert f"2: Bob missed points of the hand, and you take that many of them. {wanted}" in said
    assert "Ann calls muggins on Bob for four, the hand." in said
    assert game.scores == (6, 10)


def test_acc_x_4b2_what_the_own_announcement_forfeits_can_be_called_before_the_own_peg() -> None:
    """Bob does not peg his last card; the award comes after the hand that was announced first."""
    game, session = tens(Mix(BOB), muggins=True, acts_of_play=COURT[:-1])
    said = talk(session, [*TENS, "12", "muggins 1 last card", "", "", ""])
    assert since(said, "Ann has one to peg.")[:4] == [
        "Press Enter to peg twelve, as you announced, or claim; what the ruling gave you comes after it.",
        "Ann pegs twelve for the hand.",
        "You have one to peg. Press Enter to peg them.",
        "Ann pegs one.",
    ]
    assert game.scores[ANN] == 14


def test_a_card_does_not_slip_in_before_an_award_is_pegged() -> None:
    game, session = fives(lays(BOB, "7D", 7), Peg(BOB, 2))
    said = talk(session, ["overpegged", "jd 17", "pass"])
    assert "Peg what the ruling gave you first, or type pass to give it up." in said
    assert "Ann has nothing to peg." in said
    assert game.scores == (0, 0)


@pytest.mark.parametrize("typed", ["", "1", "peg 1", "peg back 1"])
def test_acc_xi_2_a_backward_penalty_is_pegged_by_the_player(typed: str) -> None:
    """Ann is on one and claims the game; of the fifteen back only one can be pegged."""
    game, session = fives(*PLAY[:4], ClaimFalseGame(BOB, ANN))
    said = talk(session, [*TYPED[:4], "5c 11 121", typed])
    assert since(said, "Ann claims the game.")[-4:] == [
        "Bob pegs one hundred and twenty.",
        "You have one to peg back. Press Enter to peg back.",
        "Ann pegs back one.",
        "Press Enter to go on, or peg another score.",
    ]
    assert game.scores == (0, 120)
