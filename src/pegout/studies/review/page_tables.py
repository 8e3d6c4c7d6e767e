"""The tables of the page."""

from collections.abc import Iterable, Sequence

from pegout.cards import Card, Suit
from pegout.studies.review.chance_chart import plain
from pegout.studies.review.ledger import PARTS, Ledger
from pegout.studies.review.result import Decision, GameReview, PlayerReview, Review

_RED = (Suit.DIAMONDS, Suit.HEARTS)
_HEADS = ("Player", "Held", "On the table", "Chose", "Best", "Points", "Chance", "Grade")


def card_spans(cards: Iterable[Card]) -> str:
    """Cards as text, the red ones red."""
    spans = [
        f'<span class="red">{card.pretty}</span>' if card.suit in _RED else card.pretty for card in cards
    ]
    return f'<span class="cards">{" ".join(spans)}</span>'


def decision_table(review: Review, decisions: Sequence[Decision]) -> str:
    if not decisions:
        return '<p class="quiet">There was nothing to decide.</p>'
    heads = "".join(f'<th scope="col">{head}</th>' for head in _HEADS)
    rows = "\n".join(_decision(review, one) for one in decisions)
    return f'<table class="decisions"><thead><tr>{heads}</tr></thead>\n<tbody>\n{rows}\n</tbody></table>'


def _decision(review: Review, one: Decision) -> str:
    chance = "" if one.win_lost is None else _percent(-one.win_lost)
    cells = [
        f'<span class="hand">{card_spans(one.hand)}</span>',
        card_spans(one.series) if one.series else "",
        card_spans(one.chosen),
        card_spans(one.best) if one.reason else "",
        f"{-one.points_lost:+.2f}" if one.points_lost else "0",
        chance,
        f'<span class="grade {one.grade.value}">{one.grade.value}</span>',
    ]
    row = "".join(
        f'<td data-name="{head}"{_NUMBER if head in ("Points", "Chance") else ""}>{cell}</td>'
        for head, cell in zip(_HEADS[1:], cells, strict=True)
    )
    name = f"<bdi>{plain(review.names[one.seat])}</bdi>"
    why = f'\n<tr class="why"><td colspan="{len(_HEADS)}">{plain(one.reason)}</td></tr>' if one.reason else ""
    return f'<tr><th scope="row" data-name="Player">{name}</th>{row}</tr>{why}'


_NUMBER = ' class="number"'
_GROUPS = (
    '<th scope="colgroup" colspan="3">Luck</th><th scope="colgroup" colspan="4">Own play</th>'
    '<th scope="col" rowspan="2">Other</th><th scope="col" rowspan="2">Total</th>'
)


def ledger_table(game: GameReview, player: PlayerReview) -> str:
    """A row for each deal, and the total."""
    if player.ledger is None:
        return ""
    parts = "".join(f'<th scope="col">{part.capitalize()}</th>' for part in PARTS[:-1])
    rows = "\n".join(_row(str(deal.number), deal.ledgers[player.seat]) for deal in game.deals)
    name = plain(player.name)
    return "\n".join(
        [
            f'<div class="scroll" tabindex="0" role="region" aria-label="Ledger of {name}">',
            '<table class="ledgers">',
            f"<caption>{name}: {_percent(player.start or 0.0, '')} before the first deal</caption>",
            f'<thead><tr><th scope="col" rowspan="2">No.</th>{_GROUPS}</tr><tr>{parts}</tr></thead>',
            f"<tbody>\n{rows}\n</tbody>",
            f"<tfoot>{_row('All', player.ledger)}</tfoot>",
            "</table></div>",
        ]
    )


def _row(head: str, ledger: Ledger) -> str:
    parts = [*(getattr(ledger, part) for part in PARTS), ledger.total]
    cells = "".join(f"<td>{_percent(part)}</td>" for part in parts)
    return f'<tr><th scope="row">{head}</th>{cells}</tr>'


def _percent(part: float, sign: str = "+") -> str:
    """To a tenth of a percent, with a plain 0."""
    text = f"{100 * part:{sign}.1f}%"
    return "0" if text in ("+0.0%", "-0.0%", "0.0%") else text
