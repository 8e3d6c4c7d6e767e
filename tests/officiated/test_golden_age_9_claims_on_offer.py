"""golden-age:9: the claims that a player is offered do not tell who is right."""

import pytest

from tests.kit.officiated_tables import ANN, BOB, MUGGINS, Players, counting, shown

Acts = tuple[str | int, ...]


def after(acts: Acts) -> Players:
    """Cards as they are played, numbers as Ann pegs them. A jack was turned."""
    players = Players("4H 5H 7H 9S", "KC AC 5C AS", starter="JD")
    for act in acts:
        if isinstance(act, str):
            players.play(act)
        else:
            players.peg(ANN, act)
    return players


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        (("KC=10", 2, "4H=14"), ("KC=10", "4H=14", 2)),
        (("KC=10", "5H=15", 2), ("KC=10", "4H=15", 2)),
        (("KC=10", "4H=14"), ("KC=10", "4H=15")),
        (("KC=10", "5H=15", 2), ("KC=10", "5H=15", 3)),
        (("KC=10", "5H=15", 2), ("KC=10", "5H=15", 1)),
    ],
    ids=["heels in time or late", "fifteen or fourteen", "count", "too many", "too few"],
)
def test_in_the_play(right: Acts, wrong: Acts) -> None:
    for seat in (ANN, BOB):
        offered = after(right).view(seat).claims
        assert offered
        assert after(wrong).view(seat).claims == offered


def offered_on_hand(points: int, *seats: int) -> list[object]:
    """Bob has two, and counts this."""
    players = counting(rules=MUGGINS)
    players.pegged_hand(BOB, points)
    return [players.view(seat).claims for seat in seats]


@pytest.mark.parametrize("said", [1, 5, 29])
def test_on_a_hand(said: int) -> None:
    assert all(offered_on_hand(2, ANN, BOB))
    assert offered_on_hand(said, ANN, BOB) == offered_on_hand(2, ANN, BOB)


def test_on_a_hand_said_to_be_nought_that_is_or_is_not() -> None:
    """A pair of queens, or a queen and a ten, which are worth nothing."""

    def offered(bob: str) -> list[object]:
        players = shown("7H 8D 9C 7S", bob, starter="KD", crib="5C 5S TH 2S", rules=MUGGINS)
        players.count_hand(BOB, 0)
        return [players.view(seat).claims for seat in (ANN, BOB)]

    assert offered("QS QD 4H 6C")[ANN]
    assert offered("QS QD 4H 6C") == offered("QS TD 4H 6C")


@pytest.mark.parametrize("said", [12, 14, 121])
def test_on_a_claim_of_the_game(said: int) -> None:
    """Ann is on 109 and has twelve: enough, however she counts them."""

    def offered(before: int) -> object:
        players = counting(scores=(before, 50))
        players.pegged_hand(BOB, 2)
        players.pegged_hand(ANN, max(said, 121 - before))
        return players.view(BOB).claims

    assert offered(109)
    assert offered(109) == offered(60)  # from there she is 49 short of it
