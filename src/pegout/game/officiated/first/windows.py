"""Which claims a seat may make now, by what everybody has seen and heard; never by who is right."""

from collections.abc import Iterator

from pegout.cards import JACK
from pegout.game.events import CardPlayed, GoSaid
from pegout.game.officiated import claims as c
from pegout.game.officiated.first.waits import first_to_count, tally_of
from pegout.game.state import PLAY, GameState, Phase
from pegout.rules import LowCount, Renege, RuleSet, WrongCount
from pegout.rules.remedies import Fate


def open_claims(state: GameState, seat: int) -> tuple[c.Claim, ...]:
    """One claim of each kind and player whose window is open; numbers in them are for the seat to choose."""
    if state.deal.tally is None or state.phase not in (PLAY, Phase.CHOOSE_CRIB, Phase.SHOW):
        return ()
    if not 0 <= seat < state.rules.seats:
        return ()
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
    tally = tally_of(state.deal)
    if announcer_of(state) == seat:
        yield c.ClaimCount(seat)
    if any(entry.seat == seat and entry.open_to for entry in tally.scores):
        yield c.PegBack(seat, 1)
    if go_can_be_taken_back(state, seat):
        yield c.TakeBackGo(seat)
    if _low_counts_are_mended(state) and any(own.seat == seat and own.open_to for own in tally.counted):
        yield c.ClaimFullCount(seat, seat)


def _low_counts_are_mended(state: GameState) -> bool:
    return state.rules.low_count is LowCount.CORRECTED


def announcer_of(state: GameState) -> int | None:
    """Whose count may still be put right: until somebody acts on it, or freely as long as its cards lie."""
    if state.phase is not PLAY:
        return None
    if state.rules.wrong_count is WrongCount.FREE and state.deal.series:
        return state.deal.last
    return tally_of(state.deal).announcer


def go_can_be_taken_back(state: GameState, seat: int) -> bool:
    """Nobody has laid a card since the go, or pegged (acc:VII.3); at a club the point does not matter."""
    place = last_go(state, seat)
    if place is None or state.rules.renege is Renege.CLAIMANT:
        return place is not None
    return all(mark.at <= place for mark in tally_of(state.deal).marks)


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
    tally = tally_of(state.deal)
    opponents = state.rules.opponents(seat)
    if announcer_of(state) in opponents:
        yield c.ClaimCount(seat)
    for player in opponents:
        entries = [entry for entry in tally.counted if entry.seat == player and seat in entry.open_to]
        if any(mark.seat == player and seat in mark.open_to for mark in tally.marks) or entries:
            yield c.ClaimOverpegged(seat, player)
        if tally.claimed_by == player:
            yield c.ClaimFalseGame(seat, player)
        if renege_may_show(state, seat, player):
            yield c.ClaimRenege(seat, player)
        if state.rules.muggins and (entries or (state.deal.played[player] and not _pone_has_counted(state))):
            yield c.ClaimMuggins(seat, player, 1)
        if _low_counts_are_mended(state) and entries:
            yield c.ClaimFullCount(seat, player)
        if any(entry.early for entry in entries) and counted_out_of_turn(state, player):
            yield c.ClaimCountedEarly(seat, player)
        if player == state.dealer and _heels_may_be_lost(state):
            yield c.ClaimHeels(seat, player)


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


def counted_out_of_turn(state: GameState, player: int) -> bool:
    """Whether somebody who counts before the player has not done so yet."""
    waiting = first_to_count(state)
    if waiting is None:
        return False
    seats, pone = state.rules.seats, state.pone
    return (waiting - pone) % seats < (player - pone) % seats


def _pone_has_counted(state: GameState) -> bool:
    return any(entry.seat == state.pone for entry in tally_of(state.deal).counted)


def _heels_may_be_lost(state: GameState) -> bool:
    starter, dealer = state.deal.starter, state.dealing
    jack = starter is not None and starter.rank is JACK
    return jack and bool(state.deal.played[dealer]) and not _pone_has_counted(state)
