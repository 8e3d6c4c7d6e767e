"""The closing statement and the receipts of an event worked out by hand."""

from datetime import date, datetime

from hypothesis import given
from hypothesis import strategies as st

from pegout.tournament.money import (
    CASH,
    ENTRY_FEES,
    HOUSE,
    PRIZES,
    REFUNDS_OWED,
    Account,
    Ledger,
    Posting,
    Receipt,
    Transaction,
    closing_statement,
    expense,
    receipts,
    side_pool,
    statement_page,
)
from tests.kit.proofs import proof

AT = datetime.fromisoformat("2026-05-01T10:00")
POOL = side_pool("highest hand")


def move(number: int, source: Account, to: Account, cents: int, who: str = "", text: str = "") -> Transaction:
    return Transaction(number, AT, "Reg", text or str(to), (Posting(to, cents), Posting(source, -cents)), who)


EVENT = Ledger(
    (
        move(1, HOUSE, CASH, 3000),
        move(2, ENTRY_FEES, CASH, 2500, "Ann", "entry fee and donation"),
        move(3, ENTRY_FEES, CASH, 2000, "Bob", "entry fee"),
        move(4, ENTRY_FEES, CASH, 2000, "Cleo", "entry fee"),
        move(5, POOL, CASH, 500, "Ann", "side pool"),
        move(6, POOL, CASH, 500, "Bob", "side pool"),
        move(7, CASH, expense("hall"), 1200),
        move(8, REFUNDS_OWED, ENTRY_FEES, 2000, "Cleo", "full refund"),
        move(9, CASH, REFUNDS_OWED, 1500, "Cleo", "refund"),
        move(11, CASH, PRIZES, 1000, "Ann", "prize"),
        move(11, CASH, PRIZES, 500, "Bob", "prize"),
        move(12, CASH, POOL, 1000, "Bob", "side pool"),
        move(13, CASH, HOUSE, 700),
    )
)


def test_the_statement_of_an_event_worked_out_by_hand() -> None:
    closing = closing_statement(EVENT)
    assert closing.taken_in == 2500 + 2000 + 2000 + 500 + 500
    assert (closing.refunds, closing.refunds_unpaid) == (2000, 500)
    assert (closing.prizes, closing.pools_paid, closing.expenses) == (1500, 1000, (("hall", 1200),))
    assert (closing.put_in_by_house, closing.handed_to_house) == (3000, 700)
    assert closing.paid_out == 1500 + 1500 + 1000 + 1200
    assert closing.net_proceeds == 7500 - 2000 - 1500 - 1000 - 1200
    assert closing.cash == 3000 + 7500 - 1200 - 1500 - 1500 - 1000 - 700


def test_the_statement_is_printed_down_to_the_cash_in_hand() -> None:
    assert statement_page(EVENT).rows == (
        ("taken in", "$75.00"),
        ("refunds", "-$20.00"),
        ("prizes", "-$15.00"),
        ("side pools paid", "-$10.00"),
        ("expense: hall", "-$12.00"),
        ("net proceeds", "$18.00"),
        ("refunds not paid yet", "$5.00"),
        ("put in by the house", "$30.00"),
        ("handed to the house", "-$7.00"),
        ("cash in hand", "$46.00"),
    )


def test_a_pool_that_nobody_won_is_kept_and_not_paid_out() -> None:
    ledger = Ledger((move(1, POOL, CASH, 500, "Ann"), move(2, ENTRY_FEES, POOL, 500)))
    closing = closing_statement(ledger)
    assert (closing.taken_in, closing.pools_paid, closing.net_proceeds, closing.cash) == (500, 0, 500, 500)


ACCOUNTS = (CASH, ENTRY_FEES, POOL, PRIZES, REFUNDS_OWED, HOUSE, expense("hall"))
MOVES = st.builds(
    move,
    st.integers(1, 50),
    st.sampled_from(ACCOUNTS),
    st.sampled_from(ACCOUNTS),
    st.integers(1, 9999),
    st.sampled_from(["", "Ann", "Bob"]),
)


@proof(25, 5000)
@given(st.lists(MOVES, max_size=40))
def test_cash_is_what_the_statement_says_it_is_whatever_moved(moves: list[Transaction]) -> None:
    closing = closing_statement(Ledger(tuple(moves)))
    house = closing.put_in_by_house - closing.handed_to_house
    assert closing.cash == closing.net_proceeds + closing.refunds_unpaid + house


def test_a_receipt_for_every_movement_of_cash_that_concerns_somebody() -> None:
    day = date(2026, 5, 1)
    assert receipts(EVENT) == (
        Receipt("2", day, "Ann", "entry fee and donation", 2500),
        Receipt("3", day, "Bob", "entry fee", 2000),
        Receipt("4", day, "Cleo", "entry fee", 2000),
        Receipt("5", day, "Ann", "side pool", 500),
        Receipt("6", day, "Bob", "side pool", 500),
        Receipt("9", day, "Cleo", "refund", 1500, paid_out=True),
        Receipt("11", day, "Ann", "prize", 1000, paid_out=True),
        Receipt("11.2", day, "Bob", "prize", 500, paid_out=True),
        Receipt("12", day, "Bob", "side pool", 1000, paid_out=True),
    )


@proof(25, 2000)
@given(st.lists(MOVES, max_size=30))
def test_receipts_have_different_numbers_and_add_up_to_the_cash_that_people_moved(
    moves: list[Transaction],
) -> None:
    slips = receipts(Ledger(tuple(moves)))
    assert len({slip.number for slip in slips}) == len(slips)
    cash = sum(-slip.cents if slip.paid_out else slip.cents for slip in slips)
    assert cash == sum(one.cash for one in moves if one.concerns)
    assert all(slip.cents > 0 for slip in slips)
