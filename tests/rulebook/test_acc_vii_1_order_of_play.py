"""acc:VII.1: the pone first, one card each in turn, the count announced, never past 31."""

import pytest

from pegout.game import IllegalCommand, PlayCard, SayGo, view_for
from pegout.game.events import CardPlayed
from tests.kit.builders import card, cards, table

KEPT = ["5C 5D QC 8C", "5H 5S KH 9H"]


def test_b_the_pone_plays_the_first_card() -> None:
    position = table(KEPT, "2S")
    with pytest.raises(IllegalCommand, match="Bob's turn"):
        position.do(PlayCard(0, card("5C")))
    position.do(PlayCard(1, card("5H")))


def test_c_the_players_take_turns() -> None:
    position = table(KEPT, "2S").play("5H")
    with pytest.raises(IllegalCommand, match="Ann's turn"):
        position.do(PlayCard(1, card("5S")))
    assert position.play("5C").turn == 1


def test_c_the_count_is_announced_with_each_card() -> None:
    position = table(KEPT, "2S").play("5H", "QC", "KH")
    counts = [event.count for event in position.script.events if isinstance(event, CardPlayed)]
    assert counts == [5, 15, 25]


def test_c_each_series_counts_from_nought() -> None:
    position = table(KEPT, "2S").play("5H", "5C", "5S", "5D", "KH", "go", "8C")
    assert position.state.deal.count == 8


def test_d_the_cards_played_stay_with_their_player() -> None:
    position = table(KEPT, "2S").play("5H", "5C", "5S", "5D", "KH", "go", "8C")
    assert [[str(one) for one in pile] for pile in position.state.deal.played] == [
        ["5C", "5D", "8C"],
        ["5H", "5S", "KH"],
    ]


@pytest.mark.parametrize("rules", ["acc", "golden-age"])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_d_no_card_is_turned_over_before_the_hands_are_counted(rules: str, seat: int | None) -> None:
    """The first series ends with a go at 29, the second at 31, and everybody still sees all seven cards."""
    position = table(["QC TH 8H 3D", "KC 9S 6S 7S"], "2S", rules=rules)
    position.play("KC", "QC", "9S", "go", "TH", "6S", "8H", "7S")
    view = view_for(position.state, seat)
    assert view.played == (cards("QC TH 8H"), cards("KC 9S 6S 7S"))
    assert view.turned == (0, 0)


def test_e_a_card_past_thirty_one_cannot_be_played() -> None:
    position = table(KEPT, "2S").play("5H", "QC", "KH")
    with pytest.raises(IllegalCommand, match="past 31"):
        position.do(PlayCard(0, card("8C")))
    position.play("5C")


def test_e_exactly_thirty_one_can() -> None:
    position = table(["JC AC KC 2C", "TH KH QH 9H"], "7S").play("TH", "JC", "KH", "AC")
    assert position.scores == (2, 0)


def test_who_can_play_may_not_say_go() -> None:
    position = table(KEPT, "2S").play("5H", "QC", "KH")
    with pytest.raises(IllegalCommand, match="Ann has a playable card, so cannot say go at 25"):
        position.do(SayGo(0))


def test_who_cannot_play_must_say_go() -> None:
    position = table(KEPT, "2S").play("5H", "5C", "5S", "5D", "KH")
    for one in ("QC", "8C"):
        with pytest.raises(IllegalCommand):
            position.do(PlayCard(0, card(one)))
    position.do(SayGo(0))


def test_a_card_is_played_once() -> None:
    position = table(KEPT, "2S").play("5H", "5C")
    with pytest.raises(IllegalCommand, match="does not hold 5H"):
        position.do(PlayCard(1, card("5H")))
