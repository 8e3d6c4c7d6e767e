"""acc:IV.4d: what each of the sixteen actions does, from the words of the document."""

import pytest

from pegout.judge import Ruling
from pegout.rules.remedies import (
    CribDead,
    DealtAgain,
    DrawnTo,
    FourOfCrib,
    HandDead,
    PlayRetracted,
    PlayStops,
    Remedy,
    ToCrib,
)
from tests.kit.judge_before_play import DEALER, PONE, cited, ruled

BACK, STOP = PlayRetracted(), PlayStops()
ALL_BACK = PlayRetracted(heels=True)
DEALER_DEAD, PONE_DEAD, CRIB_DEAD = HandDead(DEALER), HandDead(PONE), CribDead()
ANEW = DealtAgain(DEALER)


def found(pone: int, dealer: int, crib: int, *, turned: bool) -> Ruling:
    return ruled(
        "wrong-number",
        pone=str(pone),
        dealer=str(dealer),
        crib=str(crib),
        starter_turned="yes" if turned else "no",
    )


AFTER_STARTER: list[tuple[int, tuple[int, int, int], list[Remedy]]] = [
    (2, (4, 4, 5), [BACK, CRIB_DEAD, STOP]),
    (3, (4, 4, 3), [DrawnTo(None, 1)]),
    (3, (4, 4, 1), [DrawnTo(None, 3)]),
    (4, (4, 5, 4), [ALL_BACK, DEALER_DEAD, STOP]),
    (4, (4, 5, 3), [ALL_BACK, DEALER_DEAD, STOP]),
    (4, (4, 5, 5), [ALL_BACK, DEALER_DEAD, CRIB_DEAD, STOP]),
    (7, (4, 3, 4), []),
    (7, (3, 4, 4), []),
    (7, (3, 3, 3), []),
    (8, (4, 3, 5), [CRIB_DEAD]),
    (8, (3, 3, 6), [CRIB_DEAD]),
    (9, (5, 4, 4), [BACK, PONE_DEAD, STOP]),
    (10, (5, 4, 3), [BACK, DrawnTo(None, 1), PONE_DEAD, STOP]),
    (10, (6, 4, 2), [BACK, DrawnTo(None, 2), PONE_DEAD, STOP]),
    (11, (5, 3, 4), [BACK, PONE_DEAD, STOP]),
    (12, (5, 3, 5), [BACK, PONE_DEAD, CRIB_DEAD, STOP]),
    (13, (5, 3, 2), [BACK, DrawnTo(None, 2), PONE_DEAD, STOP]),
    (14, (3, 4, 5), [FourOfCrib()]),
    (14, (2, 4, 6), [FourOfCrib()]),
    (15, (4, 3, 3), [BACK, ANEW]),
    (15, (5, 5, 4), [BACK, ANEW]),
    (16, (3, 5, 4), [BACK, DEALER_DEAD, STOP]),
    (16, (3, 5, 3), [BACK, DEALER_DEAD, STOP]),
    (16, (3, 5, 5), [BACK, DEALER_DEAD, CRIB_DEAD, STOP]),
]

BEFORE_STARTER: list[tuple[int, tuple[int, int, int], list[Remedy]]] = [
    (1, (5, 4, 4), [ANEW]),
    (1, (3, 3, 3), [ANEW]),
    (3, (4, 4, 2), [DrawnTo(None, 2)]),
    (6, (4, 3, 4), [DrawnTo(DEALER, 1)]),
    (6, (2, 4, 4), [DrawnTo(PONE, 2)]),
    (8, (4, 2, 5), [CRIB_DEAD]),
    (14, (3, 4, 5), [FourOfCrib()]),
]


@pytest.mark.parametrize(("action", "numbers", "remedies"), AFTER_STARTER)
def test_after_the_starter(action: int, numbers: tuple[int, int, int], remedies: list[Remedy]) -> None:
    ruling = found(*numbers, turned=True)
    assert list(ruling.remedies) == remedies
    assert cited(ruling) == ["acc:IV.4b2", "acc:IV.4c", f"acc:IV.4d{action}"]


@pytest.mark.parametrize(("action", "numbers", "remedies"), BEFORE_STARTER)
def test_before_the_starter(action: int, numbers: tuple[int, int, int], remedies: list[Remedy]) -> None:
    ruling = found(*numbers, turned=False)
    assert list(ruling.remedies) == remedies
    assert cited(ruling) == ["acc:IV.4b1", "acc:IV.4c", f"acc:IV.4d{action}"]


def test_every_action_but_the_fifth_is_looked_at() -> None:
    assert {case[0] for case in AFTER_STARTER + BEFORE_STARTER} == set(range(1, 17)) - {5}


# The surplus moves, and then the new numbers are looked up: the last action of each is named.
REPEATED: list[tuple[tuple[int, int, int], list[Remedy], int | None]] = [
    ((4, 5, 3), [ToCrib(DEALER, 1)], None),
    ((5, 4, 3), [ToCrib(PONE, 1)], None),
    ((5, 5, 2), [ToCrib(PONE, 1), ToCrib(DEALER, 1)], None),
    ((4, 5, 2), [ToCrib(DEALER, 1), DrawnTo(None, 1)], 3),
    ((5, 5, 1), [ToCrib(PONE, 1), ToCrib(DEALER, 1), DrawnTo(None, 1)], 3),
    ((6, 4, 3), [ToCrib(PONE, 2), ANEW], 1),
    ((3, 5, 3), [ToCrib(DEALER, 1), DrawnTo(PONE, 1)], 6),
    ((3, 6, 3), [ToCrib(DEALER, 2), FourOfCrib()], 14),
    ((3, 5, 2), [ToCrib(DEALER, 1), ANEW], 1),
]


@pytest.mark.parametrize(("numbers", "remedies", "then"), REPEATED)
def test_5_the_surplus_goes_to_the_crib_and_the_table_is_read_again(
    numbers: tuple[int, int, int], remedies: list[Remedy], then: int | None
) -> None:
    ruling = found(*numbers, turned=False)
    assert list(ruling.remedies) == remedies
    last = [] if then is None else [f"acc:IV.4d{then}"]
    assert cited(ruling) == ["acc:IV.4b1", "acc:IV.4c", "acc:IV.4d5", *last]
    assert len(ruling.findings) == 4


def test_the_numbers_found_are_told() -> None:
    ruling = found(5, 4, 3, turned=True)
    assert ruling.findings[0] == "Ben has 5 cards, Ann 4 and the crib 3, instead of 4, 4 and 4."
