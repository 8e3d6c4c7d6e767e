"""Careers and seasons are sums over closed events, in an order that is told."""

from pegout.services.archive.player import Rival, player_page
from pegout.services.archive.season import season
from tests.kit.archive import attended


def met(name: str, played: int, won: int, spread: int) -> dict[str, object]:
    return {"name": name, "played": played, "won": won, "lost": played - won, "spread": spread}


def test_a_career_adds_up_events_games_and_prizes() -> None:
    page = player_page(
        [
            attended("c", "ANN", 1, 6, 3, prize_cents=5000, skunks_given=2),
            attended("b", "Ann", None, 2, 4, skunks_taken=1),
            attended("a", "Ann", 3, 1, 0, prize_cents=150),
        ]
    )
    totals = page.totals
    assert page.name == "ANN"
    assert (totals.events, totals.wins, totals.podiums) == (3, 1, 2)
    assert (totals.played, totals.won, totals.lost, totals.share) == (16, 9, 7, 0.562)
    assert (totals.spread, totals.skunks_given, totals.skunks_taken) == (30 - 20 + 10, 2, 1)
    assert (totals.prize_cents, totals.prize) == (5150, "$51.50")
    assert [(line.event, line.place, line.prize) for line in page.events] == [
        ("c", 1, "$50.00"),
        ("b", None, ""),
        ("a", 3, "$1.50"),
    ]


def test_without_a_game_there_is_no_share() -> None:
    assert player_page([attended("a", "Ann", 1, 0, 0)]).totals.share is None


def test_opponents_are_added_up_under_their_latest_names_those_met_most_often_first() -> None:
    later = {"cy": met("Cy", 1, 0, -5), "bob": met("BOB", 2, 1, 4)}
    earlier = {"bob": met("Bob", 1, 1, 30), "di": met("Di", 3, 0, -90), "al": met("Al", 1, 1, 1)}
    page = player_page(
        [attended("b", "Ann", 1, 1, 2, against=later), attended("a", "Ann", 1, 2, 3, against=earlier)]
    )
    assert page.against == (
        Rival("BOB", 3, 2, 1, 34),
        Rival("Di", 3, 0, 3, -90),
        Rival("Al", 1, 1, 0, 1),
        Rival("Cy", 1, 0, 1, -5),
    )


def test_a_season_goes_by_events_won_then_games_won_then_spread() -> None:
    rows = [
        attended("b", "Many games", 2, 9, 0),
        attended("b", "Winner", 1, 1, 0),
        attended("b", "Level A", 5, 4, 2),
        attended("b", "Level B", 6, 4, 2),
        attended("b", "Spread", 7, 4, 1),
        attended("a", "Many games", 3, 1, 0),
    ]
    assert [(line.place, line.name) for line in season(rows)] == [
        (1, "Winner"),
        (2, "Many games"),
        (3, "Spread"),
        (4, "Level A"),
        (4, "Level B"),
    ]


def test_a_person_has_one_line_in_a_season_under_the_latest_name_and_bots_have_none() -> None:
    rows = [
        attended("b", "ann", 1, 3, 0),
        attended("b", "Robot", 2, 3, 0, bot=True),
        attended("a", "Ann", 1, 2, 1),
    ]
    (line,) = season(rows)
    assert (line.name, line.totals.events, line.totals.wins, line.totals.won) == ("ann", 2, 2, 5)


def test_a_year_without_events_has_no_standings() -> None:
    assert season([]) == ()
