"""A ruling that a player calls for: what the judge says of the facts, and whether the game can carry it out.

The judge is shown only what lies open: no answer tells anybody of a card.
"""

from collections.abc import Mapping
from dataclasses import replace

from pegout.cards import Card, parse_cards
from pegout.game import CarryOut, Command, Deal, GameState, Phase, refusal
from pegout.game.draws import as_if_drawn
from pegout.game.officiated.claims import Claim
from pegout.game.scored import counts
from pegout.game.state import Cutting, Ruled
from pegout.judge import KINDS, MissingFacts, Ruling, questions, rule_on
from pegout.judge.described_table import table_at
from pegout.library.inputs import as_command, ruled_on
from pegout.refusal import Refusal, Refused, refusal_of, refuse
from pegout.rules.remedies import GameLost, MatchLost
from pegout.services.tables.refusal import not_begun
from pegout.services.tables.state import TableState

NOT_OPEN = (
    "This ruling is about cards that do not lie open on the table: the judge can rule only once "
    "they are played."
)

EXPULSION = "Players cannot send each other off: only the director of an event can."


def ruling_for(state: TableState, incident: str, facts: Mapping[str, str]) -> CarryOut:
    """The judge's ruling on the facts, to be carried out at that table; or `Refused` with the reason."""
    if state.game is None:
        raise Refused(not_begun())
    try:
        ruling = rule_on(as_everybody_sees(state.game), incident, facts)
    except MissingFacts as missing:
        asked = " ".join(f"“{question.text}”" for question in missing.questions)
        text = "The judge must know more: answer {questions} first."
        raise Refused(cannot_rule(refuse("facts_missing", text, questions=asked))) from None
    except ValueError as error:
        raise Refused(cannot_rule(refusal_of(error))) from None
    if why := why_not(state.game, incident, facts, ruling):
        raise Refused(cannot_rule(why))
    if any(isinstance(remedy, GameLost | MatchLost) for remedy in ruling.remedies):
        raise Refused(cannot_rule(refuse("expulsion", EXPULSION)))
    return as_command(ruling)


def cannot_rule(why: Refusal) -> Refusal:
    """What the judge or the game says, in its own words and on one line."""
    return Refusal("cannot_rule", " ".join(why.message.split()), values={"why": why.code})


def by_marshal(state: TableState, move: Command | Claim) -> CarryOut | None:
    """The ruling on a claim that is right and needs the Marshal's word; None for whatever needs none.

    It is put to the others at the table: their agreement stands for it that the Marshal has decided so.
    """
    if state.game is None or not isinstance(move, Claim):
        return None
    decided = ruled_on(state.game, move, confirmed=True)
    return decided if decided.upheld and not ruled_on(state.game, move).upheld else None


def as_everybody_sees(game: GameState) -> GameState:
    """The same table with what lies open on it, at which no card is held by anybody.

    Of a game that is over only rules, players, pegs and starter are left.
    """
    if game.phase in (Phase.GAME_OVER, Phase.MATCH_OVER):
        table = table_at(game.rules, game.names, game.pegs, game.dealer or 0)
        return replace(table, deal=Deal(starter=game.deal.starter))
    before = None if game.last_deal is None else _open_part(game.last_deal)
    return replace(game, deal=_open_part(game.deal), last_deal=before, cutting=_open_cuts(game.cutting))


def _open_part(deal: Deal) -> Deal:
    """What everybody has seen of a deal: no card that is held or was thrown."""
    return Deal(
        hands=[[] for _ in deal.hands],
        thrown=[() for _ in deal.hands],
        turn=deal.turn,
        played=deal.played,
        crib_shown=deal.crib_shown,
        starter=deal.starter,
        at_lead=deal.at_lead,
        heels=deal.heels,
        counts=counts(deal),
        ruled=None if deal.ruled is None else Ruled(dead=deal.ruled.dead, crib_dead=deal.ruled.crib_dead),
    )


def _open_cuts(cutting: Cutting | None) -> Cutting | None:
    """The cards that were cut, and none of those above them."""
    if cutting is None:
        return None
    cards = [replace(packet, cards=packet.cards[-1:]) for packet in cutting.packets]
    return Cutting(cutting.cutters, tuple(cards))


def why_not(game: GameState, incident: str, facts: Mapping[str, str], ruling: Ruling) -> Refusal | None:
    """Why the game cannot carry the ruling out now; None if it can."""
    lying = {card for pile in game.deal.played for card in pile}
    if not cards_among(incident, facts) <= lying:
        return refuse("cards_not_open", NOT_OPEN)
    return ruling.still_open or refusal(game, as_if_drawn(game, as_command(ruling)))


def cards_among(incident: str, facts: Mapping[str, str]) -> set[Card]:
    """The cards that the facts name; at a table that everybody sees, a ruling can be about no others."""
    asked = [question.name for question in questions(KINDS[incident].incident) if question.answer == "cards"]
    return {card for name in asked if name in facts for card in parse_cards(facts[name])}
