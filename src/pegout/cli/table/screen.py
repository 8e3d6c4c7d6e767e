"""The table on the screen: shows the session's view, and names the keys."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Digits, Footer, Static

from pegout.cli.phrases import side_name
from pegout.cli.session import Session
from pegout.cli.table.board import NARROWEST, board_height, draw_board, initials
from pegout.cli.table.choice import Choice
from pegout.cli.table.faces import BIG, FOUR_COLOURS, SMALL, TWO_COLOURS, Colours, Size, fan, marked_cards
from pegout.cli.table.hand import Hand
from pegout.cli.table.seats import draw_seats
from pegout.cli.table.slate import Slate
from pegout.cli.table.texts import prompt, title
from pegout.game import PlayCard, SayGo, SeatView

LOG_LINES = 120
WIDE = 100
LEAST_WIDTH, LEAST_HEIGHT = 80, 24
TOO_SMALL = "The table needs 80 columns and 24 rows; --plain fits any screen."


class TableScreen(Screen[None]):
    """Only draws; the app says what the keys do."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("1", "app.pick(1)", "Pick", key_display="1-6"),
        *[Binding(str(number), f"app.pick({number})", show=False) for number in range(2, 10)],
        Binding("left", "app.move(-1)", show=False),
        Binding("right", "app.move(1)", show=False),
        Binding("space", "app.pick_here", show=False),
        Binding("enter", "app.confirm", "Confirm", key_display="Enter"),
        Binding("g", "app.say_go", "Go", key_display="G"),
        Binding("u,backspace,escape", "app.take_back", "Undo", key_display="U"),
        Binding("h", "app.open_hint", "Hint", key_display="H"),
        Binding("c", "app.colours", "Colours", key_display="C"),
        Binding("l", "app.open_log", "Log", key_display="L"),
        Binding("question_mark", "app.open_help", "Help", key_display="?"),
        Binding("q", "app.leave", "Quit", key_display="Q"),
        Binding("pageup", "scroll_log(-5)", show=False),
        Binding("pagedown", "scroll_log(5)", show=False),
    ]

    def __init__(self, session: Session, choice: Choice) -> None:
        super().__init__()
        self.session = session
        self.choice = choice
        self.colours: Colours = TWO_COLOURS
        self.note = ""
        self._logged = (0, False)

    def compose(self) -> ComposeResult:
        yield Slate("title", fixed=True)
        with VerticalScroll(id="board", can_focus=False):
            yield Slate("holes")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield Slate("seats")
                with Horizontal(id="cards"):
                    with Vertical(id="starter-box"):
                        yield Static("Starter", classes="caption")
                        yield Slate("starter", fixed=True)
                    with Vertical(id="series-box"):
                        yield Static("Series", classes="caption")
                        yield Slate("series", fixed=True)
                    with Vertical(id="count-box"):
                        yield Static("Count", classes="caption")
                        yield Digits("0", id="count")
                yield Hand()
            with VerticalScroll(id="log", can_focus=False):
                yield Slate("spoken")
        yield Slate("prompt", fixed=True)
        yield Footer(show_command_palette=False, compact=True)

    def on_resize(self) -> None:
        self.draw()

    def toggle_colours(self) -> None:
        self.colours = TWO_COLOURS if self.colours is FOUR_COLOURS else FOUR_COLOURS

    def draw(self) -> None:
        """Show the table as it is now."""
        view = self.session.view
        size, roomy = self._choose_size(view)
        self._write("title", Content(title(view, self.session.clock.minutes_left)))
        self._write("seats", draw_seats(view, self.colours))
        self._draw_board(view)
        self._draw_cards(view, size)
        self._draw_hand(size, raised=roomy)
        self._draw_log()
        self._draw_prompt(view)

    def _choose_size(self, view: SeatView) -> tuple[Size, bool]:
        """Bigger cards, captions and raised cards, as far as there is room."""
        left = self.size.height - 3 - board_height(view.rules) - view.rules.seats
        roomy = left >= 2 * SMALL.height + 3
        big = left >= 2 * BIG.height + 7 and self.size.width >= WIDE
        self.set_class(not roomy, "compact")
        self.set_class(big, "big")
        return (BIG if big else SMALL), roomy

    def _draw_board(self, view: SeatView) -> None:
        names = [side_name(view, side) for side in range(view.rules.sides)]
        width = self.size.width
        labels = names if width >= NARROWEST + 8 else initials(names)
        self._write("holes", draw_board(view.pegs, labels, view.rules, width))

    def _draw_cards(self, view: SeatView, size: Size) -> None:
        starter = () if view.starter is None else (view.starter,)
        self._write("starter", fan(starter, self.colours, size, size.width))
        width = self.query_one("#series").size.width
        self._write("series", fan(view.series, self.colours, size, width))
        count = self.query_one("#count", Digits)
        if count.value != str(view.count):
            count.update(str(view.count))

    def _draw_hand(self, size: Size, *, raised: bool) -> None:
        hand = self.session.hand
        options = self.session.options
        playing = any(isinstance(option, PlayCard | SayGo) for option in options)
        playable = [option.card for option in options if isinstance(option, PlayCard)] if playing else hand
        self.query_one(Hand).draw(hand, self.choice, playable, self.colours, size, raised=raised)

    def _draw_log(self) -> None:
        if self._logged == (logged := (len(self.session.log), self.colours is FOUR_COLOURS)):
            return
        self._logged = logged
        lines = [marked_cards(line, self.colours) for line in self.session.log[-LOG_LINES:]]
        self._write("spoken", Content("\n").join(lines))
        self.query_one("#log", VerticalScroll).scroll_end(animate=False)

    def _draw_prompt(self, view: SeatView) -> None:
        options = self.session.options
        note = self.note or ("" if self._fits() else TOO_SMALL)
        line = self.query_one("#prompt", Slate)
        line.set_class(bool(note), "note")
        line.set_class(bool(options) and not note, "yours")
        line.write(Content(note or prompt(view, options, self.choice.cards)))

    def _fits(self) -> bool:
        return self.size.width >= LEAST_WIDTH and self.size.height >= LEAST_HEIGHT

    def _write(self, name: str, content: Content) -> None:
        self.query_one(f"#{name}", Slate).write(content)

    def action_scroll_log(self, lines: int) -> None:
        self.query_one("#log", VerticalScroll).scroll_relative(y=lines, animate=False)
