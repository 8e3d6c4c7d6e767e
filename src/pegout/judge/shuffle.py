"""Rule II: mixing the cards."""

from typing import Annotated

from pegout.game import GameState, Seat
from pegout.judge.catalogue import kind
from pegout.judge.peek import peek
from pegout.judge.ruling import Ruling
from pegout.rules.remedies import CutAgain
from pegout.values import value


@value
class BottomCardAfterShuffle:
    """The dealer looked at the bottom card after the shuffle."""

    claimant: Annotated[Seat | None, "seat", "Who noticed it?"] = None


def bottom_card_after_shuffle(state: GameState, incident: BottomCardAfterShuffle) -> Ruling:
    return peek(
        state,
        f"{state.names[state.dealing]} looked at the bottom card after the shuffle.",
        state.dealing,
        incident.claimant,
        CutAgain(shuffled=True),
        by="acc:II.1",
        golden_age="golden-age:7",
    )


KINDS = (
    kind(
        "bottom-card-after-shuffle",
        "the dealer looked at the bottom card when the shuffling was done",
        "acc:II.1",
        BottomCardAfterShuffle,
        bottom_card_after_shuffle,
    ),
)
