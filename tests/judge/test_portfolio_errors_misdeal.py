"""portfolio:errors: a misdeal costs nothing before play and two points once play is on."""

import pytest

from pegout.game import GameState
from pegout.judge import UnclearFact
from pegout.rules.remedies import DealtAgain, DrawnTo, PointsTo, Told
from tests.kit.judge_before_play import DEALER, PONE, cited, ruled, seated

EARLY, LATE = ["portfolio:errors.misdeal"], ["portfolio:errors.late-misdeal"]


@pytest.fixture
def boxed() -> GameState:
    return seated("portfolio", 3, 40)


def test_during_the_deal_it_is_only_dealt_again(boxed: GameState) -> None:
    ruling = ruled("misdeal", boxed, play_started="no")
    assert ruling.remedies == (DealtAgain(DEALER),)
    assert cited(ruling) == EARLY


def test_after_play_began_the_non_dealer_has_two_and_chooses_how_to_mend_it(boxed: GameState) -> None:
    """portfolio:errors.late-misdeal: either a re-deal, or cards drawn."""
    ruling = ruled("misdeal", boxed, play_started="yes")
    assert ruling.remedies[0] == PointsTo(PONE, 2)
    assert not any(isinstance(order, DealtAgain | DrawnTo) for order in ruling.remedies)
    (left,) = ruling.choices
    assert left.whose == "Ben"
    assert [(one.fact, one.answer) for one in left.options] == [
        ("put_right", "deal-again"),
        ("put_right", "draw"),
    ]


def test_after_play_began_two_to_the_non_dealer_and_a_new_deal(boxed: GameState) -> None:
    ruling = ruled("misdeal", boxed, play_started="yes", put_right="deal-again")
    assert ruling.choices == ()
    assert ruling.remedies == (PointsTo(PONE, 2), DealtAgain(DEALER))
    assert cited(ruling) == LATE


@pytest.mark.parametrize(("facts", "seat"), [({"short": "dealer"}, DEALER), ({}, None)])
def test_or_what_is_missing_is_drawn(boxed: GameState, facts: dict[str, str], seat: int | None) -> None:
    ruling = ruled("misdeal", boxed, play_started="yes", put_right="draw", lacks="1", **facts)
    assert ruling.remedies == (PointsTo(PONE, 2), DrawnTo(seat, 1))


def test_it_must_be_known_how_many_to_draw(boxed: GameState) -> None:
    with pytest.raises(UnclearFact, match="lacks"):
        ruled("misdeal", boxed, play_started="yes", put_right="draw")


@pytest.mark.parametrize("rules", ["acc", "golden-age", "club", "lodge", "classic"])
def test_other_rule_books_tell_errors_in_dealing_apart(rules: str) -> None:
    with pytest.raises(UnclearFact, match="say which it was"):
        ruled("misdeal", seated(rules), play_started="no")


def test_a_wrong_deal_is_dealt_again_without_any_points(boxed: GameState) -> None:
    for pone, dealer in [("5", "5"), ("7", "6")]:
        ruling = ruled("wrong-deal", boxed, pone=pone, dealer=dealer, unconfirmed="dealer")
        assert ruling.remedies == (DealtAgain(DEALER),)
        assert cited(ruling) == EARLY


@pytest.mark.parametrize(
    ("numbers", "mending"),
    [
        ((3, 4, 4), [DrawnTo(PONE, 1)]),
        ((4, 3, 3), [DrawnTo(DEALER, 1), DrawnTo(None, 1)]),
        ((5, 4, 4), [DealtAgain(DEALER)]),
        ((5, 2, 4), [DealtAgain(DEALER)]),
    ],
)
def test_a_wrong_number_from_the_deal_is_mended(
    boxed: GameState, numbers: tuple[int, int, int], mending: list[DrawnTo | DealtAgain]
) -> None:
    facts = dict(zip(("pone", "dealer", "crib"), map(str, numbers), strict=True))
    late = ruled("wrong-number", boxed, starter_turned="yes", put_right="draw", **facts)
    assert late.remedies == (PointsTo(PONE, 2), *mending)
    assert cited(late) == LATE
    early = ruled("wrong-number", boxed, starter_turned="no", **facts)
    assert early.remedies == (DealtAgain(DEALER),)
    assert cited(early) == EARLY


def test_what_is_missing_is_drawn_or_dealt_again_as_the_non_dealer_chooses(boxed: GameState) -> None:
    short = {"pone": "3", "dealer": "4", "crib": "4", "starter_turned": "yes"}
    (left,) = ruled("wrong-number", boxed, **short).choices
    assert (left.whose, left.fact) == ("Ben", "put_right")
    again = ruled("wrong-number", boxed, put_right="deal-again", **short)
    assert again.remedies == (PointsTo(PONE, 2), DealtAgain(DEALER))
    assert again.choices == ()
    assert ruled("wrong-number", boxed, **short | {"pone": "5"}).choices == ()  # nothing to draw


@pytest.mark.parametrize("turned", ["yes", "no"])
def test_a_wrong_throw_is_no_error_in_dealing(boxed: GameState, turned: str) -> None:
    """RULEBOOK 2.4: the document is silent on it, so no hand is dead and the points of the play stay."""
    ruling = ruled("wrong-number", boxed, pone="5", dealer="4", crib="3", starter_turned=turned)
    assert [type(remedy) for remedy in ruling.remedies] == [Told]
    assert cited(ruling) == ["pegout:silent"]
