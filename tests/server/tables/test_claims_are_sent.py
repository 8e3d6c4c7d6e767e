"""What may be claimed as it is sent: whom it is about, and what is left to the claimant to decide."""

import pytest

from pegout.game import view_for
from pegout.server.tables.views import seen
from tests.kit.builders import table
from tests.kit.officiated_tables import BOB, Players


def reneged(rules: str) -> Players:
    """Ann says go at twenty-five with an ace, and leads it to the next series."""
    players = Players("QH AH 5H 6S", "KC 5C 8C 8S", starter="4D", rules=rules)
    players.play("KC=10", "QH=20", "5C=25", "go", "go")
    players.pass_(BOB)
    players.play("AH=1")
    return players


@pytest.mark.parametrize(("rules", "fates"), [("acc", ("played", "dead")), ("club", ()), ("portfolio", ())])
def test_the_fate_of_cards_held_back_is_offered_where_the_rules_leave_it_open(
    rules: str, fates: tuple[str, ...]
) -> None:
    """acc:VII.3; club:the-play.renege plays them, and portfolio:errors.renege bars them."""
    sent = seen(reneged(rules).view(BOB)).claims
    (renege,) = [claim for claim in sent if claim.claim == "renege"]
    assert (renege.player, renege.fates) == (0, fates)
    assert not any(claim.fates for claim in sent if claim is not renege)


def test_where_the_program_officiates_nothing_is_claimed() -> None:
    state = table(["QH AH 5H 6S", "KC 5C 8C 8S"], "4D").script.state
    assert seen(view_for(state, BOB)).claims == ()
