"""Whether muggins is played is said before the first card, at every table of the terminal (acc:X.1)."""

import pytest
from textual.pilot import Pilot

from pegout.cli.officiated import OfficiatedSession, OfficiatedTable
from pegout.cli.plain import PlainTable
from pegout.cli.table import TableApp
from tests.kit.terminal import seated
from tests.kit.terminal_screen import LARGE, at_table, shown

PLAYED = [("acc", "without"), ("golden-age", "without"), ("portfolio", "with")]


@pytest.mark.parametrize("officiate", [(), ("--officiate",)])
@pytest.mark.parametrize(("rules", "word"), PLAYED)
def test_it_is_the_first_thing_said_line_by_line(rules: str, word: str, officiate: tuple[str, ...]) -> None:
    said: list[str] = []
    session = seated("--rules", rules, "--seed", "1", *officiate)
    if isinstance(session, OfficiatedSession):
        OfficiatedTable(session, lambda: None, said.append).run()
    else:
        PlainTable(session, lambda: None, said.append).run()
    assert said[0] == f"Player against Bob: 1 game, {rules} rules, {word} muggins."


@pytest.mark.parametrize(("rules", "word"), PLAYED)
def test_it_stands_in_the_log_of_the_full_screen_when_the_person_is_first_asked(
    rules: str, word: str
) -> None:
    seen: list[str] = []

    async def look(app: TableApp, _: Pilot[None]) -> None:
        seen.append(" ".join(shown(app, "spoken").split()))

    at_table(look, "--rules", rules, "--seed", "1", size=LARGE)
    assert f", {word} muggins." in seen[0]


def test_it_goes_by_what_the_table_has_agreed() -> None:
    beat = seated("--set", "muggins=on", "--seed", "1").next_beat()
    assert beat is not None
    assert beat.lines[0].endswith("acc rules, with muggins.")
