"""Every thing that the desk's list can ask for, and when it does."""

from datetime import timedelta
from typing import Any

from pegout.services.events.stream_events import OnlineTerms, TableSet
from pegout.tournament import entries as d
from pegout.tournament import event as e
from pegout.tournament.event import EventCommand, Role
from tests.kit.director import offered_by
from tests.kit.hosted_events import START, Host, names, started


def of_kind(host: Host, kind: str, role: Role = Role.DIRECTOR) -> list[dict[str, Any]]:
    return [line for line in host.todo(role).values() if line["kind"] == kind]


def the(host: Host, kind: str) -> dict[str, Any]:
    [line] = of_kind(host, kind)
    return line


def press(host: Host, kind: str) -> EventCommand:
    command = offered_by(the(host, kind))
    assert command is not None
    host.do(command)
    return command


def test_the_missing_part_of_a_fee_is_paid_with_one_button() -> None:
    host = Host("lodge", minimum=0)
    host.do(d.Register("Ann", "member"))
    host.do(d.Pay("Ann", 500))
    line = the(host, "unpaid")
    assert (line["text"], line["names"], line["weight"]) == ("Ann still owes $15.00.", ["Ann"], 2)
    host.at = START - timedelta(hours=1)
    assert the(host, "unpaid")["weight"] == 1
    assert press(host, "unpaid") == d.Pay("Ann", 1500)
    assert of_kind(host, "unpaid") == []


def test_many_who_have_not_paid_are_named_in_one_line_after_the_first_dozen() -> None:
    host = Host("lodge", places=None, minimum=0)
    for name in names(20):
        host.do(d.Register(name, "member"))
    lines = of_kind(host, "unpaid")
    assert [line["names"] for line in lines[:12]] == [[name] for name in names(12)]
    assert lines[12]["text"] == "8 more have not paid in full."
    assert (lines[12]["names"], lines[12]["do"]) == (list(names(20)[12:]), None)


def test_who_is_not_here_is_asked_for_from_an_hour_before_the_start() -> None:
    host = Host("round-robin")
    host.register("Ann", "Bob")
    host.do(d.CheckIn("Bob"))
    host.at = START - timedelta(hours=1, milliseconds=1)
    assert of_kind(host, "absent") == []
    host.at = START - timedelta(hours=1)
    assert (the(host, "absent")["names"], the(host, "absent")["weight"]) == (["Ann"], 2)
    host.at = START
    assert the(host, "absent")["weight"] == 1
    assert press(host, "absent") == d.CheckIn("Ann")


def test_too_few_entries_are_told_and_then_announced() -> None:
    host = Host("lodge")
    host.register(*names(12))
    assert the(host, "minimum")["text"] == (
        "1 more confirmed entry is needed by 2026-12-08 18:00, or the event is off."
    )
    host.at = START - timedelta(hours=47)
    host.do(d.PutIn(100))
    assert "announce" in str(host.why_not(e.CloseEvent()))
    assert of_kind(host, "close") == []
    assert the(host, "minimum")["text"].startswith("Only 12 of the 13 entries")
    assert press(host, "minimum") == d.Cancel(d.Cause.TOO_FEW)
    assert len(of_kind(host, "refund")) == 12


def test_play_starts_at_its_hour_and_tells_who_would_be_left_out() -> None:
    host = Host("lodge", minimum=0)
    host.register("Ann", "Bob")
    host.do(d.Register("Cy", "member"))
    host.at = START - timedelta(milliseconds=1)
    assert of_kind(host, "start") == []
    host.at = START
    assert (
        the(host, "start")["text"] == "Play can start with 2 entrants; 1 not paid in full would be left out."
    )
    assert press(host, "start") == d.StartPlay()


def test_play_that_cannot_start_says_why() -> None:
    host = Host("golden-age")
    host.register("Ann", "Bob", "Cy")  # Ann and Cy are men, Bob is alone
    host.at = START
    line = the(host, "start")
    assert line["do"] is None
    assert line["text"].startswith("Bob is alone in a field")


def test_who_waits_is_named() -> None:
    host = Host("lodge", places=2, minimum=0)
    for name in names(4):
        host.do(d.Register(name, "member"))
    assert the(host, "waiting")["text"] == "P3 and P4 wait for a place."


def test_a_timed_round_is_started_called_and_then_asked_for_game_by_game() -> None:
    host = started("lodge", 4, minimum=0)
    assert [line["kind"] for line in host.todo().values()] == ["round"]
    assert press(host, "round") == e.StartRound("", 1)
    assert [line["weight"] for line in of_kind(host, "missing")] == [2, 2]
    host.at += timedelta(minutes=20)
    assert press(host, "time") == e.CallTime("", 1)
    missing = of_kind(host, "missing")
    assert [line["weight"] for line in missing] == [1, 1]
    assert missing[0]["text"] == "Match W1-1: the result of P1 against P2 is missing."
    assert (missing[0]["game"], missing[0]["names"]) == ("W1-1", ["P1", "P2"])


def test_many_missing_results_are_one_line_until_few_are_left() -> None:
    host = started("round-robin", 12)
    line = the(host, "missing")
    assert (line["text"], line["weight"], line["do"]) == ("6 results of round 1 are missing.", 3, None)
    host.score("R1T1", 121, 90)
    assert the(host, "missing")["text"].startswith("5 results")
    host.score("R1T2", 121, 90)
    assert [line["game"] for line in of_kind(host, "missing")] == ["R1T3", "R1T4", "R1T5", "R1T6"]


def test_scores_that_differ_are_told_in_words() -> None:
    host = started("round-robin", 4)
    host.enter("P4", "R1T1", 121, 90)
    host.enter("P1", "R1T1", 121, 91)
    line = the(host, "disagree")
    assert line["text"] == "Table 1, P4 against P1: P4 has entered 121-90 and P1 has entered 121-91."
    assert (line["weight"], line["game"]) == (1, "R1T1")
    assert [line["game"] for line in of_kind(host, "missing")] == ["R1T2"]


def test_a_called_judge_is_sent_to_the_table() -> None:
    host = started("round-robin", 4)
    number = host.by_player("P1", e.CallJudge("", "R1T1", "P1", "a wrong count"))
    assert the(host, "call")["text"] == "Table 1, P4 against P1: P1 has called the judge: a wrong count."
    assert [line["kind"] for line in host.todo(Role.JUDGE).values()] == ["call"]
    assert press(host, "call") == e.SettleCall(number)


def test_ties_and_play_offs_come_one_after_the_other() -> None:
    host = started("acc", 4, games=1, consolation=False)
    for _, game in host.open:
        host.score(game.id, 121, 90)
    [(_, tie)] = host.open
    assert the(host, "tie")["game"] == tie.id
    host.score(tie.id, 121, 90)
    assert press(host, "play_offs") == e.StartPlayOffs("")
    assert of_kind(host, "play_offs") == []


def test_an_event_with_too_few_left_for_play_offs_ends_with_its_standings() -> None:
    host = started("acc", 4, games=1, consolation=False)
    host.score("R1T1", 121, 90)
    host.score("R1T2", 121, 100)
    for name in ("P2", "P3", "P4"):
        host.do(e.DropOut(name))
    assert host.view()["fields"][""]["stage"] == "finished"
    press(host, "close")


def test_a_final_that_nobody_came_to_has_to_be_decided() -> None:
    host = started("knock-out", 2)
    host.do(e.MarkAbsent("", "F1", ("P1", "P2")))
    line = the(host, "decide")
    assert (line["text"], line["do"]) == ("Nobody was there to win the final: decide who comes first.", None)
    host.do(e.DecidePlace("", 1, "P2", "came first to the desk"))
    assert of_kind(host, "decide") == []
    press(host, "close")


def test_a_consolation_that_nobody_came_to_can_be_decided_as_well() -> None:
    host = started("acc", 4, games=1, best_of=1)
    host.score("R1T1", 121, 90)
    host.score("R1T2", 121, 100)
    press(host, "play_offs")
    host.score("F1", 121, 90)
    host.do(e.MarkAbsent("", "CF", ("P4", "P2")))
    line = the(host, "decide")
    assert line["text"] == "Nobody was there to win the consolation: decide who comes first."
    host.do(e.DecidePlace("", 1, "P4", "came first to the desk"))
    assert of_kind(host, "decide") == []
    press(host, "close")


def test_a_third_place_that_no_match_decided_is_confirmed_with_one_button() -> None:
    """P1 and P2 miss their first match: P2 is out, and nobody drops from W2-1, so L2-1 has no loser."""
    host = started("lodge", 4, minimum=0)
    host.do(e.MarkAbsent("", "W1-1", ("P1", "P2")))
    host.score("W1-2", 121, 90)
    host.score("L1-1", 121, 90)  # P1 against P4, who is the last to go out before the final
    assert the(host, "decide")["names"] == ["P4"]
    assert press(host, "decide") == e.DecidePlace("", 3, "P4", "the last to be eliminated")
    assert of_kind(host, "decide") == []


def test_prizes_wait_for_money_and_go_to_the_final_order() -> None:
    host = started("knock-out", 3, prizes="50/30")
    for _ in range(2):
        host.score(host.open[0][1].id, 121, 90)
    line = the(host, "prizes")
    assert line["button"] == "The house adds $80.00"
    assert press(host, "prizes") == d.PutIn(8000)
    assert press(host, "prizes") == d.AwardPrizes((("P1",), ("P3",)))
    press(host, "close")
    assert host.todo() == {}


def test_prizes_of_several_fields_are_for_the_director_to_give() -> None:
    host = started("golden-age", 4, prizes="10")
    for division in host.event.divisions:
        for game in division.games:
            host.score(game.id, *((121, 90) if game.first == 1 else (90, 121)), division.name)
    assert the(host, "prizes")["do"] is None


def test_side_pools_wait_for_a_winner() -> None:
    host = Host("knock-out", pools=(("high hand", 100),))
    host.register("Ann", "Bob")
    host.do(d.JoinPool("Ann", "high hand"))
    host.at = START
    host.do(d.StartPlay())
    assert of_kind(host, "pools") == []
    host.score("F1", 121, 90)
    assert (
        the(host, "pools")["text"]
        == "The side pool high hand, which holds $1.00, has not been awarded: name its winner."
    )
    assert of_kind(host, "close") == []
    host.do(d.AwardPool("high hand", ("Ann",)))
    press(host, "close")


def test_refunds_are_decided_paid_and_waited_for_with_an_empty_till() -> None:
    host = Host("acc", fee=1000)
    host.register("Ann", "Bob")
    host.do(d.Withdraw("Ann"))
    assert the(host, "refund_decision")["names"] == ["Ann"]
    host.do(d.DecideRefund("Ann", 1000, "she is ill"))
    host.do(d.Spend("hall", 1000))
    host.do(d.Withdraw("Bob"))
    host.do(d.DecideRefund("Bob", 1000, "he is ill"))
    first, second = of_kind(host, "refund")
    assert offered_by(first) == d.PayRefund("Ann")
    host.do(d.PayRefund("Ann"))
    assert press(host, "refund") == d.PutIn(1000)
    assert second["names"] == ["Bob"]
    assert press(host, "refund") == d.PayRefund("Bob")


def test_a_record_that_an_undo_left_without_ground_can_be_dropped() -> None:
    host = Host("round-robin")
    number = host.do(d.Register("Ann", "member"))
    here = host.do(d.CheckIn("Ann"))
    host.do(e.Undo(number, "wrong name"))
    line = the(host, "set_aside")
    assert line["text"].startswith(f"Record {here} no longer stands after an undo (")
    press(host, "set_aside")
    assert host.event.set_aside == ()


def test_who_withdraws_during_play_is_taken_out_of_the_games() -> None:
    host = started("round-robin", 4)
    host.do(d.Withdraw("P1"))
    assert press(host, "absent") == e.DropOut("P1", "off the list")
    assert of_kind(host, "absent") == []


def test_who_never_checked_in_is_looked_for_where_others_did() -> None:
    host = Host("lodge", minimum=0)
    host.register(*names(4))
    host.at = START
    for name in names(3):
        host.do(d.CheckIn(name))
    host.do(d.StartPlay())
    assert the(host, "absent")["text"] == "Match W1-2, P3 against P4: P4 never checked in."
    assert press(host, "absent") == d.CheckIn("P4")


def test_online_the_server_starts_rounds_and_enters_the_scores() -> None:
    host = Host("lodge", online=OnlineTerms(), minimum=0)
    host.start(*names(4))
    host.note(TableSet("", "W1-1", 1, "t1", 1))
    assert [line["game"] for line in of_kind(host, "missing")] == ["W1-2"]
    assert of_kind(host, "round") == []


def test_the_next_night_of_a_season_waits_to_be_opened() -> None:
    host = started("season", 4, games=1)
    assert [line["kind"] for line in host.todo().values()] == ["start", "close"]
    host.do(e.OpenNight(names(2)))
    assert of_kind(host, "start") == []


def test_every_official_sees_what_is_theirs_to_do() -> None:
    host = Host("lodge", minimum=0)
    host.register("Ann", "Bob")
    host.do(d.Register("Cy", "member"))
    host.at = START
    assert {line["kind"] for line in host.todo(Role.REGISTRAR).values()} == {"start", "unpaid", "absent"}
    assert {line["kind"] for line in host.todo(Role.SCORER).values()} == {"absent"}
    assert host.todo(Role.JUDGE) == {}
