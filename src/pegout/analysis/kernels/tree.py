"""The tree of the play over many hypotheses at once: see `search`."""

import numpy as np
from numpy.typing import NDArray

from pegout.analysis.kernels.compilation import kernel
from pegout.analysis.kernels.play_of_two import (
    Numbers,
    Ranks,
    advance,
    choices,
    is_over,
    left_of,
    lowest,
    turn_of,
)
from pegout.analysis.kernels.search import Floats, Model, appeal, manner, rows_of

STEPS = 9
NO_CHILD = -1

Room = tuple[
    NDArray[np.int64], NDArray[np.float64], NDArray[np.float64], NDArray[np.int64], NDArray[np.float64]
]


@kernel
def room_for(found: int) -> Room:
    """What a search writes down.

    Of each step: integers of each hypothesis (kind, position, child, what it pegs), weights (own, the
    child's), shares of four cards, integers of the step (size, event, pending, pegged by pone and dealer,
    events to come), values (of the event, of the step).
    """
    return (
        np.empty((STEPS, found, 4), np.int64),
        np.empty((STEPS, found, 2)),
        np.empty((STEPS * found, 4)),
        np.zeros((STEPS, 6), np.int64),
        np.zeros((STEPS, 2)),
    )


@kernel
def open_step(
    step: int,
    me: int,
    hands: Ranks,
    laid: Ranks,
    model: Model,
    most: Floats,
    prudent: Floats,
    room: Room,
) -> None:
    """Note what may happen in a step; where the other is in turn, see how likely each card is."""
    guess, _, shares, state, value = room
    size, at = state[step, 0], guess[step, 0, 1]
    turn = turn_of(at)
    state[step, 1] = -1
    state[step, 2] = size
    value[step, 1] = -1e9 if turn == me else 0.0
    if turn == me:
        state[step, 5] = choices(at, hands, rows_of(me, guess[step, 0, 0]))
        return
    ranks = 0
    for i in range(size):
        left = left_of(guess[step, i, 1], turn)
        for slot in range(4):
            if left >> slot & 1:
                ranks |= 1 << hands[guess[step, i, 0], slot]
    state[step, 5] = ranks
    if left & (left - 1):  # a last card is laid whatever it brings
        appeal(at, ranks, laid, model, most, prudent)
    first = step * guess.shape[1]
    for i in range(size):
        kind = guess[step, i, 0]
        manner(guess[step, i, 1], kind, hands, laid, model, most, prudent, shares, first + i)


@kernel
def lay_event(step: int, me: int, hands: Ranks, laid: Ranks, room: Room) -> None:
    """Lay the card of the event, my card of that place or the other's of that rank, for each hypothesis."""
    guess, weight, shares, state, _ = room
    turn = turn_of(guess[step, 0, 1])
    event = state[step, 1]
    first = step * guess.shape[1]
    for i in range(state[step, 0]):
        kind, at = guess[step, i, 0], guess[step, i, 1]
        slot = event if turn == me else -1
        share = 1.0
        if turn != me:
            for choice in range(4):
                if hands[kind, choice] == event and shares[first + i, choice] > 0.0:
                    slot = choice
                    share = shares[first + i, choice]
        guess[step, i, 2] = NO_CHILD
        if slot >= 0:
            guess[step, i, 2], guess[step, i, 3] = advance(at, slot, hands, rows_of(me, kind), laid)
            weight[step, i, 1] = weight[step, i, 0] * share


@kernel
def gather(step: int, me: int, worth: Floats, shows: Numbers, needs: Numbers, room: Room) -> bool:
    """Take the next hypotheses that look alike from outside one step further; false if they end here.

    Those that end add to the value of the event: a game won counts one, a play that is over by `worth`.
    """
    guess, weight, _, state, value = room
    turn = turn_of(guess[step, 0, 1])
    first = state[step, 2]
    child = guess[step, first, 2]
    state[step + 1, 3], state[step + 1, 4] = state[step, 3], state[step, 4]
    state[step + 1, 3 + turn] += guess[step, first, 3]
    won = state[step + 1, 3 + turn] >= needs[turn]
    ends = won or is_over(child)
    mine = min(state[step + 1, 3 + me], worth.shape[0] - 1)
    theirs = min(state[step + 1, 4 - me], worth.shape[1] - 1)
    size = 0
    for i in range(first, state[step, 0]):
        if guess[step, i, 2] >= 0 and guess[step, i, 2] >> 8 == child >> 8:
            if won:
                value[step, 0] += weight[step, i, 1] if turn == me else 0.0
            elif ends:
                value[step, 0] += weight[step, i, 1] * worth[mine, theirs, shows[guess[step, i, 0]]]
            else:
                guess[step + 1, size, 0], guess[step + 1, size, 1] = guess[step, i, 0], guess[step, i, 2]
                weight[step + 1, size, 0] = weight[step, i, 1]
                size += 1
            guess[step, i, 2] = NO_CHILD
    state[step + 1, 0] = size
    return not ends


@kernel
def next_event(step: int, me: int, room: Room) -> bool:
    """Close the event and go to the next of the step, if there is one.

    Of my own events the best counts; the other's add up.
    """
    guess, _, _, state, value = room
    if state[step, 1] >= 0:
        mine = turn_of(guess[step, 0, 1]) == me
        value[step, 1] = max(value[step, 1], value[step, 0]) if mine else value[step, 1] + value[step, 0]
    value[step, 0] = 0.0
    state[step, 2] = 0
    todo = state[step, 5]
    if todo == 0:
        return False
    state[step, 1] = lowest(todo)
    state[step, 5] = todo & (todo - 1)
    return True


@kernel
def begin(found: int, kinds: Numbers, ats: Numbers, weights: Floats, room: Room, out: Floats) -> None:
    """Put all hypotheses into the first step; no card is worth anything yet."""
    guess, weight, _, state, _ = room
    for i in range(found):
        guess[0, i, 0], guess[0, i, 1], weight[0, i, 0] = kinds[i], ats[i], weights[i]
    state[0, 0] = found
    out[:] = -1e9


@kernel
def next_guess(step: int, room: Room) -> bool:
    """Go to the next hypothesis under which the event can happen, if there is one."""
    guess, _, _, state, _ = room
    while state[step, 2] < state[step, 0] and guess[step, state[step, 2], 2] < 0:
        state[step, 2] += 1
    return bool(state[step, 2] < state[step, 0])


@kernel
def best_cards(
    me: int,
    hands: Ranks,
    laid: Ranks,
    model: Model,
    found: int,
    kinds: Numbers,
    ats: Numbers,
    weights: Floats,
    worth: Floats,
    shows: Numbers,
    needs: Numbers,
    out: Floats,
) -> None:
    """Write into `out`, for each card in hand, what laying it is worth with the best play that follows.

    `worth` is by points that I peg from here, points the other pegs, and what the other's hand shows
    (`shows`, by kind); `needs` is what each player lacks to win, pone first.
    """
    room = room_for(found)
    _, _, _, state, value = room
    most, prudent = np.zeros(13), np.zeros(13)
    begin(found, kinds, ats, weights, room, out)
    step = 0
    open_step(0, me, hands, laid, model, most, prudent, room)
    while True:
        if next_guess(step, room):
            if gather(step, me, worth, shows, needs, room):
                step += 1
                open_step(step, me, hands, laid, model, most, prudent, room)
            continue
        if step == 0 and state[0, 1] >= 0:
            out[state[0, 1]] = value[0, 0] / weights[:found].sum()
        if next_event(step, me, room):
            lay_event(step, me, hands, laid, room)
        elif step == 0:
            return
        else:
            step -= 1
            value[step, 0] += value[step + 1, 1]
