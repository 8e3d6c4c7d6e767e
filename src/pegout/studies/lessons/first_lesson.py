"""The first hand: throw, play, show."""

from pegout.studies.lessons.lesson import AskThrow, CountUp, Lesson, Part, PlayOut, Tell, Whose

FIRST = Lesson(
    name="first",
    title="Your first hand",
    about="Throw, play and count one deal.",
    position="acc 0/0,0/0 B 1.0 shuffle",
    hands=("3D 6D 7S 8H JC KH", "2H 4C 9D 9S TD QC"),
    starter="6C",
    throws="2H QC",
    parts=(
        Part(
            "The throw",
            (
                Tell(
                    "Cribbage is a race to {goal} points, marked with [peg]s on a board. Ada will teach you."
                ),
                Tell(
                    "First you both [cut] the pack, and the lower card deals. You turned a king and Ada a "
                    "jack, so Ada deals."
                ),
                Tell(
                    "Points come from cards that go together: equal ranks, ranks in a row, and cards that "
                    "add up to fifteen. Jack, queen and king count {ten}, and an ace counts {ace}."
                ),
                AskThrow(
                    "You have {dealt} cards and keep {kept}. The rest go to the [crib], which counts for "
                    "the [dealer]: this time it is Ada's, so give her what you need least.",
                    "Choose {thrown} cards to [throw].",
                ),
                Tell(
                    "Ada has thrown as well. The pack is cut and {starter} is turned: the [starter], which "
                    "counts with every hand at the end."
                ),
            ),
        ),
        Part(
            "The play",
            (
                Tell(
                    "Now the [play]: you take turns playing a card and add them up, never past {limit}. If "
                    "you have no card that fits you say [go], and your opponent plays on."
                ),
                Tell(
                    "Here is what you can peg on the way:",
                    worth=(
                        ("Exactly fifteen", "{fifteen}"),
                        ("Exactly {limit}", "{thirty_one}"),
                        ("A pair with the last card", "{pair}"),
                        ("Three of a rank in a row", "{three}"),
                        ("A run, in any order", "a point per card"),
                        ("Go, or the last card of all", "{go}"),
                    ),
                ),
                PlayOut("You lead, since Ada dealt.", hints=True),
            ),
        ),
        Part(
            "The show",
            (
                Tell(
                    "All cards are played. In the [show] you pick yours up again and count them together "
                    "with the starter. The dealer counts last, so you go first."
                ),
                CountUp("Every group counts, and a card may belong to several.", Whose.LEARNER, tapped=True),
                CountUp("Now Ada counts her hand.", Whose.TEACHER),
                CountUp("And then the crib, which is hers too.", Whose.CRIB),
                Tell(
                    "That was a whole [deal]: throw, play, show. The score is {yours} to {theirs}. Next "
                    "you deal, and the crib is yours."
                ),
            ),
        ),
    ),
)
