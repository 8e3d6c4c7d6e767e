"""The chance once the starter lies: on the mean what it was before, and certain where heels have won."""

import pytest

from pegout.analysis import Play, weigh_throws
from pegout.analysis.before_lead import starter_chance, starter_mean
from pegout.cards import PACK, Card, parse_cards

SIX = parse_cards("4H 5D 5S 6C 8C QH")
KEPT, THROWN = parse_cards("4H 5D 5S 6C"), parse_cards("8C QH")


def turned(starter: str, *, dealer: bool, scores: tuple[int, int] = (0, 0)) -> Play:
    return Play(
        dealer=dealer,
        held=KEPT,
        laid=(),
        thrown=THROWN,
        theirs=(),
        series=(),
        starter=Card.parse(starter),
        scores=scores,
    )


def after(starter: str, *, dealer: bool, scores: tuple[int, int] = (0, 0)) -> float:
    return starter_chance(turned(starter, dealer=dealer, scores=scores))


@pytest.mark.parametrize("dealer", [True, False])
def test_the_mean_is_over_the_46_cards_not_seen(dealer: bool) -> None:
    starters = [card for card in PACK if card not in SIX]
    assert len(starters) == 46
    total = sum(after(str(card), dealer=dealer, scores=(80, 95)) for card in starters)
    assert starter_mean(turned("KS", dealer=dealer, scores=(80, 95))) == pytest.approx(total / 46)


@pytest.mark.parametrize("dealer", [True, False])
@pytest.mark.parametrize("scores", [(0, 0), (80, 95)])
def test_on_the_mean_it_is_about_the_chance_of_the_throw(dealer: bool, scores: tuple[int, int]) -> None:
    """Not exactly: after the cut the other's hand is known by its ranks, without flushes and nobs."""
    values = weigh_throws(SIX, dealer=dealer, scores=scores)
    before = next(one.win for one in values if set(one.thrown) == set(THROWN))
    assert starter_mean(turned("KS", dealer=dealer, scores=scores)) == pytest.approx(before, abs=0.05)


def test_heels_that_win_leave_nothing_open() -> None:
    assert after("JS", dealer=True, scores=(119, 120)) == 1.0
    assert after("JS", dealer=False, scores=(120, 119)) == 0.0


def test_a_starter_that_counts_more_wins_more() -> None:
    assert after("5H", dealer=False) > after("KS", dealer=False) + 0.05
