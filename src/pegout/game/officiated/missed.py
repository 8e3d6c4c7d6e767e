"""What a call of muggins names, and which scores it can mean."""

from pegout.game.officiated.books import muggins_takes
from pegout.game.officiated.claims import ClaimMuggins, Scored
from pegout.game.officiated.tally import Counted
from pegout.rules import Kind, RuleSet

_OF_A_KIND = (Kind.PAIR, Kind.THREE, Kind.FOUR)
_ENDS = (Kind.GO, Kind.LAST)

_FAMILIES: dict[Scored, tuple[Kind, ...]] = {
    Scored.FIFTEEN: (Kind.FIFTEEN,),
    Scored.THIRTY_ONE: (Kind.THIRTY_ONE,),
    Scored.PAIR: _OF_A_KIND,
    Scored.THREE: _OF_A_KIND,
    Scored.FOUR: _OF_A_KIND,
    Scored.RUN: (Kind.RUN,),
    Scored.GO: _ENDS,
    Scored.LAST: _ENDS,
    Scored.HEELS: (Kind.HEELS,),
}


def family_of(score: Scored | None) -> tuple[Kind, ...]:
    """The kinds that players mean by the name: nobody loses a call by saying pair of three alike."""
    return () if score is None else _FAMILIES.get(score, ())


def name_of(kind: Kind) -> Scored:
    """What a score of this kind is called."""
    return _NAMES[kind]


_NAMES = {
    Kind.FIFTEEN: Scored.FIFTEEN,
    Kind.THIRTY_ONE: Scored.THIRTY_ONE,
    Kind.PAIR: Scored.PAIR,
    Kind.THREE: Scored.THREE,
    Kind.FOUR: Scored.FOUR,
    Kind.RUN: Scored.RUN,
    Kind.GO: Scored.GO,
    Kind.LAST: Scored.LAST,
    Kind.HEELS: Scored.HEELS,
}


def scores_of_play(rules: RuleSet) -> tuple[Scored, ...]:
    """What a call on the play can name under these rules."""
    return tuple([score for score in _FAMILIES if muggins_takes(_FAMILIES[score][0], rules)])


def is_low(entry: Counted, claim: ClaimMuggins) -> bool:
    """Whether the call is about this count, in time, and right."""
    crib = claim.score is Scored.CRIB
    return (
        entry.seat == claim.player and entry.crib == crib and entry.missed > 0 and claim.seat in entry.callers
    )
