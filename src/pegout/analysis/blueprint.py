"""Play in equilibrium, read from the shipped table."""

from pegout.analysis.hypotheses import Hypotheses
from pegout.analysis.kept_hands import kept_number
from pegout.analysis.plays import SENSIBLE, Play
from pegout.analysis.shipped import shipped
from pegout.cards import Card


def planned_shares(play: Play) -> dict[Card, float]:
    """How often play in equilibrium lays each card that may be laid.

    >>> from pegout.cards import parse_cards
    >>> lead = Play(False, tuple(parse_cards("5H 6D JC QS")), (), tuple(parse_cards("2C 9H")), (), (),
    ...     parse_cards("KD")[0], (0, 0))
    >>> shares = planned_shares(lead)
    >>> round(sum(shares.values()), 6), min(shares, key=shares.get)
    (1.0, Card(5H))
    """
    from pegout.analysis.kernels.play_of_two import situation
    from pegout.analysis.kernels.search import OWN_HAND

    options = play.options()
    guess = Hypotheses(play, SENSIBLE)
    place = situation(int(guess.ats[0]), kept_number(play.hand), guess.hands, OWN_HAND, guess.laid)
    row = shipped("blueprint")["shares"][place].tolist()
    ranks = guess.hands[OWN_HAND].tolist()
    shares = {card: sum(row[slot] for slot in range(4) if ranks[slot] == card.rank - 1) for card in options}
    total = sum(shares.values())
    return {card: share / total if total else 1 / len(options) for card, share in shares.items()}
