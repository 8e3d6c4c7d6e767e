"""Hands counted by the million, and one hand with every starter. A card's number is `Card.index`."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from pegout.cards import Card, InvalidCard, refuse_repeats
from pegout.values import value

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray


@value
class HandCounts:
    """With how many of the starters that may turn up a hand counts 0 to 29."""

    distribution: tuple[int, ...]

    @property
    def mean(self) -> float:
        total = 0
        for points, starters in enumerate(self.distribution):
            total += points * starters
        return total / sum(self.distribution)

    @property
    def least(self) -> int:
        return next(points for points, starters in enumerate(self.distribution) if starters)

    @property
    def most(self) -> int:
        return max(points for points, starters in enumerate(self.distribution) if starters)


def counts_over_starters(kept: Sequence[Card], seen: Iterable[Card] = (), crib: bool = False) -> HandCounts:
    """What four cards count with each starter that is neither kept nor seen.

    >>> from pegout.cards import parse_cards
    >>> counts = counts_over_starters(parse_cards("5H 5C 5S JD"), parse_cards("2H 9C"))
    >>> counts.least, counts.most, counts.distribution[29], round(counts.mean, 2)
    (14, 29, 1, 16.65)
    """
    from pegout.analysis.kernels.show import count_starters

    if len(kept) != 4:
        raise InvalidCard(f"Expected 4 kept cards, got {len(kept)}: name 4 cards.")
    a, b, c, d = [card.index for card in kept]
    gone = 1 << a | 1 << b | 1 << c | 1 << d
    if gone.bit_count() < 4:
        refuse_repeats(kept)
    for card in seen:
        gone |= 1 << card.index
    if gone == (1 << 52) - 1:
        raise InvalidCard("Every card has been seen: leave at least one that can be the starter.")
    return HandCounts(tuple(count_starters(a, b, c, d, gone, crib).tolist()))


def distribution(crib: bool = False) -> tuple[int, ...]:
    """How many of all 12,994,800 hands with a starter count 0 to 29.

    >>> distribution()[28:]
    (76, 4)
    """
    from pegout.analysis.kernels.show import count_pairs

    return tuple(count_pairs(crib).sum(axis=0).tolist())


def score_hands(
    hands: "ArrayLike", starters: "ArrayLike", crib: bool = False, *, checked: bool = False
) -> "NDArray[np.uint8]":
    """What every hand, four card numbers a row, counts with its starter.

    A number that no card has, and a card that stands twice, is a `ValueError`; for whoever has `checked`
    that already it is not looked for again.

    >>> score_hands([[16, 17, 18, 43], [16, 17, 18, 40]], [19, 19]).tolist()
    [29, 28]
    """
    import numpy as np

    from pegout.analysis.card_numbers import check_pairs, hands_from, starters_from
    from pegout.analysis.kernels.lanes import score_pairs

    held = hands_from(hands)
    turned = starters_from(starters, held)
    if not checked:
        check_pairs(held, turned)
    points = np.empty(len(turned), np.uint8)
    score_pairs(held.reshape(-1), turned, crib, points)
    return points


def score_starters(hands: "ArrayLike", crib: bool = False) -> "NDArray[np.uint8]":
    """What every hand counts with each of the 52 cards as its starter; 255 stands at its own four cards.

    >>> score_starters([[16, 17, 18, 43]])[0, 12:20].tolist()
    [14, 14, 14, 15, 255, 255, 255, 29]
    """
    import numpy as np

    from pegout.analysis.card_numbers import check_hands, hands_from
    from pegout.analysis.kernels.show import score_rows

    held = hands_from(hands)
    check_hands(held)
    words = np.empty((len(held), 13), np.uint32)
    points = words.view(np.uint8)
    score_rows(held.reshape(-1), crib, words, points)
    return points
