"""Citations and the glossary."""

import pytest

from pegout.rulebook import DOCUMENTS, GLOSSARY, Citation


@pytest.mark.parametrize(
    "text", ["acc:VII.3", "acc:IV.4c", "acc:X.4c1", "club:the-play", "golden-age:5", "lodge:refunds"]
)
def test_a_citation_is_read_and_written_as_document_and_place(text: str) -> None:
    citation = Citation.parse(text)
    assert str(citation) == text
    assert (citation.document, citation.place) == tuple(text.split(":"))


@pytest.mark.parametrize("text", ["", "acc", "acc:", ":VII.3", "hoyle:3"])
def test_what_is_no_citation_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"is not a (citation|document)"):
        Citation.parse(text)


def test_an_unknown_document_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match=r"cite one of .*golden-age"):
        Citation("hoyle", "3")


def test_the_documents_are_those_of_the_rule_book_and_our_own() -> None:
    seeds = {"acc", "golden-age", "club", "portfolio", "lodge", "classic"}
    assert set(DOCUMENTS) == seeds | {"pegout", "house"}


@pytest.mark.parametrize(
    "word",
    "pone crib starter heels nobs go series show peg street skunk muggins lurch spread".split(),
)
def test_the_words_of_the_game_are_explained(word: str) -> None:
    assert len(GLOSSARY[word]) > 20


def test_no_explanation_is_given_twice() -> None:
    assert len(set(GLOSSARY.values())) == len(GLOSSARY)
