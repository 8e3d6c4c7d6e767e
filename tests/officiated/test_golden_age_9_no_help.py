"""golden-age:9 and acc:IX.5: no view and no line of the log counts for a player before the deal is over."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.game import Event, GameState, Phase, narrate, view_for
from pegout.game import events as e
from pegout.game.officiated.scores import AWARDS, Due
from pegout.game.officiated.tally import OF_THE_PLAY, Held, Mark, Tally
from pegout.game.officiated.windows import open_claims
from pegout.library import Game
from pegout.rules import NOTHING, PRESETS
from tests.kit.officials import wild
from tests.kit.officiated_tables import ANN, BOB, Players, counting
from tests.kit.proofs import LAW, proof

RULES = st.sampled_from(sorted(PRESETS))
SEEDS = st.integers(0, 10**9)


def some_moment(name: str, seed: int) -> Game:
    """A table of careless players in the play or the show of some deal."""
    dice = Random(seed)
    game = Game.new(name, seed=seed, officiating="players")
    for _ in range(dice.randrange(10, 120)):
        if not game.over:
            game.do(wild(game, dice))
    while not game.over and game.phase not in (Phase.PLAY, Phase.SHOW):
        game.do(wild(game, dice))
    return game


def other_truth(state: GameState, viewer: int, dice: Random) -> GameState:
    """The same table as the viewer has seen it: other cards in other hands, and others in the right."""
    deal = state.deal
    others = [seat for seat in range(state.rules.seats) if seat != viewer]
    unseen = [*deal.pack, *(one for seat in others for one in deal.hands[seat])]
    unseen = [one for one in unseen if one != deal.starter]
    dice.shuffle(unseen)
    for seat in others:
        number = len(deal.hands[seat])
        deal.hands[seat], unseen = unseen[:number], unseen[number:]
    if isinstance(deal.tally, Tally):
        deal.tally = _other_facts(deal.tally, state, dice)
    return state


def _other_facts(tally: Tally, state: GameState, dice: Random) -> Tally:
    """What rulings have given and taken everybody has heard; all else is changed."""

    def scores() -> tuple[Due, ...]:
        return tuple([Due(dice.choice(OF_THE_PLAY), dice.randint(1, 4)) for _ in range(dice.randrange(3))])

    def due(own: tuple[Due, ...]) -> tuple[Due, ...]:
        return (*scores(), *[score for score in own if score.kind in AWARDS])

    def over(mark: Mark) -> int:
        return dice.randint(0, mark.points) if mark.points else mark.over

    seats = range(state.rules.seats)
    return replace(
        tally,
        due=tuple([due(own) for own in tally.due]),
        missed=tuple([scores() for _ in seats]),
        lost=tuple([scores() for _ in seats]),
        marks=tuple([replace(mark, over=over(mark)) for mark in tally.marks]),
        held=tuple([Held(seat, (), 0, state.rules.opponents(seat)) for seat in seats if dice.random() < 0.5]),
        counted=tuple([replace(entry, true=dice.randrange(30)) for entry in tally.counted]),
        wrong_counts=tuple([seat for seat in seats if dice.random() < 0.5]),
        full=dice.random() < 0.5,
        go_given=dice.random() < 0.5,
    )


@given(RULES, SEEDS)
@proof(LAW, 1000)
def test_a_view_is_the_same_whoever_is_right_and_whatever_others_hold(name: str, seed: int) -> None:
    game, dice = some_moment(name, seed), Random(seed)
    for viewer in range(game.rules.seats):
        altered = other_truth(game.state, viewer, dice)
        assert view_for(altered, viewer) == game.view(viewer)


@given(RULES, SEEDS)
@proof(25, 1000)
def test_the_claims_on_offer_do_not_know_the_right_count_either(name: str, seed: int) -> None:
    game, dice = some_moment(name, seed), Random(seed)
    for viewer in range(game.rules.seats):
        altered = other_truth(game.state, viewer, dice)
        assert isinstance(altered.deal.tally, Tally)
        altered.deal.tally = replace(altered.deal.tally, right=dice.randrange(32))
        assert open_claims(altered, viewer) == game.open_claims(viewer)


def untold(events: tuple[Event, ...]) -> list[Event]:
    """The events without all that the program has counted by itself."""
    counted = [replace(one, count=NOTHING) if isinstance(one, e.CountAnnounced) else one for one in events]
    return [one for one in counted if not isinstance(one, e.Earned)]


@given(RULES, SEEDS)
@proof(25, 1000)
def test_the_log_tells_nothing_that_the_program_has_counted(name: str, seed: int) -> None:
    """The reckoning apart, which comes when a deal is over."""
    game = some_moment(name, seed)
    events = tuple([one for one in game.events if not isinstance(one, e.Reckoned)])
    assert narrate(events, game.names, game.rules) == narrate(untold(events), game.names, game.rules)


def test_a_hand_counted_wrong_is_shown_as_it_was_counted() -> None:
    """Twelve, counted five."""
    players = counting()
    players.pegged_hand(BOB, 2)
    players.pegged_hand(ANN, 5)
    assert players.log[-2].endswith(": five.")
    assert players.log[-1] == "Ann pegs five for the hand."
    seen = "\n".join([*players.log, *(repr(players.view(seat)) for seat in (ANN, BOB))])
    assert "twelve" not in seen
    assert not any(word in seen for word in ("Breakdown", "Tally", "Earned", "true=", "missed="))


@pytest.mark.parametrize("ann", ["QH 3H 7H 9S", "QH 4H 7H 9S", "QH AH 7H 2S"])
def test_a_go_looks_the_same_right_or_wrong(ann: str) -> None:
    def said_go(hand: str) -> Players:
        players = Players(hand, "KC 8C 5C 8S", starter="4D", crib="TC TD TH TS")
        players.play("KC=10", "QH=20", "8C=28", "go", "go", "pass", "7H=7")
        return players

    right, other = said_go("QH 6H 7H JS"), said_go(ann)
    assert other.view(BOB) == right.view(BOB)
    assert other.log == right.log
