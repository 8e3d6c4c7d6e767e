"""The full-screen table: what the keys do, and how fast the game is told."""

from typing import TYPE_CHECKING, ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from pegout.cards import Card
from pegout.cli.phrases import cards_word, cut_purpose, scores
from pegout.cli.session import Beat, Session
from pegout.cli.table.choice import Choice
from pegout.cli.table.faces import marked_cards
from pegout.cli.table.hand import Hand
from pegout.cli.table.panels import CutPanel, HelpPanel, HintPanel, LeavePanel, LogPanel, Panel, ShowPanel
from pegout.cli.table.screen import TableScreen
from pegout.cli.table.texts import help_lines, result_lines, show_lines, thought_lines
from pegout.game import Command, Cut, NextGame, Phase, PlayCard, SayGo, Throw
from pegout.game.events import DealPassed, GameEnded

if TYPE_CHECKING:
    from textual.timer import Timer

GO_ON, CLOSE = "Enter goes on, Q leaves", "Enter closes"
BEFORE_TURNING = 1.0
"""Cards stay visible at least this many seconds before they are turned over, however quick the bots are."""


class TableApp(App[None], inherit_bindings=False):
    """One player's game on a full screen. It asks the session what may be done, and shows what it tells."""

    CSS_PATH = "table.tcss"
    TITLE = "Pegout"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True),
    ]

    def __init__(self, session: Session, pause: float = 0.0) -> None:
        super().__init__()
        self.session = session
        self.pause = pause
        self.choice = Choice()
        self.table = TableScreen(session, self.choice)
        self._timer: Timer | None = None
        session.next_beat()  # the players sit down before anything is drawn

    async def on_mount(self) -> None:
        await self.push_screen(self.table)
        self.go_on()

    def last_words(self) -> list[str]:
        """What is printed once the screen has closed."""
        if self.session.over:
            return self.session.log[-2:]
        return [f"Left the game. Score: {scores(self.session.view)}."]

    # The pace.

    def go_on(self) -> None:
        """Tell beat after beat, pausing where there is something to see, until it is the player's turn."""
        looked = self._timer is not None
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
        if self.pause and self.screen is not self.table:
            self._wait()  # somebody is reading help or the log
            return
        while True:
            if self.session.turns_cards_next and not looked:
                self._wait(BEFORE_TURNING)
                return
            if (beat := self.session.next_beat()) is None:
                break
            looked = False
            if self._counted(beat):
                self._open_show()
                return
            if self.pause and beat.lines:
                self._wait()
                return
        self._ask()

    def _wait(self, least: float = 0.0) -> None:
        self.table.draw()
        self._timer = self.set_timer(max(self.pause, least), self.go_on)

    def _counted(self, beat: Beat) -> bool:
        """Whether the show is over and there is something to look at."""
        return isinstance(beat.event, DealPassed | GameEnded) and bool(self.session.show)

    def _ask(self) -> None:
        """It is the player's turn: by keys at the table, or in a panel for anything but cards."""
        self.table.draw()
        view, options = self.session.view, self.session.options
        if cuts := [option for option in options if isinstance(option, Cut)]:
            self.push_screen(CutPanel(cut_purpose(view), cuts), self._cut)
        elif view.phase in (Phase.GAME_OVER, Phase.MATCH_OVER):
            self._open_result()

    def _do(self, command: Command) -> None:
        if why := self.session.refusal(command):
            self._say(why.message)
            return
        self.choice.clear()
        self._say("")
        self.session.do(command)
        self.go_on()

    def _say(self, note: str) -> None:
        self.table.note = note
        self.table.draw()

    # Panels.

    def _open_show(self) -> None:
        self.table.draw()
        lines = show_lines(self.session.view, self.session.show, self.table.colours)
        lines += thought_lines(self.session.thoughts, self.table.colours)
        self.push_screen(ShowPanel("The show", lines, GO_ON), self._show_closed)

    def _show_closed(self, word: str | None) -> None:
        self.go_on()
        if word == "leave":
            self.action_leave()

    def _open_result(self) -> None:
        view = self.session.view
        if view.outcome is None:
            return
        again = view.phase is Phase.GAME_OVER
        keys = "Enter starts the next game, Q leaves" if again else "Enter leaves the table"
        spoken = self.session.log[-1 if again else -2 :]
        panel = Panel("The game is over", result_lines(view, view.outcome, spoken), keys)
        self.push_screen(panel, self._result_closed)

    def _result_closed(self, word: str | None) -> None:
        if word == "leave" or self.session.over:
            self.exit()
        else:
            self._do(NextGame())

    def _cut(self, lifted: int | None) -> None:
        if lifted:
            self._do(Cut(self.session.seat, lifted))
        else:
            self.action_leave()

    def action_open_help(self) -> None:
        self.push_screen(HelpPanel("Keys and scoring", help_lines(self.session.view), CLOSE))

    def action_open_hint(self) -> None:
        hint = marked_cards(self.session.hint(), self.table.colours)
        self.push_screen(HintPanel("Hint", [hint], CLOSE))

    def action_open_log(self) -> None:
        self.push_screen(LogPanel("The game so far", self.session.log, CLOSE))

    def action_leave(self) -> None:
        """Ask first while a game is on; leave when asked a second time."""
        if self.session.over or isinstance(self.screen, LeavePanel):
            self.exit()
            return
        panel = LeavePanel("Leave?", ["The game is not over."], "Y leaves, N stays")
        self.push_screen(panel, self._leave_answered)

    def _leave_answered(self, word: str | None) -> None:
        if word == "leave":
            self.exit()
        elif self.session.options and self.screen is self.table:
            self._ask()

    # Keys at the table.

    def on_hand_picked(self, message: Hand.Picked) -> None:
        self.action_pick(message.place + 1)

    def action_pick(self, number: int) -> None:
        """Pick a card by its number, or put it back."""
        hand = self.session.hand
        if number > len(hand):
            self._say(f"There is no card {number} in your hand.")
            return
        card = hand[number - 1]
        note = self.choice.toggle(card, self._limit())
        self._say(note or self._objection(card))

    def _limit(self) -> int:
        view = self.session.view
        return view.rules.thrown if view.phase is Phase.THROW else 1

    def _objection(self, card: Card) -> str:
        """Why the card cannot be played, if it is the player's turn."""
        playing = any(isinstance(option, PlayCard | SayGo) for option in self.session.options)
        if not playing or card not in self.choice.cards:
            return ""
        why = self.session.refusal(PlayCard(self.session.seat, card))
        return "" if why is None else why.message

    def action_pick_here(self) -> None:
        if self.choice.cursor is not None and self.choice.cursor < len(self.session.hand):
            self.action_pick(self.choice.cursor + 1)

    def action_move(self, step: int) -> None:
        self.choice.move(step, self.session.hand)
        self._say("")

    def action_take_back(self) -> None:
        self._say("" if self.choice.take_back() else "Nothing is picked, so there is nothing to undo.")

    def action_colours(self) -> None:
        self.table.toggle_colours()
        self._say("")

    def action_say_go(self) -> None:
        self._do(SayGo(self.session.seat))

    def action_confirm(self) -> None:
        """Throw or play what is picked."""
        options, chosen = self.session.options, tuple(self.choice.cards)
        if not options:
            self._say("It is not your turn yet.")
        elif isinstance(options[0], Throw):
            self._do(Throw(self.session.seat, chosen))
        elif chosen:
            self._do(PlayCard(self.session.seat, chosen[0]))
        else:
            self._say(f"Pick a card first: you hold {cards_word(len(self.session.hand))}.")
