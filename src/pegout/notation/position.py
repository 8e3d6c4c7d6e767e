"""A position on one line, in the manner of chess's FEN: everything from which the game goes on."""

from collections.abc import Iterable, Sequence

from pegout.cards import Card
from pegout.game import MatchFormat, Officiating, Phase, Standing
from pegout.game.match import is_finished
from pegout.game.state import Deal, GameState
from pegout.notation.rule_text import rules_field
from pegout.notation.words import LETTERS, packed, side_label
from pegout.rules import Ending

RULED = "ruled"
OFFICIATED = "officiated"

PHASES = {
    Phase.SHUFFLE_FOR_CUT: "shuffle-for-cut",
    Phase.CUT_FOR_DEAL: "cut-for-deal",
    Phase.SHUFFLE: "shuffle",
    Phase.CUT: "cut",
    Phase.THROW: "throw",
    Phase.SHUFFLE_REST: "shuffle-rest",
    Phase.STARTER: "starter",
    Phase.PICK_STARTER: "pick-starter",
    Phase.PLAY: "play",
    Phase.CHOOSE_CRIB: "choose-crib",
    Phase.SHOW: "show",
    Phase.GAME_OVER: "over",
    Phase.MATCH_OVER: "over",
}


def write_position(state: GameState) -> str:
    """The position as text: rules, pegs, dealer, game and deal, phase with its cards, then the match.

    Names are left out, and the order of the cards nobody has seen. ValueError before a match has started.
    A position that a ruling has made and play alone cannot is marked `ruled`, and one of a table that its
    players officiate is marked `officiated`: both are for looking at only.

    >>> from pegout.game import Script, StartMatch, obey
    >>> from pegout.rules import PRESETS
    >>> script = Script()
    >>> obey(script, StartMatch(PRESETS["acc"], ("Ann", "Bob"), dealer=0))
    >>> write_position(script.state)
    'acc 0/0,0/0 A 1.0 shuffle'
    """
    if state.phase not in PHASES:
        raise ValueError("Nobody has sat down yet, so there is no position to write.")
    pegs = ",".join([f"{pegs.rear}/{pegs.front}" for pegs in state.pegs])
    dealer = "-" if state.dealer is None else LETTERS[state.dealer]
    number = f"{state.game_number}.{state.deal_number}"
    table = [rules_field(state.rules), pegs, dealer, number, PHASES[state.phase]]
    marks = [RULED] if _is_ruled(state) else []
    if state.officiating is Officiating.PLAYERS:
        marks.append(OFFICIATED)
    return " ".join([*table, *_phase_fields(state), *_match_fields(state), *marks])


def _phase_fields(state: GameState) -> list[str]:
    deal, phase = state.deal, state.phase
    if phase in (Phase.SHUFFLE_FOR_CUT, Phase.CUT_FOR_DEAL):
        cutters = letters(state.cutters)
        cuts = owned((seat, (card,)) for seat, card in state.cuts)
        return [cutters] if phase is Phase.SHUFFLE_FOR_CUT else [cutters, cuts, str(len(deal.pack))]
    if phase in (Phase.THROW, Phase.SHUFFLE_REST, Phase.STARTER, Phase.PICK_STARTER):
        drawn = [packed(deal.ruled.drawn)] if deal.ruled is not None and deal.ruled.drawn else []
        return [",".join(map(packed, deal.hands)), _crib(deal), *drawn]
    if phase in (Phase.PLAY, Phase.CHOOSE_CRIB):
        turn = () if deal.turn is None else (deal.turn,)
        return [*_table_cards(deal), _series(deal), letters(sorted(deal.gone)), letters(turn)]
    if phase is Phase.SHOW:
        return [*_table_cards(deal), _counts(deal)]
    if state.outcome is not None:
        return [side_label(state.rules, state.outcome.winner), state.outcome.ending.value.replace(" ", "-")]
    return []


def _table_cards(deal: Deal) -> list[str]:
    """Hands, each held/laid, the crib and the starter."""
    hands = [f"{packed(held)}/{packed(laid)}" for held, laid in zip(deal.hands, deal.played, strict=True)]
    starter = () if deal.starter is None else (deal.starter,)
    return [",".join(hands), _crib(deal), packed(starter)]


def _counts(deal: Deal) -> str:
    """What was counted so far, as it was announced or put right, in its order: `B:7,A:12,crib:4`."""
    counted = () if deal.tally is None else deal.tally.counted
    counts = [f"{'crib' if entry.crib else LETTERS[entry.seat]}:{entry.said}" for entry in counted]
    return ",".join(counts) or "-"


def _is_ruled(state: GameState) -> bool:
    between = state.phase in (Phase.SHUFFLE, Phase.GAME_OVER, Phase.MATCH_OVER)
    return (
        (state.deal.ruled is not None and not between)
        or state.phase is Phase.SHUFFLE_REST
        or state.cutters != tuple(sorted(state.cutters))
        or any(pegs.rear == pegs.front > 0 for pegs in state.pegs)
        or (state.outcome is not None and state.outcome.ending is Ending.FORFEIT)
        or _is_lost_between_games(state)
    )


def _is_lost_between_games(state: GameState) -> bool:
    """Whether a match is over that its games have not decided."""
    decided = is_finished(state.match, state.standings, state.game_number)
    return state.phase is Phase.MATCH_OVER and not decided


def letters(seats: Iterable[int]) -> str:
    return "".join([LETTERS[seat] for seat in seats]) or "-"


def owned(cards: Iterable[tuple[int, Sequence[Card]]]) -> str:
    """Cards after the letter of whose they are: `B:2C4C,A:KHQH`."""
    return ",".join([f"{LETTERS[seat]}:{packed(group)}" for seat, group in cards]) or "-"


def _crib(deal: Deal) -> str:
    """The crib as it grew: what was dealt to it, then each throw; after a ruling only what it is."""
    if deal.ruled is not None:
        return packed(deal.crib)
    throws = [(seat, cards) for seat, cards in enumerate(deal.thrown) if cards]
    throws.sort(key=lambda throw: deal.crib.index(throw[1][0]))
    dealt = len(deal.crib) - sum(len(cards) for _, cards in throws)
    parts = [packed(deal.crib[:dealt])] if dealt else []
    return ",".join([*parts, *([owned(throws)] if throws else [])]) or "-"


def _series(deal: Deal) -> str:
    """The cards of the series after the letters of those who laid them."""
    owner = {card: seat for seat, pile in enumerate(deal.played) for card in pile}
    return owned((owner[card], (card,)) for card in deal.series)


def _match_fields(state: GameState) -> list[str]:
    """What is not as in a single game: the match, what the games before counted, who was first of equals."""
    fields = []
    if state.match != MatchFormat():
        fields.append(f"match={str(state.match).replace(' ', '-')}")
    before = standings_before(state)
    if any(row != Standing() for row in before):
        rows = [f"{row.wins}/{row.games}/{row.bonus}/{row.spread}" for row in before]
        fields.append(f"won={','.join(rows)}")
    order = in_order(state.scores, state.reached)
    if order != in_order(state.scores, range(len(state.scores))):
        fields.append(f"reached={','.join([side_label(state.rules, side) for side in order])}")
    return fields


def standings_before(state: GameState) -> list[Standing]:
    """What each side had when the game began."""
    outcome = state.outcome
    if outcome is None:
        return list(state.standings)
    rows = []
    for side, row in enumerate(state.standings):
        gain = Standing().after(outcome, side)
        rows.append(
            Standing(
                row.wins - gain.wins,
                row.games - gain.games,
                row.bonus - gain.bonus,
                row.spread - gain.spread,
            )
        )
    return rows


def in_order(scores: Sequence[int], reached: Sequence[int]) -> list[int]:
    """The sides that have scored, lowest first; of equal ones whoever was there first.

    Among unequal scores it does not matter who pegged first: one of them must peg again to be level.
    """
    sides = [side for side, score in enumerate(scores) if score]
    return sorted(sides, key=lambda side: (scores[side], reached[side]))
