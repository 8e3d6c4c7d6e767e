"""What is true of every board, whatever is entered on it."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from pegout.companion import AskBoth, Enter, Made, Undo, board_of, decide, refusal
from pegout.companion.commands import Sent
from pegout.companion.entries import Back, NextGame, Points, Ruled, Shown
from pegout.refusal import IllegalCommand, Refusal
from pegout.rules import RuleSet, score_show
from tests.kit.boards import BOOKS, SEEDS, Kept, a_board, boards, commands, sent_to
from tests.kit.proofs import proof


@proof(25, 5000)
@given(boards())
def test_no_score_is_negative_or_beyond_the_game_hole(board: Kept) -> None:
    goal = board.state.terms.rules.goal
    for pegs in board.state.tally.pegs:
        assert 0 <= pegs.rear <= pegs.front <= goal


@proof(25, 3000)
@given(boards())
def test_the_scores_are_what_the_entries_of_this_game_that_stand_have_moved(board: Kept) -> None:
    state = board.state
    moved = [line.moved for line in state.standing if line.game == state.tally.game]
    nothing = (0,) * len(state.tally.pegs)
    assert state.tally.scores == tuple(map(sum, zip(nothing, *moved, strict=True)))


class Pegs:
    """Scores worked out again in the plainest way."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.begin()

    def begin(self) -> None:
        self.scores = [0] * self.rules.sides
        self.won = False

    def move(self, seat: int, points: int) -> None:
        rules, scores, side = self.rules, self.scores, self.rules.side_of(seat)
        if points < 0 or not self.won:
            scores[side] = max(0, min(rules.goal, scores[side] + points))
        behind = [score < rules.early_end_under for other, score in enumerate(scores) if other != side]
        self.won |= scores[side] >= rules.goal
        self.won |= points > 0 and 0 < rules.early_end_at <= scores[side] and all(behind)


def moves_of(made: Made, rules: RuleSet) -> list[tuple[int, int]]:
    match made:
        case Points(seat, points):
            return [(seat, points)]
        case Shown(seat, cards, starter, crib):
            return [(seat, score_show(cards, starter, rules, crib).total)]
        case Back(seat, points):
            return [(seat, -points)]
        case Ruled():
            backward = [(order.seat, -order.points) for order in made.corrections]
            backward += [(order.seat, -order.points) for order in made.back]
            return backward + [(order.seat, order.points) for order in made.to]
        case _:
            return []


def by_hand(board: Kept) -> list[int]:
    rules = board.state.terms.rules
    pegs = Pegs(rules)
    for line in board.state.standing:
        if isinstance(line.made, NextGame):
            pegs.begin()
        for seat, points in moves_of(line.made, rules):
            pegs.move(seat, points)
    return pegs.scores


@proof(25, 5000)
@given(boards())
def test_the_scores_are_the_entries_added_up_by_hand(board: Kept) -> None:
    assert list(board.scores) == by_hand(board)


@proof(25, 3000)
@given(boards())
def test_undoing_everything_leaves_an_empty_board_with_its_trail(board: Kept) -> None:
    if board.state.both:
        board.do(AskBoth(on=False))
    state = board.state
    if state.standing:
        board.do(Undo(tuple(line.id for line in state.standing)))
    assert board.state.tally == a_board(state.terms.rules, state.terms.match).state.tally
    assert len(board.state.lines) == len(state.lines)
    assert all(line.struck for line in board.state.lines)


@proof(25, 3000)
@given(boards())
def test_a_log_folded_again_is_the_same_board(board: Kept) -> None:
    again = board_of(board.log)
    assert again.tally == board.state.tally
    assert [replace(line, id="") for line in again.lines] == [
        replace(line, id="") for line in board.state.lines
    ]
    assert (again.both, again.version) == (board.state.both, board.state.version)
    assert again.phones == board.state.phones


@proof(25, 3000)
@given(st.sampled_from(BOOKS), SEEDS, st.integers(0, 25))
def test_a_batch_in_two_halves_does_what_the_whole_batch_does(rules: RuleSet, seed: int, half: int) -> None:
    batch = commands(rules, seed)
    at_once = sent_to(a_board(rules, both=True), batch)
    in_halves = sent_to(sent_to(a_board(rules, both=True), batch[:half]), batch[half:])
    assert (in_halves.log, in_halves.refused) == (at_once.log, at_once.refused)


def refused(board: Kept, sent: Sent) -> Refusal | None:
    try:
        decide(board.state, sent)
    except IllegalCommand as error:
        return error.refusal
    return None


@proof(25, 3000)
@given(boards(), SEEDS)
def test_a_command_is_refused_exactly_where_deciding_raises(board: Kept, seed: int) -> None:
    for sent in commands(board.state.terms.rules, seed, most=5):
        fresh = replace(sent, id=f"fresh {sent.id}")
        assert refusal(board.state, fresh) == refused(board, fresh)


@proof(25, 2000)
@given(boards())
def test_the_same_id_is_not_entered_twice(board: Kept) -> None:
    for line in board.state.lines[:3]:
        assert refusal(board.state, Sent(line.id, Enter(line.made))) is not None
