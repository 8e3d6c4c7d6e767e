"""What a companion board reports to an event: the scores of the games kept on it."""

from pegout.companion import BoardState, agrees, proposes
from pegout.refusal import IllegalCommand, refuse
from pegout.services.events.commands import Sent
from pegout.services.events.keys import Actor
from pegout.services.events.state import HostedEvent
from pegout.services.events.stream_events import BoardLinked
from pegout.tournament.entries import person
from pegout.tournament.event import Division, EnterScore, Game, Role, find_game, nth_game
from pegout.tournament.standings import Kind

MOST_LINKS = 20
"""The most boards one player may link to a game: every link is in the log of the event."""


def linked(state: HostedEvent, link: BoardLinked, board: BoardState) -> None:
    """Refuse a board that is not for this game, with `IllegalCommand`."""
    division, game = _game(state, link)
    if division is None or game is None:
        text = "{game} is not being played: choose a game from the current pairings."
        raise IllegalCommand(refuse("game_not_open", text, game=link.game[:20]))
    players = {person(name) for name in _players(division, game)}
    if person(link.by) not in players:
        text = "{player} does not play in {game}: keep a board for your own game."
        raise IllegalCommand(refuse("not_in_game", text, player=link.by, game=link.game))
    if {person(name) for name in board.terms.names} != players:
        text = "The board names players who are not in {game}: open one with the right names."
        raise IllegalCommand(refuse("board_of_others", text, game=link.game))
    if nth_game(division, link.game) != link.nth:
        text = "Game {nth} of {game} is not being played now: check the pairings."
        raise IllegalCommand(refuse("game_not_next", text, nth=link.nth, game=link.game))
    if sum((other.game, other.by) == (link.game, link.by) for other in state.boards) >= MOST_LINKS:
        text = "You have linked too many boards to {game}: enter the score on your page."
        raise IllegalCommand(refuse("too_many_boards", text, game=link.game))
    if not link.key and any(_is_anothers(other, link) for other in state.boards):
        text = "Your opponent proposes scores from this board: join it by an invitation, and confirm there."
        raise IllegalCommand(refuse("board_of_opponent", text))
    if link.key and board.phone(_side(board, link.by)).key != link.key:
        text = "That key does not act for {player} on the board: join it by an invitation."
        raise IllegalCommand(refuse("key_of_another", text, player=link.by))


def _is_anothers(other: BoardLinked, link: BoardLinked) -> bool:
    """Whether the board is kept by the other player: it speaks for one of them, not for both."""
    return (other.board, other.key) == (link.board, "") and person(other.by) != person(link.by)


def _game(state: HostedEvent, link: BoardLinked) -> tuple[Division | None, Game | None]:
    division = state.now.division(link.division)
    return division, None if division is None else find_game(division, link.game)


def _players(division: Division, game: Game) -> tuple[str, str]:
    return division.named(game.first), division.named(game.second)


def score_told(state: HostedEvent, link: BoardLinked, board: BoardState) -> tuple[Actor, Sent] | None:
    """What the board enters for the player who linked it, and for nobody else.

    It is that player's proposal; or their agreement, where they linked it with their side's own key and have
    confirmed all of the game with it.
    """
    division, game = _game(state, link)
    if division is None or game is None:
        return None
    names = _players(division, game)
    players, place = {person(name) for name in names}, nth_game(division, link.game) - link.nth
    if {person(name) for name in board.terms.names} != players or person(link.by) not in players:
        return None  # the game was drawn again for others
    if not 0 <= place < len(board.tally.games) or not _is_theirs(link, board, place + 1):
        return None
    points = board.tally.games[place].scores
    first, second = (points[_side(board, name)] for name in names)
    player = next(name for name in names if person(name) == person(link.by))
    told = EnterScore(link.division, link.game, (first, second), player, Kind.PLAYED, nth=link.nth + place)
    return Actor(Role.PLAYER, player), Sent(f"board:{link.board}:{place}:{first}-{second}", told)


def _is_theirs(link: BoardLinked, board: BoardState, game: int) -> bool:
    side = _side(board, link.by)
    if not link.key:
        return proposes(board, side, game)
    return board.phone(side).key == link.key and agrees(board, side, game)


def _side(board: BoardState, name: str) -> int:
    return [person(each) for each in board.terms.names].index(person(name))
