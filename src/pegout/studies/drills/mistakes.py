"""The mistakes a player made in a recorded game, the costliest first."""

from collections.abc import Iterable, Iterator
from contextlib import suppress

from pegout.game import (
    Command,
    CountCrib,
    CountHand,
    GameState,
    PlayCard,
    Script,
    Seat,
    StartMatch,
    Throw,
    obey,
    view_for,
)
from pegout.game.hands import whole_hand
from pegout.notation import Record
from pegout.studies.drills.grades import grade
from pegout.studies.drills.questions import SORTS, Answer, Counting, Question
from pegout.studies.drills.table_question import asked_of
from pegout.suggestions import hint
from pegout.values import value


@value
class Decided:
    """A question that came up in a game, and what the player did."""

    game: int
    deal: int
    question: Question
    answer: Answer


def mistakes_in(record: Record, kind: str, name: str | None = None) -> tuple[Question, ...]:
    """What the player with that name (else the first seat) got wrong; of counts, those too high or low."""
    return mistakes_of(decisions_in(record, _seat_of(record, name)), (kind,))


def mistakes_of(decisions: Iterable[Decided], kinds: Iterable[str]) -> tuple[Question, ...]:
    """The wrong ones of those kinds, the costliest first."""
    wanted = tuple(SORTS[kind] for kind in kinds)
    costs: dict[Question, float] = {}
    for one in decisions:
        if isinstance(one.question, wanted):
            with suppress(ValueError):  # after a renege the cards laid may fit no hand: nothing can be said
                mark = grade(one.question, one.answer)
                costs |= {} if mark.right else {one.question: mark.cost}
    return tuple(sorted(costs, key=lambda question: -costs[question]))


def decisions_in(record: Record, seat: Seat) -> Iterator[Decided]:
    """Everything a seat of two had to choose or count, in order; `ValueError` for other tables."""
    if not 0 <= seat < len(_players(record)):
        raise ValueError("There are two seats: name the first as 0 or the second as 1.")
    script = Script()
    for command in record.commands:
        if getattr(command, "seat", None) == seat and (made := _made(script.state, seat, command)):
            yield Decided(script.state.game_number, script.state.deal_number, *made)
        obey(script, command)


def _seat_of(record: Record, name: str | None) -> Seat:
    names = _players(record)
    if name is None:
        return 0
    known = {player.lower(): seat for seat, player in enumerate(names)}
    if (wanted := name.strip().lower()) in known:
        return known[wanted]
    raise ValueError(f"This record has no player called {name[:30]!r}: {hint(name, names)}")


def _players(record: Record) -> tuple[str, ...]:
    start = record.commands[0]
    if not isinstance(start, StartMatch) or start.rules.seats != 2:
        raise ValueError("Mistakes can be found only in games for two: choose the record of one.")
    return start.names


def _made(state: GameState, seat: Seat, command: Command) -> tuple[Question, Answer] | None:
    """What the seat was asked, if anything, and what it answered."""
    deal = state.deal
    match command:
        case CountHand(_, said) if deal.starter and len(whole_hand(deal, seat)) == 4:
            return Counting(tuple(sorted(whole_hand(deal, seat))), deal.starter), said
        case CountCrib(_, said) if deal.starter and len(deal.crib) == 4:
            return Counting(tuple(sorted(deal.crib)), deal.starter, crib=True), said
        case Throw(_, cards) if len(cards) == 2:
            answer = tuple(sorted(cards))
        case PlayCard(_, card):
            answer = (card,)
        case _:
            return None
    question = asked_of(view_for(state, seat))
    return None if question is None else (question, answer)
