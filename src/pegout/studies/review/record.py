"""A whole record reviewed, game by game."""

from collections.abc import Callable, Sequence

from pegout.game import Event, GameState, Script
from pegout.game import events as e
from pegout.notation import Record
from pegout.refusal import InvalidInput
from pegout.rules import Outcome, RuleSet
from pegout.studies.review.among_many import ManyPlayers
from pegout.studies.review.between_two import TwoPlayers
from pegout.studies.review.players import players_of
from pegout.studies.review.result import GameReview, Review

Progress = Callable[[int, int], None]
"""Receives how many events have been reviewed, and of how many."""

MANY = (
    "With {seats} seats only throws (by what the hand counts on average) and the points of each card are "
    "graded: there are no chances to win, and no ledger."
)


class NothingToReview(InvalidInput):
    """No game of the record can be reviewed; the message says why."""

    code = "nothing_to_review"


def review(
    source: Record | Sequence[Event], progress: Progress | None = None, game: int | None = None
) -> Review:
    """Every finished game, or the one with that number: each decision against the best its player could see.

    A record without any raises `NothingToReview`.
    """
    events = source.events if isinstance(source, Record) else source
    if not any(isinstance(event, e.GameEnded) for event in events):
        raise NothingToReview("No game in this record is finished: play one to the end first.")
    reviewer = _Reviewer(game)
    for done, event in enumerate(events):
        reviewer.hear(event)
        if progress is not None:
            progress(done + 1, len(events))
    if not reviewer.games and game is not None:
        raise NothingToReview(f"Game {game} is not in this record, or not finished: choose another.")
    if not reviewer.games:
        raise NothingToReview("No cards were dealt in this record: there is nothing to review.")
    state = reviewer.script.state
    notes = () if state.rules.seats == 2 else (MANY.format(seats=state.rules.seats),)
    return Review(state.names, state.rules.name, state.officiating.value, notes, tuple(reviewer.games))


class _Reviewer:
    """Folds the events, and passes each to whoever reviews the game."""

    def __init__(self, game: int | None) -> None:
        self._wanted = game
        self.script = Script()
        self.games: list[GameReview] = []
        self._eye: TwoPlayers | ManyPlayers | None = None

    def hear(self, event: Event) -> None:
        state = self.script.state
        wanted = self._wanted in (None, state.game_number)
        if self._eye is None and wanted and isinstance(event, e.CardsDealt):
            self._eye = _eye_for(state.rules)
        eye = self._eye
        if eye is not None:
            eye.hear(state, event)
        self.script.say(event)
        if eye is not None and isinstance(event, e.CardsDealt):
            eye.dealt(state)
        if eye is not None and isinstance(event, e.GameEnded):
            self.games.append(_game(eye, state, event.outcome))
            self._eye = None


def _eye_for(rules: RuleSet) -> TwoPlayers | ManyPlayers:
    if rules.hand_size != 4 or rules.limit != 31:
        raise NothingToReview("Only games with hands of four cards and counts to 31 can be reviewed.")
    return TwoPlayers() if rules.seats == 2 else ManyPlayers()


def _game(eye: TwoPlayers | ManyPlayers, state: GameState, outcome: Outcome) -> GameReview:
    players = players_of(state, eye.decisions, eye.deals, eye.line, outcome.winner)
    return GameReview(
        state.game_number, outcome.winner, outcome.scores, tuple(eye.deals), tuple(eye.line), players
    )
