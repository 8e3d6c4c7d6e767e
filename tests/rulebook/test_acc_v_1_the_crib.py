"""acc:V, club:the-deal: what lies in the crib, and that nobody looks into it before its time."""

import pytest

from pegout.cards import Card
from pegout.game import IllegalCommand, Throw, view_for
from tests.kit.builders import card, cards, table, thrown_table


def test_the_crib_holds_what_the_players_threw() -> None:
    position = thrown_table(["5C 5D QC 8C", "5H 5S KH 9H"], "2S", crib="3D 7D TS JS")
    assert set(position.state.deal.crib) == set(cards("3D 7D TS JS"))
    assert position.state.deal.thrown == [cards("3D 7D"), cards("TS JS")]


def test_with_three_it_holds_one_of_each_and_the_one_dealt_to_it() -> None:
    kept = ["2C 4C 6C 8C", "2H 4H 6H 8H", "2D 4D 6D 8D"]
    position = thrown_table(kept, "2S", crib="KC KH KD KS", rules="club")
    assert set(position.state.deal.crib) == set(cards("KC KH KD KS"))
    assert position.state.deal.thrown == [cards("KC"), cards("KH"), cards("KD")]


def test_with_four_it_holds_one_of_each() -> None:
    kept = ["2C 4C 6C 8C", "2H 4H 6H 8H", "2D 4D 6D 8D", "2S 4S 6S 8S"]
    position = thrown_table(kept, "AS", crib="KC KH KD KS", rules="club")
    assert position.state.deal.crib == cards("KC KH KD KS")


def test_1b_what_was_thrown_cannot_be_taken_back_or_thrown_again() -> None:
    position = thrown_table(["5C 5D QC 8C", "5H 5S KH 9H"], "2S", crib="3D 7D TS JS")
    with pytest.raises(IllegalCommand):
        position.do(Throw(0, cards("5C 5D")))


def seen_by(position_seat: int | None) -> tuple[Card, ...]:
    position = table(["5C 5D QC 8C", "5H 5S KH 9H"], "2S", crib="3D 7D TS JS").play("5H", "5C", "5S", "5D")
    return view_for(position.state, position_seat).crib


@pytest.mark.parametrize("seat", [0, 1, None])
def test_2a_nobody_sees_the_crib_before_it_is_counted(seat: int | None) -> None:
    assert seen_by(seat) == ()


def test_2a_not_even_the_dealer_sees_what_the_pone_threw() -> None:
    position = thrown_table(["5C 5D QC 8C", "5H 5S KH 9H"], "2S", crib="3D 7D TS JS")
    view = view_for(position.state, 0)
    assert view.thrown == cards("3D 7D")
    assert card("TS") not in (*view.hand, *view.thrown, *view.crib)
