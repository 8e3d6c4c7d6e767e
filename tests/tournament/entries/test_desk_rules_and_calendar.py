"""The rules of a desk as data, and the days that count."""

from dataclasses import replace
from datetime import date, datetime, timedelta
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.tournament.entries import (
    DESK_PRESETS,
    FOR_ANYBODY,
    FOR_REGISTRAR,
    CheckIn,
    Command,
    DeskRules,
    InvalidDeskRules,
    Register,
    SidePool,
    Withdraw,
    business_days_after,
    desk_preset,
    hours_before,
    is_business_day,
)
from pegout.tournament.entries.evaluate import DESK_WORK
from pegout.tournament.money import FixedPrizes
from tests.kit.proofs import proof

DAYS = st.dates(date(2020, 1, 1), date(2040, 1, 1))


def test_the_lodge_as_its_document_has_it() -> None:
    lodge = desk_preset("lodge")
    assert (lodge.fee, lodge.places, lodge.late_arrivals) == (2000, 32, True)
    assert (lodge.minimum_entries, lodge.minimum_hours, lodge.refund_business_days) == (13, 48, 5)
    assert (lodge.full_refund_hours, lodge.no_refund_hours) == (72, 48)
    assert [(kind.kind, kind.sponsored) for kind in lodge.kinds] == [("member", False), ("guest", True)]
    assert lodge.prizes == FixedPrizes((5000, 3000, 2000))


@pytest.mark.parametrize("name", ["golden-age", "acc", "club"])
def test_where_a_document_is_silent_there_is_no_limit_and_the_registrar_decides(name: str) -> None:
    rules = desk_preset(name)
    assert (rules.places, rules.minimum_entries) == (None, 0)
    assert (rules.full_refund_hours, rules.no_refund_hours) == (None, None)
    assert replace(rules, fee=1500).fee == 1500


def test_every_document_that_runs_events_has_desk_rules() -> None:
    assert set(DESK_PRESETS) == {"lodge", "golden-age", "acc", "club"}


@pytest.mark.parametrize(
    ("name", "hint"), [("lodg", "did you mean lodge"), ("x", "choose one of lodge, golden-age")]
)
def test_an_unknown_name_is_answered_with_those_there_are(name: str, hint: str) -> None:
    with pytest.raises(InvalidDeskRules, match=hint):
        desk_preset(name)


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"fee": -1}, "no number may be negative"),
        ({"minimum_entries": -1}, "no number may be negative"),
        ({"places": 1}, "at least two places"),
        ({"places": 12}, "above the number of places"),
        ({"kinds": ()}, "at least one kind"),
        ({"kinds": desk_preset("lodge").kinds * 2}, "each kind of person once"),
        ({"pools": (SidePool("a", 1), SidePool("a", 2))}, "each side pool once"),
        ({"pools": (SidePool("a", 0),)}, "needs a name and a fee"),
        ({"pools": (SidePool("", 5),)}, "needs a name and a fee"),
        ({"no_refund_hours": None}, "both refund deadlines, or neither"),
        ({"no_refund_hours": 73}, "must come after the full-refund one"),
        ({"no_refund_hours": -1}, "must come after the full-refund one"),
    ],
)
def test_rules_that_cannot_work_are_refused(changes: dict[str, Any], why: str) -> None:
    with pytest.raises(InvalidDeskRules, match=f"The desk rules lodge cannot work: .*{why}"):
        replace(desk_preset("lodge"), **changes)


def test_the_least_rules_work() -> None:
    assert DeskRules("x").fee == 0


def test_every_command_is_carried_out_and_is_for_somebody() -> None:
    commands = set(Command.__args__)
    assert set(DESK_WORK) == commands
    assert {Register, CheckIn, Withdraw} == FOR_ANYBODY
    assert commands - FOR_ANYBODY == FOR_REGISTRAR


@pytest.mark.parametrize(
    ("day", "due"),
    [
        (date(2026, 6, 1), date(2026, 6, 8)),  # Monday
        (date(2026, 6, 5), date(2026, 6, 12)),  # Friday
        (date(2026, 6, 6), date(2026, 6, 12)),  # Saturday
        (date(2026, 6, 7), date(2026, 6, 12)),  # Sunday
        (date(2026, 12, 28), date(2027, 1, 4)),  # over the new year
    ],
)
def test_five_business_days_later(day: date, due: date) -> None:
    assert business_days_after(day, 5) == due


def test_holidays_are_no_business_days() -> None:
    holidays = {date(2026, 12, 25), date(2027, 1, 1)}
    assert business_days_after(date(2026, 12, 24), 5, holidays) == date(2027, 1, 4)


@proof(25, 5000)
@given(DAYS, st.integers(1, 30), st.sets(DAYS, max_size=10), st.booleans())
def test_so_many_business_days_lie_after_the_day_and_the_last_of_them_is_the_answer(
    day: date, count: int, far: set[date], near: bool
) -> None:
    holidays = far | ({day + timedelta(days=2), day + timedelta(days=3)} if near else set())
    due = business_days_after(day, count, holidays)
    between = [day + timedelta(days=ahead) for ahead in range(1, (due - day).days + 1)]
    working = [one for one in between if one.strftime("%a") not in ("Sat", "Sun") and one not in holidays]
    assert len(working) == count
    assert working[-1] == due
    assert is_business_day(due, holidays)


@given(
    st.datetimes(datetime.fromisoformat("2000-01-01"), datetime.fromisoformat("2050-01-01")),
    st.integers(0, 500),
)
def test_hours_before_without_a_time_zone_are_plain_hours(start: datetime, hours: int) -> None:
    assert (start - hours_before(start, hours)).total_seconds() == hours * 3600
