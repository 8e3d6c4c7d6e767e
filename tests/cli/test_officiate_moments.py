"""When the person is asked, so that nothing is lost that could still be claimed, pegged or put right."""

from typing import Any

import pytest

from pegout.cli.officiated import OfficiatedSession
from pegout.cli.officiated.moments import Moment
from pegout.game import Accept, Command, CountHand, Peg, SayGo, Seat
from pegout.game.officiated.claims import (
    Claim,
    ClaimCount,
    ClaimMuggins,
    ClaimOverpegged,
    PegBack,
    Scored,
    TakeBackGo,
)
from pegout.library import Game
from pegout.players import GreedyBot, Officiant
from tests.kit.terminal import told
from tests.kit.terminal_officiated import BOB, PLAY, dealt, enter, fives, lays, talk

ANN, CLEO = 0, 2


def with_bob(*acts: Command | Claim, **options: Any) -> tuple[Game, OfficiatedSession]:
    """Ann has two tens, a four and a two, and leads; Bob has a ten, two kings and a six."""
    cards = ("TC TD 4S 2S", "TH KC KD 6S")
    thrown = ("9C 9D", "QC QD")
    game, session = dealt(*cards, starter="AC", thrown=thrown, bots={BOB: acts}, dealer=BOB, **options)
    told(session)
    return game, session


def does(session: OfficiatedSession, *acts: Command | Claim) -> Moment | None:
    """The moment that follows when the person does all this, and all that comes of it is told."""
    for act in acts:
        session.do(act)
        told(session)
    return session.moment


def test_after_the_own_card_the_others_wait() -> None:
    game, session = with_bob(lays(BOB, "KC", 20))
    assert session.moment is Moment.PLAY
    assert does(session, lays(ANN, "TC", 10)) is Moment.ACTED
    assert ClaimCount(ANN) in session.view.claims
    assert does(session, Peg(ANN, 2)) is Moment.ACTED
    assert does(session, PegBack(ANN, 2)) is Moment.ACTED
    assert game.scores == (0, 0)
    assert enter(session) is Moment.PLAY
    assert session.view.count == 20


def test_in_one_breath_they_need_not_wait() -> None:
    _, session = with_bob(lays(BOB, "KC", 20))
    session.do(lays(ANN, "TC", 10))
    session.go_on()
    told(session)
    assert session.moment is Moment.PLAY


def test_impatient_bots_go_on_at_once() -> None:
    _, session = with_bob(lays(BOB, "KC", 20), patient=False)
    assert does(session, lays(ANN, "TC", 10)) is Moment.PLAY
    assert session.view.count == 20


def test_the_own_go_can_be_taken_back_before_anything_follows() -> None:
    game, session = with_bob(lays(BOB, "KC", 20), SayGo(BOB))
    does(session, lays(ANN, "TC", 10))
    enter(session)
    assert does(session, SayGo(ANN)) is Moment.ACTED
    assert does(session, TakeBackGo(ANN)) is Moment.PLAY
    assert game.turn == ANN


def test_nobody_pegs_on_the_own_go_before_it_can_be_taken_back() -> None:
    """At thirty Ann overlooks her ace, and Bob, who cannot go on, has a point for the go."""
    game, _ = dealt(
        "TC 4S AS 2S", "TH KC KD 6S", starter="8C", thrown=("9C 9D", "QC QD"), bots={}, dealer=BOB
    )
    session = OfficiatedSession(game, {BOB: Officiant(GreedyBot(), errs=0, catches=1)})
    told(session)
    for card, said in (("TC", 10), ("4S", 24)):
        does(session, lays(ANN, card, said))
        assert enter(session) is Moment.PLAY
    assert session.view.count == 30
    before = game.scores
    assert does(session, SayGo(ANN)) is Moment.ACTED
    assert game.scores == before
    assert TakeBackGo(ANN) in session.view.claims
    enter(session)
    assert game.scores == (before[ANN], before[BOB] + 1)


def test_what_the_person_pegged_too_many_is_put_right_before_a_bot_objects() -> None:
    acts = (ClaimOverpegged(BOB, ANN), lays(BOB, "KC", 20))
    game, session = with_bob(*acts)
    does(session, lays(ANN, "TC", 10), Peg(ANN, 2), PegBack(ANN, 2))
    assert game.scores == (0, 0)
    game, session = with_bob(*acts)
    does(session, lays(ANN, "TC", 10), Peg(ANN, 2))
    assert game.scores == (2, 0)
    assert enter(session) is Moment.PLAY
    assert game.scores == (0, 2)


def test_a_bot_that_plays_on_alone_waits_after_each_card() -> None:
    """Ann has no cards left: a wrong count of Bob's would stand with his next card."""
    game, session = with_bob(SayGo(BOB), lays(BOB, "KC", 11), lays(BOB, "KD", 20))
    for card, said in (("TC", 10), ("TD", 20), ("4S", 24), ("2S", 26)):
        assert session.moment is Moment.PLAY
        does(session, lays(ANN, card, said))
        enter(session)
    assert session.moment is Moment.LAID
    assert session.view.count == 11
    does(session, ClaimCount(ANN))
    assert game.count == 20


def ended(**options: bool) -> tuple[Game, OfficiatedSession]:
    """The end of a play in which Ann, who deals, has laid the last card and not pegged it."""
    game, session = fives(*PLAY, CountHand(BOB, 9), Accept(BOB), Accept(BOB), **options)
    told(session)
    for act in (
        lays(ANN, "JD", 17),
        lays(ANN, "5H", 30),
        SayGo(ANN),
        lays(ANN, "5C", 11),
        lays(ANN, "5S", 20),
    ):
        if session.moment in (Moment.ACTED, Moment.PEG):
            enter(session)
        does(session, act)
    return game, session


@pytest.mark.parametrize("patient", [True, False])
def test_before_a_bot_counts_first_the_person_is_asked_once(patient: bool) -> None:
    game, session = ended(patient=patient)
    assert session.moment is Moment.PEG
    assert does(session, Peg(ANN, 1)) is Moment.PLAYED_OUT
    assert game.scores == (1, 5)
    assert enter(session) is Moment.ACCEPT


def test_who_has_nothing_to_peg_is_not_asked_twice_before_the_show() -> None:
    _, session = ended()
    assert enter(session) is Moment.ACCEPT


def test_the_own_count_can_be_put_right_before_it_is_accepted() -> None:
    _, session = ended()
    enter(session)
    assert does(session, Accept(ANN)) is Moment.HAND
    session.count(CountHand(ANN, 3))
    told(session)
    assert session.moment is Moment.ACTED
    assert PegBack(ANN, 1) in session.view.claims
    assert enter(session) is Moment.CRIB


def test_a_game_that_the_person_claims_waits_for_enter_too() -> None:
    game, session = with_bob(Accept(BOB))
    assert does(session, lays(ANN, "TC", 10), Peg(ANN, 121)) is Moment.ACTED
    assert not game.over
    session.go_on()
    told(session)
    assert game.winner == ANN


@pytest.mark.parametrize(("muggins", "scores"), [(True, (2, 1)), (False, (0, 1))])
def test_what_a_bot_missed_can_be_called_before_it_pegs_again(muggins: bool, scores: tuple[int, ...]) -> None:
    """Bob pairs the ten and pegs nothing for it; after his second card he pegs."""
    acts = (lays(BOB, "TH", 20), lays(BOB, "6S", 30), Peg(BOB, 1))
    game, session = with_bob(*acts, muggins=muggins)
    does(session, lays(ANN, "TC", 10))
    assert enter(session) is Moment.PLAY
    does(session, lays(ANN, "4S", 24))
    assert enter(session) is (Moment.LAID if muggins else Moment.PLAY)
    does(session, ClaimMuggins(ANN, BOB, 2, Scored.PAIR))
    if muggins:
        assert session.moment is Moment.AWARD
        does(session, Peg(ANN, 2))
    assert enter(session) is Moment.PLAY
    assert game.scores == scores


def three(*plays: tuple[Seat, str, int], patient: bool = True) -> tuple[Game, OfficiatedSession]:
    """Bob leads to Cleo, and Ann deals."""
    bots = {seat: [lays(*play) for play in plays if play[0] == seat] for seat in (BOB, CLEO)}
    game, session = dealt(
        "5H 5C 5S JD",
        "4C 6C 7D 8D",
        "KC KD 8H 6S",
        starter="AC",
        thrown=("9C", "QC", "QD"),
        crib="3C",
        bots=bots,
        rules="club-3",
        patient=patient,
    )
    told(session)
    return game, session


def test_of_three_the_person_may_object_before_the_next_bot_plays() -> None:
    plays = ((BOB, "7D", 9), (CLEO, "KC", 17))
    game, session = three(*plays)
    assert session.moment is Moment.LAID
    assert does(session, ClaimCount(ANN)) is Moment.PLAY
    assert game.count == 17
    game, session = three(*plays)
    assert enter(session) is Moment.PLAY
    assert three(*plays, patient=False)[1].moment is Moment.PLAY


def test_a_claim_about_one_of_several_asks_for_the_name() -> None:
    _, session = three((BOB, "7D", 7), (CLEO, "KC", 17))
    said = talk(session, ["", "muggins 1", "overpegged", "overpegged cleo", "renege dead bob", "heels"])
    assert "Say which player you mean: overpegged bob or overpegged cleo." in said
    assert "Ruling: Cleo has not pegged too many. [acc:VIII.4c]" in said
    assert any(line.startswith("Ruling: Bob has played no card that was playable") for line in said)
