"""Books that do not balance cannot be kept."""

from dataclasses import replace
from datetime import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.tournament.money import (
    CASH,
    ENTRY_FEES,
    HOUSE,
    PRIZES,
    REFUNDS_OWED,
    Account,
    AccountKind,
    InvalidTransaction,
    Ledger,
    Posting,
    Transaction,
    accounts_page,
    expense,
    journal_page,
    side_pool,
)
from tests.kit.proofs import proof

AT = datetime.fromisoformat("2026-05-01T10:00")
ACCOUNTS = (CASH, ENTRY_FEES, PRIZES, REFUNDS_OWED, HOUSE, expense("hall"), expense("packs"), side_pool("29"))


def transaction(*postings: tuple[Account, int], number: int = 1, who: str = "") -> Transaction:
    return Transaction(
        number, AT, "Reg", "text", tuple(Posting(account, cents) for account, cents in postings), who
    )


@st.composite
def transactions(draw: st.DrawFn) -> Transaction:
    """Any number of postings, the last of which makes up for the others."""
    amounts = draw(st.lists(st.integers(-10000, 10000).filter(bool), min_size=1, max_size=5).filter(sum))
    accounts = [draw(st.sampled_from(ACCOUNTS)) for _ in range(len(amounts) + 1)]
    number = draw(st.integers(1, 99))
    return transaction(*zip(accounts, [*amounts, -sum(amounts)], strict=True), number=number)


@given(st.lists(st.integers(-10000, 10000), min_size=0, max_size=6))
def test_a_transaction_is_built_if_and_only_if_it_balances(amounts: list[int]) -> None:
    postings = [(ACCOUNTS[place], cents) for place, cents in enumerate(amounts)]
    if amounts and sum(amounts) == 0 and all(amounts):
        assert sum(posting.cents for posting in transaction(*postings).postings) == 0
    else:
        with pytest.raises(InvalidTransaction):
            transaction(*postings)


def test_a_transaction_cannot_be_brought_out_of_balance_later() -> None:
    paid = transaction((CASH, 2000), (ENTRY_FEES, -2000))
    with pytest.raises(InvalidTransaction, match=r"out of balance by 20\.00: say where all of it comes from"):
        replace(paid, postings=paid.postings[:1])


@pytest.mark.parametrize(
    ("kind", "name"), [(AccountKind.EXPENSE, ""), (AccountKind.SIDE_POOL, ""), (AccountKind.CASH, "till")]
)
def test_side_pools_and_expenses_have_names_and_no_other_account(kind: AccountKind, name: str) -> None:
    with pytest.raises(InvalidTransaction, match="Only side pools and expenses have names"):
        Account(kind, name)


@proof(25, 5000)
@given(st.lists(transactions(), max_size=20))
def test_the_books_balance_after_every_transaction(posted: list[Transaction]) -> None:
    ledger = Ledger()
    for one in posted:
        ledger = ledger.post(one)
        got, gave = ledger.trial_balance().totals
        assert got == gave
        assert sum(ledger.balances().values()) == 0


@proof(25, 5000)
@given(st.lists(transactions(), max_size=20))
def test_a_balance_is_what_went_to_the_account_less_what_came_from_it(posted: list[Transaction]) -> None:
    ledger = Ledger().post(*posted)
    for account in ACCOUNTS:
        moved = [posting.cents for one in posted for posting in one.postings if posting.account == account]
        assert ledger.balance(account) == sum(moved)
        assert (account in ledger.balances()) is bool(moved)


@proof(25, 1000)
@given(st.lists(transactions(), max_size=10))
def test_the_last_row_of_the_accounts_has_two_equal_totals(posted: list[Transaction]) -> None:
    page = accounts_page(Ledger(tuple(posted)))
    last, to, from_ = page.rows[-1]
    assert last == "total"
    assert to == from_
    assert {len(row) for row in page.rows} == {len(page.heads)}


def test_posting_leaves_the_ledger_it_was_posted_to_as_it_was() -> None:
    before = Ledger()
    after = before.post(transaction((CASH, 1), (HOUSE, -1)))
    assert (len(before.transactions), len(after.transactions)) == (0, 1)


def test_the_journal_is_printed_posting_by_posting() -> None:
    ledger = Ledger((transaction((CASH, 2000), (ENTRY_FEES, -1500), (side_pool("29"), -500), who="Ann"),))
    assert journal_page(ledger).rows == (
        ("1", "2026-05-01 10:00", "Reg", "text", "Ann", "cash", "$20.00", ""),
        ("", "", "", "", "", "entry fees and donations", "", "$15.00"),
        ("", "", "", "", "", "side pool: 29", "", "$5.00"),
    )


def test_what_concerns_somebody_is_found() -> None:
    to_ann = transaction((CASH, 1), (HOUSE, -1), who="Ann")
    ledger = Ledger((to_ann, transaction((CASH, 2), (HOUSE, -2), who="Bob")))
    assert ledger.concerning("Ann") == (to_ann,)
