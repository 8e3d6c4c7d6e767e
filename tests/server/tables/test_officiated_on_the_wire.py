"""What a table that its players officiate is sent and sends: the second edition, and games of the first."""

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from pegout.cards import PACK
from pegout.edition import FIRST_EDITION
from pegout.game import (
    CountHand,
    Mix,
    Officiating,
    Pass,
    Peg,
    Phase,
    PlayCard,
    SayGo,
    Script,
    Shuffle,
    StartMatch,
    legal_commands,
    obey,
    to_act,
    view_for,
)
from pegout.game.officiated.claims import ClaimMuggins, Scored
from pegout.rules import PRESETS
from pegout.server.tables import wire
from pegout.server.tables.moves import MoveSent, read_command
from pegout.server.tables.views import seen
from pegout.services.tables.commands import Act
from tests.kit.officiated_tables import ANN, BOB, CLEO, CLEOS_FOUR, MUGGINS, Players, counting

OF_PLAY = ("fifteen", "thirty-one", "pair", "three", "four", "run", "go", "last-card")


def sent(**move: Any) -> Any:
    """The command that Bob, at seat one, means by it."""
    read = msgspec.convert({"id": "a", "version": 1, **move}, MoveSent)
    act = read_command(read, "p-bob", BOB)
    assert isinstance(act, Act)
    return act.move


def does(game: wire.GameSeen) -> list[str]:
    return [option.do for option in game.legal]


def option(game: wire.GameSeen, what: str) -> wire.OptionSeen:
    return next(one for one in game.legal if one.do == what)


def sees(players: Players, seat: int) -> wire.GameSeen:
    return seen(players.view(seat))


def test_what_is_new_to_say() -> None:
    assert sent(do="pass") == Pass(BOB)
    assert sent(do="mix") == Mix(BOB)
    assert sent(do="peg", points=2, more=True) == Peg(BOB, 2, more=True)
    call = sent(do="claim", claim="muggins", player=0, points=2, score="fifteen")
    assert call == ClaimMuggins(BOB, ANN, 2, Scored.FIFTEEN)


def test_what_a_client_of_the_first_edition_sends_is_understood_as_ever() -> None:
    assert sent(do="peg", points=2) == Peg(BOB, 2)
    assert sent(do="count", points=8) == CountHand(BOB, 8)
    assert sent(do="claim", claim="muggins", player=0, points=2) == ClaimMuggins(BOB, ANN, 2)


def test_who_is_given_the_time_to_peg_is_seen_by_all_and_nobody_goes_on() -> None:
    """Rule book digest 2.3: after a series the table waits for whoever laid its last card."""
    players = Players("9H 7H 2C 3C", "TC JC QC KC", starter="4D")
    players.play("TC=10", "9H=19", "JC=29", "go", "go")
    ann, bob = sees(players, ANN), sees(players, BOB)
    assert (ann.pegging, bob.pegging, seen(players.view(7)).pegging) == ((BOB,), (BOB,), (BOB,))
    assert "play" not in does(ann)
    assert {"peg", "pass"} <= set(does(bob))
    assert option(bob, "peg").least == 1


def test_a_count_is_announced_then_pegged_then_accepted_then_mixed() -> None:
    """acc:VII.2b, X.4b-c: announcing and pegging are two acts, and so are accepting and mixing."""
    players = counting(rules=MUGGINS)
    players.count_hand(BOB, 2)
    (count,) = sees(players, ANN).counts
    assert (count.said, count.pegged, count.points) == (2, False, 0)
    assert sees(players, BOB).pegging == (BOB,)
    assert {"peg", "pass"} <= set(does(sees(players, BOB)))
    players.peg(BOB, 2)
    (count,) = sees(players, ANN).counts
    assert (count.pegged, count.points, count.open_to, count.callers) == (True, 2, (ANN,), (ANN,))
    players.accept(ANN)
    (count,) = sees(players, ANN).counts
    assert (count.open_to, count.callers) == ((), (ANN,))
    assert {"mix", "count"} <= set(does(sees(players, ANN)))
    players.mix(ANN)
    assert sees(players, ANN).counts[0].callers == ()


def test_what_a_ruling_gives_is_to_be_pegged() -> None:
    """acc:VIII.4c1 gives the opponent what was pegged too many; acc:XI.2: by that opponent's own hand."""
    players = Players("9H 7H 2C 3C", "TC JC QC KC", starter="4D")
    players.play("TC=10")
    players.peg(BOB, 2)
    players.claim(next(one for one in players.open_claims(ANN) if "Overpegged" in str(one)))
    assert sees(players, ANN).awards == sees(players, BOB).awards == (2, 0)
    assert sees(players, BOB).pegging == (ANN,)


@pytest.mark.parametrize(("rules", "heels"), [("acc", False), ("portfolio", False), ("club", True)])
def test_a_call_names_whatever_muggins_can_take_in_these_rules(rules: str, heels: bool) -> None:
    """acc:X.2c and portfolio leave heels out; club lets them be taken (rule book digest 2.4)."""
    book = replace(PRESETS[rules], muggins=True)
    players = Players("9H 7H 2C 3C", "TC JC QC KC", starter="4D", rules=book)
    players.play("TC=10")
    (call,) = [claim for claim in sees(players, ANN).claims if claim.claim == "muggins"]
    assert set(call.scores) == {*OF_PLAY, *(("heels",) if heels else ())}


def test_a_call_on_a_hand_names_the_hand() -> None:
    players = counting(rules=MUGGINS)
    players.pegged_hand(BOB, 0)
    players.pegged_hand(ANN, 10)
    players.accept(BOB)
    calls = [claim for claim in sees(players, BOB).claims if claim.claim == "muggins"]
    assert [call.scores for call in calls] == [("hand",)]


@pytest.mark.parametrize(
    ("rules", "asked"),
    [
        ("acc", ()),
        ("golden-age", ()),
        ("lodge", ()),
        ("club", (25, 26, 27)),
        ("portfolio", (19, 25, 26, 27)),
        ("classic", (19, 25, 26, 27)),
    ],
)
def test_impossible_counts_are_asked_about_only_where_help_is_not_forbidden(
    rules: str, asked: tuple[int, ...]
) -> None:
    """Rule book digest 2.3; in club nineteen means nought (2.4)."""
    players = counting(rules=rules)
    assert option(sees(players, BOB), "count").doubted == asked


@pytest.mark.parametrize(("muggins", "at_once"), [(True, False), (False, True)])
def test_pone_pegs_at_once_where_nobody_can_call_anything_meanwhile(muggins: bool, at_once: bool) -> None:
    """acc:X.4b2: what was missed in the play can be called until pone's hand is pegged."""
    players = counting(rules=replace(MUGGINS, muggins=muggins))
    assert sees(players, BOB).pegs_at_once is at_once
    assert sees(players, ANN).pegs_at_once  # her peg ends nothing that could be said of the play


def test_pone_does_not_peg_at_once_while_another_may_object_to_the_play() -> None:
    """acc:VIII.4d: whoever has no cards left may object until pone's hand is pegged; here that is Cleo."""
    players = counting(CLEOS_FOUR, rules=replace(PRESETS["club-3"], muggins=False))
    assert sees(players, BOB).pegs_at_once
    players = Players(
        "7H 8D 9C 7S",
        "QS QD 4H 6C",
        CLEOS_FOUR,
        starter="KD",
        rules=replace(PRESETS["club-3"], muggins=False),
    )
    while players.turn is not None:
        waiting = players.view(ANN).pegging
        players.pass_(*waiting)
        view = players.view(players.turn)
        count = 0 if view.series_over else view.count
        fitting = [one for one in view.hand if count + one.pips <= 31]
        players.play(f"{fitting[0]}={count + fitting[0].pips}" if fitting else "go")
    players.peg(ANN, 1)
    players.pass_(*players.view(ANN).pegging)
    assert CLEO in players.script.state.deal.tally.marks[-1].open_to  # type: ignore[union-attr]
    assert not sees(players, BOB).pegs_at_once


def first_edition(until: Phase) -> Script:
    """A match of the first edition with muggins, without a peg until that phase of its first deal."""
    script = Script()
    names = ("Ann", "Bob")
    opening = StartMatch(MUGGINS, names, dealer=ANN, officiating=Officiating.PLAYERS, edition=FIRST_EDITION)
    obey(script, opening)
    obey(script, Shuffle(tuple(PACK)))
    while script.state.phase is not until or (until is Phase.PLAY and not script.state.deal.series):
        seat = to_act(script.state)[0]
        view = view_for(script.state, seat)
        if script.state.phase is Phase.PLAY and script.state.deal.turn is None:
            return script
        obey(script, first_edition_move(script, seat, view.count))
    return script


def first_edition_move(script: Script, seat: int, count: int) -> Any:
    legal = legal_commands(script.state, seat)
    if script.state.phase is not Phase.PLAY:
        return legal[0]
    so_far = 0 if view_for(script.state, seat).series_over else count
    cards = [one for one in legal if isinstance(one, PlayCard) and one.said == so_far + one.card.pips]
    return cards[0] if cards else SayGo(seat)


def test_a_half_played_game_of_the_first_edition_is_offered_what_it_had() -> None:
    """Counting pegs at once, accepting mixes, the full count and muggins without a name are claimed."""
    script = first_edition(Phase.PLAY)
    game = seen(view_for(script.state, ANN))
    assert (game.edition, game.pegging, game.awards) == (1, (), (0, 0))
    assert not {"pass", "mix"} & set(does(game))
    script = first_edition(Phase.SHOW)
    obey(script, CountHand(BOB, 1))
    game = seen(view_for(script.state, ANN))
    assert (game.counts[0].pegged, game.counts[0].points) == (True, 1)
    assert script.state.scores[BOB] == 1
    assert "accept" in does(game)
    assert "mix" not in does(game)
    calls = [claim for claim in game.claims if claim.claim == "muggins"]
    assert [call.scores for call in calls] == [()]
