"""A ruling: what was found, what is ordered, what is left to somebody, and where that stands."""

from collections.abc import Iterable
from dataclasses import replace

from pegout.game import GameState, side_name
from pegout.game.last_deal import last_deal
from pegout.game.scored import points_of_play
from pegout.judge.facts import UnclearFact
from pegout.refusal import Refusal, refuse
from pegout.rulebook import Citation
from pegout.rules import ends_early, number_word
from pegout.rules import remedies as r
from pegout.values import value

NOT_CONFIRMED = (
    "The Marshal decides here: this can be carried out once the Marshal has confirmed it or decided "
    "otherwise."
)


@value
class Option:
    """One way to choose, and the fact that says it was chosen."""

    words: str
    fact: str
    answer: str


@value
class Choice:
    """What the rules leave to somebody; the same incident with the fact told is ruled on to its end."""

    question: str
    whose: str
    fact: str
    options: tuple[Option, ...] = ()
    """None where it is answered in words or with a card of one's own choice."""

    def __str__(self) -> str:
        """Who has to choose, and between what, in one sentence."""
        whose = f"{self.whose[0].upper()}{self.whose[1:]}"
        among = " or ".join(option.answer for option in self.options)
        asked = f"{self.question.removesuffix('?')} ({self.fact}{among and f': {among}'})?"
        return f"{whose} {'has to choose' if among else 'must decide'} first: {asked}"


@value
class Ruling:
    """Findings in words, remedies that the game can carry out, and the articles behind them.

    A ruling without remedies lets what happened stand. With `suggested` it rules nothing yet: these are the
    remedies that are suggested to the officials, and carried out when they confirm them.
    """

    findings: tuple[str, ...]
    remedies: tuple[r.Remedy, ...]
    citations: tuple[Citation, ...]
    then: tuple[str, ...] = ()
    """How the game goes on; `decided` puts it after the findings, unless the ruling ends the game."""
    choices: tuple[Choice, ...] = ()
    suggested: tuple[r.Remedy, ...] | None = None

    @property
    def still_open(self) -> Refusal | None:
        """Whose word it waits for: until then it is not carried out; None if nobody's."""
        if self.suggested is not None:
            return refuse("not_confirmed", NOT_CONFIRMED)
        if not self.choices:
            return None
        first = self.choices[0]
        return refuse("choice_open", "{choice}", choice=first, fact=first.fact)


def ruling(
    finding: str, *remedies: r.Remedy, by: str, then: str = "", choices: tuple[Choice, ...] = ()
) -> Ruling:
    """A ruling with one finding, by the articles named in a text such as "acc:VII.3 acc:XI.1"."""
    places = tuple(Citation.parse(place) for place in by.split())
    return Ruling((finding,), remedies, places, (then,) if then else (), choices)


def choice(question: str, whose: str, fact: str, **answers: str) -> Choice:
    """A choice among answers to a fact, each with its words; dashes in an answer are written as `_`."""
    options = [Option(words, fact, answer.replace("_", "-")) for answer, words in answers.items()]
    return Choice(question, whose, fact, tuple(options))


def decided(state: GameState, found: Ruling) -> Ruling:
    """The ruling as it is told: points that win are named first, and nothing is ordered after them.

    `UnclearFact` where more would go back than was ever pegged: then a fact or a score is not so.
    """
    _refuse_more_than_pegged(state, found.remedies)
    winning = _winning(state, found.remedies)
    if winning is None:
        return replace(found, findings=found.findings + found.then, then=())
    place, won = winning
    points = "this point" if won.points == 1 else f"these {number_word(won.points)} points"
    who = side_name(state.names, state.rules, state.rules.side_of(won.seat))
    first = f"{who} {'win' if state.rules.partners else 'wins'} with {points}."
    return Ruling((first, *found.findings), found.remedies[: place + 1], found.citations)


def _refuse_more_than_pegged(state: GameState, remedies: Iterable[r.Remedy]) -> None:
    if not state.pegs:
        return
    back = dict.fromkeys(range(state.rules.sides), 0)
    for remedy in remedies:
        if isinstance(remedy, r.Correction):
            side = state.rules.side_of(remedy.seat)
            back[side] += remedy.points
            if back[side] > (score := state.scores[side]):
                who = state.names[remedy.seat]
                raise UnclearFact(f"{who} is on {score} and cannot go back {back[side]}: look again.")


def _winning(state: GameState, remedies: Iterable[r.Remedy]) -> tuple[int, r.PointsTo] | None:
    """The points that win, and their place; None where none do, or nobody can know."""
    if not state.pegs:
        return None
    rules, scores = state.rules, list(state.scores)
    for place, remedy in enumerate(remedies):
        if isinstance(remedy, r.PointsTo) and remedy.points:
            side = rules.side_of(remedy.seat)
            scores[side] += remedy.points
            if scores[side] >= rules.goal or ends_early(scores, side, rules):
                return place, remedy
        elif isinstance(remedy, r.PointsBack | r.Correction):
            side = rules.side_of(remedy.seat)
            scores[side] = max(0, scores[side] - remedy.points)
        elif isinstance(remedy, r.PlayRetracted):
            if not state.deal.hands:
                return None
            scores = [score - back for score, back in zip(scores, points_of_play(state), strict=True)]
    return None


def on_last_deal(state: GameState, found: Ruling) -> Ruling:
    """The ruling on the deal that was counted last, where the table stands between two deals."""
    if last_deal(state) is None or not found.remedies:
        return found
    return replace(found, remedies=(r.DealReopened(), *found.remedies))
