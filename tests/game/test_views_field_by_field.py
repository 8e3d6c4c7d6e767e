"""A view tells each field of the table as it stands, worked out by hand."""

from dataclasses import replace
from typing import Any

import pytest

from pegout.cards import PACK
from pegout.game import (
    NOT_STARTED,
    Cut,
    GameState,
    MatchFormat,
    MatchKind,
    Officiating,
    Pegs,
    Phase,
    PickStarter,
    SeatView,
    Shuffle,
    Standing,
    StartMatch,
    tried,
    view_for,
)
from pegout.game.officiated.claims import ClaimOverpegged, PegBack, Scored
from pegout.game.views import CountSeen
from pegout.judge import ClaimCountedEarly, ClaimMuggins
from pegout.rules.remedies import (
    CardsShown,
    CribDead,
    DrawnTo,
    FourOfCrib,
    GameLost,
    HandDead,
    Packet,
    PointsBack,
    PointsTo,
    StarterPick,
)
from tests.kit.builders import ACC, card, cards, table, thrown_table
from tests.kit.officiated_tables import ANN, BOB, MUGGINS, Players, counting
from tests.kit.ruled_tables import KEPT, do, rule

TWO_LAID = table(KEPT, "7D", crib="2C 3C 4H KD", match="best of 3").play("8D", "JD").state

OF_ANN = SeatView(
    seat=ANN,
    rules=ACC,
    names=("Ann", "Bob"),
    match=MatchFormat(MatchKind.BEST_OF, 3),
    phase=Phase.PLAY,
    game_number=1,
    deal_number=1,
    dealer=ANN,
    cuts=(),
    to_act=(BOB,),
    hand=cards("5H 5C 5S"),
    thrown=cards("2C 3C"),
    hand_sizes=(3, 3),
    has_thrown=(True, True),
    laid=(cards("JD"), cards("8D")),
    turned=(0, 0),
    series=cards("8D JD"),
    count=18,
    last=ANN,
    gone=(),
    starter=card("7D"),
    crib_size=4,
    crib=(),
    drawn=(),
    shown=(),
    dead=(),
    crib_dead=False,
    officiating=Officiating.PROGRAM,
    edition=2,
    series_over=False,
    counts=(),
    claimed_by=None,
    pegging=(),
    awards=(0, 0),
    pegs_at_once=False,
    claims=(),
    pegs=(Pegs(0, 0), Pegs(0, 0)),
    standings=(Standing(), Standing()),
    outcome=None,
    winner=None,
    legal=(),
)


def test_a_player_sees_the_own_cards_and_what_lies_open() -> None:
    assert view_for(TWO_LAID, ANN) == OF_ANN


@pytest.mark.parametrize("nobody", [None, 2, -1])
def test_whoever_has_no_seat_sees_what_lies_open(nobody: int | None) -> None:
    assert view_for(TWO_LAID, nobody) == replace(OF_ANN, seat=None, hand=(), thrown=())


def test_before_the_match_there_is_nothing_to_see() -> None:
    view = view_for(NOT_STARTED, ANN)
    assert (view.hand, view.thrown, view.hand_sizes, view.has_thrown) == ((), (), (), ())
    assert (view.laid, view.turned, view.pegs, view.dealer, view.starter) == ((), (), (), None, None)


def told(state: GameState, seat: int | None, *names: str) -> tuple[Any, ...]:
    view = view_for(state, seat)
    return tuple([getattr(view, name) for name in names])


def test_the_cards_cut_for_the_deal_lie_open() -> None:
    """The pack is in order, and the tenth and the next sixth card are turned up."""
    state = tried(NOT_STARTED, StartMatch(ACC, ("Ann", "Bob")))
    state = tried(state, Shuffle(PACK))
    assert told(state, None, "cuts", "to_act", "dealer") == ((), (ANN,), None)
    state = tried(state, Cut(ANN, 10))
    assert told(state, None, "cuts", "to_act") == (((ANN, PACK[9]),), (BOB,))


def test_who_has_said_go_is_known_until_the_series_ends() -> None:
    position = table(["KC QC JC 5C", "TH KH QH AH"], "2S").play("TH", "KC", "KH", "go")
    assert told(position.state, None, "gone", "count", "last", "to_act") == ((ANN,), 30, BOB, (BOB,))


def test_only_the_dealer_sees_the_crib_while_choosing_and_all_see_it_shown() -> None:
    state = do(table(KEPT, "7D", crib="2C 3C 4H KD"), DrawnTo(None, 1), FourOfCrib()).play_out().state
    crib = state.deal.crib
    assert (crib[:4], len(crib)) == (cards("2C 3C 4H KD"), 5)
    assert [told(state, seat, "crib", "crib_size") for seat in (ANN, BOB, None)] == [
        (crib, 5),
        ((), 5),
        ((), 5),
    ]
    counted = table(KEPT, "7D", crib="2C 3C 4H KD").play_out().state
    assert [told(counted, seat, "crib") for seat in (BOB, None)] == [(cards("2C 3C 4H KD"),)] * 2


def test_only_pone_sees_the_cards_drawn_for_the_starter_while_picking() -> None:
    state = do(thrown_table(KEPT, "7D"), StarterPick(ANN, BOB, (1, 2), lifted=10)).state
    assert [told(state, seat, "drawn") for seat in (ANN, BOB, None)] == [((),), (cards("5H 5C"),), ((),)]
    assert told(tried(state, PickStarter(BOB, card("5H"))), BOB, "drawn", "starter") == ((), card("5H"))


def test_only_who_was_shown_cards_of_the_pack_sees_them() -> None:
    """The two above the starter."""
    position = thrown_table(KEPT, "7D")
    place = position.state.deal.pack.index(card("7D"))
    above = position.state.deal.pack[place - 2 : place]
    state = do(position.cut_starter("7D"), CardsShown(BOB, Packet.UPPER, 2)).state
    assert [told(state, seat, "shown") for seat in (ANN, BOB, None)] == [((),), (above,), ((),)]


def test_everybody_sees_what_a_ruling_has_killed() -> None:
    state = do(table(KEPT, "7D"), HandDead(BOB), CribDead()).state
    assert told(state, None, "dead", "crib_dead") == ((BOB,), True)
    assert told(do(table(KEPT, "7D"), HandDead(ANN)).state, None, "dead", "crib_dead") == ((ANN,), False)


def test_a_game_that_is_over_tells_how_it_ended_and_where_the_match_stands() -> None:
    """Forfeited: Bob wins by ten."""
    state = do(table(KEPT, "7D", match="1 game"), GameLost(ANN)).state
    view = view_for(state, None)
    assert view.outcome is not None
    assert (view.phase, view.winner, view.outcome.winner) == (Phase.MATCH_OVER, BOB, BOB)
    assert view.standings == (Standing(0, 0, 0, -10), Standing(1, 1, 0, 10))


# Where the players officiate


def test_a_finished_series_lies_until_the_next_is_led() -> None:
    players = Players("KH 3H 9H 9S", "QC 8C 7S 6S", starter="4D")
    players.play("QC=10", "KH=20", "8C=28", "3H=31")
    view = players.view(BOB)
    assert (view.series_over, view.pegging, view.officiating) == (True, (ANN,), Officiating.PLAYERS)
    players.pass_(ANN)
    players.play("7S=7")
    assert (players.view(BOB).series_over, players.view(BOB).pegging) == (False, ())


@pytest.mark.parametrize(("rules", "callers"), [("acc", ()), (MUGGINS, (ANN,))])
def test_a_count_is_seen_as_it_was_said_and_pegged(rules: Any, callers: tuple[int, ...]) -> None:
    players = counting(rules=rules)
    players.count_hand(BOB, 3)
    assert players.view(ANN).counts == (CountSeen(BOB, False, 3, (ANN,), False, callers, 0),)
    players.peg(BOB, 4)
    assert players.view(ANN).counts == (CountSeen(BOB, False, 3, (ANN,), True, callers, 4),)
    assert ClaimOverpegged(ANN, BOB) in players.view(ANN).claims
    assert PegBack(BOB, 1) in players.view(BOB).claims
    assert view_for(players.script.state, None).claims == ()
    called = ClaimMuggins(ANN, BOB, 1, Scored.HAND)
    assert (called in players.view(ANN).claims) == bool(callers)


def test_in_the_first_edition_a_count_was_pegged_as_it_was_said() -> None:
    players = counting(edition=1)
    players.count_hand(BOB, 3)
    assert players.view(ANN).counts == (CountSeen(BOB, False, 3, (ANN,), True, (), 3),)
    assert (players.view(ANN).pegging, players.view(ANN).awards, players.view(ANN).edition) == ((), (0, 0), 1)


def test_what_a_ruling_gives_and_takes_is_seen_until_it_is_pegged() -> None:
    players = Players(*KEPT, starter="7D", scores=(20, 30))
    players.do(rule(PointsBack(ANN, 3), PointsTo(BOB, 2)))
    assert (players.view(ANN).awards, players.view(ANN).pegging) == ((-3, 2), (ANN, BOB))
    players.peg(ANN, 3)
    assert (players.view(ANN).awards, players.scores) == ((0, 2), (17, 30))
    players.peg(BOB, 2)
    assert (players.view(ANN).awards, players.view(ANN).pegging, players.scores) == ((0, 0), (), (17, 32))


def test_who_claims_the_game_is_seen_until_it_is_accepted() -> None:
    players = Players("5H 7H 8H 9S", "KC JC 2C 8S", starter="6D", scores=(119, 50))
    players.play("KC=10", "pass", "5H=15")
    assert players.view(BOB).claimed_by is None
    players.peg(ANN, 2)
    view = players.view(BOB)
    assert (view.claimed_by, view.to_act, view.pegs) == (ANN, (BOB,), (Pegs(119, 121), Pegs(49, 50)))
    players.accept(BOB)
    assert (players.phase, players.winner) == (Phase.MATCH_OVER, ANN)


def test_who_counts_too_early_may_say_so() -> None:
    players = counting()
    players.count_hand(ANN, 12)
    assert ClaimCountedEarly(ANN, ANN) in players.view(ANN).claims
    assert ClaimCountedEarly(BOB, ANN) in players.view(BOB).claims
