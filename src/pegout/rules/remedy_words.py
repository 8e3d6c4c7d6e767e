"""Remedies as a judge says them."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

from pegout.rules import remedies as r
from pegout.rules.speech import number_word

Names = Sequence[str]


def tell_remedy(remedy: r.Remedy, names: Names) -> str:
    """What is ordered, in one sentence.

    >>> tell_remedy(r.PointsTo(1, 2), ["Ann", "Bob"])
    'Bob pegs two points.'
    """
    return _TELLINGS[remedy.__class__](remedy, names)


def _points(number: int) -> str:
    return _several(number, "point")


def _cards(number: int) -> str:
    return _several(number, "card")


def _several(number: int, word: str) -> str:
    return f"{number_word(number) if number else 'no'} {word}{'' if number == 1 else 's'}"


def _drawn(remedy: r.DrawnTo, names: Names) -> str:
    to = "to the crib, unseen" if remedy.seat is None else f"to {names[remedy.seat]}'s hand"
    go = "goes" if remedy.number == 1 else "go"
    return f"{_cards(remedy.number).capitalize()} from the top of the pack {go} {to}."


def _dealt_on(remedy: r.DealtOn, _: Names) -> str:
    return (
        f"The deal continues, one card at a time starting with pone: {_cards(remedy.number)} more to each "
        f"hand."
    )


def _retracted(remedy: r.PlayRetracted, _: Names) -> str:
    heels = ", and so are the two for heels if they were pegged" if remedy.heels else ""
    return f"All points pegged in this play are taken back{heels}."


def _returned(remedy: r.CardsReturned, _: Names) -> str:
    if remedy.number == 1:
        return "The last card played goes back to its hand."
    return f"The last {_cards(remedy.number)} played go back to the hands."


def _held_back(remedy: r.HeldBack, names: Names) -> str:
    cards = " ".join(card.pretty for card in remedy.cards) or "the cards held back"
    fate = "dead in the play" if remedy.fate is r.Fate.DEAD else "played"
    return f"{names[remedy.seat]}: {cards} {'is' if len(remedy.cards) == 1 else 'are'} {fate}."


def _cut_again(remedy: r.CutAgain, _: Names) -> str:
    return "The pack is shuffled and cut again." if remedy.shuffled else "The cut is made again."


def _cut_taken_back(remedy: r.CutTakenBack, names: Names) -> str:
    who = _and(names[seat] for seat in remedy.seats)
    return f"{who} {'cuts' if len(remedy.seats) == 1 else 'cut'} for the deal again."


def _blind_throw(remedy: r.BlindThrow, names: Names) -> str:
    cards, owner = _cards(remedy.number), names[remedy.seat]
    return f"{names[remedy.by]} draws {cards} unseen from {owner}'s hand for the crib, as {owner}'s throw."


def _starter_pick(remedy: r.StarterPick, names: Names) -> str:
    drawn = f"{names[remedy.by]} draws two cards unseen from {names[remedy.seat]}'s hand"
    return f"{drawn}, looks at them and picks the starter; the other goes back."


def _cards_shown(remedy: r.CardsShown, names: Names) -> str:
    if remedy.packet is r.Packet.UPPER:
        return f"{names[remedy.seat]} is shown the card under the upper packet."
    which = "the card" if remedy.number == 1 else f"the {_cards(remedy.number)}"
    return f"{names[remedy.seat]} is shown {which} under the starter."


def _and(names: Iterable[str]) -> str:
    return " and ".join(names)


_TELLINGS: dict[type, Callable[[Any, Names], str]] = {
    r.PointsTo: lambda o, names: f"{names[o.seat]} pegs {_points(o.points)}.",
    r.PointsBack: lambda o, names: f"{names[o.seat]} pegs {_points(o.points)} back.",
    r.Correction: lambda o, names: f"{names[o.seat]}'s peg goes back {_points(o.points)} as a correction.",
    r.RearPegAt: lambda o, names: f"{names[o.seat]}'s rear peg goes in hole {o.hole}.",
    r.ScoreLost: lambda o, names: f"{names[o.seat]} loses the {_points(o.points)} left unpegged.",
    r.PlayRetracted: _retracted,
    r.PlayStops: lambda _, __: "The play stops; what is not dead is counted now.",
    r.DealtAgain: lambda o, names: f"{names[o.dealer]} shuffles and deals again.",
    r.CutAgain: _cut_again,
    r.CutTakenBack: _cut_taken_back,
    r.StarterCutAgain: lambda _, __: "The starter goes back; the rest of the pack is shuffled and cut again.",
    r.ThrowReturned: lambda o, names: f"{names[o.seat]} takes the throw back and throws again.",
    r.BlindThrow: _blind_throw,
    r.StarterPick: _starter_pick,
    r.CardsShown: _cards_shown,
    r.DrawnTo: _drawn,
    r.DealtOn: _dealt_on,
    r.DealReopened: lambda _, __: "This is about the deal just counted.",
    r.ToCrib: lambda o, names: f"{names[o.seat]} puts {_cards(o.number)} more into the crib.",
    r.HandDead: lambda o, names: f"{names[o.seat]}'s hand is dead and counts nothing.",
    r.CribDead: lambda _, __: "The crib is dead and counts nothing.",
    r.FourOfCrib: lambda _, __: (
        "After the play the dealer picks four cards from the crib; the rest are dead."
    ),
    r.CribTo: lambda o, names: f"The crib is {names[o.seat]}'s, who counts as the dealer of this deal.",
    r.CardsReturned: _returned,
    r.HeldBack: _held_back,
    r.GoTakenBack: lambda o, names: (
        f"{names[o.seat]}'s go is taken back, and so is everything played after it."
    ),
    r.CountIs: lambda o, _: f"The count is {number_word(o.count)}.",
    r.GameLost: lambda o, names: f"{names[o.seat]} loses the game.",
    r.MatchLost: lambda o, names: f"{names[o.seat]} loses the match.",
    r.Told: lambda o, _: o.text,
}


def orders(remedies: Sequence[r.Remedy], names: Names) -> tuple[str, ...]:
    """What is ordered, in words; cards are not named, as not everybody may know them."""
    unnamed = [replace(one, cards=()) if isinstance(one, r.HeldBack) else one for one in remedies]
    return tuple([tell_remedy(one, names) for one in unnamed])
