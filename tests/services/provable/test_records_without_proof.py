"""Records that say too little are refused with what is missing."""

import pytest

from pegout import Game
from pegout.notation import InvalidRecord, write_record
from pegout.rules import PRESETS
from pegout.services.provable import NotProvable, secrets_of, tags_of, verify
from tests.kit.provable import dealt, secrets_for

ACC = PRESETS["acc"]
SECRETS = secrets_for(ACC)
TAGS = tags_of(SECRETS)


def test_a_record_of_a_game_at_home_has_nothing_to_check() -> None:
    with pytest.raises(NotProvable, match="no tag Table, so its deals cannot be checked"):
        verify(Game.new("acc", seed=1).record)


def test_what_is_no_record_is_refused_as_everywhere() -> None:
    with pytest.raises(InvalidRecord):
        verify("nothing")


@pytest.mark.parametrize("name", ["Table", "MatchNumber", "Commitment", "SecretB"])
def test_every_tag_must_be_there(name: str) -> None:
    game, _ = dealt(ACC, SECRETS, most=2)
    tags = {key: text for key, text in TAGS.items() if key != name}
    words = "secrets for 1 seats but 2 players" if name == "SecretB" else f"no tag {name}"
    with pytest.raises(NotProvable, match=words):
        verify(write_record(game.events, tags))


def test_before_the_match_is_over_the_secret_is_not_told() -> None:
    with pytest.raises(NotProvable, match="when the match is over"):
        secrets_of({key: text for key, text in TAGS.items() if key != "Secret"})


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Table", ""),
        ("Table", "a\nb"),
        ("Table", "\ud800"),
        ("Table", "x" * 101),
        ("MatchNumber", "0"),
        ("MatchNumber", "01"),
        ("MatchNumber", "one"),
        ("MatchNumber", "9" * 5000),
        ("MatchNumber", "\u0661"),
        ("Commitment", "none"),
        ("Secret", "AB" * 32),
        ("Secret", "ab" * 31),
        ("SecretA", "AB"),
        ("SecretB", "a" * 129),
    ],
)
def test_a_tag_that_cannot_be_is_named(name: str, text: str) -> None:
    with pytest.raises(NotProvable, match=f"^The tag {name} ") as refused:
        secrets_of(TAGS | {name: text})
    assert len(str(refused.value)) < 150
