"""The review as one HTML page that needs nothing else: no script, no font, no network."""

from pathlib import Path

from pegout.studies.review.chance_chart import line_svg, plain
from pegout.studies.review.page_tables import card_spans, decision_table, ledger_table
from pegout.studies.review.result import DealReview, Decision, GameReview, PlayerReview, Review

COST = (
    "The cost of a decision is in points and in percent of the chance to win, against the best choice its "
    "player could see."
)
LINE = (
    "The numbers below are deals. The thin line is the deal and the throws, a ring the starter, the thick "
    "line the play, and the dashed line the show."
)
LEDGER = (
    "In percent of the chance to win. Deal, cut and fall are luck: the cards dealt, the starter, and what "
    "the opponent held. Throw, pegging, counting and muggins are the player's own; other is what the "
    "opponent's were worth."
)
POLICY = "default-src 'none'; style-src 'unsafe-inline'"


def page(review: Review) -> str:
    """The whole document. Players' names are only ever text in it."""
    between = " against " if len(review.names) == 2 else ", "
    shown = between.join(f"<bdi>{plain(name)}</bdi>" for name in review.names)
    notes = "".join(f"\n<p>{plain(note)}</p>" for note in review.notes)
    games = "\n".join(_game(review, game, place) for place, game in enumerate(review.games, 1))
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="{POLICY}">
<title>Review: {between.join(plain(name) for name in review.names)}</title>
<style>
{Path(__file__).with_name("page.css").read_text("utf-8")}</style>
</head>
<body>
<a class="skip" href="#game-1">Skip to the review</a>
<header><h1>{shown}</h1>
<p class="quiet">Rules {plain(review.rules)}. {COST}</p>{notes}
</header>
<main>
{games}
</main>
</body>
</html>
"""


def _game(review: Review, game: GameReview, place: int) -> str:
    scores = "-".join(map(str, game.scores))
    return "\n".join(
        [
            f'<section id="game-{place}">',
            f"<h2>Game {game.number}: {scores}</h2>",
            f'<div class="players">{"".join(_player(one, place) for one in game.players)}</div>',
            *_chances(review, game),
            *_ledgers(game),
            f'<nav aria-label="Deals of game {game.number}"><h3>Deals</h3><ol>',
            *[f'<li><a href="#{_anchor(place, deal.number)}">{deal.number}</a></li>' for deal in game.deals],
            "</ol></nav>",
            *[_deal(review, game, deal, place) for deal in game.deals],
            "</section>",
        ]
    )


def _anchor(place: int, deal: int) -> str:
    return f"game-{place}-deal-{deal}"


def _player(player: PlayerReview, place: int) -> str:
    won = "won" if player.won else "lost"
    rows = [
        ("Accuracy", f"{player.accuracy:.0f}%"),
        ("Points lost per deal in throwing", f"{player.throwing:.2f}"),
        ("Points lost per deal in pegging", f"{player.pegging:.2f}"),
        *[(grade.capitalize(), str(number)) for grade, number in player.grades.items()],
    ]
    return "".join(
        [
            f'<section class="player"><h3><bdi>{plain(player.name)}</bdi> {won}</h3>',
            "<dl>",
            *[f"<dt>{what}</dt><dd>{figure}</dd>" for what, figure in rows],
            "</dl>",
            _worst("Worst throw", player.worst_throw, place),
            _worst("Worst card", player.worst_card, place),
            "</section>",
        ]
    )


def _worst(what: str, decision: Decision | None, place: int) -> str:
    if decision is None:
        return ""
    where = f'<a href="#{_anchor(place, decision.deal)}">deal {decision.deal}</a>'
    better = f"{card_spans(decision.chosen)} instead of {card_spans(decision.best)}"
    return f'<p>{what}: {better}, {where}. <span class="reason">{plain(decision.reason)}</span></p>'


def _chances(review: Review, game: GameReview) -> list[str]:
    if not game.line:
        return []
    name = f"The chance to win in game {game.number}"
    return [
        "<h3>The chance to win</h3>",
        f'<figure><div class="scroll" tabindex="0" role="region" aria-label="{name}">',
        f'{line_svg(review, game)}</div><figcaption class="quiet">{LINE}</figcaption></figure>',
    ]


def _ledgers(game: GameReview) -> list[str]:
    if not game.line:
        return []
    tables = [ledger_table(game, player) for player in game.players]
    return ["<h3>Luck and skill</h3>", f'<p class="quiet">{LEDGER}</p>', *tables]


def _deal(review: Review, game: GameReview, deal: DealReview, place: int) -> str:
    decisions = sorted(
        [one for player in game.players for one in player.decisions if one.deal == deal.number],
        key=lambda one: one.number,
    )
    starter = f", starter {card_spans((deal.starter,))}" if deal.starter is not None else ""
    scores = f"{'-'.join(map(str, deal.before))} to {'-'.join(map(str, deal.after))}"
    dealer = f"<bdi>{plain(review.names[deal.dealer])}</bdi>"
    return "\n".join(
        [
            f'<section id="{_anchor(place, deal.number)}">',
            f"<h3>Deal {deal.number}</h3>",
            f"<p>{dealer} deals{starter}, {scores}.</p>",
            decision_table(review, decisions),
            "</section>",
        ]
    )
