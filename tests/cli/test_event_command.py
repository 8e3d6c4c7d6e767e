"""`pegout event`: a whole event typed command by command, and what is refused."""

import csv
import json
from pathlib import Path

import pytest

from pegout.cli.main import main
from pegout.services.event_files.papers import PAPERS

START = "2026-12-11T19:00"


class Desk:
    """Runs `pegout event` on one file and reads what it prints."""

    def __init__(self, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.file = file
        self.capsys = capsys

    def __call__(self, work: str, *words: str, code: int = 0) -> str:
        assert main(["event", work, str(self.file), *words]) == code, self.capsys.readouterr()
        out, err = self.capsys.readouterr()
        return out if code == 0 else err or out

    def json(self, work: str, *words: str) -> list[dict[str, object]]:
        found: list[dict[str, object]] = json.loads(self(work, *words, "--json"))
        return found


@pytest.fixture
def desk(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Desk:
    return Desk(tmp_path / "club.event", capsys)


def create(desk: Desk, form: str, *options: str) -> None:
    desk("create", "--format", form, "--name", "Friday", "--start", START, *options)


def started(desk: Desk, form: str, names: str, *options: str) -> None:
    create(desk, form, *options)
    for name in names.split():
        desk("register", name)
    desk("start", "--at", START)


def test_a_knock_out_from_registration_to_the_winner(desk: Desk) -> None:
    started(desk, "knock-out", "Ann Bob Cleo Dan")
    assert [row["game"] for row in desk.json("pair")] == ["R1-1", "R1-2"]
    desk("result", "R1-1", "121", "95")
    desk("result", "R1-2", "88", "121")
    assert {row["game"] for row in desk.json("pair")} == {"3P", "F1"}
    desk("result", "3P", "121", "60")
    desk("result", "F1", "121", "119")
    places = {row["name"]: row["place"] for row in desk.json("stand")}
    assert places == {"Ann": 1, "Dan": 2, "Bob": 3, "Cleo": 4}
    assert "Everything has been played" in desk("pair")
    assert "Everything adds up" in desk("check")


def test_money_and_prizes_of_a_club_event(desk: Desk) -> None:
    create(desk, "knock-out", "--fee", "5", "--prizes", "60%/40%", "--pool", "high hand=1")
    for name in ("Ann", "Bob"):
        desk("register", name)
        desk("pay", name, "5.00")
    desk("pool", "Ann", "high hand")
    desk("start", "--at", START)
    desk("result", "F1", "121", "95")
    desk("prizes")
    desk("award-pool", "high hand", "Ann")
    assert "contribution first" in desk("spend", "hall", "1.50", code=2)
    desk("put-in", "2")
    desk("spend", "hall", "1.50")
    books = json.loads(desk("books", "--json"))
    closing = {row["what"]: row["amount"] for row in books["closing statement"]}
    assert closing["taken in"] == "$11.00"
    assert closing["prizes"] == "-$10.00"
    assert closing["cash in hand"] == "$0.50"
    assert books["accounts"][-1]["to"] == books["accounts"][-1]["from"]


def test_two_players_enter_their_score_and_differ_first(desk: Desk) -> None:
    started(desk, "round-robin", "Ann Bob")
    game = str(desk.json("pair")[0]["game"])
    first, second = (str(desk.json("pair")[0][key]) for key in ("first", "second"))
    desk("result", game, "121", "90", "--player", first, "--role", "player", "--by", first)
    desk("result", game, "121", "91", "--player", second, "--role", "player", "--by", second)
    assert "different scores" in desk("check", code=1)
    desk("result", game, "121", "90", "--player", second, "--role", "player", "--by", second)
    assert "Everything adds up" in desk("check")
    assert "may not do that: ask the director" in desk(
        "correct", game, "121", "80", "--reason", "x", "--role", "scorer", code=2
    )


def test_undo_and_the_log(desk: Desk) -> None:
    started(desk, "knock-out", "Ann Bob Cleo Dan")
    desk("result", "R1-1", "121", "95")
    desk("result", "R1-2", "121", "95")
    desk("result", "F1", "121", "95")
    number = next(row["number"] for row in desk.json("log") if "R1-1" in str(row["what"]))
    assert "is set aside" in desk("undo", str(number), "--reason", "wrong table")
    states = {str(row["state"])[:9] for row in desk.json("log")}
    assert states == {"stands", "taken bac", "set aside"}
    assert desk("undo")
    assert "no record 99" in desk("undo", "99", code=2)


def test_everything_can_be_exported_and_imported(desk: Desk, tmp_path: Path) -> None:
    started(desk, "round-robin", "Ann Bob Cleo")
    desk("result", str(desk.json("pair")[0]["game"]), "121", "95")
    whole, table = tmp_path / "all.json", tmp_path / "results.csv"
    desk("export", "all", str(whole))
    desk("export", "results", str(table))
    with table.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert (rows[0]["first_points"], rows[0]["second_points"]) == ("121", "95")
    again = Desk(tmp_path / "again.event", desk.capsys)
    again("import", str(whole))
    assert again.json("stand") == desk.json("stand")
    assert again.file.read_bytes() == desk.file.read_bytes()


def test_people_are_registered_from_a_list(desk: Desk, tmp_path: Path) -> None:
    create(desk, "knock-out")
    people = tmp_path / "people.csv"
    people.write_text("name,kind\n=Ann,member\nBob,guest\n", encoding="utf-8")
    assert "Imported: 2" in desk("import", str(people))
    assert [row["name"] for row in desk.json("entries")] == ["=Ann", "Bob"]
    out = tmp_path / "entries.csv"
    desk("export", "entries", str(out))
    assert "'=Ann" in out.read_text("utf-8")  # no formula for a spreadsheet
    people.write_text("who\nAnn\n", encoding="utf-8")
    assert "name, kind, sponsor, contact" in desk("import", str(people), code=2)


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["do", "Dance"], "There is no command 'Dance'"),
        (["do", "CheckIn", '{"entrants": "Ann"}'], "its fields are entrant"),
        (["do", "CheckIn", "[]"], "JSON object"),
        (["do", "CheckIn", "{"], "JSON object"),
        (["do", "Pay", '{"entrant": "Ann", "cents": "x"}'], "expected `int`"),
        (["result", "F1", "121", "95"], "not started"),
        (["pay", "Ann", "five"], "five"),
        (["register", ""], "name"),
        (["register", "Ann", "--at", "noon"], "is not a time"),
        (["expel", "Ann", "--reason", "x", "--role", "player"], "may not do that"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(desk: Desk, words: list[str], part: str) -> None:
    create(desk, "knock-out")
    before = desk.file.read_bytes()
    error = desk(words[0], *words[1:], code=2)
    assert part in error
    assert error.startswith("pegout: ")
    assert error.count("\n") == 1
    assert desk.file.read_bytes() == before


@pytest.mark.parametrize(
    ("options", "part"),
    [
        (["--format", "chess"], "There is no format"),
        (["--format", "lodge", "--games", "3"], "no chart"),
        (["--format", "acc", "--movement", "waltz"], "no movement"),
        (["--format", "acc", "--best-of", "4"], "1, 3 or 5"),
        (["--format", "acc", "--prizes", "x%"], "percentages"),
        (["--format", "acc", "--pool", "high"], "needs a fee"),
        (["--format", "acc", "--start", "soon"], "is not a time"),
    ],
)
def test_settings_that_cannot_be_create_no_file(desk: Desk, options: list[str], part: str) -> None:
    error = desk("create", "--name", "Friday", "--start", START, *options, code=2)
    assert part in error
    assert not desk.file.exists()


def test_a_file_is_never_overwritten(desk: Desk) -> None:
    create(desk, "knock-out")
    before = desk.file.read_bytes()
    desk("create", "--format", "acc", "--name", "Other", "--start", START, code=2)
    assert desk.file.read_bytes() == before


def test_a_season_of_two_nights(desk: Desk) -> None:
    started(desk, "season", "Ann Bob Cleo Dan", "--games", "3")
    for night in ("Ann Bob Cleo Dan", "Ann Bob Cleo Eve"):
        desk("night", *night.split())
        name = f"night {1 if 'Dan' in night else 2}"
        while pairs := desk.json("pair"):
            for row in pairs:
                desk("result", str(row["game"]), "121", "100", "--division", name)
    rows = {row["name"]: row["nights"] for row in desk.json("stand")}
    assert rows == {"Ann": 2, "Bob": 2, "Cleo": 2, "Dan": 1, "Eve": 1}


def test_the_schema_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    from pegout.services.event_files import COMMANDS

    assert main(["event", "schema"]) == 0
    text = capsys.readouterr().out
    assert all(f'"const": "{name}"' in text for name in COMMANDS)


@pytest.mark.parametrize("what", PAPERS)
def test_everything_can_be_printed(desk: Desk, tmp_path: Path, what: str) -> None:
    sheet = "bracket" in what
    started(desk, "knock-out" if sheet else "golden-age", "Ann Bob Cleo Dan", "--fee", "0")
    if what in ("receipts", "books"):
        desk("donate", "Zoe", "5", "--at", START)
    out = tmp_path / "out.pdf"
    desk("print", what, str(out), *(() if sheet else ("--division", "men")))
    assert out.read_bytes().startswith(b"%PDF")


def test_what_is_not_there_is_not_printed(desk: Desk, tmp_path: Path) -> None:
    create(desk, "knock-out")
    out = tmp_path / "out.pdf"
    assert desk("print", "bracket", str(out), code=2).count("\n") == 1
    assert not out.exists()


def test_results_are_imported_as_they_were_exported(desk: Desk, tmp_path: Path) -> None:
    started(desk, "round-robin", "Ann Bob Cleo Dan")
    table = tmp_path / "results.csv"
    table.write_text("game,first_points,second_points\nR1T1,121,90\nR1T2,60,121\n", encoding="utf-8")
    assert "Imported: 2" in desk("import", str(table))
    first = desk.json("results")
    desk("export", "results", str(table))
    again = Desk(tmp_path / "again.event", desk.capsys)
    started(again, "round-robin", "Ann Bob Cleo Dan")
    again("import", str(table))
    assert again.json("results") == first
    table.write_text("game,first_points,second_points\nR2T1,121,ninety\n", encoding="utf-8")
    assert "give points as whole numbers" in desk("import", str(table), code=2)


@pytest.mark.parametrize("what", ["pairings", "bracket", "journal", "accounts", "receipts", "log"])
def test_every_table_can_be_exported(desk: Desk, tmp_path: Path, what: str) -> None:
    create(desk, "knock-out", "--fee", "5")
    for name in ("Ann", "Bob"):
        desk("register", name)
        desk("pay", name, "5")
    desk("start", "--at", START)
    out = tmp_path / "out.csv"
    desk("export", what, str(out))
    assert len(out.read_text("utf-8").splitlines()) > 1


def test_the_time_left_of_a_round_is_shown(desk: Desk) -> None:
    started(desk, "knock-out", "Ann Bob", "--round-minutes", "20")
    desk("round", "1")
    assert "Round 1:" in desk("pair")
    desk("time", "1")
    assert "Round 1:" not in desk("pair")


def test_the_chart_shows_every_round_and_its_results(desk: Desk) -> None:
    started(desk, "round-robin", "Ann Bob Cleo Dan")
    first = desk.json("pair")[0]
    desk("result", str(first["game"]), "121", "90")
    chart = desk.json("chart")
    assert [row["round"] for row in chart] == [1, 1, 2, 2, 3, 3]
    assert [row["result"] for row in chart] == ["121-90", "", "", "", "", ""]
    pairs = {frozenset((str(row["first"]), str(row["second"]))) for row in chart}
    assert len(pairs) == 6


def test_lots_and_start_are_one_record(desk: Desk) -> None:
    create(desk, "knock-out")
    for name in ("Ann", "Bob", "Cleo", "Dan"):
        desk("register", name)
    before = desk.file.read_bytes()
    assert "wait until then" in desk("start", "--draw", "--at", "2026-12-11T18:59", code=2)
    assert desk.file.read_bytes() == before
    desk("start", "--draw", "--at", START)
    assert [row["do"] for row in desk.json("log")][4:] == ["DrawAndStart"]
    drawn = [name for row in desk.json("pair") for name in (row["first"], row["second"])]
    assert sorted(map(str, drawn)) == ["Ann", "Bob", "Cleo", "Dan"]
