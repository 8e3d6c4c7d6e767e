"""What follows from a command: the only place that says yes or no, and the only place that pegs."""

from collections.abc import Callable
from typing import Any

from pegout.game.commands import (
    CallTime,
    CarryOut,
    ChooseCrib,
    Command,
    Cut,
    NextGame,
    PickStarter,
    PlayCard,
    SayGo,
    Shuffle,
    StartMatch,
    Throw,
)
from pegout.game.events import (
    CardPlayed,
    CardsDealt,
    CardsThrown,
    CribChosen,
    CutForDeal,
    CutsTied,
    DealWon,
    Event,
    GameReplayed,
    GoSaid,
    MatchStarted,
    NextGameStarted,
    PackCut,
    PackShuffled,
    PegCorrected,
    StarterPicked,
    StarterTurned,
    TimeCalled,
)
from pegout.game.evolve import FOLDS
from pegout.game.officiated.acts import ACTS_OF_PLAYERS
from pegout.game.officiated.editions import is_first
from pegout.game.officiated.first.acts import ACTS_OF_PLAYERS as ACTS_OF_FIRST
from pegout.game.refusal import refusals_at
from pegout.game.remedies_before_play import heels, show_what_was_seen
from pegout.game.ruling_events import carry_out
from pegout.game.script import Script
from pegout.game.show import close_series, end_series, show
from pegout.game.state import CUT, CUT_FOR_DEAL, PLAY, GameState
from pegout.game.time_called import by_time, deals_next_game, overclaimed
from pegout.refusal import IllegalCommand
from pegout.rules import Ending, go_point, last_card, score_at

_fold_card = FOLDS[CardPlayed]


def decide(state: GameState, command: Command) -> tuple[Event, ...]:
    """The events that follow from the command, or `IllegalCommand` with the reason."""
    script = Script(state)
    obey(script, command)
    return tuple(script.events)


def obey(script: Script, command: Command) -> None:
    """As `decide`, written on at the end of a script: for whoever plays a whole game."""
    kind = command.__class__
    state = script.state
    if why := refusals_at(state)[kind](state, command):
        raise IllegalCommand(why, command)
    if state.deal.tally is None:
        acts = ACTS
    else:
        acts = ACTS_BY_FIRST_EDITION if is_first(state.deal) else ACTS_BY_PLAYERS
    acts[kind](script, command)


def tried(state: GameState, command: Command) -> GameState:
    """The state that the command would lead to, or `IllegalCommand`; the given one stays as it is."""
    script = Script(state)
    obey(script, command)
    return script.state


def _start(script: Script, command: StartMatch) -> None:
    told = (command.rules, command.names, command.match, command.dealer, command.officiating, command.edition)
    script.say(MatchStarted(*told))


def _shuffle(script: Script, command: Shuffle) -> None:
    script.say(PackShuffled(command.pack))


def _cut(script: Script, command: Cut) -> None:
    state = script.state
    seat, lifted = command.seat, command.lifted
    pack = state.deal.pack
    if state.phase is CUT_FOR_DEAL:
        script.say(CutForDeal(seat, lifted, pack[lifted - 1]))
        _compare_cuts(script)
    elif state.phase is CUT:
        script.say(PackCut(seat, lifted))
        _deal(script)
    else:
        script.say(StarterTurned(seat, lifted, pack[lifted]))
        show_what_was_seen(script)
        _lead(script)


def _lead(script: Script) -> None:
    """Heels first; a wrong number of cards can have left nobody any to play."""
    heels(script)
    if script.state.deal.turn is None and script.state.phase is PLAY:
        close_series(script)


def _pick_starter(script: Script, command: PickStarter) -> None:
    script.say(StarterPicked(command.seat, command.card))
    _lead(script)


def _compare_cuts(script: Script) -> None:
    """The low card deals; equal lowest cards cut again."""
    state = script.state
    if len(state.cuts) < len(state.cutters):
        return
    lowest = min(card.rank for _, card in state.cuts)
    seats = tuple(seat for seat, card in state.cuts if card.rank == lowest)
    script.say(DealWon(seats[0]) if len(seats) == 1 else CutsTied(seats))


def _deal(script: Script) -> None:
    """One card at a time, starting to the dealer's left."""
    state = script.state
    rules = state.rules
    pack, seats = state.deal.pack, rules.seats
    dealt = seats * rules.dealt
    pone = state.pone
    hands = tuple([pack[(seat - pone) % seats : dealt : seats] for seat in range(seats)])
    script.say(CardsDealt(hands, pack[dealt : dealt + rules.dealt_to_crib]))


def _throw(script: Script, command: Throw) -> None:
    script.say(CardsThrown(command.seat, command.cards))


def _play(script: Script, command: PlayCard) -> None:
    state = script.state
    deal = state.deal
    seat, card = command.seat, command.card
    event = CardPlayed(seat, card, deal.count + card.pips)
    script.events.append(event)
    _fold_card(state, event)  # said as `Script.say` would, without looking up its fold for every card
    points = score_at(deal.series, deal.count, state.rules.limit)
    if deal.turn is not None:
        if points.total:
            script.peg(seat, points)
        return
    ending = go_point if any(deal.hands) else last_card
    if not script.peg(seat, points + ending(deal.series, deal.count, state.rules)):
        end_series(script)


def _go(script: Script, command: SayGo) -> None:
    script.say(GoSaid(command.seat))
    deal = script.state.deal
    if deal.turn is not None or deal.last is None:
        return
    if not script.peg(deal.last, go_point(deal.series, deal.count, script.state.rules)):
        end_series(script)


def _choose_crib(script: Script, command: ChooseCrib) -> None:
    script.say(CribChosen(command.seat, command.cards))
    show(script)


def _time(script: Script, command: CallTime) -> None:
    """Where the players officiate, a claim of the game that is still open counts for what was earned."""
    claim = overclaimed(script.state)
    script.say(TimeCalled(command.minutes))
    if claim is not None:
        script.say(PegCorrected(*claim))
    winner = by_time(script.state)
    if winner is None:
        script.say(GameReplayed(script.state.first_dealer))
    else:
        script.end_game(winner, Ending.TIME)


def _next_game(script: Script, _: NextGame) -> None:
    script.say(NextGameStarted(deals_next_game(script.state)))


ACTS: dict[type, Callable[[Script, Any], None]] = {
    StartMatch: _start,
    Shuffle: _shuffle,
    Cut: _cut,
    Throw: _throw,
    PlayCard: _play,
    SayGo: _go,
    ChooseCrib: _choose_crib,
    PickStarter: _pick_starter,
    CarryOut: carry_out,
    CallTime: _time,
    NextGame: _next_game,
}

ACTS_BY_PLAYERS = ACTS | ACTS_OF_PLAYERS
ACTS_BY_FIRST_EDITION = ACTS | ACTS_OF_FIRST
"""The same where the players officiate a deal."""
