"""One match between two known players: what its entries in the log come to."""

from collections.abc import Iterable, Mapping

from pegout.refusal import Refusal, refuse
from pegout.tournament.brackets.match import Pairing, State
from pegout.tournament.brackets.results import Absent, BothAbsent, GamePlayed, MatchResult, Played, Scores
from pegout.tournament.brackets.sheet import Bracket, Match
from pegout.values import value

NEVER = 1 << 62
"""A moment, which is a place in the log, after all others."""

BEFORE = -1
"""The moment before the first entry of the log."""

Entries = Iterable[tuple[int, MatchResult]]


@value
class Play:
    """A match, when it was settled, and the places of the entries that could not be."""

    pairing: Pairing
    moment: int = NEVER
    misfits: tuple[int, ...] = ()


def mistake(result: MatchResult, upper: int, lower: int) -> Refusal | None:
    """What is wrong with an entry for a match of these two, in one sentence; None if it can be."""
    match result:
        case Played(_, winner, score):
            return _stranger(result, winner, upper, lower) or _false_score(score, winner, upper)
        case GamePlayed(_, scores, leader):
            unknown = None if leader is None else _stranger(result, leader, upper, lower)
            return unknown or _false_score(scores, leader, upper)
        case Absent(_, line):
            return _stranger(result, line, upper, lower)
        case BothAbsent():
            return None


def _stranger(result: MatchResult, line: int, upper: int, lower: int) -> Refusal | None:
    if line in (upper, lower):
        return None
    return refuse(
        "not_in_match",
        "Number {line} does not play in {match}: name {upper} or {lower}.",
        line=line,
        match=result.match,
        upper=upper,
        lower=lower,
    )


def _false_score(score: Scores | None, winner: int | None, upper: int) -> Refusal | None:
    if score is None:
        return None
    if min(score) < 0:
        return refuse("negative_score", "A score cannot be negative: enter the points pegged.")
    if winner is not None and (score if winner == upper else score[::-1])[0] < max(score):
        return refuse(
            "wrong_winner",
            "At {first}-{second} the other player has won: correct the score or the winner.",
            first=score[0],
            second=score[1],
        )
    return None


def play(
    match: Match, players: tuple[int, int], ready: int, entries: Entries, withdrawn: Mapping[int, int]
) -> Play:
    """The match after those of its entries that can be, read from the moment when both players are known.

    The first withdrawal settles it, for both players if the other has gone by then as well.
    """
    card = _Card(match, *players)
    upper_goes, lower_goes = withdrawn.get(players[0], NEVER), withdrawn.get(players[1], NEVER)
    last_call = max(ready, min(upper_goes, lower_goes))
    misfits = []
    for moment, result in entries:
        if ready < moment < last_call and card.moment == NEVER and mistake(result, *players) is None:
            card.enter(moment, result)
        else:
            misfits.append(moment)
    if card.moment == NEVER and last_call != NEVER:
        card.missed(last_call, tuple(line for line in players if withdrawn.get(line, NEVER) <= last_call))
    return Play(card.pairing(), card.moment, tuple(misfits))


class _Card:
    """The score card of a match while its entries are read."""

    def __init__(self, match: Match, upper: int, lower: int) -> None:
        self.match, self.upper, self.lower = match, upper, lower
        self.moment = NEVER
        self.winner: int | None = None
        self.absent: tuple[int, ...] = ()
        self.games: list[GamePlayed] = []
        self.score: Scores | None = None

    def enter(self, moment: int, result: MatchResult) -> None:
        match result:
            case Played(_, winner, score):
                self.won(moment, winner, score)
            case GamePlayed():
                self.game(moment, result)
            case Absent(_, line):
                self.missed(moment, (line,))
            case BothAbsent():
                self.missed(moment, (self.upper, self.lower))

    def won(self, moment: int, winner: int, score: Scores | None) -> None:
        self.moment, self.winner, self.score = moment, winner, score

    def game(self, moment: int, game: GamePlayed) -> None:
        """Keep it; the match is won with more than half of its games."""
        self.games.append(game)
        winners = [each.won_by(self.upper, self.lower) for each in self.games]
        winner = winners[-1]
        if winner is not None and 2 * winners.count(winner) > self.match.best_of:
            self.won(moment, winner, None)

    def missed(self, moment: int, absent: tuple[int, ...]) -> None:
        self.moment, self.absent = moment, absent
        if len(absent) == 1:
            self.winner = self.lower if absent[0] == self.upper else self.upper

    def pairing(self) -> Pairing:
        state = State.OPEN if self.moment == NEVER else State.DECIDED
        return Pairing(
            self.match,
            self.upper,
            self.lower,
            state,
            self.winner,
            self._loser(),
            self.absent,
            tuple(self.games),
            self.score,
        )

    def _loser(self) -> int | None:
        if self.winner is not None:
            return self.lower if self.winner == self.upper else self.upper
        drops = len(self.absent) == 2 and self.match.bracket is Bracket.WINNERS
        return self.upper if drops else None
