"""Claims about points that were pegged and not there."""

from pegout.game import GameState, Seat
from pegout.game.officiated import claims as c
from pegout.game.officiated.tally import Counted, Mark
from pegout.game.officiated.waiting import tally_of
from pegout.judge.answer import Answer, stands, unfounded, upheld
from pegout.judge.authority import named, number
from pegout.judge.false_claim import GameClaimed, game_claimed
from pegout.judge.pegging import Finder, PeggedTooMany, When, pegged_too_many
from pegout.judge.starter import HeelsNotPegged, heels_not_pegged

Score = Mark | Counted


def answer_overpegged(state: GameState, claim: c.ClaimOverpegged) -> Answer:
    """Every score of the player that the claimant may still object to is looked at."""
    wrong = [score for score in _scores(state, claim.player) if score.over]
    in_time = [score for score in wrong if claim.seat in score.open_to]
    if in_time:
        return upheld(pegged_too_many(state, _incident(in_time, Finder.OPPONENT, claim.seat)))
    if wrong:
        late = _incident(wrong[-1:], Finder.OPPONENT, claim.seat, late=True)
        return stands(pegged_too_many(state, late))
    return unfounded(f"{named(state, claim.player)} has pegged nothing too many.", "acc:VIII.4c")


def answer_peg_back(state: GameState, claim: c.PegBack) -> Answer:
    """The player's own word, before all opponents have let the score stand."""
    wrong = _still_to_put_right(state, claim.seat)
    if claim.points > over_to_put_right(state, claim.seat):
        who = named(state, claim.seat)
        return unfounded(
            f"{who} has not pegged {number(claim.points)} too many that may still be put right.",
            "acc:VIII.4c2",
        )
    when = _when(wrong[-1])
    told = PeggedTooMany(claim.seat, claim.points, when, Finder.PLAYER_TOLD, claimant=_first(state, claim))
    return upheld(pegged_too_many(state, told))


def _still_to_put_right(state: GameState, player: Seat) -> list[Score]:
    return [score for score in _scores(state, player) if score.over and score.open_to]


def over_to_put_right(state: GameState, player: Seat) -> int:
    """How many points too many a player has pegged and may still tell of."""
    return sum(score.over for score in _still_to_put_right(state, player))


def _first(state: GameState, claim: c.PegBack) -> Seat:
    """Who receives the overclaim if the player has pegged out: with several opponents the next to play."""
    return state.rules.opponents(claim.seat)[0]


def answer_false_game(state: GameState, claim: c.ClaimFalseGame) -> Answer:
    player, who = claim.player, named(state, claim.player)
    if tally_of(state.deal).claimed_by != player:
        return unfounded(f"{who} has not claimed the game.", "acc:VIII.4a")
    over = sum(score.over for score in _scores(state, player) if claim.seat in score.open_to)
    if not over:
        return unfounded(f"{who} had the points to win: the claim is good.", "acc:VIII.10b")
    if state.score_of(player) < state.rules.goal:
        return answer_overpegged(state, c.ClaimOverpegged(claim.seat, player))
    true_score = state.rules.goal - over
    return upheld(game_claimed(state, GameClaimed(player, true_score, claimant=claim.seat)))


def answer_heels(state: GameState, claim: c.ClaimHeels) -> Answer:
    """Heels that are pegged after the dealer's first card are pegged too many."""
    tally = tally_of(state.deal)
    if not tally.heels_lost[claim.player]:
        return unfounded(f"{named(state, claim.player)} has lost no heels by playing first.", "acc:VI.3c")
    lost = heels_not_pegged(state, HeelsNotPegged(dealer_played=True))
    if any(score.over and claim.seat in score.open_to for score in _scores(state, claim.player)):
        over = answer_overpegged(state, c.ClaimOverpegged(claim.seat, claim.player))
        return upheld(over.ruling, by="acc:VI.3c")
    return upheld(lost)


def _scores(state: GameState, player: Seat) -> list[Score]:
    """What the player has pegged in this deal, the play first."""
    return [score for score in tally_of(state.deal).scores if score.seat == player]


def _when(score: Score) -> When:
    if isinstance(score, Mark):
        return When.PLAY
    return When.CRIB if score.crib else When.HAND


def _incident(scores: list[Score], finder: Finder, claimant: Seat, *, late: bool = False) -> PeggedTooMany:
    over = sum(score.over for score in scores)
    return PeggedTooMany(
        scores[-1].seat, over, _when(scores[-1]), finder, played_on=late, accepted=late, claimant=claimant
    )
