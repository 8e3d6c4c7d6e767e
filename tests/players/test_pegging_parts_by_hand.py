"""Cards of the play worked out by hand, and the one-reply rule counted the slow way."""

from collections.abc import Iterator

import pytest
from hypothesis import given

from pegout.cards import PACK, Card
from pegout.game import GameState, Phase, PlayCard, SeatView, decide, evolve, view_for
from pegout.players import Thought
from pegout.players.card_values import points_of
from pegout.wiring import bot
from tests.kit.builders import card, table
from tests.kit.proofs import proof
from tests.kit.slow_count import count_play, pips
from tests.kit.strategies import Played, beginnings


def view_after(own: str, other: str, *laid: str, starter: str = "QS", crib: str = "") -> SeatView:
    """What seat 0 sees when these cards have been laid and it is to play; it leads where none are."""
    dealer = 1 if len(laid) == 0 else 0
    position = table([own, other], starter, dealer=dealer, crib=crib).play(*laid)
    return view_for(position.state, 0)


def laid_by(name: str, view: SeatView) -> str:
    command = bot(name).choose(view)
    assert isinstance(command, PlayCard)
    return str(command.card)


def worth_of(thought: Thought, text: str) -> float:
    plays = {one.command.card: one.worth for one in thought.alternatives if isinstance(one.command, PlayCard)}
    return plays[card(text)]


def test_the_most_points_are_taken_now() -> None:
    """A pair of sevens is two; the eight makes fifteen for two; a six, with nothing else, none."""
    assert laid_by("hand", view_after("7C 6H 2D KS", "7H 9S 3C 4D", "7H")) == "7C"
    assert laid_by("table", view_after("8C 6H 2D KS", "7H 9S 3C 4D", "7H")) == "8C"


def test_of_equal_cards_the_higher_is_laid_and_then_the_first_suit() -> None:
    assert laid_by("hand", view_after("KS KD QC 2D", "7H 9S 3C 4D")) == "KD"
    assert laid_by("hand", view_after("QC JC 9D 2D", "7H 9S 3C 4D")) == "QC"


def test_reply_leads_no_five() -> None:
    """45 cards are unseen. Thirteen of them count ten and make fifteen of a five, three fives pair it.

    The nine is answered by four sixes with fifteen and by three nines with a pair.
    """
    view = view_after("5C 9D KH 2S", "7H 8S 3C 4D", starter="QS", crib="JC AD 2C 3D")
    thought = bot("reply").explain(view)
    assert worth_of(thought, "5C") == -(2 * 13 + 2 * 3) / 45
    assert worth_of(thought, "9D") == -(2 * 4 + 2 * 3) / 45
    assert laid_by("reply", view) != "5C"


def test_without_a_thought_for_the_reply_a_five_is_led() -> None:
    assert laid_by("table", view_after("5C AD AH 2S", "7H 8S 3C 4D")) == "5C"


def test_reply_makes_no_five() -> None:
    """The ace upon a four scores no less now than the others do, and every ten makes fifteen of it."""
    view = view_after("AC 8H KS QH", "4H 9S TC JD", "4H", starter="6S")
    assert [points_of(view, one) for one in view.hand] == [0, 0, 0, 0]
    assert laid_by("reply", view) != "AC"


def test_reply_makes_no_twenty_one() -> None:
    """Upon thirteen the eight scores no less now than the others, and every ten makes thirty-one of it."""
    view = view_after("AC 8D QH 6C", "TH 2S 9C 9D", "TH", "AC", "2S")
    assert [points_of(view, one) for one in view.hand] == [0, 0, 0]
    assert laid_by("reply", view) != "8D"


def test_nobody_answers_thirty_one() -> None:
    """Two points, and the series is over."""
    at_21 = view_after("KS 2D 3H 6C", "TH 5S 9C 8D", "TH", "6C", "5S")
    assert worth_of(bot("reply").explain(at_21), "KS") == 2.0


def test_nobody_answers_when_the_opponent_has_said_go() -> None:
    """Two and three make nothing at twenty-three, and nothing can come after them; the higher goes."""
    view = view_after("KS AD 2D 3H", "2H KC QC JC", "2H", "KS", "KC", "AD", "go")
    thought = bot("reply").explain(view)
    assert worth_of(thought, "2D") == worth_of(thought, "3H") == 0.0
    assert thought.command == PlayCard(0, card("3H"))


def test_a_partners_answer_is_welcome() -> None:
    """Both opponents have said go at twenty-five. 43 cards are unseen.

    Upon the two three fours make thirty-one, three threes a run of three and three twos a pair: 6 + 9 + 6.
    Upon the four three twos make thirty-one, and nothing else scores: 6.
    """
    kept = ["KS AD 2D 4H", "KC QC JC KD", "3H AH TH 9C", "QH JH TS JS"]
    position = table(kept, "9S", rules="club-partners", dealer=3, crib="5D 6D 7D 8D")
    position.play("KS", "KC", "3H", "go", "AD", "go", "AH")
    thought = bot("reply").explain(view_for(position.state, 0))
    assert worth_of(thought, "2D") == 21 / 43
    assert worth_of(thought, "4H") == 6 / 43
    assert thought.command == PlayCard(0, card("2D"))


def decisions(played: Played) -> Iterator[tuple[GameState, int]]:
    """Every moment at which somebody may choose between cards of the play."""
    for state in played.states:
        if state.phase is Phase.PLAY and state.deal.turn is not None:
            yield state, state.deal.turn


def hidden_from(state: GameState, seat: int) -> list[Card]:
    deal = state.deal
    seen = {
        *deal.hands[seat],
        *deal.thrown[seat],
        deal.starter,
        *[one for pile in deal.played for one in pile],
    }
    return [one for one in PACK if one not in seen]


def next_in_the_same_series(state: GameState, play: PlayCard) -> int | None:
    """Whom the engine itself asks after the card; None if that is the player, or the series is over."""
    for event in decide(state, play):
        state = evolve(state, event)
    goes_on = state.phase is Phase.PLAY and state.deal.count == sum(map(pips, state.deal.series)) > 0
    return state.deal.turn if goes_on and state.deal.turn != play.seat else None


def slow_worth(state: GameState, play: PlayCard) -> float:
    """Points now, and every unseen card tried as the answer; among several sides a twentieth for each pip."""
    rules, series = state.rules, [*state.deal.series, play.card]
    points = count_play(series) + (0.05 * pips(play.card) if rules.sides > 2 else 0)
    answerer = next_in_the_same_series(state, play)
    if answerer is None:
        return points
    hidden = hidden_from(state, play.seat)
    fitting = [one for one in hidden if sum(map(pips, series)) + pips(one) <= 31]
    mean = sum(count_play([*series, one]) for one in fitting) / len(hidden)
    if rules.partners:
        return points + mean if answerer % 2 == play.seat % 2 else points - mean
    return points - mean / (rules.seats - 1)


@proof(25, 400)
@given(beginnings(70))
def test_reply_is_points_less_the_mean_of_every_unseen_card_for_any_seats(played: Played) -> None:
    for state, seat in list(decisions(played))[-6:]:
        view = view_for(state, seat)
        for one in bot("reply").explain(view).alternatives:
            assert isinstance(one.command, PlayCard)
            assert points_of(view, one.command.card) == count_play([*view.series, one.command.card])
            assert one.worth == pytest.approx(slow_worth(state, one.command))
