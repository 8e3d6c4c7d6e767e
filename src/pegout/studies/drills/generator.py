"""New questions, the same for the same seed."""

from collections.abc import Callable, Iterator, Sequence
from random import Random

from pegout.cards import PACK
from pegout.library.game import Game
from pegout.players import GreedyBot
from pegout.studies.drills.grades import Choice, choices_to_lay, choices_to_throw
from pegout.studies.drills.questions import GOAL, Counting, Pegging, Question, Throwing
from pegout.studies.drills.table_question import asked_of

BEHIND = 15
"""How far each score of a new question may be from where the game has got to."""
WORTH_THROWING, WORTH_LAYING = 0.02, 0.005
"""What the worst choice must give away for a question to be worth asking."""


def fresh_questions(kind: str, seed: object) -> Iterator[Question]:
    """Never ends."""
    dice = Random(f"{seed}/{kind}")
    while True:
        yield _MAKERS[kind](dice)


def _counting(dice: Random) -> Counting:
    *hand, starter = dice.sample(PACK, 5)
    return Counting(tuple(sorted(hand)), starter, crib=dice.random() < 0.25)


def _throwing(dice: Random) -> Throwing:
    """Now and then a first deal, else anywhere on the board where the game is still open."""
    while True:
        cards = tuple(sorted(dice.sample(PACK, 6)))
        question = Throwing(cards, dealer=dice.random() < 0.5, scores=_scores(dice))
        if matters(choices_to_throw(question), WORTH_THROWING):
            return question


def _scores(dice: Random) -> tuple[int, int]:
    if dice.random() < 0.2:
        return 0, 0
    here = dice.randrange(GOAL)
    mine, theirs = (min(GOAL - 1, max(0, here + dice.randint(-BEHIND, BEHIND))) for _ in range(2))
    return mine, theirs


def matters(choices: Sequence[Choice], least: float) -> bool:
    """Whether the worst choice gives away more than that."""
    return choices[0].win - choices[-1].win > least


def _pegging(dice: Random) -> Pegging:
    """From a game between bots, where it matters which card is played."""
    while True:
        positions = _positions(dice.getrandbits(64))
        dice.shuffle(positions)
        for position in positions[:3]:
            if matters(choices_to_lay(position), WORTH_LAYING):
                return position


def _positions(seed: int) -> list[Pegging]:
    """Every choice between ranks that the first seat has in a game."""
    game = Game.new("acc", seed=seed)
    bot = GreedyBot()
    found = []
    while not game.over:
        seat = game.to_act[0]
        view = game.view(seat)
        if seat == 0 and isinstance(question := asked_of(view), Pegging):
            found.append(question)
        game.do(bot.choose(view))
    return found


_MAKERS: dict[str, Callable[[Random], Question]] = {
    "counting": _counting,
    "throwing": _throwing,
    "pegging": _pegging,
}
