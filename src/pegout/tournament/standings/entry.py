"""Scores as players enter them, each on a card of their own."""

from pegout.tournament.standings.result import GameResult, Kind
from pegout.tournament.standings.words import Named, numbered, sentence
from pegout.values import value


@value
class ScoreEntry:
    """One game as it stands on one player's card, whoever typed it in."""

    player: int
    opponent: int
    points: int
    opponent_points: int
    round: int
    kind: Kind = Kind.PLAYED

    @property
    def result(self) -> GameResult:
        """The game as this card has it."""
        return GameResult(
            self.player, self.opponent, self.points, self.opponent_points, self.round, self.kind
        )

    @property
    def mirrored(self) -> "ScoreEntry":
        """What the opponent's card must say for the two to agree."""
        return ScoreEntry(
            self.opponent, self.player, self.opponent_points, self.points, self.round, self.kind
        )


@value
class Agreement:
    """The result both cards give, or what differs between them, a sentence each."""

    result: GameResult | None
    differences: tuple[str, ...] = ()

    @property
    def agreed(self) -> bool:
        return self.result is not None


def agreement(first_entry: ScoreEntry, second_entry: ScoreEntry, named: Named = numbered) -> Agreement:
    """Whether two cards tell of the same game with the same score.

    >>> agreement(ScoreEntry(1, 2, 121, 90, 3), ScoreEntry(2, 1, 92, 121, 3)).differences
    ('Player 1 wrote 90 points for player 2, and player 2 wrote 92.',)
    """
    if second_entry == first_entry.mirrored:
        return Agreement(first_entry.result)
    return Agreement(None, tuple(sentence(words) for words in _differences(first_entry, second_entry, named)))


def _differences(mine: ScoreEntry, other: ScoreEntry, named: Named) -> list[str]:
    first, second = named(mine.player), named(other.player)
    if (mine.opponent, other.opponent) != (other.player, mine.player):
        found = f"{first} played {named(mine.opponent)}, and {second} played {named(other.opponent)}"
        return [f"these are not two cards of one game: {found}"]
    theirs = other.mirrored
    compared = (
        ("round {}", mine.round, theirs.round),
        (f"{{}} points for {first}", mine.points, theirs.points),
        (f"{{}} points for {second}", mine.opponent_points, theirs.opponent_points),
        ("{}", mine.kind.value, theirs.kind.value),
    )
    return [
        f"{first} wrote {form.format(one)}, and {second} wrote {another}"
        for form, one, another in compared
        if one != another
    ]
