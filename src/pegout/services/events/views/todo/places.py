"""Play-offs to be started, and places that no match has decided."""

from collections.abc import Iterator

from pegout.services.events.views.field_snapshot import FieldSnapshot
from pegout.services.events.views.phrases import in_field
from pegout.services.events.views.todo.line import LATER, NOW, SOON, Todo
from pegout.tournament.brackets import Awarded, Progress, objection
from pegout.tournament.brackets.placings import holder
from pegout.tournament.event import DecidePlace, StartPlayOffs
from pegout.tournament.event.start import refuse_play_offs

LAST_OUT = "the last to be eliminated"


def play_offs(field: FieldSnapshot) -> Iterator[Todo]:
    """When the chart is played; where opponents are found freely that is for the director to say."""
    if field.division.form.sheet is None or field.courses:
        return
    if field.stage != "waits" and not field.is_free:
        return
    why = refuse_play_offs(field.division)
    if why is not None:
        yield Todo("play_offs", field.name, SOON, why.message, StartPlayOffs, division=field.name)
        return
    text = f"The games{in_field(field)} are played: the play-offs can start."
    if field.is_free:
        text = f"The play-offs{in_field(field)} can start once everybody has played."
    yield Todo(
        "play_offs",
        field.name,
        LATER if field.is_free else NOW,
        text,
        StartPlayOffs,
        division=field.name,
        command=StartPlayOffs(field.name),
        button="Start the play-offs",
    )


def places(field: FieldSnapshot) -> Iterator[Todo]:
    for name, course in field.courses:
        if course.progress.waits_for_marshal:
            sheet = "the consolation" if name == "consolation" else "the final"
            text = f"Nobody was there to win {sheet}{in_field(field)}: decide who comes first."
            yield Todo("decide", f"{field.name}|{name}|1", NOW, text, DecidePlace, division=field.name)
        if name == "main":
            for place in course.progress.to_confirm:
                yield _to_confirm(field, course.progress, place)


def _to_confirm(field: FieldSnapshot, progress: Progress, place: int) -> Todo:
    about = f"{field.name}|main|{place}"
    line = holder(progress.placings, place)
    unsettled = f"No match has decided place {place}{in_field(field)}"
    if line is None or objection(progress, Awarded(place, line)) is not None:
        text = f"{unsettled}: decide who takes it."
        return Todo("decide", about, SOON, text, DecidePlace, division=field.name)
    name = field.named(line)
    return Todo(
        "decide",
        about,
        SOON,
        f"{unsettled}: {name} was the last to go out, so confirm that or decide otherwise.",
        DecidePlace,
        (name,),
        field.name,
        command=DecidePlace(field.name, place, name, LAST_OUT),
        button=f"Confirm {name}",
    )
