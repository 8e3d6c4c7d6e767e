"""Who sits there from an account is marked, and nobody sits down under a name that is kept."""

import pytest

from tests.kit.crowd import PASSWORD, Crowd
from tests.kit.table_routes import of_two, opened, refusal, view


def test_an_account_carries_its_mark_in_seats_lists_and_changes(crowd: Crowd) -> None:
    ann, bob = crowd.keeper("Marked Ann"), crowd.guest("Plain Bob")
    table = opened(ann, listed=True)
    socket = bob.socket(table)
    ann.post(f"/api/tables/{table}/sit", {})
    change = socket.hear()
    socket.connection.close()
    assert [event["kept"] for event in change["events"] if event["event"] == "SeatTaken"] == [True]
    assert [seat["kept"] for seat in change["table"]["seats"]] == [True, False]
    listed = next(one for one in bob.get("/api/tables") if one["table"] == table)
    assert listed["summary"]["seats"][0] == {"name": "Marked Ann", "bot": False, "kept": True}
    bob.post(f"/api/tables/{table}/sit", {})
    assert [seat["kept"] for seat in view(bob, table)["table"]["seats"]] == [True, False]


def test_the_mark_comes_with_signing_in(crowd: Crowd) -> None:
    crowd.keeper("Late Lee")
    guest, other = crowd.guest("Somebody Lee"), crowd.guest("Other Lee")
    table = of_two(guest, other)
    guest.post("/api/account/sign-in", {"name": "Late Lee", "password": PASSWORD})
    seats = view(guest, table)["table"]["seats"]
    assert [(seat["name"], seat["kept"]) for seat in seats] == [("Late Lee", True), ("Other Lee", False)]


@pytest.mark.parametrize(("mine", "theirs"), [("Taken Tom", "Taken Tom"), ("Same Sue", "SAME SUE")])
def test_a_guest_whose_name_was_kept_by_another_changes_it_first(
    crowd: Crowd, mine: str, theirs: str
) -> None:
    early, host = crowd.guest(mine), crowd.guest("Host")
    crowd.guest("Later").post("/api/account/keep", {"name": theirs, "password": PASSWORD})
    table = opened(host)
    assert refusal(early.send(f"/api/tables/{table}/sit", {})) == (409, "name_taken")
    early.send("/api/account/name", {"name": f"Not {mine}"}, "PUT")
    assert early.send(f"/api/tables/{table}/sit", {}).status_code == 200
