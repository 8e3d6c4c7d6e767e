"""Boards as people keep them: commands that are mostly sensible, and what comes of them."""

from dataclasses import dataclass
from random import Random

from hypothesis import strategies as st

from pegout.cards import PACK, Card, parse_cards
from pegout.companion import (
    AskBoth,
    Back,
    BoardEvent,
    BoardState,
    BoardTerms,
    Command,
    Confirm,
    Dispute,
    Enter,
    InvitePhone,
    JoinBoard,
    Made,
    Marker,
    NextDeal,
    NextGame,
    Open,
    PointKind,
    Points,
    RemovePhone,
    Ruled,
    Sent,
    Shown,
    Undo,
    Withdraw,
    decide,
    evolve,
    opened,
)
from pegout.game import MatchFormat, MatchKind
from pegout.refusal import IllegalCommand
from pegout.rules import PRESETS, RuleSet
from pegout.rules.remedies import Correction, PointsBack, PointsTo

NAMES = ("Ann", "Bob", "Cy", "Di")
FORMS = tuple(MatchFormat(kind, number) for kind in MatchKind for number in (1, 3))
BOOKS = (
    *PRESETS.values(),
    PRESETS["acc"].override(goal=61, skunk_below=31, double_skunk_below=0),
    PRESETS["club"].with_seats(4, partners=True),
)


@dataclass
class Kept:
    """A board with everything that was done on it."""

    state: BoardState
    log: list[BoardEvent]
    refused: list[str]

    def do(self, command: Command, by: int | None = None, entry_id: str = "", at: int = 0) -> BoardEvent:
        """Carry it out, or raise `IllegalCommand`."""
        name = entry_id or f"c{self.state.version}"
        event = decide(self.state, Sent(name, command, by, at))
        self.log.append(event)
        self.state = evolve(self.state, event, name)
        return event

    def enter(self, *made: Made, by: int | None = None) -> None:
        for one in made:
            self.do(Enter(one), by)

    @property
    def scores(self) -> tuple[int, ...]:
        return self.state.tally.scores


def a_board(rules: RuleSet | str = "acc", form: MatchFormat = MatchFormat(), *, both: bool = False) -> Kept:  # noqa: B008
    book = PRESETS[rules] if isinstance(rules, str) else rules
    terms = BoardTerms(book, NAMES[: book.seats], form, both=both)
    first = decide(None, Sent("open", Open(terms, "")))
    return Kept(opened(first), [first], [])  # type: ignore[arg-type]  # what opening leads to


WORDS = "abc ;,\"\\'é:A"


def some_words(dice: Random, least: int = 1) -> str:
    return "".join(dice.choices(WORDS, k=dice.randint(least, 12)))


def made(rules: RuleSet, dice: Random) -> Made:
    """Anything that somebody may enter, good or not."""
    seat, points = dice.randrange(rules.seats), dice.randint(1, 29)
    ways = (
        lambda: Points(seat, points, dice.choice(list(PointKind))),
        lambda: Points(seat, dice.randint(0, 140), PointKind.HAND),
        lambda: Points(seat, points, PointKind.PENALTY, some_words(dice)),
        lambda: Back(seat, points, some_words(dice, 0)),
        lambda: shown(rules, dice),
        lambda: ruled(rules, dice),
        lambda: NextDeal(seat),
        lambda: Marker(seat),
        lambda: NextGame(seat),
    )
    return dice.choice(ways)()


def ruled(rules: RuleSet, dice: Random) -> Ruled:
    def some() -> list[tuple[int, int]]:
        return [(dice.randrange(rules.seats), dice.randint(1, 29)) for _ in range(dice.randint(0, 2))]

    return Ruled(
        some_words(dice),
        tuple(dice.choices(["acc:VII.3", "house:we-said"], k=dice.randint(0, 2))),
        tuple(Correction(*one) for one in some()),
        tuple(PointsBack(*one) for one in some()),
        tuple(PointsTo(*one) for one in some()),
    )


def shown(rules: RuleSet, dice: Random) -> Shown:
    cards = tuple(dice.sample(PACK, 7))
    crib = dice.random() < 0.4
    dealt = () if crib or dice.random() < 0.5 else cards[: rules.dealt]
    return Shown(dice.randrange(rules.seats), cards[:4], cards[6], crib, dealt)


def invitation(side: int) -> str:
    """The same for all phones of a side, so that some of them are let in."""
    return f"an-invitation-for-side-{side}"


def commands(rules: RuleSet, seed: int, most: int = 25) -> list[Sent]:
    """As phones send them, each with an id of its own; entries are named that there may be."""
    dice = Random(seed)
    sent: list[Sent] = []
    for number in range(dice.randint(0, most)):
        some = tuple(f"c{dice.randint(0, number)}" for _ in range(dice.randint(1, 3)))
        side = dice.randrange(rules.sides)
        rest: tuple[Command, ...] = (
            Undo(some),
            Confirm(some),
            Dispute(some[0], some_words(dice, 0)),
            Withdraw(some[0]),
            InvitePhone(side, invitation(side)),
            JoinBoard(side, invitation(side), f"k{number}"),
            RemovePhone(side),
        )
        command: Command = dice.choice((*rest, AskBoth(dice.random() < 0.7)))
        if dice.random() < 0.6:
            command = Enter(made(rules, dice))
        by = side if isinstance(command, JoinBoard) else dice.choice((None, *range(rules.sides)))
        sent.append(Sent(f"c{number}", command, by, dice.randint(0, 2**53)))
    return sent


def sent_to(board: Kept, batch: list[Sent]) -> Kept:
    """The board after what it takes of these commands; reasons for the rest are noted."""
    for one in batch:
        try:
            board.do(one.command, one.by, one.id, one.at)
        except IllegalCommand as error:
            board.refused.append(str(error))
    return board


def kept(rules: RuleSet, form: MatchFormat, seed: int, both: bool) -> Kept:
    return sent_to(a_board(rules, form, both=both), commands(rules, seed, 40))


SEEDS = st.integers(0, 2**32)


def boards(both: st.SearchStrategy[bool] | None = None) -> st.SearchStrategy[Kept]:
    return st.builds(kept, st.sampled_from(BOOKS), st.sampled_from(FORMS), SEEDS, both or st.booleans())


def hand_shown(seat: int, cards: str, starter: str, *, crib: bool = False, dealt: str = "") -> Shown:
    return Shown(seat, tuple(parse_cards(cards)), Card.parse(starter), crib, tuple(parse_cards(dealt or "")))
