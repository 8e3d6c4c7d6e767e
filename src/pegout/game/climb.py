"""How each side came to its score, so that points taken back leave the order as if they had never been."""

from pegout.game.state import GameState, Step


def stepped(draft: GameState, side: int, points: int, *, by_ruling: bool) -> None:
    """The side has just moved by these points, forward or back, as its newest step."""
    draft.pegged += 1
    draft.reached[side] = draft.pegged
    draft.climbs[side] = (*draft.climbs[side], (points, draft.pegged, by_ruling))


def untrodden(draft: GameState, side: int, points: int) -> None:
    """The newest of these points were never pegged: the side reached its score by the steps that are left.

    What rulings gave is touched last, since corrections and retractions are mostly about other points.
    """
    steps = list(_whole(draft, side, draft.pegs[side].front + points))
    own = [place for place, (_, _, by_ruling) in enumerate(steps) if not by_ruling]
    given = [place for place, (_, _, by_ruling) in enumerate(steps) if by_ruling]
    for place in (*reversed(own), *reversed(given)):
        moved, number, by_ruling = steps[place]
        back = min(points, max(0, moved))
        steps[place] = moved - back, number, by_ruling
        points -= back
    draft.climbs[side] = tuple([step for step in steps if step[0]])
    draft.reached[side] = draft.climbs[side][-1][1] if draft.climbs[side] else 0


def _whole(draft: GameState, side: int, score: int) -> tuple[Step, ...]:
    """All steps to the score; of a table that was set up there only the last is known."""
    steps = draft.climbs[side]
    unknown = score - sum(points for points, _, _ in steps)
    if not unknown:
        return steps
    return tuple(sorted((*steps, (unknown, draft.reached[side], False)), key=lambda step: step[1]))
