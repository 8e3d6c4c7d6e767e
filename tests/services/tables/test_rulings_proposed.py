"""A ruling is proposed, agreed to or declined: no point moves before all have agreed, and no card is told."""

import asyncio
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.game import Officiating, Phase
from pegout.game.events import RulingMade
from pegout.judge import KINDS
from pegout.refusal import Refused
from pegout.rules import PRESETS
from pegout.services.provable import verify
from pegout.services.tables.commands import (
    Act,
    AgreeToRuling,
    DeclineRuling,
    GoAway,
    Leave,
    ProposeRuling,
    SeatBot,
    Sit,
    TableCommand,
)
from pegout.services.tables.evolve import evolve
from pegout.services.tables.keeper import TableKeeper
from pegout.services.tables.records import finished_matches, record_of
from pegout.services.tables.state import TableState
from pegout.services.tables.terms import Terms
from pegout.store.codec import read_events, write_events
from tests.kit.proofs import proof
from tests.kit.proposals import after, any_facts, game_of, played_on
from tests.kit.tables import ANN, BOB, CLEO, PEOPLE, choice, club_keeper, play_out

TOUCHED = (("offender", "pone"),)
"""acc:VIII.6a: whoever touches an opponent's peg gives two points."""
CLAIMED = ("claimant", "dealer")


def touched(person: str = ANN, *more: tuple[str, str]) -> ProposeRuling:
    return ProposeRuling(person, "touched-opponents-peg", (*TOUCHED, *more))


def gained(before: TableState, now: TableState) -> list[int]:
    return [one - other for one, other in zip(game_of(now).scores, game_of(before).scores, strict=True)]


@pytest.mark.parametrize("officiating", Officiating)
def test_a_ruling_is_carried_out_as_one_entry_when_the_other_agrees(officiating: Officiating) -> None:
    async def run() -> None:
        keeper, store, _ = club_keeper()
        state = await played_on(keeper, Terms(PRESETS["acc"], officiating=officiating), phase=Phase.PLAY)
        proposed = await after(keeper, state, touched())
        assert gained(state, proposed) == [0, 0]
        assert proposed.proposal is not None
        agreed = await after(keeper, proposed, AgreeToRuling(BOB))
        points = [0, 0]
        if officiating is Officiating.PROGRAM:  # else the player pegs them (acc:XI.2)
            points[game_of(state).dealing] = 2
        assert gained(state, agreed) == points
        assert agreed.proposal is None
        assert agreed.version == state.version + 2
        (made,) = [event for event in store.streams[state.table][-1].events if isinstance(event, RulingMade)]
        assert made.citations == ("acc:VIII.6a",)
        assert evolve(None, store.streams[state.table]) == agreed

    asyncio.run(run())


def test_where_the_marshal_decides_a_suggestion_waits_for_that_word() -> None:
    """lodge:winners.marshal: confirmed it is put to the other player, and then carried out and recorded."""

    async def run() -> None:
        keeper, store, _ = club_keeper()
        state = await played_on(keeper, Terms(PRESETS["lodge"]))
        with pytest.raises(Refused, match="the Marshal decides"):
            await keeper.do(state.table, touched())
        agreed = await after(keeper, state, touched(ANN, ("marshal", "yes")), AgreeToRuling(BOB))
        assert sorted(gained(state, agreed)) == [0, 2]
        (made,) = [event for event in store.streams[state.table][-1].events if isinstance(event, RulingMade)]
        assert made.findings[-1] == "This is the Marshal's decision."
        assert made.citations == ("lodge:winners.marshal", "acc:VIII.6a")

    asyncio.run(run())


def test_portfolio_errors_what_a_ruling_leaves_to_a_player_is_decided_before_it_is_proposed() -> None:
    """portfolio:errors.late-misdeal: the non-dealer wants a new deal, or what is missing drawn."""

    async def run() -> None:
        keeper, _, _ = club_keeper()
        state = await played_on(keeper, Terms(PRESETS["portfolio"]), phase=Phase.PLAY)
        why = r"has to choose first: How is the deal put right \(put_right: deal-again or draw\)\?"
        with pytest.raises(Refused, match=why):
            await keeper.do(state.table, ProposeRuling(ANN, "misdeal", ()))
        chosen = ProposeRuling(ANN, "misdeal", (("put_right", "deal-again"),))
        assert (await after(keeper, state, chosen)).is_asked

    asyncio.run(run())


@pytest.mark.parametrize("who", [ANN, BOB])
def test_a_ruling_that_is_declined_or_taken_back_moves_nothing_and_is_told(who: str) -> None:
    async def run() -> None:
        keeper, _, _ = club_keeper()
        state = await played_on(keeper)
        declined = await after(keeper, state, touched(), DeclineRuling(who))
        assert game_of(declined) == game_of(state)
        assert declined.proposal is not None
        assert declined.proposal.declined == declined.seat_of(who)
        for command in (AgreeToRuling(BOB), DeclineRuling(BOB)):
            with pytest.raises(Refused, match="There is no ruling on the table") as refused:
                await keeper.do(state.table, command)
            assert refused.value.refusal.code == "no_proposal"
        again = await after(keeper, declined, touched(BOB))
        assert again.is_asked

    asyncio.run(run())


def test_a_ruling_falls_when_anything_else_happens_and_stays_when_somebody_comes_or_goes() -> None:
    async def run() -> None:
        keeper, _, _ = club_keeper()
        state = await played_on(keeper)
        away = await after(keeper, state, touched(), GoAway(0))
        assert away.is_asked
        dice = Random(3)
        seat = next(seat for seat in (0, 1) if choice(away, seat, dice) is not None)
        move = choice(away, seat, dice)
        assert move is not None
        moved = await after(keeper, away, Act((ANN, BOB)[seat], move))
        assert moved.proposal is None
        with pytest.raises(Refused):
            await keeper.do(state.table, AgreeToRuling(BOB))

    asyncio.run(run())


def test_at_a_table_of_three_everybody_else_has_to_agree() -> None:
    async def run() -> None:
        keeper, _, _ = club_keeper()
        state = await played_on(keeper, Terms(PRESETS["club-3"]))
        one = await after(keeper, state, touched(ANN, CLAIMED, ("moved", "yes")), AgreeToRuling(CLEO))
        assert one.is_asked
        assert gained(state, one) == [0, 0, 0]
        with pytest.raises(Refused, match="already agreed to the ruling"):
            await keeper.do(state.table, AgreeToRuling(CLEO))
        with pytest.raises(Refused):
            await keeper.do(state.table, AgreeToRuling(ANN))  # whoever proposed it is not asked
        both = await after(keeper, one, AgreeToRuling(BOB))
        assert sum(gained(state, both)) == 2
        assert sum(isinstance(event, RulingMade) for event in both.events) == 1

    asyncio.run(run())


def test_a_bot_need_not_be_asked_and_somebody_a_bot_plays_for_must_be() -> None:
    async def with_bot() -> TableState:
        keeper, _, _ = club_keeper()
        opened = await keeper.open(Terms(PRESETS["acc"]), ANN, {})
        state = await after(keeper, opened, SeatBot(ANN, 1, "random"), Sit(ANN, "Ann"))
        for _ in range(2):
            if game_of(state).dealer is None:
                move = choice(state, 0, Random(1))
                assert move is not None
                state = await after(keeper, state, Act(ANN, move))
        mine = ProposeRuling(ANN, "touched-opponents-peg", (("offender", "Ann"),))
        return await after(keeper, state, mine)

    async def with_somebody_gone() -> TableState:
        keeper, _, clock = club_keeper()
        state = await played_on(keeper)
        gone = await after(keeper, state, GoAway(1))
        clock.pass_seconds(121)
        await keeper.look_after()
        gone = (await keeper.live(state.table)).state
        assert gone.bot_at(1) is not None
        return await after(keeper, gone, touched())

    at_once = asyncio.run(with_bot())
    assert at_once.proposal is None
    assert sum(game_of(at_once).scores) == 2
    asked = asyncio.run(with_somebody_gone())
    assert asked.is_asked


@pytest.mark.parametrize(
    ("code", "commands"),
    [
        ("not_seated", [touched(CLEO)]),
        ("proposal_open", [touched(), touched(BOB)]),
        ("no_proposal", [AgreeToRuling(BOB)]),
        ("cannot_rule", [ProposeRuling(ANN, "no-such-thing")]),
        ("cannot_rule", [ProposeRuling(ANN, "renege", (("offender", "dealer"),))]),
        ("cannot_rule", [ProposeRuling(ANN, "touched-opponents-peg", (("offender", "Zoe"),))]),
        (
            "cannot_rule",
            [ProposeRuling(ANN, "wrong-cut", (("cut", "deal"), ("lifted", "1"), ("left", "51")))],
        ),
    ],
)
def test_what_cannot_be_proposed_is_refused_in_one_sentence(code: str, commands: list[TableCommand]) -> None:
    async def run() -> None:
        keeper, _, _ = club_keeper()
        state = await played_on(keeper, phase=Phase.PLAY)
        *before, last = commands
        state = await after(keeper, state, *before)
        with pytest.raises(Refused) as refused:
            await keeper.do(state.table, last)
        assert refused.value.refusal.code == code
        assert str(refused.value).endswith((".", "?"))
        assert (await keeper.live(state.table)).state.version == state.version

    asyncio.run(run())


def test_nobody_finds_out_by_a_ruling_what_another_holds() -> None:
    """A renege is claimed of every card that does not lie open: whoever holds it, the answers are alike."""

    async def run() -> list[set[str]]:
        keeper, _, _ = club_keeper()
        state = await played_on(keeper, phase=Phase.PLAY)
        lying = {card for pile in game_of(state).deal.played for card in pile}
        hidden = [card for hand in game_of(state).deal.hands for card in hand]
        said: list[set[str]] = [set(), set(), set()]
        unseen = [card for card in game_of(state).deal.pack if card != game_of(state).deal.starter]
        for card in [*hidden, *unseen]:
            assert card not in lying
            facts = (("offender", "1"), ("cards", str(card)), ("in_time", "yes"))
            for number, more in enumerate(((), (("decision", "dead"),), (("decision", "played"),))):
                said[number].add(await answer(keeper, state, ProposeRuling(ANN, "renege", facts + more)))
        return said

    assert [len(answers) for answers in asyncio.run(run())] == [1, 1, 1]


async def answer(keeper: TableKeeper, state: TableState, command: ProposeRuling) -> str:
    """Why it was refused, or the words of the ruling, which is then taken back."""
    try:
        asked = await after(keeper, state, command)
    except Refused as refused:
        return str(refused)
    assert asked.proposal is not None
    await after(keeper, asked, DeclineRuling(command.person))
    return str(asked.proposal.ruling)


@proof(25, 400)
@given(
    st.sampled_from(sorted(PRESETS)),
    st.sampled_from(Officiating),
    st.sampled_from(sorted(KINDS)),
    st.integers(0, 100_000),
)
def test_no_score_moves_before_all_have_agreed_whatever_is_proposed(
    preset: str, officiating: Officiating, incident: str, seed: int
) -> None:
    async def run() -> None:
        dice = Random(seed)
        keeper, store, _ = club_keeper(seed=seed)
        terms = Terms(PRESETS[preset], officiating=officiating)
        state = await played_on(keeper, terms, dice.randint(4, 40), seed)
        facts = any_facts(incident, dice, game_of(state).names)
        try:
            asked = await after(keeper, state, ProposeRuling(ANN, incident, facts))
        except Refused:
            assert (await keeper.live(state.table)).state == state
            return
        for person in list(PEOPLE)[1 : terms.rules.seats]:
            assert asked.is_asked
            assert game_of(asked) == game_of(state)
            asked = await after(keeper, asked, AgreeToRuling(person))
        assert asked.proposal is None
        assert sum(isinstance(event, RulingMade) for event in store.streams[state.table][-1].events) == 1
        assert evolve(None, store.streams[state.table]) == asked
        for entry in store.streams[state.table][-terms.rules.seats :]:
            assert read_events(write_events(entry.events)) == entry.events

    asyncio.run(run())


@pytest.mark.parametrize(
    ("incident", "facts"),
    [
        ("touched-opponents-peg", TOUCHED),
        ("card-exposed-in-deal", ()),
        ("not-covered", (("decision", "The clock was wrong; nothing moves."),)),
    ],
)
@pytest.mark.parametrize("officiating", Officiating)
def test_a_match_with_an_agreed_ruling_has_a_record_that_verifies(
    officiating: Officiating, incident: str, facts: tuple[tuple[str, str], ...]
) -> None:
    async def run() -> None:
        keeper, store, _ = club_keeper()
        state = await played_on(keeper, Terms(PRESETS["acc"], officiating=officiating), phase=Phase.THROW)
        ruled = await after(keeper, state, ProposeRuling(ANN, incident, facts), AgreeToRuling(BOB))
        *_, made = [event for event in ruled.events if isinstance(event, RulingMade)]
        over = await play_out(keeper, state.table, Random(5))
        assert over.match_over
        ((ended, at),) = finished_matches(store.streams[state.table])
        text = record_of(ended, at)
        assert f"by {' '.join(made.citations)}" in text
        assert verify(text).agrees

    asyncio.run(run())


def test_whoever_leaves_for_good_is_not_asked_any_more() -> None:
    async def run() -> TableState:
        keeper, _, _ = club_keeper()
        state = await played_on(keeper, Terms(PRESETS["club-3"]))
        return await after(keeper, state, Leave(CLEO), touched(ANN, CLAIMED), AgreeToRuling(BOB))

    state = asyncio.run(run())
    assert sum(isinstance(event, RulingMade) for event in state.events) == 1
