"""Why another choice was better, in one plain sentence."""

from collections.abc import Sequence

from pegout.analysis import CardValue, ThrowValue
from pegout.cards import PACK, Card, Rank
from pegout.game import SeatView, listed
from pegout.rules import Item, Kind, score_play

TELLING = 0.05
"""Smaller differences in points are not mentioned."""


def why_throw(best: ThrowValue, chosen: ThrowValue, view: SeatView) -> str:
    """What keeping other cards gains in the hand, the crib and the play, and what it costs."""
    parts = [
        _part(best.hand.mean - chosen.hand.mean, "counts {} more on average", "counts {} less on average"),
        _crib_part(best.crib - chosen.crib, own=view.dealer == view.seat),
        _part(best.pegging - chosen.pegging, "pegs {} more", "pegs {} less"),
    ]
    gains = [words for words, gain in parts if gain >= TELLING]
    costs = [words for words, gain in parts if gain <= -TELLING]
    keeping, more = f"Keeping {listed(best.kept)}", best.points - chosen.points
    if more < TELLING or not gains:
        less = f"is worth {-more:.1f} points less" if more <= -TELLING else "is worth no more points"
        return f"{keeping} {less} on average, but wins more often at {_score(view)}."
    cost = f", though it {' and '.join(costs)}" if costs else ""
    return f"{keeping} {' and '.join(gains)}{cost}."


def _part(gain: float, more: str, less: str) -> tuple[str, float]:
    return (more if gain > 0 else less).format(f"{abs(gain):.1f}"), gain


def _crib_part(more: float, *, own: bool) -> tuple[str, float]:
    if own:
        return _part(
            more, "puts {} more into the player's own crib", "puts {} less into the player's own crib"
        )
    return _part(-more, "gives {} less to the opponent's crib", "gives {} more to the opponent's crib")


def why_card(best: CardValue, chosen: CardValue, view: SeatView) -> str:
    """Points to be had now, what the opponent may answer, or what comes later."""
    now = points_now(view, best.card) - points_now(view, chosen.card)
    if now > 0:
        return f"{best.card.pretty} pegs {_points_in_words(view, best.card)} at once."
    risk, rank, kinds = _worst_answer(view, chosen.card)
    if _mean_answer(view, chosen.card) - _mean_answer(view, best.card) >= TELLING and risk:
        return f"{_a_rank(chosen.card)} here lets any {rank} make {kinds}."
    more = best.points - chosen.points
    if more >= TELLING:
        return f"{best.card.pretty} now pegs {more:.1f} more on average before the play is over."
    return f"{best.card.pretty} is worth no more points, but wins more often at {_score(view)}."


def why_points(best: Card, view: SeatView) -> str:
    """For tables where only the points of the card itself count."""
    return f"{best.pretty} pegs {_points_in_words(view, best)} at once."


def points_now(view: SeatView, *cards: Card) -> int:
    """What the last of the cards scores when played, without go and last card."""
    return score_play((*view.series, *cards), view.rules).total


def _points_in_words(view: SeatView, card: Card) -> str:
    count = score_play((*view.series, card), view.rules)
    return f"{count.total} for {_kinds(count.items)}"


def _kinds(items: Sequence[Item]) -> str:
    return " and ".join(_WORDS.get(item.kind, item.kind.value) for item in items)


_WORDS = {Kind.PAIR: "a pair", Kind.RUN: "a run"}


def _answers(view: SeatView, card: Card) -> list[tuple[int, Card, int]]:
    """For each rank, what a card of it would score after this one, such a card, and how many may be out."""
    seen = {*view.hand, *view.thrown, *view.series, *(one for pile in view.laid for one in pile)}
    if view.starter is not None:
        seen.add(view.starter)
    room = view.rules.limit - view.count - card.pips
    found = []
    for rank in Rank:
        left = [one for one in PACK if one.rank is rank and one not in seen]
        if left and left[0].pips <= room:
            found.append((points_now(view, card, left[0]), left[0], len(left)))
    return found


def _mean_answer(view: SeatView, card: Card) -> float:
    """What a card drawn at random would score in answer."""
    answers = _answers(view, card)
    return sum(points * left for points, _, left in answers) / max(1, sum(left for _, _, left in answers))


def _worst_answer(view: SeatView, card: Card) -> tuple[int, str, str]:
    points, answer, _ = max(_answers(view, card), key=lambda one: one[0] * one[2], default=(0, card, 0))
    items = score_play((*view.series, card, answer), view.rules).items if points else ()
    return points, answer.rank.name.lower(), f"{_kinds(items)} for {points}"


def _a_rank(card: Card) -> str:
    name = card.rank.name.lower()
    return f"{'An' if card.rank in (Rank.ACE, Rank.EIGHT) else 'A'} {name}"


def _score(view: SeatView) -> str:
    seat = view.seat or 0
    return f"{view.scores[seat]} to {view.scores[1 - seat]}"
