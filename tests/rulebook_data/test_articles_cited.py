"""Whatever the program cites is an article."""

import re
from pathlib import Path

import pytest

from pegout.rulebook.articles import ARTICLES
from pegout.rules import PRESETS, in_words

SRC = Path(__file__).parents[2] / "src"

PLACES = {
    "acc": r"[IVX]+(?:\.\d+(?:[a-z]\d*)?)?|[a-z][a-z-]*",
    "golden-age": r"\d+",
    **dict.fromkeys(
        ("club", "portfolio", "lodge", "classic", "pegout", "house"), r"[a-z][a-z-]*(?:\.[a-z-]+)?"
    ),
}
WRITTEN = re.compile("|".join(rf"(?<![\w.-]){document}:(?:{place})" for document, place in PLACES.items()))
BUILT = re.compile(r"""Citation\(["']([a-z-]+)["'],\s*["']([^"'{]+)["']\)""")

CATALOGUE = """
II.1 III.1 III.2b III.2c III.3a III.3b III.3c IV.1b IV.3 IV.4a1 IV.4a2 IV.4a3 IV.4b IV.4c IV.4d IV.5a IV.5b
V.1b V.1c V.1d V.2a V.2b VI.1b VI.1c VI.1d VI.2 VI.3c VII.1e VII.1f VII.2b VII.3 VII.4a VII.4b
VIII.2 VIII.6 VIII.3 VIII.4a VIII.4b VIII.4c VIII.4c2 VIII.4d VIII.4e VIII.5a VIII.5b VIII.7 VIII.8a VIII.8b
VIII.8c VIII.9 VIII.10 IX.2c IX.3a IX.4 IX.5 X X.2 X.4a X.4b X.4c X.4d XI.1 XI.2 XI.3 XI.4 XII
""".split()
"""The places of the incidents that the judge rules on, all of acc."""

OTHER_INCIDENTS = ["golden-age:9", "club:penalties", "portfolio:errors"]


def citations_in(text: str) -> set[str]:
    return set(WRITTEN.findall(text)) | {f"{document}:{place}" for document, place in BUILT.findall(text)}


def test_citations_are_found_in_a_text() -> None:
    text = """(acc:III.1). "acc:IV.4d16" golden-age:5, lodge:the-show.flush; club: no
    Citation("acc", "VIII.4b")"""
    assert citations_in(text) == {
        "acc:III.1",
        "acc:IV.4d16",
        "golden-age:5",
        "lodge:the-show.flush",
        "acc:VIII.4b",
    }


def test_every_citation_in_the_code_is_an_article() -> None:
    cited = {
        (path.relative_to(SRC).as_posix(), citation)
        for path in SRC.rglob("*.py")
        for citation in citations_in(path.read_text("utf-8"))
    }
    assert len(cited) > 40
    assert sorted(pair for pair in cited if pair[1] not in ARTICLES) == []


def test_every_clause_of_a_preset_cites_an_article() -> None:
    cited = {str(clause.citation) for rules in PRESETS.values() for clause in in_words(rules)}
    changed = PRESETS["acc"].override(goal=61, skunk_below=31, double_skunk_below=0)
    cited |= {str(clause.citation) for clause in in_words(changed)}
    assert "house:agreed" in cited
    assert sorted(cited - set(ARTICLES)) == []


@pytest.mark.parametrize("citation", [*(f"acc:{place}" for place in CATALOGUE), *OTHER_INCIDENTS])
def test_every_incident_is_an_article_that_the_program_carries_out(citation: str) -> None:
    assert ARTICLES[citation].carried_out
