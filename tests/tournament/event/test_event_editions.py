"""A log keeps the rules it was written under; who may do what is asked only when a command comes in."""

from dataclasses import replace
from datetime import timedelta

import pytest

from pegout.edition import EDITION, FIRST_EDITION
from pegout.tournament import entries as d
from pegout.tournament import event as e
from pegout.tournament.event import FORMATS, MAY, EventCommand, Record, Role
from tests.kit.events import Director, started

ROUND_ROBIN = FORMATS["round-robin"]
SCORE = e.EnterScore("", "R1T1", (121, 90))
LONG = "A" * 41
LATER: tuple[EventCommand, ...] = (
    SCORE,
    e.EnterScore("", "R1T1", (121, 90), "P1"),
    e.CorrectScore("", "R1T1", (121, 90), "misread"),
    e.JoinLate("", "Late"),
    e.JoinLate("", LONG),
    e.DropOut("P2"),
    e.NoteRuling("Two points to P1."),
    e.CallJudge("", "R1T1", "P1"),
    d.Donate("Friend", 100),
    d.Donate(LONG, 100),
    e.CloseEvent(),
)


def logged(director: Director, command: EventCommand, role: Role, edition: int, by: str = "P1") -> e.Event:
    """The event by its log, with one more record at its end that nobody was asked about."""
    setup = replace(director.setup, edition=edition)
    return e.evaluate(setup, (*director.log, director.record(command, role, by)))


def test_an_event_of_today_is_of_the_present_edition() -> None:
    assert started(ROUND_ROBIN, 4).event.setup.edition == EDITION > FIRST_EDITION


def test_who_made_a_stored_record_is_not_asked_again() -> None:
    director = started(ROUND_ROBIN, 4)
    assert "may not do that" in str(director.why_not(SCORE, Role.PUBLIC, "P1"))
    event = logged(director, SCORE, Role.PUBLIC, EDITION)
    assert event.set_aside == ()
    assert "R1T1" in event.divisions[0].results


def test_a_record_that_0_1_0_set_aside_for_its_role_stays_set_aside() -> None:
    event = logged(started(ROUND_ROBIN, 4), SCORE, Role.PUBLIC, FIRST_EDITION)
    (aside,) = event.set_aside
    assert str(aside.why) == "A public may not do that: ask the director or player or scorer."
    assert event.divisions[0].results == {}


@pytest.mark.parametrize("edition", [FIRST_EDITION, EDITION])
def test_a_stricter_role_sets_nothing_aside_that_was_taken(
    edition: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    director = started(ROUND_ROBIN, 4)
    before = logged(director, SCORE, Role.SCORER, edition)
    monkeypatch.setitem(MAY, e.EnterScore, frozenset({Role.DIRECTOR}))
    assert director.why_not(SCORE, Role.SCORER) == "A scorer may not do that: ask the director."
    assert logged(director, SCORE, Role.SCORER, edition) == before
    assert before.set_aside == ()


@pytest.mark.parametrize("command", [e.JoinLate("", LONG), d.Donate(LONG, 100)])
def test_a_limit_is_for_what_comes_in_and_0_1_0_keeps_its_own(command: EventCommand) -> None:
    director = started(ROUND_ROBIN, 4)
    assert "use up to 40" in str(director.why_not(command))
    assert logged(director, command, Role.DIRECTOR, EDITION).set_aside == ()
    (aside,) = logged(director, command, Role.DIRECTOR, FIRST_EDITION).set_aside
    assert "use up to 40" in aside.why.message


def test_a_night_with_a_long_name_is_refused_when_it_comes_in() -> None:
    director = started(FORMATS["season"], 4)
    night = e.OpenNight(("P1", LONG))
    assert "use up to 40" in str(director.why_not(night))
    assert logged(director, night, Role.DIRECTOR, EDITION).set_aside == ()


@pytest.mark.parametrize("edition", [FIRST_EDITION, EDITION])
@pytest.mark.parametrize("role", Role)
@pytest.mark.parametrize("command", LATER, ids=lambda command: command.__class__.__name__)
def test_whatever_may_be_entered_is_carried_out(command: EventCommand, role: Role, edition: int) -> None:
    director = started(ROUND_ROBIN, 4)
    event = e.evaluate(replace(director.setup, edition=edition), director.log)
    record = director.record(command, role, "P1")
    if e.refusal(event, record) is None:
        assert e.take(event, record).set_aside == ()
    if edition == FIRST_EDITION:
        assert (e.refusal(event, record) is None) is (e.take(event, record).set_aside == ())


def test_what_cannot_be_is_set_aside_in_every_edition() -> None:
    director = started(ROUND_ROBIN, 4)
    director.do(SCORE)
    again = logged(director, SCORE, Role.DIRECTOR, EDITION)
    assert [aside.why.message for aside in again.set_aside] == [
        "The score of R1T1 is locked: only the director can correct it, with a reason."
    ]
    early = Record(director.log[-1].number + 1, director.at - timedelta(days=1), "Dora", Role.DIRECTOR, SCORE)
    assert "no earlier than" in e.evaluate(director.setup, (*director.log, early)).set_aside[0].why.message
