"""Rules XI and XII: penalties pegged wrongly, judges refused, and what the rules leave open; peeking."""

from dataclasses import replace
from typing import Annotated

from pegout.game import GameState, MatchFormat, Seat
from pegout.judge.authority import (
    DECISION,
    decides_by,
    for_officials,
    left_to_officials,
    named,
    number,
    who_decides,
)
from pegout.judge.catalogue import kind
from pegout.judge.false_claim import GameClaimed, game_claimed
from pegout.judge.pegged_points import (
    Finder,
    PeggedTooFew,
    PeggedTooMany,
    When,
    pegged_too_few,
    pegged_too_many,
)
from pegout.judge.prices import SILENT, Offence, fine, is_priced, told
from pegout.judge.ruling import Ruling, ruling
from pegout.judge.scores import stands_in_game_hole
from pegout.rulebook import Citation
from pegout.rules import Errors
from pegout.rules.remedies import Correction, GameLost, MatchLost, PointsTo, Remedy, Told
from pegout.values import value

ON_PENALTIES = (Citation("acc", "XI.2"), Citation("acc", "XI.3"))


@value
class PenaltyMispegged:
    """A penalty was pegged with a wrong number of points."""

    player: Annotated[Seat, "seat", "Who pegged it?"]
    due: Annotated[int, "points", "How many points was the penalty?"]
    pegged: Annotated[int, "points", "How many points were pegged?"]
    backward: Annotated[bool, "Was it a penalty pegged backward?"] = False
    released: Annotated[bool, "Had the player let go of the peg?"] = True
    finder: Annotated[
        Finder,
        "Did an opponent notice it, or did the player, and then tell the opponent first or keep silent?",
    ] = Finder.OPPONENT
    late: Annotated[
        bool, "Has the opponent played another card since (a go does not count), or accepted it in the show?"
    ] = False
    claimant: Annotated[Seat | None, "seat", "Which opponent is objecting?"] = None


def penalty_mispegged(state: GameState, incident: PenaltyMispegged) -> Ruling:
    """As any score pegged wrongly, but no penalty follows from it."""
    player, gained = incident.player, incident.pegged - incident.due
    if incident.backward:
        gained = _still_to_go_back(state, player, -gained)
    if not gained:
        return ruling(f"{named(state, player)} pegged the penalty correctly.", by="acc:XI.2")
    if gained < 0:
        return _on_a_penalty(_too_few(state, incident, -gained))
    if incident.finder is Finder.PLAYER_SILENT and not incident.late:
        found = f"{named(state, player)} moved back {number(gained)} without a word."
        return _on_a_penalty(ruling(found, Correction(player, gained), by="acc:VIII.4c2"))
    many = PeggedTooMany(
        player, gained, When.PLAY, incident.finder, incident.late, claimant=incident.claimant
    )
    over = _on_a_penalty(_without_backward(state, many))
    return _told_backward(state, incident, gained, over) if incident.backward else over


def _told_backward(state: GameState, incident: PenaltyMispegged, short: int, found: Ruling) -> Ruling:
    """Too few points back are too many left; it is told the way it happened."""
    stands = ", and it is too late to object: it stands" if incident.late else ""
    told = f"{named(state, incident.player)} went back {number(short)} too few{stands}."
    return replace(found, findings=(told,))


def _still_to_go_back(state: GameState, player: Seat, short: int) -> int:
    """Nobody goes back further than to the start."""
    return min(short, state.score_of(player)) if state.pegs else short


def _too_few(state: GameState, incident: PenaltyMispegged, short: int) -> Ruling:
    """To the player's own harm: too short forward, or too far back. Muggins takes no penalties."""
    if not incident.released:
        return pegged_too_few(state, PeggedTooFew(incident.player, short, When.PLAY, released=False))
    how = f"{number(short)} too far back" if incident.backward else f"{number(short)} short"
    return ruling(f"{named(state, incident.player)} let go of the peg {how}: it stands.", by="acc:VIII.3")


def _without_backward(state: GameState, many: PeggedTooMany) -> Ruling:
    """Pegged into the game hole it is a false claim, without the fifteen back."""
    if not stands_in_game_hole(state, many.player) or many.played_on:
        return pegged_too_many(state, many)
    true_score = state.score_of(many.player) - many.excess
    claim = GameClaimed(many.player, true_score, from_penalty=True, claimant=many.claimant)
    return game_claimed(state, claim)


def _on_a_penalty(found: Ruling) -> Ruling:
    more = tuple(place for place in ON_PENALTIES if place not in found.citations)
    return Ruling(found.findings, found.remedies, found.citations + more)


@value
class CorrectionMispegged:
    """Points that were to be taken back, by a retraction or a correction, were taken back wrongly."""

    player: Annotated[Seat, "seat", "Whose points went back?"]
    due: Annotated[int, "points", "How many points should have gone back?"]
    pegged: Annotated[int, "points", "How many points did go back?"]


def correction_mispegged(state: GameState, incident: CorrectionMispegged) -> Ruling:
    """Simply put right: it is no penalty, has no last moment and costs nobody anything."""
    who, left = named(state, incident.player), incident.due - incident.pegged
    if not left:
        return ruling(f"{number(incident.due)} of {who} went back, as was due.", by="acc:XI.1b")
    few = f"{who} took back {incident.pegged} when {incident.due} were due: this is simply put right."
    order: Remedy = Correction(incident.player, left) if left > 0 else PointsTo(incident.player, -left)
    return ruling(few, order, by="acc:XI.1b")


@value
class PenaltyNotDue:
    """A penalty was claimed that no rule gives."""

    claimant: Annotated[Seat, "seat", "Who claimed the penalty?"]
    pegged: Annotated[int, "points", "How many points have been pegged for it?"] = 0
    late: Annotated[
        bool, "Has the opponent played another card since (a go does not count), or accepted it in the show?"
    ] = False


def penalty_not_due(state: GameState, incident: PenaltyNotDue) -> Ruling:
    """What was pegged for it goes back if noticed in time; the mistake costs nothing."""
    found = f"{named(state, incident.claimant)} claimed a penalty that is not due."
    if incident.pegged and incident.late:
        return ruling(f"{found} Nobody objected in time: it stands as pegged.", by="acc:XI.2 acc:VIII.4d")
    back = (Correction(incident.claimant, incident.pegged),) if incident.pegged else ()
    return ruling(found, *back, by="acc:XI.3")


@value
class JudgeRefused:
    """A player was told the rule by a judge and will not keep it."""

    offender: Annotated[Seat, "seat", "Who is refusing?"]


def judge_refused(state: GameState, incident: JudgeRefused) -> Ruling:
    """The match is lost, or the game where there is no match, by ten spread points; the event is over."""
    who = named(state, incident.offender)
    if not is_priced(state, Offence.JUDGE_REFUSED):
        silent = f"{who} refuses to obey {who_decides(state)}, and these rules are silent on that."
        return ruling(silent, left_to_officials(state, "what follows from it"), by=SILENT)
    alone = state.match == MatchFormat()
    lost = GameLost(incident.offender) if alone else MatchLost(incident.offender)
    goal = state.rules.goal
    out = Told(f"{who} is out of the event; the current game is entered as {goal}-{goal - 10}.")
    found = f"{who} refuses to obey {who_decides(state)}: the {'game' if alone else 'match'} is lost."
    return ruling(found, lost, out, by="acc:XI.4")


@value
class NotCovered:
    """Something happened for which the rules have no answer."""

    decision: Annotated[str, "What do the judges decide?"]
    to: Annotated[Seat | None, "seat", "Who pegs points under that decision, if anybody?"] = None
    points: Annotated[int, "points", "How many points?"] = 0
    back_from: Annotated[Seat | None, "seat", "Whose points go back under that decision, if anybody's?"] = (
        None
    )
    back: Annotated[int, "points", "How many points go back?"] = 0


def not_covered(state: GameState, incident: NotCovered) -> Ruling:
    """The decision in words, kept as it was given, and the points that it moves."""
    found = f"The rules give no answer; {who_decides(state)} decided."
    by = decides_by(state)
    moved: list[Remedy] = []
    if incident.back_from is not None and incident.back:
        moved.append(Correction(incident.back_from, incident.back))
    if incident.to is not None and incident.points:
        moved.append(PointsTo(incident.to, incident.points))
    places = by if by == "acc:XII" else f"{by} acc:XII"
    return ruling(found, Told(incident.decision), *moved, by=places)


@value
class Peeked:
    """A player looked at a card that was not to be seen yet."""

    offender: Annotated[Seat, "seat", "Who looked?"]
    claimant: Annotated[Seat | None, "seat", "Who claims it?"] = None
    decision: Annotated[str, DECISION] = ""


def peeked(state: GameState, incident: Peeked) -> Ruling:
    """Two points under the club's rules; in acc each card that matters has its own incident."""
    found = f"{named(state, incident.offender)} looked at a hidden card."
    if state.rules.errors is Errors.CLUB:
        two = fine(state, Offence.PEEK, incident.offender, incident.claimant)
        return ruling(found, *two, by="club:penalties.peeking")
    if not is_priced(state, Offence.PEEK):
        return ruling(told(state, Offence.PEEK, found), by=SILENT)
    order = left_to_officials(state, "what follows from it", incident.decision)
    return ruling(found, order, by=decides_by(state), choices=for_officials(state, incident.decision))


KINDS = (
    kind(
        "penalty-mispegged",
        "a penalty was pegged with a wrong number of points",
        "acc:XI.2",
        PenaltyMispegged,
        penalty_mispegged,
    ),
    kind(
        "correction-mispegged",
        "points that were to be taken back were taken back wrongly",
        "acc:XI.1b",
        CorrectionMispegged,
        correction_mispegged,
    ),
    kind(
        "penalty-not-due", "a penalty was claimed that is not due", "acc:XI.3", PenaltyNotDue, penalty_not_due
    ),
    kind("judge-refused", "a player refuses to follow a judge", "acc:XI.4", JudgeRefused, judge_refused),
    kind("not-covered", "something the rules do not cover", "acc:XII", NotCovered, not_covered, decided=True),
    kind(
        "peeked",
        "a player looked at a card that was not to be seen",
        "club:penalties.peeking",
        Peeked,
        peeked,
    ),
)
