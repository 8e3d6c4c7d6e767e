"""Packs laid so that a wanted deal comes out of them."""

from collections.abc import Sequence

from pegout.cards import Card, InvalidCard, complete_pack
from pegout.game.commands import Seat
from pegout.rules import RuleSet


def dealing_order(
    rules: RuleSet,
    dealer: Seat,
    hands: Sequence[Sequence[Card]],
    crib: Sequence[Card] = (),
    starter: Card | None = None,
) -> tuple[Card, ...]:
    """The pack from which these hands, crib cards and starter are dealt; the rest in natural order."""
    wanted = [rules.dealt] * rules.seats
    if [len(hand) for hand in hands] != wanted or len(crib) != rules.dealt_to_crib:
        raise InvalidCard(
            f"{rules.name} deals {rules.dealt} cards to each of {rules.seats} seats and "
            f"{rules.dealt_to_crib} to the crib: name that many."
        )
    order = [(dealer + 1 + step) % rules.seats for step in range(rules.seats)]
    dealt = [hands[seat][turn] for turn in range(rules.dealt) for seat in order]
    return complete_pack([*dealt, *crib, *([starter] if starter else [])])


def stacked(pack: Sequence[Card], rules: RuleSet) -> tuple[tuple[Card, ...], int, int]:
    """A shuffled pack and the two cuts after which the given pack is dealt from the top, starter included.

    The given pack holds the cards in the order they are to be used: those dealt, then the starter.
    """
    whole = complete_pack(pack)
    dealt = rules.seats * rules.dealt + rules.dealt_to_crib
    rest = whole[dealt:]
    starter_cut = len(rest) // 2
    after_cut = whole[:dealt] + rest[-starter_cut:] + rest[:-starter_cut]
    pack_cut = len(whole) // 2
    return after_cut[-pack_cut:] + after_cut[:-pack_cut], pack_cut, starter_cut
