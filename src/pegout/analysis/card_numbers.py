"""Card numbers as somebody gives them, looked at before a kernel trusts them."""

from typing import NoReturn

import numpy as np
from numpy.typing import ArrayLike, NDArray

from pegout.analysis.kernels.lanes import hands_amiss, starters_amiss

Cards = NDArray[np.uint8]


def hands_from(numbers: ArrayLike) -> Cards:
    """Rows of four card numbers, as bytes in one piece."""
    hands = _bytes(numbers)
    if hands.ndim != 2 or hands.shape[1] != 4:
        raise ValueError(f"The hands have the shape {hands.shape}: give four card numbers per row.")
    return hands


def starters_from(numbers: ArrayLike, hands: Cards) -> Cards:
    """One card number for each hand, as bytes in one piece."""
    starters = _bytes(numbers)
    if starters.shape != (len(hands),):
        raise ValueError(f"The starters have the shape {starters.shape}: give {len(hands)}, one per hand.")
    return starters


def check_hands(hands: Cards) -> None:
    """Refuse a number that no card has, and a card twice in a hand."""
    if hands_amiss(hands.reshape(-1)):
        _refuse(hands)


def check_pairs(hands: Cards, starters: Cards) -> None:
    """Refuse the same, and a starter that is held in its hand."""
    if hands_amiss(hands.reshape(-1)) or starters_amiss(hands.reshape(-1), starters):
        _refuse(np.column_stack([hands, starters]))


def _bytes(numbers: ArrayLike) -> Cards:
    try:
        array = np.asarray(numbers)
    except ValueError:
        raise ValueError("The rows differ in length: give four card numbers per row.") from None
    if array.size and array.dtype.kind not in "iu":
        raise ValueError(f"Cards cannot be given as {array.dtype}: give whole numbers from 0 to 51.")
    if array.size and array.dtype != np.uint8 and (array.min() < 0 or array.max() > 51):
        _refuse_number(array)
    return np.asarray(array, np.uint8, order="C")


def _refuse_number(array: NDArray[np.integer]) -> NoReturn:
    wrong = array[(array < 0) | (array > 51)][0]
    raise ValueError(f"No card has the number {wrong}: give whole numbers from 0 to 51.")


def _refuse(rows: Cards) -> NoReturn:
    """Say what is wrong with the first row that has anything wrong."""
    if rows.max() > 51:
        _refuse_number(rows)
    in_order = np.sort(rows, axis=1)
    row, place = np.argwhere(in_order[:, 1:] == in_order[:, :-1])[0]
    card = in_order[row, place]
    raise ValueError(
        f"Card {card} appears twice in row {row}: a pack has only one of each card, so give another."
    )
