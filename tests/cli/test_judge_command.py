"""`pegout judge`: rulings from facts on the command line, with and without a record."""

import io
import json
from pathlib import Path
from typing import Any

import pytest

from pegout import Game
from pegout.cli.main import main

Captured = pytest.CaptureFixture[str]


def ruled(capsys: Captured, *arguments: str) -> Any:
    assert main(("judge", *arguments, "--json")) == 0
    return json.loads(capsys.readouterr().out)


def facts(**given: str) -> list[str]:
    return [part for name, text in given.items() for part in ("--fact", f"{name}={text}")]


def fronts(ruling: Any) -> list[int]:
    return [side["after"]["front"] for side in ruling["pegs"]]


def test_a_false_claim_costs_fifteen_and_gives_the_overclaim(capsys: Captured) -> None:
    told = facts(player="pone", true_score="118")
    ruling = ruled(capsys, "false-claim", *told, "--scores", "84-118")
    # acc:VIII.4b: from the true hole 118 fifteen back, and the three overclaimed to the opponent.
    assert fronts(ruling) == [87, 103]
    assert "acc:VIII.4b" in ruling["citations"]


def test_a_claim_is_judged_with_the_peg_in_the_game_hole(capsys: Captured) -> None:
    told = facts(player="pone", true_score="118")
    assert fronts(ruled(capsys, "false-claim", *told, "--scores", "84-110/121")) == [87, 103]


def test_another_incident_is_named_as_data(capsys: Captured) -> None:
    told = facts(offender="pone", thrown="3", all_thrown="yes")
    assert ruled(capsys, "wrong-throw", *told)["instead"] == ["wrong-number"]


def test_a_renege_pays_two_for_each_card(capsys: Captured) -> None:
    told = facts(offender="dealer", cards="AH 5C 6D", in_time="yes", decision="dead")
    ruling = ruled(capsys, "renege", *told, "--scores", "80-82")
    assert fronts(ruling) == [80, 88]
    assert {"remedy": "PointsTo", "seat": 1, "points": 6}.items() <= ruling["remedies"][0].items()


def test_a_claim_too_late_orders_nothing(capsys: Captured) -> None:
    told = facts(offender="dealer", cards="AH", in_time="no")
    ruling = ruled(capsys, "renege", *told, "--scores", "80-82")
    assert ruling["remedies"] == []
    assert fronts(ruling) == [80, 82]


def test_missing_facts_come_back_as_questions(capsys: Captured) -> None:
    ruling = ruled(capsys, "renege", *facts(offender="dealer"))
    assert set(ruling["missing"]) == {"cards", "in_time"}
    assert all(question.endswith("?") for question in ruling["missing"].values())


def test_a_record_gives_players_rules_and_pegs(tmp_path: Path, capsys: Captured) -> None:
    game = Game.deal(
        ["5H 5C 5S JD KH QH", "2C 4C 6C 8D 9D TS"], starter="JS", rules="acc", names=["Ann", "Bob"]
    )
    game.throw(0, "KH QH")
    game.throw(1, "2C 4C")
    path = tmp_path / "game.txt"
    path.write_text(game.record, encoding="utf-8")
    told = facts(offender="Bob")
    ruling = ruled(capsys, "touched-opponents-peg", *told, "--record", str(path))
    # Heels gave Ann two; Bob touched her peg: two more (acc:VIII.6a).
    assert fronts(ruling) == [4, 0]
    assert ruling["pegs"][0]["side"] == "Ann"


def test_partners_are_named_together(capsys: Captured) -> None:
    told = facts(offender="Ann", claimant="Bob", moved="yes")
    table = ("--rules", "club-partners", "--names", "Ann,Bob,Cleo,Dan")
    ruling = ruled(capsys, "touched-opponents-peg", *told, *table, "--scores", "30-40")
    assert [side["side"] for side in ruling["pegs"]] == ["Ann and Cleo", "Bob and Dan"]
    assert fronts(ruling) == [30, 42]


def test_under_lodge_it_is_a_suggestion_until_the_marshal_confirms_it(capsys: Captured) -> None:
    told = facts(offender="Ann")
    table = ("--rules", "lodge", "--names", "Ann,Bob", "--scores", "10-20")
    asked = ruled(capsys, "touched-opponents-peg", *told, *table)
    assert (asked["remedies"], fronts(asked)) == ([], [10, 20])
    assert [order["remedy"] for order in asked["suggested"]] == ["PointsTo"]
    given = ruled(capsys, "touched-opponents-peg", *told, *facts(marshal="yes"), *table)
    assert (given["suggested"], fronts(given)) == (None, [10, 22])
    assert main(("judge", "touched-opponents-peg", *told, *table)) == 0
    assert "- Suggested: Bob pegs two points." in capsys.readouterr().out


def test_the_list_names_every_fact(capsys: Captured) -> None:
    rows = ruled(capsys, "--list")
    assert {"incident", "what", "also", "chapter", "citation", "facts"} == set(rows[0])
    assert len(rows) > 40


def test_the_text_tells_finding_remedies_pegs_and_citation(capsys: Captured) -> None:
    told = facts(player="pone", true_score="118")
    assert main(("judge", "false-claim", *told, "--scores", "84-118")) == 0
    out = capsys.readouterr().out
    assert "Dealer pegs three points." in out
    assert "Pone: 118 becomes 103" in out
    assert "acc:VIII.4b" in out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "--list"),
        (("reneg",), "did you mean renege"),
        (("renege",), "Who did not play?"),
        (("renege", "--fact", "offender"), "--fact NAME=VALUE"),
        (("renege", *facts(offender="Zoe", cards="AH", in_time="yes")), "nobody here"),
        (("renege", *facts(offender="pone", cards="AH", in_time="maybe")), "yes or no"),
        (("renege", *facts(offender="pone", cards="A", in_time="yes")), "not a card"),
        (("renege", *facts(colour="red")), "no fact"),
        (("renege", "--scores", "84"), "2 sides"),
        (("renege", "--scores", "84-300"), "0 to 121"),
        (("renege", "--scores", "84-9/8/7"), "not a score"),
        (("misdeal", *facts(play_started="no")), "judge it as wrong-deal"),
        (("renege", "--record", "/no/such/file"), "/no/such/file"),
    ],
)
def test_bad_input_to_the_judge_is_one_line_and_exit_two(
    arguments: tuple[str, ...], said: str, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert main(("judge", *arguments)) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert said in err
    assert err.count("\n") == 1
