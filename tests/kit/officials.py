"""Players who officiate their own table: faultless ones, and ones who err as they are told."""

from collections.abc import Callable, Sequence
from dataclasses import fields, replace
from random import Random
from typing import Any

from pegout.cards import Card
from pegout.game import (
    Accept,
    Command,
    CountCrib,
    CountHand,
    Mix,
    Pass,
    Peg,
    Phase,
    PlayCard,
    SayGo,
    Seat,
    Throw,
)
from pegout.game.hands import whole_hand
from pegout.game.officiated.claims import (
    CLAIMS,
    Claim,
    ClaimFullCount,
    ClaimMuggins,
    ClaimRenege,
    PegBack,
    Scored,
)
from pegout.game.officiated.notes import count_before
from pegout.game.officiated.scores import worth
from pegout.game.officiated.waits import first_to_count, tally_of, to_accept, to_mix
from pegout.game.officiated.windows import refuse_claim
from pegout.game.turns import playable, to_throw
from pegout.library import Game
from pegout.rules import score_show
from pegout.rules.remedies import Fate

Pick = Callable[[Sequence[Card]], Card]


def due(game: Game, seat: Seat) -> int:
    return worth(tally_of(game.state.deal).due[seat])


def room(game: Game, seat: Seat) -> int:
    """What is left of the count for a seat that is to play."""
    state = game.state
    count = 0 if tally_of(state.deal).closed else count_before(state.deal, seat)
    return state.rules.limit - count


def true_count(game: Game, seat: Seat, *, crib: bool = False) -> int:
    """What a hand or the crib holds."""
    state = game.state
    assert state.deal.starter is not None
    cards = state.deal.crib if crib else whole_hand(state.deal, seat)
    return score_show(cards, state.deal.starter, state.rules, crib).total


def faultless(game: Game, pick: Pick) -> Command:
    """What a table of faultless players does next: whoever has points due pegs them before anything else."""
    state = game.state
    if state.phase is Phase.THROW:
        seat = game.to_act[0]
        return Throw(seat, tuple(game.hand(seat)[: to_throw(state, seat)]))
    if tally_of(state.deal).claimed_by is None:
        for seat in range(state.rules.seats):
            if (peg := faultless_peg(game, seat)) is not None:
                return peg
    return faultless_turn(game, game.to_act[0], pick)


def faultless_peg(game: Game, seat: Seat) -> Command | None:
    """What the seat has to peg: a penalty, a count that it has announced, then what is due."""
    tally = tally_of(game.state.deal)
    announced = tally.count_to_peg(seat)
    points = tally.backward[seat] or (announced.true if announced else due(game, seat))
    return Peg(seat, points) if points else None


def faultless_turn(game: Game, seat: Seat, pick: Pick) -> Command:
    """The right act of a seat that the table waits for."""
    state = game.state
    tally = tally_of(state.deal)
    if seat in tally.pending and tally.claimed_by is None:
        return faultless_peg(game, seat) or Pass(seat)
    if seat in to_accept(state):
        return Accept(seat)
    if state.phase is Phase.PLAY and state.deal.turn == seat:
        left = room(game, seat)
        cards = playable(state.deal.hands[seat], left)
        if not cards:
            return SayGo(seat)
        card = pick(cards)
        return PlayCard(seat, card, state.rules.limit - left + card.pips)
    if first_to_count(state) == seat:
        return CountHand(seat, true_count(game, seat))
    if seat == state.dealer and not any(entry.crib for entry in tally.counted):
        return CountCrib(seat, true_count(game, seat, crib=True))
    assert seat in to_mix(state)
    return Mix(seat)


def plain(command: Command) -> Command | None:
    """The same act at a table where the program counts; None where it has nothing to do."""
    if isinstance(command, PlayCard):
        return PlayCard(command.seat, command.card)
    return None if isinstance(command, Peg | Pass | CountHand | CountCrib | Accept | Mix) else command


def any_claim(dice: Random, game: Game) -> Claim:
    """Some claim about somebody, most of the time wrong; perhaps one whose window is shut."""
    seats = game.rules.seats
    seat = dice.randrange(seats)
    if (open_ones := game.open_claims(seat)) and dice.random() < 0.6:
        claim = dice.choice(open_ones)
    else:
        kind: Any = dice.choice([kind for kind in CLAIMS.values() if kind is not ClaimFullCount])
        player = dice.choice(game.rules.opponents(seat))
        wanted = [entry.name for entry in fields(kind)]
        given = {"seat": seat, "player": player, "points": 1}
        claim = kind(*[given[name] for name in wanted if name in given])
    if isinstance(claim, ClaimMuggins | PegBack):
        claim = replace(claim, points=dice.randint(1, 6))
    if isinstance(claim, ClaimMuggins) and claim.score is None:
        claim = replace(claim, score=dice.choice(list(Scored)))
    return replace(claim, fate=dice.choice(list(Fate))) if isinstance(claim, ClaimRenege) else claim


def allowed_claim(dice: Random, game: Game) -> Claim | None:
    """The same, unless nobody could make it at all."""
    claim = any_claim(dice, game)
    return claim if refuse_claim(game.state, claim) is None else None


def careless_turn(game: Game, seat: Seat, dice: Random) -> Command:
    """As the faultless act, with a wrong number, a wrong go or a count out of turn now and then."""
    command = faultless_turn(game, seat, dice.choice)
    if dice.random() < 0.75:
        return command
    if isinstance(command, PlayCard) and command.said is not None:
        go = SayGo(seat)
        if dice.random() < 0.3 and game.refusal(go) is None:
            return go
        said = command.said + dice.choice([-10, -1, 1, 10])
        return replace(command, said=min(max(1, said), game.rules.limit))
    if isinstance(command, Pass | Accept) and dice.random() < 0.5:
        others: tuple[Command, ...] = (Mix(seat), Peg(seat, dice.randint(1, 4), more=dice.random() < 0.2))
        return next((other for other in others if game.refusal(other) is None), command)
    if isinstance(command, Peg):
        return replace(command, points=max(1, command.points + dice.choice([-2, -1, 1, 2])))
    if isinstance(command, CountHand | CountCrib):
        return replace(command, points=max(0, command.points + dice.choice([-12, -2, -1, 1, 2, 3])))
    return command


def wild(game: Game, dice: Random) -> Command | Claim:
    """What a table of players who err and object at random does next; always something that is allowed."""
    state = game.state
    if state.phase is Phase.THROW or state.deal.tally is None:
        return faultless(game, dice.choice)
    chance = dice.random()
    if chance < 0.2 and (claim := allowed_claim(dice, game)) is not None:
        return claim
    seat = dice.randrange(state.rules.seats)
    if chance < 0.45:
        pegs = [
            Peg(seat, points) for points in (due(game, seat), due(game, seat), dice.randint(1, 6)) if points
        ]
        allowed = [peg for peg in pegs if game.refusal(peg) is None]
        if allowed:
            return dice.choice(allowed)
    early = CountHand(seat, true_count(game, seat)) if chance > 0.9 and state.deal.starter else None
    if early is not None and game.refusal(early) is None:
        return early
    return careless_turn(game, dice.choice(game.to_act), dice)
