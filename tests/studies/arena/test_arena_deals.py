"""Every game of a set has the same deals, whoever sits where and whatever was played before."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.cards import Card
from pegout.game.events import CardsDealt, MatchStarted, StarterTurned
from pegout.rules import PRESETS, RuleSet
from pegout.studies.arena.bench import Bench
from pegout.studies.arena.games import Played, play_game
from pegout.studies.arena.plan import Plan
from tests.kit.arena import build
from tests.kit.proofs import proof
from tests.kit.strategies import SEATINGS

BOTS = st.sampled_from(["first", "last", "random"])
Deal = tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...], Card]


def plan_of(rules: RuleSet, first: str = "first", second: str = "last", seed: str = "1") -> Plan:
    return Plan((first, second), build, rules, seed, 10.0)


def games_of(plan: Plan, number: int = 0) -> list[Played]:
    games = [play_game(plan, number, turn, Bench(plan), lambda: False) for turn in range(plan.games_a_set)]
    return [game for game in games if game is not None]


def deals_of(game: Played) -> list[Deal]:
    """What everybody was dealt, and the starter, where the deal came that far."""
    dealt = [event for event in game.events if isinstance(event, CardsDealt)]
    turned = [event.card for event in game.events if isinstance(event, StarterTurned)]
    return [(one.hands, one.crib, starter) for one, starter in zip(dealt, turned, strict=True)]


@proof(25, 400)
@given(st.sampled_from(SEATINGS), BOTS, BOTS, st.text(max_size=5), st.integers(0, 10**6))
def test_deal_by_deal_a_set_has_the_same_cards(
    rules: RuleSet, first: str, second: str, seed: str, number: int
) -> None:
    deals = [deals_of(game) for game in games_of(plan_of(rules, first, second, seed), number)]
    assert len(deals) == rules.sides
    for other in deals[1:]:
        common = min(len(deals[0]), len(other))
        assert common > 1
        assert other[:common] == deals[0][:common]


def test_deals_of_one_game_and_of_different_sets_and_seeds_differ() -> None:
    rules = PRESETS["acc"]
    packs = [
        deal
        for seed in ("1", "2")
        for number in (0, 1)
        for deal in deals_of(games_of(plan_of(rules, seed=seed), number)[0])
    ]
    assert len({hands for hands, _, _ in packs}) == len(packs) > 25


def test_the_games_of_a_set_are_really_different_games() -> None:
    """Else the law above would say nothing."""
    one, other = games_of(plan_of(PRESETS["acc"], "first", "random"))
    assert one.outcome != other.outcome


@pytest.mark.parametrize("rules", SEATINGS, ids=lambda rules: f"{rules.name}-{rules.seats}-{rules.partners}")
def test_the_first_bot_has_each_side_once_and_the_second_all_others(rules: RuleSet) -> None:
    plan = plan_of(rules)
    lineups = [plan.lineup(turn) for turn in range(plan.games_a_set)]
    sides = [{rules.side_of(seat) for seat, who in enumerate(lineup) if who == 0} for lineup in lineups]
    assert sides == [{side} for side in range(rules.sides)]
    for lineup in lineups:
        assert lineup.count(0) == (2 if rules.partners else 1)
        assert lineup.count(0) + lineup.count(1) == rules.seats


def test_the_same_seat_deals_first_in_all_games() -> None:
    games = [*games_of(plan_of(PRESETS["club-3"])), *games_of(plan_of(PRESETS["lodge"]))]
    started = [event for game in games for event in game.events if isinstance(event, MatchStarted)]
    assert [event.dealer for event in started] == [0] * 5


def test_players_are_named_after_their_bots() -> None:
    names = [plan_of(PRESETS["club-4"], "first", "last").table_names(turn) for turn in (0, 2)]
    assert names == [("first", "last 1", "last 2", "last 3"), ("last 1", "last 2", "first", "last 3")]
    long = plan_of(PRESETS["acc"], "engine:" + "x" * 99, "y" * 99)
    assert long.table_names(1) == ("y" * 30, "engine")


def test_dice_go_by_the_seat_and_tell_nothing_of_the_seed() -> None:
    plan = plan_of(PRESETS["acc"], seed="secret")
    seeds = [plan.bot_seed(number, seat) for number in (0, 1) for seat in (0, 1)]
    assert len(set(seeds)) == 4
    assert not any("secret" in seed or len(seed) != 16 for seed in seeds)
    assert seeds == [
        plan_of(PRESETS["acc"], "last", "first", "secret").bot_seed(number, seat)
        for number in (0, 1)
        for seat in (0, 1)
    ]


def test_a_game_that_is_stopped_is_no_game() -> None:
    plan = plan_of(PRESETS["acc"])
    moments = iter([False] * 20 + [True])
    assert play_game(plan, 0, 0, Bench(plan), lambda: next(moments)) is None
