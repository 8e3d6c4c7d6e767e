"""What is answered: the shapes of the JSON that `pegout.services.queries` makes."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from pegout.server.analysis.remedies import RemedyTold

Chance = Annotated[float, Meta(ge=0, le=1, description="A chance to win, 0 to 1.")]


class Told(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A body of an answer, or a part of one."""


class Item(Told, frozen=True):
    """One combination that scores."""

    kind: Annotated[str, Meta(examples=["fifteen"])]
    points: int
    cards: list[str]


class Count(Told, frozen=True):
    """What a hand counts."""

    hand: list[str]
    starter: str
    crib: bool
    rules: str
    spoken: Annotated[str, Meta(description="As players say it at the table.")]
    total: int
    items: list[Item]


class Play(Told, frozen=True):
    """A card, the count it makes and what it scores."""

    card: str
    count: int
    spoken: str
    total: int
    items: list[Item]


class Pegged(Told, frozen=True):
    """Every card as it was played."""

    rules: str
    total: int
    plays: list[Play]


class Hand(Told, frozen=True):
    """What the kept cards count with every possible starter."""

    mean: float
    least: int
    most: int
    distribution: Annotated[list[int], Meta(description="How many starters make it count 0, 1, 2 ...")]


class Behind(Told, frozen=True):
    """How much worse than the best a throw is."""

    points: float
    win: float | None


class Throw(Told, frozen=True):
    """One way to throw. Only with two seats are pegging and the chance to win known."""

    thrown: list[str]
    kept: list[str]
    hand: Hand
    crib: Annotated[float, Meta(description="The average count of the crib, whoever owns it.")]
    pegging: Annotated[float | None, Meta(description="Points pegged, less the points your opponent pegs.")]
    points: Annotated[float, Meta(description="The sum; an opponent's crib is subtracted.")]
    win: Chance | None
    behind: Behind


class Throws(Told, frozen=True):
    """Every throw, the best first."""

    cards: list[str]
    dealer: bool
    seats: int
    partners: bool
    rules: str
    goal: int
    scores: tuple[int, int] | None
    throws: list[Throw]


class Chances(Told, frozen=True):
    """The chance to win with the deal and without it."""

    mine: int
    theirs: int
    goal: int
    dealer: Chance
    pone: Chance


class Fact(Told, frozen=True):
    """A question the judge asks."""

    name: str
    question: str
    kind: Literal["seat", "seats", "number", "yes or no", "choice", "cards", "words"]
    needed: bool
    answers: Annotated[list[str], Meta(description="Where they can be listed.")]
    shown: Annotated[bool, Meta(description="Whether a table on this server shows it by itself.")]


class Incident(Told, frozen=True):
    """An incident the judge rules on."""

    incident: str
    what: str
    also: Annotated[list[str], Meta(description="What people call it.")]
    chapter: Annotated[str, Meta(examples=["play"])]
    citation: Annotated[str, Meta(examples=["acc:VII.3"])]
    facts: list[Fact]


class Pegs(Told, frozen=True):
    rear: int
    front: int


class SidePegs(Told, frozen=True):
    """The pegs of a side before the ruling and after it."""

    side: str
    before: Annotated[Pegs | None, Meta(description="None if nobody has given the scores.")]
    after: Annotated[Pegs | None, Meta(description="None if it cannot be known, as `unknown` says.")]
    unknown: str | None


class ChoiceOption(Told, frozen=True):
    """One way to choose, and the facts that say so."""

    words: str
    facts: dict[str, str]


class RulingChoice(Told, frozen=True):
    """A choice the rules leave to a player; ask again with the fact that answers it for the full ruling."""

    question: str
    whose: Annotated[str, Meta(examples=["Pone", "the judges"])]
    fact: str
    options: Annotated[list[ChoiceOption], Meta(description="None if the answer is words or a card.")]


Asked = Annotated[
    list[str], Meta(description="The facts that matter given these answers, answered or not, by name.")
]


class Ruling(Told, frozen=True):
    """What was found and what is ordered."""

    incident: str
    asked: Asked
    rules: str
    findings: list[str]
    remedies: Annotated[
        list[RemedyTold],
        Meta(description="Each has `remedy` (its kind), `text`, and what it orders, field by field."),
    ]
    choices: list[RulingChoice]
    citations: list[str]
    pegs: list[SidePegs]
    suggested: Annotated[
        list[RemedyTold] | None,
        Meta(
            description="If the Marshal decides: the suggested remedies, ordered when the fact `marshal` "
            "is `yes`. None if it is a ruling."
        ),
    ] = None


class Missing(Told, frozen=True):
    """The facts still needed for a ruling, by name, with the questions."""

    incident: str
    asked: Asked
    missing: dict[str, str]


class Then(Told, frozen=True):
    """An incident that may be meant instead: the facts already known, and those still to ask for."""

    incident: str
    facts: dict[str, str]
    missing: dict[str, str]


class Elsewhere(Told, frozen=True):
    """A different incident is meant: why, and the names of those it may be."""

    incident: str
    why: str
    instead: list[str]
    then: list[Then]


class FoundIncidents(Told, frozen=True):
    """What a player's words may mean: incidents, the best match first, and those the rules do not cover."""

    words: str
    clear: Annotated[bool, Meta(description="Whether the first is certainly the one meant.")]
    found: list[Incident]
    silent: list[Incident]


class Clause(Told, frozen=True):
    """One rule in words, the fields it covers, and its citation."""

    fields: list[str]
    text: str
    citation: str


class RuleBook(Told, frozen=True):
    """A rule set."""

    name: str
    fields: Annotated[dict[str, str], Meta(description="Every field as written.")]
    clauses: list[Clause]


class Difference(Told, frozen=True):
    """A rule on which two rule sets differ, in the words of each."""

    fields: list[str]
    one: Clause
    other: Clause


class Comparison(Told, frozen=True):
    """How two rule sets differ."""

    name: str
    than: str
    differences: list[Difference]


class Row(Told, frozen=True):
    """Who holds too many or too few, and the numbers of the actions; 0 is to play on."""

    pone: Annotated[str, Meta(examples=["right", "too many", "too few"])]
    dealer: str
    crib: str
    a: Annotated[int, Meta(description="Before the starter is turned.")]
    b: Annotated[int, Meta(description="After it.")]


class Action(Told, frozen=True):
    """The meaning of a number in the table."""

    number: int
    title: str
    text: str
    citation: str


class ActionTable(Told, frozen=True):
    """What to do about a wrong number of cards (acc:IV.4c)."""

    rows: list[Row]
    actions: list[Action]


class Article(Told, frozen=True):
    """An article in our own words, what it requires of the program, and what only people can do."""

    citation: Annotated[str, Meta(examples=["acc:VII.3"])]
    title: str
    text: str
    asks: str
    carried_out: Annotated[list[str], Meta(description="The modules that implement it.")]
    people: str
    table: Annotated[ActionTable | None, Meta(description="Only acc:IV.4c has a table.")] = None


class Chapter(Told, frozen=True):
    """An article with those above it, the outermost first, and those below it."""

    article: Article
    above: list[Article]
    below: list[Article]


class Rating(Told, frozen=True):
    """A rating on Elo's scale; between low and high with 95% confidence."""

    elo: float
    low: float
    high: float
    games: int


class Opponent(Told, frozen=True):
    """An opponent."""

    name: str
    character: str
    method: str
    seats: list[int]
    rating: Rating | None
