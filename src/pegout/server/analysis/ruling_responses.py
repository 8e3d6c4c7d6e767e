"""What the judge answers: the shapes of the JSON that `pegout.services.queries.rulings` makes."""

from typing import Annotated, Literal

from msgspec import Meta

from pegout.server.analysis.remedies import RemedyTold
from pegout.services.queries.answers import Told


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
