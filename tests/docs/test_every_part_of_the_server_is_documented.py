"""A route, message, field, event or error code of the server that the pages do not name fails here."""

import ast
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pegout.server.errors import _BY_STATUS
from pegout.server.refusals import REFUSED, STATUS
from pegout.server.tables import event_views, event_wire, moves, socket, wire
from pegout.server.tables.bot_routes import TableNews
from pegout.server.tables.open_request import OpenTable
from tests.kit.running_server import Guest, sqlite_in
from tests.kit.whole_server import whole_app, whole_server

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "server.md").read_text("utf-8")
PAGES = "".join(
    (ROOT / "docs" / name).read_text("utf-8")
    for name in ("server.md", "accounts.md", "api-analysis.md", "operations.md")
)
SECTIONS = {
    part.partition("\n")[0].strip("# "): part for part in re.split(r"^(?=##+ )", PAGE, flags=re.MULTILINE)
}
TICKED = re.compile(r"`([^`]+)`")


def rows(section: str) -> Iterator[list[str]]:
    """The cells of each row of its table, without the head."""
    lines = [line for line in SECTIONS[section].splitlines() if line.startswith("|")]
    for line in lines[2:]:
        yield [cell.strip() for cell in line.strip("|").split("|")]


def first_names(section: str) -> list[str]:
    return [name for row in rows(section) for name in TICKED.findall(row[0])]


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with whole_server(sqlite_in(tmp_path_factory.mktemp("docs"))) as url:
        yield url


def test_every_route_is_documented(tmp_path: Path) -> None:
    app: Any = whole_app(sqlite_in(tmp_path)).app
    unnamed = re.sub(r"\{[^}]*\}", "{}", PAGES)
    paths = {route.path_format for route in app.routes} - {"/schema", "/schema/{path}", "/schema/openapi.yml"}
    assert len(paths) > 40
    missing = {path for path in paths if f"{re.sub(r'{[^}]*}', '{}', path)}`" not in unnamed}
    assert sorted(missing) == []


MESSAGES: dict[str, type[msgspec.Struct]] = {
    "Message `table`": wire.WholeTable,
    "Message `change`": wire.Change,
    "Message `done`": wire.Done,
    "Message `refused`": wire.Refused,
    "Part `table`": wire.TableSeen,
    "Part `game`": wire.GameSeen,
}
INNER: dict[str, type[msgspec.Struct]] = {
    "seats": wire.SeatSeen,
    "secrets": wire.SecretsSeen,
    "counts": wire.CountSeen,
    "standings": wire.StandingSeen,
    "outcome": wire.OutcomeSeen,
    "claims": wire.ClaimSeen,
    "proposal": wire.ProposalSeen,
    "error": wire.RefusedBody,
}
"""Fields that hold something with fields of its own, which are named beside them."""


@pytest.mark.parametrize("section", MESSAGES)
def test_every_field_that_is_sent_is_documented(section: str) -> None:
    assert first_names(section) == list(MESSAGES[section].__struct_fields__)


@pytest.mark.parametrize("field", INNER)
def test_every_inner_field_is_documented_beside_its_own(field: str) -> None:
    (row,) = [row for section in MESSAGES for row in rows(section) if row[0] == f"`{field}`"]
    assert set(INNER[field].__struct_fields__) <= set(TICKED.findall(row[1]))


def test_every_message_is_documented() -> None:
    kinds = wire.ToClient.__args__
    assert {kind for kind in MESSAGES.values() if kind.__struct_config__.tag} == set(kinds)


def test_every_term_and_option_is_documented() -> None:
    assert first_names("Opening") == list(OpenTable.__struct_fields__)
    opening = set(OpenTable.__struct_fields__)
    (of_rules,) = [set(TICKED.findall(row[1])) for row in rows("Part `table`") if row[0] == "`terms`"]
    assert set(wire.TermsSeen.__struct_fields__) <= opening | of_rules
    assert set(wire.OptionSeen.__struct_fields__) <= set(TICKED.findall(SECTIONS["What you send"]))


def test_news_are_documented() -> None:
    assert first_names("News") == ["type", *TableNews.__struct_fields__]


def test_every_move_is_documented_with_what_belongs_to_it() -> None:
    kinds = (*moves.MoveSent.__args__, socket.UrgeSent, socket.BackSent)
    known = {
        kind.__struct_config__.tag: [name for name in kind.__struct_fields__ if name not in ("id", "version")]
        for kind in kinds
    }
    told = {TICKED.findall(row[0])[0]: TICKED.findall(row[1]) for row in rows("What you send")}
    assert told == known


def test_every_event_is_documented_with_its_fields() -> None:
    told = {TICKED.findall(row[0])[0]: TICKED.findall(row[1]) for row in rows("Events")}
    plain = {kind.__name__: list(fields) for kind, fields in event_wire.OPEN.items()}
    own = {kind.__name__: ["seat", "number", "cards"] for kind in event_wire.OWN_CARDS}
    special = {kind.__name__ for kind in event_views.SPECIAL}
    assert {name: fields for name, fields in told.items() if name not in special} == plain | own
    assert special <= set(told)


CODE_AT = {"Problem": 1, "ProblemBody": 0, "answer": 1, "RefusedBody": 0, "_tidy": 2, "refused": 2}
"""Where the code stands among the arguments of each way to refuse something."""


def codes_in(text: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CODE_AT:
            place = CODE_AT[node.func.id]
            code = node.args[place] if len(node.args) > place else None
            if isinstance(code, ast.Constant):
                yield str(code.value)


def test_every_code_of_an_error_is_documented_and_no_other() -> None:
    folder = ROOT / "src" / "pegout" / "server"
    sources = [path.read_text("utf-8") for path in folder.rglob("*.py")]
    known = {code for source in sources for code in codes_in(source)} | {
        *[code for code, _ in _BY_STATUS.values()],
        *STATUS,
        REFUSED,
    }
    told = [code for row in rows("Errors") for code in TICKED.findall(row[1])]
    assert sorted(told) == sorted(known)


def test_the_examples_with_curl_work(club: str, tmp_path: Path) -> None:
    """Run as they stand, one after the other."""
    bash = shutil.which("bash")
    if bash is None or shutil.which("curl") is None:
        pytest.skip("There is no curl on this machine.")
    blocks = re.findall(r"```sh\n(.*?)```", SECTIONS["A first game with curl"], flags=re.DOTALL)
    script = "set -eo pipefail\n" + "echo; ".join(blocks)
    done = subprocess.run(
        [bash, "-c", script],
        cwd=tmp_path,
        env={"SERVER": club, "PATH": "/usr/bin:/bin"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    last = msgspec.json.decode(done.stdout.splitlines()[-1])
    assert [event for event in last["log"] if "Ann" in event], last
    assert last["table"]["seat"] == 0


def test_two_example_bots_play_a_game_to_its_end(club: str) -> None:
    bot = ROOT / "docs" / "example_bot.py"
    assert len(bot.read_text("utf-8").splitlines()) < 60
    guests = [Guest(club, "Ann"), Guest(club, "Bob")]
    code = guests[0].post("/api/tables", {})["table"]["code"]
    playing = [
        subprocess.Popen(
            [sys.executable, str(bot), club, guest.token("read", "play"), code],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for guest in guests
    ]
    ends = [bot.communicate(timeout=60) for bot in playing]
    assert [bot.returncode for bot in playing] == [0, 0], ends
    scores = [re.findall(r"\d+", said) for said, _ in ends]
    assert scores[0] == scores[1]
    assert max(map(int, scores[0])) == 121
    for guest in guests:
        guest.http.close()
