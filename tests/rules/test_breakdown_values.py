"""A breakdown is a value, whether or not its items have been named yet."""

import pickle
from copy import deepcopy

from pegout.rules import NOTHING, Breakdown, Item, Kind, score_show
from tests.kit.builders import ACC, card, cards


def counted() -> Breakdown:
    return score_show(cards("5H 5C 5S JD"), card("5D"), ACC)


def test_the_total_is_the_sum_of_the_items() -> None:
    assert counted().total == sum(item.points for item in counted().items) == 29


def test_named_and_not_yet_named_are_equal() -> None:
    named = counted()
    assert len(named.items) == 10
    assert counted() == named == Breakdown.of(*named.items)
    assert hash(counted()) == hash(named)
    assert repr(counted()) == repr(named)


def test_breakdowns_are_copied_and_pickled() -> None:
    assert pickle.loads(pickle.dumps(counted())) == counted()
    assert deepcopy(counted()) == counted()


def test_breakdowns_with_other_items_differ() -> None:
    pair, run = Item(Kind.PAIR, 2, cards("5H 5C")), Item(Kind.RUN, 3, cards("5H 6C 7D"))
    assert Breakdown.of(pair) != Breakdown.of(run)
    assert Breakdown.of(pair) != Breakdown.of(Item(Kind.PAIR, 2, cards("6H 6C")))
    assert Breakdown.of(pair) != "a pair"
    assert Breakdown.of(pair) + Breakdown.of(run) == Breakdown.of(pair, run)
    assert NOTHING + Breakdown.of(pair) == Breakdown.of(pair)


def test_only_rulings_mark_their_points() -> None:
    assert not counted().by_ruling
    assert Breakdown.of(Item(Kind.PENALTY, 2, ())).by_ruling
