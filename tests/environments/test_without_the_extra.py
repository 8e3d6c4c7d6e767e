"""Without its extra the room says in one sentence what to install, and the rest of Pegout does not care."""

import subprocess
import sys

import pytest


def run(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("package", ["gymnasium", "pettingzoo"])
def test_the_missing_package_is_named_with_the_way_to_get_it(package: str) -> None:
    result = run(f"import sys; sys.modules['{package}'] = None; import pegout.environments")
    assert result.stderr.splitlines()[-1] == (
        f"ImportError: pegout.environments needs {package}: "
        "install it with pip install 'pegout[environments]'."
    )


def test_another_missing_package_is_not_blamed_on_the_extra() -> None:
    result = run("import sys; sys.modules['numpy.random'] = None; import pegout.environments")
    assert "pegout[environments]" not in result.stderr
    assert "numpy" in result.stderr.splitlines()[-1]


def test_nothing_else_loads_the_packages() -> None:
    rooms = "pegout.library, pegout.cli.main, pegout.wiring, pegout.players, pegout.notation"
    result = run(f"import sys, {rooms}; print(sorted({{'gymnasium', 'pettingzoo'}} & set(sys.modules)))")
    assert result.stdout == "[]\n"
