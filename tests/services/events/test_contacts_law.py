"""How to reach somebody is seen by the director and the registrar only, in whatever an event gives away."""

import json

from hypothesis import given
from hypothesis import strategies as st

from pegout.server.events.lists import LISTS, list_of
from pegout.server.problems import Problem
from pegout.services.event_files.csv_tables import csv_of
from pegout.services.events.listing import listing_of, people_of
from pegout.services.events.views import Views, difference
from pegout.tournament.event import Role
from tests.kit.director import CONTACT, SETTINGS, Walker
from tests.kit.hosted_events import Host
from tests.kit.proofs import proof

EVENTS = st.builds(Walker, st.sampled_from(SETTINGS), st.integers(4, 8), st.integers(0, 10**9))
MAY_SEE = {Role.DIRECTOR, Role.REGISTRAR}


def all_said(host: Host, role: Role, name: str) -> str:
    """Views, lists and their CSV, and what the archive keeps, as the role is given them."""
    views = Views(host.state, host.at_ms)
    said = [json.dumps(views.of(role, name)), json.dumps(difference({}, views.of(role, name)))]
    for what in LISTS:
        try:
            rows = list_of(host.state, what, role)
        except Problem:
            continue
        said += [json.dumps(rows), csv_of(rows)]
    archive = listing_of(host.state, host.at_ms).summary, [one.summary for one in people_of(host.state)]
    return "\n".join([*said, json.dumps(archive)])


@given(EVENTS, st.data())
@proof(100, 400)
def test_nobody_else_sees_a_contact(walker: Walker, data: st.DataObject) -> None:
    steps = data.draw(st.integers(0, 40))
    for _ in range(steps):
        if walker.host.event.closed:
            break
        walker.step()
    for role in Role:
        said = all_said(walker.host, role, walker.names[0])
        assert (CONTACT in said) == (role in MAY_SEE), role
