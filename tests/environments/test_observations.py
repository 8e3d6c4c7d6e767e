"""An observation holds all that its seat has seen in the deal, and nothing of what it has not."""

from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.cards import PACK, Card
from pegout.environments.table import Cribbage
from pegout.game import Event, Script
from pegout.game import events as e
from pegout.rules import RuleSet
from tests.game.test_views_keep_secrets import exchange, seen, swapped
from tests.kit.builders import cards, table
from tests.kit.environments import is_over, lay, opened, random_step, seated_at
from tests.kit.proofs import LAW, proof
from tests.kit.strategies import SEATINGS


class Reading:
    """An observation read back, place by place as docs/environments.md has it."""

    def __init__(self, numbers: np.ndarray, rules: RuleSet) -> None:
        seats, rest = rules.seats, [float(number) for number in numbers]

        def take(length: int) -> list[float]:
            part, rest[:] = rest[:length], rest[length:]
            return part

        self.hand, self.thrown, self.starter = (_cards(take(52)) for _ in range(3))
        self.phase = take(2)
        self.dealer = take(seats).index(1)
        self.held = [round(share * rules.dealt) for share in take(seats)]
        self.scores = [round(share * rules.goal) for share in take(seats)]
        self.count = round(take(1)[0] * rules.limit)
        self.play = []
        for _ in range(seats * (rules.dealt - rules.thrown)):
            card, by, leads, went = _cards(take(52)), take(seats), take(1), take(seats)
            if card:
                (one,) = card
                goes = {step for step in range(seats) if went[step]}
                self.play.append((one, by.index(1), leads == [1], goes))
            else:
                assert not any([*by, *leads, *went])
        assert rest == []


def _cards(part: list[float]) -> set[str]:
    assert set(part) <= {0, 1}
    return {"A23456789TJQK"[place // 4] + "CDHS"[place % 4] for place in range(52) if part[place]}


class Follower:
    """What one seat has heard and seen, kept from the events alone."""

    def __init__(self, seat: int, rules: RuleSet) -> None:
        self.seat, self.rules = seat, rules
        self.dealer = 0
        self.scores = [0] * rules.seats
        self.begin()

    def begin(self) -> None:
        self.hand: set[str] = set()
        self.thrown: set[str] = set()
        self.starter: set[str] = set()
        self.held = [0] * self.rules.seats
        self.play: list[tuple[str, int, bool, set[int]]] = []
        self.count, self.leads = 0, True

    def step_to(self, seat: int) -> int:
        """How many places to the left."""
        return (seat - self.seat) % self.rules.seats

    def hear(self, event: Event) -> None:
        self.hear_of_the_deal(event)
        self.hear_of_the_play(event)

    def hear_of_the_deal(self, event: Event) -> None:
        match event:
            case e.MatchStarted(dealer=int(dealer)) | e.DealWon(dealer) | e.DealPassed(dealer):
                self.dealer = self.step_to(dealer)
            case e.PackShuffled():
                self.begin()
            case e.CardsDealt(hands):
                self.hand = set(map(str, hands[self.seat]))
                self.held = [self.rules.dealt] * self.rules.seats
            case e.CardsThrown(seat, thrown):
                self.held[self.step_to(seat)] -= len(thrown)
                if seat == self.seat:
                    self.thrown = set(map(str, thrown))
                    self.hand -= self.thrown
            case e.StarterTurned(card=card):
                self.starter = {str(card)}
            case _:
                pass

    def hear_of_the_play(self, event: Event) -> None:
        match event:
            case e.CardPlayed(seat, card):
                self.held[self.step_to(seat)] -= 1
                self.hand -= {str(card)}
                self.play.append((str(card), self.step_to(seat), self.leads, set()))
                self.count, self.leads = self.count + min(10, card.rank), False
            case e.GoSaid(seat):
                self.play[-1][3].add(self.step_to(seat))
            case e.SeriesEnded():
                self.count, self.leads = 0, True
            case e.Pegged(seat, points):
                for other in range(self.rules.seats):
                    if other == seat or (self.rules.partners and other % 2 == seat % 2):
                        self.scores[self.step_to(other)] += points
            case _:
                pass

    def check(self, reading: Reading, chosen: set[str]) -> None:
        assert reading.hand == self.hand - chosen
        assert reading.thrown == self.thrown | chosen
        assert reading.starter == self.starter
        assert reading.dealer == self.dealer
        assert reading.held == [held - len(chosen) * (step == 0) for step, held in enumerate(self.held)]
        assert reading.scores == self.scores
        assert reading.count == self.count
        assert reading.play == self.play


@proof(25, 200)
@given(st.sampled_from(SEATINGS), st.integers(0, 2**32))
def test_all_that_a_seat_has_seen_in_the_deal_is_in_its_observation(rules: RuleSet, seed: int) -> None:
    env, dice = opened(rules=rules, seed=seed), Random(seed)
    followers = [Follower(seat, rules) for seat in range(rules.seats)]
    told, chosen = 0, set[str]()
    for _ in range(45):
        events = env.episode.script.events
        for follower in followers:
            for event in events[told:]:
                follower.hear(event)
            agent = env.possible_agents[follower.seat]
            own = chosen if agent == env.agent_selection else set()
            follower.check(Reading(env.observe(agent)["observation"], rules), own)
        told = len(events)
        if is_over(env):
            return
        action = random_step(env, dice)
        chosen = {str(PACK[action])} if told == len(events) else set()


@proof(LAW, 500)
@given(st.sampled_from(SEATINGS), st.integers(0, 2**32), st.integers(0, 40))
def test_exchanging_all_hidden_cards_changes_no_observation(rules: RuleSet, seed: int, steps: int) -> None:
    env, dice = opened(rules=rules, seed=seed, render_mode="ansi"), Random(seed)
    for _ in range(steps):
        if is_over(env):
            break
        random_step(env, dice)
    env.episode.heard()
    text, exchanged = env.render(), 0
    for seat, agent in enumerate(env.possible_agents):
        twin = _with_other_hidden_cards(env, seat, dice)
        exchanged += twin.episode.state.deal.hands != env.episode.state.deal.hands
        before, after = env.observe(agent), twin.observe(agent)
        assert all(np.array_equal(after[part], before[part]) for part in ("observation", "action_mask"))
        if agent == env.agent_selection and not is_over(env):
            assert twin.render() == text
    assert exchanged or not any(env.episode.state.deal.hands)


def _with_other_hidden_cards(env: Cribbage, seat: int, dice: Random) -> Cribbage:
    """The same table, where every card that the seat has not seen lies where another such card lay."""
    events = env.episode.script.events
    other = exchange(set(PACK) - seen(events, seat), dice)
    twin = opened(rules=env.setting.rules, render_mode="ansi")
    twin.episode.script = Script(swapped(env.episode.state, other))
    twin.episode.script.events = list(events)
    twin.episode.chosen = swapped(env.episode.chosen, other)
    twin.episode.heard()
    twin.agent_selection = env.agent_selection
    return twin


def test_a_card_chosen_to_be_thrown_is_seen_by_its_player_only() -> None:
    env = opened(seed=2)
    env.reset(seed=2, options={"dealer": 1})
    before = {agent: env.observe(agent)["observation"] for agent in env.possible_agents}
    random_step(env, Random(1))
    assert env.agent_selection == "player_0"
    assert not np.array_equal(env.observe("player_0")["observation"], before["player_0"])
    assert np.array_equal(env.observe("player_1")["observation"], before["player_1"])


def the_deal_of_the_readme(**options: Any) -> Cribbage:
    """Ann has thrown 2H 9C to Bob's crib, Bob KS QS; the starter is 5D."""
    env = opened(**options)
    kept = ["5H 5C 5S JD", "4C 6C 7D 8D"]
    seated_at(env, table(kept, "5D", crib="2H 9C KS QS", dealer=1))
    return env


def test_a_deal_worked_by_hand() -> None:
    env = the_deal_of_the_readme()
    lay(env, "5H", "4C", "5C", "6C", "5S")  # twenty-five: neither can go on, and Bob has said go
    lay(env, "7D")
    ann = Reading(env.observe("player_0")["observation"], env.setting.rules)
    bob = Reading(env.observe("player_1")["observation"], env.setting.rules)
    assert (ann.hand, bob.hand) == ({"JD"}, {"8D"})
    assert (ann.thrown, bob.thrown) == ({"2H", "9C"}, {"KS", "QS"})
    assert ann.starter == bob.starter == {"5D"}
    assert ann.phase == bob.phase == [0, 1]
    assert (ann.dealer, bob.dealer) == (1, 0)
    assert ann.held == bob.held == [1, 1]
    assert (ann.scores, bob.scores) == ([1, 3], [3, 1])  # the go; a run of three
    assert ann.count == bob.count == 7
    nobody: set[int] = set()
    assert ann.play == [
        ("5H", 0, True, nobody),
        ("4C", 1, False, nobody),
        ("5C", 0, False, nobody),
        ("6C", 1, False, nobody),
        ("5S", 0, False, {1}),
        ("7D", 1, True, nobody),
    ]
    assert [(card, 1 - by, leads) for card, by, leads, _ in bob.play] == [entry[:3] for entry in ann.play]
    assert bob.play[4][3] == {0}


def test_observations_are_as_long_for_everybody_and_start_in_the_throw() -> None:
    for seats, length in ((2, 621), (3, 876), (4, 1147)):
        env = opened(seats=seats)
        for agent in env.possible_agents:
            numbers = env.observe(agent)["observation"]
            assert numbers.shape == (length,)
            assert env.observation_space(agent).contains(env.observe(agent))
            assert Reading(numbers, env.setting.rules).phase == [1, 0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_places_of_the_parts_lie_one_after_the_other(seats: int) -> None:
    layout = opened(seats=seats).setting.layout
    places = list(layout.places.values())
    assert [place.start for place in places] == [0, *[place.stop for place in places[:-1]]]
    assert places[-1].stop == layout.size


def test_the_own_cards_stand_at_their_numbers() -> None:
    env = the_deal_of_the_readme()
    hand = env.observe("player_0")["observation"][env.setting.layout.places["hand"]]
    assert {PACK[number] for number in np.flatnonzero(hand)} == set(cards("5H 5C 5S JD"))
    assert hand[Card.parse("JD").index] == 1
