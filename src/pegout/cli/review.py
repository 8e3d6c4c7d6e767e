"""`pegout review`: a finished game, decision by decision, and where its luck lay."""

from argparse import ArgumentParser, Namespace
from dataclasses import replace
from pathlib import Path

from pegout.cli.board_review import review_board_file
from pegout.cli.main import BadInput
from pegout.cli.options import add_json, print_json, record_text
from pegout.cli.progress import progress_bar
from pegout.companion.record import is_board_record
from pegout.game import listed
from pegout.game.events import MatchStarted
from pegout.notation import Record, read_record
from pegout.studies.review import Decision, GameReview, PlayerReview, Review, review
from pegout.studies.review.chance_chart import line_svg
from pegout.studies.review.ledger import PARTS, Ledger
from pegout.studies.review.page import page
from pegout.suggestions import hint


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "file", metavar="FILE", help="the record of a game or a board; - reads standard input"
    )
    parser.add_argument(
        "--worst", type=int, metavar="N", help="only the N costliest decisions, the worst first"
    )
    parser.add_argument("--seat", metavar="NAME", help="only this player")
    parser.add_argument("--html", type=Path, metavar="FILE", help="write the review as an HTML page")
    parser.add_argument("--svg", type=Path, metavar="FILE", help="draw the chances to win as an SVG")
    add_json(parser)


def run(args: Namespace) -> int:
    if args.worst is not None and args.worst < 1:
        raise BadInput(f"--worst {args.worst} shows nothing: give 1 or more.")
    text = record_text(args.file)
    if is_board_record(text):
        return review_board_file(args, text)
    found = _reviewed(args, text)
    if args.html is not None:
        args.html.write_text(page(found), encoding="utf-8")
    if args.svg is not None:
        args.svg.write_text(_picture(found), encoding="utf-8")
    if args.json:
        print_json(found.to_json())
    elif written := [path for path in (args.html, args.svg) if path is not None]:
        print(f"Written: {', '.join(map(str, written))}")
    else:
        print("\n".join(report(found, args.worst)))
    return 0


def _reviewed(args: Namespace, text: str) -> Review:
    record = read_record(text)
    if args.seat is not None:
        _check_name(record, args.seat)
    with progress_bar() as tell:
        found = review(record, tell)
    return found if args.seat is None else _only(found, args.seat)


def _check_name(record: Record, name: str) -> None:
    names = [name for event in record.events if isinstance(event, MatchStarted) for name in event.names]
    if name not in names:
        raise BadInput(f"this record has no player called {name[:30]!r}: {hint(name, names)}")


def _only(found: Review, name: str) -> Review:
    """The review, with the decisions of one player only."""
    seats = [seat for seat, other in enumerate(found.names) if other == name]
    games = [
        replace(game, players=tuple(one for one in game.players if one.seat in seats)) for game in found.games
    ]
    return replace(found, games=tuple(games))


def _picture(found: Review) -> str:
    if len(found.games) > 1:
        raise BadInput("--svg draws one game and this record has several: use --html for all of them.")
    if not found.games[0].line:
        raise BadInput("there is nothing to draw: chances to win are known for two seats only.")
    return line_svg(found, found.games[0])


def report(found: Review, worst: int | None = None) -> list[str]:
    """All of it as lines of text."""
    lines = list(found.notes)
    for game in found.games:
        lines += _game(found, game, worst)
    return lines


def _game(found: Review, game: GameReview, worst: int | None) -> list[str]:
    scores = ", ".join(map(str, game.scores))
    lines = [f"Game {game.number} ({found.rules}): {scores} in {len(game.deals)} deals"]
    for player in game.players:
        lines += ["", *_player(game, player, worst)]
    return lines


def _player(game: GameReview, player: PlayerReview, worst: int | None) -> list[str]:
    grades = ", ".join(f"{number} {grade}" for grade, number in player.grades.items())
    lines = [
        f"{player.name} {'won' if player.won else 'lost'}: accuracy {player.accuracy:.0f}%",
        f"  points lost per deal: {player.throwing:.2f} in throwing, {player.pegging:.2f} in pegging",
        f"  decisions: {grades}",
    ]
    for what, one in (("throw", player.worst_throw), ("card", player.worst_card)):
        if one is not None:
            lines.append(f"  worst {what}: {_in_words(one)}")
    if player.ledger is not None:
        lines += _ledger(game, player, player.ledger)
    shown = player.decisions if worst is None else player.costliest(worst)
    return [*lines, "", *[f"  {line}" for one in shown for line in _decision(one)]]


def _in_words(one: Decision) -> str:
    return f"deal {one.deal}, {listed(one.chosen)} where {listed(one.best)} is best ({_cost(one)})"


def _ledger(game: GameReview, player: PlayerReview, sums: Ledger) -> list[str]:
    """Where the change in the chance to win came from, deal by deal."""
    rows = [(str(deal.number), deal.ledgers[player.seat]) for deal in game.deals]
    rows.append(("all", sums))
    start = (
        f"  chance to win {player.start or 0.0:.1%} before the first deal; changes since then, in percent:"
    )
    head = f"  {'no.':>4}  " + "".join(f"{part:>9}" for part in (*PARTS, "total"))
    return ["", start, head, *[f"  {name:>4}  {_parts(ledger)}" for name, ledger in rows]]


def _parts(ledger: Ledger) -> str:
    parts = [*(getattr(ledger, part) for part in PARTS), ledger.total]
    return "".join(f"{100 * part:>+9.1f}" if round(1000 * part) else f"{'0':>9}" for part in parts)


def _decision(one: Decision) -> list[str]:
    lies = f" on {' '.join(card.pretty for card in one.series)}" if one.series else ""
    did = "throws" if one.kind.value == "throw" else "plays"
    held = f"deal {one.deal}: {did} {listed(one.chosen)}{lies} from {listed(one.hand)}"
    line = f"{held}: {one.grade.value} ({_cost(one)})"
    if not one.reason:
        return [line]
    return [line, f"  better {listed(one.best)}: {one.reason}"]


def _cost(one: Decision) -> str:
    points = f"{one.points_lost:.2f} points"
    return points if one.win_lost is None else f"{100 * one.win_lost:.1f}%, {points}"
