"""The judge at a table over HTTP and sockets: asked, proposed, agreed to, declined; and no card is told."""

import re
from random import Random

import pytest

from pegout.cards import Card
from pegout.services.tables import refusal as limits
from tests.kit.running_server import Guest
from tests.kit.table_routes import (
    SHORT,
    Json,
    of_two,
    opened,
    play_out,
    refusal,
    step,
    view,
    with_bot,
)

TOUCHED = {"incident": "touched-opponents-peg", "facts": {"offender": "1"}}
"""acc:VIII.6a: two points to the other."""


def dealt(ann: Guest, bob: Guest, **asked: object) -> tuple[str, Json]:
    """A table of two at which cards have been dealt, as Ann sees it."""
    table = of_two(ann, bob, **asked)
    dice = Random(2)
    while view(ann, table)["game"]["phase"] != "throw":
        step([ann, bob], table, dice)
    return table, view(ann, table)


def send(guest: Guest, table: str, number: str, **move: object) -> Json:
    body = {"id": number, "version": view(guest, table)["version"], **move}
    told: Json = guest.post(f"/api/tables/{table}/moves", body)
    return told


def test_a_ruling_is_asked_for_proposed_and_carried_out_when_the_other_agrees(ann: Guest, bob: Guest) -> None:
    table, before = dealt(ann, bob)
    asked = ann.post(f"/api/tables/{table}/rulings", TOUCHED)
    assert [side["after"]["front"] for side in asked["pegs"]] == [2, 0]
    assert (asked["refusal"], asked["citations"]) == (None, ["acc:VIII.6a"])
    assert view(ann, table) == before

    proposed = send(ann, table, "r1", do="propose", **TOUCHED)["table"]["proposal"]
    assert (proposed["by"], proposed["awaited"], proposed["declined"]) == (0, [1], None)
    assert proposed["remedies"] == ["Ann pegs two points."]
    seen = view(bob, table)
    assert seen["table"]["proposal"] == proposed
    assert seen["game"]["scores"] == [0, 0]
    agreed = send(bob, table, "r2", do="agree")
    assert agreed["table"]["proposal"] is None
    assert agreed["game"]["scores"] == [2, 0]
    (ruling,) = agreed["rulings"]
    assert ruling["remedies"] == ["Ann pegs two points."]
    assert ruling["citations"] == ["acc:VIII.6a"]
    assert agreed["version"] == before["version"] + 2


def test_a_ruling_that_is_declined_moves_nothing_and_both_are_told_over_their_sockets(
    ann: Guest, bob: Guest
) -> None:
    table, _ = dealt(ann, bob)
    sockets = [guest.socket(table) for guest in (ann, bob)]
    try:
        assert sockets[0].do({"do": "propose", **TOUCHED}, "s1")["type"] == "done"
        while sockets[1].view["table"]["proposal"] is None:
            sockets[1].hear()
        assert sockets[1].do({"do": "decline"}, "s2")["type"] == "done"
        while sockets[0].view["table"]["proposal"]["declined"] is None:
            sockets[0].hear()
        assert [one.view["table"]["proposal"]["declined"] for one in sockets] == [1, 1]
        assert [one.view["game"]["scores"] for one in sockets] == [[0, 0], [0, 0]]
        late = sockets[1].do({"do": "agree"}, "s3")
        assert late["error"]["code"] == "no_proposal"
    finally:
        for one in sockets:
            one.close()


def test_rulings_that_are_taken_back_again_and_again_do_not_fill_the_log(
    ann: Guest, bob: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, before = dealt(ann, bob)
    monkeypatch.setattr(limits, "MOST_ENTRIES", before["version"] + 4)
    for number in range(2):
        send(ann, table, f"p{number}", do="propose", **TOUCHED)
        send(ann, table, f"d{number}", do="decline")
    body = {"id": "p2", "version": view(ann, table)["version"], "do": "propose", **TOUCHED}
    refused = ann.send(f"/api/tables/{table}/moves", body)
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "table_too_long")
    step([ann, bob], table, Random(2))
    assert view(ann, table)["version"] > before["version"] + 4


def test_sitting_down_and_leaving_again_and_again_does_not_fill_the_log(
    ann: Guest, bob: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ann.post("/api/tables", {})["table"]["table"]
    monkeypatch.setattr(limits, "MOST_ENTRIES", view(ann, table)["version"] + 4)
    for _ in range(2):
        bob.post(f"/api/tables/{table}/sit", {})
        bob.post(f"/api/tables/{table}/leave")
    refused = bob.send(f"/api/tables/{table}/sit", {})
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "table_too_long")


def test_a_move_ends_what_was_proposed(ann: Guest, bob: Guest) -> None:
    table, _ = dealt(ann, bob)
    send(ann, table, "m1", do="propose", **TOUCHED)
    with_socket = ann.socket(table)
    hand = view(bob, table)["game"]["hand"]
    send(bob, table, "m2", do="throw", cards=hand[:2])
    while with_socket.view["table"]["proposal"] is not None:
        with_socket.hear()
    with_socket.close()
    assert view(ann, table)["table"]["proposal"] is None


def test_with_a_bot_it_is_carried_out_at_once_and_the_record_verifies(ann: Guest) -> None:
    from pegout.services.provable import verify

    table = with_bot(ann, options={"goal": 31, "skunk_below": 0, "double_skunk_below": 0})
    dice = Random(4)
    while (seen := view(ann, table))["game"]["dealer"] is None or seen["game"]["phase"] != "throw":
        step([ann], table, dice)
    ruled = send(ann, table, "b1", do="propose", incident="card-exposed-in-deal", facts={})
    assert [one["citations"] for one in ruled["rulings"]] == [["acc:IV.3a"]]
    play_out([ann], table)
    text = ann.http.get(f"/api/tables/{table}/record").text
    assert "by acc:IV.3a" in text
    assert verify(text).agrees


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ({"incident": "no-such-thing"}, (409, "cannot_rule")),
        ({"incident": "touched-opponents-peg", "facts": {"offender": "Zoe"}}, (409, "cannot_rule")),
        ({"incident": "touched-opponents-peg", "facts": {"who": "0"}}, (409, "cannot_rule")),
        ({"incident": "x" * 61}, (400, "bad_request")),
        ({"incident": "peeked", "facts": {"offender": "x" * 401}}, (400, "bad_request")),
        ({"incident": "peeked", "more": 1}, (400, "bad_request")),
        ({}, (400, "bad_request")),
    ],
)
def test_what_cannot_be_ruled_on_is_refused(
    ann: Guest, bob: Guest, body: Json, expected: tuple[int, str]
) -> None:
    table, seen = dealt(ann, bob)
    assert refusal(ann.send(f"/api/tables/{table}/rulings", body)) == expected
    move = {"do": "propose", "id": "x", "version": seen["version"], **body}
    assert refusal(ann.send(f"/api/tables/{table}/moves", move)) == expected
    assert view(ann, table) == seen


def test_questions_come_back_where_facts_are_missing_and_no_judge_comes_before_there_is_a_dealer(
    ann: Guest, bob: Guest
) -> None:
    table, _ = dealt(ann, bob)
    asked = ann.post(f"/api/tables/{table}/rulings", {"incident": "touched-opponents-peg"})
    assert asked["missing"] == {"offender": "Who touched the peg?"}
    waiting = opened(ann)
    ann.post(f"/api/tables/{waiting}/sit", {})
    assert refusal(ann.send(f"/api/tables/{waiting}/rulings", TOUCHED)) == (409, "not_started")


def test_the_judge_tells_nobody_of_a_card_that_does_not_lie_open(ann: Guest, bob: Guest) -> None:
    """Whatever card is named, and wherever it is, the answer is the same."""
    table, seen = dealt(ann, bob, officiating="players")
    answers = set()
    for card in ("AH", "5H", "JC", *seen["game"]["hand"]):
        facts = {"offender": "1", "cards": card, "in_time": "yes", "decision": "dead"}
        told = ann.post(f"/api/tables/{table}/rulings", {"incident": "renege", "facts": facts})
        plain = re.sub(Card.parse(card).pretty, "", str(told | {"remedies": None}))
        answers.add(plain)
    assert len(answers) == 1


def test_asking_and_taking_back_has_an_end_and_begins_anew_with_the_next_game(
    ann: Guest, bob: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pegout.services.tables.refusal.MOST_CALLS", 3)
    table, _ = dealt(ann, bob, match="best of 3", options=SHORT)
    for number in range(3):
        send(ann, table, f"ask{number}", do="propose", **TOUCHED)
        send(ann, table, f"back{number}", do="decline")
    body = {"id": "more", "version": view(ann, table)["version"], "do": "propose", **TOUCHED}
    assert refusal(ann.send(f"/api/tables/{table}/moves", body)) == (409, "called_enough")
    send(bob, table, "bob", do="propose", incident=TOUCHED["incident"], facts={"offender": "0"})
    send(bob, table, "bob back", do="decline")
    dice = Random(4)
    while view(ann, table)["game"]["game_number"] == 1 or view(ann, table)["game"]["phase"] != "throw":
        step([ann, bob], table, dice)
    assert send(ann, table, "again", do="propose", **TOUCHED)["table"]["proposal"] is not None


def test_sitting_down_and_leaving_again_has_an_end(
    ann: Guest, bob: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pegout.services.tables.refusal.MOST_ENTRIES", 20)
    table = opened(ann)
    answers = []
    for _ in range(15):
        answers.append(bob.send(f"/api/tables/{table}/sit", {}))
        bob.send(f"/api/tables/{table}/leave")
    assert answers[0].status_code == 200
    assert refusal(answers[-1]) == (409, "table_too_long")
    assert view(ann, table)["version"] <= 21
