"""What you can ask for at any time at the plain table."""

from collections.abc import Callable

from pegout.cli.card_words import Saying, joined, numbered, say_cards
from pegout.cli.phrases import SCORING, cards_word, is_match, scores, standing, whose_crib
from pegout.cli.session import Session
from pegout.game import SeatView
from pegout.rules import in_words

HELP = (
    "Type the number of a card, or its name: 5H is the five of hearts, 10S the ten of spades.",
    "To throw, type the cards in one line, such as 1 4, and confirm with Enter; u chooses again.",
    "In play, type one card, or go if you cannot play. A card once played stays played.",
    "At any time: hand or h, table or t, score or s, rules or r, hint or why, help or ?, quit or q.",
    *SCORING,
)


class Left(Exception):
    """The player has left the table."""


class Telling:
    """Answers questions about the table in short sentences."""

    def __init__(self, session: Session, say: Callable[[str], None], saying: Saying) -> None:
        self.session = session
        self.say = say
        self.saying = saying
        self.words: dict[str, Callable[[], None]] = {
            word: tell
            for words, tell in (
                (("hand", "h"), self.hand),
                (("table", "t"), self.table),
                (("score", "s"), self.score),
                (("rules", "r"), self.rules),
                (("hint", "why"), self.hint),
                (("help", "?"), self.help),
                (("undo", "u"), self.nothing_to_undo),
                (("quit", "q"), self.leave),
            )
            for word in words
        }

    def hand(self) -> None:
        self.say(f"You hold {numbered(self.session.hand, self.saying) or 'no cards'}.")

    def table(self) -> None:
        view = self.session.view
        starter = f"The starter is {self.saying(view.starter)}." if view.starter else "No starter yet."
        self.say(f"It is {whose_crib(view)}. {starter} {self._series(view)} The count is {view.count}.")
        if view.thrown:
            self.say(f"You threw {joined(view.thrown, self.saying)}.")
        for seat, held in enumerate(view.hand_sizes):
            if seat != view.seat:
                self.say(f"{view.names[seat]} holds {cards_word(held)}.")
        for seat, laid in enumerate(view.laid):
            if laid:
                self.say(
                    f"{'You' if seat == view.seat else view.names[seat]} played {self._played(view, seat)}."
                )

    def _series(self, view: SeatView) -> str:
        if view.series:
            return f"The series is {joined(view.series, self.saying)}."
        return "A new series begins." if any(view.laid) else "No card has been played."

    def _played(self, view: SeatView, seat: int) -> str:
        """What a seat has played: the cards face up, and how many have been turned over."""
        down, face_up = view.turned[seat], joined(view.played[seat], self.saying)
        if not face_up:
            return f"{cards_word(down)}, now turned over"
        return (
            f"{face_up}; {cards_word(down)} {'is' if down == 1 else 'are'} turned over" if down else face_up
        )

    def score(self) -> None:
        view = self.session.view
        self.say(f"Score: {scores(view)}.")
        if (left := self.session.clock.minutes_left) is not None:
            self.say(f"Minutes left: {left}.")
        if is_match(view):
            self.standing()

    def standing(self) -> None:
        self.say(f"Games won: {standing(self.session.view)}.")

    def rules(self) -> None:
        for clause in in_words(self.session.view.rules):
            self.say(clause.text)

    def hint(self) -> None:
        self.say(say_cards(self.session.hint(), self.saying))

    def help(self) -> None:
        for line in HELP:
            self.say(line)

    def nothing_to_undo(self) -> None:
        self.say("There is nothing to undo: undo works only until you confirm.")

    def leave(self) -> None:
        raise Left
