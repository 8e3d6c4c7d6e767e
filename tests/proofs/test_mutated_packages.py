"""What `make mutate` is given is there."""

from pathlib import Path

import pytest

from tests.kit.mutants.packages import PACKAGES


@pytest.mark.parametrize("name", PACKAGES)
def test_a_package_has_code_and_tests(name: str) -> None:
    assert PACKAGES[name].files()
    assert all(list(Path(folder).rglob("test_*.py")) for folder in PACKAGES[name].tests)
