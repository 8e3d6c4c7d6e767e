"""The table as somebody sees it."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Any

import msgspec

from pegout.edition import FIRST_EDITION
from pegout.game import (
    Accept,
    ChooseCrib,
    Command,
    CountCrib,
    CountHand,
    Cut,
    Mix,
    NextGame,
    Pass,
    Peg,
    PickStarter,
    PlayCard,
    SayGo,
    Seat,
    SeatView,
    Standing,
    Throw,
    view_for,
)
from pegout.game.events import RulingMade
from pegout.game.officiated.books import asked_back
from pegout.game.officiated.claims import CLAIMS, Claim, ClaimMuggins, ClaimRenege
from pegout.game.officiated.missed import scores_of_play
from pegout.game.officiated.windows import fates_to_choose
from pegout.game.views import CountSeen
from pegout.game.written_views import texts, writer
from pegout.rules import Outcome
from pegout.rules.remedy_words import orders
from pegout.server.tables import wire
from pegout.server.tables.event_wire import RulingMadeEvent
from pegout.services.provable import commitment_of
from pegout.services.tables.clocks import thinking_until, time_called_at
from pegout.services.tables.refusal import awaited
from pegout.services.tables.state import Proposal, Sitter, TableState
from pegout.services.tables.terms import Terms

CLAIM_NAMES: dict[type, str] = {kind: name for name, kind in CLAIMS.items()}


def names_of(state: TableState) -> Sequence[str]:
    return () if state.game is None else state.game.names


def ruling_seen(event: RulingMade, names: Sequence[str]) -> RulingMadeEvent:
    """A ruling as everybody hears it."""
    claim = event.claim
    return RulingMadeEvent(
        findings=event.findings,
        remedies=orders(event.remedies, names),
        citations=event.citations,
        claim=None if claim is None else CLAIM_NAMES[claim.__class__],
        by=None if claim is None else claim.seat,
        upheld=event.upheld,
    )


def table_seen(state: TableState, seat: Seat | None, person: str | None) -> wire.TableSeen:
    playing = state.playing
    return wire.TableSeen(
        table=state.table,
        status=state.status,
        seat=seat,
        host=person == state.host,
        code=state.code if seat is not None or person == state.host else None,
        terms=_terms(state.terms),
        seats=tuple([_seat(state, place) for place in range(len(state.seats))]),
        next_match=state.match,
        next_commitment=state.commitment,
        commitment=_commitment(state.on_secret) if state.on else "",
        secrets=_secrets(state) if state.revealed else None,
        rematch=tuple(sorted(state.rematch)),
        proposal=None if state.proposal is None else _proposal(state, state.proposal),
        until=tuple(thinking_until(state)) if playing else (),
        game_until=time_called_at(state) if playing else None,
        closed=state.closed,
        event=None if state.reserved is None else state.reserved.event,
    )


def _proposal(state: TableState, proposal: Proposal) -> wire.ProposalSeen:
    return wire.ProposalSeen(
        by=proposal.seat,
        findings=proposal.ruling.findings,
        remedies=orders(proposal.ruling.remedies, names_of(state)),
        citations=proposal.ruling.citations,
        agreed=tuple(sorted(proposal.agreed)),
        awaited=awaited(state),
        declined=proposal.declined,
        refused=proposal.refused,
    )


@lru_cache(maxsize=4096)
def _commitment(secret: str) -> str:
    return commitment_of(secret)


@lru_cache(maxsize=1024)
def _terms(terms: Terms) -> wire.TermsSeen:
    rules = terms.rules
    return wire.TermsSeen(
        rules=rules.name,
        seats=rules.seats,
        partners=rules.partners,
        match=str(terms.match),
        officiating=terms.officiating.value,
        muggins=rules.muggins,
        goal=rules.goal,
        skunk_below=rules.skunk_below,
        double_skunk_below=rules.double_skunk_below,
        double_skunk_word=rules.double_skunk_word,
        early_end_at=rules.early_end_at,
        early_end_under=rules.early_end_under,
        move_seconds=terms.move_seconds,
        game_minutes=rules.time_limit_minutes,
        gone=terms.gone.value,
        wait_seconds=terms.wait_seconds,
        stand_in=terms.stand_in,
        listed=terms.listed,
        watched=terms.watched,
        delay_seconds=terms.delay_seconds,
    )


def _seat(state: TableState, seat: Seat) -> wire.SeatSeen:
    occupant = state.seats[seat]
    return wire.SeatSeen(
        name=state.name_at(seat),
        bot=state.bot_at(seat),
        person=isinstance(occupant, Sitter) and seat not in state.left,
        away=seat in state.away,
        stands_in=seat in state.standing_in,
        free=occupant is None,
        kept=isinstance(occupant, Sitter) and occupant.kept,
    )


def _secrets(state: TableState) -> wire.SecretsSeen:
    return wire.SecretsSeen(state.on, _commitment(state.on_secret), state.on_secret, state.player_secrets)


def game_seen(state: TableState, seat: Seat | None) -> wire.GameSeen | None:
    return None if state.game is None else seen(view_for(state.game, seat))


def seen(view: SeatView) -> wire.GameSeen:
    """What `GameSeen` names, and nothing else."""
    return wire.GameSeen(*_written(view))


def standings_seen(rows: Sequence[Standing]) -> tuple[wire.StandingSeen, ...]:
    return tuple([wire.StandingSeen(row.wins, row.games, row.bonus, row.spread) for row in rows])


def outcome_seen(outcome: Outcome) -> wire.OutcomeSeen:
    return wire.OutcomeSeen(
        outcome.winner,
        outcome.scores,
        outcome.ending.value,
        outcome.games,
        outcome.skunked,
        outcome.double_skunked,
    )


def _count(one: CountSeen) -> wire.CountSeen:
    return wire.CountSeen(one.seat, one.crib, one.said, one.open_to, one.pegged, one.callers, one.points)


def _claim(claim: Claim, view: SeatView) -> wire.ClaimSeen:
    fates = fates_to_choose(view.rules) if isinstance(claim, ClaimRenege) else ()
    return wire.ClaimSeen(
        CLAIM_NAMES[claim.__class__],
        getattr(claim, "player", None),
        tuple([fate.value for fate in fates]),
        _scores(claim, view) if isinstance(claim, ClaimMuggins) else (),
    )


def _scores(claim: ClaimMuggins, view: SeatView) -> tuple[str, ...]:
    """What a call of muggins names: its count, or any score of the play; in the first edition, nothing."""
    if view.edition == FIRST_EDITION:
        return ()
    named = scores_of_play(view.rules) if claim.score is None else (claim.score,)
    return tuple([score.value for score in named])


def _options(view: SeatView) -> Iterator[wire.OptionSeen]:
    """What may be done, one kind at a time: numbers as ranges, cards as choices."""
    for kind, same in groupby(view.legal, key=type):
        yield _option(kind, list(same), view)


def _option(kind: type[Command], legal: Sequence[Any], view: SeatView) -> wire.OptionSeen:
    if kind is PlayCard:
        cards = tuple(dict.fromkeys([str(command.card) for command in legal]))
        counts = [command.said for command in legal if command.said is not None]
        return wire.OptionSeen("play", cards, least=min(counts, default=None), most=max(counts, default=None))
    if kind is Throw:
        return wire.OptionSeen("throw", texts(view.hand), len(legal[0].cards))
    if kind is ChooseCrib:
        return wire.OptionSeen("choose", texts(view.crib), len(legal[0].cards))
    if kind is PickStarter:
        return wire.OptionSeen("pick", texts(view.drawn), 1)
    if kind in _WITH_POINTS:
        points = [command.points for command in legal]
        doubted = () if kind is Peg else asked_back(view.rules)
        return wire.OptionSeen(_WITH_POINTS[kind], least=min(points), most=max(points), doubted=doubted)
    if kind is Cut:
        lifted = [command.lifted for command in legal]
        return wire.OptionSeen("cut", least=min(lifted), most=max(lifted))
    return wire.OptionSeen(_PLAIN[kind])


_WITH_POINTS: dict[type[Command], str] = {Peg: "peg", CountHand: "count", CountCrib: "count_crib"}
_PLAIN: dict[type[Command], str] = {
    SayGo: "go",
    Pass: "pass",
    Accept: "accept",
    Mix: "mix",
    NextGame: "next",
}


_CHANGES: dict[type, Any] = {wire.TableSeen: wire.TableChange, wire.GameSeen: wire.GameChange}


def differences(before: msgspec.Struct | None, now: msgspec.Struct | None) -> Any:
    """The fields that have changed; unset if there are none."""
    if now is None or before is now:
        return msgspec.UNSET
    if before is None:
        fields = msgspec.structs.asdict(now)
    else:
        fields = {
            name: value
            for name in now.__struct_fields__
            if (value := getattr(now, name)) != getattr(before, name)
        }
    return _CHANGES[now.__class__](**fields) if fields else msgspec.UNSET


_written = writer(
    wire.GameSeen.__struct_fields__,
    {
        "counts": lambda view: tuple([_count(one) for one in view.counts]),
        "standings": lambda view: standings_seen(view.standings),
        "outcome": lambda view: None if view.outcome is None else outcome_seen(view.outcome),
        "legal": lambda view: tuple(_options(view)),
        "claims": lambda view: tuple([_claim(claim, view) for claim in view.claims]),
    },
)
