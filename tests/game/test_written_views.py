"""A view that is written down has the fields that were listed, and no others."""

import msgspec

from pegout.game import view_for
from pegout.game.written_views import writer
from pegout.players.engine.messages import View
from pegout.rules import PRESETS
from pegout.server.tables.views import seen
from pegout.server.tables.wire import GameSeen
from tests.kit.random_games import playing


def test_only_what_is_listed_is_written_in_its_order_with_cards_as_text() -> None:
    for script in playing(PRESETS["acc"]):
        view = view_for(script.state, 0)
        hand, phase, laid = writer(["hand", "phase", "laid"], {"laid": lambda _: "own"})(view)
        assert hand == tuple([str(card) for card in view.hand])
        assert (phase, laid) == (view.phase.value, "own")


def test_what_a_screen_is_sent_is_what_its_type_says() -> None:
    """Read again by the type, nothing is lost, and no card came as anything but text."""
    for script in playing(PRESETS["acc"], seed=3):
        for seat in (0, 1, None):
            sent = msgspec.json.encode(seen(view_for(script.state, seat)))
            assert msgspec.json.encode(msgspec.json.decode(sent, type=GameSeen)) == sent


def test_no_list_names_what_only_the_program_knows() -> None:
    assert {"seat", "rules", "laid"}.isdisjoint(GameSeen.__struct_fields__)
    assert {"laid", "claims", "drawn", "shown"}.isdisjoint(View.__struct_fields__)
