"""The plain table for games that the person and the bots officiate: it asks, and judges nothing."""

from collections.abc import Callable

from pegout.cards import Card
from pegout.cli.card_words import Saying, in_full, joined, numbered, say_cards
from pegout.cli.officiated.session import Moment, OfficiatedSession, OwnAct
from pegout.cli.officiated.telling import OfficiatedTelling
from pegout.cli.officiated.typed import CountWanted, Said, read_announced, read_said
from pegout.cli.plain import PlainTable
from pegout.game import CountCrib, CountHand, Peg, PlayCard
from pegout.rules import number_word


class OfficiatedTable(PlainTable):
    """Reads and speaks as the plain table does. It says what was said and laid, and never what is right."""

    def __init__(
        self,
        session: OfficiatedSession,
        read: Callable[[], str | None],
        say: Callable[[str], None],
        saying: Saying = in_full,
    ) -> None:
        super().__init__(session, read, say, saying)
        self.officiated = session
        self.telling = OfficiatedTelling(session, say, saying)

    def _turn(self) -> None:
        moment = self.officiated.moment
        if moment is None:
            super()._turn()
            return
        if situation := self._situation(moment):
            self.say(situation)
        question = self._moment_question(moment)
        while not self._done(self._ask(question), moment):
            pass

    def _greet(self) -> None:
        super()._greet()
        self.say("You officiate: announce the count, peg your own points, and claim what you see amiss.")

    def _done(self, text: str, moment: Moment) -> bool:
        """Whether something came of what was typed."""
        try:
            said = read_said(text, moment, self.officiated)
            if isinstance(said, CountWanted):
                said = self._announced(said.card)
            self._carry_out(said)
        except ValueError as error:
            sentence = say_cards(str(error), self.saying)
            self.say(sentence[:1].upper() + sentence[1:])
            return False
        return True

    def _announced(self, card: Card) -> Said:
        if why := self.session.refusal(PlayCard(self.session.seat, card, 1)):
            raise ValueError(why)
        text = self._ask(f"Which count do you announce with {self.saying(card)}?")
        return read_announced(card, text.split(), self.officiated)

    def _carry_out(self, said: Said) -> None:
        """All that was said; where the card or go cannot be done, nothing."""
        if not said.acts:
            self.officiated.go_on()
        for act in said.acts:
            if isinstance(act, Peg) and said.in_one_breath and self.session.refusal(act):
                return  # time was called before the card
            self.officiated.do(act)
        if said.in_one_breath:
            self.officiated.in_one_breath()

    def _situation(self, moment: Moment) -> str:
        view = self.session.view
        starter = f"the starter is {self.saying(view.starter)}" if view.starter else ""
        if moment is Moment.PLAY:
            count = "You lead." if self._leads else f"The count is {view.count}."
            return f"{count} You hold {numbered(self.session.hand, self.saying)}."
        if moment is Moment.HAND:
            return f"Your hand is {joined(self.officiated.own_hand, self.saying)}; {starter}."
        if moment is Moment.CRIB:
            return f"Your crib is {joined(sorted(view.crib), self.saying)}; {starter}."
        return f"{starter.capitalize()}." if moment is Moment.ACCEPT else ""

    def _moment_question(self, moment: Moment) -> str:
        view = self.session.view
        if moment is Moment.ACTED:
            return _after_own(self.officiated.acted)
        if moment is Moment.ACCEPT:
            return f"Press Enter to accept {self._counts_to_accept()}, or claim."
        if moment is Moment.GAME and view.claimed_by is not None:
            return f"{view.names[view.claimed_by]} claims the game. Press Enter to accept it, or claim."
        if moment is Moment.PLAY and self._leads:
            return "Lead a card and announce the count."
        return _QUESTIONS[moment]

    @property
    def _leads(self) -> bool:
        """Whether the person starts a series; the cards of the last one may lie yet."""
        return self.session.view.series_over or not self.session.view.series

    def _counts_to_accept(self) -> str:
        view = self.session.view
        counts = [count for count in view.counts if self.session.seat in count.open_to]
        words = [
            f"{view.names[count.seat]}'s {number_word(count.said)}{' for the crib' if count.crib else ''}"
            for count in counts
        ]
        return " and ".join(words)


def _after_own(act: OwnAct | None) -> str:
    if isinstance(act, CountHand | CountCrib):
        return "Press Enter to let your count stand."
    if isinstance(act, Peg):
        return "Press Enter to go on."
    return "Peg if you have scored; Enter goes on."


_QUESTIONS = {
    Moment.LAID: "Press Enter to go on, or claim.",
    Moment.PLAYED_OUT: "All cards are played. Peg what is still to peg, or claim; then press Enter.",
    Moment.PLAY: "Play a card and announce the count, or say go.",
    Moment.HAND: "Count your hand.",
    Moment.CRIB: "Count your crib.",
}
