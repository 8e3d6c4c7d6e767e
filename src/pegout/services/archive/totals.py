"""What somebody has from several events together."""

from collections.abc import Sequence

from pegout.services.events.listing import Attended
from pegout.tournament.money import write_cents
from pegout.values import value

PODIUM = 3


@value
class Totals:
    """As in `event_files.meetings`: a drawn game was played, and neither won nor lost."""

    events: int
    wins: int
    """Fields in which the first place was theirs, alone or shared."""
    podiums: int
    """Places one to three."""
    played: int
    won: int
    lost: int
    share: float | None
    """Games won of those played, to three places; None without a game."""
    spread: int
    skunks_given: int
    skunks_taken: int
    prize_cents: int
    prize: str


def totals(rows: Sequence[Attended]) -> Totals:
    """Of one person's rows."""
    summaries = [person.summary for _, person in rows]

    def total(figure: str) -> int:
        return sum(summary[figure] for summary in summaries)

    places = [summary["place"] for summary in summaries if summary["place"] is not None]
    played, won, cents = total("played"), total("won"), total("prize_cents")
    return Totals(
        events=len({listing.event for listing, _ in rows}),
        wins=places.count(1),
        podiums=sum(place <= PODIUM for place in places),
        played=played,
        won=won,
        lost=total("lost"),
        share=round(won / played, 3) if played else None,
        spread=total("spread"),
        skunks_given=total("skunks_given"),
        skunks_taken=total("skunks_taken"),
        prize_cents=cents,
        prize=written(cents),
    )


def written(cents: int) -> str:
    """An amount for people; nothing where there is none."""
    return write_cents(cents) if cents else ""
