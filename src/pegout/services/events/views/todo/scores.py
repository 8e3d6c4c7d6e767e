"""Scores that are missing or do not agree, ties to be played off, and players who are not there."""

from collections.abc import Iterator

from pegout.services.events.views.field_snapshot import FieldSnapshot
from pegout.services.events.views.phrases import in_field, meeting, score, where
from pegout.services.events.views.snapshot import Snapshot, key_of
from pegout.services.events.views.todo.clocks import time_is_up, waits_for_clock
from pegout.services.events.views.todo.line import LATER, NOW, SOON, Todo
from pegout.services.events.views.todo.people import here_or_not
from pegout.tournament.entries import Arrival, Status, person
from pegout.tournament.event import DropOut, EnterScore, Game, MarkAbsent
from pegout.tournament.event.division import Entered

FEW_RESULTS = 4
"""So many results that are missing are named one by one."""


def scores(snapshot: Snapshot, field: FieldSnapshot) -> Iterator[Todo]:
    entered = field.division.entered
    at_odds = [game for game in field.games if len(entered.get(game.id, ())) > 1]
    for game in at_odds:
        yield _of_game("disagree", field, game, NOW, _two_scores(field, game, entered[game.id]))
    if field.stage == "ties":
        for game in field.games:
            text = f"{meeting(field, game)} must be played off{in_field(field)}: they are level."
            yield _of_game("tie", field, game, SOON, text)
    elif field.is_free:
        yield from _proposed(field, [game for game in field.games if game not in at_odds])
    elif not waits_for_clock(snapshot, field):
        yield from _missing(snapshot, field, [game for game in field.now_playing if game not in at_odds])


def _of_game(kind: str, field: FieldSnapshot, game: Game, weight: int, text: str) -> Todo:
    names = field.named(game.first), field.named(game.second)
    return Todo(kind, key_of(field.name, game.id), weight, text, EnterScore, names, field.name, game.id)


def _two_scores(field: FieldSnapshot, game: Game, entered: tuple[Entered, ...]) -> str:
    told = " and ".join([f"{field.named(entry.by)} has entered {score(field, entry)}" for entry in entered])
    return f"{where(field, game)}, {meeting(field, game)}: {told}."


def _proposed(field: FieldSnapshot, games: list[Game]) -> Iterator[Todo]:
    """Free games that the opponent has not agreed to: officials may settle them."""
    for game in games:
        told = field.division.entered[game.id][0]
        text = (
            f"{where(field, game)}: {field.named(game.second)} has not agreed to "
            f"{score(field, told)} against {field.named(game.first)}."
        )
        yield _of_game("missing", field, game, LATER, text)


def _missing(snapshot: Snapshot, field: FieldSnapshot, games: list[Game]) -> Iterator[Todo]:
    """One by one when few are left or time is up; games on tables of the server come in by themselves."""
    games = [game for game in games if (field.name, game.id) not in snapshot.tables]
    over = time_is_up(snapshot, field)
    if over or len(games) <= FEW_RESULTS:
        for game in games:
            text = f"{where(field, game)}: the result of {meeting(field, game)} is missing."
            yield _of_game("missing", field, game, NOW if over else SOON, text)
        return
    what = "matches of the sheet" if field.courses else f"results of round {field.round}"
    are = "have no result yet" if field.courses else "are missing"
    text = f"{len(games)} {what}{in_field(field)} {are}."
    yield Todo("missing", field.name, LATER, text, EnterScore, division=field.name)


def not_at_the_table(snapshot: Snapshot, field: FieldSnapshot) -> Iterator[Todo]:
    """Who should be playing and has left the event or, where people do check in, never has."""
    checks_in = any(entry.arrival is not Arrival.NOT_HERE for entry in snapshot.desk.entries)
    for game in field.now_playing:
        for number in (game.first, game.second):
            entry = snapshot.entries.get(person(field.named(number)))
            if entry is None:
                continue
            if entry.status is Status.GONE:
                yield _withdrawn(snapshot, field, game, entry.name)
            elif checks_in and entry.arrival is Arrival.NOT_HERE:
                yield _looked_for(snapshot, field, game, entry.name)


def _withdrawn(snapshot: Snapshot, field: FieldSnapshot, game: Game, name: str) -> Todo:
    """An entry that is given up during play does not end the games: that is for the director to do."""
    text = f"{where(field, game)}, {meeting(field, game)}: {name} is off the list but still has games."
    at = field.name, game.id
    leave = DropOut(name, "off the list")
    if snapshot.seats[person(name)][0] is not field or snapshot.refusal(leave) is not None:
        return Todo("absent", name, NOW, text, MarkAbsent, (name,), *at)
    return Todo("absent", name, NOW, text, DropOut, (name,), *at, command=leave, button="Drop out")


def _looked_for(snapshot: Snapshot, field: FieldSnapshot, game: Game, name: str) -> Todo:
    text = f"{where(field, game)}, {meeting(field, game)}: {name} never checked in."
    if snapshot.desk.rules.late_arrivals:
        return here_or_not(name, SOON, text)
    return Todo("absent", name, SOON, text, MarkAbsent, (name,), field.name, game.id)
