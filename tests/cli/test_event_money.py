"""`pegout event` with money: a minus is refused, and what was understood is said before it is booked."""

import json
from pathlib import Path

import pytest

from pegout.cli.main import main
from pegout.services.event_files import EventBook
from tests.cli.test_event_command import Desk, create


@pytest.fixture
def desk(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Desk:
    """Of a lodge night, whose fee is 20 dollars (lodge:registration), with Ann on the list."""
    desk = Desk(tmp_path / "lodge.event", capsys)
    create(desk, "lodge")
    desk("register", "Ann")
    return desk


@pytest.mark.parametrize("amount", ["-20", "-20.00", "$-20", "\u221220"])
@pytest.mark.parametrize(
    ("work", "words"), [("pay", ["Ann"]), ("donate", ["Ann"]), ("spend", ["packs"]), ("put-in", [])]
)
def test_a_minus_is_refused_and_nothing_is_written(
    desk: Desk, work: str, words: list[str], amount: str
) -> None:
    before = desk.file.read_bytes()
    assert "is negative: write the amount paid, such as 20 or 20.50." in desk(work, *words, amount, code=2)
    assert desk.file.read_bytes() == before


def test_a_command_in_cents_takes_no_minus_either(desk: Desk) -> None:
    refused = desk("do", "Pay", '{"entrant": "Ann", "cents": -2000}', code=2)
    assert "An amount is a positive number of cents" in refused


@pytest.mark.parametrize(
    "option", [("--fee", "-5"), ("--pool", "high hand=-5"), ("--prizes", "50/-30"), ("--fee", "$-5")]
)
def test_an_event_with_a_minus_is_not_created(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], option: tuple[str, str]
) -> None:
    file = tmp_path / "other.event"
    made = ["create", str(file), "--format", "lodge", "--name", "Night", "--start", "2026-12-11T19:00"]
    assert main(["event", *made, *option]) == 2
    assert "is negative" in capsys.readouterr().err
    assert not file.exists()


def test_what_was_understood_is_said_before_it_is_booked_and_with_the_answer(desk: Desk) -> None:
    said = "$12.50 from Ann: part of the entry fee, $7.50 still to pay."
    before = desk.file.read_bytes()
    assert desk("pay", "Ann", "12,50", "--preview") == f"Record 2 would be: {said} Nothing was recorded.\n"
    assert desk.file.read_bytes() == before
    assert desk("pay", "Ann", "12,50") == f"Record 2: {said}\n"
    assert desk("pay", "Ann", "7.50") == "Record 3: $7.50 from Ann for the entry.\n"
    assert desk("pay", "Ann", "1,000") == "Record 4: $1,000.00 from Ann as a donation.\n"
    assert desk("put-in", "50") == "Record 5: $50.00 from the house into the cash.\n"
    assert desk("spend", "packs", "12") == "Record 6: $12.00 out of the cash for packs.\n"
    told = json.loads(desk("donate", "Bea", "10", "--json"))
    assert told == {
        "record": 7,
        "do": "Donate",
        "understood": "$10.00 from Bea as a donation.",
        "set_aside": 0,
    }


def test_money_that_goes_back_is_named_too(desk: Desk) -> None:
    """Asked for early enough, all of it goes back (lodge:refunds)."""
    assert (
        desk("pay", "Ann", "25") == "Record 2: $25.00 from Ann for the entry, of which $5.00 is a donation.\n"
    )
    desk("withdraw", "Ann", "--at", "2026-12-01T12:00")
    owed = EventBook.open(desk.file).event.desk.entries[0].refund.owed
    assert owed > 0
    assert desk("pay-refund", "Ann") == f"Record 4: ${owed // 100}.00 is paid back to Ann.\n"


def test_a_preview_is_refused_like_the_act_and_tells_other_acts_by_their_fields(desk: Desk) -> None:
    said = "Record 2 would be: Register with name Bob, kind member. Nothing was recorded.\n"
    assert desk("register", "Bob", "--preview") == said
    assert "Bob" in desk("pay", "Bob", "20", "--preview", code=2)
    told = json.loads(desk("do", "Pay", '{"entrant": "Ann", "cents": 2000}', "--preview", "--json"))
    assert told == {"record": 2, "do": "Pay", "understood": "$20.00 from Ann for the entry.", "preview": True}
    assert len(EventBook.open(desk.file).log) == 1


def test_a_stored_line_with_a_minus_is_read_and_set_aside_as_ever(desk: Desk) -> None:
    desk("pay", "Ann", "20")
    line = {"number": 3, "at": "2026-12-01T12:00:00", "by": "x", "role": "director", "do": "Pay"}
    with desk.file.open("a") as file:
        file.write(json.dumps({**line, "with": {"entrant": "Ann", "cents": -500}}) + "\n")
    event = EventBook.open(desk.file).event
    assert [entry.number for entry in event.set_aside] == [3]
    assert event.desk.entries[0].paid == 2000
