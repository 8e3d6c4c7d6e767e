"""Records as people write them: little need be said, and all that is said must be true."""

import pytest

from pegout.cards import Card
from pegout.game import Phase, Script, obey, replay
from pegout.game import events as e
from pegout.notation import InvalidRecord, read_record, write_record
from tests.kit.records_by_hand import HANDS, HEAD, PLAY, SHOW, WHOLE


def test_the_scores_are_those_worked_out_on_paper() -> None:
    record = read_record(WHOLE)
    pegged = [(event.seat, event.points) for event in record.events if isinstance(event, e.Pegged)]
    assert pegged == [(1, 1), (1, 2), (0, 2), (1, 7), (0, 29), (0, 4)]
    state = replay(record.events)
    assert state.scores == (35, 10)
    assert state.phase is Phase.SHUFFLE
    assert state.dealer == 1


def test_what_was_written_by_hand_is_written_again_in_full() -> None:
    record = read_record(WHOLE)
    text = write_record(record.events, record.tags)
    assert read_record(text) == record
    for line in (HANDS + PLAY).splitlines():
        assert line in text
    assert "rule goal 121\n" in text
    assert "deal 1, A deals, A 0, B 0\npack " in text
    assert "show A 5C 5H 5S JD = 29 ; " in text


def test_a_game_goes_on_from_the_commands_of_its_record() -> None:
    record = read_record(WHOLE)
    script = Script()
    for command in record.commands:
        obey(script, command)
    assert tuple(script.events) == record.events


def without(*kinds: str) -> str:
    return "".join(line for line in WHOLE.splitlines(keepends=True) if not line.startswith(kinds))


def test_lines_that_only_say_what_follows_may_be_left_out() -> None:
    assert read_record(without("show", "crib", "deal")).events == read_record(WHOLE).events


@pytest.mark.parametrize("lines", range(2))
def test_any_starter_goes_when_the_record_ends_before_it(lines: int) -> None:
    text = HEAD + "".join(HANDS.splitlines(keepends=True)[: 2 + lines]) + "end\n"
    state = replay(read_record(text).events)
    assert state.phase is Phase.THROW
    assert str(state.deal.hands[0][0]) == "5H"


@pytest.mark.parametrize(
    "other",
    [
        WHOLE.replace("TS", "10s").replace("5H", "5♥"),
        WHOLE.replace("hand A 5H 5C 5S JD KH QH", "hand A 5H5C5SJD KHQH"),
        WHOLE.replace(", ", " "),
        WHOLE.replace("\n", "\r\n"),
        WHOLE.replace("\n", "   \n\n"),
        WHOLE.replace("\n", "\r"),
        "\ufeff; written in the kitchen\n" + WHOLE,
        WHOLE.replace("\n", " ; a remark\n").replace("] ; a remark", "]"),
        WHOLE.replace("show A 5H 5C 5S JD", "show A JD 5S 5C 5H"),
        WHOLE.replace("starter 5D", "starter B 20 5D"),
        WHOLE.removesuffix("\n"),
    ],
)
def test_the_same_may_be_written_in_other_ways(other: str) -> None:
    assert read_record(other).events == read_record(WHOLE).events


@pytest.mark.parametrize("lifted", [4, 19, 36])
def test_a_starter_may_be_given_with_its_cut_but_without_a_pack(lifted: int) -> None:
    events = read_record(WHOLE.replace("starter 5D", f"starter B {lifted} 5D")).events
    assert e.StarterTurned(1, lifted, Card.parse("5D")) in events


def test_pack_and_cut_may_be_struck_from_a_written_record() -> None:
    record = read_record(WHOLE)
    lines = write_record(record.events).splitlines(keepends=True)
    kept = [line for line in lines if not line.startswith(("pack", "cut", "end"))]
    assert read_record("".join(kept) + "end").events == record.events


def test_three_hands_and_the_card_dealt_to_the_crib() -> None:
    text = """\
[Pegout "1"]
[Rules "club-3"]
[A "Ann"]
[B "Bob"]
[C "Cleo"]
[Dealer "C"]
hand A AH 2H 3H 4H KC
hand B AD 2D 3D 4D KD
hand C AS 2S 3S 4S KS
hand crib 9C
throw C KS
throw A KC
throw B KD
starter JH +2
end
"""
    state = replay(read_record(text).events)
    assert [str(card) for card in state.deal.crib] == ["9C", "KS", "KC", "KD"]
    assert state.scores == (0, 0, 2)


WON = """\
[Pegout "1"]
[Rules "classic"]
[A "Ann"]
[B "Bob"]
[Dealer "A"]
rule goal 31
hand A 5H 5C 5S JD KH QH
hand B 2C 4C 6C 8D 9D TS
throw B 2C 4C
throw A KH QH
starter 5D
play B 6C 6, A 5H 11, B TS 21, A JD 31 +2
play B 8D 8, A 5C 13, B 9D 22, A 5S 27 +1
show B 6C 8D 9D TS = 7
show A 5H 5C 5S JD = 29 +28
won A, A 31, B 7, pegged out, 1 game
match won by A, A 1 win 1 game +24, B 0 wins 0 games -24
end
"""


def test_a_hand_that_wins_the_game_pegs_no_more_than_it_needs() -> None:
    """Ann has 3 when she shows 29, and the game hole is 31."""
    assert replay(read_record(WON).events).scores == (31, 7)
    assert told(WON.replace(" +28", "")).startswith("line 15: '+28' is missing; it should read: ")
    assert told(WON.replace(" +28", " +29")).startswith("line 15: '+29' should be '+28'; ")
    assert told(WON.replace("+24", "+25")).startswith("line 17: '+25' should be '+24'; ")
    assert "game 2 comes next" not in told(WON.replace("end\n", "play A 5H 5\nend\n"))
    assert "the end line comes next" in told(WON.replace("end\n", "play A 5H 5\nend\n"))


def told(text: str) -> str:
    """How the record is refused."""
    with pytest.raises(InvalidRecord) as caught:
        read_record(text)
    assert "\n" not in str(caught.value)
    return str(caught.value)


UNTRUE = [
    # what is changed, into what, the line it stands on, what the refusal says
    ("9D 27", "9D 28", 11, "'28' should be '27'"),
    ("TS 15 +2", "TS 15", 12, "'A' should be '+2'"),
    ("TS 15 +2", "TS 15 +3", 12, "'+3' should be '+2'"),
    ("A go, B +1", "A go", 11, "'B' is missing"),
    ("A 5S 31 +2", "A 5S 31 +2 +1", 12, "'+1' does not belong here"),
    ("A go", "A 5H 32", 11, "5H would take the count from 27 past 31; A must say go"),
    ("play B 8D 8", "play B go", 11, "B must play 6C or 8D or 9D or TS"),
    ("play B 8D 8", "play A 5H 5", 11, "It is Bob's turn; B must play"),
    ("A JD 18", "A KH 18", 11, "Ann does not hold KH; A must play 5H or 5C or 5S or JD"),
    ("A JD 18", "A JX 18", 11, "'JX' is not a card, count or go"),
    ("A JD 18", "E JD 18", 11, "'E' is not a card, count or go"),
    ("play B 8D", "play 8D", 11, "'8D' is not a seat"),
    (
        "throw B 2C 4C",
        "throw B 2C",
        8,
        "Bob must throw 2 different cards; A must throw 2 of 5H 5C 5S JD KH QH and B must throw 2 of 2C 4C",
    ),
    ("throw B 2C 4C", "throw B 2C 2C", 8, "2C is named twice"),
    ("throw B 2C 4C", "throw B 2C AH", 8, "Bob does not hold AH"),
    ("throw B 2C 4C", "throw A KH QH", 9, "Ann has already thrown; B must throw 2 of 2C 4C 6C 8D 9D TS"),
    ("throw B 2C 4C", "throw", 8, "a throw names the seat and its cards"),
    ("hand B 2C", "hand B 5H", 7, "5H is named twice"),
    ("hand B 2C 4C", "hand B 2C", 7, "Expected 6 cards, got 5 (2C 6C 8D 9D TS)"),
    ("hand B", "hand A", 7, "'A' has no hand to write here"),
    ("hand B", "hand C", 7, "'C' has no hand to write here"),
    ("hand B", "hand", 7, "'2C' has no hand to write here"),
    ("hand A 5H", "hand A XX", 6, "'XX' is not a card"),
    ("starter 5D", "starter 5H", 10, "5H was dealt, so it cannot be the starter"),
    ("starter 5D", "starter B 20 5H", 10, "'5H' should be "),
    ("starter 5D", "starter B 3 5D", 10, "A cut here lifts 4 to 36 cards, not 3"),
    ("starter 5D", "starter A 20 5D", 10, "It is Bob's turn to cut; B must cut the starter"),
    ("starter 5D", "starter", 10, "a cut names the seat and how many cards were lifted"),
    ("starter 5D", "starter 5D +2", 10, "'+2' does not belong here"),
    ("= 29", "= 28", 14, "'28' should be '29'"),
    ("show B 6C", "show B 7C", 13, "'7C' should be '6C'"),
    ("crib A KH QH 2C 4C = 4", "crib B KH QH 2C 4C = 4", 15, "'B' should be 'A'"),
    ("deal 2, B deals, A 35, B 10", "deal 2, B deals, A 35, B 11", 16, "'11' should be '10'"),
    ("deal 2, B", "deal 2, A", 16, "'A' should be 'B'"),
    ("deal 2", "won A", 16, "a won line does not belong here: a pack line comes next"),
    ("deal 2", "claim A muggins", 16, "'claim' is not a kind of line: the kinds are pack, cut"),
    ("deal 2, B deals, A 35, B 10", "game 2", 16, "The next game can start only once this one is over"),
    ("deal 2, B deals, A 35, B 10", "time 20 minutes", 16, "There is no time limit under acc here"),
    ("deal 2, B deals, A 35, B 10", "time soon", 16, "'soon' is not a number"),
    ("deal 2, B deals, A 35, B 10", "cut B 26", 16, "There is nothing to cut now"),
    ("deal 2, B deals, A 35, B 10", "pack 5H6H7H", 16, "The pack must hold each of the 52 cards once"),
    ("deal 2, B deals, A 35, B 10", "rule goal 61", 16, "tags and rules come before the game"),
    ("deal 2, B deals, A 35, B 10", '[Event "late"]', 16, "tags and rules come before the game"),
    ("deal 2, B deals, A 35, B 10", "hand A 5H", 16, "Expected 6 cards, got 1 (5H)"),
    ("play A 5H 5, B TS 15 +2, ", "play A 5H 5\nplay B TS 15 +2, ", 13, "the last series is not over"),
    ("A go, B +1\nplay", "A go, B +1,", 11, "'A' does not belong here"),
    ('[Rules "acc"]', '[Rules "akk"]', 2, "There is no rule set 'akk'"),
    ('[Rules "acc"]\n', "", 1, 'the tag [Rules "..."] is missing'),
    ('[B "Bob"]', '[C "Bob"]', 4, "names are given for A C, and acc has 2 seats here: name A B"),
    ('[B "Bob"]', '[B "Ann"]', 3, "Every player needs a different name; correct the tags"),
    ('[B "Bob"]', '[B "Bob]', 4, "is not a tag"),
    ('[B "Bob"]', r'[B "Bob\x"]', 4, "put the text in quotes"),
    ('[B "Bob"]', '[A "Bob"]', 4, "the tag 'A' appears twice"),
    ('[Dealer "A"]', '[Dealer "C"]', 5, "C cannot deal at a table of 2"),
    ('[Dealer "A"]', '[Dealer "Ann"]', 5, "'Ann' is not a seat"),
    ('[Dealer "A"]', '[Match "best of seven"]', 5, "is not a match"),
    ('[Dealer "A"]\n', "", 5, "there is no dealer yet"),
    ('[Dealer "A"]', "rule gaol 61", 5, "did you mean goal"),
    ('[Dealer "A"]', "rule goal high", 5, "goal cannot be 'high'"),
    ('[Dealer "A"]', "rule", 5, "There is no rule ''"),
    ('[Dealer "A"]', "rule goal 61\nrule goal 61", 6, "the rule goal appears twice"),
    ('[Dealer "A"]', "rule goal 7", 2, "the game hole must be between 31 and 999"),
    ('[Pegout "1"]', '[Pegout "2"]', 1, 'it must begin with [Pegout "1"]'),
    ("end\n", "", 16, "the record breaks off here"),
    ("end\n", "end\nend\n", 18, "nothing may follow the end line"),
    ("end\n", "end 12345678\n", 17, "a line was changed, lost or moved"),
    ("end\n", "end of game\n", 17, "a line was changed, lost or moved"),
]


@pytest.mark.parametrize(("old", "new", "number", "why"), UNTRUE)
def test_what_is_not_so_is_refused_with_its_line_and_what_would_be_right(
    old: str, new: str, number: int, why: str
) -> None:
    assert WHOLE.count(old) >= 1
    message = told(WHOLE.replace(old, new, 1))
    assert message.startswith(f"line {number}: ")
    assert why in message


def test_a_hand_that_is_missing_is_asked_for() -> None:
    assert "the hand of B is missing" in told(HEAD + HANDS.splitlines()[0] + "\nend")


def test_hands_do_not_stand_in_the_middle_of_a_deal() -> None:
    text = HEAD + HANDS + "starter 5D\n" + HANDS.splitlines()[0] + "\n" + PLAY + SHOW + "end"
    assert told(text).startswith("line 11: a hand line does not belong here: B must play")


def test_words_in_a_refusal_are_never_long() -> None:
    assert len(told(WHOLE.replace("deal 2", "x" * 100_000))) < 300
    assert len(told(WHOLE.replace('"Bob"', '"' + "x" * 100_000))) < 300
    assert len(told(WHOLE.replace("hand B 2C", "hand B " + "2" * 100_000))) < 300
    assert len(told(WHOLE.replace("8D 8", "8D " + "8" * 100_000))) < 300
