"""What is typed and what is told at a table in the terminal that has no scorer."""

import pytest

from pegout.cards import Card
from pegout.cli.card_words import in_letters
from pegout.cli.officiated import OfficiatedTable
from pegout.game import Accept, CountHand, Peg
from tests.kit.terminal_officiated import BOB, PLAY, TYPED, fives, lays, since, talk

FIVES = "Your hand is five of clubs, five of hearts, five of spades and jack of diamonds"
CRIB = "Your crib is two of hearts, nine of clubs, queen of spades and king of spades"
QUESTION = "Play a card and announce the count, or say go."
PLAYED_OUT = "All cards are played. You may peg and claim until you press Enter."
PEG = "Peg if you have scored; Enter says there is nothing to peg."


def test_a_deal_is_played_and_counted_by_typing() -> None:
    game, session = fives(*PLAY, CountHand(BOB, 9), Accept(BOB), Accept(BOB))
    said = talk(session, TYPED)
    start = said.index("Ann plays jack of diamonds: seventeen.")
    assert said[start : start + 46] == [
        "Ann plays jack of diamonds: seventeen.",
        "Bob plays eight of diamonds: twenty-five.",
        "The count is 25. You hold 1: five of clubs, 2: five of hearts, 3: five of spades.",
        "Play a card and announce the count, or say go.",
        "Ann plays five of hearts: thirty.",
        "Peg if you have scored; Enter goes on.",
        "Bob: go.",
        "The count is 30. You hold 1: five of clubs, 2: five of spades.",
        "Play a card and announce the count, or say go.",
        "Ann: go.",
        "Ann pegs one.",
        "Bob plays six of clubs: six.",
        "The count is 6. You hold 1: five of clubs, 2: five of spades.",
        "Play a card and announce the count, or say go.",
        "Ann plays five of clubs: eleven.",
        "Peg if you have scored; Enter goes on.",
        "Bob plays four of clubs: fifteen.",
        "Bob pegs five.",
        "The count is 15. You hold 1: five of spades.",
        "Play a card and announce the count, or say go.",
        "Ann plays five of spades: twenty.",
        "All cards are played. Peg if you have scored, or claim; Enter says there is nothing to peg.",
        "Ann pegs one.",
        "All cards are played. You may peg and claim until you press Enter.",
        "Bob counts four of clubs, six of clubs, seven of diamonds, eight of diamonds: nine.",
        "Bob pegs nine for the hand.",
        "The starter is five of diamonds.",
        "Press Enter to accept Bob's nine and mix the cards, or claim.",
        "Ann accepts the count and mixes the cards.",
        f"{FIVES}; the starter is five of diamonds.",
        "Count your hand.",
        "Ann counts five of clubs, five of hearts, five of spades, jack of diamonds: twenty-nine.",
        "Ann pegs twenty-nine for the hand.",
        "Press Enter to leave your count as it is.",
        "Bob accepts.",
        "Ann turns up the crib.",
        f"{CRIB}; the starter is five of diamonds.",
        "Count your crib.",
        "Ann counts the crib, two of hearts, nine of clubs, queen of spades, king of spades: four.",
        "Ann pegs four for the crib.",
        "Press Enter to leave your count as it is.",
        "Bob accepts.",
        "The deal passes to Bob.",
        "Score: Ann 35, Bob 14.",
        "Six cards each.",
        "Bob throws two cards.",
    ]
    assert game.scores == (35, 14)


def test_what_stood_unnoticed_is_told_when_the_deal_is_over() -> None:
    _, session = fives(*PLAY, CountHand(BOB, 11), Accept(BOB), Accept(BOB))
    said = talk(session, [*TYPED[:7], "", "", "12", "", "4", ""])
    told = [line for line in said if line.startswith("Unnoticed")]
    assert [line.split(" and ")[0] for line in told] == [
        "Unnoticed: Ann did not peg one point in the play",
        "Unnoticed: Bob counted the hand two points too high",
        "Unnoticed: Ann counted the hand seventeen points too low",
    ]
    assert said.index(told[0]) == said.index("The deal passes to Bob.") - 3


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("", "Type a card and the count you announce, or go."),
        ("accept", "Ann has nothing to accept now."),
        ("xyzzy", "'xyzzy' is not a card or a command here: type ? for help."),
        ("\x1b[2J", r"'\x1b[2j' is not a card or a command here: type ? for help."),
        ("½ 15", "'½' is not a card or a command here: type ? for help."),
        ("0h 15", "'0h' is not a card or a command here: type ? for help."),
        ("kh 17", "Ann does not hold king of hearts."),
        ("kh", "Ann does not hold king of hearts."),
        ("9 12", "There is no card 9: your hand has four cards."),
        ("jd 32", "Announce the count with the card, a number from 1 to 31."),
        ("jd 0", "Announce the count with the card, a number from 1 to 31."),
        ("jd seventeen", "After the card comes the count you announce, as a number, and then what you peg."),
        ("jd 99999", "After the card comes the count you announce, as a number, and then what you peg."),
        ("jd 17 two", "Type the points as a number, not 'two'."),
        ("jd 17 122", "Type the points as a number from 0 to 121, not 122."),
        ("jd 17 2 2", "After the count comes one number: the points you peg."),
        ("go 1 1", "After go comes one number: the points you peg."),
        ("go x", "Type the points as a number, not 'x'."),
        ("peg", "Type the points as a number, not ''."),
        ("peg 0", "Give a number of points from 1 to 121, not 0."),
        ("peg 122", "Give a number of points from 1 to 121, not 122."),
        ("peg -2", "Type the points as a number, not '-2'."),
        ("+", "Type the points as a number, not ''."),
        ("count 8", "Hands are counted once all cards are played: finish the play first."),
        ("count", "Type the points as a number, not ''."),
        ("claim 7", "There is no claim '7' now: type claim to see the list."),
        ("claim x", "There is no claim 'x' now: type claim to see the list."),
        ("muggins", "Muggins is not played at this table."),
        ("muggins 2 pair", "Muggins is not played at this table."),
        ("mix", "Ann has no cards to mix now."),
        ("pass", "Nobody is waiting for Ann to peg."),
        ("peg back", "Say how many points, such as peg back 1."),
        ("peg back bob 1", "Peg back is claimed without a name."),
        ("overpegged zoe", "'zoe' is not part of a claim: name a player, or type ? for help."),
        ("overpegged me", "Ann cannot make that claim against Ann."),
        ("overpegged 2", "Overpegged is claimed without a number."),
        ("heels dead", "Heels is claimed without played or dead."),
        ("undo", "There is nothing to undo: undo works only until you confirm."),
    ],
)
def test_what_cannot_be_done_is_answered_in_a_sentence_and_asked_again(typed: str, answer: str) -> None:
    game, session = fives(lays(BOB, "7D", 7))
    said = talk(session, [typed])
    assert since(said, "The count is 7.") == [QUESTION, answer, QUESTION]
    assert game.state.deal.played == [[], [Card.parse("7D")]]
    assert game.scores == (0, 0)


def test_a_card_alone_is_asked_for_its_count() -> None:
    game, session = fives(lays(BOB, "7D", 7))
    said = talk(session, ["4", "", "jd", "17 for 2"])
    question = "What count do you announce with jack of diamonds?"
    assert said.count(question) == 2
    wanted = "After the card comes the count you announce, as a number, and then what you peg."
    assert said[said.index(question) + 1] == wanted
    assert game.scores == (2, 0)


@pytest.mark.parametrize(
    "typed", ["jd 17 2", "JD 17 +2", "4 17 2", "j♦ 17 2", "jd 17 for 2", "jd, 17 and peg 2"]
)
def test_a_card_its_count_and_its_points_fit_into_one_line(typed: str) -> None:
    game, session = fives(lays(BOB, "7D", 7), lays(BOB, "8D", 25))
    said = talk(session, [typed])
    assert "Bob plays eight of diamonds: twenty-five." in said
    assert game.scores == (2, 0)


def test_what_may_be_asked_at_any_time_helps_nobody_to_count() -> None:
    _, session = fives(*PLAY)
    said = talk(session, ["hand", "table", "score", "?", "rules", *TYPED[:8], "h", "t", "s", "q", "never"])
    assert "You hold 1: five of clubs, 2: five of hearts, 3: five of spades, 4: jack of diamonds." in said
    assert "It is your own crib. The starter is five of diamonds. The series is seven of diamonds." in [
        line.removesuffix(" The count is 7.") for line in said
    ]
    assert any(line.startswith("In play, type a card and the count you announce") for line in said)
    assert not any("a pair 2" in line for line in said)
    assert said[said.index(PLAYED_OUT) + 1 :] == [
        f"{FIVES}.",
        PLAYED_OUT,
        "It is your own crib. The starter is five of diamonds.",
        "Bob's hand is four of clubs, six of clubs, seven of diamonds and eight of diamonds.",
        f"{FIVES}.",
        PLAYED_OUT,
        "Score: Ann 2, Bob 5.",
        PLAYED_OUT,
        "Left the game.",
    ]


def test_cards_can_be_said_in_letters() -> None:
    _, session = fives(lays(BOB, "7D", 7))
    said: list[str] = []
    OfficiatedTable(session, iter(["kh 17", None]).__next__, said.append, in_letters).run()
    assert "The count is 7. You hold 1: 5C, 2: 5H, 3: 5S, 4: JD." in said
    assert "Ann does not hold KH." in said


def test_a_count_of_ones_own_is_put_right_by_the_players_own_number() -> None:
    """Nobody says whether there were three too many: there were none."""
    game, session = fives(*PLAY, CountHand(BOB, 9), Accept(BOB))
    said = talk(session, [*TYPED[:10], "29", "peg back 30", "peg back 3"])
    assert since(said, "Press Enter to accept Bob's nine")[5:] == [
        "Press Enter to leave your count as it is.",
        "Give a number of points from 1 to 29, not 30.",
        "Press Enter to leave your count as it is.",
        "Ann admits pegging three too many.",
        "Ruling: Ann admits pegging 3 points too many. [acc:VIII.4c2]",
        "Ann pegs back three.",
        "Press Enter to leave your count as it is.",
    ]
    assert game.scores == (28, 14)


def test_a_number_at_the_wrong_moment_pegs_nothing() -> None:
    game, session = fives(*PLAY, CountHand(BOB, 9))
    said = talk(session, [*TYPED[:8], "29"])
    assert said[-3] == "Type peg 29 if you want to peg it; Enter goes on."
    assert game.scores == (2, 5)


def test_whoever_counts_accepts_what_was_counted_before() -> None:
    game, session = fives(*PLAY, CountHand(BOB, 9), Accept(BOB))
    said = talk(session, [*TYPED[:9], "29", ""])
    assert "Ann accepts." not in said
    assert "Bob accepts." in said
    assert game.scores == (31, 14)


def test_a_count_out_of_turn_is_possible_and_can_be_claimed() -> None:
    game, session = fives(*PLAY)
    said = talk(session, [*TYPED[:8], "count 29"])
    assert said[-2] == "Press Enter to leave your count as it is."
    assert game.scores == (31, 5)


def test_the_ruling_on_a_claim_is_told_with_its_articles() -> None:
    game, session = fives(lays(BOB, "7D", 7), Peg(BOB, 3))
    said = talk(session, ["claim", "claim 2", ""])
    assert since(said, "You may claim, if you think it is true:")[:2] == [
        "1: the count announced last is wrong. Type count wrong.",
        "2: Bob pegged too many. Type overpegged.",
    ]
    assert "Ann says Bob pegged too many." in said
    assert "Ruling: Bob pegged 3 points too many. [acc:VIII.4c1]" in said
    assert "You have three to peg. Press Enter to peg them." in said
    assert game.scores == (3, 0)


def test_a_wrong_claim_costs_nothing_and_the_question_comes_again() -> None:
    game, session = fives(lays(BOB, "7D", 7))
    said = talk(session, ["count wrong"])
    assert "Ruling: The count is 7, as announced. [acc:VII.4]" in said
    assert said[-2] == "Play a card and announce the count, or say go."
    assert game.scores == (0, 0)


def test_a_game_that_is_claimed_is_accepted_with_enter_or_objected_to() -> None:
    acts = (lays(BOB, "7D", 7), Peg(BOB, 121))
    game, session = fives(*acts)
    said = talk(session, [""])
    assert "Bob claims the game. Press Enter to accept it, or claim." in said
    assert said[-2:] == ["Bob wins, 121-0, a double skunk on Ann. It counts two games.", "Bob won the match."]
    game, session = fives(*acts, Accept(BOB))
    said = talk(session, ["jd 17", "peg 2", "false game", "", ""])
    assert said.count("Bob claims the game: accept it, or object with a claim.") == 2
    assert "Ann says Bob has not won." in said
    assert (game.winner, game.scores) == (0, (121, 0))  # the whole overclaim is Ann's (acc:VIII.4b3)


@pytest.mark.parametrize(("word", "scores"), [("yes", (3, 0)), ("no", (0, 3))])
def test_lodge_the_marshals_word_is_recorded_and_carried_out(word: str, scores: tuple[int, int]) -> None:
    game, session = fives(lays(BOB, "7D", 7), Peg(BOB, 3), rules="lodge")
    said = talk(session, ["overpegged", "", word, ""])
    question = "Bob pegged 3 points too many. Is that the Marshal's decision? Type yes or no."
    assert said.count(question) == 2
    decided = "This is the Marshal's decision." if word == "yes" else "This is a suggestion to the Marshal"
    assert any(line.startswith("Ruling: Bob pegged 3 points too many. " + decided) for line in said)
    assert game.scores == scores


def test_lodge_a_claim_that_is_wrong_is_not_put_to_the_marshal() -> None:
    _, session = fives(lays(BOB, "7D", 7), rules="lodge")
    assert not any("Marshal" in line for line in talk(session, ["overpegged"]))
