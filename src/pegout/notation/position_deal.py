"""The deal of a position, dealt and played again by the engine, so that no impossible one can be read."""

from collections.abc import Sequence
from dataclasses import replace

from pegout.cards import PACK, Card, InvalidCard, parse_cards
from pegout.game import (
    Cut,
    GameState,
    Phase,
    PlayCard,
    SayGo,
    Script,
    Seat,
    Shuffle,
    StartMatch,
    Throw,
    dealing_order,
    obey,
    stacked,
)
from pegout.game.turns import can_play
from pegout.notation.words import LETTERS, seat_of
from pegout.rules import RuleSet

_FAR_HOLE = 999


def dealt_again(rules: RuleSet, dealer: Seat, phase: Phase, fields: Sequence[str]) -> GameState:
    """A state with the phase and the deal that the fields describe; its scores mean nothing."""
    if phase is Phase.PLAY:
        hands, crib, starter_text, series, gone, _ = fields
        starter = Card.parse(starter_text)
    else:
        hands, crib, starter, series, gone = *fields, None, "-", "-"
    held, laid = _hands(rules, hands, with_laid=phase is Phase.PLAY)
    to_crib, throws = _crib(rules, crib)
    script = _deal(rules, dealer, _dealt(rules, held, laid, throws), to_crib, starter)
    for throw in throws:
        obey(script, throw)
    if starter is not None:
        _turn_starter(script, starter)
        _play_again(script, laid, gone, in_series=series != "-")
    _gather_pack(script)
    return script.state


def _cards(text: str) -> tuple[Card, ...]:
    return () if text == "-" else parse_cards(text)


def _hands(rules: RuleSet, text: str, *, with_laid: bool) -> tuple[list[tuple[Card, ...]], list[list[Card]]]:
    """What each seat holds, and what it has laid."""
    hands = text.split(",")
    if len(hands) != rules.seats:
        raise ValueError(f"hands are given for {len(hands)} seats, but there are {rules.seats}.")
    held, laid = [], []
    for hand in hands:
        kept, slash, played = hand.partition("/")
        if bool(slash) != with_laid:
            raise ValueError(
                "a hand is written held/played during the play, and without a slash before that."
            )
        held.append(_cards(kept))
        laid.append(list(_cards(played or "-")))
    return held, laid


def _crib(rules: RuleSet, text: str) -> tuple[tuple[Card, ...], list[Throw]]:
    """What was dealt to the crib, and the throws in their order."""
    parts = [] if text == "-" else text.split(",")
    dealt = _cards(parts.pop(0)) if rules.dealt_to_crib and parts else ()
    throws = []
    for part in parts:
        letter, _, cards = part.partition(":")
        throws.append(Throw(seat_of(letter), parse_cards(cards)))
    return dealt, throws


def _dealt(
    rules: RuleSet, held: Sequence[Sequence[Card]], laid: Sequence[Sequence[Card]], throws: Sequence[Throw]
) -> list[tuple[Card, ...]]:
    """Each seat's cards as they were before anything was thrown or laid."""
    hands = [(*held[seat], *laid[seat]) for seat in range(rules.seats)]
    for throw in throws:
        if throw.seat >= rules.seats:
            raise ValueError(f"{LETTERS[throw.seat]} has no seat at this table of {rules.seats}.")
        hands[throw.seat] += throw.cards
    for seat, hand in enumerate(hands):
        if len(hand) != rules.dealt:
            raise ValueError(
                f"{LETTERS[seat]} has {len(hand)} cards held, played and thrown, but {rules.dealt} were "
                f"dealt."
            )
    return hands


def _deal(
    rules: RuleSet,
    dealer: Seat,
    hands: Sequence[Sequence[Card]],
    crib: Sequence[Card],
    starter: Card | None,
) -> Script:
    """Deal those cards under rules whose game cannot end within one deal."""
    endless = replace(rules, goal=_FAR_HOLE, early_end_at=0, early_end_under=0)
    pack, lifted, _ = stacked(dealing_order(rules, dealer, hands, crib, starter), rules)
    script = Script()
    obey(script, StartMatch(endless, tuple(LETTERS[: rules.seats]), dealer=dealer))
    obey(script, Shuffle(pack))
    obey(script, Cut(script.state.pone, lifted))
    return script


def _turn_starter(script: Script, starter: Card) -> None:
    state = script.state
    if starter not in state.deal.pack:
        raise InvalidCard(f"{starter} was dealt, so it cannot be the starter.")
    obey(script, Cut(state.pone, state.deal.pack.index(starter)))


def _play_again(script: Script, laid: list[list[Card]], gone: str, *, in_series: bool) -> None:
    """Lay the cards in the only order that the rules allow, up to the go that was said last.

    Whoever can play must, and each seat's cards lie in the order they were laid: nothing is left open but
    how many have said go after the last card, which the series and the goes of the position tell.
    """
    piles = [pile[::-1] for pile in laid]
    while script.state.phase is Phase.PLAY and (turn := script.state.deal.turn) is not None:
        deal = script.state.deal
        if can_play(deal.hands[turn], script.state.rules.limit - deal.count):
            if not piles[turn]:
                break
            obey(script, PlayCard(turn, piles[turn].pop()))
        elif any(piles) or LETTERS[turn] in gone or not in_series:
            obey(script, SayGo(turn))
        else:
            break
    if any(piles):
        raise ValueError("the cards cannot have been played in that order under these rules.")


def _gather_pack(script: Script) -> None:
    """Nobody knows how the cards left in the pack lie: put them in their natural order."""
    deal = script.state.deal
    dealt = {card for pile in (*deal.hands, *deal.played, deal.crib) for card in pile}
    deal.pack = tuple(card for card in PACK if card not in dealt)
