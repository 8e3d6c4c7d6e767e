"""Against bots a ruling on facts that only its proposer states gives the proposer nothing."""

import asyncio
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.game import Officiating, Phase
from pegout.judge import KINDS
from pegout.refusal import Refused
from pegout.rules import PRESETS
from pegout.services.tables.commands import Act, BotActs, ProposeRuling, SeatBot, Sit
from pegout.services.tables.keeper import TableKeeper
from pegout.services.tables.state import TableState
from pegout.services.tables.terms import Terms
from tests.kit.proofs import proof
from tests.kit.proposals import any_facts, game_of
from tests.kit.tables import ANN, choice, club_keeper


async def against_a_bot(keeper: TableKeeper, terms: Terms, moves: int, seed: int) -> TableState:
    state = await keeper.open(terms, ANN, {})
    await keeper.do(state.table, Sit(ANN, "Ann", 0, ""), by=ANN)
    await keeper.do(state.table, SeatBot(ANN, 1, "random"))
    dice = Random(seed)
    for _ in range(moves):
        state = (await keeper.live(state.table)).state
        for seat in (0, 1):
            move = choice(state, seat, dice)
            if move is not None and not state.match_over:
                acts = Act(ANN, move) if seat == 0 else BotActs(1, move)
                await keeper.do(state.table, acts)
                state = (await keeper.live(state.table)).state
    return state


@pytest.mark.parametrize(
    ("incident", "facts"),
    [
        ("touched-opponents-peg", (("offender", "Random (bot)"),)),
        ("not-covered", (("decision", "Ann wins."), ("to", "Ann"), ("points", "100"))),
        ("false-claim", (("player", "Random (bot)"), ("true_score", "0"))),
        ("not-pegged-out", (("player", "Ann"), ("true_score", "121"))),
    ],
)
def test_no_points_and_no_game_by_ones_own_word(incident: str, facts: tuple[tuple[str, str], ...]) -> None:
    async def run() -> None:
        keeper, _, _ = club_keeper()
        state = await against_a_bot(keeper, Terms(PRESETS["acc"]), 8, 1)
        before = game_of(state).scores
        with pytest.raises(Refused):
            await keeper.do(state.table, ProposeRuling(ANN, incident, facts))
        assert game_of((await keeper.live(state.table)).state).scores == before

    asyncio.run(run())


def test_what_costs_the_proposer_goes_through() -> None:
    async def run() -> None:
        keeper, _, _ = club_keeper()
        state = await against_a_bot(keeper, Terms(PRESETS["acc"]), 8, 1)
        await keeper.do(state.table, ProposeRuling(ANN, "touched-opponents-peg", (("offender", "Ann"),)))
        now = game_of((await keeper.live(state.table)).state)
        assert now.scores[1] - game_of(state).scores[1] == 2

    asyncio.run(run())


def test_nobody_is_sent_off_by_another_player() -> None:
    async def run() -> None:
        keeper, _, _ = club_keeper()
        state = await against_a_bot(keeper, Terms(PRESETS["acc"]), 8, 1)
        for offender in ("Ann", "Random (bot)"):
            with pytest.raises(Refused, match="only the director"):
                await keeper.do(state.table, ProposeRuling(ANN, "judge-refused", (("offender", offender),)))

    asyncio.run(run())


@proof(30, 2000)
@given(
    st.sampled_from(sorted(KINDS)), st.integers(0, 10_000), st.integers(2, 30), st.sampled_from(Officiating)
)
def test_no_ruling_on_ones_own_word_is_a_present(
    incident: str, seed: int, moves: int, officiating: Officiating
) -> None:
    async def run() -> None:
        keeper, _, _ = club_keeper(seed=seed)
        state = await against_a_bot(keeper, Terms(PRESETS["acc"], officiating=officiating), moves, seed)
        facts = any_facts(incident, Random(seed), ("Ann", "Random (bot)"))
        before = game_of(state)
        scores, phase = before.scores, before.phase
        try:
            await keeper.do(state.table, ProposeRuling(ANN, incident, facts))
        except Refused:
            return
        now = game_of((await keeper.live(state.table)).state)
        assert now.scores[0] <= scores[0]
        assert now.scores[1] >= scores[1] or now.deal_number != before.deal_number
        assert phase is Phase.MATCH_OVER or now.winner != 0

    asyncio.run(run())
