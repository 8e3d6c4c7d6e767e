"""What officiating players say, and what is told when a deal is over, in cribbage speech."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from pegout.game.officiated import claims as c
from pegout.game.officiated import events as e
from pegout.game.officiated.slips import Slip, SlipKind
from pegout.rules import number_word
from pegout.rules.remedies import Fate

Names = Sequence[str]


def _marked(names: Names, event: e.PointsMarked) -> Iterator[str]:
    yield f"{names[event.seat]} pegs {number_word(event.points)}."


def _counted(names: Names, event: e.HandCounted) -> Iterator[str]:
    cards = " ".join([card.pretty for card in sorted(event.cards)])
    what = "the crib, " if event.crib else ""
    yield f"{names[event.seat]} counts {what}{cards}: {number_word(event.said)}."


def _announced(names: Names, event: e.CountAnnounced) -> Iterator[str]:
    cards = " ".join([card.pretty for card in sorted(event.cards)])
    what = "the crib, " if event.crib else ""
    yield f"{names[event.seat]} counts {what}{cards}: {number_word(event.said)}."


def _count_pegged(names: Names, event: e.CountPegged) -> Iterator[str]:
    yield f"{names[event.seat]} pegs {number_word(event.points)} for the {'crib' if event.crib else 'hand'}."


def _raised(names: Names, event: e.CountRaised) -> Iterator[str]:
    what = "crib" if event.crib else "hand"
    yield f"{names[event.seat]} counts the {what} again, {number_word(event.said)}, and pegs the difference."


def _passed(names: Names, event: e.PegPassed) -> Iterator[str]:
    yield f"{names[event.seat]} has nothing to peg."


def _mixed(names: Names, event: e.CardsMixed) -> Iterator[str]:
    yield f"{names[event.seat]} accepts the count and mixes the cards."


def _awarded(names: Names, event: e.Awarded) -> Iterator[str]:
    yield f"{names[event.seat]} has {number_word(event.points)} to peg."


def _backward(names: Names, event: e.BackwardOwed) -> Iterator[str]:
    yield f"{names[event.seat]} has {number_word(event.points)} to peg back."


def _pegged_back(names: Names, event: e.PenaltyPeggedBack) -> Iterator[str]:
    yield f"{names[event.seat]} pegs back {number_word(event.points)}."


def _crib_turned(names: Names, event: e.CribTurned) -> Iterator[str]:
    yield f"{names[event.seat]} turns up the crib."


def _accepted(names: Names, event: e.CountAccepted) -> Iterator[str]:
    yield f"{names[event.seat]} accepts."


def _claimed(names: Names, event: e.GameClaimed) -> Iterator[str]:
    yield f"{names[event.seat]} claims the game."


def _dropped(_: Names, __: e.GameClaimDropped) -> Iterator[str]:
    yield "The game continues."


def _go_taken_back(names: Names, event: e.GoTakenBack) -> Iterator[str]:
    yield f"{names[event.seat]}'s go is taken back, and so is everything played after it."


def _reckoned(names: Names, event: e.Reckoned) -> Iterator[str]:
    for slip in event.slips:
        yield f"Unnoticed: {names[slip.seat]} {_slip(slip)}."


def _slip(slip: Slip) -> str:
    points = f"{number_word(slip.points)} point{'' if slip.points == 1 else 's'}"
    return _SLIPS[slip.kind].format(points=points, them="it" if slip.points == 1 else "them")


_SLIPS = {
    SlipKind.MISSED_IN_PLAY: "did not peg {points} in the play and lost {them}",
    SlipKind.MISSED_HEELS: "did not peg heels in time and lost {points}",
    SlipKind.MISSED_HAND: "counted the hand {points} too low and lost {them}",
    SlipKind.MISSED_CRIB: "counted the crib {points} too low and lost {them}",
    SlipKind.OVER_IN_PLAY: "pegged {points} too many in the play and kept {them}",
    SlipKind.OVER_HAND: "counted the hand {points} too high and kept {them}",
    SlipKind.OVER_CRIB: "counted the crib {points} too high and kept {them}",
    SlipKind.WRONG_COUNT: "announced a wrong count, which stood",
    SlipKind.HELD_BACK: "said go while holding a playable card",
    SlipKind.MISSED_AWARD: "did not peg {points} awarded by a ruling and lost {them}",
}


def say_claim(names: Names, claim: c.Claim) -> str:
    """A claim in words, without its end.

    >>> say_claim(("Ann", "Bob"), c.ClaimMuggins(seat=0, player=1, points=2))
    'Ann calls muggins on Bob for two'
    """
    return _CLAIMS[claim.__class__](names, claim)


_MISSED = {
    c.Scored.FIFTEEN: "the fifteen",
    c.Scored.THIRTY_ONE: "the thirty-one",
    c.Scored.PAIR: "the pair",
    c.Scored.THREE: "the three of a kind",
    c.Scored.FOUR: "the four of a kind",
    c.Scored.RUN: "the run",
    c.Scored.GO: "the go",
    c.Scored.LAST: "the last card",
    c.Scored.HEELS: "the heels",
    c.Scored.HAND: "the hand",
    c.Scored.CRIB: "the crib",
}

_CLAIMS: dict[type, Callable[[Names, Any], str]] = {
    c.ClaimCount: lambda names, claim: f"{names[claim.seat]} says the count is wrong",
    c.ClaimOverpegged: lambda names, claim: f"{names[claim.seat]} says {names[claim.player]} pegged too many",
    c.PegBack: lambda names, claim: (
        f"{names[claim.seat]} admits pegging {number_word(claim.points)} too many"
    ),
    c.ClaimFalseGame: lambda names, claim: f"{names[claim.seat]} says {names[claim.player]} has not won",
    c.ClaimRenege: lambda names, claim: (
        f"{names[claim.seat]} claims a renege by {names[claim.player]}"
        + (", wanting the cards dead" if claim.fate is Fate.DEAD else "")
    ),
    c.TakeBackGo: lambda names, claim: f"{names[claim.seat]} takes back the go",
    c.ClaimMuggins: lambda names, claim: (
        f"{names[claim.seat]} calls muggins on {names[claim.player]} for {number_word(claim.points)}"
        + (f", {_MISSED[claim.score]}" if claim.score is not None else "")
    ),
    c.ClaimFullCount: lambda names, claim: f"{names[claim.seat]} says {names[claim.player]} counted too low",
    c.ClaimCountedEarly: lambda names, claim: (
        f"{names[claim.seat]} says {names[claim.player]} counted too early"
    ),
    c.ClaimHeels: lambda names, claim: (
        f"{names[claim.seat]} says {names[claim.player]} played before pegging heels"
    ),
}


TOLD_OF_PLAYERS: dict[type, Callable[[Names, Any], Iterator[str]]] = {
    e.PointsMarked: _marked,
    e.HandCounted: _counted,
    e.CountAnnounced: _announced,
    e.CountPegged: _count_pegged,
    e.CountRaised: _raised,
    e.PegPassed: _passed,
    e.CardsMixed: _mixed,
    e.Awarded: _awarded,
    e.BackwardOwed: _backward,
    e.PenaltyPeggedBack: _pegged_back,
    e.CribTurned: _crib_turned,
    e.CountAccepted: _accepted,
    e.GameClaimed: _claimed,
    e.GameClaimDropped: _dropped,
    e.GoTakenBack: _go_taken_back,
    e.Reckoned: _reckoned,
}
"""What is due is told to nobody."""
