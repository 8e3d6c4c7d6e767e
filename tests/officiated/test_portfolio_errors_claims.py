"""portfolio:errors and portfolio:muggins where the players officiate."""

from pegout.game.officiated.claims import Scored
from pegout.judge import ClaimCount, ClaimMuggins, ClaimOverpegged, ClaimRenege, TakeBackGo
from tests.kit.officiated_tables import ANN, BOB, Players, counting, refused, settled, shown, upheld


def barred() -> Players:
    """After Bob's go Ann must play on, and does not play her two; she plays it on his jack afterwards."""
    players = Players("8H AH 2H 9C", "TC TD JC 4C", starter="6D", rules="portfolio")
    players.play("TC=10", "8H=18", "TD=28", "AH=29", "go", "go")
    players.peg(ANN, 1)
    players.play("JC=10", "2H=12")
    return players


def test_the_card_may_not_be_played_any_more_and_two_go_to_the_other() -> None:
    """What was played and pegged before the barred card stays."""
    players = barred()
    settled(players, ClaimRenege(BOB, ANN), "portfolio:errors.renege")
    assert (players.scores, players.turn, players.count) == ((1, 2), ANN, 10)
    assert players.hand(ANN) == "9C"


def test_the_play_goes_on_without_it_and_the_last_card_counts() -> None:
    players = barred()
    settled(players, ClaimRenege(BOB, ANN))
    players.play("9C=19", "4C=23")
    players.peg(BOB, 1)  # the last card
    refused(players, ClaimOverpegged(ANN, BOB), "not pegged too many")
    assert players.scores == (1, 3)


def test_the_hand_is_counted_with_it() -> None:
    """Eight, six and ace, and nine and six: four. Bob's tens are a pair: two."""
    players = barred()
    settled(players, ClaimRenege(BOB, ANN))
    players.play("9C=19", "4C=23", "pass")
    players.pegged_hand(BOB, 2)
    players.pegged_hand(ANN, 4)
    for seat in (ANN, BOB):
        refused(players, ClaimOverpegged(1 - seat, seat), "not pegged too many")
    refused(players, ClaimMuggins(BOB, ANN, 1, Scored.HAND), "is worth no more than was counted")


def test_two_only_however_many_cards_were_held_back() -> None:
    """Ace and two both fitted on twenty-nine."""
    players = Players("8H AH 2H AD", "TC TD JC 4C", starter="9D", rules="portfolio")
    players.play("TC=10", "8H=18", "TD=28", "AH=29", "go", "go", "pass", "JC=10", "2H=12")
    settled(players, ClaimRenege(BOB, ANN))
    assert (players.scores, players.hand(ANN)) == ((0, 2), "")


def test_a_barred_card_that_made_points_gives_them_back() -> None:
    """The two made a run of three."""
    players = Players("8H AH 2H 3H", "TC TD JC 4C", starter="9D", rules="portfolio")
    players.play("TC=10", "8H=18", "TD=28", "AH=29", "go", "go", "pass", "JC=10", "3H=13", "4C=17")
    players.play("2H=19")
    players.peg(ANN, 4)  # a run for three, and the last card
    settled(players, ClaimRenege(BOB, ANN))
    assert (players.scores, players.hand(ANN), players.turn) == ((0, 2), "", None)
    players.peg(BOB, 1)  # his four is the last card now
    refused(players, ClaimOverpegged(ANN, BOB), "not pegged too many")
    assert players.scores == (0, 3)


def test_claimed_after_the_next_card_it_stands() -> None:
    players = barred()
    players.play("4C=16")
    refused(players, ClaimRenege(BOB, ANN), "too late")
    assert players.scores == (1, 0)


def test_it_is_claimed_once() -> None:
    players = barred()
    settled(players, ClaimRenege(BOB, ANN))
    refused(players, ClaimRenege(BOB, ANN), "no card that was playable")


def test_a_false_first_go_is_put_right_at_no_cost() -> None:
    """Only who must play on after the other's go pays: here Ann says go first, with a three that fits.

    RULEBOOK 2.4: play goes back to the go, and she plays her three.
    """
    players = Players("KH 3C 5C 7S", "QS TD 8H 6C", starter="9D", rules="portfolio")
    players.play("QS=10", "KH=20", "8H=28", "go", "go")
    players.peg(BOB, 1)
    players.play("5C=5", "TD=15")
    players.peg(BOB, 2)
    players.play("3C=18")
    settled(players, ClaimRenege(BOB, ANN))
    assert (players.scores, players.turn, players.count) == ((0, 0), ANN, 28)
    assert players.hand(ANN) == "3C 5C 7S"


def test_a_go_may_be_taken_back_at_once() -> None:
    players = Players("KH 3C 5C 7S", "QS TD 8H 6C", starter="9D", rules="portfolio")
    players.play("QS=10", "KH=20", "8H=28", "go")
    upheld(players, TakeBackGo(ANN))
    assert (players.scores, players.turn, players.count) == ((0, 0), ANN, 28)


def test_a_wrong_count_is_put_right_at_no_cost() -> None:
    """Fourteen, said fifteen: the two pegged for it go back, and nobody has them."""
    players = Players("4H 9S 7H 9H", "KC AC 5C AS", starter="4D", rules="portfolio")
    players.play("KC=10", "4H=15")
    players.peg(ANN, 2)
    upheld(players, ClaimCount(BOB), "portfolio:errors.counting")
    assert (players.scores, players.count) == ((0, 0), 14)


def test_what_no_count_gives_goes_back_and_costs_nothing_either() -> None:
    """Fourteen, said thirteen: the two pegged come from no count at all. These rules price no peg."""
    players = Players("4H 9S 7H 9H", "KC AC 5C AS", starter="4D", rules="portfolio")
    players.play("KC=10", "4H=13")
    players.peg(ANN, 2)
    settled(players, ClaimOverpegged(BOB, ANN))
    assert players.scores == (0, 0)


def test_a_go_does_not_make_a_wrong_count_right() -> None:
    """Twenty-nine, said thirty: it may still be put right."""
    players = Players("JH 3H 8H 9S", "KC 6C 5C 8S", starter="6D", rules="portfolio")
    players.play("KC=10", "JH=20", "6C=26", "3H=30", "go")
    for seat in (ANN, BOB):
        assert ClaimCount(seat) in players.open_claims(seat)
    upheld(players, ClaimCount(BOB))
    assert (players.scores, players.count) == ((0, 0), 29)


def test_when_the_cards_are_turned_over_their_count_is_past() -> None:
    players = Players("JH 3H 8H 9S", "KC 6C 5C 8S", starter="6D", rules="portfolio")
    assert ClaimCount(ANN) not in players.open_claims(ANN)
    players.play("KC=10", "JH=20", "6C=26", "3H=30", "go", "go", "pass")
    assert ClaimCount(ANN) in players.open_claims(ANN)
    players.play("5C=5")
    refused(players, ClaimCount(ANN), "The count is 5, as announced")


def test_muggins_is_played_in_hand_and_in_play() -> None:
    players = counting(rules="portfolio")
    players.count_hand(BOB, 0)
    settled(players, ClaimMuggins(ANN, BOB, 2, Scored.HAND), "portfolio:muggins")
    assert players.scores == (2, 0)
    players = Players("5H 6H 8H 9S", "KC JC 2C 8S", starter="4D", rules="portfolio")
    players.play("KC=10", "5H=15", "JC=25", "6H=31")
    settled(players, ClaimMuggins(BOB, ANN, 2, Scored.FIFTEEN), "portfolio:muggins")
    assert players.scores == (0, 2)


def test_a_call_for_a_hand_is_answered_about_the_hand() -> None:
    """What Bob missed in the play is out of reach; his hand is worth nothing."""
    players = shown("QS QH 8D 6C", "AD 3H 7C 9S", starter="KH", rules="portfolio")
    players.count_hand(BOB, 0)
    refused(players, ClaimMuggins(ANN, BOB, 4, Scored.HAND), "Bob's hand is worth no more than was counted")


def test_a_call_for_a_hand_does_not_tell_that_it_was_counted_too_high() -> None:
    players = counting(rules="portfolio")
    players.pegged_hand(BOB, 4)
    call = ClaimMuggins(ANN, BOB, 1, Scored.HAND)
    refused(players, call, "Bob's hand is worth no more than was counted: nothing was")


def test_the_crib_is_meant_by_its_name_whatever_the_hand_lacked() -> None:
    players = counting(rules="portfolio")
    players.pegged_hand(BOB, 2)
    players.pegged_hand(ANN, 8)
    players.accept(BOB)
    players.pegged_crib(ANN, 10)
    call = ClaimMuggins(BOB, ANN, 4, Scored.CRIB)
    refused(players, call, "Ann's crib is worth no more than was counted")
    settled(players, ClaimMuggins(BOB, ANN, 4, Scored.HAND))
    assert players.scores == (18, 6)
