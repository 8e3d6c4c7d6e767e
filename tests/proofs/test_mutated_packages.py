"""What `make mutate` is given is there."""

from pathlib import Path

import pytest

from tests.kit.mutants.packages import PACKAGES


@pytest.mark.parametrize("name", PACKAGES)
def test_a_package_has_code_and_tests(name: str) -> None:
    assert PACKAGES[name].files()
    places = {Path(asked.partition("::")[0]) for asked in PACKAGES[name].tests}
    assert all(place.is_file() or list(place.rglob("test_*.py")) for place in places)
