"""Score keeping for people with a real board and real cards: a pure log of what they enter."""

from pegout.companion.commands import (
    AskBoth,
    Command,
    Confirm,
    Dispute,
    Enter,
    InvitePhone,
    JoinBoard,
    Open,
    RemovePhone,
    Sent,
    Undo,
    Withdraw,
)
from pegout.companion.consent import agrees, proposes
from pegout.companion.decide import decide
from pegout.companion.entries import Back, Made, Marker, NextDeal, NextGame, PointKind, Points, Ruled, Shown
from pegout.companion.events import BoardEvent
from pegout.companion.evolve import board_of, evolve, opened
from pegout.companion.record import is_board_record, read_board, write_board
from pegout.companion.refusal import refusal
from pegout.companion.sheet import Sheet, Sheets, all_sheets, sheet_of
from pegout.companion.signature import signed
from pegout.companion.speech import tell_line
from pegout.companion.state import BoardState, Line
from pegout.companion.terms import BoardTerms

__all__ = [
    "AskBoth",
    "Back",
    "BoardEvent",
    "BoardState",
    "BoardTerms",
    "Command",
    "Confirm",
    "Dispute",
    "Enter",
    "InvitePhone",
    "JoinBoard",
    "Line",
    "Made",
    "Marker",
    "NextDeal",
    "NextGame",
    "Open",
    "PointKind",
    "Points",
    "RemovePhone",
    "Ruled",
    "Sent",
    "Sheet",
    "Sheets",
    "Shown",
    "Undo",
    "Withdraw",
    "agrees",
    "all_sheets",
    "board_of",
    "decide",
    "evolve",
    "is_board_record",
    "opened",
    "proposes",
    "read_board",
    "refusal",
    "sheet_of",
    "signed",
    "tell_line",
    "write_board",
]
