"""The log of a game in cribbage speech: what everybody at the table hears and sees."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from pegout.cards import Card
from pegout.game import events as e
from pegout.game.officiated.speech import TOLD_OF_PLAYERS
from pegout.game.speech_of_rulings import TOLD_OF_RULINGS
from pegout.rules import Ending, Kind, Outcome, PlayedCards, RuleSet, number_word, speak_play, speak_show


def narrate(
    events: Sequence[e.Event],
    names: Sequence[str],
    rules: RuleSet,
    *,
    kept: bool = False,
    places: range | None = None,
) -> tuple[str, ...]:
    """The events in words, line by line; no card is named that is not open on the table.

    Lines to be kept and read again do not name the cards that are laid where the rules turn these over. Of
    many events only those at some places can be told, as they are told among the others.
    """
    unnamed = kept and rules.played_cards is not PlayedCards.VISIBLE
    teller = _Teller(events, names, rules, unnamed=unnamed)
    told = range(len(events)) if places is None else places
    return tuple(line for place in told for line in teller.lines(place))


def side_name(names: Sequence[str], rules: RuleSet, side: int) -> str:
    """The player of a side, or both partners."""
    return f"{names[side]} and {names[side + 2]}" if rules.partners else names[side]


def listed(cards: Sequence[Card]) -> str:
    """Cards as printed, for reading."""
    return " ".join(card.pretty for card in cards)


class _Teller:
    """Tells one event after the other, looking at the next where the two belong to one breath."""

    def __init__(
        self, events: Sequence[e.Event], names: Sequence[str], rules: RuleSet, *, unnamed: bool
    ) -> None:
        self.events = events
        self.names = names
        self.rules = rules
        self.unnamed = unnamed
        """Whether the cards of the play are left out."""

    def lines(self, place: int) -> Iterator[str]:
        event = self.events[place]
        if isinstance(event, e.Pegged):
            yield from self._pegged(place, event)
        elif told := _TOLD_BY_NAMES.get(event.__class__):
            yield from told(self.names, event)
        elif tell := _TELLINGS.get(event.__class__):
            yield tell(self, event, self._points_at(place + 1))

    def _points_at(self, place: int) -> e.Pegged | None:
        event = self.events[place] if place < len(self.events) else None
        return event if isinstance(event, e.Pegged) else None

    def _pegged(self, place: int, event: e.Pegged) -> Iterator[str]:
        """Points that no card or hand has just spoken of: the go that others' saying go brings."""
        before = self.events[place - 1] if place else None
        if isinstance(before, e.GoSaid | e.CardsLaidAside):
            yield f"{self.names[event.seat]}: one for {_LAST.get(event.why.items[0].kind, 'the go')}."
        elif event.why.by_ruling:
            yield f"{self.names[event.seat]} pegs {number_word(event.points)}."

    def side(self, side: int) -> str:
        return side_name(self.names, self.rules, side)


def _started(teller: _Teller, event: e.MatchStarted, _: e.Pegged | None) -> str:
    """Whether muggins is played is said before the first card (acc:X.1)."""
    seats = " against ".join([teller.side(side) for side in range(event.rules.sides)])
    muggins = "with" if event.rules.muggins else "without"
    return f"{seats}: {event.match}, {event.rules.name} rules, {muggins} muggins."


def _cut_for_deal(teller: _Teller, event: e.CutForDeal, _: e.Pegged | None) -> str:
    return f"{teller.names[event.seat]} cuts {event.card.pretty}."


def _tied(teller: _Teller, event: e.CutsTied, _: e.Pegged | None) -> str:
    return f"{_and([teller.names[seat] for seat in event.seats])} cut again."


def _deal_won(teller: _Teller, event: e.DealWon, _: e.Pegged | None) -> str:
    return f"{teller.names[event.seat]} has the low card and deals first."


def _dealt(_: _Teller, event: e.CardsDealt, __: e.Pegged | None) -> str:
    crib = f", and {number_word(len(event.crib))} to the crib" if event.crib else ""
    return f"{number_word(len(event.hands[0])).capitalize()} cards each{crib}."


def _thrown(teller: _Teller, event: e.CardsThrown, _: e.Pegged | None) -> str:
    number = len(event.cards)
    return f"{teller.names[event.seat]} throws {number_word(number)} card{'s' if number > 1 else ''}."


def _starter(teller: _Teller, event: e.StarterTurned, points: e.Pegged | None) -> str:
    heels = f" Two for his heels to {teller.names[points.seat]}." if points else ""
    return f"{teller.names[event.seat]} cuts; the starter is {event.card.pretty}.{heels}"


def _played(teller: _Teller, event: e.CardPlayed, points: e.Pegged | None) -> str:
    said = speak_play(event.count, points.why) if points else number_word(event.count)
    card = "" if teller.unnamed else f" {event.card.pretty}"
    return f"{teller.names[event.seat]} plays{card}: {said}."


def _go(teller: _Teller, event: e.GoSaid, _: e.Pegged | None) -> str:
    return f"{teller.names[event.seat]}: go."


def _hand(teller: _Teller, event: e.HandShown, _: e.Pegged | None) -> str:
    return f"{teller.names[event.seat]} shows {_count(teller, event)}"


def _crib(teller: _Teller, event: e.CribShown, _: e.Pegged | None) -> str:
    return f"{teller.names[event.seat]}'s crib is {_count(teller, event)}"


def _count(teller: _Teller, event: e.HandShown | e.CribShown) -> str:
    spoken = speak_show(event.count, teller.rules)
    nothing = "" if event.count.total else ", which is nothing"  # a newcomer who listens would hear 19 points
    return f"{listed(sorted(event.cards))}: {spoken}{nothing}."


def _deal_passed(teller: _Teller, event: e.DealPassed, _: e.Pegged | None) -> str:
    return f"The deal passes to {teller.names[event.dealer]}."


def _time(_: _Teller, event: e.TimeCalled, __: e.Pegged | None) -> str:
    return f"Time is called after {event.minutes} minutes."


def _replayed(_: _Teller, __: e.GameReplayed, ___: e.Pegged | None) -> str:
    return "The players are level: the game is played again."


_TOLD_BY_NAMES = TOLD_OF_RULINGS | TOLD_OF_PLAYERS
_LAST = {Kind.LAST: "last card"}
_HOW = {
    Ending.PEGGED_OUT: "",
    Ending.EARLY: " early, being so far ahead",
    Ending.TIME: " on time",
    Ending.FORFEIT: " by forfeit",
}


def _game_ended(teller: _Teller, event: e.GameEnded, _: e.Pegged | None) -> str:
    outcome = event.outcome
    wins = "win" if teller.rules.partners else "wins"
    result = f"{wins}{_HOW[outcome.ending]}, {_scores_from_winner(outcome)}{_skunks(teller, outcome)}"
    worth = f" It counts {number_word(outcome.games)} games." if outcome.games > 1 else ""
    return f"{teller.side(outcome.winner)} {result}.{worth}"


def _scores_from_winner(outcome: Outcome) -> str:
    others = [score for side, score in enumerate(outcome.scores) if side != outcome.winner]
    return "-".join(str(score) for score in (outcome.scores[outcome.winner], *others))


def _skunks(teller: _Teller, outcome: Outcome) -> str:
    caught = [(side, "a skunk") for side in outcome.skunked]
    caught += [(side, f"a {teller.rules.double_skunk_word}") for side in outcome.double_skunked]
    return "".join(f", {word} on {teller.side(side)}" for side, word in sorted(caught))


def _next_game(teller: _Teller, event: e.NextGameStarted, _: e.Pegged | None) -> str:
    return f"Next game: {teller.names[event.dealer]} deals first."


def _match_ended(teller: _Teller, event: e.MatchEnded, _: e.Pegged | None) -> str:
    if event.winner is None:
        return "The match is drawn."
    return f"{teller.side(event.winner)} won the match."


def _and(names: Sequence[str]) -> str:
    return " and ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else names[0]


_TELLINGS: dict[type, Callable[[_Teller, Any, e.Pegged | None], str]] = {
    e.MatchStarted: _started,
    e.CutForDeal: _cut_for_deal,
    e.CutsTied: _tied,
    e.DealWon: _deal_won,
    e.CardsDealt: _dealt,
    e.CardsThrown: _thrown,
    e.StarterTurned: _starter,
    e.CardPlayed: _played,
    e.GoSaid: _go,
    e.HandShown: _hand,
    e.CribShown: _crib,
    e.DealPassed: _deal_passed,
    e.TimeCalled: _time,
    e.GameReplayed: _replayed,
    e.GameEnded: _game_ended,
    e.NextGameStarted: _next_game,
    e.MatchEnded: _match_ended,
}
"""Shuffles, cuts before the deal and the turning of a series are seen, not told."""
