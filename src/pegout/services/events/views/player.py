"""What a player sees: everything that is public but the long lists, their own place, and their card."""

from typing import Any

from pegout.services.events.views.card import card_part, place_of_player
from pegout.services.events.views.entries import still_to_pay
from pegout.services.events.views.field_snapshot import FieldSnapshot
from pegout.services.events.views.next_step import next_step
from pegout.services.events.views.own_lines import PlayerMe
from pegout.services.events.views.public import without_long_lists
from pegout.services.events.views.snapshot import Snapshot, key_of
from pegout.services.events.views.view import View
from pegout.tournament.entries import Entry, person
from pegout.tournament.event import Game
from pegout.tournament.money import write_cents

Facts = dict[str, Any]
"""Some of the fields of `PlayerMe`."""


def player_view(snapshot: Snapshot, name: str, public: View) -> View:
    seat = snapshot.seats.get(person(name))
    return {
        **without_long_lists(public),
        "me": {"me": _me(snapshot, name, seat)},
        "card": {} if seat is None else card_part(*seat),
    }


def _me(snapshot: Snapshot, name: str, seat: tuple[FieldSnapshot, int] | None) -> PlayerMe:
    entry = snapshot.entries.get(person(name))
    return PlayerMe(
        name=name if entry is None else entry.name,
        asks=person(name) in snapshot.state.asking,
        next=next_step(snapshot, entry, seat),
        finished=_is_finished(snapshot, seat),
        **_at_the_desk(snapshot, entry),
        **({} if seat is None else _playing(snapshot, *seat)),
    )


def _at_the_desk(snapshot: Snapshot, entry: Entry | None) -> Facts:
    """Who joined late, or plays a night without an entry, has nothing to do with the desk."""
    sign = snapshot.desk.rules.sign
    if entry is None:
        return {"kind": "", "status_code": "confirmed", "arrival": "here", "owed_cents": 0, "paid": ""}
    return {
        "kind": entry.kind,
        "status_code": entry.status.name.lower(),
        "arrival": entry.arrival.name.lower(),
        "owed_cents": still_to_pay(snapshot, entry),
        "paid": write_cents(entry.paid_in_all, sign),
    }


def _playing(snapshot: Snapshot, field: FieldSnapshot, number: int) -> Facts:
    game = field.game_of.get(number)
    return {
        "number": number,
        "division": field.name,
        "place": place_of_player(field, number),
        "sitting_out": game is None and number in field.sitting_out,
        **({} if game is None else _game(snapshot, field, game, number)),
    }


def _game(snapshot: Snapshot, field: FieldSnapshot, game: Game, number: int) -> Facts:
    is_first = game.first == number
    call = snapshot.open_calls.get((field.name, game.id))
    return {
        "key": key_of(field.name, game.id),
        "opponent": field.named(game.second if is_first else game.first),
        "table": game.table,
        "first": is_first,
        **_entered(field, game, number),
        "call": None if call is None else call.number,
    }


def _entered(field: FieldSnapshot, game: Game, number: int) -> Facts:
    """What both have entered, in the order of the game."""
    both = {entry.by == number: entry for entry in field.division.entered.get(game.id, ())}
    found: Facts = {}
    for whose, entry in (("mine", both.get(True)), ("theirs", both.get(False))):
        winner = None if entry is None or entry.winner is None else field.named(entry.winner)
        found[whose] = None if entry is None else entry.scores
        found[f"{whose}_kind"] = None if entry is None else entry.kind.value
        found[f"{whose}_winner"] = winner
    return found


def _is_finished(snapshot: Snapshot, seat: tuple[FieldSnapshot, int] | None) -> bool:
    """Whether nothing is left to play for this player."""
    if snapshot.event.closed or snapshot.phase == "cancelled":
        return True
    if seat is None:
        return False
    field, number = seat
    if field.finished or number in field.left:
        return True
    return bool(field.courses) and all(pairing.is_settled for pairing in field.matches_of.get(number, ()))
