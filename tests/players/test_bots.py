import time
from collections.abc import Sequence
from random import Random

import pytest

from pegout.cards import PACK, Card, parse_cards
from pegout.game import GameState, PlayCard, Seat, SeatView, Throw, view_for
from pegout.game.evolve import draft_of
from pegout.library import Game, rules_for
from pegout.players import Bot, GreedyBot, NothingToDo, RandomBot
from pegout.rules import PRESETS, RuleSet

TABLES = [
    *PRESETS.values(),
    *[rules_for("acc", seats, partners=partners) for seats, partners in ((3, False), (4, False), (4, True))],
]


def bots_for(rules: RuleSet, seed: object) -> list[Bot]:
    return [GreedyBot() if seat % 2 else RandomBot(f"{seed}/{seat}") for seat in range(rules.seats)]


def play_out(game: Game, bots: Sequence[Bot]) -> int:
    """Play to the end, checking every answer; gives how many there were."""
    answers = 0
    while not game.over:
        seat = game.to_act[-1]
        view = game.view(seat)
        command = bots[seat].choose(view)
        assert command in view.legal
        game.do(command)
        answers += 1
    return answers


@pytest.mark.parametrize("rules", TABLES, ids=lambda rules: f"{rules.name}-{rules.seats}-{rules.partners}")
@pytest.mark.parametrize("cuts", [True, False], ids=["program cuts", "players cut"])
def test_bots_answer_with_something_legal_through_whole_games(rules: RuleSet, cuts: bool) -> None:
    game = Game.new(rules, seed=rules.name, cuts=cuts)
    assert play_out(game, bots_for(rules, 1)) > 30
    assert max(game.scores) == rules.goal or rules.early_end_at


def test_bots_go_on_with_the_next_game_of_a_match() -> None:
    game = Game.new("acc", seed=3, match="2 games")
    bots = bots_for(game.rules, 3)
    play_out(game, bots)
    for bot in bots:
        game.do(bot.choose(game.view(0))) if game.over else None
    assert game.state.game_number == 2


def test_a_bot_that_is_not_asked_says_so() -> None:
    game = Game.new("acc", dealer=0, seed=1)
    game.throw(1, game.hand(1)[:2])
    for bot in (GreedyBot(), RandomBot(1)):
        with pytest.raises(NothingToDo, match="nothing to decide now"):
            bot.choose(game.view(1))


def with_hidden_cards_swapped(state: GameState, seat: Seat, dice: Random) -> GameState:
    """The same table with every card that the seat cannot see exchanged for another such card."""
    deal = state.deal
    known = {*deal.hands[seat], *deal.thrown[seat], *(card for pile in deal.played for card in pile)}
    known |= {deal.starter} if deal.starter else set()
    hidden = [card for card in PACK if card not in known]
    turned = dict(zip(hidden, dice.sample(hidden, len(hidden)), strict=True))

    def swapped(cards: Sequence[Card]) -> list[Card]:
        return [turned.get(card, card) for card in cards]

    draft = draft_of(state)
    draft.deal.hands = [swapped(hand) for hand in deal.hands]
    draft.deal.thrown = [tuple(swapped(cards)) for cards in deal.thrown]
    draft.deal.crib = tuple(swapped(deal.crib))
    draft.deal.pack = tuple(swapped(deal.pack))
    return draft


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_swapping_all_hidden_cards_changes_no_decision(seats: int) -> None:
    dice = Random(seats)
    game = Game.new("acc", seats=seats, seed=seats)
    exchanged = 0
    while not game.over:
        seat = game.to_act[0]
        other_table = with_hidden_cards_swapped(game.state, seat, dice)
        exchanged += other_table.deal.hands != game.state.deal.hands
        for bot in (GreedyBot(), RandomBot(7)):
            chosen = bot.choose(game.view(seat))
            assert chosen == bot.choose(view_for(other_table, seat))
        game.do(chosen)
    assert exchanged > 40


def test_equal_seeds_repeat_a_game_and_others_do_not() -> None:
    def events(seed: int) -> object:
        game = Game.new("acc", seed=1)
        play_out(game, [RandomBot(seed), RandomBot(seed)])
        return game.events

    assert events(1) == events(1)
    assert events(1) != events(2)


def test_greedy_beats_random_clearly() -> None:
    wins = 0
    for seed in range(30):
        game = Game.new("acc", seed=seed, dealer=seed % 2)
        play_out(game, [GreedyBot(), RandomBot(seed)])
        wins += game.winner == 0
    assert wins >= 27


def greedy_throw(hand: str, *, dealer: Seat, partners: bool = False) -> str:
    rules = rules_for("acc", partners=partners)
    own = parse_cards(hand)
    rest = [card for card in PACK if card not in own]
    hands = [own, *[tuple(rest[seat::5][: rules.dealt]) for seat in range(1, rules.seats)]]
    starter = rest[0]
    game = Game.deal(hands, starter, rules, dealer=dealer)
    command = GreedyBot().choose(game.view(0))
    assert isinstance(command, Throw)
    return " ".join(map(str, sorted(command.cards)))


def test_greedy_throws_a_pair_to_its_own_crib_only() -> None:
    assert greedy_throw("5C 5D 6H 7S 8D 9C", dealer=0) == "5C 5D"
    assert greedy_throw("5C 5D 6H 7S 8D 9C", dealer=1) == "8D 9C"


def test_greedy_counts_its_partners_crib_as_its_own() -> None:
    thrown = [greedy_throw("2H 3S JC QH 5H", dealer=dealer, partners=True) for dealer in range(4)]
    assert thrown == ["5H", "QH", "5H", "QH"]


def play_view(hand: str, other: str, *, series: str = "") -> SeatView:
    """Seat 0 is to play after these cards of seat 1 and 0 in turn."""
    own, others = parse_cards(hand), parse_cards(other)
    spare = [card for card in PACK if card not in {*own, *others}]
    game = Game.deal([(*own, *spare[:2]), (*others, *spare[2:4])], spare[4], dealer=0 if series else 1)
    game.throw(0, spare[:2])
    game.throw(1, spare[2:4])
    for number, card in enumerate(parse_cards(series)):
        game.play((number + 1) % 2, card)
    return game.view(0)


def greedy_card(hand: str, other: str, *, series: str = "") -> str:
    command = GreedyBot().choose(play_view(hand, other, series=series))
    assert isinstance(command, PlayCard)
    return str(command.card)


def test_greedy_takes_the_most_points() -> None:
    assert greedy_card("7C 2H 2D KS", "7H 9S 3C 4D", series="7H") == "7C"
    assert greedy_card("5C 8H 2D KS", "TH 9S 3C 4D", series="TH") == "5C"


def test_greedy_does_not_lead_a_five_nor_offer_fifteen_or_thirty_one() -> None:
    assert greedy_card("5C 5H 5D AS", "9H 9S 3C 4D") == "AS"
    assert greedy_card("AC 2H 2D 2S", "4H 9S TC JD", series="4H") != "AC"


def test_greedy_keeps_low_cards() -> None:
    assert greedy_card("2C 4H 7D KS", "9H 9S 3C 4D") == "KS"


def test_greedy_throws_in_less_than_a_tenth_of_a_second() -> None:
    view = Game.new("acc", dealer=0, seed=9).view(0)
    best = min(_seconds(view) for _ in range(3))
    assert best < 0.1


def _seconds(view: SeatView) -> float:
    start = time.perf_counter()
    GreedyBot().choose(view)
    return time.perf_counter() - start
