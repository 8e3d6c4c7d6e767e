"""Games played at random with rulings at random among them."""

from collections.abc import Iterator, Sequence
from random import Random

from pegout.cards import PACK
from pegout.game import (
    CarryOut,
    Command,
    GameState,
    MatchFormat,
    NextGame,
    Phase,
    Script,
    Shuffle,
    StartMatch,
    legal_commands,
    obey,
    refusal,
    to_act,
)
from pegout.rules import RuleSet
from pegout.rules import remedies as r
from tests.kit.strategies import NAMES

FINDINGS = ("Ann peeked.", 'She said "go"; he did not, 5H5H.', "zwölf\nKarten \\ ♠, by acc:V", "")
PLACES = ("acc:VIII.4c1", "acc:IV.4d16", "club:the-play.renege", "pegout:silent")


def _places(dice: Random, hand: Sequence[object], more: int) -> tuple[int, ...]:
    """One or two places of a hand that holds so many more."""
    held = len(hand) + more
    return tuple(dice.sample(range(1, held + 1), min(held, 2 if more else dice.randint(1, 2))))


def _roles(state: GameState) -> tuple[int, int]:
    dealer = state.dealer or 0
    return dealer, (dealer + 1) % state.rules.seats


def random_remedy(state: GameState, dice: Random) -> r.Remedy:
    """Any remedy, about seats that are there for the most part."""
    seat = dice.randrange(state.rules.seats) if dice.random() < 0.97 else 4
    few = dice.randint(1, 3)
    hand = state.deal.hands[seat] if state.deal.hands and seat < state.rules.seats else []
    held = tuple(dice.sample(hand, min(len(hand), few)))
    remedies: list[r.Remedy] = [
        r.PointsTo(seat, dice.randint(0, 15)),
        r.PointsBack(seat, dice.randint(0, 15)),
        r.Correction(seat, few),
        r.ScoreLost(seat, few),
        r.RearPegAt(seat, few),
        r.PlayRetracted(),
        r.PlayRetracted(heels=True),
        r.DealtOn(few),
        r.DealReopened(),
        r.PlayStops(),
        r.DealtAgain(seat),
        r.CutAgain(shuffled=dice.random() < 0.5),
        r.CutTakenBack((seat,)),
        r.StarterCutAgain(),
        r.ThrowReturned(seat),
        r.BlindThrow(seat, (seat + 1) % state.rules.seats, state.rules.thrown, _places(dice, hand, 0)),
        r.StarterPick(*_roles(state), _places(dice, hand, 1), dice.randint(4, 20)),
        r.CardsShown(seat, dice.choice(list(r.Packet)), few),
        r.DrawnTo(seat, few),
        r.DrawnTo(None, few),
        r.ToCrib(seat, few),
        r.HandDead(seat),
        r.CribDead(),
        r.FourOfCrib(),
        r.CribTo(seat),
        r.CardsReturned(few),
        r.HeldBack(seat, held, dice.choice(list(r.Fate))),
        r.CountIs(dice.randint(1, 31)),
        r.Told(dice.choice(FINDINGS)),
    ]
    if dice.random() < 0.05:
        remedies += [r.GameLost(seat), r.MatchLost(seat)]
    return dice.choice(remedies)


def random_ruling(state: GameState, dice: Random) -> CarryOut:
    remedies = tuple(random_remedy(state, dice) for _ in range(dice.choice((1, 1, 1, 2, 3))))
    places = tuple(dice.sample(PLACES, dice.randrange(3)))
    return CarryOut(tuple(dice.sample(FINDINGS, dice.randint(1, 2))), remedies, places)


def next_command(state: GameState, dice: Random) -> Command:
    if state.phase in (Phase.SHUFFLE, Phase.SHUFFLE_FOR_CUT):
        return Shuffle(tuple(dice.sample(PACK, len(PACK))))
    if state.phase is Phase.SHUFFLE_REST:
        return Shuffle(tuple(dice.sample(state.deal.pack, len(state.deal.pack))))
    if state.phase is Phase.GAME_OVER:
        return NextGame()
    return dice.choice(legal_commands(state, dice.choice(to_act(state))))


def ruled_match(rules: RuleSet, seed: int, *, match: str = "1 game", often: float = 0.15) -> Iterator[Script]:
    """A script after each command; the longer it lasts, the fewer the rulings."""
    dice = Random(seed)
    script = Script()
    obey(
        script, StartMatch(rules, NAMES[: rules.seats], MatchFormat.parse(match), dice.randrange(rules.seats))
    )
    yield script
    while script.state.phase is not Phase.MATCH_OVER:
        ruling = random_ruling(script.state, dice)
        if dice.random() < often and refusal(script.state, ruling) is None:
            obey(script, ruling)
            often *= 0.99
        else:
            obey(script, next_command(script.state, dice))
        yield script
