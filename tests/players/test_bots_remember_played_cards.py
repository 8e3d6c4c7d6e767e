"""A bot knows what was laid, turned over or not, and plays no worse where cards are turned."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.game import Phase, view_for
from pegout.rules import PRESETS, PlayedCards
from pegout.wiring import bot
from tests.kit.proofs import proof
from tests.kit.strategies import SEATINGS, games

TURNING = [rules for rules in SEATINGS if rules.name in ("club", "portfolio", "lodge")]


@pytest.mark.parametrize("level", ["random", "novice", "regular", "club", "expert"])
@proof(25, 40)
@given(data=st.data())
def test_a_bot_answers_as_if_all_cards_lay_visible(level: str, data: st.DataObject) -> None:
    played = data.draw(games(TURNING))
    player = bot(level, seed=1)
    moments = [state for state in played.states if state.phase is Phase.PLAY]
    for state in [state for state in moments if any(view_for(state, None).turned)][:6]:
        turn = state.deal.turn
        assert turn is not None
        open_rules = replace(state.rules, played_cards=PlayedCards.VISIBLE)
        in_the_open = view_for(replace(state, rules=open_rules), turn)
        assert in_the_open.turned == (0,) * state.rules.seats
        assert player.choose(view_for(state, turn)) == player.choose(in_the_open)


def test_the_presets_that_turn_cards_are_played_here() -> None:
    assert {rules.name for rules in TURNING} == {"club", "portfolio", "lodge"} <= {*PRESETS}
