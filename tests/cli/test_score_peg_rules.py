"""The commands score, peg and rules: text, JSON and bad input."""

import json
import subprocess
import sys
from typing import Any

import pytest

from pegout.cli.main import main
from pegout.rules import FIELD_TYPES, PRESETS
from tests.judge.test_acc_iv_4c_table_of_actions import ROWS

Captured = pytest.CaptureFixture[str]


def printed(capsys: Captured, *arguments: str) -> str:
    assert main(arguments) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def as_json(capsys: Captured, *arguments: str) -> Any:
    return json.loads(printed(capsys, *arguments, "--json"))


def test_score_of_the_best_hand(capsys: Captured) -> None:
    data = as_json(capsys, "score", "5H", "5C", "5S", "JD", "5D")
    assert data["total"] == 29
    assert sum(item["points"] for item in data["items"]) == 29
    assert {"kind": "nobs", "points": 1, "cards": ["JD"]} in data["items"]


def test_score_takes_the_cards_in_one_word_too(capsys: Captured) -> None:
    assert as_json(capsys, "score", "5H5C 5S", "J♦,5d")["total"] == 29


def test_a_crib_needs_the_starter_for_its_flush(capsys: Captured) -> None:
    cards = ("2H", "4H", "8H", "TH", "QS")
    assert as_json(capsys, "score", *cards)["total"] == 4
    assert as_json(capsys, "score", *cards, "--crib")["total"] == 0
    assert as_json(capsys, "score", *cards, "--crib", "--set", "crib_flush_needs_starter=off")["total"] == 4


def test_short_hands_are_counted(capsys: Captured) -> None:
    assert as_json(capsys, "score", "5H", "5D")["total"] == 2


def test_score_says_nineteen_for_nought(capsys: Captured) -> None:
    assert printed(capsys, "score", "2H", "4C", "6D", "8S", "TH").strip().endswith("nineteen: 0")


def test_classic_calls_a_double_run_with_its_pair(capsys: Captured) -> None:
    cards = ("score", "JH", "JC", "QD", "KS", "9D")
    assert "a double run of three is eight" in printed(capsys, *cards, "--rules", "classic")
    assert "a pair is two, and a double run of three is eight" in printed(capsys, *cards, "--rules", "club")


def test_peg_scores_runs_pairs_fifteen_and_thirty_one(capsys: Captured) -> None:
    data = as_json(capsys, "peg", "7H", "8C", "9D", "7C")
    # 7 nothing; 15 for 2; 7-8-9 for 3; 31 for 2 and 8-9-7 for 3.
    assert [play["total"] for play in data["plays"]] == [0, 2, 3, 5]
    assert [play["count"] for play in data["plays"]] == [7, 15, 24, 31]
    assert data["total"] == 10


def test_peg_gives_a_go_where_a_card_would_pass_thirty_one(capsys: Captured) -> None:
    data = as_json(capsys, "peg", "KH", "QC", "9D", "5S")
    assert [play["count"] for play in data["plays"]] == [10, 20, 29, 5]
    assert [play["total"] for play in data["plays"]] == [0, 0, 1, 0]


def test_peg_starts_a_new_series_at_a_stroke(capsys: Captured) -> None:
    data = as_json(capsys, "peg", "KH", "/", "KC")
    assert [(play["count"], play["total"]) for play in data["plays"]] == [(10, 1), (10, 0)]


def test_peg_last_card_on_fifteen_differs_in_club(capsys: Captured) -> None:
    assert as_json(capsys, "peg", "KH", "5C", "--last")["total"] == 3
    assert as_json(capsys, "peg", "KH", "5C", "--last", "--rules", "club")["total"] == 2


@pytest.mark.parametrize("name", PRESETS)
def test_rules_prints_every_field_with_a_citation(name: str, capsys: Captured) -> None:
    data = as_json(capsys, "rules", name)
    assert set(data["fields"]) == set(FIELD_TYPES)
    assert {field for clause in data["clauses"] for field in clause["fields"]} == set(FIELD_TYPES)
    text = printed(capsys, "rules", name)
    assert all(f"[{clause['citation']}]" in text for clause in data["clauses"])


def test_rules_shows_where_two_differ(capsys: Captured) -> None:
    data = as_json(capsys, "rules", "acc", "--than", "lodge")
    assert data["time_limit_minutes"] == {"acc": "0", "lodge": "20"}
    assert "seats" not in data


def test_rules_without_a_name_lists_the_presets(capsys: Captured) -> None:
    text = printed(capsys, "rules")
    assert all(name in text for name in PRESETS)


def test_rules_prints_an_article_and_what_is_below_it(capsys: Captured) -> None:
    rows = as_json(capsys, "rules", "acc:viii.4c")
    assert [row["citation"] for row in rows] == ["acc:VIII.4c", "acc:VIII.4c1", "acc:VIII.4c2"]
    text = printed(capsys, "rules", "acc:VIII.4c")
    assert all(row["title"] in text for row in rows)


HELD = {"C": "right", "M": "too many", "F": "too few"}


def test_acc_iv_4c_prints_the_table_as_it_stands_in_the_document(capsys: Captured) -> None:
    text = printed(capsys, "rules", "acc:IV.4c")
    for row, before, after in ROWS:
        held = [HELD[letter] for letter in row]
        line = next(line for line in text.splitlines() if line.startswith("{:<10}{:<10}{:<10}".format(*held)))
        assert line.split()[-2:] == [before.lower(), after.lower()]
    numbers = [line.split()[0] for line in text.splitlines() if line[:2].strip().isdigit()]
    assert numbers == [str(number) for number in range(1, 17)]


def test_acc_iv_4c_comes_as_data_too(capsys: Captured) -> None:
    (told,) = as_json(capsys, "rules", "acc:IV.4c")
    rows = [[row[name] for name in ("pone", "dealer", "crib")] for row in told["table"]["rows"]]
    assert rows == [[HELD[letter] for letter in row] for row, _, _ in ROWS]
    numbers = [[str(row["a"] or "Play"), str(row["b"] or "Play")] for row in told["table"]["rows"]]
    assert numbers == [[before, after] for _, before, after in ROWS]
    assert "table" not in as_json(capsys, "rules", "acc:IV.4d1")[0]


def test_rules_finds_articles_by_words(capsys: Captured) -> None:
    assert as_json(capsys, "rules", "--search", "muggins zero")[0]["citation"] == "acc:X.4d"
    found = as_json(capsys, "rules", "club", "--search", "renege")
    assert found
    assert all(row["citation"].startswith("club:") for row in found)


BAD = {
    "unknown article": (("rules", "acc:XX"), "did you mean"),
    "nothing found": (("rules", "--search", "xyzzy"), "try fewer or other words"),
    "unknown document": (("rules", "poker", "--search", "go"), "is not a document"),
    "no command": ((), "score"),
    "unreadable card": (("score", "5H", "11X"), "'11X' is not a card"),
    "repeated card": (("score", "5H", "5C", "5H"), "5H is named twice"),
    "no cards": (("score",), "name the cards"),
    "one card": (("score", "5H"), "name the cards"),
    "unknown option": (("score", "5H", "5C", "--fast"), "--fast"),
    "unknown preset": (("score", "5H", "5C", "--rules", "clbu"), "did you mean club?"),
    "unknown field": (("rules", "acc", "--set", "gaol=61"), "did you mean goal?"),
    "bad value": (("rules", "acc", "--set", "muggins=perhaps"), "say on or off"),
    "no value": (("rules", "acc", "--set", "muggins"), "--set muggins=on"),
    "five seats": (("rules", "acc", "--set", "seats=5"), "cribbage seats 2, 3 or 4"),
    "no cards played": (("peg",), "No cards given"),
    "unknown command": (("shuffle",), "use one of"),
    "no such file": (("replay", "/no/such/file"), "/no/such/file"),
    "a folder": (("replay", "/"), "/"),
}


@pytest.mark.parametrize("case", [case for case in BAD if case != "no command"])
def test_bad_input_is_one_line_and_exit_two(case: str, capsys: Captured) -> None:
    arguments, said = BAD[case]
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert said in err
    assert err.count("\n") == 1


def test_without_a_command_the_commands_are_listed(capsys: Captured) -> None:
    assert "pegout COMMAND --help" in printed(capsys)


def test_a_reader_who_has_seen_enough_is_no_error() -> None:
    command = f"{sys.executable} -m pegout rules --json | head -1"
    done = subprocess.run(["/bin/sh", "-c", command], capture_output=True, text=True, check=True)
    assert done.stdout == "{\n"
    assert done.stderr == ""
