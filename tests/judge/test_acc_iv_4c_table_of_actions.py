"""acc:IV.4c: all 27 rows of the table in both columns, typed in from the document once more."""

from itertools import product

import pytest

from pegout.judge import UnclearFact
from pegout.rules.remedies import Told
from tests.kit.judge_before_play import cited, ruled, seated

# Pone's hand, dealer's hand, crib (C correct, M too many, F too few); action before and after the starter.
PRINTED = """
CCC Play Play
CCM 1 2
CCF 3 3
CMC 1 4
CMM 1 4
CMF 5 4
CFC 6 7
CFM 8 8
CFF 1 15
MCC 1 9
MCM 1 15
MCF 5 10
MMC 1 15
MMM 1 15
MMF 5 15
MFC 1 11
MFM 1 12
MFF 1 13
FCC 6 7
FCM 14 14
FCF 1 7
FMC 1 16
FMM 1 16
FMF 5 16
FFC 1 7
FFM 1 8
FFF 1 7
"""
ROWS = [tuple(line.split()) for line in PRINTED.split("\n") if line]
CASES = [(row[0], turned, row[1 + turned]) for row in ROWS for turned in (False, True)]


def facts(row: str, off_by: int = 1) -> dict[str, str]:
    """Numbers of cards that make this row."""
    numbers = [4 + {"C": 0, "M": off_by, "F": -off_by}[letter] for letter in row]
    return dict(zip(("pone", "dealer", "crib"), map(str, numbers), strict=True))


def test_the_printed_table_names_every_mixture_once() -> None:
    assert sorted(row[0] for row in ROWS) == sorted("".join(row) for row in product("CMF", repeat=3))
    assert len(CASES) == 54


@pytest.mark.parametrize("off_by", [1, 3])
@pytest.mark.parametrize(("row", "turned", "action"), CASES)
def test_every_row_leads_to_its_action(row: str, turned: bool, action: str, off_by: int) -> None:
    ruling = ruled("wrong-number", starter_turned="yes" if turned else "no", **facts(row, off_by))
    first = ["acc:IV.4b2" if turned else "acc:IV.4b1", "acc:IV.4c"]
    if action != "Play":
        first.append(f"acc:IV.4d{action}")
    assert cited(ruling)[: len(first)] == first
    if action != "5":
        assert cited(ruling) == first
    if action in ("Play", "7"):
        assert ruling.remedies == ()
    else:
        assert ruling.remedies


@pytest.mark.parametrize("rules", ["golden-age", "lodge"])
def test_books_by_the_congress_rules_use_this_one(rules: str) -> None:
    ruling = ruled("wrong-number", seated(rules), starter_turned="yes", **facts("MCF"))
    assert cited(ruling)[-1] == "acc:IV.4d10"


@pytest.mark.parametrize("rules", ["club", "classic"])
def test_books_that_are_silent_put_the_number_right_at_no_cost(rules: str) -> None:
    """Neither document speaks of it: no hand is dead, and no point moves (pegout:silent)."""
    ruling = ruled("wrong-number", seated(rules), starter_turned="yes", **facts("MCF"))
    assert cited(ruling) == ["pegout:silent"]
    assert all(isinstance(order, Told) for order in ruling.remedies)


@pytest.mark.parametrize("rules", ["club-3", "club-4", "club-partners"])
def test_of_several_the_judge_decides(rules: str) -> None:
    with pytest.raises(UnclearFact, match=r"two players.*acc:XII"):
        ruled("wrong-number", seated(rules), starter_turned="no", **facts("CMC"))


def test_more_cards_than_a_pack_has_are_counted_again() -> None:
    with pytest.raises(UnclearFact, match="52 cards"):
        ruled("wrong-number", pone="40", dealer="8", crib="4", starter_turned="yes")
    assert ruled("wrong-number", pone="40", dealer="8", crib="4", starter_turned="no").remedies
