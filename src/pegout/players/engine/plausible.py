"""Views that come from outside: what no table can be like is refused before a bot thinks about it."""

from pegout.cards import refuse_repeats
from pegout.game import Phase
from pegout.game.commands import Command, PlayCard, SayGo, Throw
from pegout.game.views import SeatView
from pegout.players.engine.failure import BadMessage


def refuse_unlike(view: SeatView) -> None:
    """Raise `BadMessage` or `InvalidCard` with the first thing that cannot be."""
    for unlike, why in (*_about_seats(view), *_about_the_play(view)):
        if unlike:
            raise BadMessage(why)
    if view.hand_sizes[view.seat or 0] != len(view.hand):
        raise BadMessage("the hand does not have as many cards as hand_sizes says")
    piles = [card for pile in view.laid for card in pile]
    refuse_repeats([*view.hand, *view.thrown, *piles, *([view.starter] if view.starter else [])])
    for command in view.legal:
        if not _is_possible(view, command):
            raise BadMessage(f"a legal move cannot be made from this hand in this phase: {_spoken(command)}")


def _about_seats(view: SeatView) -> tuple[tuple[bool, str], ...]:
    seats, sides = view.rules.seats, view.rules.sides
    lists = (view.names, view.hand_sizes, view.has_thrown, view.laid, view.turned)
    seated = (
        view.seat,
        view.dealer,
        view.last if view.last is not None else 0,
        *view.to_act,
        *view.gone,
        *view.dead,
        *[seat for seat, _ in view.cuts],
    )
    return (
        (any(seat not in range(seats) for seat in seated), f"the seats are numbered from 0 to {seats - 1}"),
        (
            any(len(one) != seats for one in lists),
            f"names, hand_sizes, has_thrown, played and turned need one entry for each of the {seats} seats",
        ),
        (
            len(view.pegs) != sides or len(view.standings) != sides,
            f"scores and standings need one entry for each of the {sides} sides",
        ),
        (
            any(not 0 <= pegs.rear <= pegs.front < view.rules.goal for pegs in view.pegs),
            f"scores must be between 0 and {view.rules.goal - 1}, with no rear peg ahead of its front peg",
        ),
    )


def _about_the_play(view: SeatView) -> tuple[tuple[bool, str], ...]:
    piles = list(zip(view.laid, view.turned, strict=False))
    face_up = {card for pile, down in piles for card in pile[down:]}
    return (
        (not view.legal, "there is no legal move to choose from"),
        (len(set(view.legal)) != len(view.legal), "a legal move is named twice"),
        (len(view.hand) > view.rules.dealt, f"a hand has no more than {view.rules.dealt} cards"),
        (
            any(not 0 <= down <= len(pile) for pile, down in piles),
            "no more cards can be turned over than were played",
        ),
        (
            not face_up.issuperset(view.series),
            "every card of the series must be among those played and not turned face down",
        ),
        (sum(card.pips for card in view.series) != view.count, "the count does not match the series"),
    )


def _is_possible(view: SeatView, command: Command) -> bool:
    match command:
        case Throw(cards=cards):
            return view.phase is Phase.THROW and 0 < len(cards) < len(view.hand) and {*cards} <= {*view.hand}
        case PlayCard(card=card):
            fits = view.count + card.pips <= view.rules.limit
            return view.phase is Phase.PLAY and fits and card in view.hand
        case _:
            return view.phase is Phase.PLAY and isinstance(command, SayGo)


def _spoken(command: Command) -> str:
    match command:
        case Throw(cards=cards):
            return f"throw {' '.join(map(str, cards))}"
        case PlayCard(card=card):
            return f"play {card}"
        case _:
            return "go"
