"""Matches dealt by a provable dealer, with rulings that have packs shuffled again, and dealers who cheat."""

from collections.abc import Callable
from random import Random

from hypothesis import strategies as st

from pegout.cards import Card
from pegout.game import CarryOut, Command, Cut, GameState, MatchFormat, NextGame, Officiating, Phase, Shuffle
from pegout.game import StartMatch as Start
from pegout.game.officiated.claims import Claim
from pegout.library import Game
from pegout.notation import write_record
from pegout.rules import FirstDealer, RuleSet
from pegout.rules.remedies import (
    BlindThrow,
    CutAgain,
    CutTakenBack,
    DealtAgain,
    Remedy,
    StarterCutAgain,
    StarterPick,
)
from pegout.services.provable import ProvableDealer, Secrets, tags_of
from tests.kit.officiated_games import next_act
from tests.kit.strategies import NAMES, SEATINGS

Pack = tuple[Card, ...]
Cheat = Callable[[int, Pack], Pack]
"""The number of the pack, from 0, and the pack as it should be, to the pack as it is laid."""


def honest(_: int, pack: Pack) -> Pack:
    return pack


class Counting:
    """At a table of the library: counts the shuffles and makes each by a provable dealer."""

    def __init__(self, secrets: Secrets, cheat: Cheat = honest) -> None:
        self.secrets = secrets
        self.cheat = cheat
        self.packs: list[Pack] = []

    @property
    def now(self) -> ProvableDealer:
        return ProvableDealer(self.secrets, len(self.packs))

    def shuffle(self, state: GameState, replays: int = 0) -> Shuffle:
        self.packs.append(self.cheat(len(self.packs), self.now.shuffle(state, replays).pack))
        return Shuffle(self.packs[-1])

    def cut(self, state: GameState, replays: int = 0) -> Cut:
        return self.now.cut(state, replays)

    def places(self, state: GameState, number: int, held: int) -> tuple[int, ...]:
        return self.now.places(state, number, held)


def secrets_for(rules: RuleSet, seed: object = 0) -> Secrets:
    dice = Random(f"secrets {seed}")
    players = tuple(dice.randbytes(dice.randrange(65)).hex() for _ in range(rules.seats))
    return Secrets(f"table-{seed}", 1 + dice.randrange(9), dice.randbytes(32).hex(), players)


def dealt(
    rules: RuleSet,
    secrets: Secrets,
    *,
    by: Officiating = Officiating.PROGRAM,
    seed: object = 0,
    most: int = 150,
    cuts: bool | None = None,
    cheat: Cheat = honest,
    draws: bool = False,
) -> tuple[Game, Counting]:
    """A match of two games after so many acts at random, and the dealer who dealt it.

    Unless it is said, the seed decides whether the program makes the cuts. With `draws`, rulings also have
    cards drawn unseen and cuts made again.
    """
    dice = Random(f"acts {seed}")
    dealer = Counting(secrets, cheat)
    first = dealer.now.draw(rules.seats) if rules.first_dealer is FirstDealer.RANDOM else None
    start = Start(rules, NAMES[: rules.seats], MatchFormat.parse("2 games"), first, by)
    game = Game([start], dealer, cuts=dice.random() < 0.5 if cuts is None else cuts)
    for _ in range(most):
        if game.phase is Phase.MATCH_OVER:
            break
        game.do(_act(game, dice, draws=draws))
    return game, dealer


def _act(game: Game, dice: Random, *, draws: bool) -> Command | Claim:
    """Something that is allowed; now and then a ruling that has the cards shuffled again."""
    ruling = _ruling(dice.choice(_drawing(game, dice) if draws else _shuffling(game, dice)))
    if dice.random() < 0.1 and game.refusal(ruling) is None:
        return ruling
    if game.state.officiating is Officiating.PLAYERS:
        return next_act(game, dice)
    return NextGame() if game.phase is Phase.GAME_OVER else dice.choice(game.legal(dice.choice(game.to_act)))


def _ruling(remedy: Remedy) -> CarryOut:
    return CarryOut(("Again.",), (remedy,), ("acc:VI.1d",))


def _shuffling(game: Game, dice: Random) -> list[Remedy]:
    return [CutAgain(shuffled=True), DealtAgain(dice.randrange(game.rules.seats))]


def _drawing(game: Game, dice: Random) -> list[Remedy]:
    state = game.state
    again = [*_shuffling(game, dice), StarterCutAgain(), CutTakenBack((dice.randrange(game.rules.seats),))]
    if state.dealer is not None:
        again.append(BlindThrow(state.dealing, state.pone, state.rules.thrown))
        again.append(StarterPick(state.dealing, state.pone))
    return again


def record_of(game: Game, secrets: Secrets) -> str:
    return write_record(game.events, tags_of(secrets))


def hexes(least: int, most: int) -> st.SearchStrategy[str]:
    """So many bytes in hex."""
    return st.binary(min_size=least, max_size=most).map(bytes.hex)


@st.composite
def books_and_secrets(draw: st.DrawFn) -> tuple[RuleSet, Secrets]:
    """Any seating of any preset, with secrets of any kind that may be given."""
    rules = draw(st.sampled_from(SEATINGS))
    table = draw(
        st.text(
            st.characters(min_codepoint=33, max_codepoint=0x2FF, categories=["L", "N", "P"]),
            min_size=1,
            max_size=20,
        )
    )
    players = draw(st.tuples(*[hexes(0, 64)] * rules.seats))
    return rules, Secrets(table, draw(st.integers(1, 999_999_999)), draw(hexes(32, 32)), players)
