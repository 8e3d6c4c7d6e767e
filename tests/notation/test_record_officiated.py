"""Laws of records of games that the players officiate: each is had back exactly, from every point."""

from itertools import islice
from random import Random

import pytest
from hypothesis import given

from pegout.game import Phase, replay
from pegout.game import events as e
from pegout.game.officiated.claims import CLAIMS, ClaimFullCount, PegBack
from pegout.game.officiated.slips import SlipKind
from pegout.library import Game
from pegout.notation import read_record, write_record
from pegout.rules import RuleSet
from tests.kit.officiated_games import next_act, officiated, officiated_games, officiating
from tests.kit.proofs import WHOLE, proof
from tests.kit.random_games import VARIANTS

by_rules = pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: f"{rules.name}-{rules.goal}")
POINTS = 400 if WHOLE else 45
"""About a deal; the whole proof takes more than a game."""


def assert_exact(game: Game) -> None:
    text = game.record
    record = read_record(text)
    assert record.events == game.events
    assert record.commands == game.commands
    assert write_record(record.events) == text


@given(officiated_games())
@proof(25, 2000)
def test_any_game_is_had_back(game: Game) -> None:
    assert_exact(game)


@by_rules
def test_a_game_is_had_back_from_every_point(rules: RuleSet) -> None:
    for game in islice(officiating(rules, "every point"), POINTS):
        assert_exact(game)


@by_rules
def test_a_whole_match_is_had_back(rules: RuleSet) -> None:
    *_, game = officiating(rules, "whole", "2 games", rulings=0.02)
    assert game.phase is Phase.MATCH_OVER
    assert_exact(game)


@given(officiated_games())
@proof(25, 1000)
def test_a_game_taken_up_from_its_record_knows_what_is_due_and_open_to_claims(game: Game) -> None:
    again = Game.from_record(game.record)
    told = again.events[: len(game.events)]  # the program may have made a cut that was left to a player
    assert told == game.events
    assert replay(told) == game.state


@by_rules
def test_a_game_taken_up_from_its_record_comes_to_its_end(rules: RuleSet) -> None:
    game, dice = Game.from_record(officiated(rules, "taken up", 45).record), Random(1)
    for _ in range(5000):
        if game.over:
            break
        game.do(next_act(game, dice))
    assert game.winner is not None
    assert read_record(game.record).events == game.events


def test_the_games_above_hold_what_is_rare() -> None:
    """Every claim upheld and denied, every mistake that stood, and claimed games that went on."""
    seen: set[object] = set()
    for seed in range(6):
        for rules in VARIANTS:
            for event in officiated(rules, seed).events:
                seen.add(type(event))
                if isinstance(event, e.RulingMade):
                    seen.add((type(event.claim), event.upheld))
                elif isinstance(event, e.Reckoned):
                    seen |= {slip.kind for slip in event.slips}
    claims = [kind for kind in CLAIMS.values() if kind is not ClaimFullCount]  # the first edition's own
    taken = [(kind, True) for kind in claims]
    assert seen >= {*taken, *((kind, False) for kind in claims if kind is not PegBack)}  # own words hold
    assert seen >= set(SlipKind)
    assert seen >= {e.GameClaimDropped, e.GoTakenBack, e.CardsLaidAside, e.CardsOrdered, e.CountSet}
