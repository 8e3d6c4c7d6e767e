"""What happened in the play, as said across the table; and what is new in it, explained once."""

from collections.abc import Iterator, Sequence

from pegout.game import Event
from pegout.game.events import CardPlayed, GoSaid, Pegged, SeriesEnded
from pegout.rules import Kind, number_word, speak_play
from pegout.studies.lessons import texts
from pegout.studies.lessons.lesson import NAMES
from pegout.studies.lessons.templates import Voice


class Teller:
    """Remembers what it has explained in this lesson."""

    def __init__(self, voice: Voice) -> None:
        self._voice = voice
        self._explained: set[str] = set()

    def heard(self, events: Sequence[Event]) -> Iterator[str]:
        """A line for each card, each go and the point that a go brings."""
        for event, following in zip(events, [*events[1:], None], strict=True):
            pegged = following if isinstance(following, Pegged) else None
            if isinstance(event, CardPlayed):
                yield self._card(event, pegged)
            elif isinstance(event, GoSaid):
                yield self._voice.say(texts.GO_SAID, who=NAMES[event.seat])
                if pegged is not None:
                    yield self._go(pegged)

    def explained(self, events: Sequence[Event]) -> Iterator[str]:
        for event in events:
            for what in _new_in(event):
                if what not in self._explained and what in texts.EXPLAINED:
                    self._explained.add(what)
                    yield self._voice.say(texts.EXPLAINED[what])

    def _card(self, event: CardPlayed, pegged: Pegged | None) -> str:
        said = speak_play(event.count, pegged.why) if pegged else number_word(event.count)
        return self._voice.say(texts.PLAYED, who=NAMES[event.seat], card=event.card.pretty, said=said)

    def _go(self, pegged: Pegged) -> str:
        text = texts.FOR_LAST if pegged.why.items[0].kind is Kind.LAST else texts.FOR_GO
        return self._voice.say(text, who=NAMES[pegged.seat], points=number_word(pegged.points))


def _new_in(event: Event) -> tuple[str, ...]:
    """What a newcomer may see in an event for the first time."""
    if isinstance(event, Pegged):
        return tuple([item.kind for item in event.why.items])
    if isinstance(event, GoSaid):
        return (texts.SAID_GO,)
    is_over = isinstance(event, SeriesEnded) and event.leader is not None
    return (texts.SERIES_OVER,) if is_over else ()
