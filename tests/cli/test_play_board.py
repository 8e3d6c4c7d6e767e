import pytest

from pegout.cards import parse_cards
from pegout.cli.table.board import board_height, draw_board, initials
from pegout.cli.table.choice import Choice
from pegout.cli.table.faces import SMALL, TWO_COLOURS, fan, marked_cards
from pegout.cli.table.seats import shortened
from pegout.game import Pegs
from pegout.rules import PRESETS, RuleSet, preset


def board(*pegs: Pegs, rules: RuleSet | None = None, width: int = 80) -> list[str]:
    book = rules or preset("acc").with_seats(len(pegs))
    return draw_board(pegs, "PBCD"[: len(pegs)], book, width).plain.split("\n")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_side_has_its_start_121_holes_and_two_pegs(seats: int) -> None:
    pegs = [Pegs(10 * side + 5, 30 * side + 10) for side in range(seats)]
    lines = board(*pegs)
    assert len(lines) == board_height(preset("acc").with_seats(seats)) == 2 * (seats + 1)
    assert max(map(len, lines)) <= 80
    for side in range(seats):
        track = lines[1 + side] + lines[seats + 2 + side]
        assert len([sign for sign in track if sign in "·○●◎"]) == 1 + 121
        assert track.count("●") == track.count("○") == 1


@pytest.mark.parametrize("hole", [1, 5, 6, 30, 31, 59, 60])
def test_a_peg_stands_under_the_number_of_its_hole(hole: int) -> None:
    ruler, track = board(Pegs(0, hole), Pegs())[:2]
    assert track[2] == "○"
    place = track.index("●")
    last_of_five = -(-hole // 5) * 5
    assert ruler.index(str(last_of_five)) + len(str(last_of_five)) - 1 == place + last_of_five - hole


def test_pegs_begin_at_the_start_and_end_in_the_game_hole() -> None:
    lines = board(Pegs(), Pegs(118, 121))
    assert lines[1].startswith("P ● ·····")
    assert lines[5].endswith("··○·· ●") or lines[5].rstrip().endswith("●")


def test_skunk_lines_are_named_and_drawn_where_the_rules_have_them() -> None:
    lines = board(Pegs(), Pegs())
    assert "double skunk" in lines[3]
    assert lines[3].index("skunk", 20) == lines[4].index("┃") + 2
    assert lines[1].endswith("┃")
    assert "lurch" in "".join(board(Pegs(), Pegs(), rules=preset("portfolio")))
    assert "┃" not in "".join(board(Pegs(), Pegs(), rules=preset("classic")))


@pytest.mark.parametrize("goal", [31, 61, 91, 122, 181, 999])
def test_boards_of_other_lengths_have_their_holes(goal: int) -> None:
    lines = board(Pegs(), Pegs(0, goal), rules=preset("classic").override(goal=goal))
    tracks = [line for line in lines if line.startswith("B")]
    assert sum(sign in "·○●◎" for line in tracks for sign in line) == goal + 1
    assert tracks[-1].endswith("●")


def test_a_wide_board_has_room_for_names() -> None:
    rules = PRESETS["acc"]
    text = draw_board([Pegs(), Pegs()], ["Player", "Bob"], rules, 120).plain
    assert text.count("Player") == 2


def test_names_that_begin_alike_are_numbered() -> None:
    assert initials(["Ann", "Bob"]) == ["A", "B"]
    assert initials(["Bea", "Bob"]) == ["1", "2"]


def test_a_long_series_lies_one_card_upon_the_other() -> None:
    cards = parse_cards("AC AD AH AS 2C 2D 2H 2S 3C 3D")
    assert fan(cards[:3], TWO_COLOURS, SMALL, 30).plain.split("\n")[0] == " A     A     A   "
    lines = fan(cards, TWO_COLOURS, SMALL, 30).plain.split("\n")
    assert {len(line) for line in lines} == {29}
    assert lines[1] == " ♦  ♥  ♠  ♣  ♦  ♥  ♠  ♣   ♦  "
    assert fan((), TWO_COLOURS, SMALL, 30).plain == ""
    assert fan(cards, TWO_COLOURS, SMALL, 0).plain.split("\n")[1] == "  ♦  "


def test_spoken_cards_are_coloured_and_nothing_is_lost() -> None:
    line = "Bob shows 4♣ K♦: fifteen two, and a pair is four."
    content = marked_cards(line, TWO_COLOURS)
    assert content.plain == line
    assert len(content.spans) == 2


def test_long_names_are_shortened() -> None:
    assert shortened("Wilhelmina Augusta", 12) == "Wilhelmina …"


def test_one_card_replaces_another_where_one_is_wanted() -> None:
    choice = Choice()
    first, second = parse_cards("5H 6H")
    assert choice.toggle(first, 1) is None
    assert choice.toggle(second, 1) is None
    assert choice.cards == [second]
    choice.move(1, [])
    assert choice.cursor is None
