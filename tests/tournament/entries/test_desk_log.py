"""The log: its order, its undoing, and the time that passes."""

from dataclasses import replace
from datetime import UTC, timedelta, tzinfo
from time import process_time

import pytest

from pegout.tournament.entries import (
    CheckIn,
    Command,
    Donate,
    MoveStart,
    Pay,
    Phase,
    Record,
    Register,
    StartPlay,
    Withdraw,
    evaluate,
    line_up,
    take,
    waiting_list,
    without,
)
from pegout.tournament.money import receipts
from tests.kit.entries_desk import LODGE, START, Clerk, before, names

ANN = Register("Ann", "member")


def sentences(*records: Record) -> list[str]:
    return [one.why.message for one in evaluate(LODGE, START, records).refused]


def test_numbers_never_go_back() -> None:
    assert sentences(Record(5, before(99), "Reg", ANN), Record(5, before(99), "Reg", Pay("Ann", 2000))) == [
        "Record 5 must follow record 5: give it a higher number."
    ]


def test_times_never_go_back() -> None:
    assert sentences(Record(1, before(99), "Reg", ANN), Record(2, before(100), "Reg", Pay("Ann", 2000))) == [
        "The previous record is from 2026-06-02 07:00: give a time no earlier than that."
    ]


def test_clocks_with_and_without_a_zone_are_not_mixed() -> None:
    mixed = "Times with and without a time zone cannot be mixed: give all of them the same way."
    assert sentences(Record(1, before(99).replace(tzinfo=UTC), "Reg", ANN)) == [mixed]
    clerk = Clerk().do(ANN)
    assert clerk.says(Withdraw("Ann", before(99).replace(tzinfo=UTC))) == mixed
    assert clerk.says(MoveStart(START.replace(tzinfo=UTC), "x")) == mixed


def test_every_record_says_who_made_it() -> None:
    assert sentences(Record(1, before(99), " ", ANN)) == ["Every record names who made it: give a name."]


def test_undoing_a_registration_refuses_what_made_sense_only_after_it() -> None:
    clerk = Clerk().enter("Ann", "Bob")
    desk = evaluate(LODGE, START, without(clerk.log, 1))
    assert line_up(desk) == ("Bob",)
    assert [one.number for one in desk.refused] == [2]
    assert desk.ledger.balance(desk.journal[0].postings[0].account) == 2000


def test_undoing_a_record_renumbers_no_receipt() -> None:
    clerk = Clerk().enter("Ann", "Bob", "Cleo")
    before_undo = {slip.entrant: slip.number for slip in receipts(clerk.desk.ledger)}
    after = receipts(evaluate(LODGE, START, without(clerk.log, 4)).ledger)
    assert {slip.entrant: slip.number for slip in after} == {
        name: number for name, number in before_undo.items() if name != "Bob"
    }


def test_undoing_a_withdrawal_gives_the_old_position_back() -> None:
    clerk = (
        Clerk(replace(LODGE, places=2, minimum_entries=2))
        .enter("Ann", "Bob")
        .do(Register("Cleo", "member"), Withdraw("Ann"))
    )
    assert waiting_list(clerk.desk) == ()
    desk = evaluate(clerk.rules, START, without(clerk.log, len(clerk.log)))
    assert line_up(desk) == ("Ann", "Bob")
    assert waiting_list(desk) == ("Cleo",)


def test_time_passes_without_a_record() -> None:
    clerk = Clerk().enter("Ann")
    assert clerk.desk.course.phase is Phase.OPEN
    assert evaluate(LODGE, START, clerk.log, now=before(47)).course.phase is Phase.CANCELLED


@pytest.mark.parametrize("zone", [None, UTC])
def test_a_whole_event_with_and_without_a_time_zone(zone: tzinfo | None) -> None:
    start = START.replace(tzinfo=zone)
    clerk = Clerk(start=start, at=start - timedelta(days=9)).enter(*names(13))
    clerk.clock(0).do(StartPlay())
    assert line_up(clerk.desk) == names(13)


def test_one_more_record_at_a_desk_of_five_hundred_takes_less_than_twenty_milliseconds() -> None:
    rules, people = replace(LODGE, places=512), names(540)
    commands: list[Command] = [Register(name, "member") for name in people]
    commands += [Pay(name, 2000) for name in people[:512]]
    commands += [CheckIn(name) for name in people[:512]]
    log = [Record(number, before(200), "Reg", command) for number, command in enumerate(commands, 1)]
    desk = evaluate(rules, START, log)
    assert (len(line_up(desk)), len(waiting_list(desk)), desk.refused) == (512, 28, ())
    one_more = Record(desk.number + 1, START, "Reg", Donate("Zoe", 100))
    took = []
    for _ in range(5):
        begun = process_time()
        take(desk, one_more)
        took.append(process_time() - begun)
    assert min(took) < 0.020
