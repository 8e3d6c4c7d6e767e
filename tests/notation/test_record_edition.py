"""A record names the edition it was played under, and keeps it."""

import pytest

from pegout.edition import EDITION, FIRST_EDITION
from pegout.game import StartMatch
from pegout.game.decide import obey
from pegout.game.events import MatchStarted
from pegout.game.script import Script
from pegout.notation import InvalidRecord, read_record, write_record
from pegout.rules import PRESETS


def started(edition: int) -> Script:
    script = Script()
    obey(script, StartMatch(PRESETS["acc"], ("Ann", "Bob"), dealer=0, edition=edition))
    return script


@pytest.mark.parametrize("edition", range(FIRST_EDITION, EDITION + 1))
def test_a_record_is_read_under_the_edition_it_was_written_under(edition: int) -> None:
    text = write_record(started(edition).events)
    first = read_record(text).events[0]
    assert isinstance(first, MatchStarted)
    assert first.edition == edition


def test_a_record_that_names_no_edition_is_of_the_first() -> None:
    text = write_record(started(FIRST_EDITION).events)
    assert "Edition" not in text
    assert "[Edition" in write_record(started(EDITION).events)


@pytest.mark.parametrize("word", ["0", str(EDITION + 1), "two", ""])
def test_an_edition_that_is_not_known_is_refused(word: str) -> None:
    text = write_record(started(EDITION).events)
    with pytest.raises(InvalidRecord, match="is no edition of the rules"):
        read_record(text.replace(f'[Edition "{EDITION}"]', f'[Edition "{word}"]'))
