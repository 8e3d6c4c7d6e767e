"""What the rounds of a sheet are called."""

from collections import Counter

from pegout.tournament.brackets import Bracket, Match, Sheet

_BY_MATCHES = {1: "Final", 2: "Semi-finals", 4: "Quarter-finals"}


def round_heads(sheet: Sheet) -> dict[str, str]:
    """For each match, the name of its round and the length of its matches."""
    matches = Counter((match.bracket, match.round) for match in sheet.matches)
    return {match.id: _head(match, matches[match.bracket, match.round]) for match in sheet.matches}


def _head(match: Match, matches: int) -> str:
    name = _name(match, matches)
    return f"{name}, best of {match.best_of}" if match.best_of > 1 else name


def _name(match: Match, matches: int) -> str:
    match match.bracket:
        case Bracket.FINAL:
            return "Second final" if match.if_needed else "Final"
        case Bracket.THIRD_PLACE:
            return "Third place"
        case Bracket.WINNERS:
            return f"Winners {match.round}"
        case Bracket.LOSERS:
            return f"Losers {match.round}"
        case Bracket.MAIN | Bracket.CONSOLATION:
            return _BY_MATCHES.get(matches, f"Round {match.round}")
