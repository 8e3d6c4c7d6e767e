"""What a player sees: everything that is public but the long lists, their own place, and their card."""

from pegout.app.hosting.seen.card import card_part, place_of_player
from pegout.app.hosting.seen.entries import still_to_pay
from pegout.app.hosting.seen.field_glance import FieldGlance
from pegout.app.hosting.seen.glance import Glance, key_of
from pegout.app.hosting.seen.next_step import next_step
from pegout.app.hosting.seen.public import without_long_lists
from pegout.app.hosting.seen.view import Line, View
from pegout.tournament.entries import Entry, person
from pegout.tournament.event import Game
from pegout.tournament.money import write_cents


def player_view(glance: Glance, name: str, public: View) -> View:
    seat = glance.seats.get(person(name))
    return {
        **without_long_lists(public),
        "me": {"me": _me(glance, name, seat)},
        "card": {} if seat is None else card_part(*seat),
    }


def _me(glance: Glance, name: str, seat: tuple[FieldGlance, int] | None) -> Line:
    entry = glance.entries.get(person(name))
    return {
        "role": "player",
        "name": name if entry is None else entry.name,
        "asks": person(name) in glance.state.asking,
        **_at_the_desk(glance, entry),
        **(_not_playing() if seat is None else _playing(glance, *seat)),
        "next": next_step(glance, entry, seat),
        "finished": _is_finished(glance, seat),
    }


def _at_the_desk(glance: Glance, entry: Entry | None) -> Line:
    """Who joined late, or plays a night without an entry, has nothing to do with the desk."""
    sign = glance.desk.rules.sign
    if entry is None:
        return {"kind": "", "status_code": "confirmed", "arrival": "here", "owed_cents": 0, "paid": ""}
    return {
        "kind": entry.kind,
        "status_code": entry.status.name.lower(),
        "arrival": entry.arrival.name.lower(),
        "owed_cents": still_to_pay(glance, entry),
        "paid": write_cents(entry.paid_in_all, sign),
    }


def _not_playing() -> Line:
    return {"number": None, "division": "", "place": None, "sitting_out": False, **_NO_GAME}


_NO_GAME: Line = {
    "key": None,
    "opponent": None,
    "table": 0,
    "first": False,
    "mine": None,
    "theirs": None,
    "mine_kind": None,
    "theirs_kind": None,
    "mine_winner": None,
    "theirs_winner": None,
    "call": None,
}


def _playing(glance: Glance, field: FieldGlance, number: int) -> Line:
    game = field.game_of.get(number)
    return {
        "number": number,
        "division": field.name,
        "place": place_of_player(field, number),
        "sitting_out": game is None and number in field.sitting_out,
        **(_NO_GAME if game is None else _game(glance, field, game, number)),
    }


def _game(glance: Glance, field: FieldGlance, game: Game, number: int) -> Line:
    is_first = game.first == number
    call = glance.open_calls.get((field.name, game.id))
    return {
        "key": key_of(field.name, game.id),
        "opponent": field.named(game.second if is_first else game.first),
        "table": game.table,
        "first": is_first,
        **_entered(field, game, number),
        "call": None if call is None else call.number,
    }


def _entered(field: FieldGlance, game: Game, number: int) -> Line:
    """What both have entered, in the order of the game."""
    both = {entry.by == number: entry for entry in field.division.entered.get(game.id, ())}
    found: Line = {}
    for whose, entry in (("mine", both.get(True)), ("theirs", both.get(False))):
        winner = None if entry is None or entry.winner is None else field.named(entry.winner)
        found[whose] = None if entry is None else list(entry.scores)
        found[f"{whose}_kind"] = None if entry is None else entry.kind.value
        found[f"{whose}_winner"] = winner
    return found


def _is_finished(glance: Glance, seat: tuple[FieldGlance, int] | None) -> bool:
    """Whether nothing is left to play for this player."""
    if glance.event.closed or glance.phase == "cancelled":
        return True
    if seat is None:
        return False
    field, number = seat
    if field.finished or number in field.left:
        return True
    return bool(field.courses) and all(pairing.is_settled for pairing in field.matches_of.get(number, ()))
