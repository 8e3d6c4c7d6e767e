"""What the officials see: entries, scores that wait, calls, and each only what the role may know."""

from pegout.services.events.stream_events import SeatBound
from pegout.tournament import entries as d
from pegout.tournament import event as e
from pegout.tournament.event import Role
from pegout.tournament.standings import Kind
from tests.kit.hosted_events import START, Host, names


def test_an_entry_tells_what_was_paid_and_what_is_missing() -> None:
    host = Host("lodge", places=2, minimum=0, pools=(("high hand", 100),))
    host.do(d.Register("Ann", "member", "", "ann@example.org"))
    host.do(d.Register("Bob", "guest", "Ann"))
    host.do(d.Register("Cy", "member"))
    host.do(d.Pay("Ann", 2000))
    host.do(d.JoinPool("Ann", "high hand"))
    host.do(d.Pay("Bob", 700))
    host.note(SeatBound("Ann", person="p1"))
    host.note(SeatBound("Bob", bot="greedy"))
    entries = host.view(Role.REGISTRAR)["entries"]
    assert list(entries) == ["Ann", "Bob", "Cy"]
    assert entries["Ann"] == {
        "name": "Ann",
        "kind": "member",
        "status": "entered",
        "status_code": "confirmed",
        "position": 1,
        "unapproved": False,
        "arrival": "not_here",
        "paid": "$21.00",
        "paid_cents": 2100,
        "owed_cents": 0,
        "refund_status": "none",
        "refund_cents": 0,
        "sponsor": "",
        "contact": "ann@example.org",
        "seat": "person",
        "asks": False,
        "pools": ["high hand"],
        "kept": False,
    }
    bob = entries["Bob"]
    assert (bob["status_code"], bob["owed_cents"], bob["position"]) == ("placed", 1300, None)
    assert (bob["sponsor"], bob["seat"]) == ("Ann", "greedy")
    assert entries["Cy"]["status_code"] == "waiting"


def test_only_the_director_and_the_registrar_see_how_to_reach_people() -> None:
    host = Host("lodge")
    host.do(d.Register("Ann", "member", "", "ann@example.org"))
    contacts = {role: host.view(role)["entries"]["Ann"]["contact"] for role in (Role.JUDGE, Role.SCORER)}
    assert contacts == {Role.JUDGE: "", Role.SCORER: ""}
    assert host.view(Role.DIRECTOR)["entries"]["Ann"]["contact"] == "ann@example.org"


def test_a_refund_stands_with_its_entry() -> None:
    host = Host("lodge", minimum=0)
    host.register("Ann")
    host.do(d.Withdraw("Ann"))
    ann = host.view()["entries"]["Ann"]
    assert (ann["status_code"], ann["refund_status"], ann["refund_cents"]) == ("gone", "granted", 2000)


def test_scores_that_wait_for_agreement_are_shown_with_how_the_game_ended() -> None:
    host = Host("lodge", minimum=0)
    host.start(*names(4))
    host.by_player("P1", e.EnterScore("", "W1-1", (100, 100), "P1", Kind.TIME, "P2"))
    host.enter("P2", "W1-1", 121, 90)
    assert host.view(Role.SCORER)["entered"] == {
        "|W1-1": {"scores": {"P1": [100, 100, "by time", "P2"], "P2": [121, 90, "played", ""]}}
    }
    host.score("W1-1", 121, 90)
    assert host.view(Role.SCORER)["entered"] == {}


def test_calls_tell_the_table_and_stay_on_the_list_when_settled() -> None:
    host = Host("round-robin")
    host.start(*names(4))
    number = host.by_player("P2", e.CallJudge("", "R1T2", "P2", "a wrong count"))
    assert host.view(Role.JUDGE)["calls"] == {
        str(number): {
            "number": number,
            "at": START.isoformat(),
            "by": "P2",
            "division": "",
            "game": "R1T2",
            "table": 2,
            "words": "a wrong count",
            "settled": False,
            "asks": False,
        }
    }
    host.do(e.SettleCall(number), Role.JUDGE, "Jo")
    assert host.view(Role.JUDGE)["calls"][str(number)]["settled"]


def test_everybody_at_the_desk_is_told_the_role() -> None:
    host = Host("round-robin")
    for role in (Role.DIRECTOR, Role.REGISTRAR, Role.JUDGE, Role.SCORER):
        assert host.view(role)["me"] == {"me": {"role": role.value}}
