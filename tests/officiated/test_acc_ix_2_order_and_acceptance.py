"""acc:IX.2: pone's hand, the dealer's, then the crib; each is announced, pegged and accepted in turn."""

import pytest

from pegout.game import IllegalCommand, Phase
from pegout.judge import ClaimOverpegged
from pegout.rules import PRESETS
from tests.kit.builders import cards
from tests.kit.officiated_tables import (
    ANN,
    BOB,
    CLEO,
    CLEOS_FOUR,
    MUGGINS,
    counting,
    refused,
    settled,
    upheld,
)


def test_pone_then_the_dealer_then_the_crib() -> None:
    players = counting()
    assert players.view(ANN).to_act == (BOB,)
    players.count_hand(BOB, 2)
    assert players.view(ANN).to_act == (BOB,)  # to peg it
    players.peg(BOB, 2)
    assert players.view(ANN).to_act == (ANN,)
    players.pegged_hand(ANN, 12)
    assert players.view(ANN).to_act == (BOB,)
    players.accept(BOB)
    assert players.view(ANN).to_act == (ANN,)
    players.pegged_crib(ANN, 10)
    players.accept(BOB)
    assert (players.scores, players.script.state.dealer) == ((22, 2), BOB)


def test_what_is_announced_is_pegged_before_the_next_count() -> None:
    """Each step is completed before the next is started."""
    players = counting()
    players.count_hand(BOB, 2)
    assert players.scores == (0, 0)
    with pytest.raises(IllegalCommand, match="Bob may peg first"):
        players.count_hand(ANN, 12)
    players.peg(BOB, 2)
    players.count_hand(ANN, 12)
    assert players.scores == (0, 2)


def test_the_crib_is_turned_once_both_hands_are_accepted() -> None:
    players = counting()
    players.pegged_hand(BOB, 2)
    players.pegged_hand(ANN, 12)
    assert players.view(BOB).crib == ()
    with pytest.raises(IllegalCommand, match="Bob must accept the hand"):
        players.count_crib(ANN, 10)
    players.accept(BOB)
    assert sorted(players.view(BOB).crib) == sorted(cards("5C 5S TH 2S"))


def test_a_hand_is_accepted_when_it_has_been_pegged() -> None:
    """IX.2a: what is accepted is the pegging."""
    players = counting()
    players.count_hand(BOB, 2)
    with pytest.raises(IllegalCommand, match="Ann has nothing to accept"):
        players.accept(ANN)
    players.peg(BOB, 2)
    players.accept(ANN)
    assert players.view(BOB).counts[0].open_to == ()


def test_the_dealer_may_accept_in_words_before_counting() -> None:
    players = counting()
    players.pegged_hand(BOB, 2)
    players.accept(ANN)
    assert players.view(ANN).to_act == (ANN,)
    players.pegged_hand(ANN, 12)
    assert players.scores == (12, 2)


def test_pone_accepts_by_mixing_too() -> None:
    """IX.2b, d: in words, or by mixing the cards with others."""
    players = counting()
    players.pegged_hand(BOB, 2)
    players.pegged_hand(ANN, 12)
    players.mix(BOB)
    players.pegged_crib(ANN, 10)
    players.mix(BOB)
    assert (players.scores, players.script.state.dealer) == ((22, 2), BOB)


def test_where_muggins_is_played_the_deal_passes_when_the_cards_are_mixed() -> None:
    """acc:X.4c2: the word alone leaves pone the time to call."""
    players = counting(rules=MUGGINS)
    players.pegged_hand(BOB, 2)
    players.pegged_hand(ANN, 12)
    players.accept(BOB)
    players.pegged_crib(ANN, 10)
    players.accept(BOB)
    assert (players.phase, players.view(ANN).to_act) == (Phase.SHOW, (BOB,))
    players.mix(BOB)
    assert players.script.state.dealer == BOB


def test_a_claim_that_is_settled_is_no_acceptance_by_itself() -> None:
    players = counting()
    players.pegged_hand(BOB, 2)
    players.pegged_hand(ANN, 14)
    upheld(players, ClaimOverpegged(BOB, ANN))
    with pytest.raises(IllegalCommand, match="Bob may peg first"):
        players.count_crib(ANN, 10)
    players.peg(BOB, 2)
    with pytest.raises(IllegalCommand, match="Bob must accept the hand"):
        players.count_crib(ANN, 10)
    players.accept(BOB)
    players.pegged_crib(ANN, 10)
    assert players.scores == (22, 4)


def test_nothing_at_all_is_accepted_too() -> None:
    """acc:VIII.2: a hand of nought moves no peg, and is still to be looked at."""
    players = counting()
    players.count_hand(BOB, 0)
    assert (players.scores, players.view(ANN).pegging) == ((0, 0), ())
    refused(players, ClaimOverpegged(ANN, BOB), "not pegged too many")
    players.accept(ANN)
    assert players.view(BOB).to_act == (ANN,)


def test_there_is_nothing_to_accept_of_the_own_count() -> None:
    players = counting()
    players.pegged_hand(BOB, 2)
    with pytest.raises(IllegalCommand, match="Bob has nothing to accept"):
        players.accept(BOB)


def test_nobody_counts_twice_and_only_the_dealer_counts_the_crib() -> None:
    players = counting()
    players.count_hand(BOB, 2)
    with pytest.raises(IllegalCommand, match="Bob has announced 2: peg them"):
        players.count_hand(BOB, 2)
    players.peg(BOB, 2)
    with pytest.raises(IllegalCommand, match="Bob has already counted"):
        players.count_hand(BOB, 2)
    with pytest.raises(IllegalCommand, match="Only Ann can count the crib"):
        players.count_crib(BOB, 10)


def test_what_was_counted_is_seen_by_all() -> None:
    players = counting()
    for pegged in (False, True):
        if pegged:
            players.peg(BOB, 5)
        else:
            players.count_hand(BOB, 5)
        for seat in (ANN, BOB):
            (seen,) = players.view(seat).counts
            told = (seen.seat, seen.crib, seen.said, seen.open_to, seen.pegged)
            assert told == (BOB, False, 5, (ANN,), pegged)


def test_of_three_everybody_accepts_every_hand() -> None:
    """Counting accepts the hands before; those after are accepted in words."""
    players = counting(CLEOS_FOUR, rules=PRESETS["acc"].with_seats(3))
    players.pegged_hand(BOB, 2)
    players.pegged_hand(CLEO, 4)
    players.pegged_hand(ANN, 12)
    with pytest.raises(IllegalCommand, match="Bob and Cleo must accept"):
        players.count_crib(ANN, 10)
    players.accept(BOB, CLEO)
    players.pegged_crib(ANN, 10)
    players.accept(CLEO)
    assert players.phase is Phase.SHOW
    players.accept(BOB)
    assert (players.scores, players.script.state.dealer) == ((22, 2, 4), BOB)


def test_an_error_in_the_dealers_hand_is_settled_before_the_crib() -> None:
    players = counting()
    players.pegged_hand(BOB, 2)
    players.pegged_hand(ANN, 13)
    settled(players, ClaimOverpegged(BOB, ANN), "acc:VIII.4c1")
    players.accept(BOB)
    players.pegged_crib(ANN, 10)
    players.accept(BOB)
    assert (players.scores, players.script.state.dealer) == ((22, 3), BOB)
