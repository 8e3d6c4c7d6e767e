"""What can be asked of an event once it is set up, beside what the registration desk takes."""

from pegout.tournament.entries import Command as DeskCommand
from pegout.tournament.standings import Kind
from pegout.values import value

Scores = tuple[int, int]


@value
class DrawOrder:
    """The numbers of a field before its play starts; without a draw they follow the registration."""

    division: str
    order: tuple[str, ...]


@value
class DrawAndStart:
    """Lots are drawn for these fields, and play starts with their numbers: both, or neither."""

    draws: tuple[DrawOrder, ...]


@value
class OpenNight:
    """A night of a season begins with these players."""

    players: tuple[str, ...]


@value
class StartRound:
    """The clock of a round starts."""

    division: str
    round: int


@value
class CallTime:
    """The minutes of a round are over."""

    division: str
    round: int


@value
class EnterScore:
    """A game's final score, the player named first on the chart or sheet first.

    Two players enter it alike, or a scorer or the director once. `game` is the id of a game of the chart
    (R3T5), of a match of the sheet (W1-3), or of a play-off for a tie (P4-7).
    """

    division: str
    game: str
    scores: Scores
    player: str = ""
    """Who enters it, where a player does."""
    kind: Kind = Kind.PLAYED
    winner: str = ""
    """Who came to a level score first, where time ended the game."""
    nth: int = 0
    """Which game of the match, counted from 1; nought for the next."""


@value
class FreeGame:
    """A game that no chart has foreseen, where players find their opponents themselves."""

    division: str
    first: str
    second: str
    scores: Scores
    kind: Kind = Kind.PLAYED


@value
class ProposeGame:
    """The same as a player says it: it counts once the opponent has entered the same score for it."""

    division: str
    first: str
    """Who says so."""
    second: str
    scores: Scores
    kind: Kind = Kind.PLAYED


@value
class DenyGame:
    """A proposed game was never played, says one of the two, or an official."""

    division: str
    game: str
    player: str = ""
    """Who denies it, where a player does."""


@value
class CorrectScore:
    """Another score for a game whose score is locked, and why."""

    division: str
    game: str
    scores: Scores
    reason: str
    kind: Kind = Kind.PLAYED
    winner: str = ""


@value
class MarkAbsent:
    """Who of a game's two players was not there when it began."""

    division: str
    game: str
    players: tuple[str, ...]


@value
class DropOut:
    """A player leaves the event for good; what they have played stays."""

    player: str
    reason: str = ""


@value
class Expel:
    """A player is sent off: the game being played is lost by ten points, and no more are played."""

    player: str
    reason: str


@value
class JoinLate:
    """A player joins a chart that is being played, with the next number."""

    division: str
    player: str


@value
class StartPlayOffs:
    """The chart is closed: its best go on to the sheet, the others to the consolation."""

    division: str


@value
class DecidePlace:
    """A place that no match has decided, given or confirmed by the Marshal or the director."""

    division: str
    place: int
    player: str
    reason: str


@value
class NoteRuling:
    """A ruling at a table, in words, with the articles behind it."""

    text: str
    citations: tuple[str, ...] = ()
    division: str = ""
    game: str = ""


@value
class CallJudge:
    """A table asks for a judge."""

    division: str
    game: str
    player: str = ""
    """Who calls, where a player does."""
    words: str = ""


@value
class SettleCall:
    """A judge has been at the table; a ruling about the game says as much."""

    number: int
    """Of the record that called."""


@value
class CloseEvent:
    """Everything is played and paid: nothing more is written down."""


@value
class Undo:
    """The record with this number is taken back; taking back an undo brings the record back."""

    number: int
    reason: str = ""


DivisionCommand = (
    StartRound
    | CallTime
    | EnterScore
    | FreeGame
    | ProposeGame
    | DenyGame
    | CorrectScore
    | MarkAbsent
    | JoinLate
    | StartPlayOffs
    | DecidePlace
)
"""What concerns the play of one field."""

EventCommand = (
    DeskCommand
    | DivisionCommand
    | DrawOrder
    | DrawAndStart
    | OpenNight
    | DropOut
    | Expel
    | NoteRuling
    | CallJudge
    | SettleCall
    | CloseEvent
    | Undo
)
