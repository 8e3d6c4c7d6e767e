"""What is due, pegged, lost and open to claims, step by step and worked out by hand."""

from dataclasses import replace

import pytest

from pegout.game.events import CardPlayed
from pegout.game.officiated import claims as c
from pegout.game.officiated.scores import Due, Scores
from pegout.game.officiated.settlement import (
    repegged,
    retracted,
    returned_to,
    settle,
    taken_off,
    uncounted,
    without_claim,
)
from pegout.game.officiated.slips import Slip, SlipKind
from pegout.game.officiated.tally import (
    OF_THE_PLAY,
    Counted,
    Held,
    Mark,
    Tally,
    added,
    forfeited,
    new_tally,
    out_of_reach,
    play_settled,
    put,
    reckon,
    reopened,
    waited_for_no_more,
)
from pegout.game.state import Deal
from pegout.rules import PRESETS, Kind, RuleSet
from tests.kit.builders import ACC, card, cards

ANN, BOB = 0, 1
CLUB = PRESETS["club"]
FIFTEEN, PAIR, RUN = Due(Kind.FIFTEEN, 2), Due(Kind.PAIR, 2), Due(Kind.RUN, 3)
HEELS, PENALTY, MUGGINS = Due(Kind.HEELS, 2), Due(Kind.PENALTY, 3), Due(Kind.MUGGINS, 4)
NOBODY: tuple[Scores, ...] = ((), ())


def tally(**facts: object) -> Tally:
    return replace(new_tally(2), **facts)  # type: ignore[arg-type]


def mark(
    seat: int, points: int, over: int = 0, at: int = 0, open_to: tuple[int, ...] = (), **more: object
) -> Mark:
    return replace(Mark(seat, points, over, at, open_to), **more)  # type: ignore[arg-type]


def hand(seat: int, true: int, number: int | None, **more: object) -> Counted:
    """A hand that holds so many points, and the number that was announced and pegged for it."""
    said = number or 0
    entry = Counted(seat, crib=False, said=said, true=true, early=False, named=number, pegged=said)
    return replace(entry, **more)  # type: ignore[arg-type]


def settled(before: Tally, claim: c.Claim, *, laid: int = 0, rules: RuleSet = ACC) -> Tally:
    """The tally after the claim was found right, so many cards having been laid."""
    deal = Deal(tally=before, history=[CardPlayed(0, card("5H"), 5)] * laid)
    settle(deal, claim, rules)
    assert isinstance(deal.tally, Tally)
    return deal.tally


# What is due


def test_a_new_tally_owes_nobody_anything() -> None:
    empty: tuple[Scores, ...] = ((), (), ())
    assert new_tally(3) == Tally(due=empty, missed=empty, lost=empty, backward=(0, 0, 0))


def test_scores_are_added_or_put_for_one_seat() -> None:
    assert added(((PAIR,), ()), BOB, RUN, HEELS) == ((PAIR,), (RUN, HEELS))
    assert added(((PAIR,), ()), ANN, RUN) == ((PAIR, RUN), ())
    assert put(((PAIR,), (RUN,)), ANN, (HEELS,)) == ((HEELS,), (RUN,))


def test_what_is_not_pegged_in_time_can_be_called_or_is_lost() -> None:
    """No muggins on heels (acc:X.2) nor on penalties."""
    overlooked = replace(FIFTEEN, overlooked=True)
    before = tally(due=((overlooked, HEELS, PENALTY), (RUN,)), missed=((RUN,), ()))
    after = forfeited(before, ANN, ACC)
    assert (after.due, after.missed) == (((), (RUN,)), ((RUN, FIFTEEN), ()))
    assert after.lost == ((HEELS, PENALTY), ())


def test_only_scores_of_the_kinds_that_are_named_lapse() -> None:
    after = forfeited(tally(due=((FIFTEEN, HEELS), ())), ANN, ACC, (Kind.HEELS,))
    assert (after.due, after.missed, after.lost) == (((FIFTEEN,), ()), NOBODY, ((HEELS,), ()))


def test_at_a_club_muggins_takes_heels_too() -> None:
    assert forfeited(tally(due=((HEELS,), ())), ANN, CLUB).missed == ((HEELS,), ())


@pytest.mark.parametrize(
    ("due", "backward", "pending"),
    [((), 0, (BOB,)), ((PAIR,), 0, (BOB,)), ((PENALTY,), 0, (ANN, BOB)), ((), 3, (ANN, BOB))],
)
def test_nobody_is_waited_for_any_more_but_for_what_a_ruling_orders(
    due: Scores, backward: int, pending: tuple[int, ...]
) -> None:
    before = tally(due=(due, (MUGGINS,)), backward=(backward, 5), pending=(ANN, BOB))
    assert waited_for_no_more(before, ANN).pending == pending


def test_what_rulings_give_is_summed_up() -> None:
    before = tally(due=((PAIR, PENALTY, MUGGINS), ()))
    assert (before.awarded(ANN), before.awarded(BOB)) == (7, 0)


def test_what_was_missed_is_lost_once_nobody_can_call_it() -> None:
    after = out_of_reach(tally(missed=((PAIR, RUN), (HEELS,)), lost=((FIFTEEN,), ())), ANN)
    assert (after.missed, after.lost) == (((), (HEELS,)), ((FIFTEEN, PAIR, RUN), ()))


def test_the_first_hand_pegged_ends_what_can_be_said_of_the_play() -> None:
    before = tally(
        due=((PAIR, PENALTY), (HEELS,)),
        missed=((), (RUN,)),
        marks=(mark(ANN, 2, open_to=(BOB,)), mark(BOB, 3)),
        announcer=BOB,
    )
    after = play_settled(before, ACC)
    assert (after.due, after.missed) == (((PENALTY,), ()), NOBODY)
    assert after.lost == ((PAIR,), (HEELS, RUN))
    assert (after.marks, after.announcer, after.settled) == ((mark(ANN, 2), mark(BOB, 3)), None, True)
    assert {Kind.PENALTY, Kind.MUGGINS} & set(OF_THE_PLAY) == set()


# What was pegged


def test_what_each_has_gained_leaves_penalties_out() -> None:
    marks = (mark(ANN, 5, award=3), mark(BOB, 2), mark(ANN, 1))
    before = tally(marks=marks, counted=(hand(BOB, 4, 6), hand(ANN, 8, None)))
    assert before.gained == (3, 8)
    assert before.scores == (*marks, hand(BOB, 4, 6))
    assert before.count_to_peg(ANN) == hand(ANN, 8, None)
    assert before.count_to_peg(BOB) is None


def test_how_far_a_score_can_still_be_told_of() -> None:
    assert (mark(ANN, 5, over=2).reach, mark(ANN, 0, over=2).reach) == (5, 2)
    assert (hand(ANN, 4, 6).reach, hand(ANN, 4, 6).over, hand(ANN, 4, 6).missed) == (6, 2, 0)
    assert (hand(ANN, 9, 6).over, hand(ANN, 9, 6).missed, hand(ANN, 9, 6, returned=2).missed) == (0, 3, 1)
    assert (hand(ANN, 9, None).missed, hand(ANN, 9, None).is_pegged, hand(ANN, 9, 0).is_pegged) == (
        0,
        False,
        True,
    )


def test_a_peg_that_went_back_altogether_closes_nothing() -> None:
    gone = mark(ANN, 0, closed=(PAIR,))
    after = reopened(tally(marks=(gone, mark(BOB, 2)), lost=((FIFTEEN, PAIR, PAIR), ()), missed=((RUN,), ())))
    assert (after.missed, after.lost) == (((PAIR, RUN), ()), ((FIFTEEN, PAIR), ()))
    assert after.marks == (mark(ANN, 0), mark(BOB, 2))


def test_what_it_closed_is_closed_by_the_next_of_the_same_player() -> None:
    marks = (
        mark(ANN, 0, closed=(PAIR,)),
        mark(BOB, 1),
        mark(ANN, 0),
        mark(ANN, 2, closed=(RUN,)),
        mark(ANN, 1),
    )
    after = reopened(tally(marks=marks, lost=((PAIR, RUN), ())))
    assert after.marks == (
        mark(ANN, 0),
        mark(BOB, 1),
        mark(ANN, 0),
        mark(ANN, 2, closed=(PAIR, RUN)),
        mark(ANN, 1),
    )
    assert (after.missed, after.lost) == (NOBODY, ((PAIR, RUN), ()))


def test_nothing_opens_again_after_the_first_hand_nor_for_a_peg_that_stands() -> None:
    gone = tally(marks=(mark(ANN, 0, closed=(PAIR,)),), lost=((PAIR,), ()), settled=True)
    stands = tally(marks=(mark(ANN, 1, closed=(PAIR,)),), lost=((PAIR,), ()))
    assert (reopened(gone), reopened(stands)) == (gone, stands)


# What is told when the deal is over


def test_every_mistake_that_stood_is_told() -> None:
    over = tally(
        lost=((FIFTEEN,), (HEELS, PENALTY)),
        missed=((PAIR,), (MUGGINS,)),
        marks=(mark(ANN, 5, over=3), mark(BOB, 2)),
        wrong_counts=(BOB, BOB),
        held=(Held(ANN, cards("5H"), 3),),
        counted=(
            hand(BOB, 2, 5),
            hand(ANN, 12, 12),
            replace(hand(ANN, 10, 8, returned=1), crib=True),
        ),
    )
    assert reckon(over) == (
        Slip(ANN, SlipKind.MISSED_IN_PLAY, 4),
        Slip(BOB, SlipKind.MISSED_HEELS, 2),
        Slip(BOB, SlipKind.MISSED_AWARD, 7),
        Slip(ANN, SlipKind.OVER_IN_PLAY, 3),
        Slip(BOB, SlipKind.WRONG_COUNT),
        Slip(BOB, SlipKind.WRONG_COUNT),
        Slip(ANN, SlipKind.HELD_BACK),
        Slip(BOB, SlipKind.OVER_HAND, 3),
        Slip(ANN, SlipKind.MISSED_CRIB, 2),
    )


def test_the_hand_and_the_crib_have_names_of_their_own() -> None:
    counted = (hand(BOB, 5, 2), replace(hand(ANN, 2, 6), crib=True))
    assert reckon(tally(counted=counted)) == (
        Slip(BOB, SlipKind.MISSED_HAND, 3),
        Slip(ANN, SlipKind.OVER_CRIB, 4),
    )
    assert reckon(new_tally(2)) == ()


# What a claim closes


def test_what_was_pegged_too_far_is_put_right_where_the_claimant_may_object() -> None:
    before = tally(
        marks=(
            mark(ANN, 5, over=2, open_to=(BOB,), beyond=1),
            mark(ANN, 4, over=3),
            mark(BOB, 3, over=1, open_to=(ANN,)),
        ),
        counted=(hand(ANN, 6, 9, open_to=(BOB,)), hand(BOB, 2, 5, open_to=(ANN,))),
    )
    after = settled(before, c.ClaimOverpegged(BOB, ANN))
    assert after.marks == (mark(ANN, 3, open_to=(BOB,)), *before.marks[1:])
    assert after.counted == (hand(ANN, 6, 9, named=6, pegged=6, open_to=(BOB,)), before.counted[1])


def test_a_low_count_is_not_raised_by_a_claim_that_it_is_too_high() -> None:
    before = tally(counted=(hand(ANN, 9, 6, open_to=(BOB,)),))
    assert settled(before, c.ClaimOverpegged(BOB, ANN)) == before


def test_a_wrong_count_goes_with_what_was_pegged_on_it() -> None:
    """The last of Ann's wrong counts, and what she has pegged since her card, the fourth."""
    before = tally(
        announcer=ANN,
        wrong_counts=(ANN, BOB, ANN, BOB),
        marks=(mark(ANN, 2, over=2, at=3, open_to=(BOB,)), mark(ANN, 3, over=1, at=4, open_to=(BOB,))),
    )
    after = settled(before, c.ClaimCount(BOB), laid=4)
    assert after.wrong_counts == (ANN, BOB, BOB)
    assert after.marks == (before.marks[0], mark(ANN, 2, at=4, open_to=(BOB,)))


def test_who_announced_may_put_the_own_count_right() -> None:
    before = tally(announcer=ANN, wrong_counts=(ANN,), marks=(mark(ANN, 2, over=2, open_to=(BOB,)),))
    after = settled(before, c.ClaimCount(ANN))
    assert (after.wrong_counts, after.marks) == ((), (mark(ANN, 0, open_to=(BOB,)),))


def test_a_count_that_nobody_answers_for_any_more_stands() -> None:
    before = tally(wrong_counts=(ANN,), marks=(mark(ANN, 2, over=2, open_to=(BOB,)),))
    assert settled(before, c.ClaimCount(BOB)) == before


def test_own_points_go_back_off_what_was_too_many_first_and_then_off_the_newest() -> None:
    before = tally(
        marks=(mark(ANN, 4, over=1, open_to=(BOB,)), mark(ANN, 3, open_to=(BOB,)), mark(ANN, 9)),
        counted=(hand(ANN, 6, 8, open_to=(BOB,)), hand(BOB, 6, 8, open_to=(ANN,))),
    )
    three = settled(before, c.PegBack(ANN, 3))
    assert three.counted == (hand(ANN, 6, 8, named=6, pegged=6, open_to=(BOB,)), before.counted[1])
    assert three.marks == (mark(ANN, 3, open_to=(BOB,)), *before.marks[1:])
    five = settled(before, c.PegBack(ANN, 5))
    assert five.counted[0] == hand(ANN, 6, 8, named=4, pegged=4, returned=2, open_to=(BOB,))
    assert five.marks == three.marks
    eleven = settled(before, c.PegBack(ANN, 11))
    assert [one.points for one in eleven.marks] == [3, 1, 9]
    assert eleven.counted[0] == hand(ANN, 6, 8, named=0, pegged=0, returned=6, open_to=(BOB,))


def test_a_point_for_a_go_not_due_yet_goes_back_first() -> None:
    early = mark(ANN, 3, over=1, open_to=(BOB,), beyond=1, go=True)
    one = settled(tally(marks=(early,)), c.PegBack(ANN, 1))
    assert one.marks == (mark(ANN, 2, open_to=(BOB,), go=True),)
    two = settled(tally(marks=(early,)), c.PegBack(ANN, 2))
    assert two.marks == (mark(ANN, 1, open_to=(BOB,)),)


def test_muggins_takes_the_count_that_was_too_low() -> None:
    low = hand(ANN, 9, 6, callers=(BOB,))
    crib = replace(hand(ANN, 5, 1, callers=(BOB,)), crib=True)
    before = tally(counted=(low, crib))
    after = settled(before, c.ClaimMuggins(BOB, ANN, 3, c.Scored.HAND))
    assert after.counted == (replace(low, named=9), crib)
    after = settled(before, c.ClaimMuggins(BOB, ANN, 4, c.Scored.CRIB))
    assert after.counted == (low, replace(crib, named=5))


def test_muggins_takes_the_score_it_names_whether_missed_or_overlooked() -> None:
    overlooked = replace(PAIR, overlooked=True)
    before = tally(due=((overlooked, PAIR, RUN), (overlooked,)), missed=((PAIR, FIFTEEN), (PAIR,)))
    after = settled(before, c.ClaimMuggins(BOB, ANN, 2, c.Scored.PAIR))
    assert after.due == ((PAIR, RUN), (overlooked,))
    assert after.missed == ((FIFTEEN,), (PAIR,))


def test_what_was_counted_early_is_to_be_counted_again() -> None:
    early = hand(ANN, 9, 9, early=True)
    before = tally(counted=(early, hand(BOB, 2, 2)), pending=(ANN, BOB))
    after = settled(before, c.ClaimCountedEarly(BOB, ANN))
    assert (after.counted, after.pending) == ((hand(BOB, 2, 2),), (BOB,))
    silent = settled(replace(before, silent=(ANN,)), c.ClaimCountedEarly(BOB, ANN))
    assert (silent.counted, silent.pending) == ((hand(BOB, 2, 2),), (ANN, BOB))


def test_heels_that_are_known_to_be_lost_are_not_told_again() -> None:
    before = tally(lost=((HEELS, PAIR), (HEELS,)), marks=(mark(ANN, 2, over=2, open_to=(BOB,)),))
    after = settled(before, c.ClaimHeels(BOB, ANN))
    assert (after.lost, after.marks) == (((PAIR,), (HEELS,)), (mark(ANN, 0, open_to=(BOB,)),))


@pytest.mark.parametrize(("rules", "open_to"), [(ACC, ()), (CLUB, (BOB,))])
def test_a_game_won_by_a_count_out_of_turn_takes_the_count_back(
    rules: RuleSet, open_to: tuple[int, ...]
) -> None:
    """At a club whatever else was wrong with it."""
    before = tally(counted=(hand(ANN, 5, 9, early=True, open_to=open_to),))
    assert settled(before, c.ClaimFalseGame(BOB, ANN), rules=rules).counted == ()


def test_a_game_won_by_too_many_points_takes_those_back_and_no_more() -> None:
    before = tally(counted=(hand(ANN, 5, 9, early=True, open_to=(BOB,)),))
    after = settled(before, c.ClaimFalseGame(BOB, ANN))
    assert after.counted == (hand(ANN, 5, 9, early=True, open_to=(BOB,), named=5, pegged=5),)


# What rulings and the clock do to it


def test_what_a_ruling_puts_right_comes_off_the_newest_marks() -> None:
    before = tally(marks=(mark(ANN, 4, over=1), mark(BOB, 5), mark(ANN, 3, over=2, beyond=1)))
    assert taken_off(before, ANN, 2) == replace(before, marks=(*before.marks[:2], mark(ANN, 1)))
    after = taken_off(before, ANN, 5)
    assert isinstance(after, Tally)
    assert after.marks == (mark(ANN, 2), mark(BOB, 5), mark(ANN, 0))


def test_when_time_is_called_a_claim_of_the_game_counts_for_what_was_there() -> None:
    before = tally(
        marks=(mark(ANN, 5, over=2, open_to=(BOB,)), mark(BOB, 4, over=1, open_to=(ANN,))),
        claimed_by=ANN,
        accepted=(BOB,),
    )
    after = without_claim(before, ACC)
    assert after == replace(
        before, marks=(mark(ANN, 3, open_to=(BOB,)), before.marks[1]), claimed_by=None, accepted=()
    )
    unclaimed = replace(before, claimed_by=None)
    assert without_claim(unclaimed, ACC) is unclaimed
    assert without_claim(None, ACC) is None


def test_a_go_taken_back_keeps_what_was_put_right_since() -> None:
    then = tally(
        due=((PAIR, PENALTY), (RUN,)),
        marks=(mark(ANN, 5, over=2, go=True), mark(BOB, 4, go=True)),
        pending=(BOB,),
    )
    now = tally(
        due=((), (Due(Kind.PENALTY, 5), MUGGINS)),
        marks=(mark(ANN, 3), mark(BOB, 4, go=True), mark(ANN, 1)),
        backward=(3, 0),
    )
    after = returned_to(then, now)
    assert isinstance(after, Tally)
    assert after.marks == (mark(ANN, 3), mark(BOB, 4, go=True))
    assert after.due == ((PAIR,), (RUN, Due(Kind.PENALTY, 5)))
    assert (after.backward, set(after.pending)) == ((3, 0), {ANN, BOB})


def test_a_count_that_holds_no_more_is_not_waited_for() -> None:
    crib = replace(hand(ANN, 5, None), crib=True)
    before = tally(counted=(hand(BOB, 2, 2), hand(ANN, 9, 9), crib), pending=(ANN, BOB))
    assert uncounted(before, None) == replace(before, counted=before.counted[:2], pending=(BOB,))
    assert uncounted(before, ANN) == replace(before, counted=(before.counted[0], crib))
    assert uncounted(before, BOB) == replace(before, counted=before.counted[1:])


def test_counts_are_pegged_anew() -> None:
    before = tally(counted=(hand(BOB, 2, 2), hand(ANN, 9, 9)))
    assert repegged(before, (1, 7)) == tally(counted=(hand(BOB, 2, 2, pegged=1), hand(ANN, 9, 9, pegged=7)))


def test_of_a_play_taken_back_only_heels_and_awards_are_due() -> None:
    before = tally(
        due=((PAIR, HEELS), (RUN, PENALTY, MUGGINS)), missed=((PAIR,), (RUN,)), marks=(mark(ANN, 2),)
    )
    assert retracted(before) == tally(due=((HEELS,), (PENALTY, MUGGINS)))
