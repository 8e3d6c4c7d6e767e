"""The play by ranks goes as the engine's play goes: the same turns, the same points."""

from random import Random

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from pegout import Game
from pegout.analysis.kept_hands import number_of
from pegout.analysis.kernels.play_of_two import (
    LATER,
    PLACES,
    START,
    Position,
    advance,
    choices,
    is_over,
    situation,
    turn_of,
)
from pegout.game import Event, Phase, PlayCard
from pegout.game.events import HandShown, Pegged
from tests.kit.proofs import proof


def dealt(seed: int) -> Game:
    """A game in which both have thrown and the starter has been turned."""
    game, dice = Game.new("acc", seed=seed), Random(seed)
    while game.view(0).phase is not Phase.PLAY:
        game.do(dice.choice(game.view(game.to_act[0]).legal))
    return game


def pegged_in_play(events: tuple[Event, ...]) -> list[tuple[int, int]]:
    points: list[tuple[int, int]] = []
    for event in events:
        if isinstance(event, HandShown):
            break
        if isinstance(event, Pegged):
            points.append((event.seat, event.points))
    return points


@given(st.integers(0, 10**9))
@proof(25, 3000)
def test_turns_and_points_are_those_of_the_engine(seed: int) -> None:
    game, dice = dealt(seed), Random(seed)
    dealer = game.view(0).dealer
    seats = (1 - dealer, dealer) if dealer is not None else (0, 1)
    cards = [sorted(game.view(seat).hand) for seat in seats]
    hands = np.array([[card.rank - 1 for card in hand] for hand in cards], np.int8)
    laid = np.zeros(10, np.int8)
    at, ours, theirs = START, [0, 0], [0, 0]
    while not is_over(at):
        turn = turn_of(at)
        options = [slot for slot in range(4) if choices(at, hands, (0, 1)) >> slot & 1]
        slot = dice.choice(options)
        at, points = advance(at, slot, hands, (0, 1), laid)
        ours[turn] += points
        done: tuple[Event, ...] = ()
        while not done:
            asked = game.to_act[0]
            legal = game.view(asked).legal
            if isinstance(legal[0], PlayCard):
                assert asked == seats[turn]
                ranks = {command.card.rank - 1 for command in legal if isinstance(command, PlayCard)}
                assert ranks == {hands[turn, option] for option in options}
                done = game.do(PlayCard(asked, cards[turn][slot]))
            else:  # the other says go, and whoever laid the last card may score by it
                theirs_by(theirs, seats, game.do(legal[0]))
        theirs_by(theirs, seats, done)
    assert ours == theirs


def theirs_by(total: list[int], seats: tuple[int, ...], events: tuple[Event, ...]) -> None:
    for seat, points in pegged_in_play(events):
        total[seats.index(seat)] += points


def walked(dice: Random, hands: np.ndarray, steps: int) -> tuple[Position, np.ndarray]:
    at, laid = START, np.zeros(10, np.int8)
    for _ in range(steps):
        options = [slot for slot in range(4) if choices(at, hands, (0, 1)) >> slot & 1]
        at, _points = advance(at, dice.choice(options), hands, (0, 1), laid)
        if is_over(at):
            break
    return at, laid


@given(st.integers(0, 10**9), st.integers(0, 7))
@proof(25, 5000)
def test_a_situation_has_its_place_and_does_not_see_the_other_hand(seed: int, steps: int) -> None:
    dice = Random(seed)
    hands = np.array([sorted(dice.choices(range(13), k=4)) for _ in range(2)], np.int8)
    at, laid = walked(dice, hands, steps)
    if is_over(at):
        return
    turn = turn_of(at)
    kind = number_of(*hands[turn].tolist())
    place = situation(at, kind, hands, turn, laid)
    assert 0 <= place < PLACES
    assert (place >= LATER) == (steps >= 5 or not at >> 22 & 1)
    hands[1 - turn] = 12 - hands[1 - turn]
    assert situation(at, kind, hands, turn, laid) == place
