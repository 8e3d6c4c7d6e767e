"""The records that the pages' own check is tested with are honest: they must prove the same there."""

from pathlib import Path

import pytest

from pegout.services.provable import verify

RECORDS = Path(__file__).parents[3] / "client" / "shared" / "fairness" / "records"


@pytest.mark.parametrize(("name", "packs"), [("rulings", 12), ("drawn", 1), ("bound", 1), ("alone", 1)])
def test_a_record_for_the_pages_is_honest(name: str, packs: int) -> None:
    found = verify((RECORDS / f"{name}.rec").read_text("utf-8"))
    assert (found.agrees, found.packs) == (True, packs)


def test_all_kinds_of_packs_are_among_them() -> None:
    checks = [check.what for check in verify((RECORDS / "rulings.rec").read_text("utf-8")).checks]
    for kind in ("cut for the deal", "deal 1", "rest of the pack"):
        assert any(kind in what for what in checks), kind


def test_no_record_is_left_out() -> None:
    assert sorted(path.stem for path in RECORDS.iterdir()) == ["alone", "bound", "drawn", "rulings"]
