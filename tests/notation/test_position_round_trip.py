"""A position says all from which a game goes on: read again it is the same state, and plays on the same."""

from dataclasses import replace
from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pegout.cards import PACK
from pegout.game import (
    CallTime,
    Event,
    GameState,
    MatchFormat,
    Phase,
    Script,
    StartMatch,
    legal_commands,
    obey,
    replay,
    to_act,
)
from pegout.game.state import NOT_STARTED, Deal
from pegout.notation import read_position, write_position
from pegout.rules import PRESETS, PlayedCards, RuleSet, TimeOutTie
from tests.kit.random_games import MATCHES, VARIANTS, logs, next_command, playing, starting

by_rules = pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: f"{rules.name}-{rules.goal}")

_NO_CARDS = (Phase.SHUFFLE, Phase.SHUFFLE_FOR_CUT, Phase.GAME_OVER, Phase.MATCH_OVER)


def as_told(state: GameState) -> GameState:
    """The state without what a position leaves out.

    Names are letters. Between deals and after the game no cards lie on the table. Cards nobody has seen lie
    in their natural order. Of who scored when, only the order of sides that are level is kept. Who dealt
    first in a game that is over does not matter any more.
    """
    rules, fronts = state.rules, [pegs.front for pegs in state.pegs]
    order = sorted(
        [side for side in range(rules.sides) if fronts[side]], key=lambda s: (fronts[s], state.reached[s])
    )
    told = replace(
        state,
        names=tuple("ABCD"[: rules.seats]),
        cuts=state.cuts if state.phase is Phase.CUT_FOR_DEAL else (),
        reached=[order.index(side) + 1 if side in order else 0 for side in range(rules.sides)],
        pegged=len(order),
        last_deal=None,
        deal=Deal() if state.phase in _NO_CARDS else replace(state.deal, pack=tuple(sorted(state.deal.pack))),
    )
    if state.phase is Phase.CUT_FOR_DEAL:
        unseen = [card for card in PACK if card not in [cut for _, cut in state.cuts]]
        told.deal = Deal(pack=tuple(unseen[: len(state.deal.pack)]))
    if state.phase in (Phase.GAME_OVER, Phase.MATCH_OVER) and state.dealer is not None:
        told.first_dealer = (state.dealer - state.deal_number + 1) % rules.seats
    return told


def assert_exact(state: GameState) -> None:
    text = write_position(state)
    assert "\n" not in text
    assert len(text.split(" ")) == len(text.split())
    back = read_position(text)
    assert back == as_told(state)
    assert write_position(back) == text


@by_rules
def test_every_position_of_a_game_is_had_back(rules: RuleSet) -> None:
    for script in islice(playing(rules, "2 games", seed="positions"), 150):
        assert_exact(script.state)


@settings(max_examples=100, deadline=None)
@given(logs())
def test_any_position_is_had_back(events: tuple[Event, ...]) -> None:
    assert_exact(replay(events))


@pytest.mark.long
@by_rules
@pytest.mark.parametrize("match", MATCHES)
def test_every_position_of_many_matches_is_had_back(rules: RuleSet, match: str) -> None:
    for seed in range(4):
        for script in playing(rules, match, seed):
            assert_exact(script.state)


@settings(max_examples=100, deadline=None)
@given(logs(), st.integers(0, 1000))
def test_play_goes_on_from_a_position_as_in_the_game(events: tuple[Event, ...], seed: int) -> None:
    state = replay(events)
    if state.phase is not Phase.PLAY:
        return
    game, again, dice = Script(state), Script(read_position(write_position(state))), Random(seed)
    while game.state.phase is Phase.PLAY:
        command = dice.choice(legal_commands(game.state, to_act(game.state)[0]))
        obey(game, command)
        obey(again, command)
    assert again.events == game.events
    assert write_position(again.state) == write_position(game.state)


@by_rules
def test_a_whole_match_can_be_played_from_any_position(rules: RuleSet) -> None:
    """Written and read again after every command, the game still comes to an end."""
    dice = Random("from any position")
    script = Script()
    obey(script, starting(rules, "2 games", dice))
    for _ in range(3000):
        script = Script(read_position(write_position(script.state)))
        command = next_command(script.state, dice)
        if command is None:
            break
        obey(script, command)
    assert script.state.phase is Phase.MATCH_OVER


def test_who_was_there_first_is_kept_for_a_call_of_time() -> None:
    lodge = PRESETS["lodge"]
    for winner in (0, 1):
        state = read_position("lodge 7/9,8/9 A 1.3 shuffle" + (" reached=B,A" if winner else ""))
        script = Script(state)
        obey(script, CallTime(lodge.time_limit_minutes))
        assert script.state.winner == winner
    assert lodge.time_out_tie is TimeOutTie.FIRST_THERE


@pytest.mark.parametrize(
    ("rules", "text"),
    [
        (PRESETS["acc"], "acc"),
        (PRESETS["acc"].override(goal=61, skunk_below=31, double_skunk_below=0), None),
        (replace(PRESETS["club-3"], muggins=True), "club-3@2+muggins=on"),
        (
            replace(PRESETS["club-3"], muggins=True, played_cards=PlayedCards.VISIBLE),
            "club-3@2+played_cards=visible+muggins=on",
        ),
        (replace(PRESETS["acc"], double_skunk_word="a 4+1=5%"), "acc+double_skunk_word=a%204%2B1%3D5%25"),
        (RuleSet(name="House"), "house:House"),
        (RuleSet(name="at Zoë's", goal=61), "house:at%20Zo%C3%AB%27s+goal=61"),
        (RuleSet(name=""), "house:"),
    ],
)
def test_rules_are_written_by_what_differs_from_the_preset(rules: RuleSet, text: str | None) -> None:
    script = Script()
    names = ("Ann", "Bob", "Cleo")[: rules.seats]
    obey(script, StartMatch(rules, names, MatchFormat(), 0))
    written = write_position(script.state).split(" ")[0]
    assert written == (text or "acc+goal=61+skunk_below=31+double_skunk_below=0")
    assert_exact(script.state)


def test_there_is_no_position_before_the_match() -> None:
    with pytest.raises(ValueError, match="Nobody has sat down"):
        write_position(NOT_STARTED)


def test_rules_that_could_not_be_read_again_are_not_written() -> None:
    script = Script()
    obey(script, StartMatch(replace(PRESETS["acc"], win_bonus=1_000_000), ("Ann", "Bob")))
    with pytest.raises(ValueError, match="win_bonus"):
        write_position(script.state)
