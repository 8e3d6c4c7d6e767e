"""Reading a position: accepted only if it is possible, and is the one way of writing it."""

from collections.abc import Sequence
from itertools import zip_longest

from pegout.cards import PACK, Card, refuse_repeats
from pegout.game import GameState, MatchFormat, Pegs, Phase, Script, Seat, Standing
from pegout.game.state import Deal
from pegout.notation.errors import shown, standing_at
from pegout.notation.position import OFFICIATED, PHASES, RULED, in_order, write_position
from pegout.notation.position_checks import refuse_impossible
from pegout.notation.position_deal import dealt_again
from pegout.notation.rule_text import read_rules_field
from pegout.notation.words import LETTERS, number, seat_of, side_label
from pegout.rules import Ending, RuleSet

_TABLE = ("rules", "pegs", "dealer", "game and deal", "phase")
_CARDS = ("hands", "crib")
_FIELDS = {
    "shuffle-for-cut": ("cutters",),
    "cut-for-deal": ("cutters", "cuts", "cards left"),
    "shuffle": (),
    "cut": (),
    "throw": _CARDS,
    "starter": _CARDS,
    "play": (*_CARDS, "starter", "series", "go", "turn"),
    "over": ("winner", "ending"),
}
"""What each phase says after its name."""
_OPTIONS = ("match", "won", "reached")
_PHASES = {word: phase for phase, word in PHASES.items()} | {"over": Phase.SHUFFLE}
"""A game that is over is ended by the engine, after all the rest is read."""

_FOR_LOOKING = {
    RULED: "a ruling led to it, and play alone cannot",
    OFFICIATED: "its players officiate, and it does not say what they may still peg and claim",
}
"""Why a position with this word at its end is not read again."""


def read_position(text: str) -> GameState:
    """The state that the line describes, or `InvalidRecord` saying why there can be no such state.

    Players are named after their seats, and the cards left in the pack lie in their natural order.

    >>> read_position("acc 0/0,0/0 A 1.0 shuffle").phase
    <Phase.SHUFFLE: 'shuffle'>
    """
    with standing_at("position"):
        fields = text.strip().split(" ", maxsplit=20)
        if fields[-1] in _FOR_LOOKING:
            raise ValueError(f"{_FOR_LOOKING[fields[-1]]}: continue from the record of the game.")
        state = _read(fields)
        _refuse_other_writing(fields, write_position(state).split(" "))
    return state


def _read(fields: Sequence[str]) -> GameState:
    table, rest = fields[: len(_TABLE)], fields[len(_TABLE) :]
    if table[-1] not in _FIELDS or len(table) < len(_TABLE):
        raise ValueError(
            f"it begins with {', '.join(_TABLE)} ({' or '.join(_FIELDS)}), as in: acc 0/0,0/0 A 1.0 shuffle."
        )
    names = _FIELDS[table[-1]]
    if len(rest) < len(names):
        raise ValueError(f"after {table[-1]} come the fields {', '.join(names)}.")
    state = _read_table(table, _read_options(rest[len(names) :]))
    return _set_phase(state, table[-1], rest[: len(names)])


def _read_options(fields: Sequence[str]) -> dict[str, str]:
    options = {}
    for field in fields:
        name, _, text = field.partition("=")
        if name not in _OPTIONS:
            raise ValueError(f"{shown(field)} does not belong here: only {'=, '.join(_OPTIONS)}= may follow.")
        options[name] = text
    return options


def _read_table(table: Sequence[str], options: dict[str, str]) -> GameState:
    """All but the phase: rules, pegs, dealer, numbers, and the match."""
    rules = read_rules_field(table[0])
    game, _, deal = table[3].partition(".")
    state = GameState(
        rules=rules,
        names=tuple(LETTERS[: rules.seats]),
        match=MatchFormat.parse(options.get("match", "1-game")[:30].replace("-", " ")),
        phase=_PHASES[table[4]],
        game_number=number(game),
        deal_number=number(deal),
        dealer=None if table[2] == "-" else _seat(rules, table[2]),
        pegs=[Pegs(*row) for row in _rows(table[1], rules.sides, 2)],
        standings=_standings(rules, options.get("won")),
    )
    _set_reached(state, options.get("reached"))
    return state


def _standings(rules: RuleSet, text: str | None) -> tuple[Standing, ...]:
    if text is None:
        return (Standing(),) * rules.sides
    return tuple([Standing(*row) for row in _rows(text, rules.sides, 4)])


def _seat(rules: RuleSet, letter: str) -> Seat:
    seat = seat_of(letter)
    if seat >= rules.seats:
        raise ValueError(f"{letter} has no seat at this table of {rules.seats}.")
    return seat


def _rows(text: str, sides: int, length: int) -> list[list[int]]:
    """Numbers of each side, the last of which may be less than nought in the standings."""
    rows = [part.split("/") for part in text.split(",")]
    if len(rows) != sides or any(len(row) != length for row in rows):
        raise ValueError(
            f"{shown(text)} must give {length} numbers, separated by /, for each of {sides} sides."
        )
    return [[-number(part[1:]) if part.startswith("-") else number(part) for part in row] for row in rows]


def _side(rules: RuleSet, label: str) -> int:
    labels = [side_label(rules, side) for side in range(rules.sides)]
    if label not in labels:
        raise ValueError(f"{shown(label)} is not a side: the sides are {' and '.join(labels)}.")
    return labels.index(label)


def _set_reached(state: GameState, text: str | None) -> None:
    """Number the sides that have scored in the order they came where they stand."""
    order = in_order(state.scores, range(state.rules.sides))
    if text is not None:
        order = [_side(state.rules, label) for label in text.split(",", maxsplit=4)]
    state.reached = [order.index(side) + 1 if side in order else 0 for side in range(state.rules.sides)]
    state.pegged = len(order)
    state.climbs = [()] * state.rules.sides


def _set_phase(state: GameState, word: str, fields: Sequence[str]) -> GameState:
    won = (_side(state.rules, fields[0]), _ending(fields[1])) if word == "over" else None
    refuse_impossible(state, won)
    if state.dealer is None:
        _set_cuts(state, *fields)
        return state
    begun = 0 if word == "shuffle" else 1
    state.first_dealer = (state.dealer - state.deal_number + begun) % state.rules.seats
    if won is not None:
        script = Script(state)
        script.end_game(*won)
        return script.state
    if word == "cut":
        state.deal = Deal(pack=PACK)
    elif fields:
        dealt = dealt_again(state.rules, state.dealer, state.phase, fields)
        state.phase, state.deal = dealt.phase, dealt.deal
        if dealt.deal.at_lead is not None:
            pegged = zip(state.scores, dealt.scores, dealt.deal.at_lead, strict=True)
            state.deal.at_lead = tuple([max(0, now - (after - before)) for now, after, before in pegged])
    return state


def _ending(word: str) -> Ending:
    endings = {ending.value.replace(" ", "-"): ending for ending in Ending if ending is not Ending.FORFEIT}
    if word not in endings:
        raise ValueError(f"{shown(word)} is not an ending: a game ends by {' or '.join(endings)}.")
    return endings[word]


def _set_cuts(state: GameState, letters: str, cuts: str = "-", left: str = "0") -> None:
    """The cut for the deal: who cuts, what has been cut, and how many cards are left to cut from."""
    state.cutters = tuple(_seat(state.rules, letter) for letter in letters)
    if len(state.cutters) < 2 or list(state.cutters) != sorted(set(state.cutters)):
        raise ValueError(f"{shown(letters)} cannot cut for the deal: name two or more seats, in order.")
    if state.phase is not Phase.CUT_FOR_DEAL:
        return
    parts = [] if cuts == "-" else [part.partition(":") for part in cuts.split(",", maxsplit=4)]
    state.cuts = tuple((_seat(state.rules, letter), Card.parse(card)) for letter, _, card in parts)
    refuse_repeats([card for _, card in state.cuts])
    if tuple(seat for seat, _ in state.cuts) != state.cutters[: len(parts)] or len(parts) == len(
        state.cutters
    ):
        raise ValueError(f"{shown(cuts)} must name the cuts so far in the order of the cutters {letters}.")
    state.deal = Deal(pack=_left_to_cut(state, number(left)))


def _left_to_cut(state: GameState, left: int) -> tuple[Card, ...]:
    rules, done, to_cut = state.rules, len(state.cuts), len(state.cutters) - len(state.cuts)
    fewest = rules.cut_least * (to_cut + 1)
    if done <= 1:
        fewest = max(fewest, len(PACK) - rules.cut_first_most * done)
    most = len(PACK) - rules.cut_least * done
    if not fewest <= left <= most:
        raise ValueError(f"after {done} cuts {fewest} to {most} cards are left, not {left}.")
    known = {card for _, card in state.cuts}
    return tuple([card for card in PACK if card not in known][:left])


def _refuse_other_writing(given: Sequence[str], right: Sequence[str]) -> None:
    """There is one way of writing a position, and the engine has the say in what follows from the cards."""
    names = (*_TABLE, *_FIELDS[given[len(_TABLE) - 1]])
    for place, (said, wanted) in enumerate(zip_longest(given, right)):
        if said != wanted:
            name = names[place] if place < len(names) else "end"
            raise ValueError(
                f"the {name} must be {'left out' if wanted is None else wanted}, not {shown(said or '')}."
            )
