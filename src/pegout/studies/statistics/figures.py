"""Each figure of a series of deals: what was counted, what was to be expected, and how it is said."""

from collections.abc import Callable, Mapping, Sequence

from pegout.cards import PACK, Rank, Suit
from pegout.studies.statistics.best_four import EXACT
from pegout.studies.statistics.chance import (
    CARDS,
    Moments,
    dealt_of,
    happening,
    pairs_dealt,
    without_replacement,
)
from pegout.studies.statistics.comparison import Measure, Spread, measured, several, spread
from pegout.studies.statistics.counts import SeatCounts

Kinds = Mapping[str, Sequence[int]]
"""The numbers of the cards of each kind, by the word for one of them."""

RANKS: Kinds = {rank.name.lower(): [card.index for card in PACK if card.rank is rank] for rank in Rank}
SUITS: Kinds = {
    suit.name.lower().removesuffix("s"): [card.index for card in PACK if card.suit is suit] for suit in Suit
}


def kind_dealt(name: str, counts: SeatCounts, word: str, kind: Sequence[int]) -> Measure:
    """How many cards of a kind a seat was dealt."""
    number = _times(counts.cards, kind)
    said = f"{name} was dealt {several(number, word)} in {several(counts.hands.total(), 'deal')}"
    return measured(word, said, number, _over(counts.hands, lambda size: dealt_of(len(kind), size)))


def dealt(name: str, counts: SeatCounts, kinds: Kinds, what: str) -> Spread:
    """How the cards of a seat are spread over kinds of the same size."""
    entries = [kind_dealt(name, counts, word, kind) for word, kind in kinds.items()]
    draws = sum(number * size * without_replacement(size) for size, number in counts.hands.items())
    return spread(f"The {what} that {name} was dealt", entries, draws)


def pairs_of(name: str, counts: SeatCounts) -> Measure:
    said = f"{name} was dealt {several(counts.pairs, 'pair')} in {several(counts.hands.total(), 'deal')}"
    return measured("pair", said, counts.pairs, _over(counts.hands, pairs_dealt))


def best_four_of(name: str, counts: SeatCounts) -> Measure:
    """The mean of the best four cards' counts, over the hands of five or six of which four are kept."""
    number = counts.best_of.total() or 1
    chance = _over(counts.best_of, EXACT.__getitem__)
    mean = counts.best / number
    said = f"The best four cards dealt to {name} count {mean:.2f} on average before the starter"
    return measured("best four", said, mean, Moments(chance.mean / number, chance.variance / number**2), 2)


def heels_of(name: str, counts: SeatCounts) -> Measure:
    said = (
        f"When {name} dealt, {several(counts.heels, 'jack')} came up in {several(counts.starters, 'starter')}"
    )
    return measured("heels", said, counts.heels, _turning(4) * counts.starters)


def first_deals_of(name: str, counts: SeatCounts) -> Measure:
    """However they cut, every seat has the same chance of the lowest card."""
    said = f"{name} won {counts.cuts_won} of {several(counts.cuts.total(), 'cut')} for the deal"
    chance = _over(counts.cuts, lambda seats: happening(1 / seats))
    return measured("first deals", said, counts.cuts_won, chance)


def heels_among(starters: Sequence[int]) -> Measure:
    return _kind_turned(starters, "jack", RANKS["jack"])


def turned(starters: Sequence[int], kinds: Kinds, what: str) -> Spread:
    """Given nothing else, every card is as likely to be turned as any other."""
    entries = [_kind_turned(starters, word, kind) for word, kind in kinds.items()]
    return spread(f"The {what} of the starters", entries, sum(starters))


def _kind_turned(starters: Sequence[int], word: str, kind: Sequence[int]) -> Measure:
    number, of = _times(starters, kind), sum(starters)
    said = f"{several(number, word)} came up in {several(of, 'starter')}"
    return measured(word, said, number, _turning(len(kind)) * of)


def _turning(kind: int) -> Moments:
    """One starter, of a kind of which the pack has so many."""
    return happening(kind / CARDS)


def _times(cards: Sequence[int], kind: Sequence[int]) -> int:
    return sum([cards[number] for number in kind])


def _over(numbers: Mapping[int, int], moments_of: Callable[[int], Moments]) -> Moments:
    """The sum over independent things of several sizes, so many of each."""
    return sum([moments_of(size) * number for size, number in numbers.items()], start=Moments())
