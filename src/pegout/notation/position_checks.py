"""Why a position cannot come about, apart from its cards."""

from collections.abc import Iterator

from pegout.game import GameState, Pegs, Phase
from pegout.game.match import is_finished
from pegout.game.time_called import by_time
from pegout.notation.words import side_label
from pegout.rules import Ending, FirstDealer, ends_early

_BEFORE_DEALER = (Phase.SHUFFLE_FOR_CUT, Phase.CUT_FOR_DEAL)


def refuse_impossible(state: GameState, won: tuple[int, Ending] | None) -> None:
    """Raise ValueError with the reason; `won` is the side that has won the game, and how."""
    for reason in _objections(state, won):
        raise ValueError(reason)


def _objections(state: GameState, won: tuple[int, Ending] | None) -> Iterator[str]:
    yield from _against_pegs(state)
    yield from _against_place(state, over=won is not None)
    yield from _against_match(state)
    if won is None:
        yield from _against_going_on(state)
    elif not _ends(state, *won):
        yield f"{side_label(state.rules, won[0])} has not won by {won[1].value} with these scores and rules."


def _against_pegs(state: GameState) -> Iterator[str]:
    for side, pegs in enumerate(state.pegs):
        if pegs.front > state.rules.goal:
            label = side_label(state.rules, side)
            yield f"{label} is at {pegs.front}, past the game hole: {state.rules.goal} is the last."
        if not (0 <= pegs.rear < pegs.front or pegs == Pegs()):
            yield (
                f"the pegs cannot be at {pegs.rear}/{pegs.front}: the rear one must be behind the front one."
            )


def _against_place(state: GameState, *, over: bool) -> Iterator[str]:
    cutting = state.phase in _BEFORE_DEALER
    if cutting != (state.dealer is None):
        yield "there is a dealer if, and only if, the cut for the deal is over."
    if cutting and (state.deal_number or state.game_number > 1 or any(state.scores)):
        yield "the pack is cut for the deal only before the first deal of a match, at 0-0."
    if cutting and state.rules.first_dealer is FirstDealer.RANDOM:
        yield "these rules draw the first dealer at random, without a cut."
    if not cutting and state.deal_number == 0 and (over or state.phase is not Phase.SHUFFLE):
        yield "the first deal has the number 1."


def _against_match(state: GameState) -> Iterator[str]:
    rows, before = state.standings, state.game_number - 1
    if sum(row.wins for row in rows) != before:
        yield f"{before} games were played before game {state.game_number}, so that many must have been won."
    if sum(row.spread for row in rows) != 0:
        yield "the spreads of all sides must add up to zero."
    for row in rows:
        if not 0 <= row.wins <= row.games or row.bonus < 0 or (row.wins == 0 and (row.games or row.bonus)):
            yield "a side has at least one game for each win, and none without a win."
    if is_finished(state.match, rows, before):
        yield f"the match ({state.match}) was over before this game."


def _against_going_on(state: GameState) -> Iterator[str]:
    for side, score in enumerate(state.scores):
        if score == state.rules.goal or ends_early(state.scores, side, state.rules):
            yield f"{side_label(state.rules, side)} has won with {score}, so the phase must be over."


def _ends(state: GameState, winner: int, ending: Ending) -> bool:
    scores, rules = state.scores, state.rules
    home = [side for side, score in enumerate(scores) if score == rules.goal]
    if ending is Ending.PEGGED_OUT:
        return home == [winner]
    if ending is Ending.EARLY:
        return not home and ends_early(scores, winner, rules)
    return not home and bool(rules.time_limit_minutes) and by_time(state) == winner
