"""The tally of tables that began under the first edition, step by step and worked out by hand."""

from dataclasses import replace

import pytest

from pegout.game.events import CardPlayed
from pegout.game.officiated import claims as c
from pegout.game.officiated.first.settlement import settle
from pegout.game.officiated.first.tally import (
    Counted,
    Held,
    Mark,
    Tally,
    forfeited,
    heels_forfeited,
    marked,
    new_tally,
    reckon,
    returned_to,
    taken_off,
)
from pegout.game.officiated.slips import Slip, SlipKind
from pegout.game.state import Deal
from pegout.rules import PRESETS, RuleSet
from tests.kit.builders import ACC, card, cards

ANN, BOB = 0, 1
CLUB = PRESETS["club"]


def tally(**facts: object) -> Tally:
    return replace(new_tally(2), **facts)  # type: ignore[arg-type]


def mark(
    seat: int, points: int, over: int = 0, at: int = 0, open_to: tuple[int, ...] = (), beyond: int = 0
) -> Mark:
    return Mark(seat, points, over, at, open_to, beyond=beyond)


def hand(seat: int, true: int, said: int, open_to: tuple[int, ...] = (), **more: object) -> Counted:
    entry = Counted(seat, crib=False, said=said, pegged=said, true=true, early=False, open_to=open_to)
    return replace(entry, **more)  # type: ignore[arg-type]


def settled(before: Tally, claim: c.Claim, *, laid: int = 0, rules: RuleSet = ACC) -> Tally:
    deal = Deal(tally=before, history=[CardPlayed(0, card("5H"), 5)] * laid)
    settle(deal, claim, rules)
    assert isinstance(deal.tally, Tally)
    return deal.tally


def test_points_not_pegged_in_time_are_lost_and_can_be_called() -> None:
    before = tally(due=(3, 2), missed=(1, 0), lost=(2, 0))
    assert forfeited(before, ANN) == tally(due=(0, 2), missed=(4, 0), lost=(5, 0))


def test_heels_not_pegged_in_time_are_lost_and_cannot_be_called() -> None:
    assert heels_forfeited(tally(heels=(2, 0), heels_lost=(1, 0)), ANN) == tally(heels_lost=(3, 0))


@pytest.mark.parametrize(
    ("points", "short", "heels_short"),
    [(4, 0, 0), (3, 1, 0), (1, 3, 1)],
)
def test_what_is_pegged_too_low_is_short_of_the_play_and_of_heels(
    points: int, short: int, heels_short: int
) -> None:
    """Two of the play and two for heels are due, and one point was missed before."""
    before = tally(due=(2, 0), heels=(2, 0), missed=(1, 5), lost=(1, 5))
    new = mark(ANN, points)
    of_play = short - heels_short
    assert marked(before, new, short) == tally(
        missed=(of_play, 5), lost=(1 + of_play, 5), heels_short=(heels_short, 0), marks=(new,)
    )


def test_what_each_has_gained_counts_muggins_too() -> None:
    before = tally(taken=(2, 1), marks=(mark(ANN, 5), mark(BOB, 3)), counted=(hand(BOB, 4, 6),))
    assert before.gained == (7, 10)
    assert before.scores == (*before.marks, *before.counted)


def test_a_count_is_too_high_or_too_low() -> None:
    assert (hand(ANN, 4, 6).over, hand(ANN, 4, 6).missed) == (2, 0)
    assert (hand(ANN, 6, 4).over, hand(ANN, 6, 4).missed) == (0, 2)


def test_what_a_ruling_puts_right_comes_off_the_newest_marks() -> None:
    before = tally(marks=(mark(ANN, 4, over=2), mark(BOB, 5, over=5), mark(ANN, 3, over=1)))
    assert taken_off(before, ANN, 2).marks == (*before.marks[:2], mark(ANN, 1))
    assert taken_off(before, ANN, 4).marks == (mark(ANN, 3, over=1), before.marks[1], mark(ANN, 0))


def test_a_go_taken_back_keeps_what_was_put_right_since() -> None:
    then = tally(marks=(mark(ANN, 5, over=2),), heels_lost=(2, 1), due=(3, 0))
    now = tally(marks=(mark(ANN, 3), mark(BOB, 1)), heels_lost=(0, 2))
    assert returned_to(then, now) == tally(marks=(mark(ANN, 3),), heels_lost=(0, 1), due=(3, 0))


def test_every_mistake_that_stood_is_told() -> None:
    over = tally(
        lost=(4, 0),
        heels_lost=(0, 2),
        heels_short=(1, 0),
        marks=(mark(ANN, 5, over=3), mark(BOB, 2)),
        wrong_counts=(BOB,),
        held=(Held(ANN, cards("5H"), 3),),
        counted=(
            hand(BOB, 2, 5),
            hand(ANN, 12, 9),
            hand(ANN, 10, 8, crib=True),
            hand(ANN, 2, 6, crib=True),
            hand(BOB, 2, 2),
        ),
    )
    assert reckon(over) == (
        Slip(ANN, SlipKind.MISSED_IN_PLAY, 4),
        Slip(BOB, SlipKind.MISSED_HEELS, 2),
        Slip(ANN, SlipKind.MISSED_HEELS, 1),
        Slip(ANN, SlipKind.OVER_IN_PLAY, 3),
        Slip(BOB, SlipKind.WRONG_COUNT),
        Slip(ANN, SlipKind.HELD_BACK),
        Slip(BOB, SlipKind.OVER_HAND, 3),
        Slip(ANN, SlipKind.MISSED_HAND, 3),
        Slip(ANN, SlipKind.MISSED_CRIB, 2),
        Slip(ANN, SlipKind.OVER_CRIB, 4),
    )


# What a claim closes


def test_what_was_pegged_too_far_is_put_right_where_the_claimant_may_object() -> None:
    """The game hole left room for only eight of the nine that Ann counted."""
    before = tally(
        marks=(
            mark(ANN, 5, over=2, open_to=(BOB,), beyond=1),
            mark(ANN, 4, over=3),
            mark(BOB, 3, over=1, open_to=(ANN,)),
        ),
        counted=(hand(ANN, 6, 9, (BOB,), pegged=8), hand(BOB, 2, 5, (ANN,)), hand(ANN, 9, 6, (BOB,))),
    )
    after = settled(before, c.ClaimOverpegged(BOB, ANN))
    assert after.marks == (mark(ANN, 3, open_to=(BOB,)), *before.marks[1:])
    assert after.counted == (hand(ANN, 6, 7, (BOB,), pegged=6), *before.counted[1:])


def test_a_wrong_count_goes_with_what_was_pegged_on_it() -> None:
    before = tally(
        announcer=ANN,
        wrong_counts=(ANN, BOB, ANN, BOB),
        marks=(mark(ANN, 2, over=2, at=3, open_to=(BOB,)), mark(ANN, 3, over=1, at=4, open_to=(BOB,))),
    )
    after = settled(before, c.ClaimCount(BOB), laid=4)
    assert after.wrong_counts == (ANN, BOB, BOB)
    assert after.marks == (before.marks[0], mark(ANN, 2, at=4, open_to=(BOB,)))


def test_who_announced_may_put_the_own_count_right_while_somebody_answers_for_it() -> None:
    before = tally(announcer=ANN, wrong_counts=(ANN,), marks=(mark(ANN, 2, over=2, open_to=(BOB,)),))
    after = settled(before, c.ClaimCount(ANN))
    assert (after.wrong_counts, after.marks) == ((), (mark(ANN, 0, open_to=(BOB,)),))
    nobodys = replace(before, announcer=None)
    assert settled(nobodys, c.ClaimCount(BOB)) == nobodys


def test_own_points_go_back_off_what_was_too_many_counts_before_the_play() -> None:
    before = tally(
        marks=(
            mark(ANN, 4, over=2, open_to=(BOB,), beyond=1),
            mark(ANN, 3, over=1, open_to=(BOB,)),
            mark(ANN, 9, 9),
        ),
        counted=(hand(ANN, 6, 8, (BOB,)), hand(BOB, 6, 8, (ANN,))),
    )
    one = settled(before, c.PegBack(ANN, 1))
    assert (one.counted, one.marks) == ((hand(ANN, 6, 7, (BOB,)), before.counted[1]), before.marks)
    four = settled(before, c.PegBack(ANN, 4))
    assert four.counted == (hand(ANN, 6, 6, (BOB,)), before.counted[1])
    assert four.marks == (mark(ANN, 3, 1, open_to=(BOB,)), mark(ANN, 2, open_to=(BOB,)), before.marks[2])


def test_muggins_takes_a_low_count_before_the_play() -> None:
    before = tally(missed=(3, 0), lost=(4, 0), counted=(hand(ANN, 9, 6, (BOB,)), hand(ANN, 5, 5, (BOB,))))
    after = settled(before, c.ClaimMuggins(BOB, ANN, 3))
    assert after == replace(before, counted=(hand(ANN, 9, 9, (BOB,), pegged=6), before.counted[1]))


@pytest.mark.parametrize(("called", "taken"), [(3, 3), (2, 2), (9, 3)])
def test_muggins_takes_what_was_missed_in_the_play(called: int, taken: int) -> None:
    """A count that nobody can object to any more is none of it."""
    before = tally(missed=(3, 1), lost=(4, 1), taken=(0, 1), counted=(hand(ANN, 9, 6),))
    after = settled(before, c.ClaimMuggins(BOB, ANN, called))
    assert after == replace(before, missed=(0, 1), lost=(1, 1), taken=(0, 1 + taken))


def test_a_count_that_was_filled_up_is_as_good_as_right() -> None:
    before = tally(counted=(hand(ANN, 9, 6, (BOB,)), hand(BOB, 9, 6, (ANN,))))
    assert settled(before, c.ClaimFullCount(BOB, ANN)).counted == (
        hand(ANN, 9, 9, (BOB,), pegged=6),
        before.counted[1],
    )


def test_what_was_counted_early_is_to_be_counted_again() -> None:
    before = tally(
        counted=(hand(ANN, 9, 9, early=True), hand(BOB, 2, 2, early=True), hand(ANN, 3, 3, crib=True))
    )
    assert settled(before, c.ClaimCountedEarly(BOB, ANN)).counted == before.counted[1:]


def test_a_false_game_takes_back_a_count_out_of_turn_at_a_club_only() -> None:
    before = tally(counted=(hand(ANN, 5, 9, (BOB,), early=True),))
    assert settled(before, c.ClaimFalseGame(BOB, ANN), rules=CLUB).counted == ()
    assert settled(before, c.ClaimFalseGame(BOB, ANN)).counted == (hand(ANN, 5, 5, (BOB,), early=True),)


def test_heels_that_are_known_to_be_lost_are_not_told_again() -> None:
    before = tally(heels_lost=(2, 1), marks=(mark(ANN, 2, over=2, open_to=(BOB,)),))
    after = settled(before, c.ClaimHeels(BOB, ANN))
    assert (after.heels_lost, after.marks) == ((0, 1), (mark(ANN, 0, open_to=(BOB,)),))
