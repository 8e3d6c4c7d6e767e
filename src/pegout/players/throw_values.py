"""Ways to value a throw, from liking certain cards to the table of cribs."""

from collections.abc import Sequence
from typing import Protocol

from pegout.cards import JACK, Card
from pegout.game.views import SeatView
from pegout.players.crib_cards import crib_worth
from pegout.players.hand_means import Starters, bare_count, mean_count
from pegout.players.inference import by_rank, owns_crib, seat_of, share_of, unseen

Cards = Sequence[Card]


class Thrower(Protocol):
    """Values throws by the points they bring; what is said of one is a sentence."""

    def worths(self, view: SeatView, throws: Sequence[Cards]) -> list[float]: ...

    def words(self, view: SeatView, thrown: Cards) -> str: ...


class Liking:
    """Likes pairs for their points and court cards for their looks; thinks of no crib, whosever it is."""

    def worths(self, view: SeatView, throws: Sequence[Cards]) -> list[float]:
        return [2.0 * _pairs(kept) + _courts(kept) for kept in _all_kept(view, throws)]

    def words(self, view: SeatView, thrown: Cards) -> str:
        kept = _kept(view, thrown)
        liked = f"{_some(_pairs(kept), 'pair')} and {_some(_courts(kept), 'court card')}"
        return f"It keeps what it likes: {liked}."


class BareCount:
    """Counts what the kept cards score as they are, and thinks neither of the starter nor of the crib."""

    def worths(self, view: SeatView, throws: Sequence[Cards]) -> list[float]:
        return [bare_count(kept) for kept in _all_kept(view, throws)]

    def words(self, view: SeatView, thrown: Cards) -> str:
        return f"The hand kept counts {bare_count(_kept(view, thrown))} as it is."


class MeanHand:
    """The mean count of what is kept, over every starter that the seat has not seen."""

    def worths(self, view: SeatView, throws: Sequence[Cards]) -> list[float]:
        starters = Starters(unseen(view))
        return [mean_count(kept, starters) for kept in _all_kept(view, throws)]

    def words(self, view: SeatView, thrown: Cards) -> str:
        return f"The hand kept counts {self.worths(view, [thrown])[0]:.2f} on average."


class HandAndCrib:
    """The mean count of what is kept, with the crib added or, where it is an opponent's, taken off."""

    def worths(self, view: SeatView, throws: Sequence[Cards]) -> list[float]:
        part, of = share_of(view, seat_of(view) if view.dealer is None else view.dealer)
        hands = MeanHand().worths(view, throws)
        cribs = [_crib(view, thrown) for thrown in throws]
        return [hand + part * crib / of for hand, crib in zip(hands, cribs, strict=True)]

    def words(self, view: SeatView, thrown: Cards) -> str:
        whose = "own" if owns_crib(view) else "opponent's"
        crib = f"in the {whose} crib {_these(thrown)} {_crib(view, thrown):.2f}"
        hand = MeanHand().words(view, thrown).removesuffix(".")
        return f"{hand}; {crib}, which makes {self.worths(view, [thrown])[0]:.2f}."


def _crib(view: SeatView, thrown: Cards) -> float:
    return crib_worth(thrown, _kept(view, thrown), view.rules, own=owns_crib(view))


def _kept(view: SeatView, thrown: Cards) -> list[Card]:
    return [card for card in view.hand if card not in thrown]


def _all_kept(view: SeatView, throws: Sequence[Cards]) -> list[list[Card]]:
    return [_kept(view, thrown) for thrown in throws]


def _pairs(kept: Cards) -> int:
    return sum([number * (number - 1) // 2 for number in by_rank(kept)])


def _courts(kept: Cards) -> int:
    return sum([card.rank >= JACK for card in kept])


def _some(number: int, what: str) -> str:
    return f"{number or 'no'} {what}{'' if number == 1 else 's'}"


def _these(thrown: Cards) -> str:
    return "this card is worth" if len(thrown) == 1 else "these cards are worth"
