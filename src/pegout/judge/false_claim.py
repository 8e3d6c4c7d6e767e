"""Rule VIII, sections 4a-b and 10: the game claimed, rightly or not, on the board or beside it."""

from enum import Enum
from typing import Annotated

from pegout.game import GameState, Seat
from pegout.judge.authority import named, number
from pegout.judge.catalogue import kind
from pegout.judge.prices import Offence, fine, is_priced, place_of, told
from pegout.judge.ruling import Ruling, ruling
from pegout.rules.remedies import Correction, PointsBack, PointsTo, Remedy, ScoreLost
from pegout.values import value

BACKWARD = 15


class Way(Enum):
    """How the game was claimed."""

    GAME_HOLE = "game-hole"
    SCORECARD = "scorecard"
    RECORD_HOLES = "record-holes"
    RECORD_PEG = "record-peg"


@value
class GameClaimed:
    """A player acted as the winner, and that is doubted."""

    player: Annotated[Seat, "seat", "Who claimed the game?"]
    true_score: Annotated[int, "earned", "Which hole do the points really scored lead to?"]
    way: Annotated[Way, "Was it pegged into the game hole, written down, or marked with a games-won peg?"] = (
        Way.GAME_HOLE
    )
    both_removed: Annotated[bool, "Were both pegs of the player taken off the board?"] = False
    unpegged: Annotated[int, "points", "If so, how many of those points had not been pegged before?"] = 0
    from_penalty: Annotated[bool, "Was it a penalty that was pegged too far?"] = False
    hole: Annotated[int, "hole", "Which hole was taken for the win, if not the game hole?"] = 0
    claimant: Annotated[Seat | None, "seat", "Who is objecting?"] = None


def game_claimed(state: GameState, incident: GameClaimed) -> Ruling:
    """With the points there the game is won, else the claim is false."""
    if incident.true_score >= _winning_hole(state, incident):
        return _won(state, incident)
    return _false(state, incident)


def _winning_hole(state: GameState, incident: GameClaimed) -> int:
    """The game hole, or where the player took the game to end early."""
    return incident.hole or state.rules.goal


def _won(state: GameState, incident: GameClaimed) -> Ruling:
    """Marking the win elsewhere is as good as pegging out, so the points are pegged now."""
    short = state.rules.goal - state.score_of(incident.player)
    remedies = (PointsTo(incident.player, short),) if short > 0 else ()
    found = f"{named(state, incident.player)} had the points to win: the claim is good."
    by = "acc:VIII.10b" if incident.way is Way.GAME_HOLE else f"{_PLACES[incident.way][1]} acc:VIII.10b"
    return ruling(found, *remedies, by=by)


_PLACES = {
    Way.GAME_HOLE: ("acc:VIII.4a1", "acc:VIII.10a"),
    Way.SCORECARD: ("acc:VIII.4a2", "acc:VIII.10a1"),
    Way.RECORD_HOLES: ("acc:VIII.4a3", "acc:VIII.10a2"),
    Way.RECORD_PEG: ("acc:VIII.4a", "acc:VIII.10a3"),
}


def _false(state: GameState, incident: GameClaimed) -> Ruling:
    """The peg to its true hole; where it has its price, fifteen back and the overclaim to the opponent."""
    player, lost = incident.player, incident.unpegged if _loses_score(state, incident) else 0
    hole = max(incident.true_score - lost, 0)
    over = _winning_hole(state, incident) - incident.true_score
    remedies = _to_hole(state, player, hole)
    if lost:
        remedies += (ScoreLost(player, lost),)
    # A mistake in pegging a penalty never costs another penalty.
    if is_priced(state, Offence.FALSE_CLAIM) and not incident.from_penalty and hole:
        remedies += (PointsBack(player, min(BACKWARD, hole)),)
    remedies += fine(state, Offence.FALSE_CLAIM, player, incident.claimant, over)
    found = f"{named(state, player)} claimed the game {number(over)} short."
    return ruling(told(state, Offence.FALSE_CLAIM, found), *remedies, by=_places(state, incident))


def _loses_score(state: GameState, incident: GameClaimed) -> bool:
    """Whoever takes out both pegs loses what was not pegged, where the rules say so (acc:VIII.5b)."""
    return incident.both_removed and is_priced(state, Offence.PEGS_MISTAKEN)


def _to_hole(state: GameState, player: Seat, hole: int) -> tuple[Remedy, ...]:
    """What brings the front peg to this hole, from wherever it is."""
    distance = hole - state.score_of(player)
    if distance > 0:
        return (PointsTo(player, distance),)
    return (Correction(player, -distance),) if distance else ()


def _places(state: GameState, incident: GameClaimed) -> str:
    places = [place_of(state, Offence.FALSE_CLAIM, f"{_PLACES[incident.way][0]} acc:VIII.4b")]
    if _loses_score(state, incident):
        places.append("acc:VIII.5b")
    if incident.from_penalty and is_priced(state, Offence.FALSE_CLAIM):
        places.append("acc:XI.3")
    return " ".join(places)


@value
class NotPeggedOut:
    """A won game was marked somewhere, but no peg went into the game hole."""

    player: Annotated[Seat, "seat", "Who marked the game as won?"]
    true_score: Annotated[int, "earned", "Which hole do the points really scored lead to?"]
    way: Annotated[Way, "Was it written down, or marked with a games-won peg?"] = Way.SCORECARD
    claimant: Annotated[Seat | None, "seat", "Who is objecting?"] = None


def not_pegged_out(state: GameState, incident: NotPeggedOut) -> Ruling:
    """As good as pegging out where the points were there, otherwise a false claim."""
    claim = GameClaimed(incident.player, incident.true_score, incident.way, claimant=incident.claimant)
    if incident.true_score >= state.rules.goal:
        return _won(state, claim)
    false = _false(state, claim)
    return Ruling(false.findings, false.remedies, ruling("", by="acc:VIII.10c").citations + false.citations)


KINDS = (
    kind(
        "false-claim",
        "a player claimed the game, perhaps without the points for it",
        "acc:VIII.4a",
        GameClaimed,
        game_claimed,
    ),
    kind(
        "not-pegged-out",
        "a won game was recorded without pegging out",
        "acc:VIII.10",
        NotPeggedOut,
        not_pegged_out,
    ),
)
