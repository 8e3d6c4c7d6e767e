"""Whoever comes to a table, or comes back to it, is sent no card that has been turned over."""

import asyncio
import json
from random import Random
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from pegout.cards import Card
from pegout.game import Phase
from pegout.game.events import StarterTurned
from pegout.rules import PRESETS
from pegout.server.tables.snapshot import whole_table
from pegout.server.tables.subscribers import Watcher
from pegout.services.tables.commands import Act
from pegout.services.tables.keeper import TableKeeper
from pegout.services.tables.state import TableState
from pegout.services.tables.terms import Terms
from tests.kit.card_knowledge import cards_in
from tests.kit.piles import NEVER_TURNED, PilesByHand
from tests.kit.proofs import proof
from tests.kit.tables import PEOPLE, choice, club_keeper, seated

TURNING = sorted(set(PRESETS) - NEVER_TURNED)


def told_of_cards(message: dict[str, Any]) -> str:
    """What is told of the deal: the lines before it name the cards that were cut for it."""
    lines = message.get("log", [])
    starter = next((place for place, line in enumerate(lines) if "the starter is" in line), len(lines))
    return json.dumps([message["game"], message.get("shown"), lines[starter:]], ensure_ascii=False)


def turned_in(state: TableState) -> set[Card]:
    """The cards of the first deal that lie face down, as people move them."""
    piles = PilesByHand(state.terms.rules)
    for event in state.events:
        piles.see(event)
    return piles.turned()


async def first_deal(keeper: TableKeeper, terms: Terms, dice: Random) -> int:
    """Play the first deal, and let everybody come anew after each act; gives how often cards lay so."""
    opened = await seated(keeper, terms)
    live = await keeper.live(opened.table)
    watcher = Watcher(keeper, live, None)
    await watcher.begin()
    times = 0
    while live.state.game is not None and not (any_shown(live.state) or live.state.match_over):
        acts = [(seat, move) for seat in live.state.people if (move := choice(live.state, seat, dice))]
        seat, move = dice.choice(acts)
        await keeper.do(opened.table, Act(list(PEOPLE)[seat], move))
        turned = turned_in(live.state)
        times += bool(turned)
        if not any_shown(live.state):
            look(live.state, watcher, turned)
    return times


def any_shown(state: TableState) -> bool:
    """Whether the first deal is over: what the log says of the show names its cards for good."""
    game = state.game
    return game is None or game.deal_number > 1 or (game.deal_number == 1 and game.phase is Phase.SHUFFLE)


def look(state: TableState, watcher: Watcher, turned: set[Card]) -> None:
    for seat, person in [*enumerate(list(PEOPLE)[: state.terms.rules.seats]), (None, None)]:
        whole = msgspec.to_builtins(whole_table(state, seat, person))
        assert not cards_in(told_of_cards(whole)) & turned
    kept: list[str] = []
    while not watcher.outgoing.empty():
        message = json.loads(watcher.outgoing.get_nowait() or b"{}")
        kept += message.get("log", message.get("said", []))
        assert not cards_in(json.dumps(message.get("game", {}))) & turned
    if any(isinstance(event, StarterTurned) for event in state.events):
        assert not [line for line in kept if " plays " in line]


@proof(25, 200)
@given(st.sampled_from(TURNING), st.integers(0, 100_000))
def test_nobody_who_comes_now_is_sent_a_card_that_is_turned_over(preset: str, seed: int) -> None:
    async def run() -> None:
        keeper, _, _ = club_keeper(seed=seed)
        await first_deal(keeper, Terms(PRESETS[preset]), Random(seed))

    asyncio.run(run())


def test_cards_lie_face_down_in_these_games() -> None:
    """Sixteen cards never make less than thirty-two."""

    async def run() -> int:
        keeper, _, _ = club_keeper()
        return await first_deal(keeper, Terms(PRESETS["club-4"]), Random(5))

    assert asyncio.run(run())
