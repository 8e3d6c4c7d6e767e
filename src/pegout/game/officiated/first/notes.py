"""What a card, a go or a turned series means for what is due and for who may still object."""

from dataclasses import replace

from pegout.cards import Card
from pegout.game.officiated.first.tally import Held, Mark, Tally, forfeited, heels_forfeited
from pegout.game.officiated.first.waits import tally_of
from pegout.game.officiated.seats import without
from pegout.game.state import Deal, GameState
from pegout.game.turns import playable


def count_before(deal: Deal, seat: int) -> int:
    """The count a seat plays on: what was announced, except for its own announcement just before."""
    tally = tally_of(deal)
    return tally.right if tally.announcer == seat else deal.count


def note_card(draft: GameState, seat: int, card: Card, said: int) -> None:
    """A card is laid: the seat's points not pegged are lost, and the objections it kept back."""
    deal = draft.deal
    right = count_before(deal, seat) + card.pips
    tally = _acted(deal, seat)
    tally = _count_accepted(heels_forfeited(tally, seat), seat)
    held = tuple([_after_card(entry, seat, card, draft.rules.opponents(seat)) for entry in tally.held])
    wrong = (*tally.wrong_counts, seat) if said != right else tally.wrong_counts
    full = right == draft.rules.limit
    deal.tally = replace(tally, held=held, right=right, full=full, announcer=seat, wrong_counts=wrong)


def note_go(draft: GameState, seat: int) -> None:
    """A go: with cards that fit it is a renege, which nobody sees until one of them is played."""
    deal = draft.deal
    room = draft.rules.limit - count_before(deal, seat)
    cards = playable(deal.hands[seat], room)
    place = len(deal.history)
    tally = _acted(deal, seat)
    if tally.announcer != seat:
        tally = replace(_count_accepted(tally, seat), right=deal.count, announcer=None)
    if cards:
        tally = replace(tally, held=(*tally.held, Held(seat, cards, place)))
    deal.tally = tally


def note_series(draft: GameState) -> None:
    """The cards are turned over: the next series is counted from nought."""
    deal = draft.deal
    deal.tallies.append(tally_of(deal))
    deal.tally = replace(tally_of(deal), right=0, full=False, go_given=False, announcer=None, closed=False)


def note_count(draft: GameState, count: int) -> None:
    """The count is put right, and is nobody's announcement any more."""
    deal = draft.deal
    tally = tally_of(deal)
    deal.tallies.append(tally)
    reopened = deal.count == draft.rules.limit and any(deal.hands)
    closed = tally.closed and not reopened
    deal.tally = replace(tally, right=count, announcer=None, closed=closed)


def _count_accepted(tally: Tally, seat: int) -> Tally:
    """Who acts next accepts the count, and points that it gives are earned (acc:VII.4a)."""
    if tally.announcer is None or tally.announcer == seat:
        return tally
    marks = [
        replace(mark, over=min(mark.over, mark.beyond)) if mark.miscounted else mark for mark in tally.marks
    ]
    return replace(tally, marks=tuple(marks))


def _acted(deal: Deal, seat: int) -> Tally:
    """By a card or a go the seat lets stand what others have pegged (acc:VIII.4d).

    What it had not pegged itself is lost, unless the others are out of the series (acc:VII.2b).
    """
    tally = tally_of(deal)
    deal.tallies.append(tally)
    tally = replace(tally, marks=tuple([_closed_to(mark, seat) for mark in tally.marks]))
    others = [other for other in range(len(deal.hands)) if other != seat]
    if all(not deal.hands[other] or other in deal.gone for other in others):
        return tally
    return forfeited(tally, seat)


def _closed_to(mark: Mark, seat: int) -> Mark:
    return replace(mark, open_to=without(mark.open_to, seat)) if seat in mark.open_to else mark


def _after_card(entry: Held, seat: int, card: Card, opponents: tuple[int, ...]) -> Held:
    """A card that was held back opens the claim to all opponents; a claimant's own card closes it."""
    if entry.seat == seat:
        return replace(entry, open_to=opponents) if card in entry.cards else entry
    return replace(entry, open_to=without(entry.open_to, seat))
