"""Whether a deal has gone by the rules so far, so that the cards on the table make sense."""

from pegout.game import GameState
from pegout.game import events as e


def is_regular(state: GameState, thrown: int = 2) -> bool:
    """No ruling changed the deal, nobody said go with a card to play, and no count was announced wrongly.

    The search works out whose turn each card was; after an irregularity it would get that wrong.
    """
    deal = state.deal
    if deal.ruled is not None or any(len(cards) != thrown for cards in deal.thrown):
        return False
    if any(isinstance(entry, e.CountSet) for entry in deal.history):
        return False
    tally = deal.tally
    return tally is None or not (tally.held or tally.wrong_counts or deal.count != _true_count(state))


def _true_count(state: GameState) -> int:
    return sum(card.pips for card in state.deal.series)
