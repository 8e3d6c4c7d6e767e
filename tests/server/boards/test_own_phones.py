"""Sides with a phone of their own, over HTTP: the key that a command comes with says who speaks."""

import json
import secrets

from pegout.companion import read_board
from tests.kit.phones import Json, Phone, points


def refused_by(phone: Phone, *commands: Json) -> list[str | None]:
    answer = phone.send(*commands)
    assert answer.status_code == 200, answer.text
    return [one["refused"] for one in answer.json()["answers"]]


def confirm(view: Json) -> Json:
    return {"do": "confirm", "entries": [entry["id"] for entry in view["entries"]]}


def test_what_phones_of_before_have_queued_becomes_entries_without_confirmation(phone: Phone) -> None:
    """A phone with the page of before says itself for whom it speaks, and has only the board's key."""
    phone.open(both=True)
    queued = [phone.envelope(points(0, 6), 0), phone.envelope(points(1, 4), 1)]
    queued.append(phone.envelope({"do": "confirm", "entries": [queued[0]["id"]]}, 1))
    queued.append(phone.envelope({"do": "confirm", "entries": [queued[1]["id"]]}, 0))
    queued.append(phone.envelope({"do": "undo", "entries": [queued[1]["id"]]}, 0))
    queued.append(phone.envelope(points(1, 5), 1))
    for _ in range(2):  # the first answer was lost on its way
        answer = phone.post(f"/api/boards/{phone.board}/commands", {"key": phone.key, "commands": queued})
        assert answer.status_code == 200, answer.text
        assert [one["refused"] for one in answer.json()["answers"]] == [None] * 6
        view = answer.json()["view"]
        assert view["scores"] == [6, 5]
        assert [(entry["by"], entry["confirmed"]) for entry in view["entries"]] == [(None, [])] * 3
        assert view["version"] == 7


def test_a_side_confirms_with_the_key_that_its_own_phone_made(phone: Phone) -> None:
    phone.open(both=True)
    ann, bob = phone.phone_of(0), phone.phone_of(1)
    won = ann.do(points(0, 6), by=1)  # whatever it says: the key is Ann's
    assert [(entry["by"], entry["confirmed"]) for entry in won["entries"]] == [(0, [0])]
    assert refused_by(ann, confirm(won)) == ["Your side has already confirmed that."]
    done = bob.do(confirm(won), by=0)
    assert done["entries"][0]["confirmed"] == [0, 1]
    assert done["phones"] == ["own", "own"]
    shown = json.dumps(done)
    assert not any(key in shown for key in (phone.key, ann.key, bob.key))


def test_an_invitation_is_taken_up_once(phone: Phone) -> None:
    phone.open()
    invitation = phone.invite(1)
    assert phone.view()["phones"] == ["shared", "invited"]
    bob = phone.join(1, invitation)
    late, guess = Phone(phone.url, phone.board), Phone(phone.url, phone.board)
    for one, shown in ((late, invitation), (guess, secrets.token_urlsafe(16))):
        (why,) = refused_by(one, {"do": "join", "side": 1, "invitation": shown})
        assert why is not None
        assert "ask for a new one" in why
        assert one.send(points(1, 3)).status_code == 403
    assert bob.do(points(1, 3))["scores"] == [0, 3]


def test_a_joining_phone_that_hears_no_answer_sends_again(phone: Phone) -> None:
    phone.open()
    bob = Phone(phone.url, phone.board)
    joining = bob.envelope({"do": "join", "side": 1, "invitation": phone.invite(1)})
    body = {"key": bob.key, "commands": [joining, bob.envelope(points(1, 2))]}
    for _ in range(2):
        answer = bob.post(f"/api/boards/{phone.board}/commands", body).json()
        assert [one["refused"] for one in answer["answers"]] == [None, None]
        assert answer["view"]["scores"] == [0, 2]


def test_a_removed_phone_writes_no_more_and_the_record_tells_it(phone: Phone) -> None:
    phone.open(both=True)
    bob = phone.phone_of(1)
    bob.do(points(1, 5))
    removed = phone.do({"do": "remove", "side": 1})
    assert removed["entries"][0]["confirmed"] == []
    gone = bob.send(points(1, 5))
    assert (gone.status_code, gone.json()["error"]["code"]) == (403, "wrong_key")
    text = phone.http.get(f"/api/boards/{phone.board}/record").text
    assert [line.split(" by ")[0] for line in text.split("\n") if " by " in line][:2] == [
        "invite B",
        "join B",
    ]
    assert "\nremove B by - at" in text
    assert len(read_board(text)) == 5


def test_a_side_can_neither_invite_nor_remove(phone: Phone) -> None:
    phone.open()
    ann = phone.phone_of(0)
    invited = {"do": "invite", "side": 1, "invitation": secrets.token_urlsafe(16)}
    for asked in (invited, {"do": "remove", "side": 0}):
        (why,) = refused_by(ann, asked)
        assert why is not None
        assert why.startswith("Only the board's own key")
