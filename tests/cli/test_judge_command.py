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


def test_what_words_may_mean_comes_back_ranked(capsys: Captured) -> None:
    found = ruled(capsys, "too many cards")
    assert [row["incident"] for row in found["found"]][:2] == ["wrong-number", "wrong-deal"]
    assert (found["words"], found["clear"], found["silent"]) == ("too many cards", False, [])
    assert set(found["found"][0]) == {"incident", "what", "also", "chapter", "citation", "facts"}


def test_words_that_are_clear_are_ruled_on(capsys: Captured) -> None:
    ruling = ruled(
        capsys, "looked", "at", "the", "crib", *facts(offender="pone", due="no"), "--scores", "0-0"
    )
    assert ruling["incident"] == "crib-looked-at"
    assert fronts(ruling) == [2, 0]  # acc:V.2a


def test_a_club_word_finds_what_the_tournament_rules_have_instead(capsys: Captured) -> None:
    found = ruled(capsys, "peeked")
    assert "peeked" not in [row["incident"] for row in found["found"]]
    assert ruled(capsys, "peeked", "--rules", "club")["missing"] == {"offender": "Who looked?"}


def test_silence_of_the_rules_is_told(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    told = ruled(capsys, "moved my peg", "--rules", "classic")
    assert told["found"] == []
    assert told["silent"][0]["incident"] == "touched-opponents-peg"
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert main(("judge", "moved my peg", "--rules", "classic")) == 0
    assert "put right without a penalty" in capsys.readouterr().out


def test_the_list_keeps_to_the_rules_in_force(capsys: Captured) -> None:
    assert [row["incident"] for row in ruled(capsys, "--list", "--rules", "classic")] == [
        "muggins",
        "not-covered",
    ]


def test_a_choice_comes_with_the_facts_that_answer_it(capsys: Captured) -> None:
    told = facts(offender="dealer", cards="AH", in_time="yes")
    (left,) = ruled(capsys, "renege", *told)["choices"]
    assert (left["whose"], left["fact"]) == ("Pone", "decision")
    assert [option["facts"] for option in left["options"]] == [{"decision": "dead"}, {"decision": "played"}]
    assert main(("judge", "renege", *told)) == 0
    assert "--fact decision=dead" in capsys.readouterr().out
    assert ruled(capsys, "renege", *told, *facts(decision="dead"))["choices"] == []


def test_a_referral_tells_what_is_known_and_what_is_missing(capsys: Captured) -> None:
    (then,) = ruled(capsys, "wrong-throw", *facts(offender="pone", thrown="3", all_thrown="yes"))["then"]
    assert (then["incident"], then["facts"]) == ("wrong-number", {"pone": "3"})
    assert set(then["missing"]) == {"dealer", "crib", "starter_turned"}


def test_a_referral_that_needs_nothing_more_is_ruled_on(capsys: Captured) -> None:
    assert main(("judge", "cards-together", *facts(player="pone", cards="KD", before="24"))) == 0
    out = capsys.readouterr().out
    assert out.startswith("Only one card was played.\n")
    assert "takes the card back" in out  # acc:VII.1e: 34 is past 31


def test_the_lodge_suggests(capsys: Captured) -> None:
    told = facts(offender="pone", due="no")
    suggested = ruled(capsys, "crib-looked-at", *told, "--rules", "lodge")["suggested"]
    assert [order["remedy"] for order in suggested] == ["PointsTo"]
    assert main(("judge", "crib-looked-at", *told, "--rules", "lodge")) == 0
    assert "- Suggested: Dealer pegs two points." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "--list"),
        (
            ("wrong-throw", *facts(offender="pone", thrown="3", all_thrown="yes")),
            "wrong-number --fact pone=3.",
        ),
        (("qwerty",), "nothing matches 'qwerty': try other words"),
        (("reneg",), "Who did not play?"),
        (("held", "back", "a", "card"), "renege: More facts are needed: Who did not play?"),
        (("renege",), "Who did not play?"),
        (("renege", "--fact", "offender"), "--fact NAME=VALUE"),
        (("renege", *facts(offender="Zoe", cards="AH", in_time="yes")), "not a player here"),
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
