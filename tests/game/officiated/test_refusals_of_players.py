"""Every reason for which a table refuses a command where its players officiate: its code and values."""

from collections.abc import Callable
from typing import Any

import pytest

from pegout.game import (
    Accept,
    CarryOut,
    Command,
    CountCrib,
    CountHand,
    GameState,
    IllegalCommand,
    Mix,
    Pass,
    Peg,
    PlayCard,
    SayGo,
)
from pegout.game.officiated.claims import (
    Claim,
    ClaimFullCount,
    ClaimMuggins,
    ClaimOverpegged,
    PegBack,
    Scored,
)
from pegout.judge import answer
from pegout.rules.remedies import CribDead, Fate, HandDead, HeldBack, PointsBack, PointsTo, Remedy
from tests.kit.builders import card, thrown_table
from tests.kit.officiated_tables import ANN, BOB, Players, counting
from tests.kit.refusals import Values, check, codes_of, refused_with
from tests.kit.ruled_tables import rule

HANDS = ("KH 3H 9H 9S", "QC 8C 7S 6S")
FIRST, NOW = 1, 2
EDITIONS = (FIRST, NOW)


def thrown(edition: int) -> GameState:
    return thrown_table(HANDS, "4D", officiating="players", edition=edition).state


def played(*plays: str, **options: Any) -> Players:
    players = Players(*HANDS, starter="4D", **options)
    players.play(*plays)
    return players


def to_lead(edition: int) -> GameState:
    return played(edition=edition).script.state


def at_twenty_eight(edition: int) -> GameState:
    """Ann is to play, with a three and two nines."""
    return played("QC=10", "KH=20", "8C=28", edition=edition).script.state


def at_thirty_one(edition: int) -> GameState:
    """Bob is to lead; Ann, who laid the last card, may peg two."""
    return played("QC=10", "KH=20", "8C=28", "3H=31", edition=edition).script.state


def claimed(edition: int) -> GameState:
    """Ann, on 119, has pegged two into the game hole."""
    players = Players("5H 7H 8H 9S", "KC JC 2C 8S", starter="6D", scores=(119, 50), edition=edition)
    waits = () if edition == FIRST else ("pass",)
    players.play("KC=10", *waits, "5H=15")
    players.peg(ANN, 2)
    return players.script.state


def ruled(*remedies: Remedy, edition: int = NOW) -> GameState:
    players = played(edition=edition, scores=(20, 20))
    players.do(rule(*remedies))
    return players.script.state


def held_back(edition: int) -> GameState:
    """Ann, to play at 28, is ordered to play her three."""
    players = played("QC=10", "KH=20", "8C=28", edition=edition)
    players.do(rule(HeldBack(ANN, (card("3H"),), Fate.PLAYED)))
    return players.script.state


def to_count(edition: int) -> GameState:
    return show(edition=edition).script.state


def one_counted(edition: int) -> GameState:
    return show(2, edition=edition).script.state


def both_counted(edition: int) -> GameState:
    return show(2, 12, edition=edition).script.state


def show(*counts: int, rules: str = "acc", edition: int = NOW) -> Players:
    """The hands are to be counted: Bob's two, then Ann's twelve, then her crib."""
    players = counting(rules=rules, edition=edition)
    for seat, points in zip((BOB, ANN), counts, strict=False):
        if edition == FIRST:
            players.count_hand(seat, points)
        else:
            players.pegged_hand(seat, points)
    return players


def announced(seat: int, points: int) -> GameState:
    players = show()
    players.count_hand(seat, points)
    return players.script.state


def ruled_in_show(*remedies: Remedy, edition: int) -> GameState:
    players = show(2, edition=edition) if CribDead() in remedies else show(edition=edition)
    players.do(rule(*remedies))
    if CribDead() in remedies:
        players.count_hand(ANN, 12)
    return players.script.state


def crib_counted(edition: int) -> GameState:
    players = show(2, 12, edition=edition)
    players.accept(BOB)
    players.count_crib(ANN, 10)
    return players.script.state


def agreed() -> GameState:
    players = show(0, rules="golden-age")
    players.accept(ANN)
    return players.script.state


NO_THIRD_SEAT = {"seat": 2, "seats": 2}
OF_ANN, OF_BOB = {"player": "Ann"}, {"player": "Bob"}
STARTER_TO_CUT = {"phase": "cut the starter"}


def points(least: int, given: object, most: int = 121) -> Values:
    return {"least": least, "most": most, "points": str(given)}


def card_of(seat: int, text: str, said: Any) -> PlayCard:
    return PlayCard(seat, card(text), said)


Row = tuple[Callable[[int], GameState], Command, str, Values]

IN_BOTH_EDITIONS: list[Row] = [
    (thrown, card_of(BOB, "QC", 10), "wrong_phase", STARTER_TO_CUT),
    (thrown, Peg(ANN, 2), "nothing_to_peg", STARTER_TO_CUT),
    (thrown, CountHand(BOB, 2), "cards_to_play", STARTER_TO_CUT),
    (to_lead, card_of(ANN, "KH", 10), "not_your_turn", OF_BOB),
    (to_lead, card_of(BOB, "KH", 10), "not_in_hand", {"player": "Bob", "card": "KH"}),
    (to_lead, card_of(2, "KH", 10), "no_such_seat", NO_THIRD_SEAT),
    (to_lead, card_of(BOB, "QC", None), "count_not_announced", {"limit": 31}),
    (to_lead, card_of(BOB, "QC", 0), "count_not_announced", {"limit": 31}),
    (to_lead, card_of(BOB, "QC", 32), "count_not_announced", {"limit": 31}),
    (to_lead, card_of(BOB, "QC", True), "count_not_announced", {"limit": 31}),
    (at_twenty_eight, card_of(ANN, "9H", 31), "past_limit", {"card": "9H", "count": 28, "limit": 31}),
    (to_lead, SayGo(BOB), "must_lead", OF_BOB),
    (at_thirty_one, SayGo(BOB), "must_lead", OF_BOB),
    (held_back, SayGo(ANN), "ordered_to_play", {"player": "Ann", "card": "3H"}),
    (to_lead, Peg(2, 2), "no_such_seat", NO_THIRD_SEAT),
    (to_lead, Peg(ANN, 0), "points_out_of_range", points(1, 0)),
    (to_lead, Peg(ANN, 122), "points_out_of_range", points(1, 122)),
    (to_lead, Peg(ANN, True), "points_out_of_range", points(1, "True")),
    (to_lead, Peg(ANN, 10**30), "points_out_of_range", points(1, "1" + "0" * 19)),
    (to_lead, CountHand(BOB, 2), "cards_to_play", {"phase": "play"}),
    (to_lead, CountHand(2, 2), "no_such_seat", NO_THIRD_SEAT),
    (to_lead, CountCrib(BOB, 2), "not_your_crib", OF_ANN),
    (to_lead, CountCrib(ANN, 2), "hands_to_count", {}),
    (to_lead, CountCrib(2, 2), "no_such_seat", NO_THIRD_SEAT),
    (to_lead, Accept(ANN), "nothing_to_accept", OF_ANN),
    (to_lead, Accept(2), "no_such_seat", NO_THIRD_SEAT),
    (claimed, card_of(BOB, "JC", 25), "game_claimed", OF_ANN),
    (claimed, Accept(ANN), "not_yours_to_accept", {}),
    (to_count, card_of(BOB, "QS", 10), "all_played", {}),
    (
        to_count,
        CountHand(BOB, -1),
        "points_out_of_range",
        points(0, -1),
    ),
    (
        to_count,
        CountHand(BOB, 122),
        "points_out_of_range",
        points(0, 122),
    ),
    (one_counted, Peg(ANN, 1), "show_begun", {}),
    (one_counted, CountHand(BOB, 3), "counted_already", OF_BOB),
    (
        both_counted,
        CountCrib(ANN, 3),
        "hand_not_accepted",
        {"players": "Bob"},
    ),
    (lambda edition: ruled_in_show(HandDead(BOB), edition=edition), CountHand(BOB, 2), "hand_dead", OF_BOB),
    (lambda edition: ruled_in_show(CribDead(), edition=edition), CountCrib(ANN, 2), "crib_dead", {}),
]

SINCE_THE_FIRST: list[tuple[GameState, Command, str, Values]] = [
    (to_lead(NOW), Pass(ANN), "not_waited_for", OF_ANN),
    (to_lead(NOW), Mix(ANN), "nothing_to_mix", OF_ANN),
    (claimed(NOW), Mix(BOB), "game_claimed", OF_ANN),
    (claimed(NOW), Pass(BOB), "game_claimed", OF_ANN),
    (at_thirty_one(NOW), card_of(BOB, "7S", 7), "others_may_peg", {"players": "Ann"}),
    (ruled(PointsTo(BOB, 2)), card_of(BOB, "QC", 10), "points_to_peg", {"player": "Bob", "points": 2}),
    (ruled(PointsBack(BOB, 3)), card_of(BOB, "QC", 10), "holes_to_peg_back", {"player": "Bob", "holes": 3}),
    (ruled(PointsBack(BOB, 3)), Pass(BOB), "holes_to_peg_back", {"player": "Bob", "holes": 3}),
    (ruled(PointsBack(BOB, 3)), Peg(BOB, 3, more=True), "pegged_in_one", {}),
    (announced(BOB, 2), Peg(BOB, 2, more=True), "pegged_in_one", {}),
    (announced(BOB, 2), CountHand(BOB, 3), "count_to_peg", {"player": "Bob", "points": 2}),
    (show(1, rules="golden-age").script.state, CountHand(BOB, 1), "count_not_higher", {"points": 1}),
    (show(1, rules="golden-age").script.state, CountHand(BOB, 122), "points_out_of_range", points(2, 122)),
    (agreed(), CountHand(BOB, 2), "score_agreed", {}),
    (crib_counted(NOW), CountCrib(ANN, 12), "count_to_peg", {"player": "Ann", "points": 10}),
]

IN_THE_FIRST: list[tuple[GameState, Command, str, Values]] = [
    (to_lead(FIRST), Pass(ANN), "earlier_edition", {}),
    (to_lead(FIRST), Mix(ANN), "earlier_edition", {}),
]

CLAIMS: list[tuple[Callable[[int], GameState], Claim, str, Values]] = [
    (thrown, ClaimOverpegged(BOB, ANN), "nothing_to_claim", STARTER_TO_CUT),
    (to_lead, ClaimOverpegged(BOB, 2), "no_such_seat", NO_THIRD_SEAT),
    (to_lead, ClaimOverpegged(2, BOB), "no_such_seat", NO_THIRD_SEAT),
    (to_lead, ClaimOverpegged(BOB, BOB), "cannot_claim_of", {"player": "Bob", "other": "Bob"}),
    (to_lead, ClaimMuggins(BOB, ANN, 0, Scored.PAIR), "points_out_of_range", points(1, 0)),
    (to_lead, ClaimMuggins(BOB, ANN, 122, Scored.PAIR), "points_out_of_range", points(1, 122)),
]

SCORES = "fifteen, thirty-one, pair, three, four, run, go, last-card, heels, hand, crib"
CLAIMS_SINCE_THE_FIRST: list[tuple[GameState, Claim, str, Values]] = [
    (to_lead(NOW), ClaimFullCount(BOB, ANN), "count_for_another", {}),
    (to_lead(NOW), ClaimMuggins(BOB, ANN, 2), "score_not_named", {"player": "Ann", "scores": SCORES}),
    (to_lead(NOW), PegBack(ANN, 2), "nothing_to_put_right", OF_ANN),
    (claimed(NOW), PegBack(ANN, 3), "points_out_of_range", points(1, 3, most=2)),
]


def ruling_on(claim: Claim) -> CarryOut:
    return CarryOut(("It was found.",), (), (), claim)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("state", "command", "code", "values"), IN_BOTH_EDITIONS)
def test_a_command_is_refused_with_its_code_and_values_in_both_editions(
    state: Callable[[int], GameState], command: Command, code: str, values: Values, edition: int
) -> None:
    refused_with(state(edition), command, code, values)


@pytest.mark.parametrize(("state", "command", "code", "values"), SINCE_THE_FIRST + IN_THE_FIRST)
def test_a_command_that_one_edition_has_is_refused_with_its_code_and_values(
    state: GameState, command: Command, code: str, values: Values
) -> None:
    refused_with(state, command, code, values)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("state", "claim", "code", "values"), CLAIMS)
def test_a_claim_is_refused_with_its_code_and_values_in_both_editions(
    state: Callable[[int], GameState], claim: Claim, code: str, values: Values, edition: int
) -> None:
    refused_with(state(edition), ruling_on(claim), code, values)


@pytest.mark.parametrize(("state", "claim", "code", "values"), CLAIMS_SINCE_THE_FIRST)
def test_a_claim_of_today_is_refused_with_its_code_and_values(
    state: GameState, claim: Claim, code: str, values: Values
) -> None:
    refused_with(state, ruling_on(claim), code, values)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_judge_hears_no_claim_before_there_is_anything_to_claim(edition: int) -> None:
    with pytest.raises(IllegalCommand) as caught:
        answer(thrown(edition), ClaimOverpegged(BOB, ANN))
    why = caught.value.refusal
    assert (why.code, why.values) == ("nothing_to_claim", STARTER_TO_CUT)
    check(why)


def test_no_code_of_such_tables_goes_without_a_command_that_is_refused_with_it() -> None:
    tables = (IN_BOTH_EDITIONS, SINCE_THE_FIRST, IN_THE_FIRST, CLAIMS, CLAIMS_SINCE_THE_FIRST)
    met = {row[2] for rows in tables for row in rows} | {"not_officiated_by_players"}
    assert codes_of("Tables whose players officiate") <= met
