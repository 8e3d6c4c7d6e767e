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
                    "Now you deal, so the [crib] is yours: you count it after your hand. "
                    "Ada, who does not deal, is called [pone] and goes first."
                ),
                AskThrow(
                    "Good cards are not wasted in your own crib, but cards that belong together are best "
                    "kept together.",
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
                    "Ada leads. Watch how much room is left up to {limit}: small cards are good to have at "
                    "the end of a [series]."
                ),
                Tell(
                    "A good habit: lead a card of {safe_lead} or less. Nobody can make fifteen from it "
                    "with a single card."
                ),
                Tell(
                    "Another: do not leave the [count] at {five} or {twenty_one}. More cards count {ten} "
                    "than anything else, and they turn it into fifteen or {limit}."
                ),
            ),
        ),
        Part(
            "Hand and crib",
            (
                CountUp("Ada counts first, since you deal.", Whose.TEACHER),
                CountUp("Your hand, together with the starter.", Whose.LEARNER, tapped=True),
                CountUp("And now your crib.", Whose.CRIB, tapped=True),
                Practice(
                    "Another hand to know: here each of the equal cards pairs with every other.",
                    hand="4C 4D 4S KH",
                    starter="9D",
                ),
                Practice(
                    "A single suit counts as well; in the crib, only if the starter matches.",
                    hand="2H 6H 8H QH",
                    starter="4S",
                ),
                Tell(
                    "The score is {yours} to {theirs}. You take turns dealing until somebody reaches "
                    "{goal}: on to the end of a game."
                ),
            ),
        ),
    ),
)
