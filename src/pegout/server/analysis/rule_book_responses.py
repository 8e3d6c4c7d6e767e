"""What the rule book answers: the shapes of the JSON that `pegout.services.queries` makes."""

from typing import Annotated

from msgspec import Meta

from pegout.services.queries.answers import Told


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
