"""Score cards checked against each other: every game stands on two of them."""

from collections.abc import Iterable, Sequence

from pegout.tournament.standings.cross_check import (
    NO_ROUND,
    Discrepancy,
    impossible_scores,
    in_round,
    two_at_once,
    wrong_sums,
)
from pegout.tournament.standings.entry import ScoreEntry, agreement
from pegout.tournament.standings.result import Kind
from pegout.tournament.standings.scheme import Scheme
from pegout.tournament.standings.words import Named, listed, numbered, sentence


def check_cards(
    entries: Iterable[ScoreEntry], scheme: Scheme, named: Named = numbered
) -> tuple[Discrepancy, ...]:
    """What does not fit on the cards of all players.

    Every card is added up by itself. With a sum that is wrong come the players whose games disagree.
    """
    cards = list(entries)
    found = [
        *impossible_scores([entry.result for entry in cards], scheme, named),
        *two_at_once([(entry.round, entry.player, entry.opponent) for entry in cards], named),
        *(each for game in _games(cards) for each in _unequal(*game, named)),
    ]
    suspects = tuple(sorted({player for each in found for player in each.players}))
    ask = f": ask {listed([named(player) for player in suspects])}" if suspects else ""
    return (*found, *(Discrepancy(sentence(words + ask), suspects) for words in _sums(cards, scheme)))


def _games(cards: Sequence[ScoreEntry]) -> list[tuple[list[ScoreEntry], list[ScoreEntry]]]:
    """For each two players in each round, what stands on the one's card and on the other's."""
    games: dict[tuple[int, int, int], tuple[list[ScoreEntry], list[ScoreEntry]]] = {}
    for entry in cards:
        if entry.player != entry.opponent:
            low, high = sorted((entry.player, entry.opponent))
            both = games.setdefault((entry.round, low, high), ([], []))
            both[entry.player == high].append(entry)
    return [games[key] for key in sorted(games)]


def _unequal(lower: list[ScoreEntry], upper: list[ScoreEntry], named: Named) -> list[Discrepancy]:
    """What two cards do not agree about, once everything that agrees is set aside."""
    left, others = [], list(upper)
    for entry in lower:
        if entry.mirrored in others:
            others.remove(entry.mirrored)
        else:
            left.append(entry)
    both = min(len(left), len(others))
    found = [_differ(*pair, named) for pair in zip(left[:both], others[:both], strict=True)]
    return found + [_alone(entry, named) for entry in (*left[both:], *others[both:])]


def _differ(first: ScoreEntry, second: ScoreEntry, named: Named) -> Discrepancy:
    words = " ".join(agreement(first, second, named).differences)
    where = "" if first.round == NO_ROUND else f"Round {first.round}: "
    return Discrepancy(where + words, (first.player, second.player))


def _alone(entry: ScoreEntry, named: Named) -> Discrepancy:
    first, second = named(entry.player), named(entry.opponent)
    words = (
        f"{first} has {entry.points}-{entry.opponent_points} against {second}, but {second} has no such game"
    )
    return Discrepancy(in_round(entry.round, words), (entry.player, entry.opponent))


def _sums(cards: Sequence[ScoreEntry], scheme: Scheme) -> list[str]:
    """What is wrong with the sums of all cards, each read by itself."""
    line = max(scheme.skunk_below, scheme.double_skunk_below)
    won = [entry for entry in cards if entry.points > entry.opponent_points]
    lost = [entry for entry in cards if entry.points < entry.opponent_points]
    given = [entry for entry in won if entry.kind is Kind.PLAYED and entry.opponent_points < line]
    taken = [entry for entry in lost if entry.kind is Kind.PLAYED and entry.points < line]
    net_spread = sum(entry.points - entry.opponent_points for entry in cards)
    return wrong_sums(net_spread, (len(given), len(taken)), (len(won), len(lost)))
