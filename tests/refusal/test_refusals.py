"""A refusal is a value, and the errors that carry it tell it whole."""

import pickle
from copy import deepcopy

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.cards import Card, InvalidCard
from pegout.refusal import (
    IllegalCommand,
    InvalidInput,
    Refusal,
    Refused,
    about,
    in_field,
    refusal_of,
    refuse,
)
from pegout.services.people.ports import NameTaken
from tests.kit.proofs import proof

HELD = refuse("not_in_hand", "{player} does not hold {card}.", player="Ann", card=Card.parse("5H"))


def test_the_sentence_is_filled_with_the_values_which_are_plain() -> None:
    assert Refusal("not_in_hand", "Ann does not hold 5H.", values={"player": "Ann", "card": "5H"}) == HELD
    assert str(HELD) == HELD.message
    assert hash(HELD) == hash(deepcopy(HELD))


@proof(100, 1000)
@given(st.text(), st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text()))
def test_what_somebody_typed_is_never_read_as_a_text_to_fill(name: str, other: object) -> None:
    why = refuse("no_such", "{name}, not {other}.", name=name, other=other)
    assert why.message == f"{name}, not {other}."
    assert why.values["name"] == name


@pytest.mark.parametrize(
    "error", [Refused(HELD), IllegalCommand(HELD, "play 5H"), InvalidCard("No card.", "hand"), NameTaken()]
)
def test_an_error_is_the_same_in_another_process(error: Refused) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert (again.__class__, again.refusal) == (error.__class__, error.refusal)
    assert (str(again), again.command) == (error.refusal.message, error.command)


def test_a_field_is_named_once_by_whoever_is_nearest() -> None:
    with pytest.raises(InvalidCard) as outer, about("hand"):
        Card.parse("1X")
    assert outer.value.refusal.field == "hand"
    with pytest.raises(InvalidCard) as inner, about("cards"), about("cards[1]"):
        Card.parse("1X")
    assert inner.value.refusal.field == "cards[1]"
    with pytest.raises(InvalidInput, match="invalid literal") as foreign, about("count"):
        int("many")
    assert foreign.value.refusal.field == "count"


def test_a_field_is_added_to_a_refusal_and_to_nothing_else() -> None:
    named = in_field("card", HELD)
    assert named is not None
    assert (named.field, named.message, named.values) == ("card", HELD.message, HELD.values)
    assert HELD.field == ""
    assert in_field("card", None) is None


def test_every_error_has_a_reason() -> None:
    assert refusal_of(IllegalCommand(HELD)) is HELD
    assert refusal_of(InvalidCard("No card.")) == Refusal("invalid_card", "No card.")
    assert refusal_of(ValueError("No number.")) == Refusal("invalid_input", "No number.")
