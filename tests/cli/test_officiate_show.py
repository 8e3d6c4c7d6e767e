"""The show at a table in the terminal that has no scorer: announced, pegged, accepted, mixed."""

import pytest

from pegout.game import Accept, CountCrib, CountHand, Mix
from tests.kit.terminal_officiated import BOB, PLAY, TENS, TYPED, fives, since, talk, tens

STANDS = "Press Enter to leave your count as it is."
COUNT = "Count your hand."
TO_THE_SHOW = TYPED[:10]
"""What Ann types with her fives until she counts them."""


def test_a_hand_is_announced_and_pegged_in_one_press_where_nobody_could_call_anything() -> None:
    game, session = fives(*PLAY, CountHand(BOB, 9))
    said = talk(session, [*TO_THE_SHOW, "29"])
    assert since(said, COUNT)[1:] == ["Ann pegs twenty-nine for the hand.", STANDS]
    assert game.scores == (31, 14)
    game, session = tens()
    said = talk(session, [*TENS, "12"])
    assert since(said, COUNT)[1:] == ["Ann pegs twelve for the hand.", STANDS]
    assert game.scores == (13, 2)


@pytest.mark.parametrize("peg", ["", "12", "peg 12", "+12"])
def test_acc_x_4b2_with_muggins_the_first_hand_is_announced_and_pegged_in_two_acts(peg: str) -> None:
    game, session = tens(muggins=True)
    said = talk(session, [*TENS, "12", peg])
    assert since(said, COUNT)[1:] == [
        "Press Enter to peg twelve, as you announced, or claim.",
        "Ann pegs twelve for the hand.",
        STANDS,
    ]
    assert game.scores == (13, 2)


def test_acc_viii_4d_where_a_peg_can_be_objected_to_the_first_hand_is_pegged_in_two_acts() -> None:
    """Bob has no cards left, and may object to Ann's last peg until she pegs her hand."""
    game, session = tens()
    said = talk(session, [*TENS, "peg 1", "", "12"])
    assert said[-2] == "Press Enter to peg twelve, as you announced, or claim."
    assert game.scores == (2, 2)


def test_the_number_that_is_pegged_is_the_players_own() -> None:
    game, session = tens(muggins=True)
    talk(session, [*TENS, "12", "10"])
    assert game.scores == (11, 2)


def test_nought_needs_no_peg() -> None:
    game, session = tens(muggins=True)
    said = talk(session, [*TENS, "0"])
    assert said[-2] == STANDS
    assert game.scores == (1, 2)


@pytest.mark.parametrize("typed", ["29", "count 29"])
def test_golden_age_5_a_fuller_count_can_be_named_until_the_score_is_agreed(typed: str) -> None:
    game, session = fives(*PLAY, CountHand(BOB, 9), rules="golden-age")
    said = talk(session, [*TO_THE_SHOW, "20", "12", typed])
    again = "Press Enter to leave your count as it is, or count again for more."
    assert since(said, "Ann pegs twenty for the hand.") == [
        again,
        "Give a count above the 20 already pegged, or leave it as it is.",
        again,
        "Ann counts the hand again, twenty-nine, and pegs the difference.",
        again,
    ]
    assert game.scores == (31, 14)


def test_acc_viii_3_elsewhere_a_count_that_was_too_low_stays() -> None:
    game, session = fives(*PLAY, CountHand(BOB, 9))
    said = talk(session, [*TO_THE_SHOW, "20", "29", "count 29"])
    assert "Type peg 29 if you want to peg it; Enter goes on." in said
    assert game.scores == (22, 14)


@pytest.mark.parametrize("typed", ["", "mix"])
def test_enter_and_mix_accept_a_count_and_mix_the_cards(typed: str) -> None:
    _, session = tens(Accept(BOB), CountHand(BOB, 0), muggins=True)
    said = talk(session, [*TENS, "12", "", "", typed])
    assert "Press Enter to accept Bob's nought and mix the cards, or claim." in said
    assert "Ann accepts the count and mixes the cards." in said


def test_acc_x_4c_to_accept_in_words_leaves_muggins_open_until_the_cards_are_mixed() -> None:
    """Bob's crib of nine, nine, eight and seven with an ace holds a pair, a run twice and a fifteen."""
    game, session = tens(Accept(BOB), CountHand(BOB, 0), CountCrib(BOB, 8), muggins=True)
    said = talk(session, [*TENS, "12", "", "", "accept", "accept", "muggins crib 2", "", "", ""])
    assert "Ann calls muggins on Bob for two, the crib." in said
    assert said.count("Press Enter to mix the cards, or claim.") == 2
    assert "You have two to peg. Press Enter to peg them." in said
    assert game.scores == (15, 10)


ASKED = {
    "acc": (30, 121),
    "golden-age": (30,),
    "lodge": (30,),
    "club": (25, 26, 27, 30),
    "portfolio": (19, 25, 26, 27, 30),
    "classic": (19, 25, 26, 27, 30),
}
NOT_ASKED = {
    "acc": (19, 25, 26, 27, 29),
    "golden-age": (19, 25, 26, 27, 28),
    "lodge": (19, 25, 26, 27),
    "club": (19, 18, 24, 28, 29),
    "portfolio": (20, 24, 29),
    "classic": (20, 24, 28),
}


@pytest.mark.parametrize(("rules", "points"), [(name, points) for name in ASKED for points in ASKED[name]])
def test_rulebook_2_3_where_help_is_allowed_an_impossible_count_is_asked_about(
    rules: str, points: int
) -> None:
    game, session = fives(*PLAY, CountHand(BOB, 9), rules=rules)
    said = talk(session, [*TO_THE_SHOW, str(points), "29"])
    assert any(line.endswith("? Press Enter if you mean it, or type the number again.") for line in said)
    assert game.scores[0] == 31


@pytest.mark.parametrize(
    ("rules", "points"), [(name, points) for name in NOT_ASKED for points in NOT_ASKED[name]]
)
def test_rulebook_2_3_elsewhere_no_count_is_doubted(rules: str, points: int) -> None:
    game, session = fives(*PLAY, CountHand(BOB, 9), rules=rules)
    said = talk(session, [*TO_THE_SHOW, str(points)])
    assert not any("Press Enter if you mean it" in line for line in said)
    nought = rules == "club" and points == 19
    assert game.scores[0] == (2 if nought else 2 + points)


def test_a_count_that_is_meant_is_announced_as_it_is() -> None:
    game, session = fives(*PLAY, CountHand(BOB, 9), rules="classic")
    said = talk(session, [*TO_THE_SHOW, "19", "x", "19", ""])
    assert said.count("Nineteen? Press Enter if you mean it, or type the number again.") == 2
    assert game.scores[0] == 21


def test_a_bot_that_has_counted_is_not_accepted_by_mixing_too_soon() -> None:
    _, session = fives(*PLAY, CountHand(BOB, 9), Mix(BOB))
    said = talk(session, [*TO_THE_SHOW, "29", "mix"])
    assert "Ann has no cards to mix now." in said


def test_who_claims_the_game_is_not_asked_for_another_score() -> None:
    """acc:VIII.4a: only objections are heard while the game is claimed."""
    _, session = fives(*PLAY, CountHand(BOB, 9))
    said = talk(session, ["jd 17", "peg 121"])
    assert said[-3:-1] == ["Ann claims the game.", "Press Enter to go on, or claim."]


@pytest.mark.parametrize("typed", ["1 2", "5h 5"])
def test_what_is_no_count_is_answered_with_what_is_wanted(typed: str) -> None:
    _, session = fives(*PLAY, CountHand(BOB, 9))
    said = talk(session, [*TO_THE_SHOW, typed])
    assert said[-3] == "Type the points in your hand, 0 for none."
