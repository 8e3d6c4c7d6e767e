"""A player's mistakes are found in a record, the costliest first."""

from collections.abc import Iterator

import pytest

from pegout import Game
from pegout.cards import Card
from pegout.game import CountHand, Script, Throw, obey
from pegout.notation import Record, read_record
from pegout.studies.drills import Counting, Pegging, Throwing, grade, mistakes_in
from tests.kit.builders import cards
from tests.kit.officials import faultless, true_count

ANN, BOB = "5H 5C 5S JD 2H 9C", "4C 6C 7D 8D KS QS"


def played(ann: str, bob: str, *plays: tuple[int, str]) -> Record:
    """The deal in which Bob deals, and these cards are thrown and laid."""
    game = Game.deal([ANN, BOB], starter="KD", dealer=1)
    game.throw(0, ann)
    game.throw(1, bob)
    for seat, laid in plays:
        game.play(seat, laid)
    return read_record(game.record)


def test_a_bad_throw_is_found_and_a_good_one_is_not() -> None:
    record = played("5H 5C", "KS QS")
    (found,) = mistakes_in(record, "throwing")
    assert found == Throwing(tuple(sorted(cards(ANN))), dealer=False, scores=(0, 0))
    assert mistakes_in(record, "throwing", "bob") == ()
    assert mistakes_in(record, "counting") == ()


def test_the_costliest_comes_first() -> None:
    """Both always throw and lay their first cards."""
    game = Game.new("acc", dealer=0, seed=5)
    for _ in range(3):
        for seat in (0, 1):
            game.throw(seat, game.hand(seat)[:2])
        while game.turn is not None:
            game.do(game.legal(game.turn)[0])
    record = read_record(game.record)
    thrown = {frozenset((*command.cards, *kept)): command.cards for command, kept in throws_of(record, 0)}
    found = mistakes_in(record, "throwing")
    costs = [grade(one, thrown[frozenset(one.cards)]).cost for one in found if isinstance(one, Throwing)]
    assert len(costs) > 1
    assert costs == sorted(costs, reverse=True)
    assert costs[0] > costs[-1]


def throws_of(record: Record, seat: int) -> Iterator[tuple[Throw, tuple[Card, ...]]]:
    """What the seat threw, and what it kept, deal by deal."""
    script = Script()
    for command in record.commands:
        obey(script, command)
        if isinstance(command, Throw) and command.seat == seat:
            yield command, tuple(script.state.deal.hands[seat])


def test_a_card_that_gives_points_away_is_found() -> None:
    """Ann leads a five, and Bob has kept ten-cards; then Bob leaves fifteen alone."""
    game = Game.deal(["5H 5C 6S JD 2H 9C", "4C 7D 8D KS QS KH"], starter="KD", dealer=1)
    game.throw(0, "2H 9C")
    game.throw(1, "7D 8D")
    game.play(0, "5H")
    game.play(1, "4C")
    (found,) = mistakes_in(read_record(game.record), "pegging", "Bob")
    assert isinstance(found, Pegging)
    assert (found.series, found.theirs, found.dealer) == (cards("5H"), cards("5H"), True)


def test_wrong_counts_are_found_where_the_players_count() -> None:
    game = Game.new("acc", dealer=1, seed=121, officiating="players")
    wrong: list[Counting] = []
    while game.state.deal_number < 4 and not game.over:
        command = faultless(game, max)
        if isinstance(command, CountHand) and command.seat == 0:
            state = game.state
            assert state.deal.starter is not None
            hand = tuple(sorted(state.deal.played[0]))
            wrong.append(Counting(hand, state.deal.starter))
            command = CountHand(0, true_count(game, 0) + 1)
        game.do(command)
    found = mistakes_in(read_record(game.record), "counting")
    assert set(found) == set(wrong)
    assert len(found) == 3
    assert mistakes_in(read_record(game.record), "counting", "Bob") == ()


def test_an_unknown_name_is_answered_with_those_there_are() -> None:
    with pytest.raises(ValueError, match=r"no player called 'Cleo': choose one of Ann, Bob\."):
        mistakes_in(played("2H 9C", "KS QS"), "throwing", "Cleo")


def test_games_for_three_are_refused() -> None:
    record = read_record(Game.new("club", seats=3, dealer=0, seed=1).record)
    with pytest.raises(ValueError, match="games for two"):
        mistakes_in(record, "throwing")
