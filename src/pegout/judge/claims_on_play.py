"""Claims about counts that were announced and cards that were held back."""

from dataclasses import replace

from pegout.game import GameState
from pegout.game.events import CardPlayed, GoSaid, SeriesEnded
from pegout.game.officiated import claims as c
from pegout.game.officiated.settlement import returned_to
from pegout.game.officiated.tally import Held
from pegout.game.officiated.waits import tally_of
from pegout.game.officiated.windows import announcer_of, go_can_be_taken_back, last_go
from pegout.judge.announcement import Noticed, WrongCountSaid, wrong_count_said
from pegout.judge.answer import Answer, stands, unfounded, upheld
from pegout.judge.authority import named
from pegout.judge.renege import RENEGE_BY, CardHeldBack, Decision, card_held_back
from pegout.judge.ruling import Ruling, ruling
from pegout.rules import Renege, WrongCount
from pegout.rules.remedies import CardsReturned, Correction, Fate, GoTakenBack, Remedy


def answer_count(state: GameState, claim: c.ClaimCount) -> Answer:
    """In time the right count holds, and points pegged on the wrong one go back."""
    tally, deal = tally_of(state.deal), state.deal
    announcer, right = announcer_of(state), tally.right
    if state.rules.wrong_count is WrongCount.FREE and deal.series:
        right = sum(card.pips for card in deal.series)
    if announcer is None:
        return unfounded("The count has been accepted and stands for this series.", "acc:VII.4a")
    if claim.seat != announcer and claim.seat not in state.rules.opponents(announcer):
        return unfounded("Only opponents can challenge a partner's count.", "acc:VII.4b")
    if deal.count == right or right > state.rules.limit:
        return unfounded(f"The count is {deal.count}, as announced.", "acc:VII.4")
    own = claim.seat == announcer
    over = [mark for mark in tally.marks if mark.seat == announcer and mark.at >= len(deal.history)]
    incident = WrongCountSaid(
        player=announcer,
        announced=deal.count,
        true=right,
        noticed=Noticed.BY_PLAYER if own else Noticed.CHALLENGED,
        pegged=sum(mark.over for mark in over if own or claim.seat in mark.open_to),
        claimant=state.rules.opponents(announcer)[0] if own else claim.seat,
    )
    given = wrong_count_said(state, incident)
    return upheld(given) if given.remedies else stands(given)


def answer_renege(state: GameState, claim: c.ClaimRenege) -> Answer:
    """Play goes back to the go, with every point pegged since; then the chapter's own remedies."""
    entries = [entry for entry in _alive(state) if entry.seat == claim.player]
    open_ones = [entry for entry in entries if claim.seat in entry.open_to]
    if not open_ones:
        return _no_renege(state, claim, late=any(_was_played(state, entry) for entry in entries))
    entry = open_ones[0]
    decision = Decision.DEAD if claim.fate is Fate.DEAD else Decision.PLAYED
    alone = _was_alone(state, entry)
    incident = CardHeldBack(
        claim.player, entry.cards, in_time=True, decision=decision, claimant=claim.seat, after_go=alone
    )
    given = card_held_back(state, incident)
    if not given.remedies:
        return stands(given)
    barred = state.rules.renege is Renege.BARRED and alone
    return upheld(given, *(_before_card(state, entry) if barred else _before_go(state, entry)))


def renege_seen(state: GameState, claim: c.ClaimRenege, given: Ruling) -> Ruling:
    """Before it is upheld, what everybody can see of it: cards that are still held are nobody's business."""
    who = named(state, claim.player)
    return replace(
        given, findings=(f"{who} has since played a card that was playable when {who} said go.",), remedies=()
    )


def _was_alone(state: GameState, entry: Held) -> bool:
    """Whether somebody else had said go in that series, so that the player was to play on."""
    for past in reversed(state.deal.history[: entry.at]):
        if isinstance(past, SeriesEnded):
            return False
        if isinstance(past, GoSaid) and past.seat != entry.seat:
            return True
    return False


def _alive(state: GameState) -> list[Held]:
    """Cards that an earlier ruling laid aside are held back by that ruling and by nobody else."""
    ruled = state.deal.ruled
    aside = {card for cards in (ruled.aside if ruled is not None else ()) for card in cards}
    entries = [
        replace(entry, cards=tuple([card for card in entry.cards if card not in aside]))
        for entry in tally_of(state.deal).held
    ]
    return [entry for entry in entries if entry.cards]


def _no_renege(state: GameState, claim: c.ClaimRenege, *, late: bool) -> Answer:
    """Without a number and without a card: what is still held is nobody's business."""
    who, by = named(state, claim.player), RENEGE_BY[state.rules.renege]
    if late:
        return unfounded(f"It is too late to claim a renege by {who}: it stands.", by)
    return unfounded(f"{who} has played no card that was playable when {who} said go.", by)


def _was_played(state: GameState, entry: Held) -> bool:
    return any(card in state.deal.played[entry.seat] for card in entry.cards)


def _before_go(state: GameState, entry: Held) -> tuple[Remedy, ...]:
    """Which of the player's goes it was, counted from the last."""
    goes = [past for past in state.deal.history[entry.at :] if past == GoSaid(entry.seat)]
    return (*_pegged_since(state, entry.at), GoTakenBack(entry.seat, len(goes)))


def _before_card(state: GameState, entry: Held) -> tuple[Remedy, ...]:
    """Only the barred card and what followed it are taken up again."""
    history = state.deal.history
    place = next(
        place
        for place, past in enumerate(history)
        if isinstance(past, CardPlayed) and past.seat == entry.seat and past.card in entry.cards
    )
    number = sum(isinstance(past, CardPlayed) for past in history[place:])
    return (*_pegged_since(state, place), CardsReturned(number))


def _pegged_since(state: GameState, place: int) -> list[Remedy]:
    """What everybody has pegged since then goes back; points that rulings gave stay."""
    now = tally_of(state.deal)
    then = returned_to(state.deal.tallies[place], now)
    gained = zip(now.gained, then.gained, strict=True)
    return [Correction(seat, points - had) for seat, (points, had) in enumerate(gained) if points > had]


def answer_take_back_go(state: GameState, claim: c.TakeBackGo) -> Answer:
    """A go can be corrected until a point is pegged or the other plays; at a club also after the point.

    Whether it was right or wrong is not looked at: that would tell of the cards held.
    """
    by, who = _GO_BY[state.rules.renege], named(state, claim.seat)
    place = last_go(state, claim.seat)
    if place is None or not go_can_be_taken_back(state, claim.seat):
        return unfounded(f"{who} has no go that can still be taken back.", by)
    back = (*_pegged_since(state, place), GoTakenBack(claim.seat))
    return upheld(ruling(f"{who} takes the go back in time and plays again.", *back, by=by))


_GO_BY = RENEGE_BY | dict.fromkeys((Renege.BARRED, Renege.PUT_RIGHT, Renege.NONE), "acc:VII.3")
"""Where a book is silent on taking back a go, the windows of the tournament rules are borrowed."""
