"""All bytes sent to each seat, and to somebody who looks on, over random games of every preset."""

import asyncio
import json
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from pegout.cards import Card
from pegout.game import Officiating, Seat
from pegout.judge import KINDS
from pegout.refusal import Refused
from pegout.rules import PRESETS
from pegout.server.tables.subscribers import Watcher
from pegout.services.tables.commands import Act, AgreeToRuling, ProposeRuling, Sit
from pegout.services.tables.keeper import TableKeeper
from pegout.services.tables.state import TableState
from pegout.services.tables.terms import Terms
from tests.kit.card_knowledge import Knowing, cards_in
from tests.kit.proofs import LAW, proof
from tests.kit.proposals import any_facts
from tests.kit.tables import PEOPLE, choice, club_keeper, seated


def test_the_search_for_cards_finds_every_way_of_writing_them() -> None:
    text = '{"hand":["5H","TD"],"said":["Ann plays 10♠: fifteen","J♦ and A♣."],"table":"x5Hq-6D","n":"ab2c"}'
    assert cards_in(text) == {Card.parse(card) for card in ("5H", "TD", "TS", "JD", "AC")}


async def watched_game(
    keeper: TableKeeper, terms: Terms, dice: Random, moves: int, proposals: float = 0.0
) -> int:
    """Play, and look at every message as it is sent; gives how many were looked at.

    Such a share of the moves is a ruling that somebody proposes, whatever it may be, and all agree to.
    """
    opened = await seated(keeper, terms, terms.rules.seats - 1)
    live = await keeper.live(opened.table)
    seats: list[Seat | None] = [*range(terms.rules.seats), None]
    people = [*list(PEOPLE)[: terms.rules.seats], None]
    knowing = [Knowing(seat) for seat in seats]
    live.subscribers.extend(knowing)
    watchers = [Watcher(keeper, live, person) for person in people]
    for watcher in watchers:
        await watcher.begin()
    last = terms.rules.seats - 1
    await keeper.do(opened.table, Sit(list(PEOPLE)[last], "Last"))
    seen = look(watchers, knowing)
    for _ in range(moves):
        state = live.state
        acts = [(seat, move) for seat in state.people if (move := choice(state, seat, dice)) is not None]
        if state.match_over or not acts:
            break
        if dice.random() < proposals and state.game is not None:
            await propose(keeper, state, dice)
            seen += look(watchers, knowing)
            continue
        seat, move = dice.choice(acts)
        await keeper.do(opened.table, Act(list(PEOPLE)[seat], move))
        seen += look(watchers, knowing)
    return seen


async def propose(keeper: TableKeeper, state: TableState, dice: Random) -> None:
    """A ruling about anything, on any facts; what cannot be is refused in words that name no card."""
    people, incident = list(PEOPLE)[: len(state.seats)], dice.choice(sorted(KINDS))
    proposer = dice.choice(people)
    facts = any_facts(incident, dice, state.game.names if state.game is not None else ())
    said, answered = {card for _, text in facts for card in cards_in(text)}, ""
    try:
        await keeper.do(state.table, ProposeRuling(proposer, incident, facts))
        for person in people:
            if person != proposer:
                await keeper.do(state.table, AgreeToRuling(person))
    except Refused as refused:
        answered = str(refused)
    assert cards_in(answered) <= said


def look(watchers: list[Watcher], knowing: list[Knowing]) -> int:
    looked = 0
    for watcher, knows in zip(watchers, knowing, strict=True):
        while not watcher.outgoing.empty():
            message = watcher.outgoing.get_nowait()
            assert message is not None
            whole = json.loads(message)
            whole.pop("log", None)  # told in the words of the game, whose secrecy has a test of its own
            secret = cards_in(json.dumps(whole, ensure_ascii=False)) - knows.now - knows.before
            assert not secret, (watcher.seat, secret, whole)
            looked += 1
    return looked


@proof(LAW, 200)
@given(st.sampled_from(sorted(PRESETS)), st.sampled_from(Officiating), st.integers(0, 100_000))
def test_no_byte_tells_a_seat_of_a_card_it_may_not_know(
    preset: str, officiating: Officiating, seed: int
) -> None:
    async def run() -> int:
        keeper, _, _ = club_keeper(seed=seed)
        return await watched_game(
            keeper, Terms(PRESETS[preset], officiating=officiating), Random(seed), moves=45
        )

    assert asyncio.run(run()) > 60


@proof(LAW, 200)
@given(st.sampled_from(sorted(PRESETS)), st.sampled_from(Officiating), st.integers(0, 100_000))
def test_no_byte_about_a_proposed_ruling_tells_of_such_a_card(
    preset: str, officiating: Officiating, seed: int
) -> None:
    async def run() -> int:
        keeper, _, _ = club_keeper(seed=seed)
        terms = Terms(PRESETS[preset], officiating=officiating)
        return await watched_game(keeper, terms, Random(seed), moves=45, proposals=0.3)

    assert asyncio.run(run()) > 5  # a ruling can end the match soon


def test_a_leak_would_be_found() -> None:
    """The same look at a message that shows another's hand."""

    async def run() -> bool:
        keeper, _, _ = club_keeper()
        state = await seated(keeper)
        live = await keeper.live(state.table)
        watcher = Watcher(keeper, live, "p-ann")
        await watcher.begin()
        watcher.outgoing.get_nowait()
        watcher.outgoing.put_nowait(b'{"game":{"hand":["5H"]}}')
        try:
            look([watcher], [Knowing(0)])
        except AssertionError:
            return True
        return False

    assert asyncio.run(run())
