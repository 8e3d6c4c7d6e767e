"""Gymnasium's own check, and the wrapper against bots."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from pegout.cards import Card
from pegout.environments import against
from pegout.environments.against_bot import AgainstBot
from pegout.game import Command, IllegalCommand, SayGo, SeatView
from pegout.game.events import CardPlayed, CardsDealt, CardsThrown
from pegout.players import GreedyBot, RandomBot
from pegout.rules import RuleSet
from tests.kit.environments import ACTIONS, allowed, is_over, opened
from tests.kit.strategies import SEATINGS

ID = "pegout/Cribbage-v0"


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"seats": 3, "bot": GreedyBot()},
        {"seats": 4, "reward": "points"},
        {"partners": True, "rules": "club", "skunks": True},
        {"deals": 1, "bot": RandomBot(1)},
    ],
    ids=["two", "three", "four", "partners", "deal"],
)
def test_the_check_passes(options: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make(ID, **options).unwrapped)
    assert "agent holds" in capsys.readouterr().out  # it has tried the render modes as well


def play_out(env: AgainstBot, seed: int) -> float:
    """To the end with the first card that may be thrown or played; gives what was paid in all."""
    _, info = env.reset(seed=seed)
    paid, ended = 0.0, False
    while not ended:
        _, reward, ended, truncated, info = env.step(allowed(info["action_mask"])[0])
        paid += reward
        assert not truncated
    assert not any(info["action_mask"])
    return paid


class Watching:
    """A bot that keeps what it was shown."""

    def __init__(self) -> None:
        self.views: list[SeatView] = []

    def choose(self, view: SeatView) -> Command:
        self.views.append(view)
        return GreedyBot().choose(view)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_bot_is_asked_for_every_card_of_the_other_seats_by_its_view(seats: int) -> None:
    bot = Watching()
    env = against(bot, seats=seats)
    play_out(env, seed=seats)
    events = env.episode.script.events
    thrown = [event.seat for event in events if isinstance(event, CardsThrown) and event.seat != 0]
    played = [event.seat for event in events if isinstance(event, CardPlayed) and event.seat != 0]
    asked = [view.seat for view in bot.views]
    assert sorted(asked, key=str) == sorted([*thrown, *played], key=str)
    assert set(asked) == set(range(1, seats))
    assert not any(isinstance(option, SayGo) for view in bot.views for option in view.legal)


@pytest.mark.parametrize(
    "rules", SEATINGS[::5], ids=lambda rules: f"{rules.name}-{rules.seats}-{rules.partners}"
)
def test_a_game_against_a_bot_is_the_game_of_the_agents_table(rules: RuleSet) -> None:
    """The same seed and the same choices at both doors lead to the same events and rewards."""
    single, table = against(GreedyBot(), rules), opened(rules=rules)
    paid = play_out(single, seed=11)
    table.reset(seed=11)
    own, wanted = 0.0, list[int]()
    while not is_over(table):
        seat = table.possible_agents.index(table.agent_selection)
        if seat == 0:
            wanted = allowed(table.observe("player_0")["action_mask"])[:1]
        elif not wanted:
            wanted = _numbers(GreedyBot().choose(table.episode.view(seat)))
        table.step(wanted.pop(0))
        own += table.rewards["player_0"]
    ours, theirs = table.episode.script.events[1:], single.episode.script.events[1:]  # the names differ
    assert ours == theirs
    assert own == paid


def _numbers(command: Any) -> list[int]:
    cards = getattr(command, "cards", None) or (command.card,)
    return [card.index for card in cards]


def test_seeds_repeat_a_game_against_the_random_opponent_and_others_do_not() -> None:
    def log(seed: int) -> object:
        env = against()
        play_out(env, seed)
        return env.episode.script.events

    assert log(3) == log(3)
    assert log(3) != log(4)


def test_the_random_opponent_plays_each_of_its_throws_about_equally_often() -> None:
    """Fifteen throws, 1,500 deals: a hundred each; five standard deviations either way is 52 to 148."""
    env = against(deals=1)
    times = [0] * 15
    for seed in range(1500):
        _, info = env.reset(seed=seed, options={"dealer": 0})  # the opponent throws first
        throws = [event for event in env.episode.script.events if isinstance(event, CardsThrown)]
        assert len(throws) == 1
        hand = _dealt_to_the_bot(env)
        places = sorted(hand.index(card) for card in throws[0].cards)
        pairs = [(first, second) for second in range(6) for first in range(second)]
        times[pairs.index((places[0], places[1]))] += 1
        assert sum(info["action_mask"]) == 6
    assert min(times) > 52
    assert max(times) < 148


def _dealt_to_the_bot(env: AgainstBot) -> list[Card]:
    (dealt,) = [event for event in env.episode.script.events if isinstance(event, CardsDealt)]
    return list(dealt.hands[1])


def test_an_illegal_action_ends_the_episode_and_loses() -> None:
    env = against(GreedyBot())
    _, info = env.reset(seed=1)
    illegal = next(action for action in ACTIONS if not info["action_mask"][action])
    _, reward, ended, truncated, _ = env.step(illegal)
    assert (reward, ended, truncated) == (-1, True, False)


def test_an_illegal_answer_of_a_bot_is_refused_with_the_reason() -> None:
    class Cheat:
        def choose(self, view: SeatView) -> Command:
            return SayGo(view.seat or 0)

    with pytest.raises(IllegalCommand, match="That is not possible now: throw"):
        against(Cheat()).reset(seed=1, options={"dealer": 0})


def test_the_greedy_bot_beats_the_first_card_that_fits() -> None:
    paid = [play_out(against(GreedyBot()), seed) for seed in range(12)]
    assert set(paid) <= {-1.0, 1.0}
    assert sum(paid) < 0


def test_the_registered_environment_takes_the_same_options() -> None:
    env = gymnasium.make(ID, bot=GreedyBot(), rules="club", seats=3)
    numbers, info = env.reset(seed=5)
    other, same = against(GreedyBot(), "club", seats=3).reset(seed=5)
    assert np.array_equal(numbers, other)
    assert np.array_equal(info["action_mask"], same["action_mask"])
