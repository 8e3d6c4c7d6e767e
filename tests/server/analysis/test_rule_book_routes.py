"""The rule book over HTTP: articles by words, by document and by citation, differences, and words."""

import msgspec
import pytest

from pegout.judge import CHAPTERS
from pegout.rulebook import DOCUMENTS, GLOSSARY
from pegout.rulebook.articles import ARTICLES
from pegout.rules import PRESETS
from pegout.server.analysis.articles import MOST
from pegout.server.analysis.rule_book_responses import Article, Chapter, Comparison, Row
from tests.kit.analysis import client


def test_articles_are_found_by_words_the_best_first_and_never_too_many() -> None:
    with client(name="") as one:
        found = one.get("/api/articles", params={"search": "muggins zero"}).json()
        assert found[0]["citation"] == "acc:X.4d"
        assert len(one.get("/api/articles", params={"search": "the"}).json()) <= MOST
        assert one.get("/api/articles", params={"search": "xyzzy"}).json() == []
        club = one.get("/api/articles", params={"search": "muggins", "document": "club"}).json()
        assert {row["citation"].partition(":")[0] for row in club} == {"club"}


def test_without_words_all_articles_come_or_those_of_a_document() -> None:
    with client(name="") as one:
        assert [row["citation"] for row in one.get("/api/articles").json()] == list(ARTICLES)
        rows = one.get("/api/articles", params={"document": "lodge"}).json()
        assert [row["citation"] for row in rows] == [name for name in ARTICLES if name.startswith("lodge:")]


def test_an_article_comes_with_what_stands_above_and_below_it() -> None:
    with client(name="") as one:
        found = msgspec.convert(one.get("/api/articles/acc:VIII.4c").json(), Chapter)
    assert found.article.citation == "acc:VIII.4c"
    assert [row.citation for row in found.above] == ["acc:VIII", "acc:VIII.4"]
    assert [row.citation for row in found.below] == ["acc:VIII.4c1", "acc:VIII.4c2"]


@pytest.mark.parametrize("citation", ARTICLES)
def test_every_article_has_an_address_and_stands_under_its_own_document(citation: str) -> None:
    with client(name="") as one:
        answer = one.get(f"/api/articles/{citation}")
    assert answer.status_code == 200
    places = [row["citation"] for row in (*answer.json()["above"], *answer.json()["below"])]
    assert all(place.startswith(citation.partition(":")[0]) for place in places)


@pytest.mark.parametrize(
    "path",
    [
        "/api/articles/acc:XX.1",
        "/api/articles/nowhere",
        "/api/articles?document=acx",
        "/api/rules/acc?than=clbu",
    ],
)
def test_what_is_not_there_is_said(path: str) -> None:
    with client(name="") as one:
        answer = one.get(path)
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "not_found")


def test_two_sets_are_compared_rule_by_rule() -> None:
    with client(name="") as one:
        found = msgspec.convert(one.get("/api/rules/acc?than=club-3").json(), Comparison)
        assert one.get("/api/rules/acc?than=acc").json()["differences"] == []
    first = found.differences[0]
    assert first.one.text == "2 seats: 6 cards each; everybody throws 2 and keeps 4."
    assert first.other.text == "3 seats: 5 cards each and 1 to the crib; everybody throws 1 and keeps 4."
    assert {"seats", "dealt", "thrown", "dealt_to_crib"} == set(first.fields)
    assert not [row for row in found.differences if "limit" in row.fields]


@pytest.mark.parametrize("name", PRESETS)
def test_what_two_sets_have_otherwise_are_all_the_fields_that_differ(name: str) -> None:
    with client(name="") as one:
        rows = one.get(f"/api/rules/{name}?than=acc").json()["differences"]
        books = one.get("/api/rules").json()
    mine, acc = books[name]["fields"], books["acc"]["fields"]
    assert {field for row in rows for field in row["fields"]} == {
        field for field in mine if mine[field] != acc[field] and field != "name"
    }


def test_acc_iv_4c_comes_with_its_table() -> None:
    """Four rows as they are printed in the document, one of them the first and one the last."""
    with client(name="") as one:
        chapter = msgspec.convert(one.get("/api/articles/acc:IV.4c").json(), Chapter)
        others = msgspec.convert(one.get("/api/articles?document=club").json(), list[Article])
    assert all(article.table is None for article in others)
    table = chapter.article.table
    assert table is not None
    assert len(table.rows) == 27
    assert table.rows[0] == Row("right", "right", "right", 0, 0)
    assert table.rows[11] == Row("too many", "right", "too few", 5, 10)
    assert table.rows[19] == Row("too few", "right", "too many", 14, 14)
    assert table.rows[26] == Row("too few", "too few", "too few", 1, 7)
    assert [action.number for action in table.actions] == list(range(1, 17))
    assert table.actions[13].citation == "acc:IV.4d14"
    assert "four" in table.actions[13].text


def test_documents_words_and_incidents_are_open_to_everybody() -> None:
    with client(name="") as one:
        assert one.get("/api/documents").json() == DOCUMENTS
        assert one.get("/api/glossary").json() == GLOSSARY
        incidents = one.get("/api/analysis/incidents").json()
    assert list(dict.fromkeys(row["chapter"] for row in incidents)) == list(CHAPTERS)
    kinds = {fact["kind"] for row in incidents for fact in row["facts"]}
    assert kinds == {"seat", "seats", "number", "yes or no", "choice", "cards", "words"}
    assert all(
        bool(fact["answers"]) == (fact["kind"] in ("yes or no", "choice"))
        for row in incidents
        for fact in row["facts"]
    )
