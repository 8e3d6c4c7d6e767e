"""A golden-age event of eleven women and two men: who they are, whom they meet, and what they score."""

from tests.kit.event_hall import Json, send_all
from tests.kit.event_people import Visitor

WOMEN = (
    "Ada Quinn",
    "Bea Marsh",
    "Cora Lind",
    "Theodora Featherstonehaugh",
    "Ella Voss",
    "Fern Abbot",
    "Gwen Tully",
    "Hope Rand",
    "Iris Penn",
    "Jane Orr",
    "Kate Dunn",
)
"""By their numbers, which follow the registration."""
MEN = "Luke Hart", "Miles Grey"

CHART = (
    "1-2 3-4 5-6 7-8 9-10",  # 11 sits out
    "11-2 1-4 3-6 5-8 7-10",  # 9
    "9-2 11-4 1-6 3-8 5-10",  # 7
    "7-2 9-4 11-6 1-8 3-10",  # 5
    "5-2 7-4 9-6 11-8 1-10",  # 3
    "3-2 5-4 7-6 9-8 11-10",  # 1
    "11-9 7-5 3-1",  # the games that those six have missed
)
"""The tables of every round: odd numbers move one up, and whoever is alone at the sixth sits out."""
SAT_OUT = 11, 9, 7, 5, 3, 1

SPECIAL = {(1, 2): 88, (2, 5): 60}
"""What the loser has in the skunk and in the double skunk."""
USUAL = 100
"""What any other loser has: the lower number wins them all with 121."""

TOTALS = (
    (1, "Ada Quinn", 796),  # 121 + 20 for the skunk, and five times 121 + 10
    (2, "Bea Marsh", 773),  # 88; four times 121 + 10; 121 + 40 for the double skunk
    (3, "Theodora Featherstonehaugh", 724),  # lost to 1 and 3: 200, and four times 131; won the play-off
    (4, "Cora Lind", 724),  # lost to 2 and 1: the same
    (5, "Fern Abbot", 693),  # three times 131, and 300
    (6, "Ella Voss", 684),  # 60 in the double skunk, 100 from Theodora, and four times 131
    (7, "Gwen Tully", 662),  # twice 131, and 400, as the next two: for this place nobody plays off
    (7, "Hope Rand", 662),
    (7, "Iris Penn", 662),
    (10, "Jane Orr", 631),
    (11, "Kate Dunn", 600),
)
"""Place, name and points in the end."""


def pairs(number: int) -> list[tuple[int, int]]:
    """Who sits at tables 1, 2, 3 and so on in that round."""
    tables = [pair.split("-") for pair in CHART[number - 1].split()]
    return [(int(first), int(second)) for first, second in tables]


def scores(first: int, second: int) -> tuple[int, int]:
    loser = SPECIAL.get((min(first, second), max(first, second)), USUAL)
    return (121, loser) if first < second else (loser, 121)


def names(first: int, second: int) -> tuple[str, str]:
    return WOMEN[first - 1], WOMEN[second - 1]


def play(director: Visitor, number: int, *without: int) -> None:
    """The women's round, but for the tables that are entered elsewhere."""
    tables = [(table, pair) for table, pair in enumerate(pairs(number), 1) if table not in without]
    send_all(director, [score("women", f"R{number}T{table}", scores(*pair)) for table, pair in tables])


def play_men(director: Visitor) -> None:
    """Two meet six times, and the first of them wins them all."""
    rounds = [row for row in director.at("lists/chart").json() if row["division"] == "men"]
    assert len(rounds) == 6
    for row in rounds:
        points = (121, 80) if row["first"] == MEN[0] else (80, 121)
        send_all(director, [score("men", f"R{row['round']}T{row['table']}", points)])


def score(division: str, game: str, points: tuple[int, int]) -> tuple[str, Json]:
    return "EnterScore", {"division": division, "game": game, "scores": points}
