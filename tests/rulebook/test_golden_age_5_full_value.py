"""golden-age:5: a hand has its full value until the score is entered; no muggins."""

import pytest

from pegout.rules import PRESETS, InvalidRules, LowCount, in_words

BOOK = PRESETS["golden-age"]


def test_a_hand_counted_too_low_may_be_corrected() -> None:
    assert BOOK.low_count is LowCount.CORRECTED
    (clause,) = [clause for clause in in_words(BOOK) if "low_count" in clause.fields]
    assert str(clause.citation) == "golden-age:5"
    assert "full value" in clause.text


def test_muggins_is_not_used() -> None:
    assert not BOOK.muggins
    with pytest.raises(InvalidRules, match="muggins off"):
        BOOK.override(muggins="on")


def test_all_other_play_is_governed_by_the_acc() -> None:
    cited = {clause.citation.document for clause in in_words(BOOK)}
    assert cited == {"acc", "golden-age", "pegout"}
