"""What whoever comes back is shown of the last show."""

from pegout.cards import parse_cards
from pegout.game import Event
from pegout.game.events import CardPlayed, CountAnnounced, StarterTurned
from pegout.rules import Breakdown
from pegout.server.tables.event_views import seen_events
from pegout.server.tables.last_show import last_show

SIX, KING, JACK = parse_cards("6C KH JS")
STARTER = StarterTurned(0, 20, SIX)
FIRST = CardPlayed(1, KING, 10)
LAST = CardPlayed(0, JACK, 20)
COUNTED = CountAnnounced(1, (KING,), 2, Breakdown((), 0))


def is_shown(events: list[Event], shown: list[Event]) -> bool:
    return last_show(events) == seen_events(shown, None, ())


def test_while_the_cards_are_played_only_the_starter_is_shown() -> None:
    assert is_shown([STARTER, FIRST, LAST], [STARTER])


def test_the_show_has_the_last_card_of_the_play_before_the_counts() -> None:
    assert is_shown([STARTER, FIRST, LAST, COUNTED], [STARTER, LAST, COUNTED])


def test_a_card_that_is_played_after_a_count_is_the_last_one_in_its_place() -> None:
    """Somebody counted too soon: whoever was there saw it in that order."""
    assert is_shown([STARTER, FIRST, COUNTED, LAST], [STARTER, COUNTED, LAST])


def test_a_new_starter_ends_the_show_before() -> None:
    assert is_shown([STARTER, LAST, COUNTED, STARTER, FIRST], [STARTER])
