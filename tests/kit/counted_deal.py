"""A deal with everything in it, worked out by hand, for rulings on what it scored.

Ann deals, at 30 to Bob's 40. The jack gives her two for heels. In the play Bob lays 8C, Ann 7S for fifteen
(two), Bob 7D for a pair (two), Ann 6H, Bob 2H for the go (one); then Ann 5C, Bob 2S, Ann 5D for last card
(one): three points each. Bob's hand is 4 (8-7, the twos), Ann's 12 (two fifteens, the fives, two runs), her
crib 6 (two fifteens, the nines). So Ann has 35, 47 and 53, and Bob 43 and 47.
"""

from dataclasses import replace
from typing import Any

from pegout.cards import Card
from pegout.edition import FIRST_EDITION
from pegout.game import Accept, CarryOut, CountCrib, CountHand, GameState, Peg, PlayCard, SayGo
from pegout.game.officiated.first.tally import new_tally
from pegout.judge import Ruling, rule_on
from tests.kit.builders import Table, card, cards, table, thrown_table

ANN, BOB = 0, 1
KEPT = ["5C 5D 6H 7S", "8C 7D 2H 2S"]
CRIB = "9C 9D 6S KH"
PLAY = ("8C", "7S", "7D", "6H", "2H", "go", "5C", "2S", "5D")
SIX = Card.parse("6C")


def turned(crib: str = CRIB, **options: Any) -> Table:
    """The starter is turned; these cards are in the crib, and the six of clubs lies under the starter."""
    state = table(KEPT, "JS", crib=CRIB, scores=(30, 40), names=["Ann", "Bob"], **options).state
    return with_crib(state, crib)


def with_crib(state: GameState, crib: str) -> Table:
    deal = state.deal.copy()
    everything = {*deal.pack, *deal.crib}
    deal.crib = cards(crib)
    rest = sorted(everything - {*deal.crib, SIX, Card.parse("JS")})
    deal.pack = (Card.parse("JS"), *([] if SIX in deal.crib else [SIX]), *rest)
    return Table(replace(state, deal=deal))


def counted(crib: str = CRIB) -> Table:
    """The program has counted everything, and waits for Bob's shuffle."""
    return turned(crib).play(*PLAY)


def pegged(crib: str = CRIB) -> Table:
    """The players officiate: all cards are played, and everybody has pegged what was due: Ann 35, Bob 43."""
    return _pegged(turned(crib, officiating="players"))


def pegged_of_old() -> Table:
    """The same in a game of the first edition."""
    options: dict[str, Any] = {"scores": (30, 40), "names": ["Ann", "Bob"], "officiating": "players"}
    position = thrown_table(KEPT, "JS", crib=CRIB, **options)
    position.state.edition = FIRST_EDITION
    position.state.deal.tally = new_tally(2)
    return _pegged(with_crib(position.cut_starter("JS").state, CRIB))


def _pegged(position: Table) -> Table:
    position.do(Peg(ANN, 2))
    for seat, what, said, points in [
        (BOB, "8C", 8, 0),
        (ANN, "7S", 15, 2),
        (BOB, "7D", 22, 2),
        (ANN, "6H", 28, 0),
        (BOB, "2H", 30, 0),
        (ANN, "go", 0, 0),
        (BOB, "go", 0, 1),
        (ANN, "5C", 5, 0),
        (BOB, "2S", 7, 0),
        (ANN, "5D", 12, 1),
    ]:
        position.do(SayGo(seat) if what == "go" else PlayCard(seat, card(what), said))
        if points:
            position.do(Peg(seat, points))
    assert position.scores == (35, 43)
    return position


def count(position: Table, announced: CountHand | CountCrib) -> None:
    """Announced, and pegged with the same number."""
    position.do(announced)
    position.do(Peg(announced.seat, announced.points))


def hands_counted(crib: str = CRIB) -> Table:
    """Both hands are counted and accepted, and the crib is turned: Ann 47, Bob 47."""
    position = pegged(crib)
    count(position, CountHand(BOB, 4))
    count(position, CountHand(ANN, 12))
    position.do(Accept(BOB))
    assert position.scores == (47, 47)
    return position


def ruled(state: GameState, incident: str, **facts: str) -> Ruling:
    return rule_on(state, incident, facts)


def found(state: GameState, pone: int, dealer: int, crib: int) -> Ruling:
    """A wrong number of cards, found after the starter was turned."""
    numbers = {"pone": str(pone), "dealer": str(dealer), "crib": str(crib)}
    return rule_on(state, "wrong-number", numbers | {"starter_turned": "yes"})


def carried(position: Table, ruling: Ruling) -> Table:
    places = tuple(str(citation) for citation in ruling.citations)
    position.do(CarryOut(ruling.findings, ruling.remedies, places))
    return position
