"""Why another choice was better: sentences worked out by hand."""

from pegout.analysis import CardValue, HandCounts, ThrowValue
from pegout.cards import Card, parse_cards
from pegout.game import SeatView, view_for
from pegout.studies.review.reasons import why_card, why_throw
from tests.kit.builders import table


def counting(points: int) -> HandCounts:
    """A hand that counts the same with every starter."""
    return HandCounts(tuple(46 if number == points else 0 for number in range(30)))


def thrown(kept: str, hand: int, crib: float, pegging: float, points: float) -> ThrowValue:
    return ThrowValue(parse_cards("2C 2D"), parse_cards(kept), counting(hand), crib, pegging, points, 0.5)


def seen(*plays: str, hands: tuple[str, str] = ("5H 7C 8D JD", "4C 6S QS KS"), seat: int = 0) -> SeatView:
    """Ann is pone and leads."""
    return view_for(table(hands, "2S", crib="AC AD AH AS", dealer=1).play(*plays).state, seat)


def laid(card: str, points: float = 0.0) -> CardValue:
    return CardValue(Card.parse(card), points, 0.5)


def test_a_throw_gains_in_the_hand_and_costs_in_the_others_crib() -> None:
    best, chosen = thrown("5H 5C JD KS", 10, 6.0, 1.0, 5.0), thrown("5H 5C JD 7S", 8, 5.2, 1.0, 3.8)
    assert why_throw(best, chosen, seen()) == (
        "Keeping 5♥ 5♣ J♦ K♠ counts 2.0 more on average, though it gives 0.8 more to the opponent's crib."
    )


def test_the_own_crib_is_the_dealers() -> None:
    best, chosen = thrown("5H 5C JD KS", 8, 6.0, 1.5, 15.5), thrown("5H 5C JD 7S", 9, 4.0, 1.0, 14.0)
    assert why_throw(best, chosen, seen(seat=1)) == (
        "Keeping 5♥ 5♣ J♦ K♠ puts 2.0 more into the player's own crib and pegs 0.5 more, "
        "though it counts 1.0 less on average."
    )


def test_fewer_points_may_win_more_often() -> None:
    best, chosen = thrown("5H 5C JD KS", 8, 4.0, 1.0, 5.0), thrown("5H 5C JD 7S", 9, 4.0, 1.0, 6.0)
    assert why_throw(best, chosen, seen()) == (
        "Keeping 5♥ 5♣ J♦ K♠ is worth 1.0 points less on average, but wins more often at 0 to 0."
    )


def test_points_at_once_come_first() -> None:
    fifteen = seen("7C", hands=("7C 9C 9D JD", "8H 6S QS KS"), seat=1)
    assert why_card(laid("8H"), laid("KS"), fifteen) == "8♥ pegs 2 for fifteen at once."


def test_a_five_led_lets_any_ten_make_fifteen() -> None:
    """Four of each: ten is the lowest rank of them of which nothing has been seen."""
    assert why_card(laid("7C"), laid("5H"), seen()) == "A five here lets any ten make fifteen for 2."


def test_a_nine_on_a_seven_invites_the_run() -> None:
    """Four eights for three points and three nines for two, against four fives and three threes for two."""
    view = seen("7C", hands=("7C 8D JD QD", "3S 9H QS KS"), seat=1)
    assert why_card(laid("3S"), laid("9H"), view) == "A nine here lets any eight make a run for 3."


def test_nothing_but_the_win_may_tell_cards_apart() -> None:
    assert why_card(laid("7C"), laid("7C"), seen()) == (
        "7♣ is worth no more points, but wins more often at 0 to 0."
    )


def test_what_comes_later_is_told_in_points() -> None:
    assert why_card(laid("8D", 1.5), laid("8C", 0.7), seen()) == (
        "8♦ now pegs 0.8 more on average before the play is over."
    )
