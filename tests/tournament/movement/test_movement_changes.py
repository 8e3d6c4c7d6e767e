"""Players who leave, come late or join after the draw."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.tournament.movement import (
    Chart,
    InvalidField,
    after_dropout,
    after_newcomer,
    golden_age,
    rotation,
    round_robin,
)
from tests.kit.charts import (
    changed_charts,
    charts,
    games,
    is_possible,
    make_ups,
    meetings,
    pairs,
    places,
    regular,
)
from tests.kit.proofs import proof


@proof(25, 2000)
@given(changed_charts())
def test_nobody_is_ever_in_two_places(chart: Chart) -> None:
    assert all(is_possible(each) for each in chart.rounds)
    assert all(set(places(each)) <= set(range(1, chart.players + 1)) for each in chart.rounds)


@proof(25, 2000)
@given(changed_charts())
def test_nobody_plays_more_games_than_promised_or_meets_more_often_than_allowed(chart: Chart) -> None:
    assert max(games(chart).values(), default=0) <= chart.games
    assert max(meetings(chart).values(), default=0) <= chart.meetings


@proof(25, 2000)
@given(changed_charts())
def test_the_chart_names_exactly_those_present_who_are_short(chart: Chart) -> None:
    played = games(chart)
    here = set(range(1, chart.players + 1)) - set(chart.gone)
    assert set(chart.short) == {player for player in here if played[player] < chart.games}


@proof(25, 2000)
@given(changed_charts())
def test_no_two_who_are_short_could_have_played_each_other(chart: Chart) -> None:
    met = meetings(chart)
    assert all(met[pair] == chart.meetings for pair in combinations(chart.short, 2))


@st.composite
def dropouts(draw: st.DrawFn) -> tuple[Chart, int, int]:
    chart = draw(changed_charts(2).filter(lambda chart: len(chart.present) > 2))
    return chart, draw(st.sampled_from(chart.present)), draw(st.integers(1, len(chart.rounds)))


@proof(25, 2000)
@given(dropouts())
def test_rounds_before_somebody_leaves_stay_as_they_were(dropout: tuple[Chart, int, int]) -> None:
    chart, player, number = dropout
    assert after_dropout(chart, player, number).rounds[: number - 1] == chart.rounds[: number - 1]


@proof(25, 2000)
@given(dropouts())
def test_who_has_left_is_nowhere_any_more(dropout: tuple[Chart, int, int]) -> None:
    chart, player, number = dropout
    after = after_dropout(chart, player, number)
    assert all(player not in places(each) for each in after.rounds[number - 1 :])
    assert player not in after.present
    assert player not in after.short


@proof(25, 2000)
@given(dropouts())
def test_the_games_of_all_others_stay_at_their_tables(dropout: tuple[Chart, int, int]) -> None:
    chart, player, number = dropout
    after = after_dropout(chart, player, number)
    for before, now in zip(regular(chart), regular(after), strict=True):
        others = {seating for seating in before.seatings if player not in (seating.first, seating.second)}
        assert others <= set(now.seatings)


@proof(25, 2000)
@given(dropouts())
def test_who_loses_an_opponent_plays_somebody_else_or_sits_out(dropout: tuple[Chart, int, int]) -> None:
    chart, player, number = dropout
    after = after_dropout(chart, player, number)
    for before, now in zip(regular(chart), regular(after), strict=True):
        assert set(places(before)) - {player} == set(places(now)) - {player}


@proof(25, 2000)
@given(dropouts())
def test_no_exchange_of_make_up_games_would_bring_in_two_more(dropout: tuple[Chart, int, int]) -> None:
    chart, player, number = dropout
    after = after_dropout(chart, player, number)
    met, still_open = meetings(after), after.rounds[number - 1 :]
    planned = pairs(each for each in still_open if each.make_up)

    def may(first: int, second: int) -> bool:
        return first != second and met[min(first, second), max(first, second)] < chart.meetings

    for first, second in planned:
        for one, other in combinations(after.short, 2):
            assert not (may(one, first) and may(other, second))
            assert not (may(other, first) and may(one, second))


@proof(25, 2000)
@given(dropouts(), st.integers(1, 4))
def test_what_is_played_while_somebody_is_away_does_not_hang_on_whether_they_come_back(
    dropout: tuple[Chart, int, int], rounds: int
) -> None:
    chart, player, number = dropout
    if chart.rounds[number - 1].make_up:
        return
    back = min(number + rounds, len(regular(chart)) + 1)
    gone, paused = after_dropout(chart, player, number), after_dropout(chart, player, number, back)
    assert paused.rounds[: back - 1] == gone.rounds[: back - 1]
    assert all(player not in places(each) for each in paused.rounds[number - 1 : back - 1])


@proof(25, 2000)
@given(dropouts(), st.integers(1, 4))
def test_who_is_back_has_their_old_games_again(dropout: tuple[Chart, int, int], rounds: int) -> None:
    chart, player, number = dropout
    paused = after_dropout(chart, player, number, number + rounds)
    assert player in paused.present
    for before, now in list(zip(regular(chart), regular(paused), strict=True))[number - 1 + rounds :]:
        assert set(before.seatings) <= set(now.seatings)


@proof(25, 2000)
@given(charts(), st.data())
def test_a_newcomer_gets_the_next_number_and_changes_no_game(chart: Chart, data: st.DataObject) -> None:
    number = data.draw(st.integers(1, len(chart.rounds)))
    after = after_newcomer(chart, number)
    assert after.players == chart.players + 1
    assert after.rounds[: number - 1] == chart.rounds[: number - 1]
    for before, now in zip(regular(chart), regular(after), strict=True):
        assert set(before.seatings) <= set(now.seatings)
    for each in regular(after)[number - 1 :]:
        assert after.players in places(each)


def test_twelve_players_and_a_mover_leaves_by_hand() -> None:
    """Number 1 would have met 6, 8, 10 and 12, who all stay at their tables and never meet otherwise."""
    chart = after_dropout(golden_age(12), 1, 3)
    assert [each.sitting_out for each in chart.rounds] == [(), (), (6,), (8,), (10,), (12,), ()]
    assert make_ups(chart) == [(6, 8), (10, 12)]
    assert chart.short == ()


def test_eleven_players_and_number_two_leaves_by_hand() -> None:
    """Each round the mover at table 1 has lost an opponent and the mover at table 6 has none: they play."""
    chart = after_dropout(golden_age(11), 2, 1)
    first_tables = [next(iter(each.seatings)) for each in chart.rounds]
    assert [(seating.table, {seating.first, seating.second}) for seating in first_tables] == [
        (1, {1, 11}),
        (1, {11, 9}),
        (1, {9, 7}),
        (1, {7, 5}),
        (1, {5, 3}),
        (1, {3, 1}),
    ]
    assert [each.sitting_out for each in chart.rounds] == [()] * 6
    assert chart.short == ()


def test_a_newcomer_in_a_field_of_eleven_plays_each_who_would_have_sat_out() -> None:
    chart = after_newcomer(golden_age(11), 1)
    assert [(each.seatings[5].first, each.seatings[5].second) for each in chart.rounds] == [
        (11, 12),
        (9, 12),
        (7, 12),
        (5, 12),
        (3, 12),
        (1, 12),
    ]
    assert (make_ups(chart), chart.short) == ([], ())


def test_a_latecomer_makes_up_the_missed_games_with_those_who_waited() -> None:
    """Number 1 misses 2 and 4; these two have not met either, but then number 1 would have no game."""
    chart = after_dropout(golden_age(12), 1, 1, back_in=3)
    assert [each.sitting_out for each in chart.rounds[:2]] == [(2,), (4,)]
    assert make_ups(chart) == [(1, 2), (1, 4)]
    assert chart.short == ()


def test_in_a_round_robin_nobody_is_left_to_make_up_a_game_with() -> None:
    chart = after_dropout(round_robin(6), 3, 2)
    assert make_ups(chart) == []
    opponents = {player for pair in pairs(round_robin(6).rounds[1:]) if 3 in pair for player in pair} - {3}
    assert set(chart.short) == opponents


def test_leaving_after_the_rounds_cancels_only_the_make_up_game() -> None:
    chart = after_dropout(golden_age(11), 9, 7)
    assert chart.rounds[:6] == golden_age(11).rounds[:6]
    assert make_ups(chart) == [(7, 5), (3, 1)]
    assert chart.short == (11,)


def test_a_late_change_leaves_everything_as_it_is() -> None:
    chart = rotation(20, 9)
    assert after_dropout(chart, 4, 10).rounds == chart.rounds


@pytest.mark.parametrize(
    ("player", "number", "back", "words"),
    [
        (0, 1, None, "There is no player 0"),
        (13, 1, None, "There is no player 13"),
        (5, 2, None, "There is no player 5"),
        (1, 0, None, "Rounds are numbered from 1"),
        (1, 3, 3, "back in a later round"),
    ],
)
def test_what_cannot_be_is_refused(player: int, number: int, back: int | None, words: str) -> None:
    chart = after_dropout(golden_age(12), 5, 1)
    with pytest.raises(InvalidField, match=words):
        after_dropout(chart, player, number, back)


def test_nobody_joins_before_the_first_round() -> None:
    with pytest.raises(InvalidField, match="Rounds are numbered from 1"):
        after_newcomer(golden_age(12), 0)
