"""Records of games that the players officiate, as people write them."""

import re

import pytest

from pegout.cards import Card
from pegout.game import (
    Accept,
    CarryOut,
    Command,
    CountCrib,
    CountHand,
    Officiating,
    Peg,
    Phase,
    PlayCard,
    SayGo,
    Script,
    obey,
    replay,
)
from pegout.game.events import Reckoned
from pegout.game.officiated.claims import ClaimCount, ClaimOverpegged
from pegout.game.officiated.slips import Slip, SlipKind
from pegout.judge.claims import as_command
from pegout.library import Game
from pegout.notation import InvalidRecord, read_record, write_record
from pegout.notation.reckoned_line import SLIPS
from pegout.rules.remedies import Correction, PointsTo
from tests.kit import records_by_hand
from tests.kit.records_by_players import BEGUN, DENIED, PLAY, RECKONED, SHOW, UPHELD, WHOLE


def told(text: str) -> str:
    with pytest.raises(InvalidRecord) as caught:
        read_record(text)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_the_orders_of_the_players_are_read_in_their_order() -> None:
    count = CarryOut(("The count is 18, as announced.",), (), ("acc:VII.4",), ClaimCount(1))
    over = CarryOut(
        ("Ann pegged 2 points too many.",),
        (Correction(0, 2), PointsTo(1, 2)),
        ("acc:VIII.4c1",),
        ClaimOverpegged(1, 0),
        upheld=True,
    )
    first: list[Command] = [
        PlayCard(1, Card.parse("8D"), 8),
        PlayCard(0, Card.parse("JD"), 18),
        count,
        Peg(0, 2),
        over,
    ]
    second = [PlayCard(1, Card.parse("9D"), 27), SayGo(0), SayGo(1), Peg(1, 1)]
    show = [CountHand(1, 7), Accept(0), CountHand(0, 28), Accept(1), CountCrib(0, 4), Accept(1)]
    commands = list(read_record(WHOLE).commands)
    start = commands.index(first[0])
    assert commands[start : start + 9] == [*first, *second]
    assert commands[start + 15 :] == show


def test_the_scores_and_mistakes_are_those_worked_out_on_paper() -> None:
    events = read_record(WHOLE).events
    state = replay(events)
    assert (state.scores, state.phase, state.dealer) == ((32, 12), Phase.SHUFFLE, 1)
    assert state.officiating is Officiating.PLAYERS
    stood = (Slip(0, SlipKind.MISSED_IN_PLAY, 2), Slip(0, SlipKind.MISSED_HAND, 1))
    assert Reckoned(stood) in events


def test_the_rulings_are_those_of_the_judge() -> None:
    script, claims = Script(), 0
    for command in read_record(WHOLE).commands:
        if isinstance(command, CarryOut) and command.claim is not None:
            assert as_command(script.state, command.claim) == command
            claims += 1
        obey(script, command)
    assert claims == 2


def test_what_was_written_by_hand_is_written_again_in_full() -> None:
    record = read_record(WHOLE)
    text = write_record(record.events, record.tags)
    assert read_record(text) == record
    bare = re.sub(r" ;.*", "", text)
    for line in WHOLE.replace("starter 5D", "starter B 20 5D").replace("end\n", "").splitlines():
        assert f"\n{line}\n" in f"\n{bare}"


def test_the_cards_are_remarked_and_what_they_hold_is_not() -> None:
    """Until the deal is over: Ann's hand holds 29, and she has counted 28."""
    counted = write_record(read_record(BEGUN + PLAY + "count B 7\naccept A\ncount A 28\nend\n").events)
    assert "\ncount A 28 ; 5C 5H 5S JD\n" in counted
    assert "29" not in counted[counted.index("starter") : counted.index("\nend")]
    assert "reckoned" not in counted


def test_a_table_where_the_program_counts_has_no_tag_and_no_orders_of_players() -> None:
    text = write_record(read_record(records_by_hand.WHOLE).events)
    assert "Officiating" not in text
    for line in ("count B 7", "accept A"):
        refusal = told(records_by_hand.WHOLE.replace("play A", f"{line}\nplay A", 1))
        assert refusal.startswith("line 12: The program counts and pegs at this table")


def test_a_claim_is_no_part_of_a_game_that_the_program_officiates() -> None:
    refusal = told(records_by_hand.WHOLE.replace("play A", f"{DENIED}play A", 1))
    assert refusal.startswith("line 12: Claims are only for tables that the players officiate")


def test_heels_are_pegged_by_an_order_of_their_own() -> None:
    text = BEGUN.replace("starter 5D", "starter JH") + "play A +2, B 8D 8\nend\n"
    assert replay(read_record(text).events).scores == (2, 0)
    assert "'+2' does not belong here" in told(text.replace("starter JH", "starter JH +2"))


def test_a_peg_may_stand_after_the_series_or_on_a_line_of_its_own() -> None:
    later = BEGUN + "play B 8D 8, A JD 18, B 9D 27, A go, B go, A +1, B +1\nend\n"
    assert replay(read_record(later).events).scores == (1, 1)
    alone = BEGUN + PLAY + "count A 29\nplay A +2\nend\n"  # Ann counts before Bob, who may still be pegged on
    assert replay(read_record(alone).events).scores == (31, 5)


def test_results_may_be_left_out() -> None:
    assert read_record(WHOLE.replace(RECKONED, "")).events == read_record(WHOLE).events


def test_no_mistake_is_without_a_word() -> None:
    assert set(SLIPS) == set(SlipKind)
    assert len(set(SLIPS.values())) == len(SLIPS)


def test_a_deal_without_mistakes_has_nothing_to_reckon() -> None:
    text = (
        WHOLE.replace(RECKONED, "")
        .replace("A 5S 31\n", "A 5S 31, A +2\n")
        .replace("count A 28", "count A 29")
    )
    written = write_record(read_record(text).events)
    assert "reckoned" not in written
    assert "\ndeal 2, B deals, A 35, B 12\n" in written
    assert "a reckoned line does not belong here" in told(
        text.replace("end\n", "reckoned A hand-low 1\nend\n")
    )


def test_a_claimed_game_is_remarked_and_accepted() -> None:
    text = BEGUN.replace('[Dealer "A"]', '[Dealer "A"]\nrule goal 31\nrule skunk_below 16') + PLAY
    text = text.replace('[Rules "acc"]', '[Rules "classic"]') + "count B 31\n"
    claimed = write_record(read_record(text + "end\n").events)
    assert "\ncount B 31 ; 6C 8D 9D TS, B claims the game\n" in claimed
    assert "B must accept" not in told(text + "accept B\nend\n")
    assert "A must accept that B has won, or object with a claim" in told(text + "accept B\nend\n")
    won = write_record(read_record(text + "accept A\nend\n").events)
    assert "\naccept A\nreckoned A play-low 2, B hand-high " in won
    assert "\nwon B, A 0, B 31, pegged out, " in won


UNTRUE = [
    # what is changed, into what, the line it stands on, what the refusal says
    (
        '[Officiating "players"]',
        '[Officiating "nobody"]',
        6,
        "'nobody' cannot officiate: write players, or leave",
    ),
    ('[Officiating "players"]', '[Officiating "program"]', 6, "leave the tag out if the program officiates"),
    ('[Officiating "players"]', '[Officiating ""]', 6, "'' cannot officiate"),
    ('[Officiating "players"]\n', "", 12, "Claims are only for tables that the players officiate"),
    ("A JD 18", "A JD", 12, "the count announced with JD must follow it, not ''"),
    ("8D 8, A", "8D, A", 12, "the count announced with 8D must follow it, not 'A'"),
    ("8D 8, A", "8D 9D, A", 12, "the count announced with 8D must follow it, not '9D'"),
    ("8D 8, A", "8D ², A", 12, "'²' is not a number"),
    ("A JD 18", "A JD 32", 12, "Announce the count with the card, a number from 1 to 31"),
    ("A JD 18", "A JD 018", 12, "'018' should be '18'"),
    ("A JD 18", "A JD 18 16", 12, "'16' is not a card, go, peg or pass"),
    ("A JD 18", "A KH 18", 12, "Ann does not hold KH; A must play a card or say go"),
    ("A JD 18", "A stop", 12, "'stop' is not a card, go, peg or pass: write for example"),
    ("A JD 18", "E JD 18", 12, "'E' is not a card, go, peg or pass"),
    ("play B 8D 8", "play", 12, "It is Bob's turn; B must play a card."),
    ("play B 8D 8, A JD 18", "play", 12, "a series names seats, cards, counts and pegs"),
    ("play B 8D 8", "play B go", 12, "Bob leads the next series: play a card; B must play a card."),
    ("play A +2", "play A +0", 14, "Give a number of points from 1 to 121, not 0"),
    ("play A +2", "play A +02", 14, "'+02' should be '+2'"),
    ("play A +2", "play A +", 14, "'' is not a number"),
    ("play A +2", "play A", 14, "the line is incomplete: B must play a card or say go"),
    ("play A +2", "play C +2", 14, "There is no seat 2 at this table of 2"),
    (
        "A go, B go, B +1",
        "A go, B go\nplay B +1",
        17,
        "the last series is not over: write all of it on one line",
    ),
    ("A go, B go, B +1\nplay A 5H", "A go, B go, B +1, A 5H", 16, "'A' does not belong here"),
    ("A go, B go, B +1", "A go\nplay B go, B +1", 17, "the last series is not over"),
    ("B +2, A 5C", "+2, A 5C", 17, "'+2' should be 'B'"),
    ("count B 7", "count B", 18, "a count names the seat and the points, as in: count B 8"),
    ("count B 7", "count B seven", 18, "'seven' is not a number"),
    ("count B 7", "count B 7 7", 18, "'7' does not belong here"),
    ("count B 7", "count B 122", 18, "Give a number of points from 0 to 121, not 122"),
    ("count B 7", "count crib", 18, "a count names the seat and the points"),
    ("count B 7", "count crib A 4", 18, "The crib is counted after the hands; B must count the hand"),
    ("count B 7", "show B 6C 8D 9D TS = 7", 18, "a show line does not belong here: B must count the hand"),
    ("accept A", "accept", 19, "an acceptance names the seat, as in: accept A"),
    ("accept A", "accept B", 19, "Bob has nothing to accept now; A must count the hand"),
    ("accept A", "accept A B", 19, "'B' does not belong here"),
    ("count crib A 4", "count crib B 4", 22, "Only Ann can count the crib; A must count the crib"),
    ("count crib A 4\naccept B", "count crib A 4\naccept A", 23, "B must accept what was counted, or object"),
    ("play-low 2", "play-low 1", 24, "'1' should be '2'"),
    ("play-low 2", "play-high 2", 24, "'play-high' should be 'play-low'"),
    (", A hand-low 1", "", 24, "'A' is missing"),
    ("reckoned A", "reckoned B", 24, "'B' should be 'A'"),
    ("A 32, B 12", "A 32, B 13", 25, "'13' should be '12'"),
    ("correction A 2", "correction A 1", 25, "'32' should be '33'"),
    ("claim overpegged B A upheld", "claim overpegged A B upheld", 24, "'hand-low' should be 'play-high'"),
    (
        "claim overpegged",
        "claim overpeg",
        15,
        "'overpeg' is not a claim: the claims are count, overpegged, peg-back",
    ),
    ("claim overpegged B A", "claim overpegged B B", 15, "Bob cannot make that claim against Bob"),
    ("claim overpegged B A", "claim overpegged B C", 15, "There is no seat 2 at this table of 2"),
    (
        "claim overpegged B A",
        "claim overpegged B",
        15,
        "the claim overpegged is followed by 1 words: write its seat, player",
    ),
    ("claim overpegged B A", "claim overpegged B E", 15, "'E' is not a seat"),
    ("claim overpegged B A", "claim", 15, "'' is not a claim"),
    ("claim overpegged B A upheld", "claim overpegged B A", 15, "a claim is upheld or denied: write which"),
    ("claim overpegged B A upheld", "claim overpegged B A just", 15, "a claim is upheld or denied"),
]


@pytest.mark.parametrize(("old", "new", "number", "why"), UNTRUE)
def test_what_is_not_so_is_refused_with_its_line(old: str, new: str, number: int, why: str) -> None:
    assert WHOLE.count(old) >= 1
    assert WHOLE.replace(old, new, 1) != WHOLE
    message = told(WHOLE.replace(old, new, 1))
    assert message.startswith(f"line {number}: ")
    assert why in message


def test_a_claim_that_was_denied_is_another_game_than_one_that_was_upheld() -> None:
    other = BEGUN + PLAY.replace("B A upheld", "B A denied") + "end\n"
    assert read_record(other).events != read_record(BEGUN + PLAY + "end\n").events


def test_a_game_goes_on_from_its_record() -> None:
    game = Game.from_record(BEGUN + PLAY + "end\n")
    game.count_hand(1, 7)
    game.accept(0)
    assert game.scores == (0, 12)
    assert game.record.count(UPHELD) == 1
    assert SHOW.startswith("count B 7\naccept A\n")
    assert "\ncount B 7 ; 6C 8D 9D TS\naccept A\n" in game.record
