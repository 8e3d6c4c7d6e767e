"""Episodes are ordinary games: every choice is put to a seat, and nothing else is."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.game import PlayCard, Throw, legal_commands, replay
from pegout.game.events import (
    CardPlayed,
    CardsDealt,
    CardsThrown,
    CutForDeal,
    GameEnded,
    PackCut,
    PackShuffled,
)
from pegout.rules import PRESETS, InvalidRules, RuleSet
from tests.kit.environments import allowed, is_over, opened, play_out, random_step
from tests.kit.proofs import proof
from tests.kit.strategies import SEATINGS


def named(rules: RuleSet) -> str:
    return f"{rules.name}-{rules.seats}-{'partners' if rules.partners else 'single'}"


@pytest.mark.parametrize("rules", SEATINGS, ids=named)
def test_a_game_of_every_preset_and_seating_is_played_to_its_end(rules: RuleSet) -> None:
    env = opened(rules=rules, seed=rules.seats)
    play_out(env, seed=1)
    events = env.episode.script.events
    assert isinstance(events[-2], GameEnded)
    assert replay(events) == env.episode.state
    outcome = env.episode.state.outcome
    assert outcome is not None
    assert max(outcome.scores) == outcome.scores[outcome.winner]
    assert max(outcome.scores) == 121 or (rules.early_end_at and min(outcome.scores) < 31)


@proof(25, 150)
@given(st.sampled_from(SEATINGS), st.integers(0, 2**32))
def test_the_mask_allows_exactly_what_the_rules_allow(rules: RuleSet, seed: int) -> None:
    env, dice = opened(rules=rules, seed=seed), Random(seed)
    chosen: set[int] = set()
    for _ in range(60):
        if is_over(env):
            return
        seat = env.possible_agents.index(env.agent_selection)
        legal = legal_commands(env.episode.state, seat)
        throws = [{card.index for card in one.cards} for one in legal if isinstance(one, Throw)]
        plays = {one.card.index for one in legal if isinstance(one, PlayCard)}
        expected = plays.union(*[throw - chosen for throw in throws if chosen <= throw])
        for agent in env.possible_agents:
            mask = allowed(env.observe(agent)["action_mask"])
            assert set(mask) == (expected if agent == env.agent_selection else set())
        assert expected
        action = random_step(env, dice)
        chosen = {action} if len(throws) > 6 and not chosen else set()  # the first of two cards


def test_everybody_throws_from_the_dealers_left_and_then_plays() -> None:
    for seats, throws in ((2, [1, 1, 0, 0]), (3, [1, 2, 0]), (4, [1, 2, 3, 0])):
        env = opened(seats=seats)
        env.reset(seed=3, options={"dealer": 0})
        turns = []
        for _ in throws:
            turns.append(env.agent_selection)
            random_step(env, Random(1))
        assert turns == [f"player_{seat}" for seat in throws]
        assert env.agent_selection == "player_1"
        assert env.episode.state.deal.starter is not None


def test_every_card_costs_one_action_and_nothing_else_does() -> None:
    """So many actions as cards were thrown and laid: goes, cuts and counts are done by the table."""
    env, dice = opened(seats=3, seed=8), Random(8)
    actions = 0
    while not is_over(env):
        random_step(env, dice)
        actions += 1
    kinds = Counter(type(event) for event in env.episode.script.events)
    assert actions == kinds[CardsThrown] + kinds[CardPlayed]
    assert actions > 60


def test_two_cards_reach_the_crib_together() -> None:
    env = opened(seed=2)
    first = allowed(env.observe(env.agent_selection)["action_mask"])[:2]
    for action in first:
        assert not any(isinstance(event, CardsThrown) for event in env.episode.script.events)
        env.step(action)
    (thrown,) = [event for event in env.episode.script.events if isinstance(event, CardsThrown)]
    assert [card.index for card in thrown.cards] == first


@pytest.mark.parametrize(("seats", "cards"), [(2, 12), (3, 15), (4, 20)])
@pytest.mark.parametrize("deals", [1, 3])
def test_an_episode_of_deals_ends_with_the_last_of_them(seats: int, cards: int, deals: int) -> None:
    env, dice = opened(seats=seats, deals=deals, seed=6), Random(6)
    actions = 0
    while not is_over(env):
        random_step(env, dice)
        actions += 1
    assert actions == deals * cards
    assert sum(isinstance(event, CardsDealt) for event in env.episode.script.events) == deals
    assert env.episode.state.outcome is None


def test_a_game_that_is_won_before_ends_an_episode_of_many_deals() -> None:
    env = opened(deals=99)
    play_out(env, seed=1)
    assert env.episode.state.outcome is not None


def test_the_pack_is_cut_for_the_first_deal_unless_a_dealer_is_named() -> None:
    env = opened(seed=1)
    dealers = set()
    for seed in range(12):
        env.reset(seed=seed)
        dealers.add(env.episode.state.dealer)
        assert any(isinstance(event, CutForDeal) for event in env.episode.script.events)
    assert dealers == {0, 1}
    env.reset(seed=1, options={"dealer": 1})
    assert env.episode.state.dealer == 1
    assert not any(isinstance(event, CutForDeal) for event in env.episode.script.events)


def test_lodge_draws_its_first_dealer() -> None:
    env = opened(rules="lodge", seats=4)
    dealers = set()
    for seed in range(40):
        env.reset(seed=seed)
        dealers.add(env.episode.state.dealer)
    assert dealers == {0, 1, 2, 3}


def test_shuffles_put_every_card_everywhere() -> None:
    """2,600 packs put each card 50 times into each place; 8 to 92 is six standard deviations around that."""
    env = opened(deals=1)
    places: Counter[tuple[int, str]] = Counter()
    for _ in range(2600):
        env.reset(options={"dealer": 0})
        (pack,) = [event.pack for event in env.episode.script.events if isinstance(event, PackShuffled)]
        places.update((place, str(card)) for place, card in enumerate(pack))
    assert len(places) == 52 * 52
    assert 8 < min(places.values()) <= max(places.values()) < 92


def test_every_cut_that_the_rules_allow_is_made() -> None:
    """Four cards are left on either side: of 52, 4 to 48 may be lifted."""
    env = opened(deals=1)
    lifted = set()
    for _ in range(1000):
        env.reset(options={"dealer": 0})
        lifted |= {event.lifted for event in env.episode.script.events if isinstance(event, PackCut)}
    assert lifted == set(range(4, 49))


def test_rules_may_be_a_name_or_a_rule_set() -> None:
    assert opened(rules="club", seats=3).setting.rules == PRESETS["club"].with_seats(3)
    assert opened(rules=PRESETS["club-partners"]).possible_agents == [f"player_{seat}" for seat in range(4)]
    with pytest.raises(InvalidRules, match="did you mean club"):
        opened(rules="clubb")
    with pytest.raises(InvalidRules, match="Cribbage seats 2, 3 or 4, not 5"):
        opened(seats=5)
