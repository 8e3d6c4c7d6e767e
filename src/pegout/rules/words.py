"""A rule set in words, clause by clause, each with the place it comes from."""

from collections.abc import Callable
from dataclasses import dataclass, fields

from pegout.rulebook import DOCUMENTS, Citation
from pegout.rules import clauses as tell
from pegout.rules.presets import PRESETS
from pegout.rules.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule in words: the fields it speaks of, what they mean, and where that stands."""

    fields: tuple[str, ...]
    text: str
    citation: Citation


Telling = Callable[[RuleSet], str]

_CLAUSES: tuple[tuple[tuple[str, ...], Telling, dict[str, str]], ...] = (
    (
        ("seats", "dealt", "thrown", "dealt_to_crib"),
        tell.deal,
        {"acc": "acc:I.5b", "club": "club:the-deal", "portfolio": "portfolio:the-deal"}
        | {"lodge": "lodge:deal", "classic": "classic:the-deal", "golden-age": "acc:I.5b"},
    ),
    (("partners",), tell.partners, {"*": "pegout:partners"}),
    (
        ("first_dealer",),
        tell.first_dealer,
        {"acc": "acc:III.2", "golden-age": "golden-age:6", "club": "club:the-deal"}
        | {"portfolio": "portfolio:the-deal", "lodge": "lodge:deal", "classic": "pegout:first-dealer"},
    ),
    (("cut_least", "cut_first_most"), tell.cuts, {"*": "acc:III.1"}),
    (
        ("limit",),
        tell.limit,
        {"acc": "acc:VII.2", "golden-age": "acc:VII.2", "club": "club:the-play"}
        | {"portfolio": "portfolio:game-play", "lodge": "lodge:play", "classic": "classic:the-play"},
    ),
    (
        ("played_cards",),
        tell.played_cards,
        {"acc": "acc:VII.1d", "golden-age": "acc:VII.1d", "club": "club:the-play.next-series"}
        | {"portfolio": "portfolio:game-play.thirty-one", "lodge": "lodge:play.next-series"}
        | {"classic": "pegout:played-cards"},
    ),
    (
        ("last_card_after_fifteen",),
        tell.last_card,
        {"acc": "acc:I.7", "golden-age": "acc:I.7", "club": "club:the-play"}
        | {"portfolio": "portfolio:game-play", "lodge": "lodge:scoring", "classic": "classic:the-play"},
    ),
    (
        ("crib_flush_needs_starter",),
        tell.flush,
        {"acc": "acc:I.6b", "golden-age": "acc:I.6b", "club": "club:the-crib"}
        | {"portfolio": "portfolio:the-show", "lodge": "lodge:the-show", "classic": "pegout:crib-flush"},
    ),
    (
        ("run_totals_with_pairs",),
        tell.runs,
        {"*": "pegout:runs", "club": "club:the-show", "classic": "classic:scores"},
    ),
    (
        ("goal", "win_bonus"),
        tell.win,
        {"acc": "acc:I.1", "golden-age": "golden-age:2", "club": "club:end-of-game"}
        | {"portfolio": "portfolio:objective", "lodge": "lodge:object", "classic": "classic:object"},
    ),
    (
        ("skunk_below", "skunk_games", "skunk_bonus", "skunk_needs"),
        tell.skunk,
        {"*": "pegout:skunk", "acc": "acc:I.6q", "golden-age": "golden-age:3", "club": "club:end-of-game"},
    ),
    (
        ("double_skunk_below", "double_skunk_games", "double_skunk_bonus", "double_skunk_word"),
        tell.double_skunk,
        {"*": "pegout:skunk", "acc": "acc:I.6r", "golden-age": "golden-age:3", "club": "club:end-of-game"}
        | {"portfolio": "portfolio:lurch"},
    ),
    (
        ("early_end_at", "early_end_under", "early_end_games", "early_end_needs"),
        tell.early_end,
        {"*": "pegout:early-end", "club": "club:end-of-game"},
    ),
    (("time_limit_minutes", "time_out_tie"), tell.time, {"*": "pegout:time-out", "lodge": "lodge:winners"}),
    (
        ("muggins", "muggins_fixed", "muggins_heels"),
        tell.muggins,
        {"acc": "acc:X.1", "golden-age": "golden-age:5", "club": "club:optional-rules"}
        | {"portfolio": "portfolio:muggins", "lodge": "lodge:muggins", "classic": "classic:muggins"},
    ),
    (
        ("renege",),
        tell.renege,
        {
            "*": "acc:VII.3",
            "club": "club:the-play",
            "portfolio": "portfolio:errors",
            "classic": "pegout:silent",
        },
    ),
    (
        ("wrong_count",),
        tell.wrong_count,
        {
            "*": "acc:VII.4",
            "club": "pegout:silent",
            "portfolio": "portfolio:errors",
            "classic": "pegout:silent",
        },
    ),
    (
        ("low_count",),
        tell.low_count,
        {"acc": "acc:VIII.3", "golden-age": "golden-age:5", "club": "club:optional-rules"}
        | {"portfolio": "portfolio:muggins", "lodge": "lodge:muggins", "classic": "classic:muggins"},
    ),
    (
        ("errors",),
        tell.errors,
        {"*": "acc:XI", "club": "club:penalties", "portfolio": "portfolio:errors"}
        | {"lodge": "lodge:winners.marshal", "classic": "pegout:silent"},
    ),
    (
        ("peg_by",),
        tell.peg_by,
        {
            "*": "acc:VII.2b",
            "club": "pegout:silent",
            "portfolio": "pegout:silent",
            "classic": "pegout:silent",
        },
    ),
    (("nineteen_is_nought",), tell.nineteen, {"*": "pegout:silent", "club": "club:the-show.nineteen"}),
    (
        ("help_in_counting",),
        tell.help_in_counting,
        {"*": "acc:IX.5", "golden-age": "golden-age:9"}
        | dict.fromkeys(("club", "portfolio", "classic"), "pegout:silent"),
    ),
    (
        ("penalties_to",),
        tell.penalties,
        {"*": "pegout:penalties", "acc": "acc:XI.1", "golden-age": "acc:XI.1"},
    ),
)

TOLD_FIELDS = frozenset(name for names, _, _ in _CLAUSES for name in names)


def in_words(rules: RuleSet) -> tuple[Clause, ...]:
    """The whole rule set, clause by clause. What differs from its preset is cited as agreed at the table."""
    book = _preset_behind(rules)
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


def _preset_behind(rules: RuleSet) -> RuleSet | None:
    """The preset of that name; for a document's own name, the one it has for as many seats."""
    for book in PRESETS.values():
        if book_of(book) == rules.name and (book.seats, book.partners) == (rules.seats, rules.partners):
            return book
    return PRESETS.get(rules.name)


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
