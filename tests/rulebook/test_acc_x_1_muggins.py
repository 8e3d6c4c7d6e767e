"""acc:X.1, golden-age:5, portfolio:muggins, lodge:muggins: muggins is the one optional rule."""

import pytest

from pegout.rules import PRESETS, InvalidRules


@pytest.mark.parametrize(
    ("name", "on", "fixed"),
    [
        ("acc", False, False),
        ("golden-age", False, True),
        ("club", False, False),
        ("portfolio", True, False),
        ("lodge", False, True),
        ("classic", False, False),
    ],
)
def test_whether_muggins_is_played_and_may_be_agreed(name: str, on: bool, fixed: bool) -> None:
    book = PRESETS[name]
    assert (book.muggins, book.muggins_fixed) == (on, fixed)
    if fixed:
        with pytest.raises(InvalidRules):
            book.override(muggins=not on)
    else:
        assert book.override(muggins=not on).muggins is not on
