"""Positions of games that the players officiate: for looking at, and never taken for ordinary ones."""

import re

import pytest
from hypothesis import given

from pegout.game import CarryOut, Phase, replay
from pegout.library import Game
from pegout.notation import InvalidRecord, read_position, read_record, write_position
from pegout.notation.position import PHASES
from pegout.rules.remedies import CutAgain, MatchLost
from tests.kit.officiated_games import officiated_games
from tests.kit.proofs import proof
from tests.kit.records_by_players import BEGUN, PLAY, SHOW

SHOWN = "-/JD5H5C5S,-/8D9DTS6C 2C4CKHQH 5D"


def position(text: str) -> str:
    return write_position(replay(read_record(f"{text}end\n").events))


def refused(text: str) -> str:
    with pytest.raises(InvalidRecord, match=r"^position: ") as caught:
        read_position(text)
    return str(caught.value)


@given(officiated_games())
@proof(25, 2000)
def test_every_position_is_written_marked_and_not_read_again(game: Game) -> None:
    text = game.position
    phase = text.split(" ")[4]
    assert phase == PHASES[game.phase]
    assert text.endswith(" officiated")
    assert refused(text) == (
        "position: its players officiate, and it does not say what they may still peg and claim: "
        "continue from the record of the game."
    )


@pytest.mark.parametrize("made", ["", " ruled"])
def test_the_mark_is_the_last_word(made: str) -> None:
    assert "its players officiate" in refused(f"acc 0/0,0/0 A 1.0 shuffle{made} officiated")
    assert refused("acc 0/0,0/0 A 1.0 shuffle officiated ruled")
    assert "'officiated' does not belong here" in refused("acc 0/0,0/0 A 1.0 shuffle officiated reached=B,A")


def test_a_position_before_any_mistake_is_marked_all_the_same() -> None:
    start = "acc 0/0,0/0 A 1.1 play 5H5C5SJD/-,6C8D9DTS/- B:2C4C,A:KHQH 5D - - B"
    assert position(BEGUN) == f"{start} officiated"
    assert read_position(start).deal.tally is None


def test_the_show_is_written_with_what_was_announced() -> None:
    """Ann's hand holds 29; she has counted 28, and nobody is told."""
    first, accepted, second, *rest = SHOW.splitlines(keepends=True)
    assert position(BEGUN + PLAY).endswith(" 5D A:5H,B:TS,A:5C,B:6C,A:5S - - ruled officiated")
    assert position(BEGUN + PLAY + first) == f"acc 0/0,5/12 A 1.1 show {SHOWN} B:7 ruled officiated"
    both = BEGUN + PLAY + first + accepted + second
    assert position(both) == f"acc 0/28,5/12 A 1.1 show {SHOWN} B:7,A:28 ruled officiated"
    crib = both + "".join(rest[:2])
    assert position(crib) == f"acc 28/32,5/12 A 1.1 show {SHOWN} B:7,A:28,crib:4 ruled officiated"


def test_a_show_is_no_position_where_the_program_counts() -> None:
    assert "it begins with rules" in refused(f"acc 0/0,5/12 A 1.1 show {SHOWN} B:7")


def test_cards_that_are_to_be_shuffled_again_are_to_look_at_only() -> None:
    game = Game.deal(["5H 5C 5S JD KH QH", "2C 4C 6C 8D 9D TS"], "5D", cuts=False)
    game.cut(1, 26)
    game.throw(1, "2C 4C")
    game.throw(0, "KH QH")
    game.carry_out(CarryOut(("The card lay face up.",), (CutAgain(shuffled=True),), ("acc:VI.1d",)))
    text = re.sub(r"pack \S+\n\nend .*", "end", game.record)
    state = replay(read_record(text).events)
    assert state.phase is Phase.SHUFFLE_REST
    cards = "5H5C5SJD,6C8D9DTS B:2C4C,A:KHQH"
    assert write_position(state) == f"acc 0/0,0/0 A 1.1 shuffle-rest {cards} ruled"
    assert "a ruling led to it" in refused(write_position(state))
    assert game.position == f"acc 0/0,0/0 A 1.1 starter {cards}"
    assert read_position(game.position).deal.hands == game.state.deal.hands
    assert read_record(game.record).events == game.events
    with pytest.raises(InvalidRecord, match="a pack line with the cards left in the pack comes next"):
        read_record(text.replace("\nend", "\nthrow A 5H\nend"))


def test_a_match_that_was_lost_between_games_is_not_taken_for_one_that_goes_on() -> None:
    game = Game.new("acc", match="best of 3", seed=4)
    while not game.over:
        game.do(game.legal(game.to_act[0])[0])
    assert not game.position.endswith("ruled")
    game.carry_out(CarryOut(("Ann left.",), (MatchLost(0),), ()))
    assert game.phase is Phase.MATCH_OVER
    assert game.position.endswith(" ruled")
    assert read_record(game.record).events == game.events
