"""`pegout.Game`: the table as the library's users meet it."""

import pytest

import pegout
from pegout import Game
from pegout.cards import PACK, InvalidCard, parse_cards
from pegout.game import (
    Command,
    Cut,
    IllegalCommand,
    MatchFormat,
    MatchKind,
    NextGame,
    Pegs,
    Phase,
    PlayCard,
    SayGo,
    Throw,
    replay,
    view_for,
)
from pegout.game.events import CardsDealt, GameEnded
from pegout.library import rules_for
from pegout.rules import PRESETS, InvalidRules

HANDS = ["5C 5D QC 8C 3D 7D", "5H 5S KH 9H TS JS"]


def thrown() -> Game:
    game = Game.deal(HANDS, "2S")
    game.throw(0, "3D 7D")
    game.throw(1, "TS JS")
    return game


def finish(game: Game) -> Game:
    """Always the first thing that is allowed, to the end of the match."""
    while game.phase is not Phase.MATCH_OVER:
        seat = game.to_act[0] if game.to_act else 0
        game.do(game.legal(seat)[0])
    return game


def test_a_new_game_is_dealt_and_waits_for_the_throws() -> None:
    game = Game.new("acc", seed=1)
    assert game.phase is Phase.THROW
    assert game.to_act == (0, 1)
    assert [len(game.hand(seat)) for seat in range(2)] == [6, 6]
    assert game.scores == (0, 0)
    assert game.turn is None
    assert game.starter is None


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_can_be_played_to_the_end(name: str) -> None:
    game = finish(Game.new(name, seed=4))
    assert game.over
    assert game.winner is not None
    assert max(game.scores) == 121 or game.rules.early_end_at


@pytest.mark.parametrize("name", ["acc", "golden-age", "portfolio", "lodge", "classic"])
@pytest.mark.parametrize(("seats", "partners"), [(2, False), (3, False), (4, False), (4, True)])
def test_every_preset_can_be_played_by_two_three_and_four(name: str, seats: int, partners: bool) -> None:
    game = finish(Game.new(name, seats=seats, partners=partners, seed=2))
    assert len(game.scores) == (2 if partners else seats)
    assert max(game.scores) == 121


@pytest.mark.parametrize("name", PRESETS)
def test_the_same_seed_gives_the_very_same_game(name: str) -> None:
    one, other = finish(Game.new(name, seed="x")), finish(Game.new(name, seed="x"))
    assert one.events == other.events
    assert one.commands == other.commands
    assert one.state == other.state


def test_another_seed_gives_another_game() -> None:
    hands = {Game.new("acc", dealer=0, seed=seed).hand(0) for seed in range(20)}
    assert len(hands) == 20


def test_without_a_seed_no_two_games_are_alike() -> None:
    assert Game.new("acc", dealer=0).hand(0) != Game.new("acc", dealer=0).hand(0)


def test_every_deal_of_a_match_is_another() -> None:
    game = finish(Game.new("acc", seed=3, match="3 games"))
    deals = [event.hands for event in game.events if isinstance(event, CardsDealt)]
    assert len(set(deals)) == len(deals) > 15


def test_names_rules_and_match_are_those_asked_for() -> None:
    game = Game.new("club", seats=3, names=["Eve", "Fay", "Gus"], match="best of 5", seed=1)
    assert game.names == ("Eve", "Fay", "Gus")
    assert game.rules == rules_for("club", 3)
    assert game.state.match == MatchFormat(MatchKind.BEST_OF, 5)


def test_any_field_of_the_rules_may_be_given() -> None:
    game = Game.new("acc", seed=1, muggins=True, goal="131")
    assert game.rules.muggins
    assert game.rules.goal == 131
    with pytest.raises(InvalidRules, match="no rule"):
        Game.new("acc", speed=3)


def test_an_unknown_preset_is_refused() -> None:
    with pytest.raises(InvalidRules, match="did you mean acc"):
        Game.new("acd")


def test_a_dealer_may_be_named() -> None:
    assert [Game.new("club", seats=4, dealer=seat, seed=1).dealer for seat in range(4)] == [0, 1, 2, 3]
    with pytest.raises(IllegalCommand, match="no seat 4"):
        Game.new("club", seats=4, dealer=4)


def test_a_throw_may_be_given_in_several_ways() -> None:
    for cards in (["3D 7D"], ["3D", "7D"], [parse_cards("3D 7D")], [*parse_cards("3D 7D")]):
        game = Game.deal(HANDS, "2S")
        game.throw(0, *cards)
        assert set(game.view(0).thrown) == set(parse_cards("3D 7D"))


def test_do_gives_the_events_that_follow() -> None:
    game = thrown()
    before = len(game.events)
    events = game.do(PlayCard(1, parse_cards("5H")[0]))
    assert events == game.events[before:]
    assert len(events) == 1


@pytest.mark.parametrize(
    "command",
    [
        PlayCard(0, PACK[0]),
        PlayCard(1, PACK[0]),
        PlayCard(-1, PACK[0]),
        SayGo(1),
        Throw(0, PACK[:2]),
        Cut(1, 10),
        NextGame(),
    ],
)
def test_a_refused_command_says_why_and_changes_nothing(command: Command) -> None:
    game = thrown()
    state, events, commands = game.state, game.events, game.commands
    kept = replay(events)
    why = game.refusal(command)
    with pytest.raises(IllegalCommand) as caught:
        game.do(command)
    assert caught.value.refusal == why
    assert caught.value.command is command
    assert (game.events, game.commands) == (events, commands)
    assert game.state == state == kept


def test_an_unreadable_card_is_refused_before_it_is_played() -> None:
    game = thrown()
    with pytest.raises(InvalidCard):
        game.play(1, "5X")
    assert game.count == 0


def test_legal_lists_exactly_what_may_be_played() -> None:
    game = thrown()
    assert game.legal(0) == ()
    assert set(game.legal(1)) == {PlayCard(1, card) for card in parse_cards("5H 5S KH 9H")}
    for seat, card in ((1, "5H"), (0, "5C"), (1, "5S"), (0, "5D"), (1, "KH")):
        game.play(seat, card)
    assert game.legal(0) == (SayGo(0),)


def test_a_view_is_that_of_the_seat() -> None:
    game = thrown()
    assert game.view(0) == view_for(game.state, 0)
    assert game.view() == view_for(game.state, None)
    assert game.view(0).hand == game.hand(0)
    assert game.view(0).scores == game.scores


def test_pegs_and_scores() -> None:
    game = thrown()
    for seat, card in ((1, "5H"), (0, "5C"), (1, "5S"), (0, "5D")):
        game.play(seat, card)
    assert game.scores == (14, 8)
    assert game.pegs == (Pegs(2, 14), Pegs(0, 8))


def test_the_log_is_cribbage_speech() -> None:
    game = thrown()
    for seat, card in ((1, "5H"), (0, "5C"), (1, "5S"), (0, "5D"), (1, "KH")):
        game.play(seat, card)
    game.go(0)
    assert (
        game.log[-10:]
        == (
            "Six cards each.",
            "Ann throws two cards.",
            "Bob throws two cards.",
            "Bob cuts; the starter is 2♠.",
            "Bob plays 5♥: five.",
            "Ann plays 5♣: ten for two.",
            "Bob plays 5♠: fifteen for eight.",
            "Ann plays 5♦: twenty for twelve.",
            "Bob plays K♥: thirty.",
            "Ann: go.",
            "Bob: one for the go.",
        )[-10:]
    )


def test_the_log_tells_heels_and_hands() -> None:
    game = Game.deal(["2C 3C 4C 9D 8C TC", "2H 3H 4H 9S 8H TH"], "JS")
    game.throw(0, "8C TC")
    game.throw(1, "8H TH")
    assert game.log[-1] == "Bob cuts; the starter is J♠. Two for his heels to Ann."
    while game.phase is Phase.PLAY:
        game.do(game.legal(game.to_act[0])[0])
    shown = [line for line in game.log if "shows" in line or "crib is" in line]
    assert [line.split(" ")[0] for line in shown] == ["Bob", "Ann", "Ann's"]


def test_a_match_goes_on_with_the_next_game() -> None:
    game = Game.new("acc", seed=6, match="2 games")
    while not game.over:
        game.do(game.legal(game.to_act[0])[0])
    assert game.phase is Phase.GAME_OVER
    assert game.state.outcome is not None
    loser = 1 - game.state.outcome.winner
    game.next_game()
    assert game.dealer == loser
    assert game.scores == (0, 0)
    finish(game)
    assert sum(isinstance(event, GameEnded) for event in game.events) == 2


def test_the_package_shows_its_doors() -> None:
    assert {"Game", "Card", "PRESETS", "RuleSet", "score_show", "score_play"} <= set(pegout.__all__)
    for name in pegout.__all__:
        assert getattr(pegout, name) is not None
    for name in ("Poker", "whist"):
        with pytest.raises(AttributeError, match=f"no attribute '{name}'"):
            getattr(pegout, name)


def test_of_a_hand_of_nothing_the_log_says_that_it_is_nothing() -> None:
    game = Game.deal(["2C 4D 6H 8S KS QC", "AC 3D 5H 7S KD QH"], "TD", dealer=1)
    game.throw(0, "KS QC")
    game.throw(1, "KD QH")
    while game.phase is Phase.PLAY:
        game.do(game.legal(game.to_act[0])[0])
    assert any(line.endswith("shows 2♣ 4♦ 6♥ 8♠: nineteen, which is nothing.") for line in game.log)
