"""A view names what its seat has seen, and nothing else: for every preset, seat and moment."""

from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass, replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout import Game
from pegout.cards import PACK, Card
from pegout.game import Event, GameState, PlayCard, Throw, narrate, view_for
from pegout.game.events import (
    CardPlayed,
    CardsDealt,
    CribShown,
    CutForDeal,
    HandShown,
    PackShuffled,
    StarterTurned,
)
from tests.kit.builders import card, cards, table, thrown_table
from tests.kit.proofs import LAW, proof
from tests.kit.strategies import NAMES, Played, beginnings, games


def named(value: object) -> set[Card]:
    """Every card that stands anywhere inside the value."""
    if isinstance(value, Card):
        return {value}
    return {one for part in _parts(value) for one in named(part)}


def _parts(value: object) -> Iterable[object]:
    if is_dataclass(value):
        return [getattr(value, entry.name) for entry in fields(value)]
    if isinstance(value, Mapping):
        return [*value.keys(), *value.values()]
    return value if isinstance(value, tuple | list | set | frozenset) else ()


def seen(events: Iterable[Event], seat: int | None) -> set[Card]:
    """The cards of this shuffle that a seat has had before its eyes."""
    known: set[Card] = set()
    for event in events:
        match event:
            case PackShuffled(pack) if len(pack) == len(PACK):  # else only the rest of it is shuffled
                known = set()
            case CutForDeal(card=one) | CardPlayed(card=one) | StarterTurned(card=one):
                known.add(one)
            case CardsDealt(hands=hands) if seat is not None:
                known.update(hands[seat])
            case HandShown(cards=shown) | CribShown(cards=shown):
                known.update(shown)
            case _:
                pass
    return known


def everybody(state: GameState) -> list[int | None]:
    return [*range(state.rules.seats), None]


@proof(LAW, 500)
@given(beginnings(90))
def test_a_view_names_no_card_its_seat_cannot_see(played: Played) -> None:
    for state, events in played.moments():
        if state.names:
            for seat in everybody(state):
                assert named(view_for(state, seat)) <= seen(events, seat)


@proof(LAW, 200)
@given(games())
def test_a_view_keeps_its_secrets_to_the_end_of_the_game(played: Played) -> None:
    for state, events in list(played.moments())[-40:]:
        for seat in everybody(state):
            assert named(view_for(state, seat)) <= seen(events, seat)


def swapped(value: Any, other: Mapping[Card, Card]) -> Any:
    """The same value with each of these cards exchanged for another."""
    if isinstance(value, Card):
        return other.get(value, value)
    if is_dataclass(value) and not isinstance(value, type):
        changes = {entry.name: swapped(getattr(value, entry.name), other) for entry in fields(value)}
        return replace(value, **changes)
    if isinstance(value, tuple | list | set):
        return type(value)(swapped(part, other) for part in value)
    return value


def exchange(hidden: set[Card], dice: Random) -> dict[Card, Card]:
    """Every hidden card becomes another hidden card."""
    order = sorted(hidden)
    dice.shuffle(order)
    return dict(zip(order, order[1:] + order[:1], strict=True))


@proof(LAW, 800)
@given(beginnings(90), st.randoms(use_true_random=False))
def test_swapping_all_hidden_cards_leaves_the_view_unchanged(played: Played, dice: Random) -> None:
    moments = [(state, events) for state, events in played.moments() if state.names]
    for state, events in moments[-6:]:
        for seat in everybody(state):
            hidden = set(PACK) - seen(events, seat)
            twin = swapped(state, exchange(hidden, dice))
            assert twin != state or len(named(state) & hidden) < 2
            assert view_for(twin, seat) == view_for(state, seat)


@proof(LAW, 200)
@given(games())
def test_the_spoken_log_names_no_card_that_is_not_open_on_the_table(played: Played) -> None:
    rules = played.rules
    heard: list[Event] = []
    for _, _, events in played.steps:
        open_cards = {one.pretty for one in seen([*heard, *events], None)}
        heard = [*heard, *events]
        for line in narrate(events, NAMES[: rules.seats], rules):
            mentioned = {one.pretty for one in PACK if f" {one.pretty}" in f" {line}"}
            assert mentioned <= open_cards


def test_a_seat_sees_its_own_hand_and_how_many_cards_the_others_hold() -> None:
    position = thrown_table(["2C 3C 4C 5C", "9H TH JH QH"], "KS", crib="6D 7D 8D 9D")
    view = view_for(position.state, 0)
    assert view.hand == cards("2C 3C 4C 5C")
    assert view.thrown == cards("6D 7D")
    assert view.hand_sizes == (4, 4)
    assert view.crib_size == 4
    assert view.crib == ()


def test_the_crib_is_seen_once_it_has_been_shown() -> None:
    position = table(["2C 4C 6C 8C", "2H 4H 6H 8H"], "KS", crib="TD QD AD 3S")
    position.play("2H", "2C", "4H", "4C", "6H", "6C", "go", "8H", "8C")
    assert view_for(position.state, 1).crib == cards("TD QD AD 3S")


def test_a_spectator_sees_no_hand_and_may_do_nothing() -> None:
    view = Game.new("acc", dealer=0, seed=3).view()
    assert (view.hand, view.thrown, view.legal) == ((), (), ())
    assert view.hand_sizes == (6, 6)


def test_what_a_seat_may_do_names_only_its_own_cards() -> None:
    game = Game.new("club", seats=3, dealer=0, seed=9)
    for seat in range(3):
        assert named(game.view(seat).legal) == set(game.hand(seat))
        assert all(isinstance(command, Throw) and command.seat == seat for command in game.view(seat).legal)


@pytest.mark.parametrize("stranger", [-1, -2, 2, 9])
def test_who_does_not_sit_at_the_table_sees_no_hand(stranger: int) -> None:
    """A seat that is not there is refused, or sees what a spectator sees."""
    state = Game.new("acc", dealer=0, seed=3).state
    try:
        view = view_for(state, stranger)
    except (LookupError, ValueError):
        return
    assert named(view) == set()


def test_the_walk_finds_cards_wherever_they_stand() -> None:
    assert named((Throw(0, cards("5H 6C")), [{"x": PlayCard(1, card("7D"))}])) == set(cards("5H 6C 7D"))
