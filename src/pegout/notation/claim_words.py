"""A player's claim as words of a ruling line: what was claimed, by whom and of whom, and how it went."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields
from typing import Any

from pegout.game.officiated.claims import CLAIMS, Claim, ClaimMuggins, Scored
from pegout.notation.errors import shown
from pegout.notation.words import LETTERS, Word, number, seat_of
from pegout.rules.remedies import Fate

CLAIM = "claim"
UPHELD, DENIED = "upheld", "denied"

_NAMES = {kind: name for name, kind in CLAIMS.items()}


def claim_words(claim: Claim, *, upheld: bool) -> str:
    """The claim as it stands behind `ruling`.

    >>> from pegout.game.officiated.claims import ClaimMuggins
    >>> claim_words(ClaimMuggins(seat=0, player=1, points=2), upheld=True)
    'claim muggins A B 2 upheld'
    """
    given = [_FORMS[name][0](value) for name, value in _written(claim)]
    return " ".join([CLAIM, _NAMES[claim.__class__], *given, UPHELD if upheld else DENIED])


def read_claim(words: Sequence[Word]) -> tuple[Claim | None, bool, Sequence[Word]]:
    """The claim that the words begin with, if any, whether it was upheld, and the words after it."""
    if tuple(words[:1]) != (CLAIM,):
        return None, False, words
    place = next((place for place, word in enumerate(words) if word in (UPHELD, DENIED)), None)
    if place is None:
        raise ValueError(f"a claim is {UPHELD} or {DENIED}: write which, as in: claim count A {UPHELD}.")
    return _claim(words[1:place]), words[place] == UPHELD, words[place + 1 :]


def _claim(words: Sequence[Word]) -> Claim:
    name, *given = words or ("",)
    kind: Any = CLAIMS.get(str(name))
    if kind is None:
        raise ValueError(f"{shown(name)} is not a claim: the claims are {', '.join(CLAIMS)}.")
    wanted = [entry.name for entry in fields(kind)]
    if kind is ClaimMuggins and len(given) < len(wanted):
        wanted = [name for name in wanted if name != "score"]  # the first edition has no names for it
    if len(given) != len(wanted):
        raise ValueError(
            f"the claim {name} is followed by {len(given)} words: write its {', '.join(wanted)}."
        )
    claim: Claim = kind(*[_FORMS[field][1](word) for field, word in zip(wanted, given, strict=True)])
    return claim


def _written(claim: Claim) -> Iterator[tuple[str, Any]]:
    for entry in fields(claim):
        value = getattr(claim, entry.name)
        if value is not None:
            yield entry.name, value


def score_of(word: object) -> Scored:
    scores = {score.value: score for score in Scored}
    if not isinstance(word, str) or word not in scores:
        raise ValueError(f"{shown(word)} should name the score that was missed: {', '.join(scores)}.")
    return scores[word]


def fate_of(word: object) -> Fate:
    fates = {fate.value: fate for fate in Fate}
    if not isinstance(word, str) or word not in fates:
        raise ValueError(f"{shown(word)} should say what becomes of the cards: {' or '.join(fates)}.")
    return fates[word]


_FORMS: dict[str, tuple[Callable[[Any], str], Callable[[Word], object]]] = {
    "seat": (LETTERS.__getitem__, seat_of),
    "player": (LETTERS.__getitem__, seat_of),
    "points": (str, number),
    "fate": (lambda fate: fate.value, fate_of),
    "score": (lambda score: score.value, score_of),
}
"""For each field of a claim how it is written, and how that is read."""
