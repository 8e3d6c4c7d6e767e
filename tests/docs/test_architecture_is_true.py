"""docs/architecture.md draws the packages and layers that there are, and names no file that is not there."""

import re
import tomllib
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "pegout"
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
MAP = PAGE.partition("```mermaid\n")[2].partition("```")[0]
ROOTS = (ROOT, SOURCE, SOURCE / "server")
FILE = re.compile(r"\b(?:\w+/)+\w+\.(?:py|js|md)\b")
FOLDER = re.compile(r"`((?:\w+/)+)`")
NEIGHBOURS = re.compile(r"participant \w+ as ((?:\w+/)\S+.*)")


def drawn_layers() -> list[set[str]]:
    """The nodes of each subgraph, from the top."""
    groups = re.findall(r"subgraph layer(\d+) \[[^]]*\]\n(.*?)\n    end", MAP, re.DOTALL)
    assert [int(number) for number, _ in groups] == list(range(1, len(groups) + 1))
    return [set(nodes.split()) for _, nodes in groups]


def held_layers() -> list[set[str]]:
    """As import-linter is told, without its brackets and bars."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    contracts = project["tool"]["importlinter"]["contracts"]
    (layers,) = [contract["layers"] for contract in contracts if contract["id"] == "layers"]
    return [set(re.findall(r"\w+", layer)) for layer in layers]


def packages(folder: Path) -> set[str]:
    return {path.parent.name for path in folder.glob("*/__init__.py")}


def modules(folder: Path) -> set[str]:
    return {path.stem for path in folder.glob("*.py")} - {"__init__"}


def listed(prefix: str = "") -> set[str]:
    """The packages that have a row in a table."""
    return set(re.findall(rf"^\| `{prefix}(\w+)` \|", PAGE, re.MULTILINE))


def test_the_map_has_the_layers_of_the_import_contract() -> None:
    assert drawn_layers() == held_layers()


def test_layers_are_drawn_one_below_the_other() -> None:
    chains = re.findall(r"^    (layer\d+(?: --> layer\d+)+)$", MAP, re.MULTILINE)
    steps = [step for chain in chains for step in _steps(chain)]
    assert steps == [(number, number + 1) for number in range(1, len(drawn_layers()))]


def _steps(chain: str) -> Iterator[tuple[int, int]]:
    return pairwise([int(number) for number in re.findall(r"\d+", chain)])


def test_every_package_and_module_at_the_top_is_drawn_once() -> None:
    drawn = [name for layer in drawn_layers() for name in layer]
    assert sorted(drawn) == sorted(packages(SOURCE) | modules(SOURCE))


def test_every_package_at_the_top_is_described() -> None:
    assert packages(SOURCE) <= listed() <= packages(SOURCE) | modules(SOURCE)


@pytest.mark.parametrize("package", ["services", "studies"])
def test_every_package_within_is_described(package: str) -> None:
    assert listed(f"{package}/") == packages(SOURCE / package)


def test_every_file_and_folder_that_is_named_exists() -> None:
    named = set(FILE.findall(PAGE)) | set(FOLDER.findall(PAGE))
    named |= {path for found in NEIGHBOURS.findall(PAGE) for path in re.split(r",\s*", found)}
    assert len(named) > 50
    missing = {path for path in named if not any((root / path).exists() for root in ROOTS)}
    assert sorted(missing) == []


def test_every_page_that_is_linked_exists() -> None:
    links = re.findall(r"\]\(([\w/.-]+\.md)(?:#[\w-]+)?\)", PAGE)
    assert links
    assert [link for link in links if not (ROOT / "docs" / link).exists()] == []


@pytest.mark.parametrize(
    "decision", sorted((ROOT / "docs" / "decisions").glob("*.md")), ids=lambda path: path.stem
)
def test_every_file_that_a_decision_names_exists(decision: Path) -> None:
    text = decision.read_text("utf-8")
    assert re.match(rf"# {int(decision.name[:4])}\. ", text)
    named = set(FILE.findall(text)) | set(FOLDER.findall(text))
    assert sorted(path for path in named if not any((root / path).exists() for root in ROOTS)) == []


def test_every_decision_is_listed_under_its_number_and_title() -> None:
    told = re.findall(r"^(\d+)\. \[(.+)\]\(decisions/(.+)\)$", PAGE, re.MULTILINE)
    files = sorted((ROOT / "docs" / "decisions").glob("*.md"))
    assert [name for _, _, name in told] == [file.name for file in files]
    for (number, title, _), file in zip(told, files, strict=True):
        assert file.read_text("utf-8").startswith(f"# {number}. {title}\n")
        assert file.name.startswith(f"{int(number):04}-")
