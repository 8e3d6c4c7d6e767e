"""What holds at every desk, whatever is asked of it."""

from collections import Counter
from copy import deepcopy
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from pegout.tournament.entries import (
    AwardPrizes,
    Cancel,
    Cause,
    Command,
    DecideRefund,
    Desk,
    Donate,
    HandOver,
    JoinPool,
    Pay,
    Phase,
    PutIn,
    Record,
    Spend,
    Status,
    evaluate,
    line_up,
    refunds_due,
    refunds_undecided,
    refusal,
    take,
    waiting_list,
    without,
)
from pegout.tournament.money import CASH, HOUSE, REFUNDS_OWED, AccountKind, closing_statement
from tests.kit.entries_desk import START, Story, accepted, stories
from tests.kit.proofs import proof

HOLDING = (Status.PLACED, Status.CONFIRMED)


def steps(story: Story) -> list[Desk]:
    """The desk before the first record and after each."""
    desks = [evaluate(story.rules, START, ())]
    for record in story.log:
        desks.append(take(desks[-1], record))
    return desks


@proof(25, 3000)
@given(stories())
def test_the_ledger_balances_after_every_record(story: Story) -> None:
    for desk in steps(story):
        got, gave = desk.ledger.trial_balance().totals
        assert got == gave
        assert dict(desk.balances) == desk.ledger.balances()
        assert dict(desk.balances).get(CASH, 0) >= 0


@proof(25, 3000)
@given(stories())
def test_nobody_gets_back_more_than_they_paid(story: Story) -> None:
    paid: Counter[str] = Counter()
    granted: Counter[str] = Counter()
    for desk in steps(story):
        for entry in desk.entries:
            refund = entry.refund
            assert 0 <= refund.given_back <= refund.granted <= entry.paid_in_all
            assert entry.kept >= 0
    for record in accepted(story, story.end):
        if isinstance(record.command, Pay):
            paid[record.command.entrant] += record.command.cents
        elif isinstance(record.command, JoinPool):
            paid[record.command.entrant] += 500 if record.command.pool == "highest hand" else 333
    for transaction in story.end.journal:
        granted[transaction.concerns] += sum(
            -posting.cents
            for posting in transaction.postings
            if posting.account == REFUNDS_OWED and posting.cents < 0
        )
    assert all(cents <= paid[name] for name, cents in granted.items())


@proof(25, 3000)
@given(stories())
def test_the_entries_say_what_the_books_say(story: Story) -> None:
    desk = story.end
    owed = Counter({entry.name: entry.refund.owed for entry in desk.entries})
    assert sum(owed.values()) == -desk.ledger.balance(REFUNDS_OWED)
    assert sum(due.cents for due in refunds_due(desk)) == sum(owed.values())
    in_all = sum(entry.kept + entry.paid_in_all - entry.refund.granted for entry in desk.entries)
    given_away = sum(r.command.cents for r in accepted(story, desk) if isinstance(r.command, Donate))
    closing = closing_statement(desk.ledger)
    assert in_all + given_away == closing.taken_in - closing.refunds


@proof(25, 3000)
@given(stories())
def test_the_statement_agrees_with_what_was_handed_over_the_desk(story: Story) -> None:
    desk = story.end
    done = [record.command for record in accepted(story, desk)]
    fees = sum(one.cents for one in done if isinstance(one, Pay | Donate))
    pools = sum(500 if one.pool == "highest hand" else 333 for one in done if isinstance(one, JoinPool))
    closing = closing_statement(desk.ledger)
    assert closing.taken_in == fees + pools
    assert closing.spent == sum(one.cents for one in done if isinstance(one, Spend))
    assert closing.put_in_by_house == sum(one.cents for one in done if isinstance(one, PutIn))
    assert closing.prizes == sum(prize.cents for prize in desk.course.prizes or ())
    house = closing.put_in_by_house - closing.handed_to_house
    assert closing.cash == fees + pools + house - closing.paid_out


@proof(25, 3000)
@given(stories())
def test_places_go_to_the_first_in_line_and_never_to_more_than_there_are(story: Story) -> None:
    for desk in steps(story):
        if desk.course.phase is not Phase.OPEN:
            continue
        holding = [entry.status in HOLDING for entry in desk.entries if entry.status is not Status.GONE]
        assert holding == sorted(holding, reverse=True)
        places = desk.rules.places
        if places is not None:
            assert sum(holding) == min(places, len(holding))
        else:
            assert all(holding)


@proof(25, 3000)
@given(stories())
def test_the_waiting_list_keeps_its_order_and_those_who_move_up_stood_in_front(story: Story) -> None:
    for one, other in pairwise(steps(story)):
        earlier, later = waiting_list(one), waiting_list(other)
        stayed = [name for name in earlier if name in later]
        assert list(later[: len(stayed)]) == stayed
        up = [name for name in line_up(other) if name in earlier]
        placed = [entry.name for entry in other.entries if entry.status is Status.PLACED]
        up += [name for name in placed if name in earlier]
        if up and stayed:
            assert max(map(earlier.index, up)) < min(map(earlier.index, stayed))


@proof(25, 2000)
@given(stories())
def test_one_record_at_a_time_comes_to_the_same_as_the_whole_log(story: Story) -> None:
    assert steps(story)[-1] == story.end


@proof(25, 2000)
@given(stories())
def test_undoing_the_last_record_brings_back_the_desk_before(story: Story) -> None:
    for desk, record in list(zip(steps(story), story.log, strict=False))[::9]:
        before = deepcopy(desk)
        take(desk, record)
        assert desk == before
    if story.log:
        shorter = without(story.log, story.log[-1].number)
        assert evaluate(story.rules, START, shorter) == steps(story)[-2]


@proof(25, 2000)
@given(stories(), st.data())
def test_undoing_any_record_keeps_every_law_of_the_books_and_every_number(
    story: Story, data: st.DataObject
) -> None:
    if not story.log:
        return
    undone = data.draw(st.sampled_from(story.log)).number
    desk = evaluate(story.rules, START, without(story.log, undone))
    assert sum(dict(desk.balances).values()) == 0
    assert undone not in {transaction.number for transaction in desk.journal}
    assert undone not in {one.number for one in desk.refused}
    earlier = [one for one in story.end.journal if one.number < undone]
    assert list(desk.journal[: len(earlier)]) == earlier


@proof(25, 2000)
@given(stories())
def test_a_refused_record_changes_nothing(story: Story) -> None:
    desk = story.end
    if not story.log:
        return
    refused = {one.number for one in desk.refused}
    kept = [record for record in story.log if record.number not in refused]
    same = evaluate(story.rules, START, kept, now=story.log[-1].at)
    assert same.refused == ()
    assert (same.entries, same.journal, same.course) == (desk.entries, desk.journal, desk.course)


@proof(25, 2000)
@given(stories())
def test_what_is_refused_is_what_was_said_to_be(story: Story) -> None:
    for desk, record in zip(steps(story), story.log, strict=False):
        why = refusal(desk, record)
        aside = [one.why for one in take(desk, record).refused if one.number == record.number]
        assert aside == ([] if why is None else [why])


@proof(25, 2000)
@given(stories())
def test_every_refusal_is_one_sentence_that_says_what_is_wrong_and_what_to_do(story: Story) -> None:
    for one in story.end.refused:
        wrong, colon, remedy = one.why.message.partition(": ")
        assert colon
        assert wrong
        assert remedy.endswith(".")
        assert ". " not in one.why.message
        assert len(one.why.message) <= 120


@proof(25, 2000)
@given(stories())
def test_the_line_up_never_changes_once_play_has_started(story: Story) -> None:
    started = [line_up(desk) for desk in steps(story) if desk.course.line_up]
    assert len(set(started)) <= 1


@proof(25, 3000)
@given(stories())
def test_force_majeure_gives_back_all_that_is_left_up_to_what_was_paid(story: Story) -> None:
    desk = story.end
    for name in refunds_undecided(desk):
        desk = _after(desk, DecideRefund(name, 0, "settled before the storm"))
    books = dict(desk.balances)
    left = books.get(CASH, 0) + books.get(REFUNDS_OWED, 0) - max(0, -books.get(HOUSE, 0))
    awarded = desk.course.pools_awarded
    paid = {
        entry.name: entry.paid + sum(pool.fee for pool in entry.pools if pool.name not in awarded)
        for entry in desk.entries
        if entry.status in HOLDING
    }
    over = desk.course.phase is Phase.CANCELLED or desk.course.prizes is not None
    after = _after(desk, Cancel(Cause.FORCE_MAJEURE, "a storm"))
    assert (len(after.refused) > len(desk.refused)) is over
    if not over:
        back = {entry.name: entry.refund.granted for entry in after.entries if entry.name in paid}
        assert sum(back.values()) == max(0, min(left, sum(paid.values())))
        assert all(0 <= back[name] <= paid[name] for name in paid)
        assert after.ledger.balance(REFUNDS_OWED) == books.get(REFUNDS_OWED, 0) - sum(back.values())


def _after(desk: Desk, command: Command) -> Desk:
    return take(desk, Record(desk.number + 1, desk.at or START, "Reg", command))


@proof(25, 3000)
@given(stories())
def test_nothing_is_spent_that_is_owed_or_held_for_a_side_pool(story: Story) -> None:
    for after, record in zip(steps(story)[1:], story.log, strict=True):
        refused = {one.number for one in after.refused}
        if record.number in refused or not isinstance(record.command, Spend | HandOver | AwardPrizes):
            continue
        books = dict(after.balances)
        pools = [cents for account, cents in books.items() if account.kind is AccountKind.SIDE_POOL]
        held = 0 if after.course.phase is Phase.CANCELLED else -sum(pools)
        paid_nothing = isinstance(record.command, AwardPrizes) and not after.course.prizes
        assert books.get(CASH, 0) >= held - books.get(REFUNDS_OWED, 0) or paid_nothing
