"""A game between two, event by event: every decision graded, every change in the chance accounted for."""

from dataclasses import replace

from pegout.analysis import Play, ThrowValue, win_chance
from pegout.analysis.before_lead import starter_chance, starter_mean
from pegout.cards import Card
from pegout.game import Event, GameState, Seat, listed
from pegout.game import events as e
from pegout.rules import Ending
from pegout.studies.review.decisions import Graded, graded_card, graded_throw, throws_of
from pegout.studies.review.ledger import Own, balanced, grain
from pegout.studies.review.regular import is_regular
from pegout.studies.review.result import DealReview, Decision, Moment, Point
from pegout.studies.review.slips import DealEnd, Slips


class OpenDeal:
    """A deal that is being played."""

    def __init__(self, state: GameState, base: float) -> None:
        self.number = state.deal_number
        self.dealer = state.dealing
        self.before = state.scores
        self.base = base
        self.starter: Card | None = None
        self.own = [Own(), Own()]
        self.views = [base, 1.0 - base]
        """Each player's chance, as that player sees it now."""
        self.throws: list[tuple[ThrowValue, ...]] = []
        self.slips = Slips()


class TwoPlayers:
    """Receives the events of one game in order, each with the state before it."""

    def __init__(self) -> None:
        self.decisions: list[Decision] = []
        self.deals: list[DealReview] = []
        self.line: list[Point] = []
        self._open: OpenDeal | None = None

    def hear(self, state: GameState, event: Event) -> None:
        deal = self._open
        if deal is not None:
            deal.slips.note(event)
        if isinstance(event, e.GameEnded):
            self._end(state, event)
        elif deal is None or state.outcome is not None:
            return
        elif isinstance(event, e.CardsThrown):
            self._thrown(deal, state, event)
        elif isinstance(event, e.StarterTurned):
            self._turned(deal, state, event)
        elif isinstance(event, e.StarterPicked):
            deal.starter = event.card
        elif isinstance(event, e.CardPlayed):
            self._played(deal, state, event)

    def dealt(self, state: GameState) -> None:
        """The cards of a new deal are in hand."""
        base = chance_before(state)
        if self._open is not None:
            self._close(self._open, state, base, self._end_of(state, state.dealing))
        self._open = deal = OpenDeal(state, base)
        self._point(deal, state, Moment.BEFORE_DEAL, f"deal {deal.number}, {state.names[deal.dealer]} deals")
        for seat in (0, 1):
            deal.throws.append(throws_of(state, seat))
            best = grain(deal.throws[seat][0].win)
            deal.own[seat] = Own(deal=best - deal.views[seat])
            deal.views[seat] = best
        self._point(deal, state, Moment.DEALT, "cards dealt")

    def _thrown(self, deal: OpenDeal, state: GameState, event: e.CardsThrown) -> None:
        values = deal.throws[event.seat]
        if set(state.deal.hands[event.seat]) != {*values[0].thrown, *values[0].kept}:
            return  # a ruling has changed the hand
        graded = graded_throw(state, event.seat, event.cards, values, len(self.decisions) + 1)
        lost = graded.after - graded.best
        deal.own[event.seat] = replace(deal.own[event.seat], throw=lost)
        self._decided(deal, state, graded, Moment.THROWN, f"throws {listed(graded.decision.chosen)}")

    def _turned(self, deal: OpenDeal, state: GameState, event: e.StarterTurned) -> None:
        deal.starter = event.card
        if not is_regular(state):
            return
        for seat in (0, 1):
            play = _after_cut(state, seat, event.card)
            deal.views[seat] = grain(starter_chance(play))
            cut = deal.views[seat] - grain(starter_mean(play))  # fair: nought on the mean over all starters
            deal.own[seat] = replace(deal.own[seat], cut=cut)
        self._point(deal, state, Moment.STARTER, f"{event.card.pretty} is turned")

    def _played(self, deal: OpenDeal, state: GameState, event: e.CardPlayed) -> None:
        if not is_regular(state):
            return
        graded = graded_card(state, event.seat, event.card, len(self.decisions) + 1)
        if graded is None:
            return
        own = deal.own[event.seat]
        deal.own[event.seat] = replace(own, pegging=own.pegging + graded.after - graded.best)
        self._decided(deal, state, graded, Moment.CARD, f"plays {event.card.pretty}")

    def _decided(self, deal: OpenDeal, state: GameState, graded: Graded, moment: Moment, what: str) -> None:
        seat = graded.decision.seat
        deal.views[seat] = graded.after
        self.decisions.append(graded.decision)
        self._point(deal, state, moment, f"{state.names[seat]} {what}")

    def _end(self, state: GameState, event: e.GameEnded) -> None:
        result = 1.0 if event.outcome.winner == 0 else 0.0
        deal = self._open
        if deal is None:
            return
        by_pegs = event.outcome.ending is Ending.PEGGED_OUT
        self._close(deal, state, result, self._end_of(state, 1 - deal.dealer) if by_pegs else None)
        self.line.append(Point(deal.number, Moment.END, result, state.scores, "the game is over"))
        self._open = None

    def _end_of(self, state: GameState, dealer: Seat) -> DealEnd:
        return DealEnd((state.scores[0], state.scores[1]), dealer, state.rules.goal)

    def _close(self, deal: OpenDeal, state: GameState, chance: float, end: DealEnd | None) -> None:
        """The deal has led to this chance for the first player."""
        if end is not None:
            for seat, own in enumerate(deal.own):
                counting, muggins = deal.slips.counting(seat, end), deal.slips.muggins(seat, end)
                deal.own[seat] = replace(own, counting=counting, muggins=muggins)
        ledgers = balanced((deal.own[0], deal.own[1]), chance - deal.base)
        self.deals.append(
            DealReview(deal.number, deal.dealer, deal.before, state.scores, deal.starter, ledgers)
        )

    def _point(self, deal: OpenDeal, state: GameState, moment: Moment, text: str) -> None:
        """What each player thinks, and the average."""
        chance = (deal.views[0] + 1.0 - deal.views[1]) / 2
        self.line.append(Point(deal.number, moment, chance, state.scores, text))


def chance_before(state: GameState) -> float:
    """The first player's, before the deal."""
    mine, theirs = state.scores
    return grain(win_chance(mine, theirs, dealer=state.dealer == 0, goal=state.rules.goal))


def _after_cut(state: GameState, seat: Seat, starter: Card) -> Play:
    """What the seat knows once the starter is turned."""
    deal = state.deal
    return Play(
        dealer=state.dealer == seat,
        held=tuple(deal.hands[seat]),
        laid=(),
        thrown=deal.thrown[seat],
        theirs=(),
        series=(),
        starter=starter,
        scores=(state.scores[seat], state.scores[1 - seat]),
        goal=state.rules.goal,
    )
