"""Which modules are mutated, and which tests are asked about each."""

from dataclasses import dataclass
from pathlib import Path

SOURCE = Path("src")


@dataclass(frozen=True)
class Package:
    """A part of the code and the tests that matter for it."""

    code: tuple[str, ...]
    """Patterns of files below the project."""
    tests: tuple[str, ...]

    def files(self) -> list[Path]:
        return sorted({path for pattern in self.code for path in Path().glob(pattern) if path.is_file()})


RULES_OF_THE_GAME = ("tests/rules", "tests/game", "tests/library", "tests/rulebook")
GAMES_OF_0_1_0 = tuple(
    [
        f"tests/fixtures/test_v0_1_0.py::{name}"
        for name in (
            "test_a_record_is_read_as_it_was",
            "test_a_table_stands_as_it_stood",
            "test_a_half_played_table_goes_on_as_it_would_have",
        )
    ]
)

PACKAGES = {
    "rules": Package(("src/pegout/rules/*.py",), RULES_OF_THE_GAME),
    "game": Package(
        ("src/pegout/game/**/*.py",),
        ("tests/game", "tests/officiated", "tests/library", "tests/rulebook", *GAMES_OF_0_1_0),
    ),
    "judge": Package(("src/pegout/judge/**/*.py",), ("tests/judge", "tests/officiated", "tests/rulebook")),
    "streams": Package(
        ("src/pegout/services/streams/**/*.py",),
        ("tests/services/streams", "tests/services/boards", "tests/services/tables", "tests/services/events"),
    ),
    "scores": Package(
        ("src/pegout/tournament/event/scores.py", "src/pegout/tournament/standings/*.py"),
        ("tests/tournament/event", "tests/tournament/standings"),
    ),
}
