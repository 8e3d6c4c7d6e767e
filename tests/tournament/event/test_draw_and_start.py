"""Lots are drawn and play starts in one record: both are done, or neither; a lodge needs no lots."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.services.event_files.codec import record_as_json, record_from_json
from pegout.tournament import entries as d
from pegout.tournament import event as e
from pegout.tournament.entries import Phase
from pegout.tournament.event import FORMATS, Role
from tests.kit.events import EARLY, START, Director, roomy, started

KNOCK_OUT, GOLDEN_AGE = roomy(FORMATS["knock-out"]), roomy(FORMATS["golden-age"])
NAMES = ("Ann", "Bob", "Cleo", "Dan")


def entered(*names: str, late: bool = False) -> Director:
    director = Director(KNOCK_OUT)
    for name in names:
        director.do(d.Register(name, "member"))
    director.at = EARLY if late else START
    return director


def lots(*order: str) -> e.DrawAndStart:
    return e.DrawAndStart((e.DrawOrder("", order),))


def test_the_numbers_are_drawn_and_play_has_started() -> None:
    director = entered(*NAMES)
    director.do(lots("Cleo", "Dan", "Bob", "Ann"))
    assert director.event.desk.course.phase is Phase.PLAYING
    assert director.division.players == ("Cleo", "Dan", "Bob", "Ann")
    assert [(game.first, game.second) for _, game in director.open] == [(1, 2), (3, 4)]


@pytest.mark.parametrize(
    ("order", "late", "why"),
    [
        (NAMES, True, "wait until then, or move the start"),
        (("Ann", "Bob", "Cleo"), False, "names every entrant once"),
        ((*NAMES, "Zoe"), False, "names every entrant once"),
        (("Ann", "Ann", "Bob", "Cleo"), False, "names every entrant once"),
    ],
)
def test_when_either_cannot_be_done_nothing_is(order: tuple[str, ...], late: bool, why: str) -> None:
    director = entered(*NAMES, late=late)
    before = director.event
    assert why in str(director.why_not(lots(*order)))
    after = e.take(before, director.record(lots(*order)))
    assert replace(after, set_aside=()) == before
    assert (after.draws, after.divisions, after.desk.course.phase) == ({}, (), Phase.OPEN)


def test_fewer_than_two_start_nothing_and_draw_nothing() -> None:
    director = entered("Ann")
    assert "Nobody can play alone" in str(director.why_not(lots("Ann")))
    assert director.event.draws == {}


def test_every_field_is_drawn_for_by_itself_and_once() -> None:
    director = Director(GOLDEN_AGE)
    for name, kind in (("Ann", "women"), ("Bea", "women"), ("Bob", "men"), ("Dan", "men")):
        director.do(d.Register(name, kind))
    director.at = START
    men, women = e.DrawOrder("men", ("Dan", "Bob")), e.DrawOrder("women", ("Bea", "Ann"))
    assert "each field once" in str(director.why_not(e.DrawAndStart(())))
    assert "each field once" in str(director.why_not(e.DrawAndStart((men, men))))
    wrong = e.DrawOrder("women", ("Bea", "Bob"))
    assert "names every entrant once" in str(director.why_not(e.DrawAndStart((men, wrong))))
    assert "no division 'mixed'" in str(director.why_not(e.DrawAndStart((e.DrawOrder("mixed", ()),))))
    director.do(e.DrawAndStart((men, women)))
    assert {each.name: each.players for each in director.event.divisions} == {
        "men": ("Dan", "Bob"),
        "women": ("Bea", "Ann"),
    }
    assert "already started" in str(director.why_not(e.DrawAndStart((men, women))))


def test_one_undo_takes_back_both() -> None:
    director = entered(*NAMES)
    director.do(lots("Dan", "Cleo", "Bob", "Ann"))
    director.do(e.Undo(director.log[-1].number))
    assert (director.event.draws, director.event.desk.course.phase) == ({}, Phase.OPEN)
    director.do(d.StartPlay())
    assert director.division.players == NAMES


def test_only_the_director_draws_and_nights_have_their_own_numbers() -> None:
    assert "ask the director" in str(entered(*NAMES).why_not(lots(*NAMES), Role.REGISTRAR, "Rita"))
    season = Director(FORMATS["season"])
    season.do(d.Register("Ann", "member"))
    season.do(d.Register("Bob", "member"))
    season.at = START
    assert "open a night" in str(season.why_not(lots("Ann", "Bob")))


@given(st.permutations(NAMES), st.booleans(), st.sets(st.sampled_from(NAMES), max_size=2))
def test_a_record_of_lots_is_carried_out_whole_or_not_at_all(
    order: list[str], late: bool, missing: set[str]
) -> None:
    """Whatever is drawn, and whenever; and it comes back from the store as it was."""
    director = entered(*NAMES, late=late)
    record = director.record(lots(*[name for name in order if name not in missing]))
    assert record_from_json(record_as_json(record)) == record
    after = e.take(director.event, record)
    if late or missing:
        assert (after.draws, after.divisions, len(after.set_aside)) == ({}, (), 1)
    else:
        assert after.divisions[0].players == tuple(order)
        assert after.set_aside == ()


def test_a_lodge_starts_in_the_order_of_registration() -> None:
    """lodge:winners, initial bracket position: the first two to register meet, then the next two."""
    director = started(roomy(FORMATS["lodge"]), 4)
    assert director.setup.form.by_registration
    assert director.division.players == ("P1", "P2", "P3", "P4")
    assert [(game.first, game.second) for _, game in director.open] == [(1, 2), (3, 4)]
    assert [name for name, form in FORMATS.items() if form.by_registration] == ["lodge"]
