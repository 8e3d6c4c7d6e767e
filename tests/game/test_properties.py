"""What holds in every game of every preset, whoever plays it and however badly."""

from collections.abc import Iterable
from copy import deepcopy

from hypothesis import given

from pegout.game import Event, MatchKind, Phase, decide, evolve, replay
from pegout.game.events import CardPlayed, DealPassed, GameEnded, GameReplayed, NextGameStarted, Pegged
from pegout.rules import Ending
from tests.kit.proofs import LAW, proof
from tests.kit.strategies import LONGEST, Played, games, matches


@proof(25, 1000)
@given(matches())
def test_no_match_ever_gets_stuck(played: Played) -> None:
    assert played.end.phase is Phase.MATCH_OVER
    assert len(played.steps) < LONGEST


@proof(25, 1000)
@given(matches())
def test_no_score_ever_passes_the_game_hole(played: Played) -> None:
    assert all(score <= 121 for state in played.states for score in state.scores)


def games_of(events: Iterable[Event]) -> list[list[Event]]:
    """The events game by game; a game that was replayed is one of its own."""
    found: list[list[Event]] = [[]]
    for event in events:
        if isinstance(event, GameReplayed | NextGameStarted):
            found.append([])
        found[-1].append(event)
    return found


@proof(25, 1000)
@given(matches())
def test_every_score_is_the_sum_of_the_points_pegged(played: Played) -> None:
    for events in games_of(played.events):
        sums = [0] * played.rules.sides
        for event in events:
            if isinstance(event, Pegged):
                sums[played.rules.side_of(event.seat)] += event.points
            elif isinstance(event, GameEnded):
                assert event.outcome.scores == tuple(sums)


@proof(25, 1000)
@given(matches())
def test_points_are_pegged_whole_except_the_last_ones_into_the_game_hole(played: Played) -> None:
    for events in games_of(played.events):
        pegged = [place for place, event in enumerate(events) if isinstance(event, Pegged)]
        for place in pegged:
            event = events[place]
            assert isinstance(event, Pegged)
            assert 0 < event.points <= event.why.total
            if event.points < event.why.total:
                assert isinstance(events[place + 1], GameEnded)


@proof(25, 1000)
@given(matches())
def test_a_game_stops_the_instant_somebody_pegs_the_last_hole(played: Played) -> None:
    for events in games_of(played.events):
        scores = [0] * played.rules.sides
        for place, event in enumerate(events):
            if isinstance(event, Pegged):
                side = played.rules.side_of(event.seat)
                scores[side] += event.points
                ended = isinstance(events[place + 1], GameEnded) if place + 1 < len(events) else False
                assert scores[side] < 121 or ended


@proof(25, 1000)
@given(matches())
def test_a_pegged_out_game_has_one_side_on_the_game_hole(played: Played) -> None:
    for event in played.events:
        if isinstance(event, GameEnded) and event.outcome.ending is Ending.PEGGED_OUT:
            assert event.outcome.scores[event.outcome.winner] == 121
            assert event.outcome.scores.count(121) == 1


@proof(25, 500)
@given(matches())
def test_the_log_replays_to_the_very_state_that_was_played(played: Played) -> None:
    assert replay(played.events) == played.end


@proof(25, 200)
@given(games())
def test_the_log_replays_from_any_place_in_it(played: Played) -> None:
    for place in range(0, len(played.steps), 7):
        state, _, _ = played.steps[place]
        later = [event for _, _, events in played.steps[place:] for event in events]
        assert replay(later, state) == played.end


@proof(LAW, 200)
@given(games())
def test_deciding_leaves_the_given_state_as_it_was(played: Played) -> None:
    for state, command, _ in played.steps[::3]:
        before = deepcopy(state)
        decide(state, command)
        assert state == before


@proof(LAW, 200)
@given(games())
def test_folding_leaves_the_given_state_as_it_was(played: Played) -> None:
    for state, _, events in played.steps[::3]:
        given_state = state
        for event in events:
            before = deepcopy(given_state)
            following = evolve(given_state, event)
            assert given_state == before
            given_state = following


@proof(LAW, 200)
@given(games())
def test_deciding_twice_gives_the_same_events(played: Played) -> None:
    for state, command, events in played.steps:
        assert decide(state, command) == events


@proof(25, 500)
@given(matches())
def test_the_deal_passes_to_the_left_after_every_deal(played: Played) -> None:
    for state, _, events in played.steps:
        for event in events:
            if isinstance(event, DealPassed):
                assert state.dealer is not None
                assert event.dealer == (state.dealer + 1) % played.rules.seats


@proof(25, 500)
@given(games())
def test_the_count_is_announced_with_every_card_and_never_passes_thirty_one(played: Played) -> None:
    for state, _, events in played.steps:
        for event in events:
            if isinstance(event, CardPlayed):
                assert event.count == state.deal.count + event.card.pips <= 31


@proof(25, 500)
@given(matches())
def test_the_spread_of_a_match_adds_up_to_nought(played: Played) -> None:
    assert sum(standing.spread for standing in played.end.standings) == 0
    outcomes = [event.outcome for event in played.events if isinstance(event, GameEnded)]
    for side, standing in enumerate(played.end.standings):
        assert standing.spread == sum(outcome.spread(side) for outcome in outcomes)


@proof(25, 500)
@given(matches())
def test_a_match_ends_when_its_format_says_so(played: Played) -> None:
    outcomes = [event.outcome for event in played.events if isinstance(event, GameEnded)]
    wins = [sum(one.winner == side for one in outcomes) for side in range(played.rules.sides)]
    worth = [sum(one.games for one in outcomes if one.winner == side) for side in range(played.rules.sides)]
    number = played.match.number
    if played.match.kind is MatchKind.GAMES:
        assert len(outcomes) == number
    elif played.match.kind is MatchKind.BEST_OF:
        assert max(wins) > number / 2 or len(outcomes) == number
        assert max(wins) - 1 <= number / 2
    else:
        last = outcomes[-1]
        assert max(worth) >= number
        assert max(worth) - last.games < number
