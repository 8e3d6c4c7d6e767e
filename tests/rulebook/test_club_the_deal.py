"""club:the-deal: two, three and four players."""

import pytest

from pegout import Game
from pegout.game import Phase
from pegout.rules import PRESETS, in_words


@pytest.mark.parametrize(("seats", "dealt", "thrown", "to_crib"), [(2, 6, 2, 0), (3, 5, 1, 1), (4, 5, 1, 0)])
def test_the_cards_are_shared_out_by_the_number_of_players(
    seats: int, dealt: int, thrown: int, to_crib: int
) -> None:
    game = Game.new("club", seats=seats, dealer=0, seed=1)
    assert [len(game.hand(seat)) for seat in range(seats)] == [dealt] * seats
    assert game.view().crib_size == to_crib
    for seat in range(seats):
        game.throw(seat, game.hand(seat)[:thrown])
    assert [len(game.hand(seat)) for seat in range(seats)] == [4] * seats
    assert game.view().crib_size == 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_cut_for_the_deal(seats: int) -> None:
    game = Game.new("club", seats=seats, seed=1, cuts=False)
    assert game.phase is Phase.CUT_FOR_DEAL
    assert game.to_act == (0,)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_are_filled_alone_unless_partners_are_asked_for(seats: int) -> None:
    assert len(Game.new("club", seats=seats, seed=1).scores) == seats


@pytest.mark.parametrize(
    ("seats", "partners", "name"), [(3, False, "club-3"), (4, False, "club-4"), (4, True, "club-partners")]
)
def test_the_club_rules_for_three_and_four_are_in_the_document_and_cited_from_it(
    seats: int, partners: bool, name: str
) -> None:
    """RULEBOOK: `club` is for 2, 3 and 4 seats; nothing about that is agreed at the table."""
    by_seats = PRESETS["club"].with_seats(seats, partners=partners)
    cited = [str(clause.citation) for clause in in_words(by_seats)]
    assert cited == [str(clause.citation) for clause in in_words(PRESETS[name])]
    assert "house:agreed" not in cited
