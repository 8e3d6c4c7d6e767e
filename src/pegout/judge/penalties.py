"""Rules XI and XII: penalties pegged wrongly, judges refused, and what the rules leave open; peeking."""

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
from pegout.judge.pegging import Finder, PeggedTooFew, PeggedTooMany, When, pegged_too_few, pegged_too_many
from pegout.judge.ruling import Ruling, ruling
from pegout.judge.seats import receives
from pegout.rulebook import Citation
from pegout.rules import book_of
from pegout.rules.remedies import Correction, GameLost, MatchLost, PointsTo, Told
from pegout.values import value

ON_PENALTIES = (Citation("acc", "XI.2"), Citation("acc", "XI.3"))


@value
class PenaltyMispegged:
    """A penalty was pegged with a wrong number of points."""

    player: Annotated[Seat, "seat", "Who pegged it?"]
    due: Annotated[int, "points", "How many points was the penalty?"]
    pegged: Annotated[int, "points", "How many points were pegged?"]
    backward: Annotated[bool, "Was it a penalty pegged backward?"] = False
    released: Annotated[bool, "Had the fingers left the peg?"] = True
    finder: Annotated[
        Finder, "Did an opponent notice it, or the player, who told the opponent first or kept silent?"
    ] = Finder.OPPONENT
    late: Annotated[bool, "Had the opponent played on or accepted it since?"] = False
    claimant: Annotated[Seat | None, "seat", "Which opponent objects?"] = None


def penalty_mispegged(state: GameState, incident: PenaltyMispegged) -> Ruling:
    """As any score pegged wrongly, but no penalty follows from it."""
    player, gained = incident.player, incident.pegged - incident.due
    gained = -gained if incident.backward else gained
    if not gained:
        return ruling(f"{named(state, player)} pegged the penalty rightly.", by="acc:XI.2")
    if gained < 0:
        few = PeggedTooFew(player, -gained, When.PLAY, incident.released)
        return _on_a_penalty(pegged_too_few(state, few))
    if incident.finder is Finder.PLAYER_SILENT and not incident.late:
        found = f"{named(state, player)} moved back {number(gained)} without a word."
        return _on_a_penalty(ruling(found, Correction(player, gained), by="acc:VIII.4c2"))
    many = PeggedTooMany(
        player, gained, When.PLAY, incident.finder, incident.late, claimant=incident.claimant
    )
    return _on_a_penalty(_without_backward(state, many))


def _without_backward(state: GameState, many: PeggedTooMany) -> Ruling:
    """Pegged into the game hole it is a false claim, without the fifteen back."""
    if state.score_of(many.player) < state.rules.goal or many.played_on:
        return pegged_too_many(state, many)
    true_score = state.score_of(many.player) - many.excess
    claim = GameClaimed(many.player, true_score, from_penalty=True, claimant=many.claimant)
    return game_claimed(state, claim)


def _on_a_penalty(found: Ruling) -> Ruling:
    more = tuple(place for place in ON_PENALTIES if place not in found.citations)
    return Ruling(found.findings, found.remedies, found.citations + more)


@value
class PenaltyNotDue:
    """A penalty was claimed that no rule gives."""

    claimant: Annotated[Seat, "seat", "Who claimed the penalty?"]
    pegged: Annotated[int, "points", "How many points have been pegged for it?"] = 0
    late: Annotated[bool, "Had the opponent played on or accepted it since?"] = False


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

    offender: Annotated[Seat, "seat", "Who refuses?"]


def judge_refused(state: GameState, incident: JudgeRefused) -> Ruling:
    """The match is lost, or the game where there is no match, by ten spread points; the event is over."""
    who = named(state, incident.offender)
    alone = state.match == MatchFormat()
    lost = GameLost(incident.offender) if alone else MatchLost(incident.offender)
    goal = state.rules.goal
    out = Told(f"{who} is out of the event; the game under way is entered as {goal}-{goal - 10}.")
    found = f"{who} refuses to follow {who_decides(state)}: the {'game' if alone else 'match'} is lost."
    return ruling(found, lost, out, by="acc:XI.4")


@value
class NotCovered:
    """Something happened for which the rules have no answer."""

    decision: Annotated[str, "What do the judges decide?"]


def not_covered(state: GameState, incident: NotCovered) -> Ruling:
    """The decision in words, kept as it was given."""
    found = f"The rules give no answer; {who_decides(state)} decided."
    by = decides_by(state)
    return ruling(found, Told(incident.decision), by=by if by == "acc:XII" else f"{by} acc:XII")


@value
class Peeked:
    """A player looked at a card that was not to be seen yet."""

    offender: Annotated[Seat, "seat", "Who looked?"]
    claimant: Annotated[Seat | None, "seat", "Who claims it?"] = None
    decision: Annotated[str, DECISION] = ""


def peeked(state: GameState, incident: Peeked) -> Ruling:
    """Two points under the club's rules; elsewhere each card that matters has its own incident."""
    found = f"{named(state, incident.offender)} looked at a card that was not to be seen."
    if book_of(state.rules) == "club":
        to = receives(state, incident.offender, incident.claimant)
        return ruling(found, PointsTo(to, 2), by="club:penalties.peeking")
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
        "penalty-not-due", "a penalty was claimed that is not due", "acc:XI.3", PenaltyNotDue, penalty_not_due
    ),
    kind("judge-refused", "a player refuses to follow a judge", "acc:XI.4", JudgeRefused, judge_refused),
    kind("not-covered", "something the rules do not cover", "acc:XII", NotCovered, not_covered),
    kind(
        "peeked",
        "a player looked at a card that was not to be seen",
        "club:penalties.peeking",
        Peeked,
        peeked,
    ),
)
