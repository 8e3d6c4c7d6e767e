"""Mistakes that other cribbage programs have made, each as a position where ours must be right."""

from pegout.game import Phase
from pegout.game.events import CribShown, GoSaid, HandShown
from pegout.rules import Ending, outcome_of
from tests.kit.builders import ACC, Table, pegged_by_each, show, table, thrown_table


def test_a_last_card_that_makes_thirty_one_is_not_paid_one_as_well() -> None:
    """Two series of thirty-one: T-J-K-A and Q-K-9-2, the dealer laying the last card of both."""
    position = table(["JC AC KC 2C", "TH KH QH 9H"], "7S").play("TH", "JC", "KH", "AC")
    assert position.scores == (2, 0)
    position = position.play("QH", "KC", "9H").at(0, 0)
    position.play("2C")
    assert position.pegged()[0] == (0, 2)


def test_a_run_on_thirty_one_is_paid_with_the_thirty_one() -> None:
    assert pegged_by_each("KH 6C 8H 7C") == [0, 0, 0, 5]


def test_a_pair_on_thirty_one_is_paid_with_the_thirty_one() -> None:
    """9 + 8 + 7 + 7: the run counts three, the pair two and the thirty-one two."""
    assert pegged_by_each("9H 8C 7H 7D") == [0, 0, 3, 4]


def test_nobody_is_asked_twice_for_a_go() -> None:
    """At 28 the pone holds a queen and a nine; the dealer lays three aces one after the other."""
    position = table(["KC AC AD AS", "KH 8H QH 9H"], "7D").play("KH", "KC", "8H", "AC", "go", "AD", "AS")
    gos = [event.seat for event in position.script.events if isinstance(event, GoSaid)]
    assert gos == [1]
    assert position.scores == (12, 0)  # pair, pair, three of a kind with the thirty-one


def test_whoever_lays_the_last_card_is_not_asked_for_a_go() -> None:
    """At 29 the dealer holds a five: the point is pegged at once, and nobody waits for the dealer."""
    position = table(["2C 3C 4C 5C", "KH QH JH 9H"], "7D").play("KH", "2C", "QH", "3C", "go", "4C")
    assert position.state.deal.count == 0
    assert position.scores == (1, 0)
    assert [event.seat for event in position.script.events if isinstance(event, GoSaid)] == [1]
    assert position.turn == 1


def test_the_next_series_is_led_by_the_left_of_the_last_card_not_by_who_said_go_first() -> None:
    """Three seats: 0 lays the last card after 1 and 2 said go, so 1 leads, although 2 said go last."""
    position = table(["9C TC 3C 4C", "7H 8H KH 2H", "8D 9D KD AD"], "6S", rules="club")
    position.play("7H", "8D", "9C", "2H", "AD", "4C")
    assert position.turn == 1
    position.play("8H", "9D", "TC", "go", "go", "3C")
    assert position.turn == 1


def test_a_pair_must_be_adjacent() -> None:
    assert pegged_by_each("4H 9C 4D") == [0, 0, 0]
    assert pegged_by_each("4H 4C 9D 4D") == [0, 2, 0, 0]


def test_nobs_is_not_paid_for_a_jack_that_was_turned() -> None:
    """The starter jack is of its own suit, but it is not held."""
    assert show("2C 4D 6S 8C", "JH") == 0


def test_the_starter_does_not_complete_a_flush_of_four() -> None:
    assert show("2H 4H 6H 8C", "TH") == 0


def test_two_cards_are_no_run() -> None:
    assert show("AC 2D 9H JS", "KD") == 0
    assert pegged_by_each("AC 2D") == [0, 0]


def test_double_runs_count_once_for_each_way() -> None:
    assert show("6C 7D 7H 8S", "KD") == 12  # two fifteens, a pair, two runs of three


def test_a_run_inside_a_longer_run_does_not_count_again() -> None:
    assert show("9C TD JH QS", "2D") == 4
    assert pegged_by_each("2C 3D 4H 5S") == [0, 0, 3, 4]


def test_a_flush_of_four_in_the_crib_counts_nothing() -> None:
    assert show("2H 4H 6H 8H", "TC", crib=True) == 0
    assert show("2H 4H 6H 8H", "TC") == 4
    assert show("2H 4H 6H 8H", "TH", crib=True) == 5


def near_the_end(dealer_at: int, pone_at: int) -> Table:
    """The pone is about to lay the nine; then hands are worth 6 and 10 and the crib 5."""
    return table(["5C 5D QC 8C", "5H 5S KH 9H"], "2S", crib="3D 7D TS JS", scores=(dealer_at, pone_at)).play(
        "5H", "5C", "5S", "5D", "KH", "go", "8C", "9H"
    )


def test_nothing_is_counted_after_the_pone_is_out() -> None:
    """The pone has 9 in play and 6 in hand; the dealer, 15 in play, would be out with the hand."""
    position = near_the_end(100, 106).play("QC")
    assert position.scores == (115, 121)
    assert sum(isinstance(event, HandShown) for event in position.script.events) == 1
    assert not any(isinstance(event, CribShown) for event in position.script.events)
    assert position.phase is Phase.MATCH_OVER


def test_nobody_goes_on_past_the_game_hole() -> None:
    position = near_the_end(50, 111).play("QC")
    assert position.scores == (65, 121)


def test_heels_are_pegged_before_a_card_is_played() -> None:
    position = thrown_table(["5C 5D QC 8C", "5H 5S KH 9H"], "JS", scores=(119, 120)).cut_starter("JS")
    assert position.winner == 0
    assert position.scores == (121, 120)


def test_skunk_and_double_skunk_are_not_reversed() -> None:
    skunk = outcome_of((121, 90), 0, ACC, Ending.PEGGED_OUT)
    double = outcome_of((121, 60), 0, ACC, Ending.PEGGED_OUT)
    assert (skunk.skunked, skunk.double_skunked) == ((1,), ())
    assert (double.skunked, double.double_skunked) == ((), (1,))
