"""The sixteen actions of acc:IV.4d: each gives the remedies for the numbers that were found.

Where play stops, that comes last: it is then that hands and crib are counted, and by then it is settled
which of them are dead.
"""

from collections.abc import Callable

from pegout.judge.wrong_number_table import PLAY_ON, SURPLUS_TO_CRIB, Case
from pegout.rules.remedies import (
    CribDead,
    DealtAgain,
    DrawnTo,
    FourOfCrib,
    HandDead,
    PlayRetracted,
    PlayStops,
    Remedy,
    ToCrib,
)
from pegout.values import value

Remedies = tuple[Remedy, ...]


def deal_again(case: Case) -> Remedies:
    return (DealtAgain(case.state.dealing),)


def count_what_is_right(case: Case) -> Remedies:
    hands = tuple(HandDead(seat) for seat, over in case.hands_over if over != 0)
    return _stop(*hands, *_dead_crib(dead=case.over[2] != 0))


def fill_crib(case: Case) -> Remedies:
    return (DrawnTo(None, -case.over[2]),)


def dealers_hand_dead(case: Case) -> Remedies:
    return _stop(HandDead(case.state.dealing), *_dead_crib(dead=case.over[2] > 0))


def surplus_to_crib(case: Case) -> Remedies:
    return tuple(ToCrib(seat, over) for seat, over in case.hands_over if over > 0)


def fill_hand(case: Case) -> Remedies:
    return tuple(DrawnTo(seat, -over) for seat, over in case.hands_over if over < 0)


def go_on(_: Case) -> Remedies:
    return ()


def crib_dead(_: Case) -> Remedies:
    return (CribDead(),)


def wrong_hand_dead(case: Case) -> Remedies:
    return _stop(*(HandDead(seat) for seat, over in case.hands_over if over != 0))


def fill_crib_pone_dead(case: Case) -> Remedies:
    return _stop(*fill_crib(case), HandDead(case.state.pone))


def pones_hand_dead(case: Case) -> Remedies:
    return _stop(HandDead(case.state.pone))


def pones_hand_and_crib_dead(case: Case) -> Remedies:
    return _stop(HandDead(case.state.pone), CribDead())


def dealer_picks_crib(_: Case) -> Remedies:
    return (FourOfCrib(),)


def stop_and_deal_again(case: Case) -> Remedies:
    """A deal that is void needs no end to its play: nothing of it is counted."""
    return (PlayRetracted(), DealtAgain(case.state.dealing))


def too_many_dead(case: Case) -> Remedies:
    hands = tuple(HandDead(seat) for seat, over in case.hands_over if over > 0)
    return _stop(*hands, *_dead_crib(dead=case.over[2] > 0))


def _stop(*between: Remedy) -> Remedies:
    return (PlayRetracted(), *between, PlayStops())


def _dead_crib(*, dead: bool) -> tuple[CribDead, ...]:
    return (CribDead(),) if dead else ()


@value
class Action:
    """What an action means in words, and its remedies for the numbers found."""

    words: str
    remedies: Callable[[Case], Remedies]


ACTIONS: dict[int, Action] = {
    PLAY_ON: Action("All numbers are right: play goes on.", go_on),
    1: Action("The same dealer deals again.", deal_again),
    2: Action("Play ends, its points go back, and what has a wrong number is dead.", count_what_is_right),
    3: Action("The crib is made up unseen from the pack, and play goes on.", fill_crib),
    4: Action("Play ends, its points go back, and the dealer's hand is dead.", dealers_hand_dead),
    SURPLUS_TO_CRIB: Action("The surplus goes into the crib, and the table is read again.", surplus_to_crib),
    6: Action("The short hand is made up from the pack, and play goes on.", fill_hand),
    7: Action("Play goes on, and everything is counted as it is held.", go_on),
    8: Action("Play goes on, the hands are counted as held, and the crib is dead.", crib_dead),
    9: Action("Play ends, its points go back, and the wrong hand is dead.", wrong_hand_dead),
    10: Action(
        "Play ends, its points go back, the crib is made up, and pone's hand is dead.", fill_crib_pone_dead
    ),
    11: Action(
        "Play ends, its points go back, and pone's hand is dead; the short hand counts.", pones_hand_dead
    ),
    12: Action(
        "Play ends, its points go back, and only the dealer's short hand counts.", pones_hand_and_crib_dead
    ),
    13: Action(
        "Play ends, its points go back, the crib is made up, pone's hand is dead; the short hand counts.",
        fill_crib_pone_dead,
    ),
    14: Action("Play goes on, and then the dealer picks four cards of the crib.", dealer_picks_crib),
    15: Action("Play ends, its points go back, and the same dealer deals again.", stop_and_deal_again),
    16: Action("Play ends, its points go back, and what is too large is dead.", too_many_dead),
}
"""The actions by the number that the table gives."""
