"""Nothing on the screen helps in counting: it says the same whatever the program itself reckons."""

from collections.abc import Callable

import pytest

from pegout.game import Accept, CountHand, Peg
from pegout.rules import NOTHING, Breakdown, Item, Kind
from tests.kit.terminal_officiated import BOB, PLAY, TYPED, fives, lays, talk

ASKED = ("h", "t", "s", "?", "claim", "r")
REST = (CountHand(BOB, 11), Accept(BOB), Accept(BOB))


def reckoned_by_a_fool(points: int) -> Callable[..., Breakdown]:
    """Counts everything as so many points."""
    items = (Item(Kind.FIFTEEN, points, ()),) if points else ()
    return lambda *_, **__: Breakdown(items, points) if items else NOTHING


def told_in_deal() -> list[str]:
    """All that is said, with every question asked at every turn, until the deal is over."""
    _, session = fives(*PLAY, *REST)
    typed = [line for answer in TYPED for line in (*ASKED, answer)]
    said = talk(session, typed)
    return said[: said.index("The deal passes to Bob.")]


@pytest.mark.parametrize("points", [0, 1, 12])
def test_the_programs_own_counts_are_never_told(points: int, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = told_in_deal()
    for name in ("score_show", "score_at"):
        monkeypatch.setattr(f"pegout.game.officiated.acts.{name}", reckoned_by_a_fool(points))
    for name in ("go_point", "last_card"):
        monkeypatch.setattr(f"pegout.game.officiated.alone.{name}", reckoned_by_a_fool(points))
    fooled = told_in_deal()
    assert [line for line in fooled if not line.startswith("Unnoticed")] == [
        line for line in honest if not line.startswith("Unnoticed")
    ]
    assert fooled != honest  # what stood unnoticed is told at the end, by the program's own counts


def test_what_stood_is_told_only_after_the_last_acceptance() -> None:
    said = told_in_deal()
    unnoticed = [place for place, line in enumerate(said) if line.startswith("Unnoticed")]
    assert unnoticed == list(range(len(said) - len(unnoticed), len(said)))
    assert said[unnoticed[0] - 1] == "Bob accepts."


@pytest.mark.parametrize("pegged", [2, 3])
def test_the_claims_on_offer_are_the_same_whether_they_are_right_or_wrong(pegged: int) -> None:
    """Bob's seven on Ann's eight makes fifteen for two."""
    _, right = fives(lays(BOB, "7D", 7), lays(BOB, "8D", 25), Peg(BOB, pegged))
    said = talk(right, ["jd 17 0", "claim"])
    assert said[-4:-2] == [
        "1: the count announced last is wrong. Type count wrong.",
        "2: Bob pegged too many. Type overpegged.",
    ]
