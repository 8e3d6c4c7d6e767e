"""Rulings on cuts, throws and the starter at a table over HTTP: the cards move, and nobody else sees them."""

from random import Random

from pegout.services.provable import verify
from tests.kit.card_knowledge import cards_in
from tests.kit.running_server import Guest
from tests.kit.table_routes import Json, of_two, step, view
from tests.server.tables.test_routes_rulings import send

LOST = {"incident": "starter-in-dealers-hand", "facts": {"seen": "no"}}


def until(guests: list[Guest], phase: str) -> str:
    table, dice = of_two(*guests), Random(4)
    while view(guests[0], table)["game"]["phase"] != phase:
        step(guests, table, dice)
    return table


def agreed(guests: list[Guest], table: str, **asked: object) -> list[Json]:
    """The first proposes it and the second agrees: the table as each of them sees it then."""
    send(guests[0], table, "p1", do="propose", **asked)
    send(guests[1], table, "p2", do="agree")
    return [view(guest, table) for guest in guests]


def test_vi_1c_pone_alone_sees_the_two_cards_and_picks_the_starter(ann: Guest, bob: Guest) -> None:
    guests = [ann, bob]
    table = until(guests, "play")
    dealer = view(ann, table)["game"]["dealer"]
    starter = view(ann, table)["game"]["starter"]
    seen = agreed(guests, table, **LOST)
    pone, other = seen[1 - dealer]["game"], seen[dealer]["game"]
    assert pone["phase"] == other["phase"] == "pick the starter"
    assert pone["to_act"] == [1 - dealer]
    assert pone["legal"] == [{"do": "pick", "cards": pone["drawn"], "number": 1}]
    assert (len(pone["drawn"]), other["drawn"], other["legal"]) == (2, [], [])
    assert (pone["starter"], other["starter"], len(other["hand"])) == (None, None, 3)
    assert {*pone["drawn"], *other["hand"]} >= {starter}
    after = send(guests[1 - dealer], table, "p3", do="pick", card=pone["drawn"][1])["game"]
    assert (after["phase"], after["starter"]) == ("play", pone["drawn"][1])
    assert pone["drawn"][0] in view(guests[dealer], table)["game"]["hand"]


def test_v_2b_the_throw_is_drawn_and_pone_is_told_no_card(ann: Guest, bob: Guest) -> None:
    guests = [ann, bob]
    table = until(guests, "throw")
    dealer = view(ann, table)["game"]["dealer"]
    hand = view(guests[dealer], table)["game"]["hand"]
    seen = agreed(guests, table, incident="crib-looked-at-before-throw")
    assert [len(one["game"]["thrown"]) for one in (seen[dealer], seen[1 - dealer])] == [2, 0]
    assert {*seen[dealer]["game"]["thrown"]} < {*hand}
    log = seen[1 - dealer]["log"]
    since = next(at for at, line in enumerate(log) if line.startswith("Ruling"))
    assert not cards_in(str(log[since:]) + str(seen[1 - dealer]["rulings"]))
    assert seen[0]["game"]["scores"][1 - dealer] == 2


def test_iii_2c_the_cut_for_the_deal_is_made_again(ann: Guest, bob: Guest) -> None:
    """Ann has cut, and nobody deals yet: the judge can be called all the same."""
    guests = [ann, bob]
    table = of_two(*guests)
    send(ann, table, "c1", do="cut", lifted=12)
    asked = ann.post(
        f"/api/tables/{table}/rulings", {"incident": "several-cards-cut", "facts": {"cutter": "0"}}
    )
    assert (asked["refusal"], asked["remedies"][0]["remedy"]) == (None, "CutTakenBack")
    seen = agreed(guests, table, incident="several-cards-cut", facts={"cutter": "0"})
    assert (seen[0]["game"]["cuts"], seen[0]["game"]["to_act"]) == ([], [0])
    assert send(ann, table, "c2", do="cut", lifted=9)["game"]["to_act"] == [1]


def test_what_the_table_shows_is_not_asked_and_not_believed_otherwise(ann: Guest, bob: Guest) -> None:
    table = until([ann, bob], "play")
    crib = {"incident": "crib-on-wrong-side", "facts": {}}
    assert "findings" in ann.post(f"/api/tables/{table}/rulings", crib)
    answer = ann.send(f"/api/tables/{table}/rulings", crib | {"facts": {"starter_turned": "no"}})
    assert answer.status_code >= 400
    assert "The starter is already turned" in answer.json()["error"]["message"]


def test_a_match_with_cards_drawn_unseen_verifies(ann: Guest, bob: Guest) -> None:
    guests = [ann, bob]
    table = until(guests, "play")
    agreed(guests, table, **LOST)
    won = {"player": "0", "true_score": "121"}
    send(ann, table, "l1", do="propose", incident="not-pegged-out", facts=won)
    send(bob, table, "l2", do="agree")
    record = ann.http.get(f"/api/tables/{table}/record").text
    found = verify(record)
    assert found.agrees, found.sentence
    assert any("drawn unseen" in check.what for check in found.checks)
