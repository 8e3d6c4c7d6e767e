"""Claims about points that were pegged and not there."""

from pegout.game import GameState, Seat
from pegout.game.officiated import claims as c
from pegout.game.officiated.tally import Counted, Mark
from pegout.game.officiated.waits import tally_of
from pegout.game.officiated.windows import announcer_of, counted_early
from pegout.judge.answer import Answer, stands, unfounded, upheld
from pegout.judge.authority import named, number
from pegout.judge.claims_on_counts import answer_counted_early
from pegout.judge.claims_on_play import answer_count
from pegout.judge.false_claim import GameClaimed, game_claimed
from pegout.judge.pegged_points import Finder, PeggedTooMany, When, pegged_too_many
from pegout.judge.ruling import Ruling, ruling
from pegout.judge.starter import HEELS, HeelsNotPegged, heels_not_pegged
from pegout.rules import Kind, WrongCount, book_of
from pegout.rules.remedies import Correction

Score = Mark | Counted


def answer_overpegged(state: GameState, claim: c.ClaimOverpegged) -> Answer:
    """Every score of the player that the claimant may still object to is looked at."""
    scores = _scores(state, claim.player)
    in_time = [score for score in scores if score.over and claim.seat in score.open_to]
    if in_time and _on_open_count(state, claim.player, in_time):
        return answer_count(state, c.ClaimCount(claim.seat))
    if in_time and _only_miscounted(state, in_time):
        return upheld(_free_of_charge(state, in_time))
    if in_time and tally_of(state.deal).claimed_by == claim.player:
        return answer_false_game(state, c.ClaimFalseGame(claim.seat, claim.player))
    if in_time:
        return upheld(pegged_too_many(state, _incident(in_time, Finder.OPPONENT, claim.seat)))
    return _too_late(state, claim, scores)


def _too_late(state: GameState, claim: c.ClaimOverpegged, scores: list[Score]) -> Answer:
    """What others may still claim is not told to them by whoever comes too late."""
    who, whose = named(state, claim.seat), named(state, claim.player)
    wrong = [score for score in scores if score.over and not score.open_to]
    if wrong:
        return stands(pegged_too_many(state, _incident(wrong[-1:], Finder.OPPONENT, claim.seat, late=True)))
    if any(score.open_to for score in scores) and not any(claim.seat in score.open_to for score in scores):
        by = "acc:VIII.4d" if _when(scores[-1]) is When.PLAY else "acc:VIII.4e"
        return unfounded(f"It is too late for {who} to object to what {whose} pegged.", by)
    return unfounded(f"{whose} has not pegged too many.", "acc:VIII.4c")


def _on_open_count(state: GameState, player: Seat, scores: list[Score]) -> bool:
    """Whether all of it was pegged on a count that can still be put right: one goes with the other."""
    counted = announcer_of(state) == player and state.deal.count != tally_of(state.deal).right
    return counted and all(isinstance(score, Mark) and score.miscounted for score in scores)


def _only_miscounted(state: GameState, scores: list[Score]) -> bool:
    """Whether it all comes from wrong counts, which cost nothing under these rules."""
    free = state.rules.wrong_count is WrongCount.FREE
    return free and all(isinstance(score, Mark) and score.miscounted and not score.beyond for score in scores)


def _free_of_charge(state: GameState, scores: list[Score]) -> Ruling:
    player, over = scores[0].seat, sum(score.over for score in scores)
    found = f"{named(state, player)} pegged {number(over)} too many on a wrong count: there is no penalty."
    return ruling(found, Correction(player, over), by="portfolio:errors.counting")


def answer_peg_back(state: GameState, claim: c.PegBack) -> Answer:
    """The player's own number, right or wrong, before all opponents have let the score stand.

    Who has claimed the game by it has claimed it falsely; with several opponents the next to play objects.
    """
    seat, back = claim.seat, claim.points
    if tally_of(state.deal).claimed_by == seat:
        hole, claimant = state.score_of(seat), state.rules.opponents(seat)[0]
        return upheld(game_claimed(state, GameClaimed(seat, hole - back, hole=hole, claimant=claimant)))
    found = f"{named(state, seat)} admits pegging {number(back)} too many."
    return upheld(ruling(found, Correction(seat, back), by="acc:VIII.4c2"))


def over_to_put_right(state: GameState, player: Seat) -> int:
    """How many points too many a player has pegged and may still tell of."""
    return sum(score.over for score in _scores(state, player) if score.open_to)


def answer_false_game(state: GameState, claim: c.ClaimFalseGame) -> Answer:
    """By points that were not there, or that were counted before their turn."""
    player, who = claim.player, named(state, claim.player)
    if tally_of(state.deal).claimed_by != player:
        return unfounded(f"{who} has not claimed the game.", "acc:VIII.4a")
    wrong = [score for score in _scores(state, player) if score.over and claim.seat in score.open_to]
    over = sum(score.over for score in wrong)
    if not over and counted_early(state, player):
        return answer_counted_early(state, c.ClaimCountedEarly(claim.seat, player))
    if book_of(state.rules) == "club":
        over = max(over, _premature(state, player))
    if not over:
        return unfounded(f"{who} had the points to win: the claim is good.", "acc:VIII.10b")
    hole = state.score_of(player)
    penalty = bool(wrong) and all(isinstance(score, Mark) and score.penalty for score in wrong)
    claimed = GameClaimed(player, hole - over, from_penalty=penalty, hole=hole, claimant=claim.seat)
    return upheld(game_claimed(state, claimed))


def _premature(state: GameState, player: Seat) -> int:
    """What the player pegged for a hand while somebody else was still to count."""
    early = [entry for entry in tally_of(state.deal).counted if entry.seat == player and entry.early]
    return sum(entry.pegged for entry in early) if counted_early(state, player) else 0


def answer_heels(state: GameState, claim: c.ClaimHeels) -> Answer:
    """Heels pegged after the dealer's first card are pegged too many; a part pegged before is not."""
    tally, scores = tally_of(state.deal), _scores(state, claim.player)
    if not any(score.kind is Kind.HEELS and score.points == HEELS for score in tally.lost[claim.player]):
        return unfounded(f"{named(state, claim.player)} has not lost heels by playing first.", "acc:VI.3c")
    over = [score for score in scores if score.over]
    if any(claim.seat in score.open_to for score in over):
        objected = answer_overpegged(state, c.ClaimOverpegged(claim.seat, claim.player))
        return upheld(objected.ruling, by="acc:VI.3c")
    if over:
        return _too_late(state, c.ClaimOverpegged(claim.seat, claim.player), scores)
    return upheld(heels_not_pegged(state, HeelsNotPegged(dealer_played=True)))


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
