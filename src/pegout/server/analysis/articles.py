"""The rule book, to be looked up by everybody: its documents, articles and words."""

from typing import Annotated, Any

from litestar import get
from litestar.params import Parameter

from pegout.rulebook import DOCUMENTS, GLOSSARY
from pegout.rulebook.articles import ARTICLES, UnknownArticle, search, under
from pegout.server.analysis.rule_book_responses import Article, Chapter
from pegout.server.analysis.schema import answers
from pegout.server.problems import Problem
from pegout.services.queries.articles import article_told, chapter

MOST = 60
"""The most articles found: give more words to find fewer."""

Words = Annotated[str, Parameter(description="All of them must occur, in any form.", max_length=100)]
Document = Annotated[str | None, Parameter(description="Only articles of this document.", max_length=40)]
Place = Annotated[str, Parameter(description="A citation, such as `acc:VII.3`.", max_length=60)]


@get(
    "/documents",
    operation_id="listDocuments",
    summary="The documents cited",
    description="By the names used in citations.",
    responses=answers(dict[str, str], "The documents.", {}),
    sync_to_thread=False,
)
def list_documents() -> dict[str, str]:
    return DOCUMENTS


@get(
    "/articles",
    operation_id="findArticles",
    summary="Articles of the rule book",
    description=f"Those that contain the words, best match first, at most {MOST}; else all of them.",
    responses=answers(list[Article], "The articles.", {404: "There is no such document."}),
    sync_to_thread=False,
)
def find_articles(search: Words = "", document: Document = None) -> list[dict[str, Any]]:
    return [article_told(entry) for entry in _found(search, document)]


def _found(words: str, document: str | None) -> tuple[Any, ...]:
    try:
        if words.strip():
            return search(words, document)[:MOST]
        return tuple(ARTICLES.values()) if document is None else under(document)
    except UnknownArticle as unknown:
        raise Problem(404, "not_found", str(unknown)) from None


@get(
    "/articles/{citation:str}",
    operation_id="getArticle",
    summary="One article",
    description="With the articles above it and below it.",
    responses=answers(Chapter, "The article.", {404: "There is no article with that citation."}),
    sync_to_thread=False,
)
def show_article(citation: Place) -> dict[str, Any]:
    try:
        return chapter(citation)
    except UnknownArticle as unknown:
        raise Problem(404, "not_found", str(unknown)) from None


@get(
    "/glossary",
    operation_id="listWords",
    summary="The words of the game",
    description="Each with its meaning.",
    responses=answers(dict[str, str], "The words.", {}),
    sync_to_thread=False,
)
def list_words() -> dict[str, str]:
    return GLOSSARY
