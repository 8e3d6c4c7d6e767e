"""Cards as people type and read them."""

import pytest
from hypothesis import given

from pegout import Game
from pegout.cards import (
    PACK,
    Card,
    InvalidCard,
    Rank,
    Suit,
    complete_pack,
    is_whole_pack,
    parse_cards,
    parse_exactly,
)
from tests.kit.strategies import some_cards


@pytest.mark.parametrize(
    ("text", "rank", "suit"),
    [
        ("5H", Rank.FIVE, Suit.HEARTS),
        ("5h", Rank.FIVE, Suit.HEARTS),
        ("10h", Rank.TEN, Suit.HEARTS),
        ("10H", Rank.TEN, Suit.HEARTS),
        ("Th", Rank.TEN, Suit.HEARTS),
        ("tH", Rank.TEN, Suit.HEARTS),
        ("5♥", Rank.FIVE, Suit.HEARTS),
        ("5♡", Rank.FIVE, Suit.HEARTS),
        ("10♥", Rank.TEN, Suit.HEARTS),
        ("a♠", Rank.ACE, Suit.SPADES),
        ("K♦", Rank.KING, Suit.DIAMONDS),
        ("q♣", Rank.QUEEN, Suit.CLUBS),
        ("  JD ", Rank.JACK, Suit.DIAMONDS),
    ],
)
def test_a_card_is_read_in_every_usual_way(text: str, rank: Rank, suit: Suit) -> None:
    assert Card.parse(text) is Card(rank, suit)


def test_the_heart_that_a_phone_types_is_a_heart() -> None:
    """Phones put an invisible selector behind a suit; several cards at once are read so, and one as well."""
    assert parse_cards("5♥\ufe0f 6♣\ufe0f") == parse_cards("5H 6C")
    assert Card.parse("5♥\ufe0f") is Card.parse("5H")


@pytest.mark.parametrize(
    ("text", "plain", "pretty"),
    [("5H", "5H", "5♥"), ("10h", "TH", "10♥"), ("AS", "AS", "A♠"), ("kd", "KD", "K♦"), ("9c", "9C", "9♣")],
)
def test_a_card_is_printed_plainly_and_prettily(text: str, plain: str, pretty: str) -> None:
    read = Card.parse(text)
    assert (str(read), read.pretty, repr(read)) == (plain, pretty, f"Card({plain})")


@pytest.mark.parametrize("card", PACK)
def test_every_card_is_read_back_from_what_is_printed(card: Card) -> None:
    assert Card.parse(str(card)) is card
    assert Card.parse(card.pretty) is card
    assert Card.parse(str(card).lower()) is card


@pytest.mark.parametrize("text", ["", "5", "H", "1H", "11H", "15H", "5X", "H5", "5HH", "05H", "5 H", "JOKER"])
def test_what_is_no_card_is_refused_with_the_text_and_what_would_be_right(text: str) -> None:
    with pytest.raises(InvalidCard) as caught:
        Card.parse(text)
    assert repr(text) in str(caught.value)
    assert "5H" in str(caught.value)


def test_a_long_text_does_not_flood_the_message() -> None:
    with pytest.raises(InvalidCard) as caught:
        Card.parse("x" * 100_000)
    assert len(str(caught.value)) < 250


@pytest.mark.parametrize("text", ["5H 6C TD", "5h,6c,10d", "5H, 6C; 10♦", "5H6CTD", "5♥6♣10♦", " 5H\n6C\tTD"])
def test_several_cards_are_read_however_they_are_separated(text: str) -> None:
    assert [str(card) for card in parse_cards(text)] == ["5H", "6C", "TD"]


def test_cards_and_texts_may_be_mixed() -> None:
    assert parse_cards(["5H 6C", Card.parse("TD")]) == parse_cards("5H 6C TD")


def test_no_text_is_no_cards() -> None:
    assert parse_cards("") == ()


@pytest.mark.parametrize("text", ["5H 5H", "5H 6C 5♥", "TD 10d"])
def test_a_repeated_card_is_refused_by_name(text: str) -> None:
    with pytest.raises(InvalidCard, match="twice"):
        parse_cards(text)


def test_the_repeated_card_is_named() -> None:
    with pytest.raises(InvalidCard, match="6C is named twice"):
        parse_cards("5H 6C 7D 6C")


@pytest.mark.parametrize("text", ["5H 6X", "5H6X", "5H,,1C"])
def test_one_unreadable_card_among_several_is_named(text: str) -> None:
    with pytest.raises(InvalidCard, match=r"6X|1C"):
        parse_cards(text)


@pytest.mark.parametrize(("text", "given_number"), [("5H 6C 7D", 3), ("5H 6C 7D 8S 9H", 5), ("", 0)])
def test_missing_and_surplus_cards_are_counted(text: str, given_number: int) -> None:
    with pytest.raises(InvalidCard) as caught:
        parse_exactly(text, 4)
    assert str(caught.value).startswith(f"Expected 4 cards, got {given_number}")
    assert "4 cards" in str(caught.value)


def test_as_many_cards_as_are_asked_for_are_read() -> None:
    assert len(parse_exactly("5H 6C 7D 8S", 4)) == 4


def test_a_hand_of_too_few_cards_is_refused_at_the_front_door() -> None:
    with pytest.raises(InvalidCard, match="Expected 6 cards of a hand, got 5"):
        Game.deal(["2C 3C 4C 5C 6C", "2H 3H 4H 5H 6H 7H"], "KS")


def test_the_same_card_in_two_hands_is_refused_at_the_front_door() -> None:
    with pytest.raises(InvalidCard, match="2C is named twice"):
        Game.deal(["2C 3C 4C 5C 6C 7C", "2C 3H 4H 5H 6H 7H"], "KS")


def test_a_starter_that_somebody_holds_is_refused_at_the_front_door() -> None:
    with pytest.raises(InvalidCard, match="7H is named twice"):
        Game.deal(["2C 3C 4C 5C 6C 7C", "2H 3H 4H 5H 6H 7H"], "7H")


@given(some_cards(0, 52))
def test_a_pack_is_completed_below_the_cards_on_top(top: list[Card]) -> None:
    pack = complete_pack(top)
    assert list(pack[: len(top)]) == top
    assert sorted(pack) == list(PACK)


@given(some_cards(0, 51))
def test_fewer_cards_are_no_whole_pack(held: list[Card]) -> None:
    assert not is_whole_pack(held)
    assert not is_whole_pack([*held, *PACK][:51])


def test_the_pack_is_whole_in_any_order_and_not_with_a_card_twice() -> None:
    assert is_whole_pack(PACK)
    assert is_whole_pack(PACK[::-1])
    assert not is_whole_pack((*PACK[1:], PACK[1]))
    assert not is_whole_pack((*PACK, PACK[0]))
