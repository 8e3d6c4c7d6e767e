"""acc:III.1: how many cards may be lifted."""

import pytest

from pegout.cards import PACK
from pegout.game import (
    NOT_STARTED,
    Cut,
    GameState,
    IllegalCommand,
    Phase,
    Shuffle,
    StartMatch,
    cut_limits,
    refusal,
)
from pegout.rules import PRESETS
from tests.kit.builders import Table, table, thrown_table
from tests.kit.strategies import NAMES


def cutting(name: str = "acc") -> Table:
    """The pack lies ready to be cut for the deal."""
    rules = PRESETS[name]
    position = Table(NOT_STARTED)
    position.do(StartMatch(rules, NAMES[: rules.seats]))
    position.do(Shuffle(PACK))
    assert position.phase is Phase.CUT_FOR_DEAL
    return position


def allowed(state: GameState, seat: int) -> list[int]:
    return [lifted for lifted in range(-3, 60) if refusal(state, Cut(seat, lifted)) is None]


def test_a_the_first_player_lifts_four_to_half_the_pack() -> None:
    assert allowed(cutting().state, 0) == list(range(4, 27))


@pytest.mark.parametrize("first", [4, 13, 26])
def test_a_the_second_lifts_at_least_four_and_leaves_at_least_four(first: int) -> None:
    position = cutting()
    position.do(Cut(0, first))
    assert allowed(position.state, 1) == list(range(4, 52 - first - 4 + 1))


def test_a_the_players_cut_in_turn() -> None:
    position = cutting()
    assert allowed(position.state, 1) == []
    position.do(Cut(0, 10))
    assert allowed(position.state, 0) == []


@pytest.mark.parametrize("lifted", [3, 27, 52])
def test_a_too_few_or_too_many_cards_are_cut_again(lifted: int) -> None:
    position = cutting()
    with pytest.raises(IllegalCommand, match=r"4 to 26 cards, not \d+ \(acc:III.1\)"):
        position.do(Cut(0, lifted))
    position.do(Cut(0, 20))
    assert len(position.state.cuts) == 1


@pytest.mark.parametrize("name", ["club-3", "club-4"])
def test_a_several_leave_four_cards_for_everybody_still_to_cut(name: str) -> None:
    """pegout:cuts. The first lifts as many as allowed, and everybody after can still cut."""
    position = cutting(name)
    for seat in range(PRESETS[name].seats):
        still = PRESETS[name].seats - seat - 1
        most = allowed(position.state, seat)[-1]
        left = len(position.state.deal.pack)
        assert most == (26 if seat == 0 else left - 4 - 4 * still)
        position.do(Cut(seat, most))
    assert position.phase is not Phase.CUT_FOR_DEAL


def test_b_before_the_deal_at_least_four_are_lifted_and_left() -> None:
    position = Table(NOT_STARTED)
    position.do(StartMatch(PRESETS["acc"], ("Ann", "Bob"), dealer=0))
    position.do(Shuffle(PACK))
    assert position.phase is Phase.CUT
    assert allowed(position.state, 1) == list(range(4, 49))
    assert cut_limits(position.state) == (4, 48)


@pytest.mark.parametrize(
    ("kept", "rules", "undealt"),
    [
        (["2C 3C 4C 5C", "2H 3H 4H 5H"], "acc", 40),
        (["2C 3C 4C 5C", "2H 3H 4H 5H", "2D 3D 4D 5D"], "club", 36),
        (["2C 3C 4C 5C", "2H 3H 4H 5H", "2D 3D 4D 5D", "2S 3S 4S 5S"], "club", 32),
    ],
)
def test_b_for_the_starter_at_least_four_are_lifted_and_left(
    kept: list[str], rules: str, undealt: int
) -> None:
    position = thrown_table(kept, "KS", rules=rules)
    assert len(position.state.deal.pack) == undealt
    assert allowed(position.state, 1) == list(range(4, undealt - 4 + 1))


def test_nothing_is_cut_in_the_play() -> None:
    position = table(["2C 3C 4C 5C", "2H 3H 4H 5H"], "KS")
    assert allowed(position.state, 0) == allowed(position.state, 1) == []
