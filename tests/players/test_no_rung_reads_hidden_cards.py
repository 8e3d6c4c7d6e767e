"""Whatever lies where a seat cannot see it, every rung decides the same."""

from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from pegout.cards import PACK
from pegout.game import GameState, Phase, Seat, legal_commands, to_act, view_for
from pegout.players import LADDER, Rung
from tests.game.test_views_keep_secrets import exchange, named, seen, swapped
from tests.kit.proofs import LAW, proof
from tests.kit.strategies import Played, beginnings


def asked(played: Played) -> list[tuple[GameState, Seat, GameState]]:
    """The last positions with a choice of throws or cards, each with a twin whose hidden cards are others."""
    dice = Random(len(played.steps))
    found = [
        (state, seat, events)
        for state, events in list(played.moments())[-6:]
        if state.phase in (Phase.THROW, Phase.PLAY)
        for seat in to_act(state)
        if len(legal_commands(state, seat)) > 1
    ]
    assume(found)
    return [
        (state, seat, swapped(state, exchange(set(PACK) - seen(events, seat), dice)))
        for state, seat, events in found[-3:]
    ]


@pytest.mark.parametrize("rung", LADDER, ids=lambda rung: rung.name)
@proof(LAW, 200)
@given(played=beginnings(60), seed=st.integers(0, 9))
def test_exchanging_all_hidden_cards_changes_no_decision_and_no_reason(
    rung: Rung, played: Played, seed: int
) -> None:
    if played.rules.seats not in rung.seats:
        return
    for state, seat, twin in asked(played):
        assert twin != state
        bot = rung.build(seed)
        assert bot.choose(view_for(twin, seat)) == bot.choose(view_for(state, seat))
        assert bot.explain(view_for(twin, seat)) == bot.explain(view_for(state, seat))


@pytest.mark.parametrize("rung", LADDER, ids=lambda rung: rung.name)
@proof(25, 60)
@given(played=beginnings(60), seed=st.integers(0, 9))
def test_what_a_rung_explains_is_what_it_chooses_among_all_it_may_do(
    rung: Rung, played: Played, seed: int
) -> None:
    if played.rules.seats not in rung.seats:
        return
    for state, seat, _ in asked(played):
        view, bot = view_for(state, seat), rung.build(seed)
        thought = bot.explain(view)
        assert thought.command == bot.choose(view)
        weighed = [one.command for one in thought.alternatives]
        assert weighed[0] == thought.command
        assert sorted(map(str, weighed)) == sorted(map(str, view.legal))
        assert thought.alternatives[0].worth == max(one.worth for one in thought.alternatives)
        assert named(thought) <= {*view.hand, *view.thrown}
        mentioned = {one for one in PACK if one.pretty in thought.words.replace(".", " ").split()}
        assert mentioned <= set(view.hand)
        assert thought.words.endswith(".")
