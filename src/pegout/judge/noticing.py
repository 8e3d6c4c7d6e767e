"""What a faultless observer in a seat would notice, from nothing but what everybody there has seen."""

from pegout.cards import Card
from pegout.game import GameState, Seat
from pegout.game.hands import whole_hand
from pegout.game.officiated.claims import Claim
from pegout.game.officiated.noting import count_before
from pegout.game.officiated.waiting import tally_of
from pegout.game.state import PLAY, Phase
from pegout.game.turns import playable
from pegout.judge.claims import good_claims
from pegout.rules import score_show
from pegout.values import value

_OPEN = (PLAY, Phase.CHOOSE_CRIB, Phase.SHOW)


@value
class Noticed:
    """What is there to be said, pegged and claimed now. People are never shown this."""

    due: int
    """Points of the play that may be pegged."""
    count: int
    """The count that a card is added to."""
    fitting: tuple[Card, ...]
    """The cards of the seat that fit into the count."""
    hand: int | None
    """What the hand is worth, once it can be counted."""
    crib: int | None
    claims: tuple[Claim, ...]
    """Every claim that would be upheld."""


def noticed(state: GameState, seat: Seat) -> Noticed:
    """For a seat of a deal that the players officiate and whose starter is turned."""
    deal, tally = state.deal, tally_of(state.deal)
    count = 0 if tally.closed else count_before(deal, seat)
    in_show = state.phase is Phase.SHOW or (state.phase is PLAY and deal.turn is None)
    return Noticed(
        due=tally.due[seat] + tally.heels[seat] if state.phase in _OPEN else 0,
        count=count,
        fitting=playable(deal.hands[seat], state.rules.limit - count),
        hand=_worth(state, whole_hand(deal, seat)) if in_show else None,
        crib=_worth(state, deal.crib, crib=True) if deal.crib_shown else None,
        claims=good_claims(state, seat),
    )


def _worth(state: GameState, cards: tuple[Card, ...], *, crib: bool = False) -> int | None:
    starter = state.deal.starter
    return None if starter is None else score_show(cards, starter, state.rules, crib).total
