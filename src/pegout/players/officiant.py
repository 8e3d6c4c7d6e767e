"""Plays where the players officiate: counts, pegs and claims, with mistakes at a chosen rate."""

import secrets
from dataclasses import replace
from random import Random

from pegout.cards import Card
from pegout.game.commands import (
    Accept,
    Command,
    CountCrib,
    CountHand,
    Mix,
    Pass,
    Peg,
    PlayCard,
    SayGo,
    Seat,
)
from pegout.game.officiated.claims import Claim, ClaimFullCount, TakeBackGo
from pegout.game.views import SeatView
from pegout.judge.notice import Noticed
from pegout.players.bot import NothingToDo, ThinkingBot

_OFF_BY = (-2, -2, -1, 1, 2, 2)
_SELDOM = 0.2
"""A card that could be played is overlooked more seldom than a number is mistaken."""


class Officiant:
    """A bot with a scorer's duties.

    Of its numbers the share `errs` is wrong; of what it could claim, and of what it could put right
    itself, it notices the share `catches`. Equal moments get equal answers.
    """

    def __init__(
        self, bot: ThinkingBot, errs: float = 0.05, catches: float = 0.9, seed: object = None
    ) -> None:
        self.bot = bot
        self.errs = errs
        self.catches = catches
        self.seed = secrets.token_hex(16) if seed is None else str(seed)

    @property
    def name(self) -> str:
        return self.bot.name

    def act(self, view: SeatView, noticed: Noticed | None) -> Command | Claim | None:
        """What the seat does now, be it asked or not; None when it keeps still."""
        if noticed is None:
            return self.bot.choose(view) if view.seat in view.to_act else None
        points = min(self._pegs(view, noticed), view.rules.goal) if view.claimed_by is None else 0
        claim = next((claim for claim in noticed.claims if self._notices(view, claim)), None)
        if points and (claim is None or noticed.to_peg is None):
            return Peg(_seat(view), points)  # but a hand that is pegged ends claims on the play (acc:X.4b2)
        if claim is not None:
            return claim
        if (fuller := self._raises(view, noticed)) is not None:
            return fuller
        return self._turn(view, noticed) if view.seat in view.to_act else None

    def _pegs(self, view: SeatView, noticed: Noticed) -> int:
        """Rulings and announced counts as they were heard; nought when a score of the play is overlooked."""
        if noticed.to_peg is not None:
            return _announced(view)
        if noticed.backward:
            return noticed.backward
        if not noticed.due:
            return 0
        if view.awards[_seat(view)] > 0 or self._dice(view, "peg").random() >= self.errs:
            return noticed.due
        return max(0, noticed.due + self._dice(view, "peg by").choice(_OFF_BY))

    def _notices(self, view: SeatView, claim: Claim) -> bool:
        if isinstance(claim, ClaimFullCount) and claim.player != view.seat:
            return False  # nobody must tell an opponent of points
        return self._dice(view, str(claim)).random() < self.catches

    def _raises(self, view: SeatView, noticed: Noticed) -> Command | None:
        """Where the rules allow it, a count that was too low is named again."""
        seat = _seat(view)
        for count in view.counts:
            right = noticed.crib if count.crib else noticed.hand
            if count.seat != seat or not count.open_to or right is None or right <= count.said:
                continue
            again = CountCrib(seat, right) if count.crib else CountHand(seat, right)
            if again in view.legal and self._dice(view, f"again {count.crib}").random() < self.catches:
                return again
        return None

    def _turn(self, view: SeatView, noticed: Noticed) -> Command:
        seat = _seat(view)
        if seat in view.pegging and Pass(seat) in view.legal:
            return Pass(seat)
        if _is_to_accept(view, seat):
            return Mix(seat) if Mix(seat) in view.legal else Accept(seat)
        if any(isinstance(option, PlayCard | SayGo) for option in view.legal):
            return self._plays(view, noticed)
        counted = any(count.seat == seat and not count.crib for count in view.counts)
        if not counted and seat not in view.dead:
            return CountHand(seat, self._number(view, "hand", noticed.hand or 0))
        if noticed.crib is None:
            return self.bot.choose(view)
        return CountCrib(seat, self._number(view, "crib", noticed.crib))

    def _plays(self, view: SeatView, noticed: Noticed) -> Command:
        seat = _seat(view)
        overlooked = self._dice(view, "go").random() < self.errs * _SELDOM
        overlooked = overlooked and not self._notices(view, TakeBackGo(seat))
        go = SayGo(seat)
        if go in view.legal and (overlooked or not noticed.fitting):
            return go
        card = self._picks(view, noticed)
        said = self._number(view, "count", noticed.count + card.pips)
        return PlayCard(seat, card, min(max(said, 1), view.rules.limit))

    def _picks(self, view: SeatView, noticed: Noticed) -> Card:
        """The card that the bot would play where the program counts."""
        command = self.bot.choose(shown_to_bot(view, noticed))
        if not isinstance(command, PlayCard):
            raise NothingToDo("The bot was asked for a card but gave none.")
        return command.card

    def _number(self, view: SeatView, what: str, right: int) -> int:
        if self._dice(view, what).random() >= self.errs:
            return right
        return max(0, right + self._dice(view, f"{what} by").choice(_OFF_BY))

    def _dice(self, view: SeatView, what: str) -> Random:
        """One throw for each thing in each deal, whatever else happens meanwhile."""
        place = (view.game_number, view.deal_number, view.seat, len(view.laid[_seat(view)]), view.count)
        return Random(f"{self.seed}/{place}/{what}")


def shown_to_bot(view: SeatView, noticed: Noticed) -> SeatView:
    """The table where a card is to be picked, as it would be if the program counted."""
    series = () if view.series_over else view.series
    plays = tuple([PlayCard(_seat(view), card) for card in noticed.fitting])
    return replace(view, legal=plays, series=series, count=noticed.count)


def _seat(view: SeatView) -> Seat:
    if view.seat is None:
        raise NothingToDo("A spectator has nothing to do.")
    return view.seat


def _is_to_accept(view: SeatView, seat: Seat) -> bool:
    return view.claimed_by is not None or any(
        seat in (*count.open_to, *count.callers) for count in view.counts if count.pegged
    )


def _announced(view: SeatView) -> int:
    """What the seat has said for the count that it is to peg."""
    return next(count.said for count in view.counts if count.seat == view.seat and not count.pegged)
