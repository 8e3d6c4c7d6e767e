"""The lines that say who sits where: score, last score, cards held and cards played."""

from textual.content import Content

from pegout.cli.table.board import FRONT, SIDE_COLOURS
from pegout.cli.table.faces import BACK, Colours, Row, back, chip, turned
from pegout.game import Seat, SeatView

LONGEST_NAME = 12
QUIET = "#a9c4b8"
TURN = "bold #ffd75f"

Part = str | Row


def draw_seats(view: SeatView, colours: Colours) -> Content:
    """A line for each seat, in the order of play, the player's own last."""
    seats = view.rules.seats
    own = view.seat or 0
    order = [(own + step) % seats for step in range(1, seats + 1)]
    return Content("\n").join([_line(view, seat, colours) for seat in order])


def _line(view: SeatView, seat: Seat, colours: Colours) -> Content:
    side = view.rules.side_of(seat)
    pegs = view.pegs[side]
    width = min(LONGEST_NAME, max(len(name) for name in view.names))
    turn = ("▶ ", TURN) if seat in view.to_act else "  "
    last = f"+{pegs.last_score}" if pegs.last_score else ""
    return Content.assemble(
        turn,
        (f"{FRONT} {shortened(view.names[seat], width):<{width}}", f"bold {SIDE_COLOURS[side]}"),
        (f"{pegs.front:>4}", "bold"),
        (f" {last:<4}", QUIET),
        *_cards(view, seat, colours),
        *_crib(view, seat),
        (_remark(view, seat), QUIET),
    )


def shortened(name: str, width: int) -> str:
    return name if len(name) <= width else name[: width - 1] + "…"


def _cards(view: SeatView, seat: Seat, colours: Colours) -> list[Part]:
    """Played cards lie face up unless they are turned over; what others hold is face down."""
    if not view.hand_sizes:
        return []
    held = 0 if seat == view.seat else view.hand_sizes[seat]
    laid = [turned()] * view.turned[seat] + [chip(card, colours) for card in view.played[seat]]
    rows = laid + [back()] * held
    parts: list[Part] = []
    for row in rows:
        parts += [row, " "]
    return parts


def _crib(view: SeatView, seat: Seat) -> list[Part]:
    """The crib lies before the dealer."""
    if seat != view.dealer:
        return []
    return [("crib ", QUIET), ("▒" * view.crib_size, BACK), " "]


def _remark(view: SeatView, seat: Seat) -> str:
    words = []
    if view.rules.partners and view.seat is not None and seat == (view.seat + 2) % 4:
        words.append("partner")
    if seat in view.gone:
        words.append("go")
    return ", ".join(words)
