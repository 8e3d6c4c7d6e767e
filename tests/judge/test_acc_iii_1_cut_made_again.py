"""acc:III.1: a wrong cut is really made again, and only until the table has gone on from it."""

import pytest

from pegout import Game
from pegout.game import IllegalCommand, Phase
from pegout.game.events import CutForDeal
from pegout.judge import MissingFacts, UnclearFact, rule_on
from pegout.library.random_dealer import RandomDealer
from pegout.rules.remedies import CutAgain, CutTakenBack, StarterCutAgain
from tests.kit.judge_before_play import described
from tests.kit.judged_tables import ANN, BOB, carried_out, dealt, thrown, turned


def cutting(*lifted: int, seats: int = 2) -> Game:
    """Seat after seat has lifted so many cards for the deal."""
    rules = "acc" if seats == 2 else "club"
    game = Game.new(rules, seats=seats, names=("Ann", "Bob", "Cid", "Dot")[:seats], seed=11, cuts=False)
    for seat, number in enumerate(lifted):
        game.cut(seat, number)
    return game


FIRST = {"cut": "first-for-deal", "lifted": "3"}
LATER = {"cut": "later-for-deal", "lifted": "3", "left": "39"}


def test_a_the_first_cut_goes_back_where_it_lay_and_is_made_again() -> None:
    before = cutting().state.deal.pack
    game = cutting(10)
    ruling = carried_out(game, "wrong-cut", FIRST)
    assert ruling.remedies == (CutTakenBack((ANN,)),)
    assert (game.phase, game.to_act, game.state.cuts) == (Phase.CUT_FOR_DEAL, (ANN,), ())
    assert game.state.deal.pack == before
    game.cut(ANN, 12)
    assert game.state.cuts == ((ANN, before[11]),)
    assert game.to_act == (BOB,)


def test_a_the_second_cut_is_taken_back_though_the_deal_was_won_by_it() -> None:
    game = cutting(10)
    rest = game.state.deal.pack
    game.cut(BOB, 9)
    assert game.state.dealer is not None
    carried_out(game, "wrong-cut", LATER)
    assert game.dealer is None
    assert (game.phase, game.to_act) == (Phase.CUT_FOR_DEAL, (BOB,))
    assert game.state.deal.pack == rest
    assert [seat for seat, _ in game.state.cuts] == [ANN]
    game.cut(BOB, 20)
    assert [event.card for event in game.events if isinstance(event, CutForDeal)][-1] == rest[19]


def test_a_the_low_card_deals_after_the_second_cut_of_the_same_player() -> None:
    """Bob cuts a card lower than Ann's: the table compares what lies there now."""
    game = cutting(10)
    first, rest = game.state.cuts[0][1], game.state.deal.pack
    game.cut(BOB, 9)
    carried_out(game, "wrong-cut", LATER)
    place = next(at for at in range(4, 38) if rest[at - 1].rank < first.rank)
    game.cut(BOB, place)
    assert game.dealer == BOB


def test_a_of_three_the_one_who_cut_last_cuts_again_before_the_third() -> None:
    game = cutting(10, 8, seats=3)
    facts = {"cut": "later-for-deal", "lifted": "3", "left": "34", "still_to_cut": "1"}
    carried_out(game, "wrong-cut", facts)
    assert game.to_act == (BOB,)
    game.cut(BOB, 8)
    assert game.to_act == (2,)


def test_a_of_three_whoever_is_named_cuts_again() -> None:
    game = cutting(10, 8, seats=3)
    kept = game.state.cuts[1]
    carried_out(game, "wrong-cut", FIRST | {"cutter": "Ann"})
    assert game.state.cuts == (kept,)
    assert game.to_act == (ANN,)
    game.cut(ANN, 5)
    assert game.to_act == (2,)


def test_once_the_cards_are_dealt_the_cut_for_the_deal_stands() -> None:
    game = cutting(10, 9)
    assert game.dealer is not None
    ruling = rule_on(game.state, "wrong-cut", LATER)
    game.cut(1 - game.dealer, 20)
    with pytest.raises(IllegalCommand, match="Cards have been dealt since the cut for the deal"):
        game.carry_out(ruling)


def test_whoever_has_not_cut_cuts_now() -> None:
    """Nothing is to be taken back: the table waits for that very cut."""
    game = cutting(10)
    ruling = carried_out(game, "wrong-cut", LATER | {"cutter": "Bob"})
    assert ruling.remedies == (CutAgain(shuffled=False),)
    assert (game.to_act, len(game.state.cuts)) == ((BOB,), 1)


def test_b_a_starter_that_was_cut_wrongly_goes_back_and_the_rest_is_shuffled() -> None:
    """The card has been seen, so nobody may know where it lies: as in acc:VI.1d."""
    game = turned("7D")
    pack = game.state.deal.pack
    ruling = carried_out(game, "wrong-cut", {"cut": "starter", "lifted": "3"})
    assert ruling.remedies == (StarterCutAgain(),)
    assert (game.phase, game.starter, game.to_act) == (Phase.STARTER, None, (BOB,))
    assert sorted(game.state.deal.pack) == sorted(pack)
    assert game.state.deal.pack != pack
    game.cut(BOB, 10)
    assert game.starter == game.state.deal.pack[10]


def test_b_heels_of_a_starter_that_is_none_go_back() -> None:
    """Ann deals and turned the jack of clubs: two points, which never were."""
    game = turned("JC")
    assert game.scores == (2, 0)
    carried_out(game, "wrong-cut", {"cut": "starter", "lifted": "3"})
    assert game.scores == (0, 0)


def test_b_once_a_card_is_played_the_starter_stands() -> None:
    game = turned("7D")
    ruling = rule_on(game.state, "wrong-cut", {"cut": "starter", "lifted": "3"})
    game.play(BOB, "8D")
    with pytest.raises(IllegalCommand, match="The play has begun, so the starter stands"):
        game.carry_out(ruling)


def test_b_a_starter_still_to_be_cut_is_cut_now() -> None:
    game = thrown()
    assert carried_out(game, "wrong-cut", {"cut": "starter", "lifted": "3"}).remedies == (
        CutAgain(shuffled=False),
    )
    assert game.to_act == (BOB,)


def test_b_cards_that_were_dealt_are_not_dealt_again_for_a_cut() -> None:
    game = dealt()
    ruling = rule_on(game.state, "wrong-cut", {"cut": "before-deal", "lifted": "3"})
    with pytest.raises(IllegalCommand, match="No cut is due now"):
        game.carry_out(ruling)


@pytest.mark.parametrize(
    ("cut", "lifted", "left", "right"),
    [
        ("first-for-deal", "10", "10", "52"),
        ("before-deal", "10", "41", "52"),
        ("before-deal", "3", "50", "52"),
        ("starter", "10", "29", "40"),
        ("starter", "10", "31", "40"),
    ],
)
def test_packets_that_do_not_add_up_to_what_lay_there_are_counted_again(
    cut: str, lifted: str, left: str, right: str
) -> None:
    with pytest.raises(UnclearFact, match=f"{right} cards were there"):
        rule_on(described(), "wrong-cut", {"cut": cut, "lifted": lifted, "left": left})


def test_what_was_left_need_not_be_said_where_it_is_known() -> None:
    """Of 52 cards 49 lifted leave 3; of what is left after the first cut for the deal nobody knows."""
    ruling = rule_on(described(), "wrong-cut", {"cut": "before-deal", "lifted": "49"})
    assert ruling.findings == ("Only 3 left when the minimum is 4: the cut is made again.",)
    with pytest.raises(MissingFacts) as missing:
        rule_on(described(), "wrong-cut", {"cut": "later-for-deal", "lifted": "20"})
    assert [question.name for question in missing.value.questions] == ["left"]


def test_the_program_cuts_otherwise_when_its_own_cut_was_taken_back() -> None:
    """By the same seed and from the same pack: else who leaves the cut to the program would not cut again."""
    found = set()
    for seed in range(8):
        game, dealer = Game.new("acc", names=("Ann", "Bob"), seed=seed, cuts=False), RandomDealer(seed)
        first = dealer.cut(game.state)
        game.do(first)
        carried_out(game, "wrong-cut", FIRST)
        found.add(dealer.cut(game.state) == first)
    assert False in found
