"""What a seat's view says in words, for plain lines and the full screen alike."""

from collections.abc import Sequence

from pegout.game import Phase, Seat, SeatView
from pegout.game import side_name as name_of_side
from pegout.rules import number_word

SCORING = (
    "In play: fifteen 2, thirty-one 2, a pair 2, three of a kind 6, four of a kind 12, a run 1 per card.",
    "Go: 1 to whoever played the last card of a series; 1 for the very last card, too.",
    "In the show: each fifteen 2, each pair 2, each run 1 per card.",
    "A flush of four in hand 4, with the starter 5; the jack of the starter's suit 1 (nobs).",
    "A jack turned as the starter gives the dealer 2 (heels).",
)


def cards_word(number: int) -> str:
    """A number of cards in words: "two cards", "one card"."""
    return f"{number_word(number)} card{'' if number == 1 else 's'}"


def side_name(view: SeatView, side: int) -> str:
    return name_of_side(view.names, view.rules, side)


def whose_crib(view: SeatView, dealer: Seat | None = None) -> str:
    """Whose crib it is, as said to the seat: "your own crib", "Bob's crib"."""
    owner = view.dealer if dealer is None else dealer
    if owner is None:
        return "no crib yet"
    if owner == view.seat:
        return "your own crib"
    partner = view.rules.partners and view.seat is not None and owner % 2 == view.seat % 2
    return f"{'your partner ' if partner else ''}{view.names[owner]}'s crib"


def scores(view: SeatView) -> str:
    """Every side with its score: "Ann 34, Bob 28"."""
    return ", ".join(f"{side_name(view, side)} {score}" for side, score in enumerate(view.scores))


def standing(view: SeatView) -> str:
    """The state of the match: games won, with what they are worth if skunks add to that."""
    rows = []
    for side, row in enumerate(view.standings):
        worth = f" (worth {row.games})" if row.games != row.wins else ""
        bonus = f" (bonus {row.bonus})" if row.bonus else ""
        rows.append(f"{side_name(view, side)} {row.wins}{worth}{bonus}")
    return ", ".join(rows)


def is_match(view: SeatView) -> bool:
    """Whether the match may have more than one game."""
    return str(view.match) != "1 game"


def waiting_for(view: SeatView, seats: Sequence[Seat]) -> str:
    """Whom the table is waiting for, if that is somebody else."""
    names = [view.names[seat] for seat in seats if seat != view.seat]
    return f"Waiting for {' and '.join(names)}." if names else ""


def cut_purpose(view: SeatView) -> str:
    """What the cut is for."""
    return {
        Phase.CUT_FOR_DEAL: "Cut for the deal: the low card deals first",
        Phase.CUT: "Cut the pack before the deal",
        Phase.STARTER: "Cut the starter",
    }[view.phase]
