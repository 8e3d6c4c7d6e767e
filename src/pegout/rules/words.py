"""A rule set in words, clause by clause, each with the place it comes from."""

from collections.abc import Callable
from dataclasses import dataclass, fields

from pegout.rulebook import DOCUMENTS, Citation
from pegout.rules.options import (
    FirstDealer,
    LowCount,
    Opponents,
    PenaltiesTo,
    Renege,
    TimeOutTie,
    WrongCount,
)
from pegout.rules.presets import PRESETS
from pegout.rules.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule in words: the fields it speaks of, what they mean, and where that stands."""

    fields: tuple[str, ...]
    text: str
    citation: Citation


_RENEGE = {
    Renege.RETRACT: "A renege is undone: two points for each card that could have been played; the other "
    "player decides whether those cards are dead or played.",
    Renege.CLAIMANT: "A renege is undone: the player who claims it has two points for each card that could "
    "have been played.",
    Renege.BARRED: "Cards held back after a go may not be played later, and the opponent has two points.",
    Renege.NONE: "There is no penalty for a renege.",
}
_WRONG_COUNT = {
    WrongCount.CORRECTED: "A count announced wrongly is corrected if it is challenged before the next card "
    "or go; otherwise it stands for the series.",
    WrongCount.FREE: "A count announced wrongly is corrected and never penalised.",
    WrongCount.NONE: "There is no rule about counts announced wrongly.",
}
_LOW_COUNT = {
    LowCount.STANDS: "A hand counted too low stays as it was pegged.",
    LowCount.CORRECTED: "A hand counted too low may be corrected to its full value until the score is "
    "agreed and entered.",
    LowCount.UNLESS_MUGGINS: "A hand counted too low stays as it was pegged, unless muggins is called.",
    LowCount.MARSHAL: "The Marshal decides about a hand counted too low.",
}


def _deal(rules: RuleSet) -> str:
    to_crib = f" and {rules.dealt_to_crib} to the crib" if rules.dealt_to_crib else ""
    kept = f"{rules.hand_size} kept"
    return f"{rules.seats} seats: {rules.dealt} cards each{to_crib}, {rules.thrown} thrown by each, {kept}."


def _partners(rules: RuleSet) -> str:
    return "Partners sit opposite and share a score." if rules.partners else "Everybody plays alone."


def _first_dealer(rules: RuleSet) -> str:
    later = "The loser deals first in the next game."
    if rules.first_dealer is FirstDealer.RANDOM:
        return f"The first dealer is drawn at random. {later}"
    return f"The low card of the cut deals first; equal cards cut again. {later}"


def _cuts(rules: RuleSet) -> str:
    least = rules.cut_least
    return (
        f"Every cut lifts at least {least} cards and leaves at least {least}; the first to cut for the deal "
        f"lifts at most {rules.cut_first_most}."
    )


def _limit(rules: RuleSet) -> str:
    return f"The count may not pass {rules.limit}; reaching it exactly scores 2."


def _last_card(rules: RuleSet) -> str:
    worth = "2 and 1" if rules.last_card_after_fifteen else "2 only"
    return f"The last card scores 1, but not on {rules.limit}; a last card that makes fifteen scores {worth}."


def _flush(rules: RuleSet) -> str:
    if rules.crib_flush_needs_starter:
        return "A flush in the crib counts only with the starter, 5 in all."
    return "A flush in the crib counts 4 without the starter, 5 with it."


def _runs(rules: RuleSet) -> str:
    if rules.run_totals_with_pairs:
        return "Double, triple and quadruple runs are called with their pairs: 8 or 10, 15 and 16."
    return "Double, triple and quadruple runs are called without their pairs: 6 or 8, 9 and 12."


def _games(number: int) -> str:
    return "1 game" if number == 1 else f"{number} games"


def _bonus(points: int) -> str:
    return f" and a bonus of {points}" if points else ""


def _win(rules: RuleSet) -> str:
    return f"The first to peg hole {rules.goal} wins at once, for 1 game{_bonus(rules.win_bonus)}."


def _skunk(rules: RuleSet) -> str:
    if not rules.skunk_below:
        return "There is no skunk."
    who = "any loser" if rules.skunk_needs is Opponents.ANY else "every loser"
    who = "the loser" if rules.sides == 2 else who
    worth = _games(rules.skunk_games) + _bonus(rules.skunk_bonus)
    return f"It is a skunk if {who} has fewer than {rules.skunk_below}: {worth}."


def _double_skunk(rules: RuleSet) -> str:
    if not rules.double_skunk_below:
        return f"There is no {rules.double_skunk_word} at the end of a game."
    worth = _games(rules.double_skunk_games) + _bonus(rules.double_skunk_bonus)
    return f"A loser with fewer than {rules.double_skunk_below} is a {rules.double_skunk_word}: {worth}."


def _early_end(rules: RuleSet) -> str:
    if not rules.early_end_at:
        return "No game ends before the game hole."
    who = "every opponent" if rules.early_end_needs is Opponents.EVERY else "an opponent"
    who = "the opponent" if rules.sides == 2 else who
    return (
        f"The game ends as a double skunk when a player has {rules.early_end_at} while {who} has fewer than "
        f"{rules.early_end_under}: {_games(rules.early_end_games)}."
    )


def _time(rules: RuleSet) -> str:
    if not rules.time_limit_minutes:
        return "There is no time limit."
    equal = (
        "if equal, whoever reached that score first"
        if rules.time_out_tie is TimeOutTie.FIRST_THERE
        else "if equal, the game is played again"
    )
    return f"After {rules.time_limit_minutes} minutes more points win; {equal}; nought-all is played again."


def _muggins(rules: RuleSet) -> str:
    state = "on" if rules.muggins else "off"
    return f"Muggins is {state}" + ("." if rules.muggins_fixed else ", and may be agreed otherwise.")


def _penalties(rules: RuleSet) -> str:
    to = "the opponent" if rules.penalties_to is PenaltiesTo.OPPONENT else "the player who claims them"
    return f"Penalty points go to {to}."


Telling = Callable[[RuleSet], str]

_CLAUSES: tuple[tuple[tuple[str, ...], Telling, dict[str, str]], ...] = (
    (
        ("seats", "dealt", "thrown", "dealt_to_crib"),
        _deal,
        {"acc": "acc:I.5b", "club": "club:the-deal", "portfolio": "portfolio:the-deal"}
        | {"lodge": "lodge:deal", "classic": "classic:the-deal", "golden-age": "acc:I.5b"},
    ),
    (("partners",), _partners, {"*": "pegout:partners"}),
    (
        ("first_dealer",),
        _first_dealer,
        {"acc": "acc:III.2", "golden-age": "golden-age:6", "club": "club:the-deal"}
        | {"portfolio": "portfolio:the-deal", "lodge": "lodge:deal", "classic": "pegout:first-dealer"},
    ),
    (("cut_least", "cut_first_most"), _cuts, {"*": "acc:III.1"}),
    (
        ("limit",),
        _limit,
        {"acc": "acc:VII.2", "golden-age": "acc:VII.2", "club": "club:the-play"}
        | {"portfolio": "portfolio:game-play", "lodge": "lodge:play", "classic": "classic:the-play"},
    ),
    (
        ("last_card_after_fifteen",),
        _last_card,
        {"acc": "acc:I.7", "golden-age": "acc:I.7", "club": "club:the-play"}
        | {"portfolio": "portfolio:game-play", "lodge": "lodge:scoring", "classic": "classic:the-play"},
    ),
    (
        ("crib_flush_needs_starter",),
        _flush,
        {"acc": "acc:I.6b", "golden-age": "acc:I.6b", "club": "club:the-crib"}
        | {"portfolio": "portfolio:the-show", "lodge": "lodge:the-show", "classic": "pegout:crib-flush"},
    ),
    (
        ("run_totals_with_pairs",),
        _runs,
        {"*": "pegout:runs", "club": "club:the-show", "classic": "classic:scores"},
    ),
    (
        ("goal", "win_bonus"),
        _win,
        {"acc": "acc:I.1", "golden-age": "golden-age:2", "club": "club:end-of-game"}
        | {"portfolio": "portfolio:objective", "lodge": "lodge:object", "classic": "classic:object"},
    ),
    (
        ("skunk_below", "skunk_games", "skunk_bonus", "skunk_needs"),
        _skunk,
        {"*": "pegout:skunk", "acc": "acc:I.6q", "golden-age": "golden-age:3", "club": "club:end-of-game"},
    ),
    (
        ("double_skunk_below", "double_skunk_games", "double_skunk_bonus", "double_skunk_word"),
        _double_skunk,
        {"*": "pegout:skunk", "acc": "acc:I.6r", "golden-age": "golden-age:3", "club": "club:end-of-game"}
        | {"portfolio": "portfolio:lurch"},
    ),
    (
        ("early_end_at", "early_end_under", "early_end_games", "early_end_needs"),
        _early_end,
        {"*": "pegout:early-end", "club": "club:end-of-game"},
    ),
    (("time_limit_minutes", "time_out_tie"), _time, {"*": "pegout:time-out", "lodge": "lodge:winners"}),
    (
        ("muggins", "muggins_fixed"),
        _muggins,
        {"acc": "acc:X.1", "golden-age": "golden-age:5", "club": "club:optional-rules"}
        | {"portfolio": "portfolio:muggins", "lodge": "lodge:muggins", "classic": "classic:muggins"},
    ),
    (
        ("renege",),
        lambda rules: _RENEGE[rules.renege],
        {
            "*": "acc:VII.3",
            "club": "club:the-play",
            "portfolio": "portfolio:errors",
            "classic": "pegout:silent",
        },
    ),
    (
        ("wrong_count",),
        lambda rules: _WRONG_COUNT[rules.wrong_count],
        {"*": "acc:VII.4", "portfolio": "portfolio:errors", "classic": "pegout:silent"},
    ),
    (
        ("low_count",),
        lambda rules: _LOW_COUNT[rules.low_count],
        {"acc": "acc:VIII.3", "golden-age": "golden-age:5", "club": "club:optional-rules"}
        | {"portfolio": "portfolio:muggins", "lodge": "lodge:muggins", "classic": "classic:muggins"},
    ),
    (("penalties_to",), _penalties, {"*": "pegout:penalties", "acc": "acc:XI.1", "golden-age": "acc:XI.1"}),
)

TOLD_FIELDS = frozenset(name for names, _, _ in _CLAUSES for name in names)


def in_words(rules: RuleSet) -> tuple[Clause, ...]:
    """The whole rule set, clause by clause. What differs from its preset is cited as agreed at the table."""
    book = PRESETS.get(rules.name)
    return tuple(
        Clause(names, telling(rules), _citation(rules, book, names, places))
        for names, telling, places in _CLAUSES
    )


def _citation(
    rules: RuleSet, book: RuleSet | None, names: tuple[str, ...], places: dict[str, str]
) -> Citation:
    if book is None or any(getattr(rules, name) != getattr(book, name) for name in names):
        return Citation("house", "agreed")
    return Citation.parse(places.get(book_of(rules)) or places["*"])


def book_of(rules: RuleSet) -> str:
    """The document behind a preset: `club-3` is from `club`."""
    return rules.name if rules.name in DOCUMENTS else rules.name.partition("-")[0]


def differences(one: RuleSet, other: RuleSet) -> tuple[str, ...]:
    """The names of the fields in which two rule sets differ."""
    return tuple(
        entry.name
        for entry in fields(RuleSet)
        if entry.name != "name" and getattr(one, entry.name) != getattr(other, entry.name)
    )
