"""What a seat may see: every field named by hand, so a new secret stays secret until somebody lists it."""

from dataclasses import replace

from pegout.cards import Card
from pegout.game.board import Pegs
from pegout.game.commands import Command, Officiating, Seat
from pegout.game.legal import legal_commands
from pegout.game.match import MatchFormat, Standing
from pegout.game.officiated.claims import Claim
from pegout.game.officiated.first.tally import Tally as FirstTally
from pegout.game.officiated.tally import Tally
from pegout.game.officiated.windows import open_claims, pegs_at_once
from pegout.game.piles import turned_over
from pegout.game.state import GameState, Phase
from pegout.game.turns import to_act
from pegout.rules import Outcome, RuleSet
from pegout.values import value


@value
class CountSeen:
    """A hand or crib as its player counted it, and who has not accepted it yet."""

    seat: Seat
    crib: bool
    said: int
    open_to: tuple[Seat, ...]
    pegged: bool = True
    """Whether the player has pegged what was announced."""
    callers: tuple[Seat, ...] = ()
    """Who has not mixed the cards yet and may call muggins."""
    points: int = 0
    """How far the peg went for it, and stands now."""


@value
class SeatView:
    """The table as one seat sees it; as a spectator sees it when the seat is None."""

    seat: Seat | None
    rules: RuleSet
    names: tuple[str, ...]
    match: MatchFormat
    phase: Phase
    game_number: int
    deal_number: int
    dealer: Seat | None
    cuts: tuple[tuple[Seat, Card], ...]
    """The cards cut for the deal."""
    to_act: tuple[Seat, ...]
    """Whom the table waits for."""
    hand: tuple[Card, ...]
    """The seat's own cards not yet played."""
    thrown: tuple[Card, ...]
    """What the seat itself threw."""
    hand_sizes: tuple[int, ...]
    has_thrown: tuple[bool, ...]
    laid: tuple[tuple[Card, ...], ...]
    """The cards each seat has laid in this deal, as a player who paid attention remembers them.

    For players and their programs. No screen shows it, but what is `played` and how much is `turned`.
    """
    turned: tuple[int, ...]
    """How many of them have been turned over, the first ones of each seat."""
    series: tuple[Card, ...]
    count: int
    last: Seat | None
    """Who laid the last card of the series."""
    gone: tuple[Seat, ...]
    """Who has said go in this series."""
    starter: Card | None
    crib_size: int
    crib: tuple[Card, ...]
    """The crib, once it has been shown, or while the seat picks its cards."""
    drawn: tuple[Card, ...]
    """The two cards that the seat drew to pick the starter from, while it picks."""
    shown: tuple[Card, ...]
    """Cards of the pack that a ruling has shown to the seat alone."""
    dead: tuple[Seat, ...]
    """Whose hands are not counted in this deal, by a ruling."""
    crib_dead: bool
    officiating: Officiating
    edition: int
    """Of the rules that the match is played under."""
    pegs: tuple[Pegs, ...]
    """By side: partners are one side."""
    standings: tuple[Standing, ...]
    outcome: Outcome | None
    winner: int | None
    legal: tuple[Command, ...]
    """What the seat may do now."""
    awards: tuple[int, ...]
    """Where the players officiate: what each seat has to peg by a ruling; below nought: holes to go back."""
    series_over: bool = False
    """Where the players officiate: whether the cards of a finished series still lie."""
    counts: tuple[CountSeen, ...] = ()
    """Where the players officiate: what has been counted in the show."""
    claimed_by: Seat | None = None
    """Where the players officiate: who has pegged out and waits for the others to accept it."""
    pegging: tuple[Seat, ...] = ()
    """Where the players officiate: who is given the time to peg, or to pass, before anybody goes on."""
    pegs_at_once: bool = False
    """Where the players officiate: whether a screen may let the seat announce its hand and peg it in one."""
    claims: tuple[Claim, ...] = ()
    """Where the players officiate: what the seat may claim now, be it right or wrong."""

    @property
    def played(self) -> tuple[tuple[Card, ...], ...]:
        """The cards each seat has laid in this deal and that lie face up."""
        return tuple([pile[down:] for pile, down in zip(self.laid, self.turned, strict=True)])

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(pegs.front for pegs in self.pegs)


def view_for(state: GameState, seat: Seat | None) -> SeatView:
    """The view of a seat; whoever does not sit at the table is a spectator, and sees what is open to all."""
    seat = seat if seat in range(state.rules.seats) else None
    view = _view(state, seat)
    return view if state.deal.tally is None else _officiated(view, state, state.deal.tally, seat)


def _view(state: GameState, seat: Seat | None) -> SeatView:
    """Without what is seen only where the players officiate."""
    deal = state.deal
    return SeatView(
        seat=seat,
        rules=state.rules,
        names=state.names,
        match=state.match,
        phase=state.phase,
        game_number=state.game_number,
        deal_number=state.deal_number,
        dealer=state.dealer,
        cuts=state.cuts,
        to_act=to_act(state),
        hand=() if seat is None or not deal.hands else tuple(deal.hands[seat]),
        thrown=() if seat is None or not deal.thrown else deal.thrown[seat],
        hand_sizes=tuple(len(hand) for hand in deal.hands),
        has_thrown=tuple(bool(thrown) for thrown in deal.thrown),
        laid=tuple(tuple(pile) for pile in deal.played),
        turned=turned_over(state),
        series=tuple(deal.series),
        count=deal.count,
        last=deal.last,
        gone=tuple(sorted(deal.gone)),
        starter=deal.starter,
        crib_size=len(deal.crib),
        crib=_crib_seen(state, seat),
        drawn=_drawn_seen(state, seat),
        shown=_shown_to(state, seat),
        dead=() if deal.ruled is None else deal.ruled.dead,
        crib_dead=deal.ruled is not None and deal.ruled.crib_dead,
        officiating=state.officiating,
        edition=state.edition,
        pegs=tuple(state.pegs),
        standings=state.standings,
        outcome=state.outcome,
        winner=state.winner,
        legal=() if seat is None else legal_commands(state, seat),
        awards=(0,) * state.rules.seats,
    )


def _officiated(view: SeatView, state: GameState, tally: Tally | FirstTally, seat: Seat | None) -> SeatView:
    """With it; the first edition had neither awards nor time to peg."""
    return replace(
        view,
        awards=_awards_seen(tally) if isinstance(tally, Tally) else view.awards,
        series_over=tally.closed,
        counts=_counts_seen(tally),
        claimed_by=tally.claimed_by,
        pegging=tally.pending if isinstance(tally, Tally) else (),
        pegs_at_once=seat is not None and pegs_at_once(state, seat),
        claims=() if seat is None else open_claims(state, seat),
    )


def _counts_seen(tally: Tally | FirstTally) -> tuple[CountSeen, ...]:
    if isinstance(tally, Tally):
        return tuple(
            [
                CountSeen(one.seat, one.crib, one.said, one.open_to, one.is_pegged, one.callers, one.pegged)
                for one in tally.counted
            ]
        )
    return tuple(
        [CountSeen(one.seat, one.crib, one.said, one.open_to, points=one.said) for one in tally.counted]
    )


def _awards_seen(tally: Tally) -> tuple[int, ...]:
    """Everybody has heard the ruling; what goes back is pegged first."""
    return tuple([-holes or tally.awarded(seat) for seat, holes in enumerate(tally.backward)])


def _crib_seen(state: GameState, seat: Seat | None) -> tuple[Card, ...]:
    picks = state.phase is Phase.CHOOSE_CRIB and seat == state.dealer
    return state.deal.crib if picks or state.deal.crib_shown else ()


def _drawn_seen(state: GameState, seat: Seat | None) -> tuple[Card, ...]:
    picks = state.phase is Phase.PICK_STARTER and seat == state.pone
    return state.deal.ruled.drawn if picks and state.deal.ruled is not None else ()


def _shown_to(state: GameState, seat: Seat | None) -> tuple[Card, ...]:
    ruled = state.deal.ruled
    return ruled.shown[seat] if seat is not None and ruled is not None and ruled.shown else ()
