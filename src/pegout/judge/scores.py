"""The scores at the table: read from text where nobody has brought them, and compared with what is known."""

from collections.abc import Sequence
from dataclasses import replace

from pegout.edition import FIRST_EDITION
from pegout.game import GameState, Officiating, Pegs, Phase, Seat
from pegout.game.state import ScoresUnknown
from pegout.refusal import about
from pegout.rules import RuleSet, ends_early
from pegout.rules.remedies import PointsTo, Remedy, Told

SCORES = "scores"
"""What the fact is called that gives them, at any incident."""


def read_scores(text: str, rules: RuleSet) -> list[Pegs]:
    """Pegs from `84-91`, or with rear pegs from `80/84-85/91`."""
    return pegs_at([_holes(part) for part in text.split("-")], rules)


def _holes(text: str) -> list[int]:
    holes = [hole.strip() for hole in text.split("/")]
    if len(holes) > 2 or not all(hole.isascii() and hole.isdigit() and len(hole) < 4 for hole in holes):
        raise ValueError(f"{text[:30]!r} is not a score: write it as 84, or rear/front as 80/84.")
    return [int(hole) for hole in holes]


def pegs_at(scores: Sequence[Sequence[int]], rules: RuleSet) -> list[Pegs]:
    """The pegs of each side, given by the front one or by rear and front; none where nothing is given.

    One side may stand in the game hole: whether it belongs there is what a judge is asked.
    """
    if scores and len(scores) != rules.sides:
        raise ValueError(f"There are {rules.sides} sides here, not {len(scores)}: give a score for each.")
    said = f"A score is 0 to {rules.goal}, with the rear peg behind the front one: correct the scores."
    for side, holes in enumerate(scores):
        with about(f"scores[{side}]"):
            if not 0 <= holes[0] <= holes[-1] <= rules.goal:
                raise ValueError(said)
    if sum(holes[-1] == rules.goal for holes in scores) > 1:
        raise ValueError(f"Only one side can be in the game hole, {rules.goal}: correct the scores.")
    return [Pegs(holes[0] if len(holes) > 1 else max(0, holes[0] - 1), holes[-1]) for holes in scores]


def at_scores(state: GameState, text: str | None) -> GameState:
    """The table with the scores that were told; a table that knows its own refuses others."""
    if text is None:
        return state
    with about(f"facts.{SCORES}"):
        told = read_scores(text, state.rules)
        if not state.pegs:
            return replace(state, pegs=told)
        if tuple(pegs.front for pegs in told) != state.scores:
            known = "-".join(map(str, state.scores))
            raise ValueError(f"The scores here are {known}, not {text[:30]}: leave them out.")
    return state


def known_pegs(state: GameState) -> Sequence[Pegs]:
    """The pegs of each side; `ScoresUnknown` where nobody has told them."""
    if not state.pegs:
        raise ScoresUnknown
    return state.pegs


def own_points(state: GameState, seat: Seat, points: int) -> Remedy:
    """Points that the seat has earned; where the players officiate they are due, and the seat pegs them."""
    in_deal = state.phase in (Phase.PLAY, Phase.CHOOSE_CRIB, Phase.SHOW)
    if state.officiating is Officiating.PLAYERS and state.edition > FIRST_EDITION and in_deal:
        return Told(f"{state.names[seat]} pegs the points earned: {points}.")
    return PointsTo(seat, points)


def stands_in_game_hole(state: GameState, seat: Seat) -> bool:
    """Whether the seat's side is known to stand there."""
    return bool(state.pegs) and state.score_of(seat) >= state.rules.goal


def has_won(state: GameState, seat: Seat) -> bool:
    """Whether the seat's side is known to stand where the game ends, be it early."""
    if stands_in_game_hole(state, seat):
        return True
    return bool(state.pegs) and ends_early(state.scores, state.rules.side_of(seat), state.rules)
