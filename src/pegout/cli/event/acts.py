"""Tasks that change an event: each builds one command from what was typed."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from random import SystemRandom

from pegout.cli.event import arguments as t
from pegout.cli.event.work import (
    Work,
    add_actor,
    add_division,
    add_file,
    add_preview,
    carry_out,
    moment_of,
    open_book,
)
from pegout.cli.main import BadInput
from pegout.services.event_files import EventBook
from pegout.tournament import entries as d
from pegout.tournament import event as e
from pegout.tournament.event import Division, EventCommand, final_order, standing
from pegout.tournament.money import parse_cents
from pegout.tournament.standings import Kind

Build = Callable[[Namespace, EventBook], EventCommand]
Arguments = Callable[[ArgumentParser], None]


def _act(name: str, what: str, arguments: Arguments, build: Build) -> Work:
    def add_arguments(parser: ArgumentParser) -> None:
        add_file(parser)
        arguments(parser)
        add_actor(parser)
        add_preview(parser)

    def run(args: Namespace) -> int:
        book = open_book(args)
        return carry_out(args, book, build(args, book))

    return Work(name, what, add_arguments, run)


def _registered(args: Namespace, book: EventBook) -> EventCommand:
    kind = args.kind or book.setup.form.desk.kinds[0].kind
    return d.Register(args.name, kind, args.sponsor, args.contact)


def _started(args: Namespace, book: EventBook) -> EventCommand:
    """With lots for every division that has entrants, or in the order of registration."""
    if not args.draw:
        return d.StartPlay()
    fields = [(name, d.line_up(book.event.desk, name)) for name in book.setup.form.divisions or ("",)]
    lots = SystemRandom()
    draws = [e.DrawOrder(name, tuple(lots.sample(there, len(there)))) for name, there in fields if there]
    return e.DrawAndStart(tuple(draws))


def _undone(args: Namespace, book: EventBook) -> EventCommand:
    if args.number is not None:
        return e.Undo(args.number, args.reason)
    kept = standing(book.log)
    if not kept:
        raise BadInput("there is nothing to undo.")
    return e.Undo(kept[-1].number, args.reason)


def _kind(args: Namespace) -> Kind:
    return Kind.TIME if args.by_time else Kind.PLAYED


def _prizes(args: Namespace, book: EventBook) -> EventCommand:
    """The final order of the only division, or of the one named."""
    division = book.event.division(args.division)
    if division is None:
        raise BadInput("say which division with --division.")
    return d.AwardPrizes(_order(division))


def _order(division: Division) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(division.named(line) for line in lines) for lines in final_order(division))


ACTS: tuple[Work, ...] = (
    _act("register", "register an entrant", t.register, _registered),
    _act(
        "pay",
        "take payment for an entry",
        t.name_and_amount,
        lambda a, _: d.Pay(a.name, parse_cents(a.amount)),
    ),
    _act(
        "donate", "take a donation", t.name_and_amount, lambda a, _: d.Donate(a.name, parse_cents(a.amount))
    ),
    _act("pool", "enter somebody in a side pool", t.pool, lambda a, _: d.JoinPool(a.name, a.pool)),
    _act("check-in", "check an entrant in", t.name, lambda a, _: d.CheckIn(a.name)),
    _act("withdraw", "withdraw an entry at the entrant's request", t.name, lambda a, _: d.Withdraw(a.name)),
    _act("remove", "remove an entrant", t.name_and_reason, lambda a, _: d.Remove(a.name, a.reason)),
    _act(
        "decide-refund",
        "decide a refund that the rules leave to the registrar",
        t.refund,
        lambda a, _: d.DecideRefund(a.name, parse_cents(a.amount), a.reason),
    ),
    _act("pay-refund", "pay what is owed to an entrant", t.name, lambda a, _: d.PayRefund(a.name)),
    _act("spend", "record an expense", t.spend, lambda a, _: d.Spend(a.on, parse_cents(a.amount))),
    _act("put-in", "record money lent by the house", t.amount, lambda a, _: d.PutIn(parse_cents(a.amount))),
    _act("hand-over", "pay money to the house", t.amount, lambda a, _: d.HandOver(parse_cents(a.amount))),
    _act(
        "move",
        "change the starting time",
        t.move,
        lambda a, _: d.MoveStart(moment_of(a.start), a.reason),
    ),
    _act("cancel", "cancel the event", t.cancel, lambda a, _: d.Cancel(t.CAUSES[a.cause], a.reason)),
    _act(
        "draw",
        "number the players of a division",
        t.draw,
        lambda a, _: e.DrawOrder(a.division, tuple(a.names)),
    ),
    _act("start", "close entry and start play", t.start, _started),
    _act("night", "open a night of a season", t.names, lambda a, _: e.OpenNight(tuple(a.names))),
    _act(
        "round", "start the clock of a round", t.round_number, lambda a, _: e.StartRound(a.division, a.round)
    ),
    _act("time", "call time in a round", t.round_number, lambda a, _: e.CallTime(a.division, a.round)),
    _act(
        "result",
        "enter the score of a game",
        t.result,
        lambda a, _: e.EnterScore(
            a.division, a.game, (a.first, a.second), a.player, _kind(a), a.winner, a.nth
        ),
    ),
    _act(
        "game",
        "enter a game that is not on the chart",
        t.free,
        lambda a, _: e.FreeGame(a.division, a.names[0], a.names[1], (a.first, a.second), _kind(a)),
    ),
    _act(
        "deny",
        "deny a game that the opponent has entered",
        t.deny,
        lambda a, _: e.DenyGame(a.division, a.game, a.player),
    ),
    _act(
        "correct",
        "correct a locked score",
        t.correct,
        lambda a, _: e.CorrectScore(a.division, a.game, (a.first, a.second), a.reason, _kind(a), a.winner),
    ),
    _act(
        "absent",
        "record who did not show up for a game",
        t.absent,
        lambda a, _: e.MarkAbsent(a.division, a.game, tuple(a.names)),
    ),
    _act("drop", "record that a player drops out", t.drop, lambda a, _: e.DropOut(a.name, a.reason)),
    _act("expel", "disqualify a player", t.name_and_reason, lambda a, _: e.Expel(a.name, a.reason)),
    _act("join", "add a late player to a chart", t.join, lambda a, _: e.JoinLate(a.division, a.name)),
    _act(
        "play-offs",
        "close the chart and start the play-offs",
        add_division,
        lambda a, _: e.StartPlayOffs(a.division),
    ),
    _act(
        "decide",
        "award or confirm a place that no match decided",
        t.decide,
        lambda a, _: e.DecidePlace(a.division, a.place, a.name, a.reason),
    ),
    _act(
        "rule",
        "record a ruling",
        t.rule,
        lambda a, _: e.NoteRuling(a.text, tuple(a.cite), a.division, a.game),
    ),
    _act(
        "call",
        "call the judge to a table",
        t.call,
        lambda a, _: e.CallJudge(a.division, a.game, a.player, a.words),
    ),
    _act("settle", "mark a call for the judge as answered", t.settle, lambda a, _: e.SettleCall(a.number)),
    _act("prizes", "award the prizes", add_division, _prizes),
    _act("award-pool", "award a side pool", t.award_pool, lambda a, _: d.AwardPool(a.pool, tuple(a.names))),
    _act("close", "close the event for good", t.nothing, lambda _, __: e.CloseEvent()),
    _act("undo", "undo a record", t.undo, _undone),
)
