"""A board's entries as people say them."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from pegout.companion.entries import Back, Made, Marker, NextDeal, NextGame, PointKind, Points, Ruled, Shown
from pegout.companion.state import BoardState, Line
from pegout.companion.tally import count_of
from pegout.companion.terms import BoardTerms
from pegout.game import MatchKind, listed, side_name
from pegout.rules import Outcome, RuleSet, number_word, score_show, speak_show
from pegout.rules.remedy_words import tell_remedy

Names = Sequence[str]

_FOR = {
    PointKind.PLAY: "{name} pegs {points} in the play.",
    PointKind.HAND: "{name}'s hand counts {points}.",
    PointKind.CRIB: "{name}'s crib counts {points}.",
    PointKind.HEELS: "{name} takes {points} for his heels.",
    PointKind.MUGGINS: "{name} takes {points} by muggins.",
    PointKind.PENALTY: "{name} takes {points} for a penalty.",
}


def tell(made: Made, names: Names, rules: RuleSet) -> str:
    """What was entered, in a sentence or two.

    >>> from pegout.rules import PRESETS
    >>> tell(Points(0, 6, PointKind.PLAY), ["Ann", "Bob"], PRESETS["acc"])
    'Ann pegs six in the play.'
    """
    return _TELLINGS[made.__class__](made, names, rules)


def tell_line(state: BoardState, line: Line) -> str:
    """An entry with what came of it: points cut off, and a game won."""
    names, rules = state.terms.names, state.terms.rules
    said = [tell(line.made, names, rules)]
    if line.ended and not line.struck:
        said += _cut_off(rules, line)
        said.append(tell_outcome(state.tally.games[line.game - 1], state.terms))
    return " ".join(said)


def _cut_off(rules: RuleSet, line: Line) -> Iterator[str]:
    points = points_of(rules, line.made)
    if points is not None and points > max(line.moved):
        yield f"The game needs only {number_word(max(line.moved))} of them."


def points_of(rules: RuleSet, made: Made) -> int | None:
    """The points forward that were said or counted, or None where it is something else."""
    if isinstance(made, Points):
        return made.points
    return count_of(rules, made) if isinstance(made, Shown) else None


def tell_outcome(outcome: Outcome, terms: BoardTerms) -> str:
    """How a game ended and what it is worth, where its match does not count wins alone."""
    names, rules = terms.names, terms.rules
    won = "win" if rules.partners else "wins"
    said = f"{side_name(names, rules, outcome.winner)} {won} the game"
    for word, caught in ((rules.double_skunk_word, outcome.double_skunked), ("skunk", outcome.skunked)):
        if caught:
            who = " and ".join([side_name(names, rules, side) for side in caught])
            said += f"; {word} for {who}"
    by_wins = terms.match.kind is MatchKind.BEST_OF
    worth = f"; it counts {number_word(outcome.games)} games" if outcome.games > 1 and not by_wins else ""
    return f"{said}{worth}."


def _points(made: Points, names: Names, _: RuleSet) -> str:
    said = _FOR[made.why].format(name=names[made.seat], points=number_word(made.points))
    return f"{said[:-1]}: {made.penalty}." if made.penalty else said


def _back(made: Back, names: Names, _: RuleSet) -> str:
    why = made.penalty or "a correction"
    return f"{names[made.seat]} goes back {number_word(made.points)}: {why}."


def _shown(made: Shown, names: Names, rules: RuleSet) -> str:
    counted = speak_show(score_show(made.cards, made.starter, rules, crib=made.crib), rules)
    shows = f"{names[made.seat]}'s crib is" if made.crib else f"{names[made.seat]} shows"
    return f"{shows} {listed(made.cards)} with {made.starter.pretty}: {counted}."


def _ruled(made: Ruled, names: Names, _: RuleSet) -> str:
    orders = " ".join([tell_remedy(order, names) for order in made.orders])
    by = f" ({', '.join(made.citations)})" if made.citations else ""
    return f"Ruling{by}: {made.words} {orders}".rstrip()


def _next_deal(made: NextDeal, names: Names, _: RuleSet) -> str:
    return f"{names[made.dealer]} deals."


def _marker(made: Marker, names: Names, _: RuleSet) -> str:
    return f"{names[made.dealer]} deals this deal: the marker was wrong."


def _next_game(made: NextGame, names: Names, _: RuleSet) -> str:
    return f"Next game: {names[made.dealer]} deals."


_TELLINGS: dict[type, Callable[[Any, Names, RuleSet], str]] = {
    Points: _points,
    Back: _back,
    Shown: _shown,
    Ruled: _ruled,
    NextDeal: _next_deal,
    Marker: _marker,
    NextGame: _next_game,
}
