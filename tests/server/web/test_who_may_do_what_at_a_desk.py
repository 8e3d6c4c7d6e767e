"""The desk offers every official what the rules of events allow, and nothing else."""

import re

import pytest

from pegout.tournament.event import MAY, Role
from tests.kit.web import FILES

OTHERS = (Role.REGISTRAR, Role.JUDGE, Role.SCORER)


def offered(role: Role) -> set[str]:
    """The commands in the table of web/desk/may.js."""
    (words,) = re.findall(
        rf"^  {role.value}: (.*?),$(?=\n  \w|\n\}})", FILES["desk/may.js"], re.DOTALL | re.MULTILINE
    )
    return set(re.findall(r"\b[A-Z]\w+", words))


def allowed(role: Role) -> set[str]:
    return {kind.__name__ for kind, roles in MAY.items() if role in roles}


@pytest.mark.parametrize("role", OTHERS)
def test_an_official_is_offered_what_the_role_may_do(role: Role) -> None:
    assert offered(role) == allowed(role)


def test_a_director_is_offered_what_the_others_may_do_and_the_rest() -> None:
    assert offered(Role.DIRECTOR).union(*map(offered, OTHERS)) == allowed(Role.DIRECTOR)
