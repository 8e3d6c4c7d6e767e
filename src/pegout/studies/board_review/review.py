"""A review of a board: chances, points against the average, hands and throws."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from pegout.analysis.game_chances import GOAL, win_chance
from pegout.companion import BoardEvent, BoardState, Line, PointKind, Points, Shown, board_of, read_board
from pegout.companion.doubts import kind_of
from pegout.companion.speech import points_of, tell_outcome
from pegout.game import listed
from pegout.studies.board_review.averages import average
from pegout.studies.board_review.result import BoardReview, Chance, CountedHand, KindSum, ThrowReview

_MANY = "Chances to win, averages and throws are known for two players only: this board has {seats}."
_LONG = f"Chances to win are known for games to {GOAL} or less: this one goes to {{goal}}."
_SHORT = f"Chances come from the table for games to {GOAL}, by how many points each player still needs."
_WITHIN = (
    "Within a deal, chances are as if the deal ended there; before each deal they are those of the table."
)
_SKUNKS = "Chances take no account of skunks or of a game that ends early."


def review_json(record: str) -> dict[str, Any]:
    """The review of a record, in plain JSON types."""
    return review_board(read_board(record)).to_json()


def review_board(log: Sequence[BoardEvent]) -> BoardReview:
    state = board_of(log)
    names, rules, two = state.terms.names, state.terms.rules, state.terms.rules.seats == 2
    has_line = two and rules.goal <= GOAL
    return BoardReview(
        names=names,
        rules=rules.name,
        notes=tuple(_notes(state)),
        results=tuple([tell_outcome(outcome, state.terms) for outcome in state.tally.games]),
        line=tuple(_line(state)) if has_line else (),
        sums=tuple([one for seat in range(rules.seats) for one in _sums(state, seat)]),
        best_hands=tuple(_extremes(state, best=True)),
        worst_hands=tuple(_extremes(state, best=False)),
        throws=tuple(_throws(state)) if has_line else (),
    )


def _notes(state: BoardState) -> Iterator[str]:
    rules = state.terms.rules
    if rules.seats != 2:
        yield _MANY.format(seats=rules.seats)
    elif rules.goal > GOAL:
        yield _LONG.format(goal=rules.goal)
    else:
        yield _WITHIN
        yield _SKUNKS
        if rules.goal < GOAL:
            yield _SHORT
    if disputed := [line.number for line in state.standing if line.objection is not None]:
        yield f"Disputed entries still count: {', '.join(map(str, disputed))}."


def _deals(state: BoardState) -> Iterator[tuple[tuple[int, ...], list[Line]]]:
    """Each deal's entries, and the scores before it."""
    nothing = (0,) * state.terms.rules.sides
    scores, game = nothing, 1
    for (number, _), lines in groupby(state.standing, key=lambda line: (line.game, line.deal)):
        if number != game:
            scores, game = nothing, number
        deal = list(lines)
        yield scores, deal
        for line in deal:
            scores = _moved(scores, line)


def _moved(scores: tuple[int, ...], line: Line) -> tuple[int, ...]:
    return tuple([score + points for score, points in zip(scores, line.moved, strict=True)])


def _line(state: BoardState) -> Iterator[Chance]:
    goal, games = state.terms.rules.goal, state.tally.games
    for before, lines in _deals(state):
        scores, first = before, lines[0]
        yield Chance(first.game, first.deal, None, scores, _chance(scores, first.dealer, goal))
        for line in lines:
            if any(line.moved):
                scores = _moved(scores, line)
                chance = (
                    float(games[line.game - 1].winner == 0)
                    if line.ended
                    else _chance(scores, 1 - line.dealer, goal)
                )
                yield Chance(line.game, line.deal, line.number, scores, chance)


def _chance(scores: tuple[int, ...], dealer: int, goal: int) -> float:
    return win_chance(scores[0], scores[1], dealer=dealer == 0, goal=goal)


def _sums(state: BoardState, seat: int) -> Iterator[KindSum]:
    """By kind; hands and play separately for the dealer and the others."""
    two = state.terms.rules.seats == 2
    for kind in PointKind:
        parted = kind in (PointKind.PLAY, PointKind.HAND)
        for role in ("dealer", "pone") if parted else ("all",):
            found = [one for one in _scored(state, seat, kind) if role in ("all", _role(one[0], seat))]
            times = _deals_in(state, seat, role) if kind is PointKind.PLAY else len(found)
            points = sum([points for _, points in found])
            if found or (kind is PointKind.PLAY and times):
                known = average(kind, dealer=role != "pone") if two else None
                name = state.terms.names[seat]
                yield KindSum(name, kind.value, role, points, times, points / times, known)


def _role(line: Line, seat: int) -> str:
    return "dealer" if line.dealer == seat else "pone"


def _scored(state: BoardState, seat: int, kind: PointKind) -> Iterator[tuple[Line, int]]:
    """The entries of a seat of that kind, and what they were worth before the game hole cut them off."""
    for line in state.standing:
        made = line.made
        if not isinstance(made, Points | Shown) or made.seat != seat or kind_of(made) is not kind:
            continue
        yield line, points_of(state.terms.rules, made) or 0


def _deals_in(state: BoardState, seat: int, role: str) -> int:
    """Deals in which anybody scored."""
    deals = [lines for _, lines in _deals(state) if any(any(line.moved) for line in lines)]
    return sum([_role(lines[0], seat) == role for lines in deals])


def _extremes(state: BoardState, *, best: bool) -> Iterator[CountedHand]:
    for seat, name in enumerate(state.terms.names):
        hands = list(_scored(state, seat, PointKind.HAND))
        if hands:
            line, points = (max if best else min)(hands, key=lambda one: one[1])
            yield CountedHand(name, line.game, line.deal, points, _cards(line))


def _cards(line: Line) -> str:
    made = line.made
    return f"{listed(made.cards)} with {made.starter.pretty}" if isinstance(made, Shown) else ""


def _throws(state: BoardState) -> Iterator[ThrowReview]:
    from pegout.analysis.throws import weigh_throws

    rules = state.terms.rules
    for before, lines in _deals(state):
        for line in lines:
            made = line.made
            if not isinstance(made, Shown) or not made.dealt:
                continue
            scores = before[made.seat], before[1 - made.seat]
            throws = weigh_throws(made.dealt, dealer=line.dealer == made.seat, scores=scores, goal=rules.goal)
            (taken,) = [throw for throw in throws if set(throw.kept) == set(made.cards)]
            most = max(throw.points for throw in throws)
            yield ThrowReview(
                name=state.terms.names[made.seat],
                game=line.game,
                deal=line.deal,
                dealt=made.dealt,
                thrown=taken.thrown,
                best=throws[0].thrown,
                points_lost=most - taken.points,
                win_lost=throws[0].win - taken.win,
            )
