"""The second deal: a crib of one's own, and pegging better."""

from pegout.studies.lessons.lesson import AskThrow, CountUp, Lesson, Part, PlayOut, Practice, Tell, Whose

CRIB = Lesson(
    name="crib",
    title="Your own crib",
    about="Deal, throw to yourself, and peg with go and thirty-one.",
    position="acc 5/13,6/12 A 1.1 shuffle",
    hands=("3S 4C 4H 5D QS KD", "6H 7C 8D 9H TC AS"),
    starter="JD",
    throws="9H TC",
    parts=(
        Part(
            "The throw",
            (
                Tell(
                    "Now you deal, and that makes the [crib] yours: after your hand you count it as well. "
                    "Ada, who does not deal, is called [pone] and goes first."
                ),
                AskThrow(
                    "Good cards are not lost in your own crib, but what belongs together is best kept "
                    "together.",
                    "Choose {thrown} cards for your crib.",
                ),
                Tell(
                    "{starter} is turned, a jack: that is [heels], and the dealer pegs {heels} for it at "
                    "once. Look at the score."
                ),
            ),
        ),
        Part(
            "Pegging",
            (
                PlayOut(
                    "Ada leads. Watch what is left up to {limit}: small cards are good to hold at the end of "
                    "a [series]."
                ),
                Tell(
                    "A habit worth having: lead a card of at most {safe_lead}. Nobody can make fifteen of it "
                    "with a single card."
                ),
                Tell(
                    "Another one: do not leave the [count] at {five} or {twenty_one}. More cards count {ten} "
                    "than anything else, and they make fifteen and {limit} of it."
                ),
            ),
        ),
        Part(
            "Hand and crib",
            (
                CountUp("Ada counts first, for you deal.", Whose.TEACHER),
                CountUp("Your hand, together with the starter.", Whose.LEARNER, tapped=True),
                CountUp("And now your crib.", Whose.CRIB, tapped=True),
                Practice(
                    "More hands to know: here each of the equal cards makes a pair with every other.",
                    hand="4C 4D 4S KH",
                    starter="9D",
                ),
                Practice(
                    "A single suit counts as well; in the crib only if the starter has it too.",
                    hand="2H 6H 8H QH",
                    starter="4S",
                ),
                Tell(
                    "It stands {yours} to {theirs}. The deal goes back and forth like that until somebody "
                    "reaches {goal}: on to the end of a game."
                ),
            ),
        ),
    ),
)
