"""What a player should do next, in one sentence."""

from pegout.services.events.views.card import place_of_player
from pegout.services.events.views.field_snapshot import FieldSnapshot
from pegout.services.events.views.phrases import round_of, where
from pegout.services.events.views.snapshot import Snapshot
from pegout.tournament.brackets import LoserOf, Pairing, State, WinnerOf
from pegout.tournament.entries import Arrival, Entry, Status, waiting_list
from pegout.tournament.event import Game
from pegout.tournament.money import write_cents

THANKS = "thank you for playing"


def next_step(snapshot: Snapshot, entry: Entry | None, seat: tuple[FieldSnapshot, int] | None) -> str:
    if snapshot.phase == "cancelled":
        return "The event is cancelled."
    if seat is not None:
        return _over(*seat) if snapshot.event.closed else _playing(snapshot, *seat)
    if entry is None or entry.status is Status.GONE:
        return "You are not on the list: ask at the desk if that is a mistake."
    if entry.status is Status.LAPSED:
        return "Play has started without you because your entry was not confirmed: ask at the desk."
    if snapshot.phase != "open":
        no_night = snapshot.event.setup.form.nights and not snapshot.fields
        return "Wait for the first night." if no_night else "You are not in the field: ask the director."
    return _before_play(snapshot, entry)


def _before_play(snapshot: Snapshot, entry: Entry) -> str:
    rules, start = snapshot.desk.rules, f"{snapshot.desk.course.start:%Y-%m-%d at %H:%M}"
    if entry.status is Status.WAITING:
        return f"You are number {waiting_list(snapshot.desk).index(entry.name) + 1} on the waiting list."
    if entry.status is Status.PLACED:
        owed = write_cents(rules.fee - entry.paid, rules.sign)
        return f"You have a place: pay {owed} at the desk to confirm it."
    if snapshot.is_online:
        return f"You are entered: play starts on {start}, and your table opens on this page."
    if entry.arrival is Arrival.NOT_HERE:
        return f"You are entered: check in when you arrive; play starts on {start}."
    return f"You are checked in: play starts on {start}."


def _playing(snapshot: Snapshot, field: FieldSnapshot, number: int) -> str:
    game = field.game_of.get(number)
    if game is not None:
        return _with_game(snapshot, field, game, number)
    if field.stage == "finished" or number in field.left:
        return _over(field, number)
    if field.courses:
        return _on_sheet(field, number)
    if field.stage == "ties":
        return "Ties are being played off: wait for the standings."
    if field.stage == "waits":
        return "All games are played: wait for the play-offs."
    return _between_rounds(field, number)


def _with_game(snapshot: Snapshot, field: FieldSnapshot, game: Game, number: int) -> str:
    opponent = field.named(game.second if game.first == number else game.first)
    place = f"{where(field, game)} against {opponent}"
    by = [entry.by for entry in field.division.entered.get(game.id, ())]
    if (field.name, game.id) in snapshot.open_calls:
        return f"{place}: the judge is on the way."
    if len(by) > 1:
        return f"{place}: your scores differ. Look at both, and change yours if it is wrong."
    if by:
        mine = by[0] == number
        return f"{place}: {opponent} {'has to enter the same score' if mine else 'has entered a score'}."
    if (field.name, game.id) in snapshot.tables:
        return f"{place}: your table is open."
    return f"{place}."


def _between_rounds(field: FieldSnapshot, number: int) -> str:
    """Nobody moves on before the round is over: tables are taken in turn."""
    if field.is_free:
        return "Find somebody to play: here you choose your own opponents."
    now = field.round
    chart = field.division.chart
    game = field.next_games.get(number)
    if chart is not None and number in field.sitting_out:
        coming = "the standings" if now == len(chart.rounds) else round_of(field, now + 1)
        return f"You sit out {round_of(field, now)}: wait for {coming}."
    if game is None:
        return f"You have played all your games: wait for the end of {round_of(field, now)}."
    opponent = field.named(game.second if game.first == number else game.first)
    return f"Wait for {round_of(field, game.round)}: table {game.table} against {opponent}."


def _on_sheet(field: FieldSnapshot, number: int) -> str:
    ahead = [pairing for pairing in field.matches_of.get(number, ()) if pairing.state is State.WAITING]
    return _waiting_for(ahead[0], number) if ahead else _over(field, number)


def _waiting_for(pairing: Pairing, number: int) -> str:
    source = pairing.match.lower if pairing.upper == number else pairing.match.upper
    match source:
        case WinnerOf(match):
            return f"Waiting for the winner of {match}."
        case LoserOf(match):
            return f"Waiting for the loser of {match}."
        case _:
            return "Waiting for your opponent."


def _over(field: FieldSnapshot, number: int) -> str:
    if number in field.left:
        return f"You have left the event; {THANKS}."
    consolation = field.division.consolation
    if consolation is not None and consolation.progress.champion == number:
        return "You have won the consolation: congratulations!"
    place = place_of_player(field, number)
    if place == 1 and (field.finished or number in field.on_main):
        return "You have won: congratulations!"
    end = "You are out" if field.courses else "All games are played"
    return f"{end}; {THANKS}{'' if place is None else f': place {place}'}."
