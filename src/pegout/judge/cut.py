"""Rule III: cutting the pack."""

from enum import Enum
from typing import Annotated

from pegout.cards import PACK
from pegout.game import GameState, Phase, Seat
from pegout.judge.catalogue import kind
from pegout.judge.facts import StillAsked, UnclearFact
from pegout.judge.peek import peek
from pegout.judge.ruling import Choice, Ruling, choice, ruling
from pegout.judge.starter import starter_stands_open
from pegout.rules import RuleSet, book_of
from pegout.rules.remedies import CutAgain, CutTakenBack, DealtAgain, Remedy, StarterCutAgain, Told
from pegout.values import value


class WhichCut(Enum):
    """Each cut has limits of its own."""

    FIRST_FOR_DEAL = "first-for-deal"
    LATER_FOR_DEAL = "later-for-deal"
    BEFORE_DEAL = "before-deal"
    STARTER = "starter"


FOR_DEAL = (WhichCut.FIRST_FOR_DEAL, WhichCut.LATER_FOR_DEAL)
_CUTTING = (Phase.SHUFFLE_FOR_CUT, Phase.CUT_FOR_DEAL)


class OthersCut(Enum):
    """What an opponent who cut before the faulty cut makes of that card."""

    NOT_CUT = "not-cut"
    KEPT = "kept"
    AGAIN = "again"


@value
class WrongCut:
    """Somebody lifted too few cards or too many."""

    cut: Annotated[WhichCut, "Which cut was it?"]
    lifted: Annotated[int, "cards", "How many cards were lifted?"]
    left: Annotated[int | None, "cards", "How many cards were left on the table?"] = None
    still_to_cut: Annotated[
        int, "others", "With three or four players, how many have yet to cut for the deal?"
    ] = 0
    cutter: Annotated[Seat | None, "seat", "Who cut, if several cut for the deal?"] = None


def wrong_cut(state: GameState, incident: WrongCut) -> Ruling:
    place = "acc:III.1a" if incident.cut in FOR_DEAL else "acc:III.1b"
    left = _left(state.rules, incident)
    if incident.still_to_cut:
        place += " pegout:cuts"
    if (fault := _fault(state.rules, incident, left)) is None:
        return ruling("The cut was within the limits and stands.", by=place)
    return ruling(f"{fault}: the cut is made again.", _made_again(state, incident), by=place)


def _left(rules: RuleSet, incident: WrongCut) -> int:
    """What was left lying: what was not lifted of all that lay there, where that is known."""
    cutting_on = incident.cut is WhichCut.LATER_FOR_DEAL
    pack = len(PACK)
    if incident.cut is WhichCut.STARTER:
        pack -= rules.seats * rules.dealt + rules.dealt_to_crib
    if cutting_on:
        pack -= rules.cut_least  # others have lifted at least so many
    if incident.left is None:
        if cutting_on:
            raise StillAsked("left", "It is not known what others lifted before: say how many were left")
        return max(0, pack - incident.lifted)
    found = incident.lifted + incident.left
    if found > pack or (found < pack and not cutting_on):
        most = " at most" if cutting_on else ""
        raise UnclearFact(f"{pack} cards{most} were there to cut, not {found}: count both packets again.")
    return incident.left


def _fault(rules: RuleSet, incident: WrongCut, left: int) -> str | None:
    """What was wrong with the cut, if anything."""
    to_leave = rules.cut_least * (1 + (incident.still_to_cut if incident.cut in FOR_DEAL else 0))
    if incident.lifted < rules.cut_least:
        return f"Only {incident.lifted} lifted when the minimum is {rules.cut_least}"
    if incident.cut is WhichCut.FIRST_FOR_DEAL and incident.lifted > rules.cut_first_most:
        return f"{incident.lifted} lifted when the maximum is {rules.cut_first_most}"
    if left < to_leave:
        return f"Only {left} left when the minimum is {to_leave}"
    return None


def _made_again(state: GameState, incident: WrongCut) -> Remedy:
    """A cut that the table has seen is taken back; one that it waits for is simply made."""
    if incident.cut is WhichCut.STARTER and starter_stands_open(state):
        return StarterCutAgain()
    cut = have_cut(state) if incident.cut in FOR_DEAL else ()
    cutter = incident.cutter
    if cutter is None and cut:
        cutter = cut[0] if incident.cut is WhichCut.FIRST_FOR_DEAL else cut[-1]
    return CutTakenBack((cutter,)) if cutter is not None and cutter in cut else CutAgain(shuffled=False)


def have_cut(state: GameState) -> tuple[Seat, ...]:
    """Who has cut for the deal, in that order, while the table has not gone on from it."""
    return () if state.cutting is None else tuple([packet.seat for packet in state.cutting.packets])


@value
class EqualCuts:
    """Players cut cards of the same rank for the deal."""

    lowest: Annotated[bool, "Were the tied cards the lowest?"] = True


def equal_cuts(state: GameState, incident: EqualCuts) -> Ruling:
    several = state.rules.seats > 2
    place = "acc:III.2b pegout:cuts" if several else "acc:III.2b"
    if several and not incident.lowest:
        return ruling("A lower card won the deal: ties above it do not matter.", by=place)
    who = "those who cut it" if several else "both"
    return ruling(
        f"The lowest card was cut twice: the whole pack is shuffled and {who} cut again.",
        CutAgain(shuffled=True),
        by=place,
    )


@value
class SeveralCardsCut:
    """A player cutting for the deal showed more than one card."""

    cutter: Annotated[Seat, "seat", "Who showed more than one card?"]
    opponent: Annotated[
        OthersCut | None, "Had the opponent cut, and will the opponent keep that card or cut again?"
    ] = None


def several_cards_cut(state: GameState, incident: SeveralCardsCut) -> Ruling:
    cutter = state.names[incident.cutter]
    others = tuple([seat for seat in have_cut(state) if seat != incident.cutter])
    said = _others_cut(state, incident.opponent, others)
    who = {
        None: f"{cutter} cuts again; an opponent who has cut may keep that card or cut again too.",
        OthersCut.NOT_CUT: f"{cutter} cuts again, and then the opponent cuts.",
        OthersCut.KEPT: f"{cutter} cuts again; the opponent keeps the card already cut.",
        OthersCut.AGAIN: f"{cutter} cuts again, and so does the opponent, by choice.",
    }[said]
    found = f"{cutter} showed more than one card when cutting for the deal."
    cutting_again = {incident.cutter, *others} if said is OthersCut.AGAIN else {incident.cutter}
    back = tuple([seat for seat in have_cut(state) if seat in cutting_again])
    again = CutTakenBack(back) if back else CutAgain(shuffled=False)
    left = () if said else (_kept_or_again(state, incident.cutter, others),)
    return ruling(found, again, Told(who), by="acc:III.2c", choices=left)


def _others_cut(state: GameState, said: OthersCut | None, others: tuple[Seat, ...]) -> OthersCut | None:
    """Whether the opponent has cut is seen at the table; what becomes of that card is for the opponent."""
    if said is None:
        return OthersCut.NOT_CUT if state.phase in _CUTTING and not others else None
    if said is OthersCut.NOT_CUT and others:
        names = " and ".join([state.names[seat] for seat in others])
        raise UnclearFact(f"{names} already cut: say whether that card is kept or cut again.")
    if state.phase in _CUTTING and not others and said is not OthersCut.NOT_CUT:
        raise UnclearFact("Nobody else has cut for the deal yet: leave opponent out.")
    return said


def _kept_or_again(state: GameState, cutter: Seat, others: tuple[Seat, ...]) -> Choice:
    """An opponent who has cut may keep that card or cut again."""
    (other, *more) = others or state.rules.opponents(cutter)
    whose = "whoever had cut" if more else state.names[other]
    ways = {"kept": "It is kept.", "again": "It is cut again."}
    if not others:
        ways["not_cut"] = "Nobody else had cut."
    return choice("Is the card already cut kept?", whose, "opponent", **ways)


@value
class CutCardLookedAt:
    """Somebody looked at the bottom card of the lifted packet before a deal."""

    offender: Annotated[Seat, "seat", "Who looked at the card?"]
    claimant: Annotated[Seat | None, "seat", "Who noticed it?"] = None


def cut_card_looked_at(state: GameState, incident: CutCardLookedAt) -> Ruling:
    return peek(
        state,
        f"{state.names[incident.offender]} looked at the bottom card of the lifted packet.",
        incident.offender,
        incident.claimant,
        CutAgain(shuffled=True),
        by="acc:III.3a",
        golden_age="golden-age:8",
    )


@value
class BottomCardAfterCut:
    """The dealer looked at the bottom card of the pack after the cut."""

    dealing: Annotated[bool, "dealt", "Had the deal already begun?"] = False
    claimant: Annotated[Seat | None, "seat", "Who noticed it?"] = None


def bottom_card_after_cut(state: GameState, incident: BottomCardAfterCut) -> Ruling:
    """Once cards are out, a new shuffle and cut mean a new deal."""
    anew = DealtAgain(state.dealing) if incident.dealing else CutAgain(shuffled=True)
    return peek(
        state,
        f"{state.names[state.dealing]} looked at the bottom card of the pack after the cut.",
        state.dealing,
        incident.claimant,
        anew,
        by="acc:III.3b",
    )


@value
class CutForgotten:
    """The pack was not cut before the deal."""

    lifted: Annotated[bool, "pone-lifted", "Had pone picked up the dealt cards when it was noticed?"]


def cut_forgotten(state: GameState, incident: CutForgotten) -> Ruling:
    place = "golden-age:8 acc:III.3c" if book_of(state.rules) == "golden-age" else "acc:III.3c"
    pone, dealer = state.names[state.pone], state.names[state.dealing]
    if incident.lifted:
        return ruling(
            f"The cut was forgotten, but {pone} has picked up the cards: the deal stands.",
            by=place,
        )
    return ruling(
        f"The cut was forgotten, and {pone} has not picked up the cards: {dealer} shuffles and offers the "
        f"cut.",
        DealtAgain(state.dealing),
        by=place,
    )


KINDS = (
    kind("wrong-cut", "too few or too many cards were cut", "acc:III.1", WrongCut, wrong_cut),
    kind("equal-cuts", "equal cards were cut for the deal", "acc:III.2b", EqualCuts, equal_cuts),
    kind(
        "several-cards-cut",
        "more than one card was shown in cutting for the deal",
        "acc:III.2c",
        SeveralCardsCut,
        several_cards_cut,
    ),
    kind(
        "cut-card-looked-at",
        "somebody looked at the bottom of the lifted packet before the deal",
        "acc:III.3a",
        CutCardLookedAt,
        cut_card_looked_at,
    ),
    kind(
        "bottom-card-after-cut",
        "the dealer looked at the bottom card after the cut",
        "acc:III.3b",
        BottomCardAfterCut,
        bottom_card_after_cut,
    ),
    kind("cut-forgotten", "the cut before the deal was forgotten", "acc:III.3c", CutForgotten, cut_forgotten),
)
