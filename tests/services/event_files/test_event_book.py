"""An event in a file: what was acknowledged is there, what was torn is not, what is wrong is named."""

from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.refusal import IllegalCommand
from pegout.services.event_files import EventBook, EventOptions, InvalidEventFile, record_as_json
from pegout.services.event_files.codec import record_from_json
from pegout.tournament import entries as d
from pegout.tournament.event import FORMATS, EventCommand, Format, Role, StartRound, evaluate
from tests.kit.events import play_on, roomy, started
from tests.kit.proofs import proof

START = datetime(2026, 12, 11, 19, 0, tzinfo=UTC)
OPTIONS = EventOptions("Friday", START, "lodge", fee=1000, pools=(("high hand", 100),), prizes="50%/50%")


def act(book: EventBook, command: EventCommand, at: datetime = START) -> None:
    book.do(command, by="Dora", role=Role.DIRECTOR, at=at)


@pytest.fixture
def book(tmp_path: Path) -> EventBook:
    return EventBook.create(tmp_path / "x.event", OPTIONS)


def test_a_file_opens_as_it_was_left(book: EventBook) -> None:
    assert book.path is not None
    for name in ("Ann", "Bob"):
        act(book, d.Register(name, "member"), START.replace(day=1))
    again = EventBook.open(book.path)
    assert (again.options, again.log, again.event) == (book.options, book.log, book.event)


def test_what_is_refused_is_not_written(book: EventBook) -> None:
    assert book.path is not None
    before = book.path.read_bytes()
    with pytest.raises(IllegalCommand, match="not started"):
        act(book, StartRound("", 1))
    assert book.path.read_bytes() == before
    assert book.log == ()


def test_a_line_that_was_cut_short_is_left_out_and_written_over(book: EventBook) -> None:
    assert book.path is not None
    early = START.replace(day=1)
    act(book, d.Register("Ann", "member"), early)
    whole = book.path.read_bytes()
    for torn in (b'{"number": 2, "at"', b"\xff\xfe", b"{"):
        book.path.write_bytes(whole + torn)
        again = EventBook.open(book.path)
        assert again.log == book.log
        act(again, d.Register("Bob", "member"), early)
        assert EventBook.open(book.path).log == again.log
        book.path.write_bytes(whole)


@pytest.mark.parametrize(
    ("line", "part"),
    [
        (b"not json", "Line 2: not valid JSON"),
        (b"[]", "Line 2: This is not a record"),
        (
            b'{"number": 1, "at": "x", "by": "", "role": "director", "do": "StartPlay"}',
            "Line 2: This is not a record",
        ),
        (
            b'{"number": 1, "at": "2026-12-01T10:00:00Z", "by": "A", "role": "king", "do": "StartPlay"}',
            "Line 2: This is not a record",
        ),
        (
            b'{"number": 1, "at": "2026-12-01T10:00:00Z", "by": "A", "role": "director", "do": "Fly"}',
            "Line 2: There is no command 'Fly'",
        ),
    ],
)
def test_a_line_that_cannot_be_is_named(book: EventBook, line: bytes, part: str) -> None:
    assert book.path is not None
    book.path.write_bytes(book.path.read_bytes() + line + b"\n")
    with pytest.raises(InvalidEventFile, match=part):
        EventBook.open(book.path)


@pytest.mark.parametrize("text", [b"", b"hello\n", b'{"pegout": "game 1"}\n', b'{"pegout": "event 1"}\n'])
def test_other_files_are_no_events(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "y.event"
    path.write_bytes(text)
    with pytest.raises(InvalidEventFile):
        EventBook.open(path)


@given(st.sampled_from([roomy(form) for form in FORMATS.values()]), st.integers(4, 9), st.integers(0, 10**6))
@proof(25, 200)
def test_every_record_reads_as_it_was_written(form: Format, players: int, seed: int) -> None:
    director = started(form, players)
    for _ in play_on(director, Random(seed), 0.2):
        pass
    again = [record_from_json(record_as_json(record)) for record in director.log]
    assert again == director.log
    assert evaluate(director.setup, again) == director.event
