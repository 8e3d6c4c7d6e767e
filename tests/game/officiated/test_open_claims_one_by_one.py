"""Which claims are open to each seat as a deal goes on, in both editions, worked out by hand."""

from typing import Any

import pytest

from pegout.game.officiated.claims import (
    Claim,
    ClaimCount,
    ClaimCountedEarly,
    ClaimFalseGame,
    ClaimFullCount,
    ClaimHeels,
    ClaimMuggins,
    ClaimOverpegged,
    ClaimRenege,
    PegBack,
    Scored,
    TakeBackGo,
)
from pegout.rules import PRESETS
from tests.kit.officiated_tables import ANN, BOB, CLEO, DAN, MUGGINS, Players, counting

FIRST, NOW = 1, 2
EDITIONS = pytest.mark.parametrize("edition", [FIRST, NOW])


def claims(players: Players, seats: int = 2) -> list[tuple[Claim, ...]]:
    return [players.open_claims(seat) for seat in range(seats)]


def fifteen(**options: Any) -> Players:
    """Bob has led a king, and Ann made fifteen."""
    players = Players("5H 7H 8H 9S", "KC JC 2C 8S", starter="6D", **options)
    players.play("KC=10", "5H=15")
    return players


@EDITIONS
def test_nothing_is_open_before_the_first_card_nor_to_a_stranger(edition: int) -> None:
    players = Players("5H 7H 8H 9S", "KC JC 2C 8S", starter="6D", rules=MUGGINS, edition=edition)
    assert claims(players) == [(), ()]
    players = fifteen(edition=edition)
    assert (players.open_claims(2), players.open_claims(-1)) == ((), ())


@EDITIONS
def test_a_count_may_be_put_right_by_all_until_somebody_acts_on_it(edition: int) -> None:
    players = fifteen(edition=edition)
    assert claims(players) == [(ClaimCount(ANN),), (ClaimCount(BOB),)]
    players.play("JC=25")
    assert claims(players) == [(ClaimCount(ANN),), (ClaimCount(BOB),)]
    players.play("go")
    assert claims(players) == [(TakeBackGo(ANN),), ()]


@EDITIONS
def test_a_peg_is_open_to_opponents_and_may_be_taken_back_by_its_player(edition: int) -> None:
    players = fifteen(edition=edition)
    players.peg(ANN, 3)
    assert claims(players) == [
        (ClaimCount(ANN), PegBack(ANN, 1)),
        (ClaimCount(BOB), ClaimOverpegged(BOB, ANN)),
    ]
    players.play("JC=25")
    assert claims(players) == [(ClaimCount(ANN),), (ClaimCount(BOB),)]


@EDITIONS
def test_where_muggins_is_played_every_player_who_has_laid_a_card_may_have_missed_something(
    edition: int,
) -> None:
    players = Players("5H 7H 8H 9S", "KC JC 2C 8S", starter="6D", rules=MUGGINS, edition=edition)
    players.play("KC=10")
    assert claims(players) == [(ClaimCount(ANN), ClaimMuggins(ANN, BOB, 1)), (ClaimCount(BOB),)]
    players.play("5H=15")
    assert claims(players) == [
        (ClaimCount(ANN), ClaimMuggins(ANN, BOB, 1)),
        (ClaimCount(BOB), ClaimMuggins(BOB, ANN, 1)),
    ]


@EDITIONS
def test_a_renege_shows_when_a_card_is_laid_after_a_go_until_the_claimant_plays(edition: int) -> None:
    players = Players("KH 3H 7H 9S", "QC 8C 2C 8S", starter="5D", edition=edition)
    waits = [] if edition == FIRST else ["pass"]
    players.play("QC=10", "KH=20", "8C=28", "go")
    assert ClaimRenege(BOB, ANN) not in players.open_claims(BOB)
    players.play("2C=30", "go", *waits, "3H=3")
    assert ClaimRenege(BOB, ANN) in players.open_claims(BOB)
    assert not any(isinstance(claim, ClaimRenege) for claim in players.open_claims(ANN))
    players.play("8S=11")
    assert ClaimRenege(BOB, ANN) not in players.open_claims(BOB)
    players.play("7H=18")
    assert ClaimRenege(BOB, ANN) in players.open_claims(BOB)


@EDITIONS
def test_heels_may_be_lost_once_the_dealer_has_laid_a_card(edition: int) -> None:
    players = Players("5H 7H 8H 9S", "KC QC 2C 8S", starter="JD", edition=edition)
    players.play("KC=10")
    assert ClaimHeels(BOB, ANN) not in players.open_claims(BOB)
    players.play("5H=15")
    assert claims(players) == [(ClaimCount(ANN),), (ClaimCount(BOB), ClaimHeels(BOB, ANN))]


@EDITIONS
def test_a_claim_of_the_game_leaves_only_what_could_take_it_back(edition: int) -> None:
    players = Players("5H 7H 8H 9S", "KC JC 2C 8S", starter="6D", scores=(119, 50), edition=edition)
    players.play("KC=10", *([] if edition == FIRST else ["pass"]), "5H=15")
    players.peg(ANN, 2)
    assert claims(players) == [
        (ClaimCount(ANN), PegBack(ANN, 1)),
        (ClaimCount(BOB), ClaimOverpegged(BOB, ANN), ClaimFalseGame(BOB, ANN)),
    ]


def test_of_three_each_opponent_may_object_and_who_has_accepted_may_not() -> None:
    hands = ("5H 7H 8H 9S", "KC JC 2C 8S", "QD TD 9D 2D")
    players = Players(*hands, starter="6D", rules=PRESETS["acc"].with_seats(3), scores=(50, 50, 119))
    players.play("KC=10", "TD=20")
    players.peg(CLEO, 2)
    claimed = (ClaimOverpegged, ClaimFalseGame)
    for seat in (ANN, BOB):
        assert players.open_claims(seat) == (ClaimCount(seat), *[claim(seat, CLEO) for claim in claimed])
    players.accept(ANN)
    assert players.open_claims(ANN) == ()
    assert players.open_claims(BOB) != ()


@EDITIONS
def test_partners_claim_nothing_of_each_other(edition: int) -> None:
    hands = ("5H 7H 8H 9S", "KC JC 2C 8S", "QD TD 9D 2D", "KS JS 9H 3D")
    players = Players(*hands, starter="6D", rules="club-partners", edition=edition)
    players.play("KC=10", "TD=20")
    players.peg(CLEO, 1)
    assert ClaimOverpegged(BOB, CLEO) in players.open_claims(BOB)
    assert ClaimOverpegged(DAN, CLEO) in players.open_claims(DAN)
    assert not any(isinstance(claim, ClaimOverpegged) for claim in players.open_claims(ANN))


# The show


@EDITIONS
def test_a_hand_that_is_pegged_is_open_to_opponents(edition: int) -> None:
    players = counting(edition=edition)
    players.count_hand(BOB, 2)
    if edition == NOW:
        assert claims(players) == [(), ()]
        players.peg(BOB, 2)
    assert claims(players) == [(ClaimOverpegged(ANN, BOB),), (PegBack(BOB, 1),)]
    players.accept(ANN)
    assert claims(players) == [(), ()]


def test_muggins_on_a_hand_names_it_and_lasts_until_the_cards_are_mixed() -> None:
    players = counting(rules=MUGGINS)
    players.pegged_hand(BOB, 2)
    on_hand = ClaimMuggins(ANN, BOB, 1, Scored.HAND)
    assert players.open_claims(ANN) == (ClaimOverpegged(ANN, BOB), on_hand)
    players.accept(ANN)
    assert players.open_claims(ANN) == (on_hand,)
    players.mix(ANN)
    assert players.open_claims(ANN) == ()
    players.pegged_hand(ANN, 12)
    players.mix(BOB)
    players.pegged_crib(ANN, 10)
    assert players.open_claims(BOB) == (
        ClaimOverpegged(BOB, ANN),
        ClaimMuggins(BOB, ANN, 1, Scored.CRIB),
    )


def test_in_the_first_edition_muggins_on_a_hand_had_no_name_and_ended_with_a_word() -> None:
    players = counting(rules=MUGGINS, edition=FIRST)
    players.count_hand(BOB, 2)
    assert players.open_claims(ANN) == (ClaimOverpegged(ANN, BOB), ClaimMuggins(ANN, BOB, 1))
    players.accept(ANN)
    assert players.open_claims(ANN) == ()


def test_a_low_count_could_be_filled_up_by_anybody_in_the_first_edition_only() -> None:
    players = counting(rules="golden-age", edition=FIRST)
    players.count_hand(BOB, 1)
    assert claims(players) == [
        (ClaimOverpegged(ANN, BOB), ClaimFullCount(ANN, BOB)),
        (PegBack(BOB, 1), ClaimFullCount(BOB, BOB)),
    ]
    players = counting(rules="golden-age")
    players.pegged_hand(BOB, 1)
    assert claims(players) == [(ClaimOverpegged(ANN, BOB),), (PegBack(BOB, 1),)]


def test_a_count_out_of_turn_may_be_noticed_by_anybody_until_who_is_before_has_pegged() -> None:
    """Ann said go in the play and laid her last cards after Bob: a renege might show until he counts."""
    players = counting()
    players.count_hand(ANN, 12)
    renege, early = ClaimRenege(BOB, ANN), ClaimCountedEarly(BOB, ANN)
    assert claims(players) == [(ClaimCountedEarly(ANN, ANN),), (renege, early)]
    players.peg(ANN, 12)
    assert claims(players) == [
        (PegBack(ANN, 1), ClaimCountedEarly(ANN, ANN)),
        (ClaimOverpegged(BOB, ANN), renege, early),
    ]
    players.pegged_hand(BOB, 2)
    assert claims(players) == [(ClaimOverpegged(ANN, BOB),), (PegBack(BOB, 1),)]


def test_in_the_first_edition_only_an_opponent_noticed_it_until_it_was_accepted() -> None:
    players = counting(edition=FIRST)
    players.count_hand(ANN, 12)
    assert claims(players) == [
        (PegBack(ANN, 1),),
        (ClaimOverpegged(BOB, ANN), ClaimRenege(BOB, ANN), ClaimCountedEarly(BOB, ANN)),
    ]
    players.accept(BOB)
    assert claims(players) == [(), (ClaimRenege(BOB, ANN),)]
