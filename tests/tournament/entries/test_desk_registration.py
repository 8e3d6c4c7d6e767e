"""lodge:registration and lodge:tickets: who gets in, for how much, and in which position."""

from dataclasses import replace

import pytest

from pegout.tournament.entries import (
    Arrival,
    CheckIn,
    Command,
    DeskRules,
    Donate,
    Eligibility,
    JoinPool,
    MoveStart,
    Pay,
    PutIn,
    Record,
    Register,
    Remove,
    SidePool,
    Spend,
    StartPlay,
    Status,
    Withdraw,
    came_late,
    line_up,
    not_here,
    refusal,
    waiting_list,
)
from pegout.tournament.money import receipts
from tests.kit.entries_desk import LODGE, START, Clerk, before, names


def test_an_entry_is_a_place_and_a_paid_fee() -> None:
    clerk = Clerk().do(Register("Ann", "member"))
    assert clerk.entry("Ann").status is Status.PLACED
    assert line_up(clerk.desk) == ()
    clerk.do(Pay("Ann", 2000))
    assert clerk.entry("Ann").status is Status.CONFIRMED
    assert line_up(clerk.desk) == ("Ann",)


def test_part_payments_add_up_and_the_last_cent_confirms() -> None:
    clerk = Clerk().do(Register("Ann", "member"), Pay("Ann", 1500), Pay("Ann", 499))
    assert clerk.entry("Ann").status is Status.PLACED
    clerk.do(Pay("Ann", 1))
    assert clerk.entry("Ann").status is Status.CONFIRMED


def test_overpaying_buys_no_better_position() -> None:
    clerk = Clerk().enter("Ann", "Bob").enter("Cleo", cents=500000)
    assert line_up(clerk.desk) == ("Ann", "Bob", "Cleo")


def test_the_position_is_the_order_of_registration_and_not_of_payment() -> None:
    clerk = Clerk().do(
        Register("Ann", "member"), Register("Bob", "member"), Pay("Bob", 2000), Pay("Ann", 2000)
    )
    assert line_up(clerk.desk) == ("Ann", "Bob")


def test_every_payment_has_a_receipt_that_says_what_it_is_for() -> None:
    clerk = Clerk().do(Register("Ann", "member"))
    clerk.do(Pay("Ann", 500), Pay("Ann", 1500), Pay("Ann", 300), Donate("Zoe", 700))
    clerk.enter("Bob", cents=2500)
    assert [
        (slip.number, slip.entrant, slip.what_for, slip.cents) for slip in receipts(clerk.desk.ledger)
    ] == [
        ("2", "Ann", "part of the entry fee", 500),
        ("3", "Ann", "entry fee", 1500),
        ("4", "Ann", "donation", 300),
        ("5", "Zoe", "donation", 700),
        ("7", "Bob", "entry fee and donation", 2500),
    ]


def test_a_free_event_confirms_at_once_and_takes_donations() -> None:
    clerk = Clerk(replace(LODGE, fee=0, minimum_entries=0)).do(Register("Ann", "member"))
    assert clerk.entry("Ann").status is Status.CONFIRMED
    clerk.do(Pay("Ann", 700))
    assert [slip.what_for for slip in receipts(clerk.desk.ledger)] == ["donation"]


@pytest.mark.parametrize("again", ["Ann Lee", "ann lee", "Ann  Lee", "ANN LEE"])
def test_one_entry_a_person(again: str) -> None:
    clerk = Clerk().do(Register("Ann Lee", "member"))
    assert clerk.says(Register(again, "member")) == (
        "Ann Lee is already entered: if this is somebody else, add something to tell them apart."
    )


def test_an_accent_written_in_two_ways_is_one_person() -> None:
    clerk = Clerk().do(Register("Jos\u00e9", "member"))
    assert "already entered" in clerk.says(Register("Jose\u0301", "member"))
    assert clerk.says(Register("Jose", "member")) == ""


@pytest.mark.parametrize("sponsor", ["", " ", "Bob", "bob "])
def test_a_guest_names_somebody_else_who_invited_them(sponsor: str) -> None:
    assert "by invitation: name somebody else" in Clerk().says(Register("Bob", "guest", sponsor))


def test_an_invited_guest_and_a_member_may_enter() -> None:
    clerk = Clerk().do(Register("Bob", "guest", "Ann"), Register("Ann", "member", contact="ann@example.org"))
    assert clerk.entry("Bob").who.sponsor == "Ann"
    assert clerk.entry("Ann").who.contact == "ann@example.org"


def test_nobody_else_may_enter() -> None:
    assert Clerk().says(Register("Bob", "stranger")) == (
        "Bob cannot enter that way: choose from member, guest."
    )


@pytest.mark.parametrize("name", ["", " ", " Ann", "Ann\n", "A\tB"])
def test_a_name_that_cannot_be_printed_is_refused(name: str) -> None:
    assert "cannot be a name: use up to 40 plain characters." in Clerk().says(Register(name, "member"))


LONG = "A" * 41


@pytest.mark.parametrize(
    ("command", "field"),
    [
        (Register(LONG, "member"), "name"),
        (Register("Bob", "guest", LONG), "sponsor"),
        (Donate(LONG, 100), "giver"),
        (Spend(LONG, 100), "on"),
    ],
)
def test_a_long_name_is_refused_when_it_comes_in_and_not_when_a_log_is_read(
    command: Command, field: str
) -> None:
    clerk = Clerk().do(PutIn(1000))
    why = refusal(clerk.desk, Record(2, clerk.at, "Reg", command))
    assert why is not None
    assert "cannot be a name: use up to 40 plain characters." in why.message
    assert why.field == field
    assert clerk.says(command) == ""


def test_walk_ins_enter_until_the_start_and_nobody_after() -> None:
    clerk = Clerk(replace(LODGE, minimum_entries=0)).clock(1 / 3600).enter("Ann")
    clerk.clock(0)
    assert clerk.says(Register("Bob", "member")) == (
        "Entry closed at the start, 2026-06-06 10:00: if play is delayed, move the start."
    )


def test_a_start_that_is_moved_lets_walk_ins_in() -> None:
    clerk = Clerk(replace(LODGE, minimum_entries=0)).enter("Ann").clock(-1)
    clerk.do(MoveStart(before(-2), "the hall is locked"), Register("Bob", "member"))
    clerk.clock(-2)
    assert "Entry closed" in clerk.says(Register("Cleo", "member"))


def test_who_queued_at_the_start_may_still_pay_until_play_starts() -> None:
    clerk = Clerk(replace(LODGE, minimum_entries=0)).enter("Ann").do(Register("Bob", "member"))
    clerk.clock(0).do(Pay("Bob", 2000), StartPlay())
    assert line_up(clerk.desk) == ("Ann", "Bob")


def test_who_has_not_paid_when_play_starts_is_not_in_and_gets_any_part_back() -> None:
    clerk = Clerk(replace(LODGE, places=3, minimum_entries=0)).enter("Ann", "Bob")
    clerk.do(Register("Cleo", "member"), Pay("Cleo", 900), Register("Dan", "member"))
    clerk.clock(0).do(StartPlay())
    assert line_up(clerk.desk) == ("Ann", "Bob")
    assert [clerk.entry(name).status for name in ("Cleo", "Dan")] == [Status.LAPSED] * 2
    assert [clerk.entry(name).refund.owed for name in ("Ann", "Bob", "Cleo", "Dan")] == [0, 0, 900, 0]
    assert "had no confirmed entry when play started" in clerk.says(CheckIn("Cleo"))


def test_play_starts_neither_early_nor_alone_nor_twice() -> None:
    clerk = Clerk(replace(LODGE, minimum_entries=0)).enter("Ann")
    assert clerk.says(StartPlay()) == ("Play starts at 2026-06-06 10:00: wait until then, or move the start.")
    assert clerk.clock(0).says(StartPlay()) == "Nobody can play alone: call the event off, or move the start."
    clerk = Clerk(replace(LODGE, minimum_entries=0)).enter("Ann", "Bob").clock(0).do(StartPlay())
    assert "already started" in clerk.says(StartPlay())


def test_check_in_shows_who_is_missing() -> None:
    clerk = Clerk().enter("Ann", "Bob", "Dan").do(CheckIn("Bob"), Register("Cleo", "member"), Withdraw("Dan"))
    assert not_here(clerk.desk) == ("Ann",)
    assert "already checked in" in clerk.says(CheckIn("Bob"))


def test_check_in_asks_for_what_is_still_to_pay() -> None:
    clerk = Clerk().do(Register("Ann", "member"), Pay("Ann", 1250))
    assert clerk.says(CheckIn("Ann")) == "Ann still owes $7.50: collect that first."


def test_a_late_arrival_at_the_lodge_is_flagged_and_keeps_the_position() -> None:
    clerk = Clerk(replace(LODGE, minimum_entries=0)).enter("Ann", "Bob").do(CheckIn("Bob"))
    clerk.clock(0).do(StartPlay(), CheckIn("Ann"))
    assert clerk.entry("Ann").arrival is Arrival.LATE
    assert came_late(clerk.desk) == ("Ann",)
    assert line_up(clerk.desk) == ("Ann", "Bob")


def test_elsewhere_a_late_arrival_is_refused() -> None:
    clerk = Clerk(DeskRules("acc")).do(Register("Ann", "player"), Register("Bob", "player"))
    clerk.clock(0).do(StartPlay())
    assert (
        clerk.says(CheckIn("Ann")) == "Play has started and late entry is closed: send Ann to the director."
    )


def test_nothing_is_done_for_somebody_who_is_not_entered() -> None:
    clerk = Clerk()
    for command in (
        Pay("Ann", 2000),
        CheckIn("Ann"),
        Withdraw("Ann"),
        Remove("Ann", "x"),
        JoinPool("Ann", "x"),
    ):
        assert clerk.says(command) == (
            "'Ann' is not entered: check the spelling, or register this person first."
        )


@pytest.mark.parametrize("cents", [0, -1])
def test_an_amount_is_above_nought(cents: int) -> None:
    clerk = Clerk().do(Register("Ann", "member"))
    for command in (Pay("Ann", cents), Donate("Zoe", cents)):
        assert "positive number of cents" in clerk.says(command)


def test_a_donation_needs_a_giver() -> None:
    assert Clerk().says(Donate("", 500)) == "A donation needs a donor: say who gave it."


def test_divisions_have_positions_of_their_own() -> None:
    rules = DeskRules("golden-age", kinds=(Eligibility("men"), Eligibility("women")))
    clerk = Clerk(rules)
    clerk.do(
        Register("Bob", "men"), Register("Ann", "women"), Register("Dan", "men"), Register("Eve", "women")
    )
    assert line_up(clerk.desk, "women") == ("Ann", "Eve")
    assert line_up(clerk.desk, "men") == ("Bob", "Dan")


def test_a_side_pool_is_an_extra_that_is_paid_once_and_before_the_start() -> None:
    rules = replace(LODGE, minimum_entries=0, pools=(SidePool("highest hand", 500),))
    clerk = Clerk(rules).enter("Ann", "Bob").do(JoinPool("Ann", "highest hand"))
    assert clerk.entry("Ann").paid_in_all == 2500
    assert "do not take a second fee" in clerk.says(JoinPool("Ann", "highest hand"))
    assert clerk.says(JoinPool("Bob", "skunks")) == (
        "There is no side pool 'skunks': choose from highest hand."
    )
    clerk.clock(0).do(StartPlay())
    assert "Side pools close at the start" in clerk.says(JoinPool("Bob", "highest hand"))


# The waiting list.


def test_the_thirty_third_waits_and_moves_up_when_a_place_is_free() -> None:
    clerk = Clerk().enter(*names(32)).do(Register("Ann", "member"), Register("Bob", "member"))
    assert waiting_list(clerk.desk) == ("Ann", "Bob")
    clerk.do(Withdraw("Player 7"))
    assert waiting_list(clerk.desk) == ("Bob",)
    clerk.do(Pay("Ann", 2000))
    assert line_up(clerk.desk) == (*names(6), *names(32)[7:], "Ann")


def test_who_waits_neither_pays_nor_checks_in() -> None:
    clerk = (
        Clerk(replace(LODGE, places=2, minimum_entries=0)).enter("Ann", "Bob").do(Register("Cleo", "member"))
    )
    assert clerk.says(Pay("Cleo", 2000)) == (
        "Cleo is on the waiting list: take the money when a place is free."
    )
    assert clerk.says(CheckIn("Cleo")) == "Cleo is on the waiting list: wait until a place is free."


def test_a_place_that_was_never_paid_is_freed_by_the_registrar() -> None:
    clerk = Clerk(replace(LODGE, places=2, minimum_entries=0)).enter("Ann")
    clerk.do(Register("Bob", "member"), Register("Cleo", "member"), Remove("Bob", "did not pay"))
    clerk.do(Pay("Cleo", 2000))
    assert line_up(clerk.desk) == ("Ann", "Cleo")
    assert clerk.entry("Bob").reason == "did not pay"


def test_who_comes_back_goes_to_the_end_of_the_line() -> None:
    clerk = Clerk(replace(LODGE, places=2, minimum_entries=0)).do(
        Register("Ann", "member"), Register("Bob", "member"), Register("Cleo", "member")
    )
    clerk.do(Withdraw("Ann"), Register("Ann", "member"))
    assert waiting_list(clerk.desk) == ("Ann",)
    assert [entry.name for entry in clerk.desk.entries] == ["Bob", "Cleo", "Ann"]


def test_more_places_in_the_rules_move_people_up_without_another_record() -> None:
    clerk = Clerk(replace(LODGE, places=2, minimum_entries=0)).do(
        *(Register(name, "member") for name in ("Ann", "Bob", "Cleo"))
    )
    assert waiting_list(clerk.desk) == ("Cleo",)
    assert waiting_list(Clerk(replace(LODGE, places=3, minimum_entries=0), START, log=clerk.log).desk) == ()


def test_nobody_moves_up_once_play_has_started() -> None:
    clerk = (
        Clerk(replace(LODGE, places=2, minimum_entries=0)).enter("Ann", "Bob").do(Register("Cleo", "member"))
    )
    clerk.clock(0).do(StartPlay(), Withdraw("Ann"))
    assert line_up(clerk.desk) == ("Ann", "Bob")
    assert clerk.entry("Cleo").status is Status.LAPSED
