"""The piles of played cards before the players: how much of them has been turned over."""

from pegout.game.events import CardPlayed, CountSet, SeriesEnded
from pegout.game.state import Deal, GameState
from pegout.rules import PlayedCards, RuleSet


def turned_over(state: GameState) -> tuple[int, ...]:
    """How many cards of each seat's pile lie face down: always those that were laid first.

    The cards of a series are turned when it ends; where the players officiate, that is when the next is led.
    Once all cards have been played the hands are taken up to be counted, and nothing is face down any more.
    """
    deal, rules = state.deal, state.rules
    none = (0,) * len(deal.played)
    if rules.played_cards is PlayedCards.VISIBLE or _is_played_out(deal):
        return none
    laid, turned, count = list(none), none, 0
    for past in deal.history:
        if isinstance(past, CardPlayed):
            laid[past.seat] += 1
            count = past.count
        elif isinstance(past, CountSet):
            count = past.count
        elif isinstance(past, SeriesEnded) and is_turned(rules, count):
            turned = tuple(laid)
    return turned


def is_turned(rules: RuleSet, count: int) -> bool:
    """Whether the cards are turned over when a series ends with that count."""
    if rules.played_cards is PlayedCards.TURNED_AT_LIMIT:
        return count == rules.limit
    return rules.played_cards is PlayedCards.TURNED_AFTER_SERIES


def _is_played_out(deal: Deal) -> bool:
    """Whether nobody plays on in this deal, be it that a ruling has stopped the play."""
    return not any(deal.hands) or (bool(deal.history) and deal.history[-1] == SeriesEnded(None))
