"""What a companion board tells an event: the scores of the games that were kept on it."""

from collections.abc import Iterator

from pegout.app.hosting.keeper import NotNoted, Sent
from pegout.app.hosting.keys import Actor
from pegout.app.hosting.state import HostedEvent
from pegout.app.hosting.stored import BoardLinked
from pegout.companion import BoardState
from pegout.tournament.entries import person
from pegout.tournament.event import Division, EnterScore, Game, Role, find_game, nth_game
from pegout.tournament.standings import Kind


def linked(state: HostedEvent, link: BoardLinked, board: BoardState) -> None:
    """Refuse a board that is not for this game, with `NotNoted`."""
    division, game = _game(state, link)
    players = {person(division.named(number)) for number in (game.first, game.second)}
    if person(link.by) not in players:
        raise NotNoted(f"{link.by} does not play in {link.game}: keep a board for your own game.")
    if {person(name) for name in board.terms.names} != players:
        raise NotNoted(f"The board is for other players than {link.game}: open one with their names.")
    if nth_game(division, link.game) != link.nth:
        raise NotNoted(f"Game {link.nth} of {link.game} is not being played now: look at the pairings.")


def _game(state: HostedEvent, link: BoardLinked) -> tuple[Division, Game]:
    division = state.now.division(link.division)
    game = None if division is None else find_game(division, link.game)
    if division is None or game is None:
        raise NotNoted(f"{link.game[:20]} is not being played: keep a board for a game of the pairings.")
    return division, game


def scores_told(state: HostedEvent, link: BoardLinked, board: BoardState) -> Iterator[tuple[Actor, Sent]]:
    """The entry of whoever keeps the board, and the opponent's where both phones have confirmed it all."""
    division = state.now.division(link.division)
    game = None if division is None else find_game(division, link.game)
    if division is None or game is None:
        return
    place = nth_game(division, link.game) - link.nth
    if not 0 <= place < len(board.tally.games):
        return
    names = [division.named(number) for number in (game.first, game.second)]
    sides = [person(name) for name in board.terms.names]
    points = board.tally.games[place].scores
    first, second = (points[sides.index(person(name))] for name in names)
    agreed = board.both and _is_confirmed(board, place + 1)
    for name in names:
        if agreed or person(name) == person(link.by):
            told = EnterScore(
                link.division, link.game, (first, second), name, Kind.PLAYED, nth=link.nth + place
            )
            yield Actor(Role.PLAYER, name), Sent(f"board:{link.board}:{place}:{first}-{second}", told)


def _is_confirmed(board: BoardState, game: int) -> bool:
    """Whether all sides stand by every entry of the game."""
    lines = [line for line in board.standing if line.game == game and any(line.moved)]
    return all(len(line.confirmed) == len(board.terms.names) for line in lines)
