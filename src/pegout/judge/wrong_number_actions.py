"""The sixteen actions of acc:IV.4d: each gives the remedies for the numbers that were found.

Where play stops, that comes last: it is then that hands and crib are counted, and by then it is settled
which of them are dead. What has been counted already is counted no more; if it is dead, it goes back.
"""

from collections.abc import Callable

from pegout.cards import JACK
from pegout.game.scored import is_counted
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
    return _stop(case, *_dead(case, case.over))


def fill_crib(case: Case) -> Remedies:
    return (DrawnTo(None, -case.over[2]),)


def dealers_hand_dead(case: Case) -> Remedies:
    """All points go back here, heels among them."""
    return _stop(case, *_dead(case, (0, 1, max(case.over[2], 0))), heels=True)


def surplus_to_crib(case: Case) -> Remedies:
    return tuple(ToCrib(seat, over) for seat, over in case.hands_over if over > 0)


def fill_hand(case: Case) -> Remedies:
    return tuple(DrawnTo(seat, -over) for seat, over in case.hands_over if over < 0)


def go_on(_: Case) -> Remedies:
    return ()


def crib_dead(_: Case) -> Remedies:
    return (CribDead(),)


def wrong_hand_dead(case: Case) -> Remedies:
    return _stop(case, *_dead(case, (*case.over[:2], 0)))


def fill_crib_pone_dead(case: Case) -> Remedies:
    return _stop(case, *fill_crib(case), HandDead(case.state.pone))


def pones_hand_dead(case: Case) -> Remedies:
    return _stop(case, HandDead(case.state.pone))


def pones_hand_and_crib_dead(case: Case) -> Remedies:
    return _stop(case, HandDead(case.state.pone), CribDead())


def dealer_picks_crib(_: Case) -> Remedies:
    return (FourOfCrib(),)


def stop_and_deal_again(case: Case) -> Remedies:
    """A deal that is void needs no end to its play. What was counted by a right number stands."""
    deal = case.state.deal
    places = (case.state.pone, case.state.dealing, None)
    wrong = [over if is_counted(deal, place) else 0 for place, over in zip(places, case.over, strict=True)]
    return (PlayRetracted(), *_dead(case, wrong), DealtAgain(case.state.dealing))


def too_many_dead(case: Case) -> Remedies:
    return _stop(case, *_dead(case, [max(over, 0) for over in case.over]))


def _stop(case: Case, *between: Remedy, heels: bool = False) -> Remedies:
    return (PlayRetracted(heels), *between, *(() if case.play_is_over else (PlayStops(),)))


def _dead(case: Case, wrong: tuple[int, ...] | list[int]) -> Remedies:
    """The hands, pone's first, and the crib, each where its number is not nought."""
    pone, dealer, crib = wrong
    hands = ((case.state.pone, pone), (case.state.dealing, dealer))
    return (*(HandDead(seat) for seat, one in hands if one), *((CribDead(),) if crib else ()))


@value
class Action:
    """What is done by an action, for the numbers found; its words are filled in from the deal."""

    words: str
    remedies: Callable[[Case], Remedies]

    def told(self, case: Case) -> str:
        pone, dealer = case.names
        end = "The points of the play go back" if case.play_is_over else "Play ends, its points go back"
        now = "now" if case.play_is_over else "when the play is over"
        starter = case.state.deal.starter
        heels = ", along with two for heels" if starter is None or starter.rank is JACK else ""
        return self.words.format(pone=pone, dealer=dealer, end=end, now=now, heels=heels)


ACTIONS: dict[int, Action] = {
    PLAY_ON: Action("All numbers are right.", go_on),
    1: Action("These numbers cannot be put right, so this deal is void.", deal_again),
    2: Action("{end}, and every wrong number is dead.", count_what_is_right),
    3: Action("The crib is made up unseen from the top of the pack.", fill_crib),
    4: Action("{end}{heels}, and {dealer}'s hand is dead.", dealers_hand_dead),
    SURPLUS_TO_CRIB: Action(
        "The surplus goes in the crib, and the table is consulted again.", surplus_to_crib
    ),
    6: Action("The short hand is made up from the top of the pack.", fill_hand),
    7: Action("Everything is counted as it is.", go_on),
    8: Action("The hands are counted as they are, and the crib is dead.", crib_dead),
    9: Action("{end}, and the wrong hand is dead.", wrong_hand_dead),
    10: Action("{end}, the crib is made up, and {pone}'s hand is dead.", fill_crib_pone_dead),
    11: Action("{end}, and {pone}'s hand is dead; {dealer}'s short hand counts.", pones_hand_dead),
    12: Action("{end}, and only {dealer}'s short hand counts.", pones_hand_and_crib_dead),
    13: Action(
        "{end}, the crib is made up, and {pone}'s hand is dead; {dealer}'s short hand counts.",
        fill_crib_pone_dead,
    ),
    14: Action("{dealer} looks at the crib {now} and keeps four of its cards.", dealer_picks_crib),
    15: Action("{end}, and this deal is void.", stop_and_deal_again),
    16: Action("{end}, and anything too large is dead.", too_many_dead),
}
"""The actions by the number that the table gives."""
