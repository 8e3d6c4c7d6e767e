"""Whatever is ruled, a game goes on to its end, and its pegs are what was pegged and taken back."""

from collections.abc import Iterator
from copy import deepcopy
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from pegout.cards import PACK, Card
from pegout.game import (
    ChooseCrib,
    Command,
    Cut,
    Event,
    GameState,
    Phase,
    PickStarter,
    PlayCard,
    SayGo,
    Throw,
    evolve,
    legal_commands,
    narrate,
    refusal,
    replay,
    to_act,
    view_for,
)
from pegout.game.events import (
    CardsDrawn,
    CardsSeen,
    CribOpened,
    DealPassed,
    GameReplayed,
    LastDealReopened,
    NextGameStarted,
    PackShuffled,
    PegCorrected,
    Pegged,
    PeggedBack,
    PlayTakenBack,
    RulingMade,
    StarterDrawn,
    StarterPicked,
)
from pegout.rules import RuleSet
from pegout.rules.remedies import StarterPick
from tests.game.test_views_keep_secrets import everybody, named, seen
from tests.kit.proofs import LAW, proof
from tests.kit.rulings import ruled_match
from tests.kit.strategies import NAMES, SEATINGS

LONGEST = 6_000
MATCHES = st.sampled_from(["1 game", "2 games"])
SEEDS = st.integers(0, 2**32)
ON_TABLE = (Phase.THROW, Phase.STARTER, Phase.PICK_STARTER, Phase.PLAY, Phase.CHOOSE_CRIB)


@proof(25, 1500)
@given(st.sampled_from(SEATINGS), SEEDS, MATCHES)
def test_no_ruled_match_gets_stuck_and_no_score_leaves_the_board(
    book: RuleSet, seed: int, match: str
) -> None:
    for length, script in enumerate(ruled_match(book, seed, match=match)):
        state = script.state
        assert length < LONGEST
        assert all(0 <= pegs.rear <= pegs.front <= book.goal for pegs in state.pegs)
        if state.phase in ON_TABLE:
            assert to_act(state)
            assert all(legal_commands(state, seat) for seat in to_act(state))
            cards_of_the_pack(state)
    assert replay(script.events) == script.state


def cards_of_the_pack(state: GameState) -> None:
    """Every card lies in one place; those a dealer did not pick are out of play."""
    deal = state.deal
    aside = () if deal.ruled is None else deal.ruled.aside
    drawn = () if deal.ruled is None else deal.ruled.drawn
    places = [*deal.hands, *deal.played, *aside, drawn, deal.crib, deal.pack]
    assert sorted([card for place in places for card in place]) == sorted(PACK)


@proof(25, 600)
@given(st.sampled_from(SEATINGS), SEEDS)
def test_every_score_is_what_was_pegged_less_what_went_back(book: RuleSet, seed: int) -> None:
    *_, script = ruled_match(book, seed, match="2 games")
    sums = [0] * book.sides
    state = replay(script.events[:1])
    for event in script.events[1:]:
        state = evolve(state, event)
        match event:
            case Pegged(seat=seat, points=points):
                sums[book.side_of(seat)] += points
            case PeggedBack(seat=seat, points=points) | PegCorrected(seat=seat, points=points):
                sums[book.side_of(seat)] -= points
            case PlayTakenBack(points=each):
                assert all(points >= 0 for points in each)
                sums = [total - points for total, points in zip(sums, each, strict=True)]
            case NextGameStarted() | GameReplayed():
                sums = [0] * book.sides
            case _:
                pass
        assert state.scores == tuple(sums)


def asked(state: GameState, seat: int) -> Iterator[Command]:
    """What a seat might ask for, cards of others among it."""
    yield SayGo(seat)
    yield from (PickStarter(seat, card) for card in PACK)
    yield from (PlayCard(seat, card) for card in PACK)
    yield from (Cut(seat, lifted) for lifted in range(53))
    hand = state.deal.hands[seat] if state.deal.hands else []
    for number in range(len(hand) + 1):
        yield from (Throw(seat, cards) for cards in combinations([*hand, *state.deal.pack[:1]], number))
    for number in (3, 4, 5):
        yield from (
            ChooseCrib(seat, cards)
            for cards in combinations([*state.deal.crib, *state.deal.pack[:1]], number)
        )


@proof(25, 300)
@given(st.sampled_from(SEATINGS), SEEDS)
def test_the_legal_commands_are_exactly_those_that_are_accepted_after_rulings(
    book: RuleSet, seed: int
) -> None:
    for place, script in enumerate(ruled_match(book, seed, often=0.5)):
        if place > 60:
            break
        if place % 4 == 0 and script.state.phase in ON_TABLE:
            for seat in range(book.seats):
                taken = {one for one in asked(script.state, seat) if refusal(script.state, one) is None}
                assert set(legal_commands(script.state, seat)) == taken


def of_deals_that_stand(events: list[Event]) -> list[Event]:
    """Without what came after a deal had ended that was then opened again."""
    standing: list[Event] = []
    for event in events:
        if isinstance(event, LastDealReopened):
            ended = [place for place, one in enumerate(standing) if isinstance(one, DealPassed)]
            del standing[ended[-1] :]
        standing.append(event)
    return standing


def known(events: list[Event], state: GameState, seat: int | None) -> set[Card]:
    """What the seat has seen in this deal, with what it drew and the crib that it opened."""
    events = of_deals_that_stand(events)
    cards = seen(events, seat)
    drawn: set[Card] = set()
    holder = state.dealer  # of a starter that was taken up; the crib may have gone to another since
    for event in events:
        if isinstance(event, PackShuffled) and len(event.pack) == len(PACK):
            drawn = set()
        elif isinstance(event, CardsDrawn | StarterDrawn | CardsSeen) and event.seat == seat is not None:
            drawn.update(event.cards)
        elif isinstance(event, RulingMade):
            picks = [remedy.seat for remedy in event.remedies if isinstance(remedy, StarterPick)]
            holder = picks[0] if picks else holder
        elif isinstance(event, StarterDrawn) and seat == holder:
            drawn.add(event.held)
        elif isinstance(event, StarterPicked):
            drawn.add(event.card)
        elif isinstance(event, CribOpened) and event.seat == seat:
            drawn.update(state.deal.crib)
    if state.phase is Phase.CHOOSE_CRIB and seat == state.dealer:
        drawn.update(state.deal.crib)
    return cards | drawn


@proof(LAW, 300)
@given(st.sampled_from(SEATINGS), SEEDS)
def test_a_view_keeps_its_secrets_whatever_is_ruled(book: RuleSet, seed: int) -> None:
    for place, script in enumerate(ruled_match(book, seed, often=0.4)):
        if place > 100:
            break
        for seat in everybody(script.state):
            assert named(view_for(script.state, seat)) <= known(script.events, script.state, seat)


@proof(25, 200)
@given(st.sampled_from(SEATINGS), SEEDS)
def test_the_log_of_a_ruled_game_can_be_told_and_folded_one_by_one(book: RuleSet, seed: int) -> None:
    *_, script = ruled_match(book, seed)
    assert all(isinstance(line, str) for line in narrate(script.events, NAMES[: book.seats], book))
    state = replay(script.events[:1])
    for event in script.events[1:]:
        before = deepcopy(state)
        after = evolve(state, event)
        assert state == before
        state = after
    assert state == script.state
