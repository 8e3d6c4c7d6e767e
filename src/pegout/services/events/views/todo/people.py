"""What to do at the desk before play: fees, check-in, the count of entries, and the start."""

from collections.abc import Iterator, Sequence

from pegout.services.events.hall_clock import HOUR, ms_of
from pegout.services.events.views.entries import still_to_pay
from pegout.services.events.views.phrases import counted
from pegout.services.events.views.snapshot import Snapshot
from pegout.services.events.views.todo.line import LATER, NOW, SOON, Todo, each_or_many
from pegout.tournament.entries import (
    Cancel,
    Cause,
    CheckIn,
    Entry,
    Pay,
    Phase,
    Remove,
    StartPlay,
    Status,
    entries_missing,
    line_up,
    not_here,
    waiting_list,
)
from pegout.tournament.money import write_cents
from pegout.tournament.standings.words import listed

NEAR = HOUR
"""Before the start, from when on people are expected to be there."""


def before_play(snapshot: Snapshot) -> Iterator[Todo]:
    if _is_off(snapshot):
        yield _announce(snapshot)
    if snapshot.desk.course.phase is not Phase.OPEN:
        return
    yield from _count(snapshot)
    yield from _start(snapshot)
    yield from _unpaid(snapshot)
    yield from _absent(snapshot)
    yield from _waiting(snapshot)


def _is_off(snapshot: Snapshot) -> bool:
    """Whether a count has found too few entries and nobody has told the entrants yet."""
    cancellation = snapshot.desk.course.cancellation
    return cancellation is not None and cancellation.announced is None


def _announce(snapshot: Snapshot) -> Todo:
    least, there = snapshot.desk.rules.minimum_entries, len(line_up(snapshot.desk))
    return Todo(
        "minimum",
        "",
        NOW,
        f"Only {there} of the {least} entries needed were confirmed in time: announce that the event is off.",
        Cancel,
        command=Cancel(Cause.TOO_FEW),
        button="Announce it",
    )


def _count(snapshot: Snapshot) -> Iterator[Todo]:
    counted_at = snapshot.desk.course.counted_at
    if (missing := entries_missing(snapshot.desk)) and counted_at is not None:
        more = counted(missing, "more confirmed entry is", "more confirmed entries are")
        text = f"{more} needed by {counted_at:%Y-%m-%d %H:%M}, or the event is off."
        yield Todo("minimum", "", SOON, text, Cancel)


def _start(snapshot: Snapshot) -> Iterator[Todo]:
    """From the planned hour on; anybody who has not paid by then would be left out."""
    if snapshot.at_ms < ms_of(snapshot.desk.course.start):
        return
    if why := snapshot.refusal(StartPlay()):
        yield Todo("start", "", NOW, why.message, StartPlay)
        return
    unpaid = sum(entry.status is Status.PLACED for entry in snapshot.desk.entries)
    left_out = f"; {unpaid} not paid in full would be left out" if unpaid else ""
    entrants = counted(len(line_up(snapshot.desk)), "entrant", "entrants")
    text = f"Play can start with {entrants}{left_out}."
    yield Todo("start", "", NOW, text, StartPlay, command=StartPlay(), button="Start play")


def _unpaid(snapshot: Snapshot) -> Iterator[Todo]:
    weight = NOW if _is_near(snapshot) else SOON

    def one(entry: Entry) -> Todo:
        owed = still_to_pay(snapshot, entry)
        text = f"{entry.name} still owes {write_cents(owed, snapshot.desk.rules.sign)}."
        pay = Pay(entry.name, owed)
        return Todo(
            "unpaid", entry.name, weight, text, Pay, (entry.name,), command=pay, button="Paid in full"
        )

    def rest(others: Sequence[Entry]) -> Todo:
        names = tuple([entry.name for entry in others])
        return Todo("unpaid", "", weight, f"{len(others)} more have not paid in full.", Pay, names)

    unpaid = [entry for entry in snapshot.desk.entries if entry.status is Status.PLACED]
    return each_or_many(unpaid, one, rest)


def _absent(snapshot: Snapshot) -> Iterator[Todo]:
    if not _is_near(snapshot):
        return
    weight = NOW if snapshot.at_ms >= ms_of(snapshot.desk.course.start) else SOON

    def rest(others: Sequence[str]) -> Todo:
        return Todo("absent", "", weight, f"{len(others)} more have not checked in.", CheckIn, tuple(others))

    def one(name: str) -> Todo:
        return here_or_not(name, weight, f"{name} has not checked in.")

    yield from each_or_many(not_here(snapshot.desk), one, rest)


def here_or_not(name: str, weight: int, text: str) -> Todo:
    return Todo("absent", name, weight, text, CheckIn, (name,), command=CheckIn(name), button="Is here")


def _waiting(snapshot: Snapshot) -> Iterator[Todo]:
    """Who waits gets a place when somebody gives one up, or is taken off the list for not paying."""
    if names := waiting_list(snapshot.desk):
        waits = "waits" if len(names) == 1 else "wait"
        text = (
            f"{listed(names[:3])} {waits} for a place."
            if len(names) <= 3
            else (f"{len(names)} are waiting for a place, {names[0]} first.")
        )
        yield Todo("waiting", "", LATER, text, Remove, names)


def _is_near(snapshot: Snapshot) -> bool:
    return snapshot.at_ms >= ms_of(snapshot.desk.course.start) - NEAR
