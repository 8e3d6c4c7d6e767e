"""Words that several lines have in common: where a game is played, who meets whom, and scores."""

from pegout.services.events.views.field_snapshot import FieldSnapshot
from pegout.tournament.event import Game
from pegout.tournament.event.division import Entered
from pegout.tournament.standings import Kind


def where(field: FieldSnapshot, game: Game) -> str:
    """The table of a game, or what else it is called.

    With several fields, or nights, the field is named as well.
    """
    if game.table:
        words = f"Table {game.table}"
    elif game.id in field.division.proposed:
        words = f"Game {game.id}"
    else:
        words = f"Match {game.id}" if game.id in field.pairings else "Play-off"
    return f"{words} ({field.name})" if field.name else words


def round_of(field: FieldSnapshot, number: int) -> str:
    """A round of the chart, or the games that are made up after the last."""
    chart = field.division.chart
    made_up = chart is not None and chart.rounds[number - 1].make_up
    return "the make-up games" if made_up else f"round {number}"


def meeting(field: FieldSnapshot, game: Game) -> str:
    return f"{field.named(game.first)} against {field.named(game.second)}"


def in_field(field: FieldSnapshot) -> str:
    """The field, in brackets, where there are several."""
    return f" ({field.name})" if field.name else ""


def counted(number: int, one: str, many: str) -> str:
    """So many of something.

    >>> counted(1, "game", "games"), counted(3, "game", "games")
    ('1 game', '3 games')
    """
    return f"{number} {one if number == 1 else many}"


def score(field: FieldSnapshot, entered: Entered) -> str:
    """A score as a player has entered it, with how the game ended if it was not played out."""
    words = f"{entered.scores[0]}-{entered.scores[1]}"
    if entered.kind is not Kind.PLAYED:
        words += f" {entered.kind.value}" if entered.kind is Kind.TIME else f" ({entered.kind.value})"
    return words if entered.winner is None else f"{words}, won by {field.named(entered.winner)}"
