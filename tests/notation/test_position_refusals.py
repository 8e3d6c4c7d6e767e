"""Impossible positions are refused, each with its reason."""

import pytest

from pegout.cards import Card
from pegout.game import CallTime, PlayCard, SayGo, Script, obey
from pegout.game import events as e
from pegout.notation import InvalidRecord, read_position, write_position

# Bob has led his eight, Ann has laid the jack, Bob the nine; at 27 Ann can play no five.
HANDS = "5H5C5S/JD,6CTS/8D9D"
CRIB = "B:2C4C,A:KHQH"
PLAY = f"acc 0/0,0/0 A 1.1 play {HANDS} {CRIB} 5D B:8D,A:JD,B:9D - A"


def told(text: str) -> str:
    with pytest.raises(InvalidRecord, match=r"^position: ") as caught:
        read_position(text)
    return str(caught.value)


def test_a_position_written_by_hand_is_read_and_played_on() -> None:
    state = read_position(PLAY)
    assert write_position(state) == PLAY
    assert (state.deal.count, state.deal.last, state.deal.turn) == (27, 1, 0)
    script = Script(state)
    obey(script, SayGo(0))
    assert [event.points for event in script.events if isinstance(event, e.Pegged)] == [1]
    obey(script, PlayCard(0, state.deal.hands[0][0]))
    assert write_position(script.state) == (f"acc 0/0,0/1 A 1.1 play 5C5S/JD5H,6CTS/8D9D {CRIB} 5D A:5H - B")


def test_the_same_cards_are_two_positions_before_and_after_the_go() -> None:
    after = PLAY.replace("B:8D,A:JD,B:9D - A", "- - A")
    assert write_position(read_position(after)) == after
    assert read_position(after).deal.count == 0


def test_who_has_said_go_while_others_play_on() -> None:
    """At 27 Ann holds court cards only, and Cleo too; Bob lays his ace and his two alone: 28, 30 and a go."""
    start = "club-3 0/0,0/0,0/0 C 1.1 play"
    rest = "KSQSJS/TC 9S,A:9C,B:9D,C:9H 5D A:TH,B:7D,C:TC"
    text = f"{start} KDQDKC/TH,AD2D3D/7D,{rest} - A"
    assert write_position(read_position(text)) == text
    gone = f"{start} KDQDKC/TH,AD2D3D/7D,{rest} A B"
    script = Script(read_position(gone))
    assert script.state.deal.gone == {0}
    obey(script, PlayCard(1, Card.parse("AD")))
    assert write_position(script.state) == f"{start} KDQDKC/TH,2D3D/7DAD,{rest},B:AD A C"
    obey(script, SayGo(2))
    assert write_position(script.state) == f"{start} KDQDKC/TH,2D3D/7DAD,{rest},B:AD AC B"
    obey(script, PlayCard(1, Card.parse("2D")))
    assert write_position(script.state) == (
        "club-3 0/0,0/1,0/0 C 1.1 play KDQDKC/TH,3D/7DAD2D,KSQSJS/TC 9S,A:9C,B:9D,C:9H 5D - - C"
    )


IMPOSSIBLE = [
    # what is changed, into what, what the refusal says
    ("5H5C5S", "5H5C5H", "5H is named twice"),
    ("5H5C5S", "5H5C8D", "8D is named twice"),
    ("5H5C5S", "5H5C5D", "5D is named twice"),
    ("5H5C5S", "5H5C", "A has 5 cards held, played and thrown, but 6 were dealt"),
    ("5H5C5S", "5H5C5S6S", "A has 7 cards held, played and thrown, but 6 were dealt"),
    ("5H5C5S", "5H5C5X", "is not a card"),
    ("5H5C5S", "5h5c5s", "the hands must be 5H5C5S/JD,6CTS/8D9D, not '5h5c5s"),
    (",6CTS/8D9D", "", "hands are given for 1 seats, but there are 2"),
    ("5H5C5S/JD", "5H5C5SJD", "a hand is written held/played"),
    ("B:2C4C,A:KHQH", "B:2C4C", "A has 4 cards held, played and thrown"),
    ("B:2C4C,A:KHQH", "A:QH,B:2C4CKH", "A has 5 cards held, played and thrown"),
    ("B:2C4C,A:KHQH", "B:2C,B:4C,A:KHQH", "B must throw 2 different cards"),
    ("B:2C4C,A:KHQH", "B:2C4C,C:KHQH", "C has no seat at this table of 2"),
    ("B:2C4C,A:KHQH", "2C4C,A:KHQH", "'2C4C' is not a seat"),
    ("B:2C4C,A:KHQH", "B:2C4C,A:", "A has 4 cards held, played and thrown"),
    (" 5D ", " - ", "'-' is not a card"),
    ("8D9D", "9D8D", "the series must be B:9D,A:JD,B:8D, not 'B:8D,A:JD,B:9D'"),
    ("B:8D,A:JD,B:9D", "B:8D,A:JD", "the series must be B:8D,A:JD,B:9D"),
    ("B:8D,A:JD,B:9D", "A:8D,A:JD,B:9D", "the series must be B:8D,A:JD,B:9D"),
    ("B:9D - A", "B:9D A A", "the series must be -"),
    ("B:9D - A", "B:9D B A", "the go must be -, not 'B'"),
    ("B:9D - A", "B:9D - B", "the turn must be A, not 'B'"),
    ("B:9D - A", "B:9D - -", "the turn must be A, not '-'"),
    ("B:9D - A", "B:9D -", "after play come the fields hands, crib, starter, series, go, turn"),
    ("B:9D - A", "B:9D - A -", "'-' does not belong here"),
    (" A 1.1", " B 1.1", "cannot have been played in that order"),
    (" A 1.1", " - 1.1", "there is a dealer if, and only if,"),
    (" A 1.1", " C 1.1", "C has no seat"),
    (" A 1.1", " A 1.0", "the first deal has the number 1"),
    (" A 1.1", " A 0.1", "-1 games were played before game 0"),
    (" A 1.1", " A 2.1", "1 games were played before game 2"),
    (" A 1.1", " A 1", "'' is not a number"),
    (" A 1.1", " A 1.01", "the game and deal must be 1.1, not '1.01'"),
    ("0/0,0/0", "0/0", "must give 2 numbers, separated by /, for each of 2 sides"),
    ("0/0,0/0", "0/0,0", "must give 2 numbers"),
    ("0/0,0/0", "0/0,120/122", "B is at 122, past the game hole: 121 is the last"),
    ("0/0,0/0", "0/0,120/121", "B has won with 121, so the phase must be over"),
    ("0/0,0/0", "5/4,0/0", "the pegs cannot be at 5/4"),
    ("0/0,0/0", "5/5,0/0", "the pegs cannot be at 5/5"),
    ("0/0,0/0", "-5/5,0/0", "the pegs cannot be at -5/5"),
    ("acc 0/0", "akk 0/0", "There is no rule set 'akk'"),
    ("acc 0/0", "acc+goal=9 0/0", "the game hole must be between 31 and 999"),
    ("acc 0/0", "acc+gaol=61 0/0", "did you mean goal"),
    ("acc 0/0", "acc+goal=121 0/0", "the rules must be acc, not 'acc+goal=121'"),
    ("acc 0/0", "acc+limit=26 0/0", "9D would take the count from 18 past 26"),
    ("acc 0/0", "acc+dealt=7 0/0", "A has 6 cards held, played and thrown, but 7 were dealt"),
    ("acc 0/0", "club-3 0/0", "for each of 3 sides"),
    (" play ", " plays ", "it begins with rules, pegs, dealer, game and deal, phase"),
    (" play ", " throw ", "'5D' does not belong here"),
    ("acc 0/0,0/0 A", "acc  0/0,0/0 A", "it begins with"),
]


@pytest.mark.parametrize(("old", "new", "why"), IMPOSSIBLE)
def test_an_impossible_position_is_refused_with_the_reason(old: str, new: str, why: str) -> None:
    assert PLAY.count(old) == 1
    assert why in told(PLAY.replace(old, new))


WRONG = [
    ("", "it begins with"),
    ("acc 0/0,0/0 A 1.0", "it begins with"),
    ("acc 0/0,0/0 A 1.0 not-started", "it begins with"),
    ("acc 0/0,0/0 - 1.0 shuffle", "there is a dealer if, and only if,"),
    ("acc 0/0,0/0 A 1.0 cut", "the first deal has the number 1"),
    # Throws and the starter.
    ("acc 0/0,0/0 A 1.1 throw 5H5C5SJDKHQH,2C4C6C8D9D -", "B has 5 cards"),
    (
        "acc 0/0,0/0 A 1.1 throw 5H5C5SJDKHQH/-,2C4C6C8D9DTS/- -",
        "a hand is written held/played during the play",
    ),
    ("acc 0/0,0/0 A 1.1 throw 5H5C5SJD,6C8D9DTS B:2C4C,A:KHQH", "the phase must be starter, not 'throw'"),
    ("acc 0/0,0/0 A 1.1 starter 5H5C5SJDKHQH,6C8D9DTS B:2C4C", "the phase must be throw, not 'starter'"),
    ("club-3 0/0,0/0,0/0 A 1.1 throw AH2H3H4H5H,AD2D3D4D5D,AS2S3S4S5S -", "1 to the crib"),
    ("club-3 0/0,0/0,0/0 A 1.1 throw AH2H3H4H5H,AD2D3D4D5D,AS2S3S4S5S 9C9D", "1 to the crib"),
    (f"acc 0/0,0/0 A 1.1 play 5H5C/JD5S,6C9DTS/8D {CRIB} 5D - - B", "cannot have been played in that order"),
    (
        f"acc 0/0,0/0 A 1.1 play -/JD5H5C5S,-/8D9DTS6C {CRIB} 5D - - A",
        "the phase must be shuffle, not 'play'",
    ),
    # The cut for the deal.
    ("acc 0/0,0/0 A 1.0 shuffle-for-cut AB", "there is a dealer if, and only if,"),
    ("acc 0/1,0/0 - 1.0 shuffle-for-cut AB", "only before the first deal"),
    ("acc 0/0,0/0 - 1.1 shuffle-for-cut AB", "only before the first deal"),
    ("acc 0/0,0/0 - 1.0 shuffle-for-cut A", "'A' cannot cut for the deal"),
    ("acc 0/0,0/0 - 1.0 shuffle-for-cut BA", "'BA' cannot cut for the deal"),
    ("acc 0/0,0/0 - 1.0 shuffle-for-cut AC", "C has no seat"),
    ("lodge 0/0,0/0 - 1.0 shuffle-for-cut AB", "draw the first dealer at random"),
    ("acc 0/0,0/0 - 1.0 cut-for-deal AB A:5H 25", "after 1 cuts 26 to 48 cards are left, not 25"),
    ("acc 0/0,0/0 - 1.0 cut-for-deal AB A:5H 49", "after 1 cuts 26 to 48 cards are left, not 49"),
    ("acc 0/0,0/0 - 1.0 cut-for-deal AB - 51", "after 0 cuts 52 to 52 cards are left, not 51"),
    ("acc 0/0,0/0 - 1.0 cut-for-deal AB B:5H 30", "in the order of the cutters AB"),
    ("acc 0/0,0/0 - 1.0 cut-for-deal AB A:5H,B:5C 20", "in the order of the cutters AB"),
    ("club-3 0/0,0/0,0/0 - 1.0 cut-for-deal ABC A:5H,B:5H 20", "5H is named twice"),
    # The end of a game.
    ("acc 119/120,0/5 A 1.9 over A pegged-out", "A has not won by pegged out"),
    ("acc 119/121,0/5 A 1.9 over B pegged-out", "B has not won by pegged out"),
    ("acc 119/121,0/121 A 1.9 over A pegged-out", "A has not won by pegged out"),
    ("acc 119/121,0/5 A 1.9 over A time", "A has not won by time"),
    ("acc 0/60,0/5 A 1.9 over A double-skunk", "A has not won by double skunk"),
    ("club 0/61,0/31 A 1.9 over A double-skunk", "A has not won by double skunk"),
    ("club 0/61,0/30 A 1.9 shuffle", "A has won with 61, so the phase must be over"),
    ("lodge 0/60,0/61 A 1.9 over A time", "A has not won by time"),
    ("lodge 0/0,0/0 A 1.9 over A time", "A has not won by time"),
    ("lodge+time_out_tie=replay 0/9,0/9 A 1.9 over A time", "A has not won by time"),
    ("acc 119/121,0/5 A 1.9 over C pegged-out", "'C' is not a side: the sides are A and B"),
    ("club-partners 119/121,0/95 A 1.9 over A pegged-out", "the sides are A+C and B+D"),
    ("acc 119/121,0/5 A 1.9 over A resigned", "a game ends by pegged-out or double-skunk or time"),
    ("acc 119/121,0/5 A 1.0 over A pegged-out", "the first deal has the number 1"),
    # The match.
    ("acc 0/0,0/0 A 1.0 shuffle match=1-game", "the end must be left out, not 'match=1-game'"),
    ("acc 0/0,0/0 A 1.0 shuffle match=best-of-none", "is not a match"),
    (
        "acc 0/0,0/0 A 1.0 shuffle game=2",
        "'game=2' does not belong here: only match=, won=, reached= may follow",
    ),
    ("acc 0/0,0/0 A 2.0 shuffle won=1/2/0/31,0/0/0/-31", "the match (1 game) was over before this game"),
    ("acc 0/0,0/0 A 2.0 shuffle match=2-games won=1/2/0/31,0/0/0/-30", "add up to zero"),
    ("acc 0/0,0/0 A 2.0 shuffle match=2-games won=1/0/0/31,0/0/0/-31", "at least one game for each win"),
    ("acc 0/0,0/0 A 2.0 shuffle match=2-games won=1/1/0/31,0/1/0/-31", "none without a win"),
    ("acc 0/0,0/0 A 2.0 shuffle match=2-games won=1/1/-1/31,0/0/0/-31", "at least one game for each win"),
    ("acc 0/0,0/0 A 3.0 shuffle match=best-of-3 won=2/2/0/31,0/0/0/-31", "was over before this game"),
    ("acc 0/0,0/0 A 3.0 shuffle match=first-to-3 won=1/3/0/31,1/1/0/-31", "was over before this game"),
    ("acc 0/0,0/0 A 1.0 shuffle won=0/0/0/0,0/0/0/0", "must be left out"),
    ("acc 0/5,0/5 A 1.1 shuffle reached=A,B", "must be left out"),
    ("acc 0/5,0/6 A 1.1 shuffle reached=B,A", "must be left out"),
    ("acc 0/5,0/5 A 1.1 shuffle reached=B,E", "'E' is not a side"),
    ("acc 0/5,0/5 A 1.1 shuffle reached=B,A match=2-games", "must be match=2-games"),
]


@pytest.mark.parametrize(("text", "why"), WRONG)
def test_what_cannot_be_is_refused_with_the_reason(text: str, why: str) -> None:
    assert why in told(text)


RIGHT = [
    "acc 0/0,0/0 - 1.0 shuffle-for-cut AB",
    "club-4 0/0,0/0,0/0,0/0 - 1.0 shuffle-for-cut BD",
    "acc 0/0,0/0 - 1.0 cut-for-deal AB A:5H 26",
    "acc 0/0,0/0 B 1.0 shuffle",
    "acc 0/0,0/0 B 1.1 cut",
    "acc 0/2,0/0 A 1.1 throw 5H5C5SJDKHQH,6C8D9DTS B:2C4C",
    "acc 0/2,0/0 A 1.1 starter 5H5C5SJD,6C8D9DTS B:2C4C,A:KHQH",
    "club-3 0/0,0/0,0/0 A 1.1 throw AH2H3H4H5H,AD2D3D4D5D,AS2S3S4S5S 9C",
    "acc 119/121,0/5 A 1.9 over A pegged-out",
    "club 0/61,0/30 A 1.9 over A double-skunk",
    "lodge 0/61,0/30 A 1.9 over A time",
    "acc 0/0,0/0 A 3.0 shuffle match=first-to-5 won=1/2/0/31,1/1/0/-31",
    "acc 119/121,0/5 A 2.9 over A pegged-out match=best-of-3 won=0/0/0/-31,1/2/0/31",
    "acc 0/5,0/5 A 1.1 shuffle reached=B,A",
]


@pytest.mark.parametrize("text", RIGHT)
def test_what_can_be_is_read_and_written_the_same(text: str) -> None:
    assert write_position(read_position(text)) == text


def test_blanks_around_a_position_do_not_matter() -> None:
    assert read_position(f"  {PLAY}\r\n") == read_position(PLAY)


def test_a_call_of_time_is_obeyed_from_a_position() -> None:
    script = Script(read_position("lodge 0/9,0/8 A 1.3 shuffle"))
    obey(script, CallTime(20))
    assert write_position(script.state) == "lodge 0/9,0/8 A 1.3 over A time"
