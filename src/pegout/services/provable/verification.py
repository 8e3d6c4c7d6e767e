"""Checking a record: every pack is worked out again from the secrets in it."""

from collections import Counter
from collections.abc import Iterator, Sequence

from pegout.cards import Card
from pegout.game import NOT_STARTED, GameState, Phase
from pegout.game.draws import drawn_again
from pegout.game.events import (
    CutForDeal,
    Event,
    MatchStarted,
    PackCut,
    PackShuffled,
    RulingMade,
    StarterTurned,
)
from pegout.game.evolve import draft_of, fold
from pegout.library.dealer import chances_of
from pegout.notation import Record, read_record
from pegout.rules import FirstDealer
from pegout.rules.remedies import BlindThrow, StarterPick
from pegout.services.provable.dealer import ProvableDealer
from pegout.services.provable.match_secrets import NEWEST, Secrets, commitment_of
from pegout.services.provable.tags import NotProvable, secrets_of
from pegout.services.provable.verdict import Check, SeatCuts, Verdict


def verify(text: str, noted: str | None = None) -> Verdict:
    """Whether the record was dealt as its tags say, and fits the commitment noted before the match.

    Raises `InvalidRecord` for what is not a record, and `NotProvable` for one without the secrets.
    """
    record = read_record(text)
    start = _start_of(record)
    secrets = secrets_of(record.tags, start.names)
    if len(secrets.players) != len(start.names):
        raise NotProvable(
            f"There are secrets for {len(secrets.players)} seats but {len(start.names)} players: the "
            "record of a match has one tag for each seat, SecretA, SecretB and so on."
        )
    given = record.tags["Commitment"]
    checker = _Checker(secrets)
    checks = [_commitment(secrets, given, noted), *_first_dealer(secrets, start)]
    dealt = checker.check(record.events)
    cuts = tuple(
        SeatCuts(name, checker.made[seat], checker.of_program[seat]) for seat, name in enumerate(start.names)
    )
    return Verdict(
        table=secrets.table,
        match=secrets.match,
        names=start.names,
        commitment=given,
        checks=(*checks, *dealt),
        cuts=cuts,
        notes=_notes(start),
        packs=checker.packs,
        version=1 if secrets.bound is None else NEWEST,
        added=sum(map(bool, secrets.players)),
    )


def _start_of(record: Record) -> MatchStarted:
    start = record.events[0]
    if not isinstance(start, MatchStarted):  # the reader lets nothing else begin a record
        raise NotProvable("The record does not begin with a match.")
    return start


def _commitment(secrets: Secrets, given: str, noted: str | None) -> Check:
    right = commitment_of(secrets.server)
    if given != right:
        return Check("commitment", agrees=False, wrong=f"the tag Secret gives the commitment {right}.")
    if noted is not None and noted.strip().lower() != right:
        return Check("commitment", agrees=False, wrong="a different one was noted before the match.")
    return Check("commitment", agrees=True)


def _first_dealer(secrets: Secrets, start: MatchStarted) -> list[Check]:
    if start.rules.first_dealer is not FirstDealer.RANDOM:
        return []
    drawn = ProvableDealer(secrets).draw(start.rules.seats)
    agrees = start.dealer == drawn
    return [Check("first dealer", agrees, "" if agrees else f"{start.names[drawn]} should have been drawn.")]


def _notes(start: MatchStarted) -> tuple[str, ...]:
    if start.dealer is None or start.rules.first_dealer is FirstDealer.RANDOM:
        return ()
    name = start.names[start.dealer]
    return (f"{name} was named as the first dealer, but {start.rules.name} cuts for the deal.",)


class _Checker:
    """Goes through the events with the state before each, as the dealer saw it."""

    def __init__(self, secrets: Secrets) -> None:
        self.secrets = secrets
        self.made: Counter[int] = Counter()
        self.of_program: Counter[int] = Counter()
        self.packs = 0

    def check(self, events: Sequence[Event]) -> list[Check]:
        """One check for each pack, and for each draw of cards unseen from a hand."""
        checks: list[Check] = []
        state = draft_of(NOT_STARTED)
        for event in events:
            dealer = ProvableDealer(self.secrets, shuffled=self.packs)
            if isinstance(event, PackShuffled):
                checks.append(_pack(state, event.pack, dealer.shuffle(state).pack))
                self.packs += 1
            elif isinstance(event, RulingMade):
                checks.extend(_draws(state, event, dealer))
            elif isinstance(event, CutForDeal | PackCut | StarterTurned):
                self.made[event.seat] += 1
                self.of_program[event.seat] += dealer.cut(state).lifted == event.lifted
            fold(state, event)
        return checks


def _pack(state: GameState, found: Sequence[Card], right: Sequence[Card]) -> Check:
    what = f"game {state.game_number}, {_what(state)}"
    for place, (one, other) in enumerate(zip(found, right, strict=True), start=1):
        if one is not other:
            wrong = f"card {place} of the pack is {one} but should be {other}."
            return Check(what, agrees=False, wrong=wrong)
    return Check(what, agrees=True)


def _draws(state: GameState, event: RulingMade, dealer: ProvableDealer) -> Iterator[Check]:
    """What a ruling left to chance is drawn again."""
    what = f"game {state.game_number}, deal {state.deal_number}, cards drawn unseen"
    for remedy in event.remedies:
        if isinstance(remedy, BlindThrow | StarterPick):
            right = drawn_again(state, remedy, *chances_of(dealer, state))
            places = " and ".join(map(str, right.places))
            wrong = f"cards {places} of the hand should have been drawn."
            yield Check(what, remedy == right, "" if remedy == right else wrong)


def _what(state: GameState) -> str:
    if state.phase is Phase.SHUFFLE_FOR_CUT:
        return "cut for the deal"
    if state.phase is Phase.SHUFFLE_REST:
        return f"deal {state.deal_number}, the rest of the pack"
    return f"deal {state.deal_number + 1}"
