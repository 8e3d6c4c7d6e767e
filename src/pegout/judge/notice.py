"""What a faultless observer in a seat would notice, from nothing but what everybody there has seen."""

from pegout.cards import Card
from pegout.game import GameState, Seat
from pegout.game.hands import whole_hand
from pegout.game.officiated.claims import Claim
from pegout.game.officiated.notes import count_before
from pegout.game.officiated.refusals import COUNTING
from pegout.game.officiated.scores import worth
from pegout.game.officiated.tally import Tally
from pegout.game.state import PLAY, Phase
from pegout.game.turns import playable
from pegout.judge.claims import good_claims
from pegout.rules import score_show
from pegout.values import value


@value
class Noticed:
    """What is there to be said, pegged and claimed now. People are never shown this."""

    due: int
    """Points of the play, and awards, that may be pegged."""
    count: int
    """The count that a card is added to."""
    fitting: tuple[Card, ...]
    """The cards of the seat that fit into the count."""
    hand: int | None
    """What the hand is worth, once it can be counted."""
    crib: int | None
    claims: tuple[Claim, ...]
    """Every claim that would be upheld."""
    to_peg: int | None = None
    """What the hand or crib that the seat has announced is worth, while it is not pegged yet."""
    backward: int = 0
    """How many holes the seat is to peg back."""


def noticed(state: GameState, seat: Seat) -> Noticed:
    """For a seat of a deal that the players officiate and whose starter is turned."""
    deal, tally = state.deal, state.deal.tally
    if tally is None:
        raise ValueError("The players do not officiate this deal.")
    count = 0 if tally.closed else count_before(deal, seat)
    in_show = state.phase is Phase.SHOW or (state.phase is PLAY and deal.turn is None)
    announced = tally.count_to_peg(seat) if isinstance(tally, Tally) else None
    return Noticed(
        due=_due(state, seat) if state.phase in COUNTING else 0,
        count=count,
        fitting=playable(deal.hands[seat], state.rules.limit - count),
        hand=_worth(state, whole_hand(deal, seat)) if in_show else None,
        crib=_worth(state, deal.crib, crib=True) if deal.crib_shown else None,
        claims=good_claims(state, seat),
        to_peg=None if announced is None else announced.true,
        backward=tally.backward[seat] if isinstance(tally, Tally) else 0,
    )


def _due(state: GameState, seat: Seat) -> int:
    tally = state.deal.tally
    if isinstance(tally, Tally):
        return worth(tally.due[seat])
    return 0 if tally is None else tally.due[seat] + tally.heels[seat]


def _worth(state: GameState, cards: tuple[Card, ...], *, crib: bool = False) -> int | None:
    starter = state.deal.starter
    return None if starter is None else score_show(cards, starter, state.rules, crib).total
