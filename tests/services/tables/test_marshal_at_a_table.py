"""At a lodge table nothing is ruled by itself: the Marshal's word is recorded and carried out (digest 2.4).

A claim that is right is put to the others with what the tournament rules would order; when they agree that
the Marshal has decided so, it is carried out with the claim.
"""

import asyncio
from types import UnionType

from pegout.game import Cut, Officiating, Peg, Phase, PlayCard, Seat, Throw, view_for
from pegout.game.events import RulingMade
from pegout.game.officiated.claims import Claim, ClaimOverpegged, ClaimRenege
from pegout.rules import PRESETS
from pegout.services.tables.commands import Act, AgreeToRuling, DeclineRuling, TableCommand
from pegout.services.tables.state import TableState
from pegout.services.tables.terms import Terms
from tests.kit.tables import PEOPLE, club_keeper, seated

LODGE = Terms(PRESETS["lodge"], officiating=Officiating.PLAYERS)


def claimed(claim: type[ClaimOverpegged | ClaimRenege], *answers: type) -> TableState:
    """Pone leads and pegs two for nothing; the dealer claims something of it, and pone answers."""

    async def run() -> TableState:
        keeper, _, _ = club_keeper()
        state = await seated(keeper, LODGE)

        async def do(command: TableCommand) -> TableState:
            await keeper.do(state.table, command)
            return (await keeper.live(state.table)).state

        while _phase(state) is not Phase.PLAY:
            state = await do(_act(state, _to_act(state), Cut | Throw))
        pone = _to_act(state)
        dealer = 1 - pone
        state = await do(_act(state, pone, PlayCard))
        state = await do(Act(_person(pone), Peg(pone, 2)))
        made: Claim = claim(dealer, pone)
        state = await do(Act(_person(dealer), made))
        for answer in answers:
            state = await do(answer(_person(pone)))
        return state

    return asyncio.run(run())


def _person(seat: Seat) -> str:
    return list(PEOPLE)[seat]


def _phase(state: TableState) -> Phase:
    assert state.game is not None
    return state.game.phase


def _to_act(state: TableState) -> Seat:
    assert state.game is not None
    return view_for(state.game, None).to_act[0]


def _act(state: TableState, seat: Seat, kind: type | UnionType) -> Act:
    assert state.game is not None
    move = next(one for one in view_for(state.game, seat).legal if isinstance(one, kind))
    return Act(_person(seat), move)  # type: ignore[arg-type] # a cut, a throw or a card


def _rulings(state: TableState) -> list[RulingMade]:
    return [event for event in state.events if isinstance(event, RulingMade)]


def _scores(state: TableState) -> tuple[int, ...]:
    assert state.game is not None
    return tuple(sorted(state.game.scores))


def test_a_claim_that_is_right_moves_nothing_until_the_others_confirm_it() -> None:
    state = claimed(ClaimOverpegged)
    assert state.proposal is not None
    assert state.is_asked
    assert _rulings(state) == []
    assert _scores(state) == (0, 2)


def test_the_word_of_the_marshal_is_recorded_with_the_claim_and_carried_out() -> None:
    """What the tournament rules suggest: back, and as many for the claimant to peg (acc:VIII.4c1)."""
    state = claimed(ClaimOverpegged, AgreeToRuling)
    (ruling,) = _rulings(state)
    assert isinstance(ruling.claim, ClaimOverpegged)
    assert ruling.upheld
    assert "This is the Marshal's decision." in ruling.findings
    assert "lodge:winners.marshal" in ruling.citations
    assert _scores(state) == (0, 0)
    assert state.game is not None
    assert view_for(state.game, None).awards[ruling.claim.seat] == 2


def test_a_claim_that_the_marshal_does_not_follow_changes_nothing() -> None:
    state = claimed(ClaimOverpegged, DeclineRuling)
    assert _rulings(state) == []
    assert _scores(state) == (0, 2)
    assert not state.is_asked


def test_a_claim_that_is_wrong_needs_no_marshal() -> None:
    state = claimed(ClaimRenege)
    (ruling,) = _rulings(state)
    assert not ruling.upheld
    assert state.proposal is None
