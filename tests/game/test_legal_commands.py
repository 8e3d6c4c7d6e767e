"""One check behind may and do: what is listed as legal is exactly what is accepted."""

from collections.abc import Iterator
from itertools import combinations
from typing import get_args

import pytest
from hypothesis import given

from pegout import Game
from pegout.cards import PACK, Card
from pegout.game import (
    NOT_STARTED,
    Accept,
    CallTime,
    Command,
    CountCrib,
    CountHand,
    Cut,
    Event,
    GameState,
    IllegalCommand,
    MatchFormat,
    MatchKind,
    Mix,
    NextGame,
    Pass,
    Peg,
    Phase,
    PlayCard,
    SayGo,
    Shuffle,
    StartMatch,
    Throw,
    decide,
    legal_commands,
    refusal,
)
from pegout.game.decide import ACTS, ACTS_BY_FIRST_EDITION, ACTS_BY_PLAYERS
from pegout.game.evolve import FOLDS
from pegout.game.refusal import REFUSALS, REFUSALS_BY_FIRST_EDITION, REFUSALS_BY_PLAYERS
from pegout.rules import PRESETS
from tests.kit.builders import ACC, card, cards, table, thrown_table
from tests.kit.proofs import proof
from tests.kit.strategies import Played, beginnings, play_match

TWO_GAMES = MatchFormat(MatchKind.GAMES, 2)
SEATS = (0, 1, 2, 3, -1, 9)
REPEATED_PACK: tuple[Card, ...] = (*PACK[:51], PACK[0])
BAD_PACKS: tuple[tuple[Card, ...], ...] = ((), PACK[:51], (*PACK, PACK[0]), REPEATED_PACK)


def throws() -> Iterator[tuple[Card, ...]]:
    """None, every card, every pair both ways, every card twice, and some threes."""
    yield ()
    for one in PACK:
        yield (one,)
        yield (one, one)
    for one, other in combinations(PACK, 2):
        yield (one, other)
        yield (other, one)
    yield from combinations(PACK[:7], 3)


ALL_THROWS = tuple(throws())


def seat_commands() -> Iterator[Command]:
    """Everything that any seat, real or not, could ask for."""
    yield NextGame()
    for seat in SEATS:
        yield SayGo(seat)
        yield from (PlayCard(seat, one) for one in PACK)
        yield from (Cut(seat, lifted) for lifted in range(-1, 54))
        yield from (Throw(seat, cards) for cards in ALL_THROWS)


ALL_COMMANDS = tuple(seat_commands())


def accepted(state: GameState, command: Command) -> bool:
    """Whether it is decided; if not, the refusal must say why and name the command."""
    why = refusal(state, command)
    if why is None:
        assert decide(state, command)
        return True
    with pytest.raises(IllegalCommand) as caught:
        decide(state, command)
    assert caught.value.refusal == why
    assert str(caught.value) == why.message != ""
    assert caught.value.command is command
    return False


Key = Command | tuple[int, frozenset[Card]]


def key(command: Command) -> Key:
    """Throws are the same in either order."""
    return (command.seat, frozenset(command.cards)) if isinstance(command, Throw) else command


def check_position(state: GameState) -> None:
    listed = [command for seat in range(state.rules.seats) for command in legal_commands(state, seat)]
    taken = [command for command in ALL_COMMANDS if accepted(state, command)]
    assert {key(command) for command in listed} == {key(command) for command in taken}
    assert state.phase is Phase.GAME_OVER or len({key(one) for one in listed}) == len(listed)


@proof(25, 400)
@given(beginnings(60))
def test_the_legal_commands_are_exactly_those_that_are_accepted(played: Played) -> None:
    if played.end.names:
        check_position(played.end)


@pytest.mark.parametrize("name", ["acc", "club-3", "club-partners"])
def test_so_they_are_between_games_and_after_the_match(name: str) -> None:
    played = play_match(PRESETS[name], TWO_GAMES, seed=1)
    between = next(state for state in played.states if state.phase is Phase.GAME_OVER)
    check_position(between)
    check_position(played.end)
    assert legal_commands(between, 0) == (NextGame(),)
    assert legal_commands(played.end, 0) == ()


@proof(25, 100)
@given(beginnings(60))
def test_who_does_not_sit_at_the_table_may_do_nothing(played: Played) -> None:
    for state in played.states[1:]:
        for stranger in (-1, -5, state.rules.seats, 9):
            assert legal_commands(state, stranger) == ()


@pytest.mark.parametrize("pack", BAD_PACKS)
def test_a_pack_without_each_card_once_is_refused(pack: tuple[Card, ...]) -> None:
    shuffling = play_match(ACC, MatchFormat(), 1, most=1).end
    assert shuffling.phase is Phase.SHUFFLE_FOR_CUT
    assert not accepted(shuffling, Shuffle(pack))
    assert accepted(shuffling, Shuffle(PACK[::-1]))


@proof(25, 400)
@given(beginnings(60))
def test_a_pack_is_shuffled_only_when_the_table_waits_for_it(played: Played) -> None:
    for state in played.states:
        waiting = state.phase in (Phase.SHUFFLE, Phase.SHUFFLE_FOR_CUT)
        assert accepted(state, Shuffle(PACK)) == waiting


@proof(25, 400)
@given(beginnings(60))
def test_nobody_sits_down_twice(played: Played) -> None:
    start = StartMatch(ACC, ("Eve", "Fay"))
    assert accepted(NOT_STARTED, start)
    assert not any(accepted(state, start) for state in played.states[1:])


def test_nothing_but_sitting_down_is_accepted_before_the_start() -> None:
    assert not any(accepted(NOT_STARTED, command) for command in ALL_COMMANDS)
    assert not accepted(NOT_STARTED, Shuffle(PACK))
    assert not accepted(NOT_STARTED, CallTime(99))


def test_every_event_has_a_fold() -> None:
    assert set(FOLDS) == set(get_args(Event))


def test_every_command_has_a_refusal_and_an_act() -> None:
    assert set(REFUSALS) == set(REFUSALS_BY_PLAYERS) == set(ACTS_BY_PLAYERS) == set(get_args(Command))
    assert set(ACTS) == set(get_args(Command)) - {Peg, Pass, CountHand, CountCrib, Accept, Mix}
    assert set(REFUSALS_BY_FIRST_EDITION) == set(get_args(Command))
    assert set(ACTS_BY_FIRST_EDITION) == set(get_args(Command)) - {Pass, Mix}


def test_an_illegal_command_carries_its_refusal_and_itself() -> None:
    command = PlayCard(0, card("5H"))
    with pytest.raises(IllegalCommand) as caught:
        decide(NOT_STARTED, command)
    assert caught.value.command is command
    assert caught.value.refusal == refusal(NOT_STARTED, command)


POSITION = table(["2C 3C 4C 5C", "9H TH JH QH"], "KS", crib="6D 7D 8D 9D")


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (PlayCard(0, card("2C")), "Bob's turn"),
        (PlayCard(1, card("2C")), "Bob does not hold 2C"),
        (PlayCard(-1, card("2C")), "no seat -1"),
        (PlayCard(9, card("2C")), "no seat 9"),
        (SayGo(1), "Bob has a playable card"),
        (SayGo(0), "Bob's turn"),
        (Throw(0, cards("2C 3C")), "That is not possible now"),
        (Cut(1, 20), "There is nothing to cut"),
        (Shuffle(PACK), "cannot be shuffled now"),
        (NextGame(), "The next game can start only once this one is over"),
        (CallTime(99), "no time limit"),
        (StartMatch(ACC, ("Eve", "Fay")), "already started"),
    ],
)
def test_a_refusal_says_why_in_one_sentence(command: Command, reason: str) -> None:
    why = refusal(POSITION.state, command)
    assert why is not None
    assert reason in why.message
    assert why.message.endswith(".")


def test_a_card_past_thirty_one_is_refused_with_the_count() -> None:
    position = table(["KC QC JC 5C", "TH KH QH JH"], "2S").play("TH", "KC", "KH")
    why = refusal(position.state, PlayCard(0, card("5C")))
    assert why is not None
    assert "from 30 past 31" in why.message
    assert (why.code, why.values) == ("past_limit", {"card": "5C", "count": 30, "limit": 31})


def test_a_throw_of_cards_not_held_twice_or_too_few_is_refused() -> None:
    state = Game.deal(["2C 3C 4C 5C 6C 7C", "2H 3H 4H 5H 6H 7H"], "KS").state
    assert "does not hold 2H" in str(refusal(state, Throw(0, cards("2C 2H"))))
    assert "2 different cards" in str(refusal(state, Throw(0, (card("2C"), card("2C")))))
    assert "2 different cards" in str(refusal(state, Throw(0, cards("2C"))))
    assert "2 different cards" in str(refusal(state, Throw(0, cards("2C 3C 4C"))))


def test_nobody_throws_twice() -> None:
    game = Game.deal(["2C 3C 4C 5C 6C 7C", "2H 3H 4H 5H 6H 7H"], "KS")
    game.throw(0, "2C 3C")
    assert "already thrown" in str(game.refusal(Throw(0, cards("4C 5C"))))


def test_only_the_cutter_cuts_and_only_within_the_limits() -> None:
    state = thrown_table(["2C 3C 4C 5C", "9H TH JH QH"], "KS").state
    assert "Bob's turn to cut" in str(refusal(state, Cut(0, 20)))
    assert "4 to 36" in str(refusal(state, Cut(1, 3)))
    assert "no seat 7" in str(refusal(state, Cut(7, 20)))
    assert refusal(state, Cut(1, 20)) is None


@pytest.mark.parametrize(
    ("start", "reason"),
    [
        (StartMatch(ACC, ("Ann",)), "2 seats"),
        (StartMatch(ACC, ("Ann", "Bob", "Cleo")), "2 seats"),
        (StartMatch(ACC, ("Ann", "Ann")), "different name"),
        (StartMatch(ACC, ("Ann", "")), "cannot be a name"),
        (StartMatch(ACC, ("Ann", "x" * 41)), "cannot be a name"),
        (StartMatch(ACC, ("Ann", "a\nb")), "cannot be a name"),
        (StartMatch(ACC, ("Ann", "Bob"), dealer=2), "no seat 2"),
        (StartMatch(ACC, ("Ann", "Bob"), dealer=-1), "no seat -1"),
    ],
)
def test_a_match_that_cannot_be_seated_is_refused(start: StartMatch, reason: str) -> None:
    assert reason in str(refusal(NOT_STARTED, start))
    assert not accepted(NOT_STARTED, start)
