"""The scores that a call of muggins can name, as you type them (acc:X.4a)."""

from collections.abc import Sequence

from pegout.game import SeatView
from pegout.game.officiated.claims import ClaimMuggins, Scored
from pegout.game.officiated.missed import scores_of_play

_WORDS = {
    **{score.value: score for score in Scored},
    "15": Scored.FIFTEEN,
    "31": Scored.THIRTY_ONE,
    "thirty": Scored.THIRTY_ONE,
    "last": Scored.LAST,
}
_FILLERS = ("for", "the", "a", "of", "kind", "card", "one", "and", "point", "points")
"""For "three of a kind", "last card" and "thirty-one" the first word is enough."""


def score_word(word: str) -> Scored | None:
    """The score the word names; a number alone names none."""
    return None if word.isdigit() else _WORDS.get(word)


def without_fillers(words: Sequence[str]) -> list[str]:
    return [word for word in words if word not in _FILLERS]


def read_score(text: str) -> Scored:
    """The score asked for, or `ValueError` listing those there are."""
    for word in without_fillers(text.replace("-", " ").split()):
        if word in _WORDS:
            return _WORDS[word]
    raise ValueError(f"Name one of these: {_named(tuple(Scored))}.")


def muggins_question(view: SeatView, claim: ClaimMuggins) -> str:
    return f"Which score did {view.names[claim.player]} miss: {_named(_could_be(view, claim))}?"


def only_score(view: SeatView, claim: ClaimMuggins) -> Scored | None:
    """The score that is meant, if only one can be, as far as anyone can see."""
    scores = _could_be(view, claim)
    return scores[0] if len(scores) == 1 else None


def _could_be(view: SeatView, claim: ClaimMuggins) -> tuple[Scored, ...]:
    calls = [one for one in view.claims if isinstance(one, ClaimMuggins) and one.player == claim.player]
    counted = [one.score for one in calls if one.score is not None]
    of_play = scores_of_play(view.rules)
    return (*([] if calls and len(counted) == len(calls) else of_play), *counted)


def _named(scores: Sequence[Scored]) -> str:
    *others, last = [score.value.replace("-", " ") for score in scores]
    return f"{', '.join(others)} or {last}" if others else last
