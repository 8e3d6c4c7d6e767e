"""Questions that only tables of more than two players need."""

from pegout.game import GameState
from pegout.judge.facts import Question, SeatFact

_OF_SEVERAL_SIDES = frozenset({"claimant", "opponent"})
"""Who else could have claimed the points, or owned the peg?"""
_OF_SEVERAL_SEATS = frozenset({"turn_of", "still_to_cut", "lowest", "side", "player"})
"""Whose turn was it, who was still to cut, who cut lower, where else could the crib lie, who else counted?"""


def matters(question: Question, state: GameState) -> bool:
    """Whether the answer can be of any consequence among so many."""
    if question.needed:
        return True
    if question.name in _OF_SEVERAL_SIDES and question.kind is SeatFact:
        return state.rules.sides > 2
    return question.name not in _OF_SEVERAL_SEATS or state.rules.seats > 2
