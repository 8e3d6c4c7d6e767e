"""lodge:prizes and what is left: prizes, side pools, expenses and the net proceeds."""

from dataclasses import replace

import pytest

from pegout.tournament.entries import (
    AwardPool,
    AwardPrizes,
    Cancel,
    Cause,
    Command,
    DecideRefund,
    DeskRules,
    HandOver,
    JoinPool,
    PayRefund,
    PutIn,
    SidePool,
    Spend,
    StartPlay,
    Withdraw,
)
from pegout.tournament.money import CASH, FixedPrizes, SharedPrizes, closing_statement, receipts
from tests.kit.entries_desk import LODGE, Clerk, names

RULES = replace(LODGE, minimum_entries=0, pools=(SidePool("highest hand", 500),))
ORDER = AwardPrizes((("Player 1",), ("Player 2",), ("Player 3",)))


def playing(count: int, *joined: str, rules: DeskRules = RULES) -> Clerk:
    clerk = Clerk(rules).enter(*names(count))
    clerk.do(*(JoinPool(name, "highest hand") for name in joined))
    return clerk.clock(0).do(StartPlay())


def paid(clerk: Clerk) -> dict[str, int]:
    return {slip.entrant: slip.cents for slip in receipts(clerk.desk.ledger) if slip.paid_out}


def test_fifty_thirty_and_twenty_dollars_and_the_rest_is_given_away() -> None:
    clerk = playing(13).do(Spend("packs", 2599), ORDER)
    assert paid(clerk) == {"Player 1": 5000, "Player 2": 3000, "Player 3": 2000}
    closing = closing_statement(clerk.desk.ledger)
    assert closing.net_proceeds == 26000 - 2599 - 10000
    clerk.do(HandOver(13401, "little league"))
    assert clerk.desk.ledger.balance(CASH) == 0


def test_players_level_on_a_place_share_its_prizes() -> None:
    clerk = playing(13).do(AwardPrizes((("Player 4",), ("player 5", "Player 6", "Player 7"))))
    assert paid(clerk) == {"Player 4": 5000, "Player 5": 1667, "Player 6": 1667, "Player 7": 1666}


def test_shares_are_of_the_fees_that_were_kept() -> None:
    rules = replace(RULES, fee=1001, prizes=SharedPrizes((50, 25)))
    clerk = Clerk(rules).enter(*names(3)).do(JoinPool("Player 1", "highest hand"), Spend("packs", 100))
    clerk.clock(0).do(StartPlay(), ORDER)
    assert paid(clerk) == {"Player 1": 1501, "Player 2": 751}
    assert closing_statement(clerk.desk.ledger).net_proceeds == 3003 + 500 - 100 - 1501 - 751


@pytest.mark.parametrize(
    ("order", "why"),
    [
        ((), "name who came first"),
        (((),), "name who came first"),
        ((("Player 1",), ()), "name who came first"),
        ((("Player 1",), ("Zoe",)), "'Zoe' did not play"),
        ((("Player 1",), ("PLAYER 1",)), "Somebody is named twice"),
    ],
)
def test_an_order_names_everybody_once(order: tuple[tuple[str, ...], ...], why: str) -> None:
    assert why in playing(13).says(AwardPrizes(order))


def test_prizes_are_awarded_once_and_not_before_play() -> None:
    assert "before play has started" in Clerk().enter(*names(13)).says(ORDER)
    assert "already been awarded" in playing(13).do(ORDER).says(ORDER)


def test_an_event_without_prizes_is_over_once_its_order_is_known() -> None:
    clerk = playing(2, rules=replace(RULES, prizes=FixedPrizes())).do(AwardPrizes((("Player 1",),)))
    assert clerk.desk.course.prizes == ()
    assert "already been awarded" in clerk.says(AwardPrizes((("Player 2",),)))


def test_prizes_are_paid_out_of_cash_that_is_there() -> None:
    clerk = playing(4)
    assert clerk.says(ORDER) == "Only $80.00 is free: record the house's contribution first."
    clerk.do(PutIn(2000), ORDER)
    assert clerk.desk.ledger.balance(CASH) == 0


def test_a_side_pool_goes_to_its_winner() -> None:
    clerk = playing(3, *names(3)).do(AwardPool("highest hand", ("Player 2",)))
    assert paid(clerk) == {"Player 2": 1500}


def test_winners_of_a_side_pool_share_it_to_the_cent() -> None:
    rules = replace(RULES, pools=(SidePool("highest hand", 501),))
    clerk = playing(3, *names(3), rules=rules).do(AwardPool("highest hand", ("Player 3", "Player 1")))
    assert paid(clerk) == {"Player 3": 752, "Player 1": 751}


def test_a_side_pool_that_nobody_won_becomes_a_donation() -> None:
    clerk = playing(3, "Player 1").do(AwardPool("highest hand", ()))
    closing = closing_statement(clerk.desk.ledger)
    assert (closing.taken_in, closing.pools_paid, closing.net_proceeds) == (6500, 0, 6500)
    clerk.do(HandOver(6500))


@pytest.mark.parametrize(
    ("award", "why"),
    [
        (AwardPool("skunks", ("Player 1",)), "There is no side pool 'skunks'"),
        (AwardPool("highest hand", ("Player 2",)), "Player 2 did not pay into highest hand"),
        (AwardPool("highest hand", ("Zoe",)), "'Zoe' did not play"),
    ],
)
def test_a_side_pool_goes_to_somebody_who_paid_into_it(award: AwardPool, why: str) -> None:
    assert why in playing(3, "Player 1").says(award)


def test_a_side_pool_is_awarded_once_and_not_before_play() -> None:
    award = AwardPool("highest hand", ("Player 1",))
    assert "before play has started" in Clerk(RULES).enter("Player 1").says(award)
    assert "already been awarded" in playing(2, "Player 1").do(award).says(award)


def test_nothing_else_is_paid_out_of_a_side_pool() -> None:
    clerk = playing(2, "Player 1")
    assert clerk.says(HandOver(4001)) == "Only $40.00 is free: record the house's contribution first."
    assert clerk.says(Spend("hall", 4001)) == "Only $40.00 is free: record the house's contribution first."
    clerk.do(HandOver(4000))


def test_the_house_gets_nothing_while_money_may_have_to_go_back() -> None:
    clerk = Clerk().enter("Ann", "Bob")
    assert "may still have to be refunded" in clerk.says(HandOver(100))
    clerk.clock(47)
    assert "may still have to be refunded" in clerk.says(HandOver(100))
    clerk.do(Cancel(Cause.TOO_FEW))
    assert clerk.says(HandOver(100)) == "Only $0.00 is free: record the house's contribution first."


@pytest.mark.parametrize("command", [Spend("hall", 0), PutIn(-5), HandOver(0)])
def test_every_amount_is_above_nought(command: Command) -> None:
    assert "positive number of cents" in playing(2).says(command)


def test_an_expense_has_a_name() -> None:
    assert "say what the money was spent on" in playing(2).says(Spend("", 100))


def test_a_side_pool_is_paid_out_of_cash_that_is_there() -> None:
    rules = replace(RULES, full_refund_hours=None, no_refund_hours=None)
    clerk = playing(2, "Player 1", rules=rules).do(Spend("hall", 4000), Withdraw("Player 2"))
    clerk.do(DecideRefund("Player 2", 300, "a long way home"), PayRefund("Player 2"))
    award = AwardPool("highest hand", ("Player 1",))
    assert clerk.says(award) == "Only $2.00 is in hand: record the house's contribution first."
    clerk.do(PutIn(300), award)


def test_where_cash_is_missing_nothing_is_free_and_an_order_without_prizes_still_stands() -> None:
    rules = replace(RULES, prizes=FixedPrizes(), full_refund_hours=None, no_refund_hours=None)
    clerk = playing(2, rules=rules).do(Spend("hall", 4000), Withdraw("Player 2"))
    clerk.do(DecideRefund("Player 2", 2000, "a long way home"))
    assert clerk.says(Spend("packs", 1)) == "Only $0.00 is free: record the house's contribution first."
    clerk.do(AwardPrizes((("Player 1",),)))
