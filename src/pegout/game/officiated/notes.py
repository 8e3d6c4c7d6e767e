"""What a card, a go or a turned series means for what is due and for who may still object."""

from dataclasses import replace

from pegout.cards import Card
from pegout.game.officiated.alone import is_alone
from pegout.game.officiated.books import points_lapse
from pegout.game.officiated.editions import or_first
from pegout.game.officiated.first import notes as first
from pegout.game.officiated.seats import joined, without
from pegout.game.officiated.tally import Held, Mark, Tally, forfeited, put
from pegout.game.officiated.waits import tally_of
from pegout.game.state import Deal, GameState
from pegout.game.turns import playable
from pegout.rules import Kind, RuleSet

NEAR = 31
"""Within so many holes of winning every card is waited for, since who pegs first wins (ours)."""


@or_first(first.count_before)
def count_before(deal: Deal, seat: int) -> int:
    """The count a seat plays on: what was announced, except for its own announcement just before."""
    tally = tally_of(deal)
    return tally.right if tally.announcer == seat else deal.count


@or_first(first.note_card)
def note_card(draft: GameState, seat: int, card: Card, said: int) -> None:
    """A card is laid: the seat lets stand what others have pegged, and plays on without its own points."""
    deal, rules = draft.deal, draft.rules
    right = count_before(deal, seat) + card.pips
    tally = _remembered(deal)
    tally = replace(tally, marks=tuple([_closed_to(mark, seat) for mark in tally.marks]))
    tally = _count_accepted(_played_on(tally, deal, seat, rules, card=True), seat)
    held = tuple([_after_card(entry, seat, card, rules.opponents(seat)) for entry in tally.held])
    deal.tally = replace(
        tally,
        held=held,
        right=right,
        full=right == rules.limit,
        announcer=seat,
        wrong_counts=(*tally.wrong_counts, seat) if said != right else tally.wrong_counts,
        silent=joined(tally.silent, seat),
        pending=joined(tally.pending, seat) if near(draft, seat) else without(tally.pending, seat),
    )


def near(state: GameState, seat: int) -> bool:
    """Whether the seat's side could go out with what one card makes."""
    rules, score = state.rules, state.score_of(seat)
    holes = (rules.goal, rules.early_end_at) if rules.early_end_at else (rules.goal,)
    return any(hole - NEAR <= score < hole for hole in holes)


@or_first(first.note_go)
def note_go(draft: GameState, seat: int) -> None:
    """A go: with cards that fit it is a renege, which nobody sees until one of them is played.

    Whoever laid the last card ends the series by it, and forfeits nothing (acc:VII.2b).
    """
    deal = draft.deal
    cards = playable(deal.hands[seat], draft.rules.limit - count_before(deal, seat))
    place = len(deal.history)
    tally = _remembered(deal)
    if seat != deal.last:
        tally = _played_on(tally, deal, seat, draft.rules)
    if tally.announcer != seat:
        tally = replace(_count_accepted(tally, seat), right=deal.count, announcer=None)
    if cards:
        tally = replace(tally, held=(*tally.held, Held(seat, cards, place)))
    deal.tally = replace(tally, pending=without(tally.pending, seat))


@or_first(first.note_series)
def note_series(draft: GameState) -> None:
    """The cards are turned over: the next series is counted from nought."""
    tally = _remembered(draft.deal)
    marks = tuple([replace(mark, go=False) if mark.go else mark for mark in tally.marks])
    draft.deal.tally = replace(
        tally, right=0, full=False, go_given=False, announcer=None, closed=False, marks=marks
    )


@or_first(first.note_count)
def note_count(draft: GameState, count: int) -> None:
    """The count is put right, and is nobody's announcement any more."""
    deal = draft.deal
    tally = _remembered(deal)
    reopened = deal.count == draft.rules.limit and any(deal.hands)
    closed = tally.closed and not reopened
    deal.tally = replace(tally, right=count, announcer=None, closed=closed)


def _remembered(deal: Deal) -> Tally:
    """The tally, kept as it was before this entry of the history."""
    tally = tally_of(deal)
    deal.tallies.append(tally)
    return tally


def _count_accepted(tally: Tally, seat: int) -> Tally:
    """Who acts next accepts the count, and points that it gives are earned (acc:VII.4a)."""
    if tally.announcer is None or tally.announcer == seat:
        return tally
    marks = [
        replace(mark, over=min(mark.over, mark.beyond)) if mark.miscounted else mark for mark in tally.marks
    ]
    return replace(tally, marks=tuple(marks))


def _played_on(tally: Tally, deal: Deal, seat: int, rules: RuleSet, *, card: bool = False) -> Tally:
    """What the seat has not pegged is lost, unless the others are out of the series (acc:VII.2b).

    Heels are lost by the dealer's first card all the same (acc:VI.3c). Where the rule book has no such
    deadlines everything may still be pegged, until muggins is called for it.
    """
    if not points_lapse(rules):
        overlooked = tuple([replace(score, overlooked=True) for score in tally.due[seat]])
        return replace(tally, due=put(tally.due, seat, overlooked))
    if card:
        tally = forfeited(tally, seat, rules, (Kind.HEELS,))
    if is_alone(deal, seat):
        return tally
    return forfeited(tally, seat, rules, tuple([kind for kind in Kind if kind is not Kind.HEELS]))


def _closed_to(mark: Mark, seat: int) -> Mark:
    return replace(mark, open_to=without(mark.open_to, seat)) if seat in mark.open_to else mark


def _after_card(entry: Held, seat: int, card: Card, opponents: tuple[int, ...]) -> Held:
    """A card that was held back opens the claim to all opponents; a claimant's own card closes it."""
    if entry.seat == seat:
        return replace(entry, open_to=opponents) if card in entry.cards else entry
    return replace(entry, open_to=without(entry.open_to, seat))
