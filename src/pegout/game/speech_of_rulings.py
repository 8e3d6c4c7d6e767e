"""Rulings in cribbage speech. Cards that a ruling moves are counted, not named: not everybody sees them."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from pegout.game import events as e
from pegout.game.officiated.speech import say_claim
from pegout.rules import number_word
from pegout.rules.remedies import HeldBack, ScoreLost, Told

Names = Sequence[str]


def _ruling(names: Names, event: e.RulingMade) -> Iterator[str]:
    if event.claim is not None:
        yield f"{say_claim(names, event.claim)}."
    found = " ".join(event.findings) or "as follows."
    places = f" [{', '.join(event.citations)}]" if event.citations else ""
    yield f"Ruling: {found}{places}"
    for remedy in event.remedies:
        if isinstance(remedy, Told):
            yield remedy.text
        elif isinstance(remedy, ScoreLost):
            yield f"{names[remedy.seat]} loses {_several(remedy.points, 'point')} left unpegged."
        elif isinstance(remedy, HeldBack):
            cards = _cards(remedy.cards).capitalize()
            yield f"{cards} held back by {names[remedy.seat]}: {remedy.fate.value}."


def _back(names: Names, event: e.PeggedBack | e.PegCorrected) -> Iterator[str]:
    yield f"{names[event.seat]} pegs back {number_word(event.points)}."


def _play_taken_back(_: Names, event: e.PlayTakenBack) -> Iterator[str]:
    points = sum(event.points)
    what = "The points of the play and of heels" if event.heels else "The points of the play"
    yield f"{what} are taken back: {_several(points, 'point')} in all."


def _play_stopped(_: Names, __: e.PlayStopped) -> Iterator[str]:
    yield "Play stops."


def _hand_dead(names: Names, event: e.HandDeclaredDead) -> Iterator[str]:
    yield f"{names[event.seat]}'s hand is dead."


def _crib_dead(_: Names, __: e.CribDeclaredDead) -> Iterator[str]:
    yield "The crib is dead."


def _voided(names: Names, event: e.DealVoided) -> Iterator[str]:
    yield f"The deal is void; {names[event.dealer]} deals."


def _reopened(_: Names, __: e.LastDealReopened) -> Iterator[str]:
    yield "The deal just counted is reopened."


def _cut_again(_: Names, event: e.CutOrderedAgain) -> Iterator[str]:
    yield "The pack is shuffled and cut again." if event.shuffled else "The cut is made again."


def _cut_taken_back(names: Names, event: e.CutTakenBack) -> Iterator[str]:
    for seat in event.seats:
        yield f"{names[seat]}'s cut is taken back; {names[seat]} cuts again."


def _starter_taken_back(_: Names, __: e.StarterTakenBack) -> Iterator[str]:
    yield "The starter goes back into the pack, which is shuffled and cut again."


def _throw_returned(names: Names, event: e.ThrowReturned) -> Iterator[str]:
    yield f"{names[event.seat]} takes the throw back and throws again."


def _throw_drawn(names: Names, event: e.ThrowDrawn) -> Iterator[str]:
    yield f"{_cards(event.cards).capitalize()} drawn unseen from {names[event.seat]}'s hand for the crib."


def _starter_drawn(names: Names, event: e.StarterDrawn) -> Iterator[str]:
    yield f"{names[event.seat]} looks at {_cards(event.cards)} from the dealer's hand and picks the starter."


def _starter_picked(names: Names, event: e.StarterPicked) -> Iterator[str]:
    yield f"{names[event.seat]} picks {event.card.pretty} as the starter."


def _look_granted(names: Names, event: e.LookGranted) -> Iterator[str]:
    yield f"{names[event.look.seat]} is shown {_several(event.look.number, 'card')} when the starter is cut."


def _cards_seen(names: Names, event: e.CardsSeen) -> Iterator[str]:
    yield f"{names[event.seat]} is shown {_cards(event.cards)} from the pack."


def _drawn(names: Names, event: e.CardsDrawn) -> Iterator[str]:
    where = "the crib" if event.seat is None else names[event.seat]
    yield f"{_cards(event.cards).capitalize()} from the pack to {where}."


def _owed(names: Names, event: e.CribOwed) -> Iterator[str]:
    yield f"{names[event.seat]} has {_several(event.number, 'card')} to put in the crib."


def _choice(_: Names, __: e.CribChoiceGranted) -> Iterator[str]:
    yield "After the play the dealer picks four cards from the crib."


def _opened(names: Names, event: e.CribOpened) -> Iterator[str]:
    yield f"{names[event.seat]} looks at the crib."


def _chosen(names: Names, event: e.CribChosen) -> Iterator[str]:
    yield f"{names[event.seat]} picks {_cards(event.cards)} for the crib; the others are dead."


def _given(names: Names, event: e.CribGiven) -> Iterator[str]:
    yield f"The crib is {names[event.seat]}'s."


def _rear_peg(names: Names, event: e.RearPegMoved) -> Iterator[str]:
    yield f"{names[event.seat]}'s rear peg goes in hole {event.hole}."


def _taken_back(_: Names, event: e.CardsTakenBack) -> Iterator[str]:
    yield f"{_several(event.number, 'card').capitalize()} from the play taken back."


def _count(_: Names, event: e.CountSet) -> Iterator[str]:
    yield f"The count is {number_word(event.count)}."


def _cards(cards: Sequence[object]) -> str:
    return _several(len(cards), "card")


def _several(number: int, what: str) -> str:
    return f"{number_word(number)} {what}{'' if number == 1 else 's'}"


TOLD_OF_RULINGS: dict[type, Callable[[Names, Any], Iterator[str]]] = {
    e.RulingMade: _ruling,
    e.PeggedBack: _back,
    e.PegCorrected: _back,
    e.PlayTakenBack: _play_taken_back,
    e.PlayStopped: _play_stopped,
    e.HandDeclaredDead: _hand_dead,
    e.CribDeclaredDead: _crib_dead,
    e.DealVoided: _voided,
    e.LastDealReopened: _reopened,
    e.CutOrderedAgain: _cut_again,
    e.CutTakenBack: _cut_taken_back,
    e.StarterTakenBack: _starter_taken_back,
    e.ThrowReturned: _throw_returned,
    e.ThrowDrawn: _throw_drawn,
    e.StarterDrawn: _starter_drawn,
    e.StarterPicked: _starter_picked,
    e.LookGranted: _look_granted,
    e.CardsSeen: _cards_seen,
    e.CardsDrawn: _drawn,
    e.CribOwed: _owed,
    e.CribChoiceGranted: _choice,
    e.CribOpened: _opened,
    e.CribChosen: _chosen,
    e.CribGiven: _given,
    e.RearPegMoved: _rear_peg,
    e.CardsTakenBack: _taken_back,
    e.CountSet: _count,
}
"""Cards laid aside are told with the ruling."""
