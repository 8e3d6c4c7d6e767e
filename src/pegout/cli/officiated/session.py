"""One player at a table of bots that all officiate, and the moments when the player is asked."""

import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from pegout.cards import Card
from pegout.cli.officiated.moments import WAITED, Moment, announced, turn_of
from pegout.cli.round_clock import Clock
from pegout.cli.session import Beat, Session
from pegout.game import (
    CarryOut,
    Command,
    CountCrib,
    CountHand,
    Pass,
    Peg,
    Phase,
    PlayCard,
    SayGo,
    Seat,
    SeatView,
)
from pegout.game.events import (
    CardPlayed,
    CardsDealt,
    CardsTakenBack,
    CountAnnounced,
    Event,
    GoSaid,
    GoTakenBack,
)
from pegout.game.hands import whole_hand
from pegout.game.officiated.claims import Claim, ClaimCount, ClaimHeels, ClaimMuggins, ClaimOverpegged
from pegout.game.officiated.waits import opens_the_show
from pegout.judge.claims import as_command
from pegout.library import Game
from pegout.players import Officiant
from pegout.players.officiant import shown_to_bot

Act = Command | Claim
Count = CountHand | CountCrib
OwnAct = PlayCard | SayGo | Peg | Count


class OfficiatedSession(Session):
    """A game told beat by beat, in which bots peg, object and act as soon as they may.

    No bot takes away what the player could still claim, peg or correct before the player has been asked. Only
    a bot that corrects its own mistake, or objects when it is the player's turn anyway, is quicker. Without
    patience the bots wait for the player only where the table does, and before the first hand is counted.
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
        """What the player has just done and may still correct before the others go on."""
        self._let_pass = -1
        """The place in the log of the card, go or announcement that the player has let pass."""
        self._acts_at: tuple[int, list[Act]] = (-1, [])

    @property
    def moment(self) -> Moment | None:
        """Why the player is asked now; None outside the play and the show, and when a bot acts next."""
        if not self._all_told or not _is_counting(self.view):
            return None
        acts = self._acts()
        return None if self._first(acts) is not None else self._pause(acts) or self._turn

    @property
    def own_hand(self) -> tuple[Card, ...]:
        """All cards that count for the player in the show."""
        return tuple(sorted(whole_hand(self._state.deal, self.seat)))

    def do(self, command: Command | Claim) -> None:
        count = self._announced
        super().do(command)
        if isinstance(command, OwnAct):
            own = count if isinstance(command, Peg) and count is not None else command
            self.acted = own if self.patient else None

    def count(self, command: Count) -> None:
        """Announce, and peg at once if that takes nothing from anyone."""
        self.do(command)
        if self._announced is None:
            return
        if self._pegging_closes_claims:
            self.acted = None  # the others may call first
        else:
            self.do(Peg(self.seat, command.points))

    @property
    def _announced(self) -> Count | None:
        """What the player has announced but not pegged yet."""
        counts = [one for one in self._game.view(self.seat).counts if one.seat == self.seat]
        waiting = next((one for one in counts if not one.pegged), None)
        if waiting is None:
            return None
        return (CountCrib if waiting.crib else CountHand)(self.seat, waiting.said)

    @property
    def _pegging_closes_claims(self) -> bool:
        """Whether anyone else could still call something that ends when the first hand is pegged."""
        if not opens_the_show(self._game.state, self.seat):
            return False
        others = [seat for seat in range(self._game.rules.seats) if seat != self.seat]
        return any(_is_on_the_play(claim) for seat in others for claim in self._game.open_claims(seat))

    def by_marshal(self, claim: Claim) -> CarryOut | None:
        """The ruling on a claim as the Marshal's word; None if the claim needs no Marshal."""
        suggested, given = [as_command(self._game.state, claim, confirmed=word) for word in (False, True)]
        return given if given != suggested else None

    @property
    def somebody_waits(self) -> bool:
        """Whether the others have to wait until the player has pegged, or has nothing to peg."""
        return turn_of(self._game.view(self.seat), self.seat) is Moment.PEG

    def go_on(self) -> None:
        """The player has nothing to say: the others go on."""
        self.acted = None
        self._let_pass = self._last_laid

    def add_nothing(self) -> None:
        """The player's card or go is complete; once all cards are played the others wait all the same."""
        if any(self._game.view(self.seat).hand_sizes):
            self.go_on()
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
        """What the bots would do now, whether asked or not; equal moments get equal answers."""
        now = len(self._game.commands)
        if self._acts_at[0] != now:
            acts = [
                bot.act(self._game.view(seat), self._game.noticed(seat))
                for seat, bot in self.officiants.items()
            ]
            self._acts_at = now, [act for act in acts if act is not None]
        return self._acts_at[1]

    def _first(self, acts: Sequence[Act]) -> Act | None:
        """First the bots peg or pass, then the player may speak, then the bots object, then come the turns.

        A point pegged on the player's go would make it too late to take the go back (acc:VII.3).
        """
        pegs = [act for act in acts if isinstance(act, Peg | Pass)]
        if pegs and not isinstance(self.acted, SayGo) and not self._closes_muggins(pegs[0]):
            return pegs[0]
        if self._pause(acts) is not None:
            return None
        waited_for = self.view.to_act
        unasked = [act for act in acts if isinstance(act, Claim) or _seat_of(act) not in waited_for]
        if not unasked and self._turn is not None:
            return None
        return next(iter(unasked or acts), None)

    def _closes_muggins(self, act: Act) -> bool:
        """By pegging, the bot gives up what it missed before, or all of the play (acc:X.4b)."""
        if not (isinstance(act, Peg) and self.patient and self.view.rules.muggins) or self._passed:
            return False
        if announced(self.view, act.seat) is not None:
            return any(_is_on_the_play(claim) for claim in self.view.claims)
        last, opponents = self._game.events[-1], self.view.rules.opponents(self.seat)
        laid_again = isinstance(last, CardPlayed) and last.seat == act.seat and act.seat in opponents
        return laid_again and len(self.view.laid[act.seat]) > 1

    def _pause(self, acts: Sequence[Act]) -> Moment | None:
        """A moment before others act. A count is pegged only when nobody wants to object first."""
        view = self.view
        if (turn := self._turn) in WAITED and turn is not Moment.COUNTED:
            return turn
        early = None if self._passed or view.claimed_by is not None else self._before_a_bot(view, acts)
        return early or (Moment.ACTED if self.acted is not None else None)

    def _before_a_bot(self, view: SeatView, acts: Sequence[Act]) -> Moment | None:
        """Whether a bot is about to end what the player may still do."""
        if any(self._closes_muggins(act) for act in acts):
            return Moment.LAID if view.phase is Phase.PLAY else Moment.ANNOUNCED
        if view.phase is not Phase.PLAY or self.seat in view.to_act:
            return None
        if not any(view.hand_sizes):
            return Moment.PLAYED_OUT
        count_is_a_bots = view.last != self.seat and ClaimCount(self.seat) in view.claims
        return Moment.LAID if self.patient and self.acted is None and count_is_a_bots else None

    @property
    def _turn(self) -> Moment | None:
        return turn_of(self.view, self.seat)

    def _remember(self, beat: Beat) -> None:
        super()._remember(beat)
        if isinstance(beat.event, CardsDealt | CardsTakenBack | GoTakenBack):
            self.acted = None  # nothing is left of it to put right

    @property
    def _passed(self) -> bool:
        """Whether the player has let the last card, go or announcement pass."""
        return self._last_laid == self._let_pass

    @property
    def _last_laid(self) -> int:
        """The place in the log of the last card, go or announcement."""
        events = self._game.events
        return next((place for place in range(len(events) - 1, -1, -1) if _is_laid(events[place])), -1)


def _is_counting(view: SeatView) -> bool:
    """Whether there is anything to count, peg or claim."""
    return view.phase in (Phase.PLAY, Phase.SHOW)


def _is_laid(event: Event) -> bool:
    return isinstance(event, CardPlayed | GoSaid | CountAnnounced)


def _is_on_the_play(claim: Claim) -> bool:
    """Whether the claim is about points of the play."""
    if isinstance(claim, ClaimMuggins):
        return claim.score is None
    return isinstance(claim, ClaimOverpegged | ClaimHeels)


def _seat_of(act: Act) -> Seat | None:
    return getattr(act, "seat", None)
