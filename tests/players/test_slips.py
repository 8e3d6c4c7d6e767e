"""Slips happen as often as they are said to, and at the same moments again."""

from math import sqrt
from statistics import fmean, stdev

import pytest

from pegout.cards import Card
from pegout.game import PlayCard, SeatView
from pegout.players.card_values import MostNow, OneReply
from pegout.players.composed_bot import ComposedBot
from pegout.players.slips import NONE, Slips
from pegout.players.throw_values import MeanHand
from tests.kit.builders import card, cards
from tests.players.test_pegging_parts_by_hand import view_after
from tests.players.test_throws_by_hand import to_throw

SEEDS = 2000


def pair_offered() -> SeatView:
    """The seven pairs for two; a king is the highest card, which is laid where nothing is seen to score."""
    return view_after("7C 6H 2D KS", "7H 9S 3C 4D", "7H")


def five_to_lead() -> SeatView:
    """Whoever thinks of no answer leads the five, the highest card; whoever does leads something else."""
    return view_after("5C AD AH 2S", "7H 8S 3C 4D")


def share_laying(view: SeatView, laid: Card, slips: Slips) -> float:
    """How often, over many seeds, a bot with these slips lays that card."""
    bots = [ComposedBot("slipping", MeanHand(), OneReply(), slips, seed) for seed in range(SEEDS)]
    return fmean(bot.choose(view) == PlayCard(0, laid) for bot in bots)


def near(rate: float) -> object:
    """Four standard deviations to either side."""
    return pytest.approx(rate, abs=4 * sqrt(rate * (1 - rate) / SEEDS))


@pytest.mark.parametrize("rate", [0.05, 0.35, 0.5])
def test_points_are_overlooked_at_the_rate_of_misses(rate: float) -> None:
    view = pair_offered()
    bots = [ComposedBot("m", MeanHand(), MostNow(), Slips(misses=rate), seed) for seed in range(SEEDS)]
    assert fmean(bot.choose(view) == PlayCard(0, card("7C")) for bot in bots) == near(1 - rate)
    assert fmean(bot.choose(view) == PlayCard(0, card("KS")) for bot in bots) == near(rate)


@pytest.mark.parametrize("rate", [0.1, 0.2])
def test_the_answer_is_forgotten_at_the_rate_of_lapses(rate: float) -> None:
    view = five_to_lead()
    assert share_laying(view, card("5C"), NONE) == 0
    assert share_laying(view, card("5C"), Slips(lapses=rate)) == near(rate)


def test_the_value_of_a_throw_is_misjudged_by_the_noise() -> None:
    view = to_throw(cards("2C 4D 6H 8S TC QD"), dealer=0)
    exact = {
        one.command: one.worth
        for one in ComposedBot("exact", MeanHand(), MostNow()).explain(view).alternatives
    }
    errors = [
        one.worth - exact[one.command]
        for seed in range(200)
        for one in ComposedBot("noisy", MeanHand(), MostNow(), Slips(noise=0.5), seed)
        .explain(view)
        .alternatives
    ]
    assert len(errors) == 3000
    assert fmean(errors) == pytest.approx(0, abs=4 * 0.5 / sqrt(3000))
    assert stdev(errors) == pytest.approx(0.5, rel=0.06)


def test_equal_moments_get_equal_slips_and_others_get_others() -> None:
    bot = ComposedBot("slipping", MeanHand(), MostNow(), Slips(misses=0.5), 1)
    court = [f"{rank}{suit}" for rank in "KQJ" for suit in "CDHS" if rank + suit != "QS"]
    views = [view_after(f"7C 6H 2D {last}", "7H 9S 3C 4D", "7H") for last in court]
    taken = [bot.choose(view) == PlayCard(0, card("7C")) for view in views]
    assert taken == [bot.choose(view) == PlayCard(0, card("7C")) for view in views]
    assert set(taken) == {True, False}


def test_without_slips_the_seed_does_not_matter() -> None:
    view = pair_offered()
    assert (
        len({ComposedBot("exact", MeanHand(), OneReply(), NONE, seed).choose(view) for seed in range(20)})
        == 1
    )


def test_what_was_overlooked_is_admitted() -> None:
    view = pair_offered()
    blind = ComposedBot("blind", MeanHand(), MostNow(), Slips(misses=1.0), 1)
    assert blind.explain(view).words == "There is nothing to peg. It did not see that 7♣ would score."
