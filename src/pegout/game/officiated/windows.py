"""Which claims a seat may make now, by what everybody has seen and heard; never by who is right."""

from collections.abc import Iterator
from dataclasses import replace

from pegout.cards import JACK
from pegout.game.events import CardPlayed, GoSaid
from pegout.game.officiated import claims as c
from pegout.game.officiated.books import points_lapse
from pegout.game.officiated.editions import or_first
from pegout.game.officiated.first import refusals as first_refusals
from pegout.game.officiated.first import windows as first
from pegout.game.officiated.refusals import COUNTING, refuse_number
from pegout.game.officiated.tally import Tally, play_settled
from pegout.game.officiated.waits import counting_order, opens_the_show, tally_of
from pegout.game.shared_refusals import refuse_seat
from pegout.game.state import PLAY, GameState, Phase
from pegout.refusal import Refusal, refuse
from pegout.rules import Renege, RuleSet, WrongCount
from pegout.rules.remedies import Fate


def open_claims(state: GameState, seat: int) -> tuple[c.Claim, ...]:
    """One claim of each kind and player whose window is open; numbers in them are for the seat to choose."""
    if state.deal.tally is None or state.phase not in COUNTING:
        return ()
    return _open_claims(state, seat) if 0 <= seat < state.rules.seats else ()


@or_first(first.open_claims)
def _open_claims(state: GameState, seat: int) -> tuple[c.Claim, ...]:
    found = (*_about_oneself(state, seat), *_about_others(state, seat))
    tally = tally_of(state.deal)
    if tally.claimed_by is None:
        return found
    if seat in tally.accepted:
        return ()
    return tuple([claim for claim in found if bears_on_game(state, claim, tally.claimed_by)])


_OBJECTIONS = (
    c.ClaimFalseGame,
    c.ClaimOverpegged,
    c.ClaimHeels,
    c.PegBack,
    c.ClaimCount,
    c.ClaimRenege,
    c.ClaimCountedEarly,
)


def bears_on_game(state: GameState, claim: c.Claim, claimed_by: int) -> bool:
    """Whether the claim is about the side that says it has won, and could take that back."""
    if not isinstance(claim, _OBJECTIONS):
        return False
    about = getattr(claim, "player", claim.seat)
    if isinstance(claim, c.ClaimCount):
        about = announcer_of(state)
    return about is not None and state.rules.side_of(about) == state.rules.side_of(claimed_by)


def _about_oneself(state: GameState, seat: int) -> Iterator[c.Claim]:
    if announcer_of(state) == seat:
        yield c.ClaimCount(seat)
    if pegged_and_open(state, seat):
        yield c.PegBack(seat, 1)
    if go_can_be_taken_back(state, seat):
        yield c.TakeBackGo(seat)
    if counted_early(state, seat):
        yield c.ClaimCountedEarly(seat, seat)


def pegged_and_open(state: GameState, seat: int) -> int:
    """How many points of the seat's own somebody may still object to."""
    return sum(one.reach for one in tally_of(state.deal).scores if one.seat == seat and one.open_to)


def announcer_of(state: GameState) -> int | None:
    """Whose count may still be put right: until somebody acts on it, or freely as long as its cards lie."""
    if state.phase is not PLAY:
        return None
    if state.rules.wrong_count is WrongCount.FREE and state.deal.series:
        return state.deal.last
    return tally_of(state.deal).announcer


def go_can_be_taken_back(state: GameState, seat: int) -> bool:
    """Nobody has laid a card since the go, or pegged (acc:VII.3); at a club the point does not matter.

    A point that went back again was never pegged.
    """
    place = last_go(state, seat)
    if place is None or state.rules.renege is Renege.CLAIMANT:
        return place is not None
    return all(mark.at <= place or not mark.points for mark in tally_of(state.deal).marks)


def last_go(state: GameState, seat: int) -> int | None:
    """Where in the history the seat's go stands, if no card was laid after it."""
    history = state.deal.history
    if state.phase is not PLAY:
        return None
    for place in range(len(history) - 1, -1, -1):
        if not isinstance(history[place], GoSaid):
            return None
        if history[place] == GoSaid(seat):
            return place
    return None


def _about_others(state: GameState, seat: int) -> Iterator[c.Claim]:
    opponents = state.rules.opponents(seat)
    if announcer_of(state) in opponents:
        yield c.ClaimCount(seat)
    for player in opponents:
        yield from _about_pegs(state, seat, player)
        yield from _about_missed(state, seat, player)
        if renege_may_show(state, seat, player):
            yield c.ClaimRenege(seat, player)
    for player in range(state.rules.seats):
        if player != seat and counted_early(state, player):
            yield c.ClaimCountedEarly(seat, player)


def _about_pegs(state: GameState, seat: int, player: int) -> Iterator[c.Claim]:
    tally = tally_of(state.deal)
    if any(score.seat == player and seat in score.open_to for score in tally.scores):
        yield c.ClaimOverpegged(seat, player)
    if tally.claimed_by == player:
        yield c.ClaimFalseGame(seat, player)
    if player == state.dealer and _heels_may_be_lost(state):
        yield c.ClaimHeels(seat, player)


def _about_missed(state: GameState, seat: int, player: int) -> Iterator[c.Claim]:
    """Where muggins is played: points of the play, which the caller names, and each count not mixed yet."""
    if not state.rules.muggins:
        return
    tally = tally_of(state.deal)
    if state.deal.played[player] and not tally.settled:
        yield c.ClaimMuggins(seat, player, 1)
    for entry in tally.counted:
        if entry.seat == player and entry.is_pegged and seat in entry.callers:
            yield c.ClaimMuggins(seat, player, 1, c.Scored.CRIB if entry.crib else c.Scored.HAND)


def renege_may_show(state: GameState, seat: int, player: int) -> bool:
    """The player said go and has laid a card since, after which the seat neither played nor counted."""
    tally, history = tally_of(state.deal), state.deal.history
    if any(entry.seat == seat and not entry.crib for entry in tally.counted):
        return False
    said_go = laid = False
    for past in history:
        if isinstance(past, GoSaid) and past.seat == player:
            said_go = True
        elif isinstance(past, CardPlayed) and said_go:
            laid = past.seat == player or (laid and past.seat != seat)
    return laid


def fates_to_choose(rules: RuleSet) -> tuple[Fate, ...]:
    """What the claimant of a renege decides between; nothing where the rules have decided it."""
    return (Fate.PLAYED, Fate.DEAD) if rules.renege is Renege.RETRACT else ()


def counted_early(state: GameState, player: int) -> bool:
    """Whether the player has counted, and somebody who counts before has not pegged yet (acc:IX.2c)."""
    counted, order = tally_of(state.deal).counted, counting_order(state)
    if player not in order or not any(entry.seat == player and entry.early for entry in counted):
        return False
    pegged = {entry.seat for entry in counted if entry.is_pegged}
    return any(seat not in pegged for seat in order[: order.index(player)])


def _heels_may_be_lost(state: GameState) -> bool:
    starter, dealer = state.deal.starter, state.dealing
    jack = starter is not None and starter.rank is JACK
    lapsed = points_lapse(state.rules) and bool(state.deal.played[dealer])
    return jack and lapsed and not tally_of(state.deal).settled


def pegs_at_once(state: GameState, seat: int) -> bool:
    """Whether nobody else has anything to call that ends when the seat pegs its hand.

    The hand that is counted first ends what can be said of the play, and not by its announcement
    (acc:VIII.4d, acc:X.4b2).
    """
    tally = state.deal.tally
    if not isinstance(tally, Tally) or tally.settled or not opens_the_show(state, seat):
        return isinstance(tally, Tally)
    shown = replace(state, phase=Phase.SHOW)
    pegged = replace(shown, deal=replace(state.deal, tally=play_settled(tally, state.rules)))
    others = [other for other in range(state.rules.seats) if other != seat]
    return all(_calls(shown, other) == _calls(pegged, other) for other in others)


def _calls(state: GameState, seat: int) -> list[c.Claim]:
    return [claim for claim in open_claims(state, seat) if getattr(claim, "player", seat) != seat]


@or_first(first_refusals.refuse_claim)
def _refuse_claim(state: GameState, claim: c.Claim) -> Refusal | None:
    player = getattr(claim, "player", None)
    for seat in (claim.seat, claim.seat if player is None else player):
        if why := refuse_seat(state.rules, seat):
            return why
    if player is not None and player not in _objects_of(state, claim):
        return refuse(
            "cannot_claim_of",
            "{player} cannot make that claim against {other}.",
            player=state.names[claim.seat],
            other=state.names[player],
        )
    if isinstance(claim, c.ClaimFullCount):
        return refuse(
            "count_for_another",
            "Players count only for themselves: a player who undercounted may count again.",
        )
    if isinstance(claim, c.ClaimMuggins):
        return refuse_number(claim.points, 1, state.rules.goal) or _refuse_unnamed(state, claim)
    if isinstance(claim, c.PegBack):
        pegged = pegged_and_open(state, claim.seat)
        if not pegged:
            return refuse(
                "nothing_to_put_right",
                "{player} has pegged nothing that can still be corrected.",
                player=state.names[claim.seat],
            )
        return refuse_number(claim.points, 1, pegged)
    return None


def refuse_claim(state: GameState, claim: c.Claim) -> Refusal | None:
    """Who may claim what of whom. Whether the claim is right and in time is for the judge to say."""
    if state.deal.tally is None:
        return refuse(
            "not_officiated_by_players",
            "Claims are only for tables that the players officiate: start one with officiating=players.",
        )
    if state.phase not in COUNTING:
        return refuse(
            "nothing_to_claim",
            "There is nothing to claim now: wait until the starter is turned.",
            phase=state.phase.value,
        )
    return _refuse_claim(state, claim)


def _refuse_unnamed(state: GameState, claim: c.ClaimMuggins) -> Refusal | None:
    """A call names its score (acc:X.4a)."""
    if claim.score is not None:
        return None
    names = ", ".join([score.value for score in c.Scored])
    return refuse(
        "score_not_named",
        "Name the score that {player} missed: {scores}.",
        player=state.names[claim.player],
        scores=names,
    )


def _objects_of(state: GameState, claim: c.Claim) -> tuple[int, ...]:
    """Whom the claim may name: opponents; anybody may notice a count out of turn."""
    everybody = tuple(range(state.rules.seats))
    open_to_all = isinstance(claim, c.ClaimCountedEarly | c.ClaimFullCount)
    return everybody if open_to_all else state.rules.opponents(claim.seat)
