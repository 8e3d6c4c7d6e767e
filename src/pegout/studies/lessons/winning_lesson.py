"""The end of a game: who counts first, the skunk line, and muggins."""

from pegout.rules import Kind
from pegout.studies.lessons.lesson import AskThrow, CountUp, Lesson, Missed, Only, Part, PlayOut, Tell, Whose

WINNING = Lesson(
    name="winning",
    title="Winning",
    about="Peg out first, and see what a skunk and muggins are.",
    position="acc 97/109,104/112 B 1.8 shuffle",
    hands=("2C 7D 8C 8H 9S QD", "2D 4S 5C 6D TS JH"),
    starter="KH",
    throws="2D TS",
    parts=(
        Part(
            "The last street",
            (
                Tell(
                    "The game is nearly over: you have {yours} and need {need} more, Ada has {theirs} and "
                    "needs only {her_need}. This is the last [street] of the board."
                ),
                AskThrow(
                    "Ada deals, so you count first. Whoever reaches the [game hole] first wins, whatever "
                    "the opponent still holds.",
                    "Keep the {kept} cards that are worth most, and throw {thrown}.",
                ),
                Tell("{starter} is the starter. Every point of the play counts now, too."),
                PlayOut("You lead. Do not give Ada what she needs."),
            ),
        ),
        Part(
            "Pegging out",
            (
                CountUp("You count first.", Whose.LEARNER, tapped=True),
                Tell(
                    "You are out! The game ends on the spot: Ada never gets to count her hand, which was "
                    "worth {her_hand}.",
                    Only.WON,
                ),
                CountUp("Not enough, and now it is Ada's turn.", Whose.TEACHER),
                Tell(
                    "Ada has reached {goal}, and the game is hers. Go back a few steps if you like, and "
                    "try to get there before her.",
                    Only.LOST,
                ),
            ),
        ),
        Part(
            "Skunk and muggins",
            (
                Tell(
                    "How far the loser gets matters too. A player short of hole {skunk} is [skunk]ed, and "
                    "in many clubs the game then counts as {skunk_games}. Short of hole {double_skunk} it "
                    "is a double skunk, which some clubs count even higher."
                ),
                Missed(
                    "One more thing. At a real table you count for yourself, and nobody helps. Here Ada "
                    "counts too low: she says {said}.",
                    "Tap what she has missed.",
                    "Where [muggins] is played, you say so and peg those {points} yourself. So count "
                    "carefully, and listen.",
                    hand="4D 5S 6H 6S",
                    starter="KD",
                    kind=Kind.PAIR,
                ),
                Tell("Now you know cribbage. The rest is practice: play a game."),
            ),
        ),
    ),
)
