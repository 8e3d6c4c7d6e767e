"""Money of an event: amounts, books that always balance, prizes and receipts."""

from pegout.tournament.money.books import Page, accounts_page, journal_page, statement_page
from pegout.tournament.money.cents import (
    InvalidAmount,
    parse_cents,
    split_by_shares,
    split_equally,
    write_cents,
)
from pegout.tournament.money.force_majeure import force_majeure_shares
from pegout.tournament.money.ledger import (
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
    TrialBalance,
    expense,
    side_pool,
)
from pegout.tournament.money.prizes import (
    FixedPrizes,
    Prize,
    PrizePlan,
    SharedPrizes,
    prize_amounts,
    share_out,
)
from pegout.tournament.money.receipts import Receipt, receipts
from pegout.tournament.money.statement import ClosingStatement, closing_statement

__all__ = [
    "CASH",
    "ENTRY_FEES",
    "HOUSE",
    "PRIZES",
    "REFUNDS_OWED",
    "Account",
    "AccountKind",
    "ClosingStatement",
    "FixedPrizes",
    "InvalidAmount",
    "InvalidTransaction",
    "Ledger",
    "Page",
    "Posting",
    "Prize",
    "PrizePlan",
    "Receipt",
    "SharedPrizes",
    "Transaction",
    "TrialBalance",
    "accounts_page",
    "closing_statement",
    "expense",
    "force_majeure_shares",
    "journal_page",
    "parse_cents",
    "prize_amounts",
    "receipts",
    "share_out",
    "side_pool",
    "split_by_shares",
    "split_equally",
    "statement_page",
    "write_cents",
]
