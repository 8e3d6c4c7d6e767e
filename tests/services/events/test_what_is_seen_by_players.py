"""What a player's phone shows: where to go, what was entered, and the card so far."""

from datetime import timedelta

from pegout.services.events.stream_events import OnlineTerms, TableSet
from pegout.services.events.views.card import cards_table
from pegout.tournament import entries as d
from pegout.tournament import event as e
from pegout.tournament.event import Role
from pegout.tournament.standings import Kind
from tests.kit.hosted_events import START, Host, names, started


def told(host: Host, name: str) -> str:
    words: str = host.me(name)["next"]
    return words


def test_a_player_sees_no_long_lists() -> None:
    view = started("round-robin", 4).view(Role.PLAYER, "P1")
    assert set(view) == {"event", "fields", "players", "games", "rulings", "me", "card"}


def test_before_play_the_player_is_told_what_the_desk_waits_for() -> None:
    host = Host("lodge", places=2, minimum=0)
    for name in ("Ann", "Bob", "Cy"):
        host.do(d.Register(name, "member"))
    host.do(d.Pay("Ann", 2000))
    host.do(d.Pay("Bob", 500))
    assert told(host, "Ann") == (
        "You are entered: check in when you arrive; play starts on 2026-12-10 at 18:00."
    )
    assert told(host, "Bob") == "You have a place: pay $15.00 at the desk to confirm it."
    assert told(host, "Cy") == "You are number 1 on the waiting list."
    me = host.me("bob")
    assert (me["name"], me["status_code"], me["owed_cents"], me["paid"]) == ("Bob", "placed", 1500, "$5.00")
    host.do(d.CheckIn("Ann"))
    assert (host.me("Ann")["arrival"], told(host, "Ann")) == (
        "here",
        "You are checked in: play starts on 2026-12-10 at 18:00.",
    )
    host.do(d.Withdraw("Cy"))
    assert told(host, "Cy").startswith("You are not on the list")


def test_online_nobody_checks_in() -> None:
    host = Host("knock-out", OnlineTerms(), fee=0)
    host.do(d.Register("Ann", "member"))
    start = "2026-12-10 at 18:00"
    assert told(host, "Ann") == f"You are entered: play starts on {start}, and your table opens on this page."


def test_all_cards_are_those_of_each_player_one_under_the_other() -> None:
    host = started("round-robin", 4)
    [first, second] = [host.view(Role.PUBLIC)["games"][key] for key in ("|R1T1", "|R1T2")]
    host.score("R1T1", 121, 90)
    host.score("R1T2", 80, 121)
    table = cards_table(host.event.divisions)
    assert [(line["number"], line["name"]) for line in table] == [(1, "P1"), (2, "P2"), (3, "P3"), (4, "P4")]
    for line in table:
        own = host.view(Role.PLAYER, line["name"])["card"]["001"]
        assert {**own, "division": "", "number": line["number"], "name": line["name"]} == line
    lost = next(line for line in table if line["name"] == second["first"])
    assert (lost["for"], lost["against"], lost["won"], lost["opponent"]) == (80, 121, False, second["second"])
    won = next(line for line in table if line["name"] == first["first"])
    assert (won["for"], won["spread"], won["round"], won["table"]) == (121, 31, 1, 1)


def test_at_a_chart_the_player_is_sent_to_a_table() -> None:
    host = started("round-robin", 5)
    me = host.me("P5")
    assert (me["key"], me["opponent"], me["table"], me["first"]) == ("|R1T1", "P2", 1, False)
    assert me["next"] == "Table 1 against P2."
    out = host.me("P1")
    assert (out["key"], out["sitting_out"]) == (None, True)
    assert out["next"] == "You sit out round 1: wait for round 2."


def test_who_has_played_is_told_the_next_table() -> None:
    """Round 2 of five: the circle moves on by one, so P3 meets P1 at table 1, and P2 sits out."""
    host = started("round-robin", 5)
    host.score("R1T2", 121, 90)  # P3 against P4
    assert told(host, "P3") == "Wait for round 2: table 1 against P1."
    host.score("R1T1", 121, 90)
    assert told(host, "P3") == "Table 1 against P1."


def test_scores_are_compared_in_the_order_of_the_game() -> None:
    host = started("round-robin", 4)
    host.enter("P1", "R1T1", 121, 90)  # P4 is named first
    mine, theirs = host.me("P1"), host.me("P4")
    assert (mine["mine"], mine["theirs"], mine["mine_kind"]) == ([121, 90], None, "played")
    assert (theirs["mine"], theirs["theirs"], theirs["theirs_kind"]) == (None, [121, 90], "played")
    assert mine["next"] == "Table 1 against P4: P4 has to enter the same score."
    assert theirs["next"] == "Table 1 against P1: P1 has entered a score."
    host.enter("P4", "R1T1", 121, 92)
    assert "differ" in told(host, "P1")
    assert "differ" in told(host, "P4")


def test_a_level_score_by_time_tells_whom_the_other_takes_for_the_winner() -> None:
    host = started("lodge", 4, minimum=0)
    host.by_player("P1", e.EnterScore("", "W1-1", (100, 100), "P1", Kind.TIME, "P2"))
    me = host.me("P2")
    assert (me["theirs"], me["theirs_kind"], me["theirs_winner"]) == ([100, 100], "by time", "P2")


def test_a_call_is_seen_by_both_until_it_is_settled() -> None:
    host = started("round-robin", 4)
    number = host.by_player("P1", e.CallJudge("", "R1T1", "P1"))
    assert (host.me("P1")["call"], host.me("P4")["call"], host.me("P2")["call"]) == (number, number, None)
    assert told(host, "P4") == "Table 1 against P1: the judge is on the way."
    host.do(e.SettleCall(number), Role.JUDGE, "Jo")
    assert host.me("P1")["call"] is None


def test_an_online_table_is_announced() -> None:
    host = started("round-robin", 4)
    host.note(TableSet("", "R1T1", 1, "table1", 1))
    assert told(host, "P1") == "Table 1 against P4: your table is open."


def test_on_a_sheet_the_player_waits_goes_on_and_goes_out() -> None:
    host = started("lodge", 4, minimum=0)
    assert told(host, "P1") == "Match W1-1 against P2."
    host.score("W1-1", 121, 90)
    assert told(host, "P1") == "Waiting for the winner of W1-2."
    assert told(host, "P2") == "Waiting for the loser of W1-2."
    host.score("W1-2", 121, 90)
    host.score("L1-1", 121, 90)
    out = host.me("P4")
    assert (out["next"], out["finished"], out["place"]) == (
        "You are out; thank you for playing: place 4.",
        True,
        4,
    )
    host.score("W2-1", 121, 90)
    host.score("L2-1", 121, 90)
    host.score("F1", 121, 90)
    assert told(host, "P1") == "You have won: congratulations!"
    assert told(host, "P3") == "You are out; thank you for playing: place 2."


def test_after_a_chart_the_player_is_told_the_place() -> None:
    host = started("round-robin", 3)
    for _ in range(3):
        [(_, game)] = host.open
        first_wins = game.first < game.second
        host.score(game.id, *((121, 90) if first_wins else (90, 121)))
    assert [told(host, name) for name in names(3)] == [
        "You have won: congratulations!",
        "All games are played; thank you for playing: place 2.",
        "All games are played; thank you for playing: place 3.",
    ]


def test_who_has_left_is_thanked() -> None:
    host = started("round-robin", 4)
    host.do(e.DropOut("P1"))
    assert told(host, "P1") == "You have left the event; thank you for playing."
    assert host.me("P1")["finished"]


def test_a_cancelled_event_tells_nobody_to_come() -> None:
    host = Host("lodge")
    host.register("Ann")
    host.at = START - timedelta(hours=47)
    assert told(host, "Ann") == "The event is cancelled."


def test_the_card_has_a_line_for_every_game_and_adds_up() -> None:
    """By the acc scheme: a skunk is worth three, a plain win two, a lost game nothing."""
    host = started("acc", 4, games=2, consolation=False)
    assert [(game.first, game.second) for _, game in host.open] == [(1, 2), (3, 4)]
    host.score("R1T1", 121, 88)
    host.score("R1T2", 121, 100)
    [second] = [game for _, game in host.open if 1 in (game.first, game.second)]
    other = host.division.named(second.second if second.first == 1 else second.first)
    host.score(second.id, *((110, 121) if second.first == 1 else (121, 110)))
    card = host.view(Role.PLAYER, "P1")["card"]
    assert list(card) == ["001", "002", "total"]
    assert card["001"] == {
        "game": "R1T1",
        "round": 1,
        "table": 1,
        "opponent": "P2",
        "for": 121,
        "against": 88,
        "won": True,
        "points": 3,
        "spread": 33,
        "kind": "played",
    }
    line = card["002"]
    assert (line["opponent"], line["won"], line["points"], line["spread"]) == (other, False, 0, -11)
    total = card["total"]
    assert (total["played"], total["won"], total["lost"]) == (2, 1, 1)
    assert (total["points"], total["spread"]) == (3, 22)


def test_games_of_a_sheet_count_no_points_on_the_card() -> None:
    host = started("lodge", 4, minimum=0)
    host.do(e.EnterScore("", "W1-1", (100, 90), kind=Kind.TIME))
    card = host.view(Role.PLAYER, "P2")["card"]
    assert (card["001"]["points"], card["001"]["kind"], card["001"]["for"]) == (None, "by time", 90)
    assert card["total"] == {"played": 1, "won": 0, "lost": 1, "points": None, "spread": -10, "place": None}


def test_with_several_fields_the_table_is_told_with_its_field() -> None:
    assert told(started("golden-age", 4), "P1") == "Table 1 (men) against P3."


def test_in_a_season_players_wait_for_a_night_and_are_in_it_or_not() -> None:
    host = started("season", 5)
    assert told(host, "P5") == "Wait for the first night."
    host.do(e.OpenNight(names(4)))
    assert told(host, "P5") == "You are not in the field: ask the director."
    assert told(host, "P1") == "Table 1 (night 1) against P4."  # the last stays, all others go round


def test_a_late_player_without_an_entry_has_a_view_as_well() -> None:
    host = started("round-robin", 4)
    host.do(e.JoinLate("", "Zoe"))
    me = host.me("Zoe")
    assert (me["number"], me["status_code"], me["owed_cents"]) == (5, "confirmed", 0)
