"""The law of the desk: whoever follows its list and enters scores comes to a closed event."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from pegout.tournament.event import MAY, Role
from tests.kit.director import SETTINGS, Walker, offered_by
from tests.kit.hosted_events import Host
from tests.kit.proofs import proof

OFFICIALS = (Role.DIRECTOR, Role.REGISTRAR, Role.JUDGE, Role.SCORER)


def every_button_works(host: Host) -> None:
    for line in host.todo().values():
        command = offered_by(line)
        assert bool(line["button"]) is (command is not None)
        assert command is None or host.why_not(command) is None, (command, host.why_not(command))
        assert line["weight"] in (1, 2, 3)
        assert line["text"].endswith(".")


def officials_are_offered_what_they_may_do(host: Host) -> None:
    everything = host.todo()
    for role in OFFICIALS:
        for key, line in host.todo(role).items():
            assert everything[key] == line
            command = offered_by(line)
            assert command is None or role in MAY[command.__class__]


@given(st.sampled_from(SETTINGS), st.integers(4, 16), st.integers(0, 10**9))
@proof(25, 1500)
def test_following_the_list_and_entering_scores_ends_in_a_closed_event(
    settings: dict[str, Any], players: int, seed: int
) -> None:
    walker = Walker(settings, players, seed)
    walker.walk(every_button_works)
    assert walker.host.event.closed
    assert walker.host.todo() == {}


@given(st.sampled_from(SETTINGS), st.integers(4, 9), st.integers(0, 10**9))
@proof(25, 200)
def test_nobody_is_offered_what_another_official_has_to_do(
    settings: dict[str, Any], players: int, seed: int
) -> None:
    Walker(settings, players, seed).walk(officials_are_offered_what_they_may_do)
