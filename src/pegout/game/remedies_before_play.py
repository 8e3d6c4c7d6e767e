"""Carrying out what is ruled on cuts, throws and the starter, event by event."""

from collections.abc import Callable
from typing import Any

from pegout.cards import JACK, Card
from pegout.game import events as e
from pegout.game.script import Script
from pegout.game.state import Deal
from pegout.rules import Breakdown, Item, Kind
from pegout.rules import remedies as r

HEELS = 2


def heels(script: Script) -> None:
    """Two for a jack that is the starter: pegged, or due where the players officiate."""
    state, starter = script.state, script.state.deal.starter
    if starter is None or starter.rank is not JACK:
        return
    why = Breakdown.of(Item(Kind.HEELS, HEELS, (starter,)))
    if state.deal.tally is None:
        script.peg(state.dealing, why)
    else:
        script.say(e.Earned(state.dealing, why, heels=True))


def show_what_was_seen(script: Script) -> None:
    """What rulings before the cut have ordered to be shown."""
    ruled = script.state.deal.ruled
    for look in () if ruled is None else ruled.looks:
        script.say(e.CardsSeen(look.seat, beside_starter(script.state.deal, look)))


def beside_starter(deal: Deal, look: r.CardsShown) -> tuple[Card, ...]:
    """The cards next to where the starter was cut, as many as there are."""
    if deal.starter is None:
        return ()
    place = deal.pack.index(deal.starter)
    if not place:
        return ()  # it was picked from the dealer's hand, and lies on top
    if look.packet is r.Packet.UPPER:
        return deal.pack[max(0, place - look.number) : place]
    return deal.pack[place + 1 : place + 1 + look.number]


def _cut_taken_back(script: Script, remedy: r.CutTakenBack) -> None:
    script.say(e.CutTakenBack(remedy.seats))


def _starter_cut_again(script: Script, _: r.StarterCutAgain) -> None:
    _take_heels_back(script)
    script.say(e.StarterTakenBack())


def _take_heels_back(script: Script) -> None:
    """Heels of a starter that is none: where the players officiate they were only due."""
    state, starter = script.state, script.state.deal.starter
    if starter is None or starter.rank is not JACK or state.deal.tally is not None:
        return
    if points := min(HEELS, state.score_of(state.dealing)):
        script.say(e.PegCorrected(state.dealing, points))


def _throw_returned(script: Script, remedy: r.ThrowReturned) -> None:
    script.say(e.ThrowReturned(remedy.seat))


def _blind_throw(script: Script, remedy: r.BlindThrow) -> None:
    hand = script.state.deal.hands[remedy.seat]
    script.say(e.ThrowDrawn(remedy.seat, tuple([hand[place - 1] for place in remedy.places])))


def _starter_pick(script: Script, remedy: r.StarterPick) -> None:
    state, deal = script.state, script.state.deal
    held = deal.pack[remedy.lifted] if deal.starter is None else deal.starter
    hand = (*deal.hands[state.dealing], held)
    _take_heels_back(script)
    script.say(e.StarterDrawn(remedy.by, tuple([hand[place - 1] for place in remedy.places]), held))


def _cards_shown(script: Script, remedy: r.CardsShown) -> None:
    if script.state.deal.starter is None:
        script.say(e.LookGranted(remedy))
    else:
        script.say(e.CardsSeen(remedy.seat, beside_starter(script.state.deal, remedy)))


REMEDIES_BEFORE_PLAY: dict[type, Callable[[Script, Any], None]] = {
    r.CutTakenBack: _cut_taken_back,
    r.StarterCutAgain: _starter_cut_again,
    r.ThrowReturned: _throw_returned,
    r.BlindThrow: _blind_throw,
    r.StarterPick: _starter_pick,
    r.CardsShown: _cards_shown,
}
