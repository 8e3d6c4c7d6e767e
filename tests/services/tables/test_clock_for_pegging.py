"""The clock for moves also runs where the table gives the time to peg (rule book digest 2.3), and is kind.

Whoever says nothing passes; nobody is replaced or loses the match for a word that was not said.
"""

import asyncio

import pytest

from pegout.game import (
    Accept,
    CountCrib,
    CountHand,
    Cut,
    Mix,
    Officiating,
    Pass,
    Peg,
    PlayCard,
    SayGo,
    Seat,
    SeatView,
    Throw,
    view_for,
)
from pegout.game.events import PegPassed
from pegout.game.officiated.claims import ClaimFalseGame
from pegout.rules import PRESETS
from pegout.services.tables.bots import BotService
from pegout.services.tables.clocks import thinking_until
from pegout.services.tables.commands import Act, LookAfter, Move, Sit
from pegout.services.tables.keeper import TableKeeper
from pegout.services.tables.state import TableState
from pegout.services.tables.terms import Gone, Terms
from pegout.services.tables.timeouts import word_of_silence
from tests.kit.officiated_tables import ANN, BOB, MUGGINS, Players
from tests.kit.tables import PEOPLE, QuickThinker, club_keeper, seated

Counted = CountHand | CountCrib
CARDS = ("9H 7H 2C 3C", "TC JC QC KC")
"""Ann deals; Bob leads."""


def at_first_go(rules: str = "acc") -> Players:
    """At twenty-nine both have said go, Ann with a two that would fit."""
    players = Players(*CARDS, starter="4D", rules=rules)
    players.play("TC=10", "9H=19", "JC=29", "go", "go")
    return players


def test_whoever_is_given_the_time_to_peg_and_says_nothing_passes() -> None:
    players = at_first_go()
    assert players.view(ANN).pegging == (BOB,)
    assert word_of_silence(players.script.state, BOB) == Pass(BOB)
    assert word_of_silence(players.script.state, ANN) is None


def test_an_announced_count_is_pegged_as_it_was_announced() -> None:
    players = Players(*CARDS, starter="4D")
    players.play_out()
    players.count_hand(BOB, 4)
    assert word_of_silence(players.script.state, BOB) == Peg(BOB, 4)


def test_a_penalty_goes_back_as_it_was_ordered() -> None:
    """acc:VIII.4b: fifteen back for a false claim of the game, which nobody may pass over."""
    players = Players(*CARDS, starter="4D", scores=(50, 119))
    players.play("TC=10")
    players.peg(BOB, 2)
    players.claim(ClaimFalseGame(ANN, BOB))
    assert players.view(BOB).awards[BOB] == -15
    assert word_of_silence(players.script.state, BOB) == Peg(BOB, 15)


def test_whoever_does_not_object_accepts_and_mixes() -> None:
    players = Players(*CARDS, starter="4D", rules=MUGGINS)
    players.play_out()
    players.pegged_hand(BOB, 4)
    assert word_of_silence(players.script.state, ANN) is None  # she is to count as well
    players.pegged_hand(ANN, 0)
    assert word_of_silence(players.script.state, BOB) == Mix(BOB)


def test_a_claim_of_the_game_that_nobody_objects_to_is_accepted() -> None:
    players = Players(*CARDS, starter="4D", scores=(50, 119))
    players.play("TC=10")
    players.peg(BOB, 2)
    assert word_of_silence(players.script.state, ANN) == Accept(ANN)
    assert word_of_silence(players.script.state, BOB) is None


def test_a_card_or_a_count_is_no_word() -> None:
    players = Players(*CARDS, starter="4D")
    assert word_of_silence(players.script.state, BOB) is None
    players.play_out()
    assert word_of_silence(players.script.state, BOB) is None
    players.do(CountHand(BOB, 0))
    assert word_of_silence(players.script.state, ANN) is None


async def to_the_wait(keeper: TableKeeper, terms: Terms, waited_for: int) -> TableState:
    """A new table, played without a peg until so many seats are given the time for one."""
    state = await seated(keeper, terms)
    while len(seen(state).pegging) < waited_for:
        seat = seen(state).to_act[0]
        await keeper.do(state.table, Act(list(PEOPLE)[seat], quiet(seen(state, seat))))
        state = (await keeper.live(state.table)).state
    return state


def seen(state: TableState, seat: Seat | None = None) -> SeatView:
    assert state.game is not None
    return view_for(state.game, seat)


def quiet(view: SeatView) -> Move:
    """A pass where there is time to peg; a card with its true count, or go; counts of nought."""
    assert view.seat is not None
    if view.seat in view.pegging:
        return Pass(view.seat)
    count = 0 if view.series_over else view.count
    cards = [one for one in view.legal if isinstance(one, PlayCard) and one.said == count + one.card.pips]
    others = [one for one in view.legal if isinstance(one, Cut | Throw | SayGo | Accept | Mix | Counted)]
    return (*cards, *others)[0]


@pytest.mark.parametrize("gone", [Gone.BOT, Gone.FORFEIT])
def test_at_a_table_the_clock_passes_for_its_player_who_stays(gone: Gone) -> None:
    async def run() -> tuple[TableState, TableState]:
        keeper, _, clock = club_keeper()
        terms = Terms(PRESETS["acc"], officiating=Officiating.PLAYERS, move_seconds=30, gone=gone)
        before = await to_the_wait(keeper, terms, 1)
        clock.pass_seconds(31)
        await keeper.do(before.table, LookAfter(clock()))
        return before, (await keeper.live(before.table)).state

    before, after = asyncio.run(run())
    (waiting,) = seen(before).pegging
    assert [seat for seat, _ in thinking_until(before)] == [waiting]
    assert after.events[-1] == PegPassed(waiting)
    assert not after.match_over
    assert not after.standing_in


def test_a_pass_does_not_make_stale_what_others_were_about_to_say() -> None:
    """After the last card everybody is waited for at once, and nobody looks at the others' passes."""

    async def run() -> TableState:
        keeper, _, _ = club_keeper()
        terms = Terms(PRESETS["club-3"], officiating=Officiating.PLAYERS)
        state = await to_the_wait(keeper, terms, 2)
        for seat in seen(state).pegging:
            await keeper.do(state.table, Act(list(PEOPLE)[seat], Pass(seat)), saw=state.version)
        return (await keeper.live(state.table)).state

    assert seen(asyncio.run(run())).pegging == ()


def test_bots_wait_quietly_while_a_person_is_given_the_time_to_peg(caplog: pytest.LogCaptureFixture) -> None:
    """They are asked once what they have to say, and not again until something happens."""

    async def run() -> tuple[TableState, TableState, int]:
        keeper, _, _ = club_keeper()
        thinker = QuickThinker()
        BotService(keeper, thinker, patience=0)
        terms = Terms(MUGGINS, officiating=Officiating.PLAYERS)
        state = await keeper.open(terms, "p-ann", {1: "regular"})
        await keeper.do(state.table, Sit("p-ann", "Ann"))
        while True:
            await asyncio.sleep(0.02)
            state = (await keeper.live(state.table)).state
            view = seen(state, ANN)
            if ANN in view.pegging and not any(isinstance(one, PlayCard | SayGo) for one in view.legal):
                break
            if ANN in view.to_act:
                await keeper.do(state.table, Act("p-ann", quiet(view)))
        await asyncio.sleep(0.1)
        asked, before = thinker.asked, (await keeper.live(state.table)).state
        await asyncio.sleep(0.3)
        return before, (await keeper.live(state.table)).state, thinker.asked - asked

    before, after, asked = asyncio.run(run())
    assert seen(before).pegging == (ANN,)
    assert (after.version, asked) == (before.version, 0)
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []
