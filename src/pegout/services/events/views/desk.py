"""What the officials see besides what everybody sees."""

from pegout.services.events.keys import asks_for_ruling
from pegout.services.events.views.desk_lines import CallLine, EnteredLine
from pegout.services.events.views.entries import asked_part, entries_part
from pegout.services.events.views.own_lines import OFFICIAL_ME
from pegout.services.events.views.public import without_long_lists
from pegout.services.events.views.snapshot import Snapshot, key_of
from pegout.services.events.views.todo import todo_part
from pegout.services.events.views.view import View
from pegout.tournament.event import Call, Role
from pegout.tournament.event.division import Entered, chart_game


def desk_view(snapshot: Snapshot, role: Role, public: View) -> View:
    return {
        **without_long_lists(public),
        "todo": todo_part(snapshot, role),
        "entries": entries_part(snapshot, role),
        "asked": asked_part(snapshot, role),
        "entered": _entered(snapshot),
        "calls": {str(call.number): _call(snapshot, call) for call in snapshot.event.calls},
        "me": {"me": OFFICIAL_ME[role]()},
    }


def _entered(snapshot: Snapshot) -> dict[str, EnteredLine]:
    """The scores of open games that wait for the other player's."""
    return {
        key_of(field.name, game.id): EnteredLine(
            {field.named(entry.by): _score(field.division.players, entry) for entry in entries}
        )
        for field in snapshot.fields
        for game in field.games
        if (entries := field.division.entered.get(game.id))
    }


def _score(players: tuple[str, ...], entry: Entered) -> tuple[int, int, str, str]:
    winner = "" if entry.winner is None else players[entry.winner - 1]
    first, second = entry.scores
    return first, second, entry.kind.value, winner


def _call(snapshot: Snapshot, call: Call) -> CallLine:
    division = snapshot.event.division(call.division)
    game = None if division is None else chart_game(division, call.game)
    return CallLine(
        number=call.number,
        at=call.at.isoformat(),
        by=call.by,
        division=call.division,
        game=call.game,
        table=0 if game is None else game.table,
        words=call.words,
        settled=call.settled,
        asks=asks_for_ruling(snapshot.state, call),
    )
