"""What you are asked at a table without a scorer. Nothing in it depends on what is right or due."""

from pegout.cards import Card
from pegout.cli.card_words import Saying, joined, numbered
from pegout.cli.officiated.moments import Moment, announced
from pegout.cli.officiated.session import OfficiatedSession, OwnAct
from pegout.game import CountCrib, CountHand, Peg, Phase, SeatView
from pegout.game.officiated.books import count_may_be_raised
from pegout.rules import number_word


def situation(session: OfficiatedSession, moment: Moment, saying: Saying) -> str:
    """The cards the question is about; nothing if it says everything itself."""
    view = session.view
    starter = f"the starter is {saying(view.starter)}" if view.starter else ""
    if moment is Moment.PLAY:
        count = "You lead." if _leads(view) else f"The count is {view.count}."
        return f"{count} You hold {numbered(session.hand, saying)}."
    if moment is Moment.HAND:
        return f"Your hand is {joined(session.own_hand, saying)}; {starter}."
    if moment is Moment.CRIB:
        return f"Your crib is {joined(sorted(view.crib), saying)}; {starter}."
    return f"{starter[:1].upper()}{starter[1:]}." if moment is Moment.ACCEPT else ""


def question(session: OfficiatedSession, moment: Moment) -> str:
    view, seat = session.view, session.seat
    if moment is Moment.ACTED:
        return _after_own(session.acted, view)
    if moment is Moment.COUNTED:
        after = "; what the ruling gave you comes after it" if view.awards[seat] > 0 else ""
        points = number_word(announced(view, seat) or 0)
        return f"Press Enter to peg {points}, as you announced, or claim{after}."
    if moment is Moment.AWARD:
        return f"You have {number_word(view.awards[seat])} to peg. Press Enter to peg them."
    if moment is Moment.BACK:
        return f"You have {number_word(-view.awards[seat])} to peg back. Press Enter to peg back."
    if moment is Moment.ACCEPT:
        return f"Press Enter to accept {_counts_to_accept(view)} and mix the cards, or claim."
    if moment is Moment.GAME and view.claimed_by is not None:
        return f"{view.names[view.claimed_by]} claims the game. Press Enter to accept it, or claim."
    if moment is Moment.PEG and not any(view.hand_sizes):
        return _LAST_PEG
    if moment is Moment.PLAY and _leads(view):
        return "Lead a card and announce the count."
    return _QUESTIONS[moment]


def which_count(card: Card, saying: Saying) -> str:
    return f"What count do you announce with {saying(card)}?"


def asked_back(points: int) -> str:
    """For a number that no hand can have, where that may be said."""
    return f"{number_word(points).capitalize()}? Press Enter if you mean it, or type the number again."


def _leads(view: SeatView) -> bool:
    """Whether the player starts a series; the cards of the last one may still lie there."""
    return view.series_over or not view.series


def _counts_to_accept(view: SeatView) -> str:
    counts = [count for count in view.counts if count.pegged and view.seat in count.open_to]
    words = [
        f"{view.names[count.seat]}'s {number_word(count.points)}{' for the crib' if count.crib else ''}"
        for count in counts
    ]
    return " and ".join(words)


def _after_own(act: OwnAct | None, view: SeatView) -> str:
    if view.claimed_by is not None:
        return "Press Enter to go on, or claim."
    if isinstance(act, CountHand | CountCrib):
        again = ", or count again for more" if count_may_be_raised(view.rules) else ""
        return f"Press Enter to leave your count as it is{again}."
    if isinstance(act, Peg):
        return f"Press Enter to go on{', or peg another score' if view.phase is Phase.PLAY else ''}."
    return "Peg if you have scored; Enter goes on."


_LAST_PEG = "All cards are played. Peg if you have scored, or claim; Enter says there is nothing to peg."

_QUESTIONS = {
    Moment.LAID: "Press Enter to go on, or claim.",
    Moment.PLAYED_OUT: "All cards are played. You may peg and claim until you press Enter.",
    Moment.ANNOUNCED: "Press Enter to go on, or claim.",
    Moment.PEG: "Peg if you have scored; Enter says there is nothing to peg.",
    Moment.PLAY: "Play a card and announce the count, or say go.",
    Moment.HAND: "Count your hand.",
    Moment.CRIB: "Count your crib.",
    Moment.MIX: "Press Enter to mix the cards, or claim.",
}
