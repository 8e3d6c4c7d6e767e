"""What the rule book answers: the shapes of the JSON that `pegout.services.queries` makes."""

from typing import Annotated

from msgspec import Meta

from pegout.services.queries.answers import Told


class Clause(Told, frozen=True):
    """One rule in words, the fields it tells, and where it stands."""

    fields: list[str]
    text: str
    citation: str


class RuleBook(Told, frozen=True):
    """A rule set."""

    name: str
    fields: Annotated[dict[str, str], Meta(description="Every field as it is written.")]
    clauses: list[Clause]


class Difference(Told, frozen=True):
    """A rule that two rule sets have otherwise, as each of them has it."""

    fields: list[str]
    one: Clause
    other: Clause


class Comparison(Told, frozen=True):
    """Where two rule sets differ."""

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
    """What a number in the table stands for."""

    number: int
    title: str
    text: str
    citation: str


class ActionTable(Told, frozen=True):
    """What is done about a wrong number of cards (acc:IV.4c)."""

    rows: list[Row]
    actions: list[Action]


class Article(Told, frozen=True):
    """An article in our own words, what it asks of the program, and what only people can do."""

    citation: Annotated[str, Meta(examples=["acc:VII.3"])]
    title: str
    text: str
    asks: str
    carried_out: Annotated[list[str], Meta(description="The modules that do it.")]
    people: str
    table: Annotated[ActionTable | None, Meta(description="The one article that has a table: acc:IV.4c.")] = (
        None
    )


class Chapter(Told, frozen=True):
    """An article with those it stands under, the outermost first, and those that stand under it."""

    article: Article
    above: list[Article]
    below: list[Article]
