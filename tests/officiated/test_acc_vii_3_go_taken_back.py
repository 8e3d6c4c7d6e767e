"""acc:VII.3: a go is corrected at no cost before anybody pegs a point or the other plays a card."""

from pegout.judge import ClaimRenege, TakeBackGo
from pegout.rules import PRESETS
from tests.kit.officiated_tables import ANN, BOB, Players, refused, upheld


def wrong_go(bob: str = "KC 8C 2C 8S") -> Players:
    """Ann says go at twenty-eight with a three."""
    players = Players("QH 3H 7H 9S", bob, starter="4D")
    players.play("KC=10", "QH=20", "8C=28", "go")
    return players


def test_it_costs_nothing_and_the_card_is_played() -> None:
    players = wrong_go()
    assert TakeBackGo(ANN) in players.open_claims(ANN)
    upheld(players, TakeBackGo(ANN), "acc:VII.3")
    assert (players.scores, players.turn, players.count) == ((0, 0), ANN, 28)
    players.play("3H=31")
    players.peg(ANN, 2)
    assert players.scores == (2, 0)


def test_having_taken_it_back_one_may_say_go_again() -> None:
    """Whether a card fits is nobody's business (our settlement of acc:IX.5)."""
    players = wrong_go()
    upheld(players, TakeBackGo(ANN))
    players.play("go")
    assert (players.turn, players.log[-1]) == (BOB, "Ann: go.")


def test_said_again_it_is_the_renege_it_was() -> None:
    players = wrong_go("KC 8C 5C 8S")
    upheld(players, TakeBackGo(ANN))
    players.play("go", "go", "pass", "3H=3")
    upheld(players, ClaimRenege(BOB, ANN), "acc:VII.3")
    players.collect()
    assert players.scores == (0, 2)


def test_what_was_put_right_is_no_renege() -> None:
    players = wrong_go()
    upheld(players, TakeBackGo(ANN))
    players.play("3H=31", "pass", "8S=8", "7H=15")
    refused(players, ClaimRenege(BOB, ANN), "no card that was playable")


def test_it_cannot_be_taken_back_twice() -> None:
    players = wrong_go()
    upheld(players, TakeBackGo(ANN))
    refused(players, TakeBackGo(ANN), "no go that can still be taken back")


def test_once_the_other_has_played_it_stands() -> None:
    players = wrong_go()
    players.play("2C=30")
    assert TakeBackGo(ANN) not in players.open_claims(ANN)
    refused(players, TakeBackGo(ANN), "no go that can still be taken back")


def test_once_the_other_has_pegged_the_go_it_stands() -> None:
    players = wrong_go("KC 8C 5C 8S")
    players.play("go")
    upheld(players, TakeBackGo(ANN))  # in time
    players = wrong_go("KC 8C 5C 8S")
    players.play("go")
    players.peg(BOB, 1)
    refused(players, TakeBackGo(ANN), "no go that can still be taken back")


def test_a_pass_is_no_point() -> None:
    """Nobody has pegged: the pass does not close it, and what it gave up is as if it had not been said."""
    players = wrong_go("KC 8C 5C 8S")
    players.play("go")
    players.pass_(BOB)
    upheld(players, TakeBackGo(ANN))
    assert (players.turn, players.count) == (ANN, 28)


def test_any_point_that_is_pegged_closes_it() -> None:
    """Bob pegs the pair of tens of his last card only after Ann's go, which she could not say with an ace."""
    players = Players("TH AH 7H 9S", "KC TC 5C 8S", starter="4D")
    players.play("KC=10", "TH=20", "TC=30", "go")
    players.peg(BOB, 2)
    refused(players, TakeBackGo(ANN), "no go that can still be taken back")


def test_whoever_laid_the_last_card_may_take_the_go_back_too() -> None:
    players = Players("QH AH 2H 9S", "KC 8C 5C 8S", starter="4D")
    players.play("KC=10", "QH=20", "8C=28", "AH=29", "go", "go")
    upheld(players, TakeBackGo(ANN))
    assert (players.turn, players.count) == (ANN, 29)
    players.play("2H=31")
    players.peg(ANN, 2)
    assert players.scores == (2, 0)


def test_after_pegging_the_own_point_it_stands() -> None:
    players = Players("QH AH 2H 9S", "KC 8C 5C 8S", starter="4D")
    players.play("KC=10", "QH=20", "8C=28", "AH=29", "go", "go")
    players.peg(ANN, 1)
    refused(players, TakeBackGo(ANN), "no go that can still be taken back")


def test_a_right_go_is_taken_back_in_the_same_words() -> None:
    """The answer tells nothing of the cards held: Ann has a three, or a four, which does not fit."""
    told = []
    for card in ("3H", "4H"):
        players = Players(f"QH {card} 7H 9S", "KC 8C 2C 8S", starter="5D", crib="TC TD TH TS")
        players.play("KC=10", "QH=20", "8C=28", "go")
        assert TakeBackGo(ANN) in players.open_claims(ANN)
        told.append(players.claim(TakeBackGo(ANN)))
    assert told[0] == told[1]
    assert told[0].upheld


def test_at_a_club_the_point_does_not_close_it() -> None:
    """club:the-play.renege: until an opponent plays or announces a hand."""
    players = Players("QH 3H 7H 9S", "KC 8C 5C 8S", starter="4D", rules="club")
    players.play("KC=10", "QH=20", "8C=28", "go", "go")
    players.peg(BOB, 1)
    upheld(players, TakeBackGo(ANN), "club:the-play.renege")
    assert (players.scores, players.turn, players.count) == ((0, 0), ANN, 28)


def test_of_three_anybodys_card_closes_it() -> None:
    players = Players(
        "TH 3H KH 9S", "TC 9C 2C 8S", "8C 7S KD AS", starter="5D", rules=PRESETS["acc"].with_seats(3)
    )
    players.play("TC=10", "8C=18", "TH=28", "go", "AS=29")
    refused(players, TakeBackGo(BOB), "no go that can still be taken back")
