"""The plain table for games that you and the bots officiate: it asks, and judges nothing."""

from collections.abc import Callable
from dataclasses import replace

from pegout.cards import Card
from pegout.cli.card_words import Saying, in_full, say_cards
from pegout.cli.officiated.answers import OfficiatedTelling
from pegout.cli.officiated.moments import Moment
from pegout.cli.officiated.prompts import asked_back, question, situation, which_count
from pegout.cli.officiated.score_words import muggins_question, read_score
from pegout.cli.officiated.session import Count, OfficiatedSession
from pegout.cli.officiated.typed import (
    CountWanted,
    Said,
    ScoreWanted,
    read_announced,
    read_number,
    read_said,
)
from pegout.cli.plain import PlainTable
from pegout.cli.typed import is_yes
from pegout.game import CarryOut, Pass, Peg, PlayCard
from pegout.game.officiated.books import is_asked_about
from pegout.game.officiated.claims import Claim, ClaimMuggins


class OfficiatedTable(PlainTable):
    """Reads and speaks as the plain table does. It says what was said and played, never what is right."""

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
        if cards := situation(self.officiated, moment, self.saying):
            self.say(cards)
        asked = question(self.officiated, moment)
        while not self._done(self._ask(asked), moment):
            pass

    def _greet(self) -> None:
        super()._greet()
        self.say("You officiate: announce the count, peg your own points, and claim what you see go wrong.")

    def _done(self, text: str, moment: Moment) -> bool:
        """Whether what was typed did something."""
        try:
            said = read_said(text, moment, self.officiated)
            if isinstance(said, CountWanted):
                said = self._announced(said.card)
            elif isinstance(said, ScoreWanted):
                said = Said((self._named(said.call),))
            self._carry_out(said)
        except ValueError as error:
            sentence = say_cards(str(error), self.saying)
            self.say(sentence[:1].upper() + sentence[1:])
            return False
        return True

    def _announced(self, card: Card) -> Said:
        if why := self.session.refusal(PlayCard(self.session.seat, card, 1)):
            raise ValueError(why.message)
        text = self._ask(which_count(card, self.saying))
        return read_announced(card, text.split(), self.officiated)

    def _named(self, call: ClaimMuggins) -> ClaimMuggins:
        """The call with the score it is for."""
        return replace(call, score=read_score(self._ask(muggins_question(self.session.view, call))))

    def _carry_out(self, said: Said) -> None:
        """All that was said, or nothing if the card or go is not allowed."""
        for act in said.acts:
            if isinstance(act, Count):
                self._count(act)
            elif isinstance(act, Claim):
                self._claim(act)
            elif not (act is not said.acts[0] and isinstance(act, Peg) and self.session.refusal(act)):
                self.officiated.do(act)  # a peg is refused where time was called before the card
        if said.in_one_breath and self.officiated.somebody_waits:
            self.officiated.do(Pass(self.session.seat))
        if not said.acts or isinstance(said.acts[0], Pass):
            self.officiated.go_on()
        elif said.in_one_breath:
            self.officiated.add_nothing()

    def _claim(self, claim: Claim) -> None:
        """Where only the Marshal rules, the player says what was decided."""
        given = self.officiated.by_marshal(claim)
        self.officiated.do(claim if given is None or not self._is_decided(given) else given)

    def _is_decided(self, given: CarryOut) -> bool:
        asked = f"{given.findings[0]} Is that the Marshal's decision? Type yes or no."
        while (text := self._ask(asked)) not in ("y", "yes", "n", "no"):
            self.say("Type yes or no.")
        return text in ("y", "yes")

    def _count(self, count: Count) -> None:
        if why := self.session.refusal(count):
            raise ValueError(why.message)
        while is_asked_about(count.points, self.session.view.rules):
            text = self._ask(asked_back(count.points))
            if is_yes(text):
                break
            count = replace(count, points=read_number(text))
        self.officiated.count(count)
