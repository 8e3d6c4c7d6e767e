"""The table, line by line: no colours, no boxes, no motion; for screen readers and pipes."""

from collections.abc import Callable, Sequence

from pegout.cli.answers import Left, Telling
from pegout.cli.card_words import Saying, in_full, joined, numbered, say_cards
from pegout.cli.main import INTERRUPTED
from pegout.cli.phrases import cards_word, cut_purpose, is_match, whose_crib
from pegout.cli.session import Beat, Session
from pegout.cli.typed import is_yes, read_command
from pegout.game import Command, Cut, NextGame, PlayCard, SayGo, Throw
from pegout.game.events import DealPassed, GameEnded, MatchStarted

UNDO = ("u", "undo")


class PlainTable:
    """Reads answers with `read`, which gives None at the end of the input, and speaks with `say`."""

    def __init__(
        self,
        session: Session,
        read: Callable[[], str | None],
        say: Callable[[str], None],
        saying: Saying = in_full,
    ) -> None:
        self.session = session
        self.read = read
        self.say = say
        self.saying = saying
        self.telling: Telling = Telling(session, say, saying)

    def run(self) -> int:
        """Play until the match is over or the player leaves; returns the exit code."""
        try:
            self._play()
        except Left:
            self.say("Left the game.")
        except KeyboardInterrupt:
            self.say("Left the game.")
            return INTERRUPTED
        return 0

    def _play(self) -> None:
        while not self.session.over:
            while (beat := self.session.next_beat()) is not None:
                self._tell(beat)
            self._turn()

    def _turn(self) -> None:
        """The player's turn, if it is; after the match there is nothing to do."""
        if options := self.session.options:
            self.session.do(self._answer(options))

    def _tell(self, beat: Beat) -> None:
        for line in beat.lines:
            self.say(say_cards(line, self.saying))
        if isinstance(beat.event, MatchStarted):
            self._greet()
        elif isinstance(beat.event, DealPassed):
            self.telling.score()
        elif isinstance(beat.event, GameEnded) and is_match(self.session.view):
            self.telling.standing()

    def _greet(self) -> None:
        names = self.session.view.names
        bots = ", ".join(f"{names[seat]} is the {bot.name} bot" for seat, bot in self.session.bots.items())
        self.say(f"You are {self.session.name}. {bots}. Type ? for help, q to leave.")

    def _answer(self, options: Sequence[Command]) -> Command:
        """Ask until the answer can be carried out."""
        self._say_situation(options[0])
        question = self._question(options)
        while True:
            text = self._ask(question)
            try:
                command = read_command(text, options, self.session.hand, self.session.seat)
            except ValueError as error:
                self.say(str(error))
                continue
            if why := self.session.refusal(command):
                self.say(say_cards(why.message, self.saying))
            elif not isinstance(command, Throw) or self._confirmed(command):
                return command

    def _ask(self, question: str, own: Sequence[str] = ()) -> str:
        """The answer to the question; other requests are answered, and the question repeated."""
        while True:
            self.say(question)
            line = self.read()
            if line is None:
                raise Left
            text = " ".join(line.lower().split())
            tell = None if text in own else self.telling.words.get(text)
            if tell is None:
                return text
            tell()

    def _say_situation(self, kind: Command) -> None:
        if isinstance(kind, Throw):
            self.telling.hand()
        elif isinstance(kind, PlayCard | SayGo):
            hand = numbered(self.session.hand, self.saying)
            self.say(f"The count is {self.session.view.count}. You hold {hand}.")

    def _question(self, options: Sequence[Command]) -> str:
        view = self.session.view
        first = options[0]
        if isinstance(first, Throw):
            return f"Throw {cards_word(view.rules.thrown)} to {whose_crib(view)}."
        if isinstance(first, Cut):
            lifted = [option.lifted for option in options if isinstance(option, Cut)]
            return f"{cut_purpose(view)}. Type how many cards to lift, {min(lifted)} to {max(lifted)}."
        if isinstance(first, NextGame):
            return "Press Enter for the next game, or type q to leave."
        return "Play a card." if isinstance(first, PlayCard) else "You cannot play. Type go."

    def _confirmed(self, throw: Throw) -> bool:
        cards, crib = joined(throw.cards, self.saying), whose_crib(self.session.view)
        question = f"Throw {cards} to {crib}? Press Enter to confirm, or type u to choose again."
        while True:
            text = self._ask(question, own=UNDO)
            if is_yes(text):
                return True
            if text in UNDO:
                return False
            self.say("Press Enter or type u.")
