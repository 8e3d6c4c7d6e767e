"""Single elimination, its third place and the consolation."""

from random import Random

import pytest
from hypothesis import given

from pegout.tournament.brackets import (
    Bracket,
    Bye,
    Entry,
    LoserOf,
    Match,
    Played,
    State,
    WinnerOf,
    byes,
    consolation,
    evaluate,
    single_elimination,
    with_best_of,
)
from tests.kit.brackets import dice, entrants, meetings, played_out
from tests.kit.proofs import proof


def test_four_players_by_seed_with_a_match_for_the_third_place() -> None:
    assert single_elimination([10, 20, 30, 40], third_place=True, best_of=3).matches == (
        Match("R1-1", Bracket.MAIN, 1, Entry(10), Entry(40), 3),
        Match("R1-2", Bracket.MAIN, 1, Entry(30), Entry(20), 3),
        Match("3P", Bracket.THIRD_PLACE, 1, LoserOf("R1-1"), LoserOf("R1-2"), 3),
        Match("F1", Bracket.FINAL, 1, WinnerOf("R1-1"), WinnerOf("R1-2"), 3),
    )


def test_four_players_in_order_of_registration() -> None:
    first, second, _ = single_elimination([10, 20, 30, 40], seeded=False).matches
    assert first.sources == (Entry(10), Entry(20))
    assert second.sources == (Entry(30), Entry(40))


def test_the_consolation_has_names_of_its_own() -> None:
    names = [match.id for match in consolation(range(5)).matches]
    assert names == ["C1-1", "C1-2", "C1-3", "C1-4", "C2-1", "C2-2", "CF"]
    kinds = [match.bracket for match in consolation(range(5)).matches]
    assert kinds == [Bracket.CONSOLATION] * 6 + [Bracket.FINAL]


@pytest.mark.parametrize("players", [25, 55])
def test_byes_are_opposite_the_best_seeds(players: int) -> None:
    now = evaluate(single_elimination(range(1, players + 1)), ())
    rested = {pairing.winner for pairing in now.pairings if pairing.state is State.BYE}
    assert rested == set(byes(players))


def test_two_players_have_no_third_place_to_play_for() -> None:
    assert [match.id for match in single_elimination([1, 2], third_place=True).matches] == ["F1"]


def test_the_third_of_three_has_the_third_place_by_a_bye() -> None:
    sheet = single_elimination([1, 2, 3], third_place=True)
    now = evaluate(sheet, [Played("R1-2", 2), Played("F1", 2)])
    assert (now["3P"].state, now["3P"].winner) == (State.BYE, 3)
    assert (now.champion, now.second, now.third, now.finished) == (2, 1, 3, True)


def test_the_event_is_not_finished_before_the_third_place() -> None:
    sheet = single_elimination([1, 2, 3, 4], third_place=True)
    log = [Played("R1-1", 1), Played("R1-2", 2), Played("F1", 1)]
    now = evaluate(sheet, log)
    assert (now.champion, now.second, now.third, now.finished) == (1, 2, None, False)
    after = evaluate(sheet, [*log, Played("3P", 4)])
    assert (after.third, after.finished, after.out) == (4, True, (3, 4, 2))


def test_without_a_match_for_it_the_third_place_is_shared() -> None:
    now = evaluate(single_elimination([1, 2, 3, 4]), [Played("R1-1", 1), Played("R1-2", 3)])
    assert [(placing.place, placing.lines) for placing in now.placings] == [(3, (4, 2))]
    assert now.third is None


@proof(25, 1500)
@given(entrants(512), dice)
def test_all_but_one_lose_one_match(lines: list[int], rng: Random) -> None:
    sheet = single_elimination(lines, seeded=rng.random() < 0.5)
    log = played_out(sheet, rng)
    now = evaluate(sheet, log)
    played = meetings(log, now)
    assert len(played) == len(lines) - 1
    assert sorted([loser for _, _, loser in played] + [now.champion or 0]) == sorted(lines)
    assert now.finished


@proof(25, 1500)
@given(entrants(64, least=4), dice)
def test_the_third_place_takes_one_match_more(lines: list[int], rng: Random) -> None:
    sheet = single_elimination(lines, third_place=True)
    log = played_out(sheet, rng)
    now = evaluate(sheet, log)
    played = meetings(log, now)
    assert len(played) == len(lines)
    last = {name: (winner, loser) for name, winner, loser in played}
    assert (now.champion, now.second) == last["F1"]
    assert now.third == last["3P"][0]
    assert now.placings[3].lines == (last["3P"][1],)


def test_a_round_can_be_longer_than_the_others() -> None:
    sheet = with_best_of(single_elimination(range(8), best_of=3), 5, Bracket.FINAL)
    sheet = with_best_of(sheet, 1, Bracket.MAIN, 1)
    lengths = {match.id: match.best_of for match in sheet.matches}
    assert lengths == {f"R1-{n}": 1 for n in range(1, 5)} | {"R2-1": 3, "R2-2": 3, "F1": 5}


def test_no_match_has_an_even_number_of_games() -> None:
    with pytest.raises(ValueError, match="best of 1, 3 or 5 games, not 4"):
        single_elimination([1, 2], best_of=4)
    with pytest.raises(ValueError, match="best of 1, 3 or 5 games, not 2"):
        with_best_of(single_elimination([1, 2]), 2, Bracket.FINAL)


@pytest.mark.parametrize("seeded", [True, False])
def test_nobody_is_on_the_sheet_twice(seeded: bool) -> None:
    with pytest.raises(ValueError, match="on the list twice"):
        single_elimination([1, 2, 1], seeded=seeded)


def test_byes_may_be_upper_lines_on_a_seeded_sheet() -> None:
    sheet = single_elimination(range(1, 12))
    assert sheet.matches[2].sources == (Bye(), Entry(5))
