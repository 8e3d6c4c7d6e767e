"""What a board tells of its rules and penalties."""

import pytest

from pegout.companion.penalties import penalties_of
from pegout.companion.sheet import all_sheets, sheet_of
from pegout.rulebook.articles import article
from pegout.rules import PRESETS


@pytest.mark.parametrize("name", PRESETS)
def test_a_sheet_tells_its_rules_by_the_names_of_their_fields(name: str) -> None:
    sheet, rules = sheet_of(PRESETS[name]), PRESETS[name]
    for field in set(sheet.__dataclass_fields__) & set(rules.__dataclass_fields__):
        told, given = getattr(sheet, field), getattr(rules, field)
        assert told == getattr(given, "value", given)
    helped = name.startswith("club") or name in ("portfolio", "classic")
    assert sheet.impossible_hand == ((19, 25, 26, 27) if helped else ())


def test_all_presets_have_their_sheet() -> None:
    assert [sheet.rules for sheet in all_sheets().sheets] == list(PRESETS)


@pytest.mark.parametrize("name", PRESETS)
def test_every_named_penalty_cites_an_article_that_there_is(name: str) -> None:
    names = [penalty.name for penalty in penalties_of(PRESETS[name])]
    assert len(set(names)) == len(names)
    for penalty in penalties_of(PRESETS[name]):
        assert article(penalty.citation).text
