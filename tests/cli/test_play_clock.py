"""A timed game in the terminal: the clock of `lodge`."""

from pegout.cli.round_clock import RoundClock
from pegout.cli.session import Session
from pegout.cli.table.texts import title
from pegout.game import Phase
from pegout.game.events import GameEnded, GameReplayed, TimeCalled
from pegout.library import Game
from pegout.rules import Ending
from pegout.wiring import bot
from tests.kit.terminal import told, wish


class Hands:
    """A clock that stands until it is set."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def timed(clock: Hands, rules: str = "lodge") -> tuple[Game, Session]:
    game = Game.new(rules, dealer=1, seed=4)
    return game, told(Session(game, {1: bot("greedy", 1)}, clock=clock))


def test_time_is_called_when_the_minutes_have_run_out() -> None:
    clock = Hands()
    game, session = timed(clock)
    while min(game.scores) == max(game.scores):
        session.do(wish(session))
        told(session)
    clock.seconds = 20 * 60
    session.do(wish(session))
    told(session)
    assert TimeCalled(20) in game.events
    ended = next(event for event in game.events if isinstance(event, GameEnded))
    assert ended.outcome.ending is Ending.TIME
    assert session.over


def test_a_second_before_the_limit_play_goes_on() -> None:
    clock = Hands()
    game, session = timed(clock)
    clock.seconds = 20 * 60 - 1
    session.do(wish(session))
    assert not any(isinstance(event, TimeCalled) for event in game.events)
    assert session.clock.minutes_left == 1


def test_nought_all_is_played_again_with_all_its_time() -> None:
    clock = Hands()
    game, session = timed(clock)
    clock.seconds = 25 * 60
    session.do(wish(session))
    told(session)
    assert any(isinstance(event, GameReplayed) for event in game.events)
    assert session.clock.minutes_left == 20
    assert session.view.phase is Phase.THROW


def test_without_a_limit_no_time_is_called() -> None:
    clock = Hands()
    game, session = timed(clock, "acc")
    clock.seconds = 1e6
    session.do(wish(session))
    assert session.clock.minutes_left is None
    assert not any(isinstance(event, TimeCalled) for event in game.events)
    assert "min left" not in title(session.view, session.clock.minutes_left)


def test_the_title_tells_the_minutes_left() -> None:
    _, session = timed(Hands())
    assert "20 min left" in title(session.view, session.clock.minutes_left)


def test_a_clock_counts_whole_minutes_from_its_start() -> None:
    hands = Hands()
    clock = RoundClock(2, hands)
    hands.seconds = 100
    clock.start()
    hands.seconds = 219
    assert (clock.minutes, clock.is_up, clock.minutes_left) == (1, False, 1)
    hands.seconds = 220
    assert (clock.minutes, clock.is_up, clock.minutes_left) == (2, True, 0)
