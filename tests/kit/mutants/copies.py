"""A folder for the faults of a package: its copy, its configuration and what the tests said of each fault."""

import json
import os
import random
import subprocess
import sys
import tomllib
from pathlib import Path

from mutmut.mutation.file_mutation import mutate_file_contents
from mutmut.utils.format_utils import get_mutant_name

from tests.kit.mutants.packages import Package
from tests.kit.mutants.quick_tests import BRIEFLY

COPIES = Path(".mutants")
LINKED = ("src", "tests", "docs", "benchmarks", "README.md")
NOT_TRIED = "not checked"


def prepared(name: str, package: Package) -> Path:
    """What was found out there before stays, as long as the tests asked are the same."""
    folder = COPIES / name
    folder.mkdir(parents=True, exist_ok=True)
    for part in LINKED:
        if not (folder / part).is_symlink():
            (folder / part).symlink_to(Path(part).resolve())
    settings = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["tool"]["pytest"]["ini_options"]
    (folder / "pyproject.toml").write_text(_configuration(settings, package), "utf-8")
    return folder


def _configuration(pytest_settings: dict[str, object], package: Package) -> str:
    """JSON's texts, lists, numbers and truths are TOML's as well."""
    mutmut: dict[str, object] = {
        "source_paths": ["src"],
        "only_mutate": [str(path) for path in package.files()],
        "also_copy": ["docs", "benchmarks", "README.md"],
        "pytest_add_cli_args": ["-p", "tests.kit.mutants.quick_tests", "-p", "no:xdist", "-m", "not long"],
        "pytest_add_cli_args_test_selection": list(package.tests),
        "process_isolation": "forkserver",  # what one run puts into a cache must not hide the next fault
        "use_git_change_detection": False,
        "track_dependencies": False,
    }
    return _table("tool.pytest.ini_options", pytest_settings) + _table("tool.mutmut", mutmut)


def _table(name: str, settings: dict[str, object]) -> str:
    return f"[{name}]\n" + "".join(f"{key} = {json.dumps(value)}\n" for key, value in settings.items())


def all_mutants(package: Package) -> list[str]:
    return [
        get_mutant_name(path, mutant)
        for path in package.files()
        for mutant in mutate_file_contents(str(path), path.read_text("utf-8")).mutant_names
    ]


def chosen(mutants: list[str], sample: int, seed: int) -> list[str]:
    """The same ones for the same seed; all of them where no sample is asked for."""
    return sorted(random.Random(seed).sample(mutants, sample)) if 0 < sample < len(mutants) else mutants


def run(folder: Path, mutants: list[str], workers: int, *, briefly: bool) -> None:
    """Whoever stops it finds what was found out so far when it is run again."""
    command = [sys.executable, "-m", "mutmut", "run", "--max-children", str(workers), *mutants]
    environment = {**os.environ, "PYTHONPATH": str(Path.cwd())} | ({BRIEFLY: "1"} if briefly else {})
    subprocess.run(command, cwd=folder, env=environment, check=False)


def verdicts(folder: Path) -> dict[str, str]:
    """Of every mutant that there is in the copy."""
    if not (folder / "mutants").exists():
        return {}
    command = [sys.executable, "-m", "mutmut", "results", "--all", "1"]
    answer = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)
    pairs = [line.strip().rpartition(": ") for line in answer.stdout.splitlines() if ": " in line]
    return {name: verdict for name, _, verdict in pairs}
