"""Every route answers with what the library says, or with what was worked out by hand."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pegout import Game
from pegout.analysis import weigh_single_throws, weigh_throws, win_chance
from pegout.cards import parse_cards
from pegout.cli.main import main
from pegout.companion import PointKind, Points, write_board
from pegout.game import CarryOut
from pegout.judge import KINDS
from pegout.players import LADDER
from pegout.rules import PRESETS, in_words
from pegout.rules.remedies import GameLost
from pegout.server.analysis.rule_book_responses import RuleBook
from pegout.server.analysis.ruling_responses import Elsewhere, FoundIncidents, Incident, Missing, Ruling
from pegout.server.analysis.score_responses import Chances, Count, Pegged
from pegout.services.queries.opponents import Opponent
from pegout.services.queries.throws import Throws
from pegout.studies.review import review
from tests.kit.analysis import asked, client, usual
from tests.kit.boards import a_board
from tests.kit.review import sample

SIX = ["5H", "5C", "6D", "7S", "JH", "KD"]
FALSE_CLAIM = {"player": "pone", "true_score": "118"}


def given_up() -> Game:
    """A game with two throws, after which Ann gives up."""
    game = Game.deal(["5H 5C 5S JD KH QH", "2C 4C 6C 8D 9D TS"], starter="JS", names=["Ann", "Bob"])
    game.throw(0, "KH QH")
    game.throw(1, "2C 4C")
    game.do(CarryOut(("Ann has given up.",), (GameLost(0),)))
    return game


def test_the_best_hand_is_counted_combination_by_combination() -> None:
    """Eight fifteens, twelve for four of a kind and one for nobs: 16 + 12 + 1."""
    found = asked("score", {"hand": ["5H", "5C", "5S", "JD"], "starter": "5D"})
    kinds = [item["kind"] for item in found["items"]]
    assert (found["total"], kinds.count("fifteen"), kinds.count("four of a kind")) == (29, 8, 1)
    assert {"kind": "nobs", "points": 1, "cards": ["JD"]} in found["items"]
    assert found["spoken"].endswith("one for his nob is twenty-nine")


@pytest.mark.parametrize(("crib", "total"), [(False, 4), (True, 0)])
def test_a_flush_of_four_counts_in_a_hand_only(crib: bool, total: int) -> None:
    """Even cards make no fifteen, and these neither pair nor run."""
    body = {"hand": ["2H", "4H", "6H", "8H"], "starter": "KD", "crib": crib}
    assert asked("score", body)["total"] == total


def test_cards_are_pegged_one_after_the_other() -> None:
    """7 8 is fifteen for two; the 9 makes a run of three at 24; last card is one more."""
    found = asked("peg", {"cards": ["7H", "8C", "9D"], "last": True})
    assert [(play["count"], play["total"]) for play in found["plays"]] == [(7, 0), (15, 2), (24, 4)]
    assert (found["total"], found["plays"][2]["spoken"]) == (
        6,
        "twenty-four for three, and one for last card",
    )


def test_a_stroke_begins_another_series() -> None:
    """Two fives are a pair, but not across the stroke, where the first is a go."""
    assert asked("peg", {"cards": ["5H", "5C"]})["total"] == 2
    assert [play["total"] for play in asked("peg", {"cards": ["5H", "/", "5C"]})["plays"]] == [1, 0]


def test_throws_of_six_are_those_of_the_library() -> None:
    found = asked("discard", {"cards": SIX, "dealer": True, "scores": [84, 91]})
    values = weigh_throws(parse_cards(SIX), dealer=True, scores=(84, 91))
    assert [throw["thrown"] for throw in found["throws"]] == [list(map(str, one.thrown)) for one in values]
    assert [throw["win"] for throw in found["throws"]] == [one.win for one in values]
    assert found["scores"] == [84, 91]


def test_throws_of_five_are_those_of_the_library() -> None:
    found = asked("discard", {"cards": SIX[:5], "seats": 4, "partners": True})
    values = weigh_single_throws(parse_cards(SIX[:5]), own=False, seats=4, partners=True)
    assert [throw["points"] for throw in found["throws"]] == [one.points for one in values]
    assert (found["scores"], found["throws"][0]["win"]) == (None, None)


def test_chances_are_those_of_the_library() -> None:
    found = asked("win", {"mine": 84, "theirs": 91, "rules": "club"})
    assert found["dealer"] == win_chance(84, 91, dealer=True)
    assert found["pone"] == win_chance(84, 91, dealer=False)


def test_a_review_is_that_of_the_library() -> None:
    found = asked("review", {"record": given_up().record})
    assert found == json.loads(json.dumps(review(given_up().events).to_json()))
    throws = [one["chosen"] for player in found["games"][0]["players"] for one in player["decisions"]]
    assert throws == [["QH", "KH"], ["2C", "4C"]]


def test_a_false_claim_is_ruled_on() -> None:
    """acc:VIII.4b: fifteen back from the true hole 118, and the overclaimed three go to the dealer."""
    found = asked("rulings", {"incident": "false-claim", "facts": FALSE_CLAIM, "scores": [[84], [118]]})
    assert [side["after"]["front"] for side in found["pegs"]] == [87, 103]
    assert "acc:VIII.4b" in found["citations"]


def test_a_ruling_on_a_record_knows_its_players_and_rear_pegs_are_kept() -> None:
    body = {"incident": "touched-opponents-peg", "facts": {"offender": "Bob"}}
    found = asked("rulings", body | {"record": sample().record})
    assert [side["side"] for side in found["pegs"]] == ["Ann", "Bob"]
    found = asked("rulings", body | {"names": ["Ann", "Bob"], "scores": [[80, 84], [91]]})
    assert found["pegs"][0]["before"] == {"rear": 80, "front": 84}
    assert found["pegs"][1]["before"] == {"rear": 90, "front": 91}


def test_facts_that_are_missing_come_back_as_questions() -> None:
    found = asked("rulings", {"incident": "renege", "facts": {"offender": "dealer"}})
    assert set(found["missing"]) == {"cards", "in_time"}


def test_what_can_be_looked_up_is_all_there() -> None:
    with client() as one:
        incidents = one.get("/api/analysis/incidents").json()
        assert [row["incident"] for row in incidents] == list(KINDS)
        books = one.get("/api/rules").json()
        assert list(books) == list(PRESETS)
        club = one.get("/api/rules/club").json()
        assert club == books["club"]
        words = [(clause.text, str(clause.citation)) for clause in in_words(PRESETS["club"])]
        assert [(clause["text"], clause["citation"]) for clause in club["clauses"]] == words
        ladder = one.get("/api/opponents").json()
        assert [row["name"] for row in ladder] == [rung.name for rung in LADDER]
        ratings = [row["rating"] and row["rating"]["elo"] for row in ladder]
        assert ratings == [rung.rating and rung.rating.elo for rung in LADDER]
        missing = one.get("/api/rules/clbu")
        assert (missing.status_code, missing.json()["error"]["code"]) == (404, "not_found")
        assert "did you mean club?" in missing.json()["error"]["message"]


DOORS: list[tuple[str, dict[str, Any], list[str], Any]] = [
    ("score", {"hand": SIX[:4], "starter": "KD", "crib": True}, [*SIX[:4], "KD", "--crib"], Count),
    ("peg", {"cards": SIX, "rules": "club"}, [*SIX, "--rules", "club"], Pegged),
    ("discard", {"cards": SIX}, SIX, Throws),
    ("discard", {"cards": SIX[:5], "seats": 3}, [*SIX[:5], "--seats", "3"], Throws),
    ("win", {"mine": 3, "theirs": 120}, ["3-120"], Chances),
    (
        "rulings",
        {"incident": "false-claim", "facts": FALSE_CLAIM, "scores": [[84], [118]]},
        ["false-claim", "--fact", "player=pone", "--fact", "true_score=118", "--scores", "84-118"],
        Ruling,
    ),
    ("rulings", {"incident": "renege"}, ["renege"], Missing),
    (
        "rulings",
        {"incident": "misdeal", "facts": {"play_started": "yes"}, "rules": "portfolio"},
        ["misdeal", "--fact", "play_started=yes", "--rules", "portfolio"],
        Ruling,
    ),
    (
        "rulings",
        {"incident": "misdeal", "facts": {"play_started": "yes"}},
        ["misdeal", "--fact", "play_started=yes"],
        Elsewhere,
    ),
]


@pytest.mark.parametrize(("route", "body", "words", "shape"), DOORS)
def test_both_doors_say_the_same_in_the_shape_that_is_documented(
    route: str, body: dict[str, Any], words: list[str], shape: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    found = asked(route, body)
    assert main([route if route != "rulings" else "judge", *words, "--json"]) == 0
    assert found == json.loads(capsys.readouterr().out)
    msgspec.convert(found, shape)


@pytest.mark.long
def test_both_doors_review_alike(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.txt"
    path.write_text(sample(2).record, encoding="utf-8")
    assert main(["review", str(path), "--json"]) == 0
    assert asked("review", {"record": sample(2).record}) == json.loads(capsys.readouterr().out)


def test_both_doors_recognise_the_record_of_a_board(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    board = a_board()
    board.enter(Points(1, 5, PointKind.PLAY), Points(0, 8, PointKind.HAND), Points(0, 4, PointKind.CRIB))
    path = tmp_path / "board.rec"
    path.write_text(record := write_board(board.log), encoding="utf-8")
    assert main(["review", str(path), "--json"]) == 0
    found = asked("review", {"record": record})
    assert found == json.loads(capsys.readouterr().out)
    assert [one["points"] for one in found["sums"]] == [0, 8, 4, 5]
    with client() as one:
        refused = one.post("/api/analysis/review", json={"record": record, "game": 1})
    assert "leave out the game number" in refused.json()["error"]["message"]


@pytest.mark.parametrize(("words", "rules"), [("too many cards", "acc"), ("moved my peg", "classic")])
def test_both_doors_find_the_same_by_words(
    words: str, rules: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with client() as one:
        asked_for = {"words": words, "rules": rules}
        found = one.get("/api/analysis/incidents/search", params=asked_for).json()
    assert main(["judge", words, "--rules", rules, "--json"]) == 0
    assert found == json.loads(capsys.readouterr().out)
    msgspec.convert(found, FoundIncidents)


def test_only_what_the_rules_have_is_listed() -> None:
    with client() as one:
        rows = one.get("/api/analysis/incidents?rules=classic").json()
        missing = one.get("/api/analysis/incidents?rules=clasic")
        lost = one.get("/api/analysis/incidents/search?words=go&rules=clasic")
    assert [row["incident"] for row in rows] == ["muggins", "not-covered"]
    assert missing.status_code == lost.status_code == 404
    assert "did you mean classic?" in missing.json()["error"]["message"]


def test_a_ruling_tells_which_facts_matter() -> None:
    """acc:V.1d: before the starter is turned, whoever has played a card does not matter."""
    body = {"incident": "crib-on-wrong-side", "facts": {"starter_turned": "no"}}
    assert asked("rulings", body)["asked"] == ["starter_turned"]
    body = {"incident": "crib-on-wrong-side", "facts": {"starter_turned": "yes"}}
    assert asked("rulings", body)["asked"] == ["starter_turned", "all_played"]


def test_lists_have_the_shape_that_is_documented() -> None:
    with client() as one:
        msgspec.convert(one.get("/api/analysis/incidents").json(), list[Incident])
        msgspec.convert(one.get("/api/rules").json(), dict[str, RuleBook])
        msgspec.convert(one.get("/api/opponents").json(), list[Opponent])


def test_every_route_is_documented() -> None:
    """Each has an id of its own, a description, its answer and, where a body is needed, an example."""
    document = usual().openapi_schema.to_schema()
    works = [work for path in document["paths"].values() for work in path.values()]
    assert len({work["operationId"] for work in works}) == len(works) == 19
    for work in works:
        assert work["description"]
        assert work["responses"]["200"]["content"]["application/json"]["schema"] != {}
        if "requestBody" in work:
            assert work["requestBody"]["content"]["application/json"]["schema"]["examples"]
    page = (Path(__file__).parents[3] / "docs/api-analysis.md").read_text("utf-8")
    assert [path for path in document["paths"] if f"`{path}`" not in page] == []
