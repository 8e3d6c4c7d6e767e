"""Articles of the rule book as data."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pegout.rulebook.article import Article


def article_told(entry: "Article") -> dict[str, Any]:
    """The article, with its table where it has one."""
    told = {
        "citation": str(entry.citation),
        "title": entry.title,
        "text": entry.text,
        "asks": entry.asks,
        "carried_out": list(entry.carried_out),
        "people": entry.people,
    }
    if not has_table(entry):
        return told
    from pegout.services.queries.action_table import action_table  # brings the whole judge along

    return told | {"table": action_table()}


def has_table(entry: "Article") -> bool:
    """Whether it is the article with the table of actions."""
    return str(entry.citation) == "acc:IV.4c"


def chapter(place: str) -> dict[str, Any]:
    """An article with those above it and below it."""
    from pegout.rulebook.articles import above, article, under  # much to read, and no game needs it

    entry = article(place)
    return {
        "article": article_told(entry),
        "above": [article_told(one) for one in above(entry)],
        "below": [article_told(one) for one in under(place)[1:]],
    }
