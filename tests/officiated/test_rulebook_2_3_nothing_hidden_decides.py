"""What is hidden decides nothing (our settlement of acc:VII.2b, acc:IX.5 and golden-age:9).

Two games with the same public history and other hidden cards answer every claim of a seat that does not know
those cards alike, offer it the same claims, refuse it the same commands, and let a faultless observer there
notice the same. One exception: an upheld renege tells of the cards that could have been played (acc:VII.3).
"""

from dataclasses import replace
from itertools import product
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from pegout.cards import Card
from pegout.game import (
    Accept,
    CarryOut,
    Command,
    CountCrib,
    CountHand,
    GameState,
    IllegalCommand,
    Mix,
    Pass,
    Peg,
    Phase,
    PlayCard,
    SayGo,
    Script,
    Shuffle,
    Throw,
    obey,
    refusal,
    view_for,
)
from pegout.game.officiated import claims as c
from pegout.judge import answer, open_claims
from pegout.judge.notice import noticed
from pegout.rules import PRESETS, RuleSet
from pegout.rules.remedies import Fate
from tests.kit.officials import wild
from tests.kit.officiated_tables import ANN, BOB, MUGGINS, Players
from tests.kit.proofs import LAW, proof

SEEDS = st.integers(0, 10**9)


@st.composite
def house_rules(draw: st.DrawFn) -> RuleSet:
    rules = PRESETS[draw(st.sampled_from(sorted(PRESETS)))]
    return rules if rules.muggins_fixed else rules.override(muggins=draw(st.booleans()))


def commands_to_some_moment(rules: RuleSet, seed: int) -> tuple[Command, ...]:
    """Careless players, up to a moment in the play of some deal."""
    from pegout.library import Game

    dice, game = Random(seed), Game.new(rules, seed=seed, officiating="players")
    left = dice.randrange(4, 90)
    while not game.over and (left > 0 or game.phase is not Phase.PLAY):
        game.do(wild(game, dice))
        left -= 1
    return game.commands


def hidden_from(state: GameState, viewer: int) -> list[Card]:
    """The cards of this deal that the viewer has not seen, those left in the pack apart."""
    deal = state.deal
    others = [seat for seat in range(state.rules.seats) if seat != viewer]
    held = [card for seat in others for card in deal.hands[seat]]
    thrown = [card for seat in others for card in deal.thrown[seat]]
    return held + ([] if deal.crib_shown else thrown)


def swapped(state: GameState, viewer: int, dice: Random) -> dict[Card, Card]:
    """Some of those cards changed for cards of the pack that nobody has seen."""
    pack = [card for card in state.deal.pack if card != state.deal.starter]
    chosen = [card for card in hidden_from(state, viewer) if dice.random() < 0.7]
    others = dice.sample(pack, len(chosen))
    return dict(zip(chosen + others, others + chosen, strict=True))


def told_again(commands: tuple[Command, ...], cards: dict[Card, Card]) -> Script:
    """The same game dealt with those cards changed, every claim ruled on anew."""
    last = max(place for place, command in enumerate(commands) if isinstance(command, Shuffle))
    script = Script()
    for place, command in enumerate(commands):
        if place < last:
            obey(script, command)
        elif isinstance(command, Shuffle):
            obey(script, Shuffle(tuple([cards.get(card, card) for card in command.pack])))
        elif isinstance(command, Throw):
            obey(script, replace(command, cards=tuple([cards.get(card, card) for card in command.cards])))
        elif isinstance(command, CarryOut) and command.claim is not None:
            assert ruled(script.state, command.claim) == command
            obey(script, command)
        else:
            obey(script, command)
    return script


def ruled(state: GameState, claim: c.Claim) -> CarryOut:
    given_ruling = answer(state, claim)
    found = given_ruling.ruling
    places = tuple(map(str, found.citations))
    return CarryOut(found.findings, found.remedies, places, claim, given_ruling.upheld)


def every_claim(seats: int, viewer: int) -> list[c.Claim]:
    """All that the viewer could say about anybody."""
    claims: list[c.Claim] = [c.ClaimCount(viewer), c.TakeBackGo(viewer)]
    claims += [c.PegBack(viewer, points) for points in (1, 2, 5)]
    for player in range(seats):
        claims += [c.ClaimOverpegged(viewer, player), c.ClaimFalseGame(viewer, player)]
        claims += [c.ClaimCountedEarly(viewer, player), c.ClaimHeels(viewer, player)]
        claims += [c.ClaimFullCount(viewer, player)]
        claims += [c.ClaimRenege(viewer, player, fate) for fate in Fate]
        claims += [
            c.ClaimMuggins(viewer, player, points, score)
            for points, score in product((1, 2, 6), (None, *c.Scored))
        ]
    return claims


def answered(state: GameState, claim: c.Claim) -> object:
    try:
        given_ruling = answer(state, claim)
    except IllegalCommand as error:
        return error.refusal
    if isinstance(claim, c.ClaimRenege) and given_ruling.upheld:
        return "upheld, and told of the cards"
    return given_ruling


def every_command(state: GameState, viewer: int) -> list[Command]:
    commands: list[Command] = [SayGo(viewer), Pass(viewer), Accept(viewer), Mix(viewer)]
    commands += [PlayCard(viewer, card, said) for card in state.deal.hands[viewer] for said in (5, 15, 31)]
    for points in (0, 1, 2, 12):
        commands += [Peg(viewer, points), CountHand(viewer, points), CountCrib(viewer, points)]
    return commands


def has_upheld_renege(commands: tuple[Command, ...]) -> bool:
    return any(
        isinstance(one, CarryOut) and one.upheld and isinstance(one.claim, c.ClaimRenege) for one in commands
    )


@given(house_rules(), SEEDS)
@proof(LAW, 3000)
def test_hidden_cards_change_nothing_for_those_who_do_not_see_them(rules: RuleSet, seed: int) -> None:
    commands, dice = commands_to_some_moment(rules, seed), Random(seed)
    last = max(place for place, command in enumerate(commands) if isinstance(command, Shuffle))
    assume(not has_upheld_renege(commands[last:]))
    one = told_again(commands, {}).state
    assume(one.phase is Phase.PLAY)
    for viewer in range(rules.seats):
        other = told_again(commands, swapped(one, viewer, dice)).state
        assert view_for(other, viewer) == view_for(one, viewer)
        assert open_claims(other, viewer) == open_claims(one, viewer)
        assert noticed(other, viewer) == noticed(one, viewer)
        for claim in every_claim(rules.seats, viewer):
            assert answered(other, claim) == answered(one, claim), claim
        for command in every_command(one, viewer):
            assert refusal(other, command) == refusal(one, command), command


@pytest.mark.parametrize("fourth", ["TC", "AC"])
def test_the_go_is_due_when_it_is_said_whatever_is_held(fourth: str) -> None:
    """Ann plays on alone to thirty and pegs her pair: the ten cannot be played, the ace could be.

    Bob's muggins for the go comes too early either way. She says go, and has one more.
    """
    players = Players(f"{fourth} 4H 4D 2H", "QD KD QC KC", starter="7S", rules=MUGGINS, crib="9C 9D 8H 8S")
    players.play("QD=10", "2H=12", "KD=22", "4H=26", "go", "4D=30")
    players.peg(ANN, 2)
    early = players.claim(c.ClaimMuggins(BOB, ANN, 1, c.Scored.GO))
    assert not early.upheld
    assert players.scores == (2, 0)
    players.play("go")
    players.peg(ANN, 1)
    assert players.scores == (3, 0)
    assert not players.claim(c.ClaimOverpegged(BOB, ANN)).upheld


def test_a_point_taken_with_the_pair_is_good_once_go_is_said() -> None:
    """Three at once, then go: nothing was too many, and nothing more is due."""
    players = Players("TC 4H 4D 2H", "QD KD QC KC", starter="7S", crib="9C 9D 8H 8S")
    players.play("QD=10", "2H=12", "KD=22", "4H=26", "go", "4D=30")
    players.peg(ANN, 3)
    players.play("go")
    assert not players.claim(c.ClaimOverpegged(BOB, ANN)).upheld
    players.pass_(ANN)
    players.play("QC=10")
    assert players.scores == (3, 0)


def test_taking_back_a_go_says_nothing_of_the_cards_held() -> None:
    """Right or wrong, the go is taken back in the same words, and can be said again."""
    told = []
    for fourth in ("3H", "KH"):
        players = Players(f"QH {fourth} 7H 9S", "KC 8C 5C 8S", starter="4D", crib="TC TD TH TS")
        players.play("KC=10", "QH=20", "8C=28", "go")
        told.append(players.claim(c.TakeBackGo(ANN)))
        assert players.turn == ANN
        players.play("go")
    assert told[0] == told[1]
    assert told[0].upheld
