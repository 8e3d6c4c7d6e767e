"""Rule IV, section 2: pone watches the deal, and calls what goes wrong with it."""

from enum import Enum
from typing import Annotated

from pegout.game import GameState
from pegout.judge.catalogue import kind
from pegout.judge.facts import RuledElsewhere
from pegout.judge.ruling import Ruling, ruling
from pegout.rules import book_of
from pegout.rules.remedies import DealtAgain
from pegout.values import value


class Irregularity(Enum):
    """What a deal may lack besides the right number of cards."""

    ORDER = "order"
    TOGETHER = "together"
    NOT_FROM_TOP = "not-from-top"


_WORDS = {
    Irregularity.ORDER: "The cards were not dealt in turn, starting with the non-dealer",
    Irregularity.TOGETHER: "Cards were not dealt one at a time",
    Irregularity.NOT_FROM_TOP: "Cards were not dealt from the top of the whole pack",
}


@value
class IrregularDeal:
    """Pone calls attention to a deal that was not made as it should be."""

    what: Annotated[Irregularity, "What was wrong with the deal?"]
    lifted: Annotated[bool, "pone-lifted", "Had pone picked up the dealt cards when it was called?"]


def irregular_deal(state: GameState, incident: IrregularDeal) -> Ruling:
    """Put right without a penalty while the cards are unseen, as a forgotten cut is."""
    if book_of(state.rules) == "portfolio":
        raise RuledElsewhere("Under these rules every error in dealing is treated alike", "misdeal")
    found, pone = _WORDS[incident.what], state.names[state.pone]
    if incident.lifted:
        return ruling(
            f"{found}, but {pone} has picked up the cards: the deal stands if everybody has the right "
            f"number.",
            by="acc:IV.2a acc:IV.2b acc:III.3c",
        )
    return ruling(
        f"{found}, and {pone} called it before picking any up: the deal is void.",
        DealtAgain(state.dealing),
        by="acc:IV.2a acc:IV.2b",
        then=f"{state.names[state.dealing]} deals again.",
    )


KINDS = (
    kind(
        "irregular-deal",
        "the cards were dealt in the wrong way",
        "acc:IV.2b",
        IrregularDeal,
        irregular_deal,
    ),
)
