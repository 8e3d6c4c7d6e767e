"""One person at a table of bots where all of them officiate, and the moments at which the person is asked."""

import time
from collections.abc import Mapping, Sequence
from enum import Enum
from pathlib import Path

from pegout.app import Game
from pegout.cards import Card
from pegout.cli.round_clock import Clock
from pegout.cli.session import Beat, Session
from pegout.game import Command, CountCrib, CountHand, Peg, Phase, PlayCard, SayGo, Seat, SeatView
from pegout.game.events import CardPlayed, CardsDealt, CardsTakenBack, Event, GoSaid, GoTakenBack
from pegout.game.hands import whole_hand
from pegout.game.officiated.claims import Claim, ClaimCount
from pegout.players import Officiant
from pegout.players.officiant import shown_to_bot

Act = Command | Claim
OwnAct = PlayCard | SayGo | Peg | CountHand | CountCrib


class Moment(Enum):
    """Why the person is asked. What others see or hear decides it, never what is right."""

    ACTED = "the person has laid, pegged or counted, and may put it right or add to it"
    LAID = "a bot has laid a card, and the next act is a bot's too"
    PLAYED_OUT = "all cards are played, and a bot will count first"
    PLAY = "the person is to lay a card or to say go"
    ACCEPT = "a bot has counted"
    GAME = "an opponent claims the game"
    HAND = "the person is to count the hand"
    CRIB = "the person is to count the crib"


class OfficiatedSession(Session):
    """A game told beat by beat, in which bots peg, object and act, each as soon as it may.

    Nothing that the person could still claim, peg or put right is lost by what a bot does before the person
    was asked. Only a bot that puts its own mistake right, or objects when it is the person's turn anyway, is
    quicker. Without patience the bots wait for the person only before the first hand is counted.
    """

    def __init__(
        self,
        game: Game,
        officiants: Mapping[Seat, Officiant],
        seat: Seat = 0,
        record: Path | None = None,
        clock: Clock = time.monotonic,
        *,
        aloud: bool = False,
        patient: bool = True,
    ) -> None:
        bots = {place: bot.bot for place, bot in officiants.items()}
        super().__init__(game, bots, seat, record, clock, aloud=aloud)
        self.officiants = dict(officiants)
        self.patient = patient
        self.acted: OwnAct | None = None
        """What the person has just done and may still put right before the others go on."""
        self._let_pass = -1
        """The place in the log of the card that the person has let pass."""
        self._acts_at: tuple[int, list[Act]] = (-1, [])

    @property
    def moment(self) -> Moment | None:
        """Why the person is asked now; None in all but the play and the show, and when a bot is to act."""
        if not self._all_told or not _is_counting(self.view):
            return None
        acts = self._acts()
        return None if self._first(acts) is not None else self._pause(acts) or self._turn(self.view)

    @property
    def own_hand(self) -> tuple[Card, ...]:
        """All cards that count for the person in the show."""
        return tuple(sorted(whole_hand(self._state.deal, self.seat)))

    def do(self, command: Command | Claim) -> None:
        super().do(command)
        if isinstance(command, OwnAct):
            self.acted = command if self.patient else None

    def go_on(self) -> None:
        """The person has nothing to add: the others go on."""
        self.acted = None
        self._let_pass = self._last_laid

    def in_one_breath(self) -> None:
        """The person has said all there was to say, and the others need not wait."""
        self.acted = None

    @property
    def _a_bot_acts(self) -> bool:
        if not _is_counting(self.view):
            return super()._a_bot_acts
        return self._first(self._acts()) is not None

    def _choice_of_bot(self) -> Command | Claim:
        act = self._first(self._acts()) if _is_counting(self.view) else None
        if act is None:
            return super()._choice_of_bot()
        if isinstance(act, PlayCard) and (noticed := self._game.noticed(act.seat)) is not None:
            self._note(act.seat, shown_to_bot(self._game.view(act.seat), noticed))
        return act

    def _acts(self) -> list[Act]:
        """What the bots would do now, asked or not; equal moments get equal answers."""
        now = len(self._game.commands)
        if self._acts_at[0] != now:
            acts = [
                bot.act(self._game.view(seat), self._game.noticed(seat))
                for seat, bot in self.officiants.items()
            ]
            self._acts_at = now, [act for act in acts if act is not None]
        return self._acts_at[1]

    def _first(self, acts: Sequence[Act]) -> Act | None:
        """First points are pegged; then the person may speak, then the bots object, then come the turns.

        A point that is pegged on the person's go would close the way to take it back (acc:VII.3).
        """
        pegs = [act for act in acts if isinstance(act, Peg)]
        if pegs and not isinstance(self.acted, SayGo) and not self._muggins_is_open(pegs[0].seat):
            return pegs[0]
        if self._pause(acts) is not None:
            return None
        claims = [act for act in acts if isinstance(act, Claim)]
        if not claims and self._turn(self.view) is not None:
            return None
        return next(iter(claims or acts), None)

    def _muggins_is_open(self, seat: Seat) -> bool:
        """Pegging for a new card puts what the bot missed before out of reach (acc:X.4)."""
        view, last = self.view, self._game.events[-1]
        laid_again = isinstance(last, CardPlayed) and last.seat == seat and len(view.laid[seat]) > 1
        return self.patient and view.rules.muggins and laid_again and not self._passed

    def _pause(self, acts: Sequence[Act]) -> Moment | None:
        """A moment before others act, which `go_on` ends."""
        view = self.view
        if view.phase is Phase.PLAY and view.claimed_by is None and not self._passed:
            if not any(view.hand_sizes) and self.seat not in view.to_act:
                return Moment.PLAYED_OUT
            if self.acted is None and self._may_object(view, acts):
                return Moment.LAID
        return Moment.ACTED if self.acted is not None else None

    def _may_object(self, view: SeatView, acts: Sequence[Act]) -> bool:
        """Whether a bot will act on the card of a bot before the person is asked for anything."""
        if any(isinstance(act, Peg) and self._muggins_is_open(act.seat) for act in acts):
            return True
        count_is_a_bots = view.last != self.seat and ClaimCount(self.seat) in view.claims
        return self.patient and count_is_a_bots and self.seat not in view.to_act

    def _turn(self, view: SeatView) -> Moment | None:
        """What the table waits for from the person."""
        if self.seat not in view.to_act:
            return None
        if view.claimed_by is not None:
            return Moment.GAME
        if any(self.seat in count.open_to for count in view.counts):
            return Moment.ACCEPT
        if view.phase is Phase.PLAY and any(view.hand_sizes):
            return Moment.PLAY
        counted = any(count.seat == self.seat for count in view.counts)
        return Moment.CRIB if counted else Moment.HAND

    def _remember(self, beat: Beat) -> None:
        super()._remember(beat)
        if isinstance(beat.event, CardsDealt | CardsTakenBack | GoTakenBack):
            self.acted = None  # nothing is left of it to put right

    @property
    def _passed(self) -> bool:
        """Whether the person has let the last card or go pass."""
        return self._last_laid == self._let_pass

    @property
    def _last_laid(self) -> int:
        """The place in the log of the last card or go."""
        events = self._game.events
        return next((place for place in range(len(events) - 1, -1, -1) if _is_laid(events[place])), -1)


def _is_counting(view: SeatView) -> bool:
    """Whether there is anything to count, to peg or to claim."""
    return view.phase in (Phase.PLAY, Phase.SHOW)


def _is_laid(event: Event) -> bool:
    return isinstance(event, CardPlayed | GoSaid)
