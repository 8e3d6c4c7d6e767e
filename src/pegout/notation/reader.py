"""Reading a record: its commands are played again, and all else it says must be what the engine says."""

from collections.abc import Iterable, Sequence
from itertools import zip_longest

from pegout.cards import Card
from pegout.game import Command, IllegalCommand, Officiating, Phase
from pegout.notation.by_hand import laid_for
from pegout.notation.errors import shown, standing_at
from pegout.notation.expected import awaited
from pegout.notation.header import read_header
from pegout.notation.orders import ORDERS, ORDERS_BY_PLAYERS, RESULTS, opens_series, starter_in_full
from pegout.notation.page import END, Written, read_page, refuse_wrong_check
from pegout.notation.record import Record
from pegout.notation.scribe import Scribe
from pegout.notation.words import Word, words_of

_NAMED = ("hand", "show")
"""Lines of which there is one for each seat."""


def read_record(text: str) -> Record:
    """The game that the text tells, or `InvalidRecord` beginning with the line and saying what is wrong.

    Nothing is taken on trust: hands, counts, points, shows, scores and results are compared with what
    follows from the commands, and the end line must be there.
    """
    page = read_page(text)
    header = read_header(page[:-1])
    reader = _Reader()
    with standing_at(header.place):
        reader.obey([header.start])
    for place in range(header.length, len(page) - 1):
        reader.read(page, place)
    refuse_wrong_check(page)
    return Record(header.tags, tuple(reader.scribe.commands), reader.scribe.events)


class _Reader:
    """Compares line by line with a scribe who writes the same game down."""

    def __init__(self) -> None:
        self.scribe = Scribe()
        self.told = 0
        """How many of the scribe's lines the record has come past."""

    def read(self, page: Sequence[Written], place: int) -> None:
        line = page[place]
        with standing_at(line.place):
            words = line.words
            if words[:1] == ("hand",) and self._found(words) is None:
                self._refuse_undealt()
                self.obey(laid_for(self.scribe.state, page, place))
            if not self._read_result(words):
                self._read_order(line.kind, starter_in_full(self.scribe.state, words))

    def obey(self, commands: Iterable[Command]) -> None:
        for command in commands:
            try:
                self.scribe.do(command)
            except IllegalCommand as error:
                why = error.refusal.message.rstrip(".")
                raise ValueError(f"{why}; {awaited(self.scribe.state)}.") from error

    def _found(self, words: Sequence[Word]) -> int | None:
        """Which of the scribe's new lines speaks of the same thing; those before it were left out."""
        label = [str(word) for word in words[: 2 if words[0] in _NAMED else 1]]
        for place in range(self.told, len(self.scribe.lines)):
            if self.scribe.lines[place].facts.replace(",", " ").split(None, 2)[: len(label)] == label:
                return place
        return None

    def _read_result(self, words: Sequence[Word]) -> bool:
        """Whether the line tells what has followed already; it must then tell the truth."""
        found = self._found(words)
        if found is None:
            return False
        _refuse_difference(words, self.scribe.lines[found].facts)
        self.told = found + 1
        return True

    def _read_order(self, kind: str, words: Sequence[Word]) -> None:
        """Carry out what the line orders, and compare it with what the scribe has then written."""
        state = self.scribe.state
        orders = ORDERS_BY_PLAYERS if state.officiating is Officiating.PLAYERS else ORDERS
        if kind not in orders:
            raise ValueError(_misplaced(kind, awaited(state)))
        if kind == "play" and self.scribe.in_series and not opens_series(state, words):
            raise ValueError("the last series is not over: write all of it on one line.")
        self.told = len(self.scribe.lines)
        self.obey(orders[kind](words[1:]))
        if self.told == len(self.scribe.lines):
            raise ValueError(f"the line is incomplete: {awaited(state)}.")
        _refuse_difference(words, self.scribe.lines[self.told].facts)
        self.told += 1

    def _refuse_undealt(self) -> None:
        """Hands without a pack before them can be written when the deal is somebody's, and not yet dealt."""
        state = self.scribe.state
        if state.phase is Phase.SHUFFLE_FOR_CUT:
            raise ValueError('there is no dealer yet: name one, [Dealer "A"], or write the cuts.')
        if state.phase is not Phase.SHUFFLE:
            raise ValueError(_misplaced("hand", awaited(state)))


def _misplaced(kind: str, next_line: str) -> str:
    if kind in RESULTS:
        return f"a {kind} line does not belong here: {next_line}."
    if kind == "rule" or kind.startswith("["):
        return "tags and rules come before the game: move this line up."
    return f"{shown(kind)} is not a kind of line: the kinds are {', '.join((*ORDERS, *RESULTS, END))}."


def _refuse_difference(words: Sequence[Word], facts: str) -> None:
    """Raise ValueError for the first word that is not the engine's."""
    for given, right in zip_longest(_settled(words), _settled(words_of(facts))):
        if given == right:
            continue
        if given is None:
            wrong = f"{shown(right)} is missing"
        elif right is None:
            wrong = f"{shown(given)} does not belong here"
        else:
            wrong = f"{shown(given)} should be {shown(right)}"
        raise ValueError(f"{wrong}; it should read: {facts}")


def _settled(words: Sequence[Word]) -> list[Word]:
    """The cards of a shown hand may be written in any order."""
    if words[0] not in ("show", "crib"):
        return list(words)
    cards = iter(sorted([word for word in words if isinstance(word, Card)]))
    return [next(cards) if isinstance(word, Card) else word for word in words]
