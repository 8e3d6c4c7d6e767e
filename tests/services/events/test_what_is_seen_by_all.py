"""What everybody sees: the event, its fields, games, standings, matches and rulings."""

import json
from datetime import timedelta

from pegout.services.events.stream_events import BoardLinked, OnlineTerms, TableSet
from pegout.services.events.views import Views
from pegout.services.provable.match_secrets import commitment_of
from pegout.tournament import entries as d
from pegout.tournament import event as e
from pegout.tournament.event import Role
from tests.kit.hosted_events import EARLY, START, Host, names, started


def sheet_round(host: Host) -> int:
    number: int = host.view()["fields"][""]["round"]
    return number


def test_an_event_that_can_be_entered_tells_what_it_is_and_what_is_left() -> None:
    host = Host("lodge", places=2, minimum=0, fee=500, prizes="50/30", pools=(("high hand", 100),))
    host.do(d.Register("Ann", "member"))
    host.do(d.Register("Bob", "guest", "Ann"))
    host.do(d.Register("Cy", "member"))
    line = host.view(Role.PUBLIC)["event"]["event"]
    assert (line["phase"], line["fee"], line["fee_cents"]) == ("open", "$5.00", 500)
    assert (line["places"], line["entered"], line["waiting"]) == (2, 2, 1)
    assert (line["kinds"], line["sponsored"]) == (["member", "guest"], ["guest"])
    assert line["start"] == "2026-12-10T18:00:00+00:00"
    assert line["prizes"] == [
        {"place": 1, "name": "", "amount": "$50.00"},
        {"place": 2, "name": "", "amount": "$30.00"},
    ]
    assert line["pools"] == [{"name": "high hand", "fee": "$1.00", "fee_cents": 100, "awarded": False}]


def test_the_phases_of_an_event() -> None:
    host = Host("knock-out", prizes="10")
    host.register("Ann", "Bob")

    def phase() -> tuple[str, str | None]:
        line = host.view(Role.PUBLIC)["event"]["event"]
        return line["phase"], line["winner"]

    assert phase() == ("open", None)
    host.at = START
    host.do(d.StartPlay())
    assert phase() == ("playing", None)
    host.score("F1", 100, 121)
    assert phase() == ("played", "Bob")
    host.do(d.PutIn(1000))
    host.do(d.AwardPrizes((("Bob",),)))
    host.do(e.CloseEvent())
    assert phase() == ("closed", "Bob")
    assert host.view()["event"]["event"]["prizes"] == [{"place": 1, "name": "Bob", "amount": "$10.00"}]


def test_an_event_with_too_few_entries_is_off_once_they_were_counted() -> None:
    host = Host("lodge")
    host.register("Ann", "Bob")
    host.at = START - timedelta(hours=48)
    assert host.view(Role.PUBLIC)["event"]["event"]["phase"] == "open"
    host.at += timedelta(milliseconds=999)  # records are dated by whole seconds
    assert host.view(Role.PUBLIC)["event"]["event"]["phase"] == "open"
    host.at += timedelta(milliseconds=1)
    line = host.view(Role.PUBLIC)["event"]["event"]
    assert (line["phase"], line["cancelled"]) == ("cancelled", "too few entries")
    assert Views(host.state).public["event"]["event"].phase == "open"  # by its last record it still is


def test_the_winners_of_two_fields_are_named_with_their_fields() -> None:
    host = started("golden-age", 4)
    for name in ("men", "women"):
        division = host.event.division(name)
        assert division is not None
        for game in division.games:
            first, second = (121, 90) if game.first == 1 else (90, 121)
            host.score(game.id, first, second, name)
    assert host.view()["event"]["event"]["winner"] == "P1 (men), P2 (women)"


def test_a_round_of_a_chart_names_tables_and_who_sits_out() -> None:
    host = started("round-robin", 5)
    field = host.view(Role.PUBLIC)["fields"][""]
    assert (field["stage"], field["round"], field["rounds"], field["open"]) == ("chart", 1, 5, 10)
    assert field["sitting_out"] == ["P1"]
    games = host.view(Role.PUBLIC)["games"]
    assert list(games) == ["|R1T1", "|R1T2"]
    game = games["|R1T1"]
    assert (game["table"], game["first"], game["second"]) == (1, "P2", "P5")
    assert (game["nth"], game["best_of"], game["course"], game["score"]) == (1, 1, "", None)


def test_a_result_leaves_the_games_and_makes_the_standings() -> None:
    host = started("round-robin", 4)
    host.score("R1T1", 121, 90)  # P4 against P1
    view = host.view(Role.PUBLIC)
    assert list(view["games"]) == ["|R1T2"]
    first, last = view["standings"]["|0001"], view["standings"]["|0004"]
    assert (first["order"], first["place"], first["name"]) == (1, 1, "P4")
    assert first["figures"] == [["wins", "1"], ["net spread", "+31"]]
    assert first["why"] == "more wins, 1 against 0"
    assert (last["place"], last["name"], last["lost"], last["spread"]) == (4, "P1", 1, "-31")


def test_scores_of_one_player_wait_and_scores_that_differ_are_marked() -> None:
    host = started("round-robin", 4)
    host.enter("P4", "R1T1", 121, 90)
    assert host.view()["games"]["|R1T1"]["entered"] == ["P4"]
    assert not host.view()["games"]["|R1T1"]["disagree"]
    host.enter("P1", "R1T1", 121, 91)
    assert host.view()["games"]["|R1T1"]["disagree"]
    host.enter("P1", "R1T1", 121, 90)
    assert "|R1T1" not in host.view()["games"]


def test_a_match_of_three_games_counts_them() -> None:
    host = started("knock-out", 2, best_of=3)
    host.score("F1", 121, 90)
    host.score("F1", 80, 121)
    game = host.view()["games"]["|F1"]
    assert (game["nth"], game["best_of"], game["course"], game["score"]) == (3, 3, "main", [1, 1])
    assert host.view(Role.PUBLIC)["matches"]["|main|F1"]["games"] == [[121, 90], [80, 121]]


def test_matches_tell_where_their_players_go() -> None:
    matches = started("lodge", 4, minimum=0).view(Role.PUBLIC)["matches"]
    ways = {line["match"]: (line["winner_to"], line["loser_to"]) for line in matches.values()}
    assert ways == {
        "W1-1": ("W2-1", "L1-1"),
        "W1-2": ("W2-1", "L1-1"),
        "L1-1": ("L2-1", None),
        "W2-1": ("F1", "L2-1"),
        "L2-1": ("F1", None),
        "F1": ("F2", "F2"),
        "F2": (None, None),
    }
    second = matches["|main|W1-2"]
    assert (second["bracket"], second["round"], second["place"]) == ("winners", 1, 2)
    assert (second["upper"], second["lower"], second["state"]) == ("P3", "P4", "open")
    assert matches["|main|W2-1"]["upper"] is None


def test_play_offs_show_seeds_and_not_numbers() -> None:
    host = started("acc", 8, games=1, qualifiers=4, consolation=False)
    # One game each, and every loser has another score: the four winners are told apart by their spread.
    for place, (_, game) in enumerate(host.open):
        host.score(game.id, 121, 100 + place)
    order = [row["name"] for row in host.view(Role.PUBLIC)["standings"].values()]
    host.do(e.StartPlayOffs(""))
    matches = host.view(Role.PUBLIC)["matches"]
    drawn = [matches[f"|main|R1-{place}"] for place in (1, 2)]
    assert [(line["seed_upper"], line["seed_lower"]) for line in drawn] == [(1, 4), (3, 2)]
    assert [(line["upper"], line["lower"]) for line in drawn] == [(order[0], order[3]), (order[2], order[1])]
    assert host.view()["fields"][""]["courses"] == [{"course": "main", "elimination": "single", "best_of": 3}]


def test_places_on_a_sheet_are_the_true_ones_while_it_is_played() -> None:
    host = started("lodge", 4, minimum=0)
    host.score("W1-1", 121, 90)
    host.score("W1-2", 121, 90)
    host.score("L1-1", 121, 90)  # P2 against P4, who is the first to go home
    standings = host.view(Role.PUBLIC)["standings"].values()
    assert [(line["place"], line["name"]) for line in standings] == [(4, "P4")]


def test_the_rounds_of_both_brackets_are_counted_together() -> None:
    host = started("lodge", 4, minimum=0)
    rounds = [sheet_round(host)]
    for game in ("W1-1", "W1-2", "W2-1", "L1-1", "L2-1"):
        host.score(game, 121, 90)
        rounds.append(sheet_round(host))
    assert rounds == [1, 1, 2, 2, 3, 4]
    host.score("F1", 90, 121)
    assert sheet_round(host) == 5


def test_byes_take_no_round() -> None:
    """Five on a sheet of eight: P4 and P5 have byes in the first round, so they can play at once."""
    host = started("lodge", 5, minimum=0)
    assert sorted(host.view()["games"]) == ["|W1-1", "|W2-2"]
    assert host.view()["fields"][""]["open"] == 8  # everybody but the winner goes out twice, save one
    host.score("W1-1", 121, 90)
    assert sheet_round(host) == 1
    host.score("W2-2", 121, 90)
    assert sheet_round(host) == 2


def test_a_clock_tells_when_its_round_ends() -> None:
    host = started("lodge", 4, minimum=0)
    assert host.view()["fields"][""]["note"] == "Round 1 has not started."
    host.do(e.StartRound("", 1))
    clock = host.view()["fields"][""]["clock"]
    assert clock == {
        "round": 1,
        "started": "2026-12-10T18:00:00+00:00",
        "ends_ms": host.at_ms + 20 * 60 * 1000,
        "called": False,
    }
    host.at += timedelta(minutes=20)
    host.do(e.CallTime("", 1))
    assert host.view()["fields"][""]["clock"]["called"]
    host.score("W1-1", 121, 90)
    host.score("W1-2", 121, 90)
    assert host.view()["fields"][""]["clock"] is None


def test_ties_and_play_offs_that_are_waited_for_are_told() -> None:
    host = started("acc", 4, games=1, consolation=False, best_of=1)
    for _, game in host.open:
        host.score(game.id, 121, 90)
    field = host.view()["fields"][""]
    assert (field["stage"], field["open"]) == ("ties", 1)  # two level winners of two places that go on
    [(_, tie)] = host.open
    host.score(tie.id, 121, 90)
    field = host.view()["fields"][""]
    assert (field["stage"], field["round"]) == ("waits", 0)
    assert "play-offs" in field["note"]


def test_a_season_shows_its_standings_and_those_of_the_night() -> None:
    host = started("season", 4, games=1)
    host.do(e.OpenNight(names(4)))
    for _, game in host.open:
        host.score(game.id, 121, 100, "night 1")
    host.do(e.OpenNight(names(2)))
    keys = list(host.view(Role.PUBLIC)["standings"])
    assert keys == ["|0001", "|0002", "|0003", "|0004", "night 2|0001", "night 2|0002"]
    assert host.view(Role.PUBLIC)["standings"]["|0001"]["figures"] == [
        ["game points", "2"],
        ["games won", "1"],
        ["net spread", "+21"],
    ]
    assert host.view()["event"]["event"]["phase"] == "playing"


def test_tables_boards_and_calls_stand_with_their_games() -> None:
    host = started("round-robin", 4)
    host.note(TableSet("", "R1T1", 1, "table1", 1))
    host.note(BoardLinked("", "R1T2", 1, "board2", "P2"))
    host.by_player("P2", e.CallJudge("", "R1T2", "P2"))
    first, second = host.view()["games"]["|R1T1"], host.view()["games"]["|R1T2"]
    assert (first["online"], first["board"], first["called"]) == ("table1", "", False)
    assert (second["online"], second["board"], second["called"]) == ("", "board2", True)


def test_a_ruling_is_public_and_the_secret_of_the_deals_is_not() -> None:
    secret = "ab" * 32
    host = Host("round-robin", online=OnlineTerms(duplicate=True, secret=secret))
    host.start(*names(4))
    number = host.do(e.NoteRuling("Two points back.", ("acc:VII.1",), "", "R1T1"), Role.JUDGE, "Jo")
    view = host.view(Role.PUBLIC)
    assert view["rulings"][str(number)] == {
        "number": number,
        "text": "Two points back.",
        "citations": ["acc:VII.1"],
        "division": "",
        "game": "R1T1",
        "at": "2026-12-10T18:00:00+00:00",
    }
    assert view["event"]["event"]["online"]["commitment"] == commitment_of(secret)
    assert secret not in json.dumps([host.view(role, "P1") for role in Role])


def test_nothing_of_the_desk_is_public() -> None:
    host = Host("lodge")
    host.at = EARLY
    host.do(d.Register("Ann", "member", "", "ann@example.org"))
    view = host.view(Role.PUBLIC)
    assert set(view) == {"event", "fields", "players", "games", "standings", "matches", "rulings"}
    assert "Ann" not in json.dumps(view)


def test_opponents_who_meet_again_are_announced() -> None:
    notes = [
        started("golden-age", players, divisions=("men",)).view()["fields"]["men"]["note"]
        for players in (6, 7)
    ]
    assert notes == ["Opponents repeat: 6 games need more than 6 players for all to differ.", ""]
