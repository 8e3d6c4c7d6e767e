"""Receipts, books and the list of entries."""

import pytest

from pegout.paper import NothingToPrint, books, entries_list, receipt_slips
from pegout.tournament.entries import Pay, Register, Withdraw
from pegout.tournament.event import FORMATS, Event
from pegout.tournament.money import receipts, write_cents
from tests.kit.pdf import pages, sizes, squeezed, text
from tests.kit.printed_events import Staging, paid_event


@pytest.fixture(scope="module")
def event() -> Event:
    return paid_event()


def test_four_receipts_go_on_a_page_and_none_is_missing(event: Event) -> None:
    slips = receipts(event.desk.ledger)
    found = pages(receipt_slips(event))
    assert len(found) == -(-len(slips) // 4)
    assert [page.count("Receiptno.") for page in found[:-1]] == [4] * (len(found) - 1)
    for slip in slips:
        words = "Paid out to" if slip.paid_out else "Received from"
        assert squeezed(f"no.{slip.number}") in "".join(found)
        assert squeezed(f"{words}{slip.entrant}") in "".join(found)


def test_one_receipt_can_be_printed_by_its_number(event: Event) -> None:
    slip = receipts(event.desk.ledger)[-1]
    found = pages(receipt_slips(event, [slip.number]))
    assert len(found) == 1
    for words in (slip.number, slip.entrant, slip.what_for, write_cents(slip.cents)):
        assert squeezed(words) in found[0]
    assert found[0].count("Receiptno.") == 1


def test_a_receipt_that_is_not_there_is_refused(event: Event) -> None:
    with pytest.raises(NothingToPrint, match="There is no receipt '999'"):
        receipt_slips(event, ["999"])


def test_the_books_have_statement_accounts_and_journal(event: Event) -> None:
    pdf = books(event)
    found = text(pdf)
    assert set(sizes(pdf)) == {(297, 210)}
    for words in (
        "Closing statement",
        "net proceeds $165.50",
        "cash in hand $165.50",
        "total $300.00 $300.00",
    ):
        assert squeezed(words) in found
    for transaction in event.desk.journal:
        assert squeezed(f"{transaction.text} · {transaction.concerns}".rstrip(" ·")) in found


def test_a_long_journal_repeats_its_head_on_every_page(event: Event) -> None:
    found = pages(books(event))
    assert len(found) > 2
    assert all("What,andwhoAccountToFrom" in page for page in found)


def test_entries_are_listed_by_how_they_stand(event: Event) -> None:
    found = text(entries_list(event))
    assert squeezed("Entered: 15") in found
    assert squeezed("No longer in: 2") in found
    assert squeezed("1 Ann Lee member high hand here") in found
    assert squeezed("Gil Guest guest of Ann Lee") in found


def test_amounts_are_listed_only_if_asked_for(event: Event) -> None:
    assert "$" not in text(entries_list(event))
    assert squeezed("Ann Lee member high hand here $25.00") in text(entries_list(event, amounts=True))


def test_nobody_s_contact_is_printed_and_the_waiting_list_is() -> None:
    stage = Staging(FORMATS["lodge"])
    for number in range(33):
        stage.do(Register(f"Player {number + 1}", "member", contact="secret@example.org"))
    stage.do(Pay("Player 1", 2000))
    stage.do(Withdraw("Player 2"))
    stage.do(Register("Player 34", "member"))
    found = text(entries_list(stage.event, amounts=True))
    assert "secret" not in found
    for words in ("Entered: 1", "Places not paid in full: 31", "Waiting list: 1", "1 Player 34 member $0.00"):
        assert squeezed(words) in found


def test_an_event_without_money_or_people_has_nothing_to_print() -> None:
    empty = Staging(FORMATS["lodge"]).event
    with pytest.raises(NothingToPrint, match="The books are empty"):
        books(empty)
    with pytest.raises(NothingToPrint, match="No money has changed hands"):
        receipt_slips(empty)
    with pytest.raises(NothingToPrint, match="Nobody has registered yet"):
        entries_list(empty)
