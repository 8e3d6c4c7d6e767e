"""Only a side's own key speaks for it: the board's key, or another side's, confirms nothing for it."""

from functools import reduce
from random import Random

import pytest
from hypothesis import given, settings

from pegout.companion import (
    AskBoth,
    BoardEvent,
    BoardState,
    Confirm,
    Dispute,
    Enter,
    InvitePhone,
    JoinBoard,
    NextGame,
    Open,
    PointKind,
    Points,
    RemovePhone,
    Sent,
    Undo,
    agrees,
    decide,
    evolve,
    opened,
    proposes,
    signed,
)
from pegout.companion.commands import Command
from pegout.companion.events import BoardOpened, Confirmed, Entered
from pegout.companion.terms import BoardTerms
from pegout.game import MatchFormat
from pegout.refusal import IllegalCommand
from pegout.rules import PRESETS, Outcome
from tests.kit.boards import SEEDS, commands

ANN, BOB = 0, 1
COMMON = "the key of the board"
RULES = PRESETS["acc"]


class Signed:
    """A board whose commands all come with a key."""

    def __init__(self, match: str = "1 game", *, both: bool = True) -> None:
        terms = BoardTerms(RULES, ("Ann", "Bob"), MatchFormat.parse(match), both=both)
        first = decide(None, Sent("open", Open(terms, COMMON)))
        assert isinstance(first, BoardOpened)
        self.state: BoardState = opened(first)

    def send(self, key: str, command: Command, by: int | None = None, name: str = "") -> bool:
        """Whether the key opens anything here, and the board does it."""
        one = name or f"s{self.state.version}"
        own = signed(self.state, Sent(one, command, by), key)
        if own is None:
            return False
        try:
            self.state = evolve(self.state, decide(self.state, own), one)
        except IllegalCommand:
            return False
        return True

    def join(self, side: int, key: str) -> None:
        assert self.send(COMMON, InvitePhone(side, f"for {key}"))
        assert self.send(key, JoinBoard(side, f"for {key}", key))

    def points(self, key: str, side: int, number: int) -> str:
        name = f"s{self.state.version}"
        assert self.send(key, Enter(Points(side, number, PointKind.PLAY)))
        return name

    def confirm_all(self, key: str) -> None:
        if standing := tuple(line.id for line in self.state.standing):
            self.send(key, Confirm(standing))

    def confirmed(self) -> list[tuple[int, ...]]:
        return [line.confirmed for line in self.state.lines]


@settings(max_examples=100, deadline=None)
@given(SEEDS)
def test_neither_the_boards_key_nor_another_sides_confirms_for_a_side(seed: int) -> None:
    dice = Random(seed)
    board = Signed("best of 3", both=dice.random() < 0.7)
    keys, bob_comes = [COMMON, "ann"], dice.randint(0, 40)
    board.join(ANN, "ann")
    for number, sent in enumerate(commands(RULES, seed, 40)):
        if number == bob_comes and board.state.phone(BOB).key is None:
            board.join(BOB, "bob")
        command, key = sent.command, dice.choice(keys)
        if isinstance(command, JoinBoard):  # Ann's phone is for Ann; the board's key is for nobody
            key, side = dice.choice([(COMMON, command.side), ("ann", ANN)])
            command = JoinBoard(side, command.invitation, key)
        board.send(key, command, sent.by, sent.id)
        assert all(BOB not in confirmed for confirmed in board.confirmed())


def hostile(state: BoardState, dice: Random, fresh: str) -> tuple[str, Command]:
    """Anything that may change a score that Bob has agreed to, and the key it comes with."""
    key, side = dice.choice((COMMON, COMMON, "ann")), dice.choice((ANN, BOB))
    if state.standing and dice.random() < 0.3:
        return key, Undo((dice.choice(state.standing).id,))
    others: list[tuple[str, Command]] = [
        (key, AskBoth(not state.both)),
        (COMMON, Enter(NextGame(side))),
        (COMMON, InvitePhone(side, "here")),
        (fresh, JoinBoard(side, "here", fresh)),
        (fresh, Confirm(tuple(line.id for line in state.standing) or ("none",))),
    ]
    if dice.random() < 0.2:
        return dice.choice([*others, (COMMON, RemovePhone(side))])
    return key, Enter(Points(side, dice.randint(20, 121), PointKind.PLAY))


@settings(max_examples=100, deadline=None)
@given(SEEDS)
def test_what_a_side_agreed_to_is_a_score_that_it_saw(seed: int) -> None:
    """Bob confirms all that stands now and then; the others do anything, with any number of keys."""
    dice, board = Random(seed), Signed("3 games")
    board.join(ANN, "ann")
    board.join(BOB, "bob")
    seen: set[tuple[Outcome, ...]] = {()}
    for number in range(30):
        board.send(*hostile(board.state, dice, f"new {number}"))
        if dice.random() < 0.3:
            board.confirm_all("bob")
            seen.add(board.state.tally.games)
        for game, outcome in enumerate(board.state.tally.games, 1):
            if board.state.phone(BOB).key == "bob" and agrees(board.state, BOB, game):
                assert any(games[game - 1 : game] == (outcome,) for games in seen)


def test_an_entry_with_a_sides_own_key_is_confirmed_by_that_side_alone() -> None:
    board = Signed()
    board.join(ANN, "ann")
    board.points("ann", ANN, 6)
    board.points(COMMON, BOB, 4)
    assert board.confirmed() == [(ANN,), ()]
    assert [line.by for line in board.state.lines] == [ANN, None]


def test_a_confirmation_with_the_boards_key_is_taken_and_confirms_nothing() -> None:
    """As phones send them that still have the page of before."""
    board = Signed()
    entry = board.points(COMMON, ANN, 6)
    for side in (ANN, BOB, None):
        assert board.send(COMMON, Confirm((entry,)), side)
    assert board.confirmed() == [()]
    assert board.send(COMMON, Dispute(entry, "it was five"), BOB)
    objection = board.state.lines[0].objection
    assert objection is not None
    assert objection.side is None


def test_a_side_that_objects_to_an_entry_of_a_game_agrees_to_it_no_more() -> None:
    board = Signed()
    board.join(ANN, "ann")
    board.join(BOB, "bob")
    entry = board.points("ann", ANN, 121)
    board.confirm_all("bob")
    assert agrees(board.state, BOB, 1)
    assert board.send("bob", Dispute(entry, "it was three"))
    assert board.confirmed() == [(ANN,)]
    assert not agrees(board.state, BOB, 1)
    assert agrees(board.state, ANN, 1)


def test_an_invitation_lets_one_phone_in_and_the_next_takes_its_place() -> None:
    board = Signed()
    assert board.send(COMMON, InvitePhone(BOB, "first"))
    assert board.send(COMMON, InvitePhone(BOB, "second"))
    assert not board.send("bob", JoinBoard(BOB, "first", "bob"))
    assert not board.send("bob", JoinBoard(ANN, "second", "bob"))
    assert board.send("bob", JoinBoard(BOB, "second", "bob"))
    assert not board.send("mallory", JoinBoard(BOB, "second", "mallory"))
    assert not board.send(COMMON, InvitePhone(BOB, "third"))
    assert board.state.phone(BOB).key == "bob"


def test_one_key_does_not_speak_for_two_sides() -> None:
    board = Signed()
    board.join(ANN, "ann")
    assert board.send(COMMON, InvitePhone(BOB, "here"))
    for key in ("ann", COMMON):
        assert not board.send(key, JoinBoard(BOB, "here", key))


def test_a_phone_neither_invites_nor_removes_another() -> None:
    board = Signed()
    board.join(ANN, "ann")
    board.join(BOB, "bob")
    assert not board.send("ann", RemovePhone(BOB))
    assert not board.send("ann", InvitePhone(BOB, "mine"))
    assert not board.send("nobody", RemovePhone(BOB))


def test_a_phone_that_is_removed_confirms_no_more_and_what_it_confirmed_waits_again() -> None:
    board = Signed()
    board.join(BOB, "bob")
    entry = board.points(COMMON, ANN, 121)
    board.confirm_all("bob")
    assert agrees(board.state, BOB, 1)
    assert board.send(COMMON, RemovePhone(BOB))
    assert board.confirmed() == [()]
    assert not board.send("bob", Confirm((entry,)))
    assert not agrees(board.state, BOB, 1)
    board.join(BOB, "another")
    assert not agrees(board.state, BOB, 1)


@pytest.mark.parametrize("key", [COMMON, "ann"])
def test_an_entry_struck_after_it_was_confirmed_ends_the_agreement(key: str) -> None:
    board = Signed(both=False)
    board.join(ANN, "ann")
    board.join(BOB, "bob")
    own = board.points("bob", BOB, 100)
    board.points("bob", ANN, 121)
    assert agrees(board.state, BOB, 1)
    assert board.send(key, Undo((own,)))
    assert board.state.tally.scores == (121, 0)
    assert not agrees(board.state, BOB, 1)


def test_a_board_with_one_key_agrees_for_nobody_and_proposes_for_whoever_links_it() -> None:
    board = Signed()
    board.points(COMMON, ANN, 121)
    board.confirm_all(COMMON)
    assert [agrees(board.state, side, 1) for side in (ANN, BOB)] == [False, False]
    assert [proposes(board.state, side, 1) for side in (ANN, BOB)] == [True, True]


def test_what_another_side_did_by_itself_is_not_proposed_for_the_keeper() -> None:
    board = Signed(both=False)
    board.join(BOB, "bob")
    mine = board.points(COMMON, ANN, 30)
    board.points("bob", BOB, 121)
    assert not proposes(board.state, ANN, 1)
    board = Signed(both=False)
    board.join(BOB, "bob")
    mine = board.points(COMMON, ANN, 30)
    board.points(COMMON, BOB, 121)
    assert proposes(board.state, ANN, 1)
    board.send("bob", Undo((mine,)))
    assert not proposes(board.state, ANN, 1)


def test_another_side_may_take_its_own_entry_back_before_it_was_confirmed() -> None:
    board = Signed()
    board.join(BOB, "bob")
    slip = board.points("bob", BOB, 3)
    board.send("bob", Undo((slip,)))
    board.points(COMMON, ANN, 121)
    assert proposes(board.state, ANN, 1)


def board_of_before() -> BoardState:
    """As 0.1.0 stored it: both sides confirmed with the one key that there was."""
    board = Signed()
    old: list[BoardEvent] = [
        Entered(Points(BOB, 30, PointKind.PLAY), BOB, 1),
        Entered(Points(ANN, 121, PointKind.PLAY), ANN, 2),
        Confirmed((1,), ANN, 3),
        Confirmed((2,), BOB, 4),
    ]
    return reduce(evolve, old, board.state)


def test_a_board_of_before_stands_as_it_stood_and_agrees_to_nothing_new() -> None:
    state = board_of_before()
    assert [line.confirmed for line in state.lines] == [(ANN, BOB), (ANN, BOB)]
    assert [agrees(state, side, 1) for side in (ANN, BOB)] == [False, False]
    assert proposes(state, ANN, 1)


def test_whoever_joins_a_board_of_before_has_confirmed_nothing_on_it() -> None:
    board = Signed()
    board.state = board_of_before()
    board.join(BOB, "bob")
    assert board.confirmed() == [(ANN,), (ANN,)]
    assert not agrees(board.state, BOB, 1)
    board.confirm_all("bob")
    assert agrees(board.state, BOB, 1)
