"""What the judge answers: the shapes of the JSON that `pegout.services.queries.rulings` makes."""

from typing import Annotated, Literal

from msgspec import Meta

from pegout.server.analysis.remedies import RemedyTold
from pegout.services.queries.answers import Told


class Fact(Told, frozen=True):
    """Something a judge asks."""

    name: str
    question: str
    kind: Literal["seat", "seats", "number", "yes or no", "choice", "cards", "words"]
    needed: bool
    answers: Annotated[list[str], Meta(description="Where they can be listed.")]
    shown: Annotated[bool, Meta(description="Whether a table that is played here shows it by itself.")]


class Incident(Told, frozen=True):
    """Something that can be put to the judge."""

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
    before: Annotated[Pegs | None, Meta(description="None where nobody has said what the scores are.")]
    after: Annotated[Pegs | None, Meta(description="None where it cannot be known, as `unknown` says.")]
    unknown: str | None


class ChoiceOption(Told, frozen=True):
    """One way to choose, and the facts that say so."""

    words: str
    facts: dict[str, str]


class RulingChoice(Told, frozen=True):
    """What the rules leave to somebody; the same question with the fact told gives the ruling to its end."""

    question: str
    whose: Annotated[str, Meta(examples=["Pone", "the judges"])]
    fact: str
    options: Annotated[
        list[ChoiceOption], Meta(description="None where it is answered in words or with a card.")
    ]


Asked = Annotated[
    list[str], Meta(description="The facts that matter with these answers, answered or not, by name.")
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
            description="Where the Marshal decides: the remedies that are suggested, and are ordered when "
            "the fact `marshal` is `yes`. None where it is a ruling."
        ),
    ] = None


class Missing(Told, frozen=True):
    """Facts without which it cannot be ruled, by name, with the questions."""

    incident: str
    asked: Asked
    missing: dict[str, str]


class Then(Told, frozen=True):
    """An incident that is meant instead: the facts known of it already, and those still to be asked."""

    incident: str
    facts: dict[str, str]
    missing: dict[str, str]


class Elsewhere(Told, frozen=True):
    """It is another incident: why, and by their names those that it may be."""

    incident: str
    why: str
    instead: list[str]
    then: list[Then]


class FoundIncidents(Told, frozen=True):
    """What words may mean: incidents, the best first, and those on which the rules are silent."""

    words: str
    clear: Annotated[bool, Meta(description="Whether the first is meant beyond doubt.")]
    found: list[Incident]
    silent: list[Incident]
