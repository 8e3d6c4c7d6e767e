"""A ruling is carried out as one command: each remedy on a real deal, and taken back again."""

from collections.abc import Callable
from copy import deepcopy

import pytest

from pegout import Game
from pegout.cards import Card
from pegout.game import CarryOut, IllegalCommand, Pegs, Phase, Throw, legal_commands, refusal, view_for
from pegout.game.events import CribShown, GameEnded, HandShown, MatchEnded, Pegged, RulingMade
from pegout.rules import Ending, Kind
from pegout.rules.remedies import (
    CardsReturned,
    Correction,
    CountIs,
    CribDead,
    CribTo,
    CutAgain,
    DealtAgain,
    DrawnTo,
    Fate,
    FourOfCrib,
    GameLost,
    HandDead,
    HeldBack,
    MatchLost,
    PlayRetracted,
    PlayStops,
    PointsBack,
    PointsTo,
    Remedy,
    ScoreLost,
    ToCrib,
    Told,
)
from tests.kit.builders import Table, card, cards, table, thrown_table

KEPT = ["5H 5C 5S JD", "6C 8D 9D TS"]


def rule(*remedies: Remedy) -> CarryOut:
    return CarryOut(("It was found.",), remedies, ("acc:XII",))


def dealt_game(*, cuts: bool = True) -> Game:
    game = Game.deal(["5H 5C 5S JD KH QH", "2C 4C 6C 8D 9D TS"], "7D", seed=3, cuts=cuts)
    if not cuts:
        game.cut(1, 26)
    return game


def thrown_game() -> Game:
    game = dealt_game(cuts=False)
    game.throw(1, "2C 4C")
    game.throw(0, "KH QH")
    return game


def played_game() -> Game:
    """Bob has led the 8, Ann the jack, Bob the 9: 27."""
    game = dealt_game()
    game.throw(1, "2C 4C")
    game.throw(0, "KH QH")
    game.play(1, "8D")
    game.play(0, "JD")
    game.play(1, "9D")
    return game


EVERYWHERE: list[Remedy] = [
    PointsTo(0, 2),
    PointsBack(1, 3),
    Correction(1, 1),
    ScoreLost(0, 2),
    Told("Sit down."),
    GameLost(0),
    MatchLost(1),
]
CARRIED: list[tuple[Callable[[], Game], Remedy]] = [
    *((played_game, remedy) for remedy in EVERYWHERE),
    *((thrown_game, remedy) for remedy in EVERYWHERE),
    (played_game, PlayRetracted()),
    (played_game, PlayStops()),
    (played_game, DealtAgain(1)),
    (thrown_game, CutAgain(shuffled=False)),
    (played_game, DrawnTo(0, 2)),
    (played_game, DrawnTo(None, 1)),
    (thrown_game, ToCrib(1, 1)),
    (dealt_game, ToCrib(1, 1)),
    (played_game, HandDead(0)),
    (played_game, CribDead()),
    (played_game, FourOfCrib()),
    (played_game, CribTo(1)),
    (played_game, CardsReturned(2)),
    (played_game, HeldBack(1, cards("TS"), Fate.DEAD)),
    (played_game, HeldBack(1, cards("TS"), Fate.PLAYED)),
    (played_game, CountIs(25)),
]


@pytest.mark.parametrize(("start", "remedy"), CARRIED, ids=lambda value: type(value).__name__)
def test_every_remedy_is_carried_out_and_taken_back(start: Callable[[], Game], remedy: Remedy) -> None:
    game = start()
    before, log = deepcopy(game.state), game.events
    events = game.carry_out(rule(remedy))
    assert events[0] == RulingMade(("It was found.",), (remedy,), ("acc:XII",))
    assert any(line == "Ruling: It was found. [acc:XII]" for line in game.log)
    game.undo()
    assert game.state == before
    assert game.events == log


def do(position: Table, *remedies: Remedy) -> Table:
    position.do(rule(*remedies))
    return position


# Points


def test_points_to_a_seat_are_pegged_as_a_penalty() -> None:
    position = do(table(KEPT, "7D", scores=(10, 20)), PointsTo(0, 2))
    pegged = position.script.events[-1]
    assert isinstance(pegged, Pegged)
    assert [item.kind for item in pegged.why.items] == [Kind.PENALTY]
    assert position.state.pegs == [Pegs(10, 12), Pegs(19, 20)]


def test_points_can_win_the_game_and_what_is_left_of_the_ruling_is_not_carried_out() -> None:
    position = do(table(KEPT, "7D", scores=(120, 50)), PointsTo(0, 2), PointsBack(1, 15), DealtAgain(1))
    assert position.scores == (121, 50)
    assert position.over
    assert position.winner == 0
    assert [type(event) for event in position.script.events[-3:]] == [Pegged, GameEnded, MatchEnded]


@pytest.mark.parametrize(
    ("pegs", "points", "after"),
    [
        (Pegs(85, 91), 4, Pegs(85, 87)),
        (Pegs(85, 91), 6, Pegs(85, 85)),
        (Pegs(85, 91), 15, Pegs(76, 76)),
        (Pegs(5, 12), 15, Pegs(0, 0)),
        (Pegs(0, 0), 15, Pegs(0, 0)),
    ],
)
@pytest.mark.parametrize("kind", [PointsBack, Correction])
def test_a_peg_goes_back_never_past_the_start(
    kind: Callable[[int, int], Remedy], pegs: Pegs, points: int, after: Pegs
) -> None:
    position = table(KEPT, "7D")
    position.state.pegs[0] = pegs
    assert do(position, kind(0, points)).state.pegs[0] == after


def test_partners_peg_back_together() -> None:
    game = Game.new("club", seats=4, partners=True, dealer=0, seed=2)
    game.carry_out(rule(PointsTo(1, 5), PointsBack(3, 2)))
    assert game.scores == (0, 3)


def test_what_only_people_can_do_moves_nothing() -> None:
    position = table(KEPT, "7D", scores=(10, 20))
    before = deepcopy(position.state)
    assert do(position, ScoreLost(0, 2), Told("Sit down.")).state == before


# The play


def test_the_points_of_the_play_go_back_and_heels_and_penalties_stay() -> None:
    position = table(["5H 5C 5S 2C", "TC 8D 9D TS"], "JD", scores=(10, 20))
    assert position.scores == (12, 20)
    position.play("TC", "5H")
    assert position.scores == (14, 20)
    do(position, PointsTo(1, 3), PlayRetracted())
    assert position.scores == (12, 23)
    do(position, PlayRetracted())
    assert position.scores == (12, 23)


def test_a_penalty_pegged_back_in_the_play_is_not_given_back_with_its_points() -> None:
    position = table(["5H 5C 5S 2C", "TC 8D 9D TS"], "7D", scores=(50, 20)).play("TC", "5H")
    assert do(position, PointsBack(0, 15), PlayRetracted()).scores == (35, 20)


def test_points_of_the_play_that_were_corrected_are_not_taken_back_twice() -> None:
    position = table(["5H 5C 5S 2C", "TC 8D 9D TS"], "7D", scores=(50, 20)).play("TC", "5H")
    assert do(position, Correction(0, 2), PlayRetracted()).scores == (50, 20)


def test_nothing_is_taken_back_before_a_card_is_led() -> None:
    assert do(table(KEPT, "JH", scores=(10, 20)), PlayRetracted()).scores == (12, 20)


def shown(position: Table) -> list[tuple[int, set[Card]]]:
    found = [event for event in position.script.events if isinstance(event, HandShown)]
    return [(event.seat, set(event.cards)) for event in found]


def test_when_play_stops_hands_are_what_was_played_and_what_is_held() -> None:
    position = do(table(KEPT, "7D", crib="2C 3C 4H KD").play("8D", "JD"), PlayStops())
    assert shown(position) == [(1, set(cards(KEPT[1]))), (0, set(cards(KEPT[0])))]
    assert position.waits_for(Phase.SHUFFLE)
    assert position.state.dealer == 1


@pytest.mark.parametrize("stops", [True, False])
def test_what_is_dead_is_not_counted(stops: bool) -> None:
    position = do(table(KEPT, "7D"), HandDead(1), CribDead())
    view = view_for(position.state, 0)
    assert (view.dead, view.crib_dead) == ((1,), True)
    if stops:
        do(position, PlayStops())
    else:
        position.play_out()
    assert [seat for seat, _ in shown(position)] == [0]
    assert not any(isinstance(event, CribShown) for event in position.script.events)
    assert not view_for(position.state, 1).crib
    assert position.waits_for(Phase.SHUFFLE)


def test_cards_go_back_to_the_hands_with_count_goes_and_turn() -> None:
    position = table(KEPT, "7D").play("8D")
    earlier = [deepcopy(position.state.deal)]
    for what in ("JD", "9D", "go", "5H", "TS", "5C"):
        position.play(what)
        earlier.append(deepcopy(position.state.deal))
    scores = position.scores
    do(position, CardsReturned(3))
    assert position.scores == scores
    then, now = earlier[3], position.state.deal
    assert (now.series, now.count, now.gone, now.turn, now.last) == (
        then.series,
        then.count,
        then.gone,
        then.turn,
        then.last,
    )
    assert [set(hand) for hand in now.hands] == [set(hand) for hand in then.hands]
    assert now.played == then.played
    do(position, CardsReturned(3))
    assert (position.state.deal.series, position.state.deal.turn) == ([], 1)
    assert position.play_out().waits_for(Phase.SHUFFLE)


def test_a_count_that_was_set_holds_for_the_series() -> None:
    position = do(table(KEPT, "7D").play("8D"), CountIs(10))
    position.play("5H")
    assert position.pegged() == [(0, 2)]
    assert position.state.deal.count == 15
    do(position, CardsReturned(1))
    assert (position.state.deal.count, position.turn) == (10, 0)


def test_a_full_count_ends_the_series_without_points() -> None:
    position = do(table(KEPT, "7D").play("8D", "JD"), CountIs(31))
    assert (position.state.deal.series, position.turn, position.pegged()) == ([], 1, [])


def test_dead_cards_are_not_played_and_still_count_in_the_show() -> None:
    position = do(table(KEPT, "7D").play("8D"), HeldBack(0, cards("5H 5C"), Fate.DEAD)).play_out()
    assert shown(position)[1] == (0, set(cards(KEPT[0])))
    assert card("5H") not in position.state.deal.played[0]


def test_the_last_player_has_the_point_when_nobody_else_may_play() -> None:
    position = table(KEPT, "7D").play("8D", "JD", "9D", "go", "5H", "TS", "5C")
    assert position.turn == 1
    do(position, HeldBack(0, cards("5S"), Fate.DEAD))
    do(position, HeldBack(1, cards("6C"), Fate.DEAD))
    assert position.pegged()[2] == (0, 1)
    assert position.waits_for(Phase.SHUFFLE)


# The deal


def test_a_void_deal_is_dealt_again_by_whom_the_ruling_names() -> None:
    position = do(table(KEPT, "7D").play("8D"), DealtAgain(1))
    assert position.waits_for(Phase.SHUFFLE)
    assert (position.state.dealer, position.state.deal_number) == (1, 1)
    assert position.deal_again().state.deal_number == 2


def test_the_pack_is_shuffled_and_cut_again_before_the_cards_are_dealt() -> None:
    game = Game.new("acc", dealer=0, seed=4, cuts=False)
    pack = game.state.deal.pack
    game.carry_out(rule(CutAgain(shuffled=True)))
    assert game.phase is Phase.CUT
    assert (game.state.deal_number, game.state.deal.pack == pack) == (1, False)
    game.carry_out(rule(CutAgain(shuffled=False)))
    assert game.phase is Phase.CUT
    game.cut(1, 20)
    assert "have been dealt" in (game.refusal(rule(CutAgain(shuffled=True))) or "")


def test_the_cut_for_the_deal_is_made_again() -> None:
    game = Game.new("acc", seed=4, cuts=False)
    game.cut(0, 10)
    cuts = game.state.cuts
    game.carry_out(rule(CutAgain(shuffled=False)))
    assert game.state.cuts == cuts
    game.carry_out(rule(CutAgain(shuffled=True)))
    assert (game.phase, game.state.cuts) == (Phase.CUT_FOR_DEAL, ())


def test_cards_are_drawn_from_the_top_of_the_pack_but_never_the_starter() -> None:
    position = thrown_table(KEPT, "7D")
    top = position.state.deal.pack
    position.do(legal_commands(position.state, 1)[0])  # the fewest are lifted: the starter is near the top
    starter = position.state.deal.starter
    do(position, DrawnTo(0, 5), DrawnTo(None, 1))
    expected = [one for one in top if one != starter]
    assert position.state.deal.hands[0][4:] == expected[:5]
    assert position.state.deal.crib[4:] == (expected[5],)
    assert view_for(position.state, 0).hand[4:] == tuple(expected[:5])
    assert view_for(position.state, 1).hand_sizes == (9, 4)


def test_a_hand_that_is_too_large_owes_the_crib() -> None:
    position = do(thrown_table(KEPT, "7D"), ToCrib(0, 2))
    assert position.waits_for(Phase.THROW)
    assert {command.seat for command in legal_commands(position.state, 0) if isinstance(command, Throw)} == {
        0
    }
    assert legal_commands(position.state, 1) == ()
    assert "2 different cards" in (refusal(position.state, Throw(0, cards("5H"))) or "")
    position.do(Throw(0, cards("5H 5C")))
    assert position.waits_for(Phase.STARTER)
    assert len(position.state.deal.crib) == 6


def test_who_has_not_thrown_throws_first_and_then_what_is_owed() -> None:
    game = dealt_game()
    game.carry_out(rule(ToCrib(0, 1)))
    game.throw(0, "KH QH")
    game.throw(1, "2C 4C")
    assert game.to_act == (0,)
    game.throw(0, "5H")
    assert game.phase is Phase.PLAY
    assert [len(hand) for hand in game.state.deal.hands] == [3, 4]


def test_the_dealer_picks_four_cards_of_the_crib_and_nobody_else_sees_them() -> None:
    position = do(table(KEPT, "7D", crib="2C 3C 4H KD"), DrawnTo(None, 1), FourOfCrib())
    position.play_out()
    assert position.waits_for(Phase.CHOOSE_CRIB)
    crib = position.state.deal.crib
    assert view_for(position.state, 0).crib == crib
    assert view_for(position.state, 1).crib == view_for(position.state, None).crib == ()
    choices = legal_commands(position.state, 0)
    assert len(choices) == 5
    assert legal_commands(position.state, 1) == ()
    position.do(choices[-1])
    assert position.state.deal.crib == crib[1:]
    assert position.waits_for(Phase.SHUFFLE)


def test_a_crib_of_four_needs_no_choice() -> None:
    assert do(table(KEPT, "7D"), FourOfCrib()).play_out().waits_for(Phase.SHUFFLE)


def test_a_crib_that_dies_while_it_is_chosen_is_not_counted() -> None:
    position = do(table(KEPT, "7D"), DrawnTo(None, 1), FourOfCrib()).play_out()
    assert do(position, CribDead()).waits_for(Phase.SHUFFLE)


def test_the_crib_and_the_deal_after_it_change_hands() -> None:
    position = do(table(KEPT, "7D").play("8D", "JD"), CribTo(1)).play_out()
    assert [seat for seat, _ in shown(position)] == [0, 1]
    assert [event.seat for event in position.script.events if isinstance(event, CribShown)] == [1]
    assert position.state.dealer == 0


# Game and match


def test_a_lost_game_is_lost_by_ten_whatever_the_pegs() -> None:
    position = do(table(KEPT, "7D", scores=(90, 5)), GameLost(0))
    outcome = position.state.outcome
    assert outcome is not None
    assert (outcome.winner, outcome.scores, outcome.ending) == (1, (111, 121), Ending.FORFEIT)
    assert (outcome.skunked, outcome.double_skunked, outcome.games) == ((), (), 1)
    assert (outcome.spread(1), outcome.spread(0)) == (10, -10)


def test_a_lost_match_ends_at_once() -> None:
    game = Game.new("acc", dealer=0, match="best of 5", seed=1)
    game.carry_out(rule(GameLost(1)))
    assert game.phase is Phase.GAME_OVER
    game.next_game()
    game.carry_out(rule(MatchLost(0)))
    assert (game.phase, game.state.winner) == (Phase.MATCH_OVER, 1)


def test_of_several_others_the_foremost_wins_then_the_nearest_to_the_left() -> None:
    game = Game.new("club", seats=3, dealer=0, seed=1)
    game.carry_out(rule(PointsTo(0, 7)))
    first, level = game.try_out(rule(PointsTo(2, 9))), game
    assert [pegs.front for pegs in first] == [7, 0, 9]
    level.carry_out(rule(PointsTo(2, 7), GameLost(1)))
    assert level.winner == 2
    assert level.state.outcome is not None
    assert level.state.outcome.scores == (7, 111, 121)


# Refusals and trials


@pytest.mark.parametrize(
    ("remedy", "reason"),
    [
        (PointsTo(2, 2), "no seat 2"),
        (PointsTo(0, -1), "0 to 999 points"),
        (GameLost(-1), "no seat -1"),
        (DrawnTo(0, 40), "1 to 39 cards of the pack"),
        (DrawnTo(0, 0), "1 to 39 cards of the pack"),
        (ToCrib(0, 1), "before the starter"),
        (CardsReturned(3), "1 to 2 cards of the play"),
        (CutAgain(shuffled=True), "have been dealt"),
        (CutAgain(shuffled=False), "No cut can be made again"),
        (HeldBack(1, cards("5H"), Fate.DEAD), "Bob does not hold 5H"),
        (CountIs(32), "1 to 31"),
        (DealtAgain(7), "no seat 7"),
        (CribTo(7), "no seat 7"),
        (HandDead(7), "no seat 7"),
    ],
)
def test_a_ruling_that_cannot_be_carried_out_is_refused_whole(remedy: Remedy, reason: str) -> None:
    position = table(KEPT, "7D").play("8D", "JD")
    before = deepcopy(position.state)
    why = refusal(position.state, rule(PointsTo(0, 2), remedy))
    assert why is not None
    assert reason in why
    assert why.endswith(".")
    with pytest.raises(IllegalCommand):
        position.do(rule(PointsTo(0, 2), remedy))
    assert position.state == before


@pytest.mark.parametrize(
    "remedy",
    [PlayStops(), HandDead(0), CribDead(), DealtAgain(0), DrawnTo(0, 1), CardsReturned(1), CribTo(0)],
)
def test_nothing_is_done_to_a_deal_that_is_not_on_the_table(remedy: Remedy) -> None:
    between = table(KEPT, "7D").play_out().state
    assert between.phase is Phase.SHUFFLE
    assert refusal(between, rule(remedy)) is not None
    assert refusal(between, rule(PointsTo(0, 2))) is None


def test_each_remedy_meets_what_those_before_it_did() -> None:
    state = table(KEPT, "7D").play("8D", "JD").state
    assert refusal(state, rule(CardsReturned(2), CardsReturned(1))) is not None
    assert refusal(state, rule(PlayStops(), HandDead(0))) is not None
    assert refusal(state, rule(GameLost(0), CardsReturned(9))) is None


def test_a_ruling_needs_words_and_places_that_are_some() -> None:
    state = table(KEPT, "7D").state
    assert refusal(state, CarryOut((), (), ())) is not None
    assert "no place" in (refusal(state, CarryOut(("Found.",), (), ("so there",))) or "")


def test_no_ruling_is_carried_out_without_a_game() -> None:
    over = do(table(KEPT, "7D"), GameLost(0)).state
    assert "over" in (refusal(over, rule(PointsTo(0, 1))) or "")


def test_a_ruling_can_be_tried_out_without_changing_the_game() -> None:
    game = played_game()
    before = deepcopy(game.state)
    assert game.try_out(rule(PointsTo(0, 2), PointsTo(1, 5))) == (Pegs(0, 2), Pegs(0, 5))
    assert game.state == before
