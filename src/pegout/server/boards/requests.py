"""From what a phone sends to commands of the board."""

from collections.abc import Callable
from typing import Any

from pegout.cards import Card, parse_cards
from pegout.companion import (
    AskBoth,
    Back,
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
    Points,
    RemovePhone,
    Ruled,
    Sent,
    Shown,
    Undo,
    Withdraw,
)
from pegout.game import MatchFormat
from pegout.rules.remedies import Correction, PointsBack, PointsTo
from pegout.server.boards import wire as w
from pegout.server.tables.open_request import rules_with
from pegout.services.boards.keeper import digest_of


def read_command(sent: w.CommandSent, key: str) -> Sent:
    """The command, or a ValueError that says what cannot be read."""
    return Sent(sent.id, _command(sent.command, key), sent.by, sent.at)


def _command(asked: w.Asked, key: str) -> Command:
    match asked:
        case w.OpenAsked():
            return Open(_terms(asked), digest_of(key))
        case w.UndoAsked(entries=entries):
            return Undo(entries)
        case w.ConfirmAsked(entries=entries):
            return Confirm(entries)
        case w.ObjectAsked(entry=entry, words=words):
            return Dispute(entry, words)
        case w.WithdrawAsked(entry=entry):
            return Withdraw(entry)
        case w.BothAsked(on=on):
            return AskBoth(on)
        case w.InviteAsked(side=side, invitation=invitation):
            return InvitePhone(side, digest_of(invitation))
        case w.JoinAsked(side=side, invitation=invitation):
            return JoinBoard(side, digest_of(invitation), digest_of(key))
        case w.RemoveAsked(side=side):
            return RemovePhone(side)
        case _:
            return Enter(_READERS[asked.__class__](asked))


def _terms(asked: w.OpenAsked) -> BoardTerms:
    rules = rules_with(asked.rules, len(asked.names), asked.partners, asked.options)
    return BoardTerms(rules, asked.names, MatchFormat.parse(asked.match), asked.dealer, asked.both)


def _cards(texts: tuple[str, ...]) -> tuple[Card, ...]:
    return tuple(parse_cards(" ".join(texts))) if texts else ()


def _hand(asked: w.HandAsked) -> Made:
    return Shown(asked.seat, _cards(asked.cards), Card.parse(asked.starter), dealt=_cards(asked.dealt))


def _crib(asked: w.CribAsked) -> Made:
    return Shown(asked.seat, _cards(asked.cards), Card.parse(asked.starter), crib=True)


def _ruling(asked: w.BoardRulingAsked) -> Made:
    return Ruled(
        asked.words,
        asked.citations,
        tuple([Correction(order.seat, order.points) for order in asked.corrections]),
        tuple([PointsBack(order.seat, order.points) for order in asked.back]),
        tuple([PointsTo(order.seat, order.points) for order in asked.to]),
    )


_READERS: dict[type, Callable[[Any], Made]] = {
    w.PointsAsked: lambda asked: Points(asked.seat, asked.points, asked.why, asked.penalty),
    w.BackAsked: lambda asked: Back(asked.seat, asked.points, asked.penalty),
    w.HandAsked: _hand,
    w.CribAsked: _crib,
    w.BoardRulingAsked: _ruling,
    w.DealAsked: lambda asked: NextDeal(asked.dealer),
    w.MarkerAsked: lambda asked: Marker(asked.dealer),
    w.GameAsked: lambda asked: NextGame(asked.dealer),
}
