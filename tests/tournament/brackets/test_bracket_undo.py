"""Taking entries back and putting them back again."""

from random import Random

import pytest
from hypothesis import given

from pegout.tournament.brackets import (
    Awarded,
    BothAbsent,
    Dropped,
    GamePlayed,
    Played,
    Result,
    State,
    Withdrawn,
    double_elimination,
    evaluate,
    refusal,
    restored,
    single_elimination,
    without,
)
from tests.kit.brackets import dice, entrants, played_out
from tests.kit.proofs import proof

FOUR = double_elimination([1, 2, 3, 4])


def test_the_last_entry_is_taken_back_alone() -> None:
    log = [Played("W1-1", 1), Played("W1-2", 3)]
    assert without(FOUR, log, -1) == ((log[0],), (Dropped(1, log[1]),))


def test_what_hangs_on_an_entry_goes_with_it_and_the_rest_stays() -> None:
    log = [Played("W1-1", 1), Played("W1-2", 3), Played("W2-1", 3), Played("L1-1", 2)]
    kept, dropped = without(FOUR, log, 0)
    assert kept == (log[1],)
    assert dropped == (Dropped(0, log[0]), Dropped(2, log[2]), Dropped(3, log[3]))


def test_a_withdrawal_stays_when_it_has_nothing_to_do_with_it() -> None:
    log: list[Result] = [Played("W1-1", 1), Withdrawn(4), Played("W2-1", 1)]
    kept, _ = without(FOUR, log, 0)
    assert kept == (Withdrawn(4),)


def test_a_withdrawal_does_not_decide_a_match_that_was_played_before_it() -> None:
    """Else the match that was taken back could not be entered again."""
    log: list[Result] = [Played("W1-1", 1), Withdrawn(1)]
    kept, dropped = without(FOUR, log, 0)
    assert (kept, [entry.place for entry in dropped]) == ((), [0, 1])
    assert evaluate(FOUR, kept)["W1-1"].state is State.OPEN


def test_a_withdrawal_stays_when_only_a_bye_before_it_is_gone() -> None:
    """Number 3 waits again for an opponent in the losers' bracket, and is gone all the same."""
    log: list[Result] = [Played("W1-1", 1), Played("W1-2", 3), Played("W2-1", 1), BothAbsent("L1-1")]
    kept, dropped = without(FOUR, [*log, Withdrawn(3)], 3)
    assert kept == (*log[:3], Withdrawn(3))
    assert dropped == (Dropped(3, BothAbsent("L1-1")),)
    assert evaluate(FOUR, [*kept, Played("L1-1", 4)])["L2-1"].winner == 4


def test_one_game_of_a_longer_match_can_be_taken_back() -> None:
    sheet = single_elimination([1, 2], best_of=3)
    log = [GamePlayed("F1", (121, 80)), GamePlayed("F1", (80, 121)), GamePlayed("F1", (121, 90))]
    kept, dropped = without(sheet, log, 1)
    assert kept == (log[0], log[2])
    assert restored(kept, dropped) == tuple(log)


def test_the_marshals_decision_falls_with_the_absence_it_was_about() -> None:
    log: list[Result] = [Played("W1-1", 1), Played("W1-2", 3), Played("W2-1", 1), Played("L1-1", 2)]
    log += [Played("L2-1", 2), BothAbsent("F1"), Awarded(1, 2)]
    kept, dropped = without(FOUR, log, 5)
    assert kept == tuple(log[:5])
    assert [entry.place for entry in dropped] == [5, 6]


@pytest.mark.parametrize("place", [2, 9, -3])
def test_there_must_be_an_entry_to_take_back(place: int) -> None:
    with pytest.raises(ValueError, match=f"There is no entry {place} in this log of 2"):
        without(FOUR, [Played("W1-1", 1), Played("W1-2", 3)], place)


@proof(25, 4000)
@given(entrants(24), dice)
def test_undo_keeps_what_can_stand_and_redo_brings_everything_back(lines: list[int], rng: Random) -> None:
    sheet = double_elimination(lines, best_of=rng.choice((1, 3)))
    log = played_out(sheet, rng, absences=rng.choice((0.0, 0.2, 0.5)), withdrawals=rng.choice((0.0, 0.2)))
    place = rng.randrange(len(log))
    kept, dropped = without(sheet, log, place)
    assert restored(kept, dropped) == log
    assert evaluate(sheet, restored(kept, dropped)) == evaluate(sheet, log)
    assert dropped[0] == Dropped(place, log[place])
    now = evaluate(sheet, kept)
    before = evaluate(sheet, log)
    for entry in kept:
        if not isinstance(entry, Withdrawn | Awarded):
            assert now[entry.match].players == before[entry.match].players


@proof(25, 2000)
@given(entrants(12), dice)
def test_nothing_is_dropped_that_could_have_stayed(lines: list[int], rng: Random) -> None:
    """Put back alone, a dropped result is refused, and a withdrawal is for a match that had been decided."""
    sheet = double_elimination(lines)
    log = played_out(sheet, rng, absences=rng.choice((0.0, 0.5)), withdrawals=0.2)
    _, dropped = without(sheet, log, rng.randrange(len(log)))
    gone = {entry.place for entry in dropped}
    for entry in dropped[1:]:
        rest = [log[place] for place in range(entry.place) if place not in gone]
        if isinstance(entry.result, Withdrawn):
            line, then = entry.result.line, evaluate(sheet, log[: entry.place])
            now = [p for p in evaluate(sheet, rest).pairings if line in p.players and not p.is_settled]
            assert [then[pairing.match.id].state for pairing in now] == [State.DECIDED]
        else:
            assert refusal(sheet, rest, entry.result) is not None
