"""acc:IV.2b: pone watches the deal, and a misdeal that pone calls in time is dealt again."""

import pytest

from pegout.game import Phase
from pegout.judge import MissingFacts, RuledElsewhere, UnclearFact, rule_on
from pegout.rules.remedies import DealtAgain
from tests.kit.judge_before_play import cited, described
from tests.kit.judged_tables import ANN, BOB, carried_out, dealt


@pytest.mark.parametrize("what", ["order", "together", "not-from-top"])
def test_called_before_the_cards_are_lifted_the_same_dealer_deals_again(what: str) -> None:
    game = dealt()
    ruling = carried_out(game, "irregular-deal", {"what": what, "lifted": "no"})
    assert ruling.remedies == (DealtAgain(ANN),)
    assert cited(ruling) == ["acc:IV.2a", "acc:IV.2b"]
    assert "Bob called it before picking any up" in ruling.findings[0]
    assert ruling.findings[-1] == "Ann deals again."
    assert (game.phase, game.dealer, game.scores) == (Phase.CUT, ANN, (0, 0))
    assert game.view(BOB).hand == ()


def test_lifted_cards_stay_dealt() -> None:
    """There is no penalty either: the article has none."""
    ruling = rule_on(dealt().state, "irregular-deal", {"what": "order", "lifted": "yes"})
    assert ruling.remedies == ()
    assert "the deal stands" in ruling.findings[0]


def test_a_pone_who_has_thrown_has_lifted_the_cards() -> None:
    game = dealt()
    with pytest.raises(MissingFacts):
        rule_on(game.state, "irregular-deal", {"what": "order"})
    game.throw(BOB, "2C 4C")
    assert rule_on(game.state, "irregular-deal", {"what": "order"}).remedies == ()
    with pytest.raises(UnclearFact, match="Pone has thrown"):
        rule_on(game.state, "irregular-deal", {"what": "order", "lifted": "no"})


def test_the_portfolio_treats_all_errors_in_dealing_alike() -> None:
    with pytest.raises(RuledElsewhere) as elsewhere:
        rule_on(described("portfolio"), "irregular-deal", {"what": "order", "lifted": "no"})
    assert elsewhere.value.instead == ("misdeal",)
