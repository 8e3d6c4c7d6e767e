"""A folder for the faults of a package: a copy of the code that holds them all, and what was said of each."""

import json
import os
import random
import shutil
import subprocess
import sys
from pathlib import Path

from mutmut.mutation.file_mutation import mutate_file_contents
from mutmut.utils.format_utils import get_mutant_name

from tests.kit.mutants.forks import BRIEFLY, NAMES, VERDICTS
from tests.kit.mutants.packages import SOURCE, Package

COPIES = Path(".mutants").resolve()
NOT_TRIED = "not tried"


def prepared(name: str, package: Package) -> tuple[Path, list[str]]:
    """The folder with the code of today in it, and the names of all its faults."""
    folder = COPIES / name
    shutil.rmtree(folder / SOURCE, ignore_errors=True)
    shutil.copytree(SOURCE, folder / SOURCE, ignore=shutil.ignore_patterns("__pycache__"))
    return folder, [mutant for path in package.files() for mutant in _with_faults(path, folder)]


def _with_faults(path: Path, folder: Path) -> list[str]:
    """Which of them holds is told when it runs; the code itself, as long as none does."""
    kept, text = folder / "made" / path, path.read_text("utf-8")
    known = json.loads(kept.read_text("utf-8")) if kept.exists() else {}
    if known.get("text") != text:
        made = mutate_file_contents(str(path), text)
        names = [get_mutant_name(path, mutant) for mutant in made.mutant_names]
        known = {"text": text, "code": made.code, "names": names}
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text(json.dumps(known), "utf-8")
    (folder / path).write_text(known["code"], "utf-8")
    return list(known["names"])


def chosen(mutants: list[str], sample: int, seed: int) -> list[str]:
    """The same ones for the same seed, in an order of chance, so that the first of them are a sample, too."""
    return random.Random(seed).sample(mutants, min(sample or len(mutants), len(mutants)))


def run(folder: Path, package: Package, mutants: list[str], workers: int, *, briefly: bool) -> None:
    """Whoever stops it finds what was found out so far when it is run again."""
    running = []
    for place in range(workers):
        names = folder / f"names{place}.txt"
        names.write_text("\n".join(mutants[place::workers]), "utf-8")
        environment = {
            **os.environ,
            "PYTHONPATH": str(folder / SOURCE),
            NAMES: str(names),
            VERDICTS: str(folder / "verdicts.txt"),
            BRIEFLY: "1" if briefly else "",
        }
        plugins = ["-p", "tests.kit.mutants.forks", "-p", "no:xdist", "-p", "no:randomly"]
        command = [sys.executable, "-m", "pytest", "-q", *plugins, "-m", "not long", *package.tests]
        running.append(subprocess.Popen(command, env=environment))
    failed = [one for one in running if one.wait()]
    if failed:
        sys.exit("The tests fail without any fault, or were stopped.")


def verdicts(folder: Path) -> dict[str, str]:
    """Of every fault that was tried; what was found out last holds."""
    known = folder / "verdicts.txt"
    if not known.exists():
        return {}
    rows = [line.split("\t") for line in known.read_text("utf-8").splitlines()]
    return {name: verdict for name, verdict, _ in rows}
