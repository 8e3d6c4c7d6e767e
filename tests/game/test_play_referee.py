"""The play of every deal, refereed by a second book-keeper that knows nothing of turns and goes.

It only knows that the next card comes from the first seat to the left of the last card that can lay one,
and that a series is over when nobody can.
"""

from dataclasses import dataclass

from hypothesis import given

from pegout.cards import Card
from pegout.game import Event
from pegout.game.events import (
    CardPlayed,
    CardsDealt,
    CardsThrown,
    CribShown,
    GameEnded,
    GoSaid,
    HandShown,
    Pegged,
    StarterTurned,
)
from pegout.rules import RuleSet
from tests.kit.proofs import proof
from tests.kit.slow_count import count_play, count_show, pips
from tests.kit.strategies import Played, games


@dataclass
class Laid:
    """One card of the play: who laid it, all it earned in the end, and who said go after it."""

    seat: int
    card: Card
    points: int
    gos: list[int]


def read_play(events: list[Event]) -> list[Laid]:
    laid: list[Laid] = []
    for event in events:
        if isinstance(event, CardPlayed):
            laid.append(Laid(event.seat, event.card, 0, []))
        elif isinstance(event, Pegged) and laid:
            assert event.seat == laid[-1].seat
            laid[-1].points += event.why.total
        elif isinstance(event, GoSaid):
            laid[-1].gos.append(event.seat)
    return laid


class Referee:
    def __init__(self, rules: RuleSet, dealer: int, hands: list[list[Card]]) -> None:
        self.rules = rules
        self.hands = [list(hand) for hand in hands]
        self.last = dealer
        self.series: list[Card] = []
        self.gone: set[int] = set()

    def round_table(self) -> list[int]:
        """Everybody, from the left of the last card to whoever laid it."""
        return [(self.last + step) % self.rules.seats for step in range(1, self.rules.seats + 1)]

    def can_lay(self, seat: int) -> bool:
        room = 31 - sum(map(pips, self.series))
        return any(pips(card) <= room for card in self.hands[seat])

    def next_player(self) -> int | None:
        """Who lays the next card, turning the series over first if nobody can."""
        able = [seat for seat in self.round_table() if self.can_lay(seat)]
        if not able:
            self.series, self.gone = [], set()
            able = [seat for seat in self.round_table() if self.can_lay(seat)]
        return able[0] if able else None

    def lay(self, seat: int, card: Card) -> int:
        """All that the card earns, with the go or the last card."""
        self.hands[seat].remove(card)
        self.series.append(card)
        self.last = seat
        return count_play(self.series) + self._for_the_end()

    def _for_the_end(self) -> int:
        count = sum(map(pips, self.series))
        if any(self.can_lay(seat) for seat in range(self.rules.seats)) or count == 31:
            return 0
        if any(self.hands):
            return 1
        return int(count != 15 or self.rules.last_card_after_fifteen)

    def gos(self) -> list[int]:
        """Who must say go now, one after the other: all that hold cards, up to the next who can lay one."""
        said: list[int] = []
        if sum(map(pips, self.series)) == 31:
            return said
        for seat in self.round_table():
            if self.can_lay(seat) or seat == self.last:
                break
            if self.hands[seat] and seat not in self.gone:
                said.append(seat)
        self.gone.update(said)
        return said


def check_deal(rules: RuleSet, dealer: int, hands: list[list[Card]], events: list[Event]) -> int:
    """Compare the play of one deal card by card; a game that ends in the middle is compared so far."""
    referee = Referee(rules, dealer, hands)
    laid = read_play(events)
    ended = not any(isinstance(event, HandShown) for event in events)
    for number, one in enumerate(laid):
        assert one.seat == referee.next_player()
        due = referee.lay(one.seat, one.card)
        gos = referee.gos()
        if ended and number == len(laid) - 1:
            assert one.points <= due
            assert one.gos == gos[: len(one.gos)]
        else:
            assert one.points == due
            assert one.gos == gos
    if not ended:
        assert referee.next_player() is None
    return len(laid)


@proof(25, 2000)
@given(games())
def test_every_card_is_laid_in_turn_and_earns_what_a_second_bookkeeper_says(played: Played) -> None:
    deals: list[tuple[int, list[list[Card]], list[Event]]] = []
    for state, _, events in played.steps:
        for event in events:
            if isinstance(event, StarterTurned):
                assert state.dealer is not None
                deals.append((state.dealer, [list(hand) for hand in state.deal.hands], []))
            elif deals:
                deals[-1][2].append(event)
    checked = [
        check_deal(played.rules, dealer, hands, _of_the_play(events)) for dealer, hands, events in deals
    ]
    assert played.rules.time_limit_minutes or sum(checked) > 20


def _of_the_play(events: list[Event]) -> list[Event]:
    """From the first card to the first hand shown, heels left out."""
    started = False
    kept: list[Event] = []
    for event in events:
        started = started or isinstance(event, CardPlayed)
        if started:
            kept.append(event)
        if isinstance(event, HandShown | GameEnded):
            break
    return kept


@proof(25, 500)
@given(games())
def test_every_hand_and_crib_is_counted_as_a_second_bookkeeper_counts_it(played: Played) -> None:
    for state, _, events in played.steps:
        for event in events:
            if isinstance(event, HandShown | CribShown):
                starter = state.deal.starter
                assert starter is not None
                crib = isinstance(event, CribShown)
                assert event.count.total == count_show(event.cards, starter, crib=crib)


@proof(25, 500)
@given(games())
def test_every_hand_shown_is_what_was_dealt_and_not_thrown(played: Played) -> None:
    dealt: tuple[tuple[Card, ...], ...] = ()
    crib: set[Card] = set()
    for event in played.events:
        match event:
            case CardsDealt():
                dealt, crib = event.hands, set(event.crib)
            case CardsThrown():
                crib.update(event.cards)
            case HandShown():
                assert set(event.cards) == set(dealt[event.seat]) - crib
            case CribShown():
                assert set(event.cards) == crib
            case _:
                pass
