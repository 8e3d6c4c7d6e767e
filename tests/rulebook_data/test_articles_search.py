"""Articles are found by citation, by what stands above them, and by words."""

import pytest

from pegout.rulebook.articles import ARTICLES, Article, UnknownArticle, article, search, under
from pegout.rulebook.search import stems


def names(found: tuple[Article, ...]) -> list[str]:
    return [str(entry.citation) for entry in found]


@pytest.mark.parametrize("text", ["acc:VII.3", "ACC:vii.3", " acc: VII.3 ", "Acc:VII.3"])
def test_an_article_is_found_in_either_case(text: str) -> None:
    assert article(text) is ARTICLES["acc:VII.3"]


def test_every_article_is_found_by_its_citation() -> None:
    for name, entry in ARTICLES.items():
        assert article(name.upper()) is entry


@pytest.mark.parametrize(
    ("text", "near"),
    [
        ("acc:VI.4", "acc:VII.4"),
        ("club:the-game", "club:the-"),
        ("lodge:refund", "lodge:refunds"),
        ("zz", "acc"),
    ],
)
def test_an_unknown_article_names_near_ones(text: str, near: str) -> None:
    with pytest.raises(UnknownArticle) as caught:
        article(text)
    assert isinstance(caught.value, ValueError)
    assert near in str(caught.value)


def test_a_hostile_text_does_not_flood_the_message() -> None:
    with pytest.raises(UnknownArticle) as caught:
        article("x" * 5000)
    assert len(str(caught.value)) < 300


def test_under_gives_the_article_and_all_below() -> None:
    assert names(under("acc:viii.4")) == [
        "acc:VIII.4",
        *("acc:VIII.4a", "acc:VIII.4a1", "acc:VIII.4a2", "acc:VIII.4a3"),
        *("acc:VIII.4b", "acc:VIII.4b1", "acc:VIII.4b2", "acc:VIII.4b3"),
        *("acc:VIII.4c", "acc:VIII.4c1", "acc:VIII.4c2", "acc:VIII.4d", "acc:VIII.4e"),
    ]
    assert names(under("acc:IV.4d1")) == ["acc:IV.4d1"]
    assert names(under("golden-age:1")) == ["golden-age:1"]
    assert names(under("lodge:absent"))[1:] == [name for name in ARTICLES if name.startswith("lodge:absent.")]


def test_under_a_rule_is_not_under_another_that_starts_alike() -> None:
    assert {name.split(".")[0] for name in names(under("acc:V"))} == {"acc:V"}
    assert {name.split(".")[0] for name in names(under("acc:I"))} == {"acc:I"}


@pytest.mark.parametrize("document", ["acc", "golden-age", "club", "pegout", "house"])
def test_under_a_document_is_all_of_it(document: str) -> None:
    assert names(under(document)) == [name for name in ARTICLES if name.startswith(f"{document}:")]


def test_under_something_unknown_is_refused() -> None:
    with pytest.raises(UnknownArticle, match=r"acc:XIII"):
        under("acc:XIIII")


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("renege", "acc:VII.3"),
        ("Reneges", "acc:VII.3"),
        ("muggins zero", "acc:X.4d"),
        ("zero muggins", "acc:X.4d"),
        ("cut four cards", "acc:III.1"),
        ("4 cards cutting", "acc:III.1"),
        ("thirty-one club", "club:the-play.thirty-one"),
        ("false claim game", "acc:VIII.4a"),
        ("lurch", "portfolio:lurch"),
        ("viii 4c1", "acc:VIII.4c1"),
        ("force majeure", "lodge:refunds.force-majeure"),
        ("his nobs", "acc:I.6g"),
        ("miscount", "acc:VII.4"),
        ("overpegged", "acc:VIII.4"),
        ("cut the deck", "acc:III"),
        ("straight", "acc:I.6u"),
        ("pegs knocked over", "acc:VIII.7"),
    ],
)
def test_the_best_article_comes_first(words: str, first: str) -> None:
    assert names(search(words))[0] == first


def test_a_little_word_alone_is_looked_for() -> None:
    assert search("over")


def test_every_word_must_occur() -> None:
    assert set(names(search("muggins zero"))) <= set(names(search("muggins"))) & set(names(search("zero")))
    assert search("renege xylophone") == ()
    assert len(search("muggins")) > len(search("muggins play")) > 0


def test_cutting_four_cards_is_found_where_it_stands() -> None:
    assert {"acc:III.1", "acc:III.1a", "acc:III.1b", "pegout:cuts"} <= set(names(search("cut four cards")))


def test_a_search_keeps_to_its_document() -> None:
    assert names(search("renege", "club")) == ["club:the-play.renege"]
    assert names(search("renege", "CLUB")) == ["club:the-play.renege"]
    with pytest.raises(UnknownArticle, match="documents are acc"):
        search("renege", "hoyle")


@pytest.mark.parametrize("words", ["", "  ", "!?"])
def test_no_words_find_nothing(words: str) -> None:
    assert search(words) == ()


def test_every_article_is_found_by_the_words_of_its_title_in_its_document() -> None:
    for entry in ARTICLES.values():
        assert entry in search(entry.title, entry.citation.document), entry.citation


@pytest.mark.parametrize(
    "forms",
    [
        "peg pegs pegged pegging",
        "cut cuts cutting",
        "score scores scored scoring",
        "play plays played playing",
        "call calls called calling",
        "penalty penalties",
        "fifteen fifteens 15",
        "nought zero 0",
        "bye byes",
    ],
)
def test_the_forms_of_a_word_are_one(forms: str) -> None:
    assert len(stems(forms)) == 1


@pytest.mark.parametrize("words", ["acc:VII.3", "ACC:vii.3", " VII.3 "])
def test_a_citation_finds_its_article_first(words: str) -> None:
    assert names(search(words))[0] == "acc:VII.3"


def test_below_a_citation_come_those_under_it_and_none_comes_twice() -> None:
    found = names(search("acc:VIII.4c"))
    assert found[:3] == ["acc:VIII.4c", "acc:VIII.4c1", "acc:VIII.4c2"]
    assert len(found) == len(set(found))
