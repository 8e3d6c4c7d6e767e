"""The clock of a server goes on by the time that passes, whatever is done to that of the machine."""

from hypothesis import given
from hypothesis import strategies as st

from pegout.services.clock import FOLLOWED, MOST_AHEAD, SteadyClock
from tests.kit.operations import logged
from tests.kit.proofs import proof

START = 1_700_000_000_000
HOUR = 3_600_000


class Machine:
    """Its clock can be set; what passes cannot."""

    def __init__(self) -> None:
        self.wall, self.passed = START, 1000.0

    def run(self, seconds: float) -> None:
        self.wall += int(1000 * seconds)
        self.passed += seconds

    def clock(self) -> SteadyClock:
        return SteadyClock(lambda: self.wall, lambda: self.passed)


steps = st.tuples(st.floats(0, 500), st.integers(-30 * HOUR, 30 * HOUR) | st.just(0))


@given(st.lists(steps, max_size=30))
@proof(100, 2000)
def test_it_never_jumps_and_never_goes_back(done: list[tuple[float, int]]) -> None:
    machine = Machine()
    clock, last = machine.clock(), START
    for seconds, jump in done:
        machine.run(seconds)
        machine.wall += jump
        now = clock()
        assert 1000 * seconds * (1 - FOLLOWED) - 2 <= now - last <= 1000 * seconds * (1 + FOLLOWED) + 2
        last = now


def test_it_follows_the_machine_slowly_and_tells_a_jump_once() -> None:
    machine = Machine()
    clock = machine.clock()
    with logged() as page:
        machine.wall += HOUR
        for _ in range(50):
            machine.run(1800)
            clock()
        machine.run(60)
        assert page.getvalue().count("has jumped by +3600 seconds") == 1
        for _ in range(60):
            machine.run(3600)
            clock()
        assert clock() == machine.wall


def test_after_a_restart_it_goes_on_from_what_is_stored_if_that_can_be_believed() -> None:
    machine, absurd = Machine(), START + 2 * MOST_AHEAD
    for latest, right in ((START - HOUR, START), (START + HOUR, START + HOUR), (absurd, START)):
        clock = machine.clock()
        clock.resume(latest)
        assert clock() == right
