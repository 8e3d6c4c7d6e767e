"""Panels over the table: the counts of the show, the result, help, the log, cutting, leaving."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from pegout.game import Cut


class Panel(ModalScreen[str]):
    """Shows lines until one of its keys is pressed, and returns that key's word.

    A line that begins with two spaces keeps that margin when it wraps.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "answer('go on')"),
        Binding("q", "answer('leave')"),
        Binding("up", "scroll(-1)"),
        Binding("down", "scroll(1)"),
        Binding("pageup", "scroll(-8)"),
        Binding("pagedown", "scroll(8)"),
    ]

    def __init__(self, heading: str, lines: Sequence[Content | str], keys: str) -> None:
        super().__init__()
        self.heading = heading
        self.lines = [line if isinstance(line, Content) else Content(line) for line in lines]
        self.keys = keys

    def compose(self) -> ComposeResult:
        with VerticalScroll(can_focus=False) as box:
            box.border_title, box.border_subtitle = self.heading, self.keys
            for line in self.lines:
                deep = line.plain.startswith("  ")
                yield Static(line[2:] if deep else line, classes="deep" if deep else "")

    def action_answer(self, word: str) -> None:
        self.dismiss(word)

    def action_scroll(self, lines: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


class ShowPanel(Panel):
    """Opens low, so that the board stays in sight if there is room."""


class HelpPanel(Panel):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark,escape,space", "answer('go on')"),
        Binding("q", "answer('go on')"),
    ]


class HintPanel(Panel):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("h,escape,space", "answer('go on')"),
        Binding("q", "answer('go on')"),
    ]


class LogPanel(Panel):
    """The whole spoken log, from its end."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("l,escape,space", "answer('go on')"),
        Binding("q", "answer('go on')"),
        Binding("home", "scroll(-100000)"),
        Binding("end", "scroll(100000)"),
    ]

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).scroll_end(animate=False)


class LeavePanel(Panel):
    """Enter stays, so that nobody leaves a game by pressing one key too many."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y", "answer('leave')"),
        Binding("n,escape", "answer('stay')"),
        Binding("enter,q", "answer('stay')"),
    ]


class CutPanel(ModalScreen[int]):
    """Asks how many cards to lift; returns the number, or 0 to leave the table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,down", "lift(-1)"),
        Binding("right,up", "lift(1)"),
        Binding("backspace", "rub_out"),
        Binding("enter", "cut"),
        Binding("q", "dismiss(0)"),
        *[Binding(digit, f"digit({digit})") for digit in "0123456789"],
    ]

    def __init__(self, purpose: str, cuts: Sequence[Cut]) -> None:
        super().__init__()
        self.purpose = purpose
        self.least, self.most = cuts[0].lifted, cuts[-1].lifted
        self.lifted = (self.least + self.most) // 2
        self.typed = ""

    def compose(self) -> ComposeResult:
        with VerticalScroll(can_focus=False) as box:
            box.border_title = "Cut"
            box.border_subtitle = "Type a number or use the arrow keys. Enter cuts, Q leaves."
            yield Static(f"{self.purpose}.\nLift {self.least} to {self.most} cards.\n")
            yield Static(id="pack")

    def on_mount(self) -> None:
        self._draw()

    def action_lift(self, step: int) -> None:
        self.typed = ""
        self.lifted = min(self.most, max(self.least, self.lifted + step))
        self._draw()

    def action_digit(self, digit: int) -> None:
        self.typed = f"{self.typed}{digit}"[-2:]
        self.lifted = int(self.typed)
        self._draw()

    def action_rub_out(self) -> None:
        self.typed = self.typed[:-1]
        self.lifted = int(self.typed or 0)
        self._draw()

    def action_cut(self) -> None:
        if self.least <= self.lifted <= self.most:
            self.dismiss(self.lifted)
        else:
            self._draw()

    def _draw(self) -> None:
        fits = self.least <= self.lifted <= self.most
        lifted = min(self.lifted, self.most)
        pack = Content.assemble(("▌" * lifted, "bold #ffd75f"), ("▌" * (self.most - lifted), "#5f83bf"))
        said = f"{self.lifted} cards" + ("" if fits else f": lift {self.least} to {self.most}")
        self.query_one("#pack", Static).update(Content("\n").join([pack, Content(said)]))
