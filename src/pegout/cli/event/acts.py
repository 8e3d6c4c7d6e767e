"""Works that change an event: each builds one command from what was t."""

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
    """With lots for every field that has entrants, or in the order of registration."""
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
        raise BadInput("there is nothing to take back.")
    return e.Undo(kept[-1].number, args.reason)


def _kind(args: Namespace) -> Kind:
    return Kind.TIME if args.by_time else Kind.PLAYED


def _prizes(args: Namespace, book: EventBook) -> EventCommand:
    """The final order of the only field, or of the one that is named."""
    division = book.event.division(args.division)
    if division is None:
        raise BadInput("say for which field with --division.")
    return d.AwardPrizes(_order(division))


def _order(division: Division) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(division.named(line) for line in lines) for lines in final_order(division))


ACTS: tuple[Work, ...] = (
    _act("register", "put somebody on the list", t.register, _registered),
    _act(
        "pay",
        "take money for an entry",
        t.name_and_amount,
        lambda a, _: d.Pay(a.name, parse_cents(a.amount)),
    ),
    _act("donate", "take a gift", t.name_and_amount, lambda a, _: d.Donate(a.name, parse_cents(a.amount))),
    _act("pool", "let an entrant into a side pool", t.pool, lambda a, _: d.JoinPool(a.name, a.pool)),
    _act("check-in", "note that an entrant is here", t.name, lambda a, _: d.CheckIn(a.name)),
    _act("withdraw", "take back an entry at the entrant's request", t.name, lambda a, _: d.Withdraw(a.name)),
    _act("remove", "take somebody off the list", t.name_and_reason, lambda a, _: d.Remove(a.name, a.reason)),
    _act(
        "decide-refund",
        "decide on a refund that the rules leave to the registrar",
        t.refund,
        lambda a, _: d.DecideRefund(a.name, parse_cents(a.amount), a.reason),
    ),
    _act("pay-refund", "pay what is owed to an entrant", t.name, lambda a, _: d.PayRefund(a.name)),
    _act("spend", "note an expense", t.spend, lambda a, _: d.Spend(a.on, parse_cents(a.amount))),
    _act("put-in", "note money that the house lends", t.amount, lambda a, _: d.PutIn(parse_cents(a.amount))),
    _act("hand-over", "give money to the house", t.amount, lambda a, _: d.HandOver(parse_cents(a.amount))),
    _act(
        "move",
        "set another start",
        t.move,
        lambda a, _: d.MoveStart(moment_of(a.start), a.reason),
    ),
    _act("cancel", "call the event off", t.cancel, lambda a, _: d.Cancel(t.CAUSES[a.cause], a.reason)),
    _act(
        "draw",
        "number the players of a field",
        t.draw,
        lambda a, _: e.DrawOrder(a.division, tuple(a.names)),
    ),
    _act("start", "close the entries and start to play", t.start, _started),
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
        "enter a game that no chart has foreseen",
        t.free,
        lambda a, _: e.FreeGame(a.division, a.names[0], a.names[1], (a.first, a.second), _kind(a)),
    ),
    _act(
        "deny",
        "say that a game which waits to be agreed on was never played",
        t.deny,
        lambda a, _: e.DenyGame(a.division, a.game, a.player),
    ),
    _act(
        "correct",
        "change a locked score",
        t.correct,
        lambda a, _: e.CorrectScore(a.division, a.game, (a.first, a.second), a.reason, _kind(a), a.winner),
    ),
    _act(
        "absent",
        "note who did not come to a game",
        t.absent,
        lambda a, _: e.MarkAbsent(a.division, a.game, tuple(a.names)),
    ),
    _act("drop", "let a player leave the event", t.drop, lambda a, _: e.DropOut(a.name, a.reason)),
    _act("expel", "send a player off", t.name_and_reason, lambda a, _: e.Expel(a.name, a.reason)),
    _act("join", "let a player join a chart late", t.join, lambda a, _: e.JoinLate(a.division, a.name)),
    _act(
        "play-offs",
        "close the chart and start its sheet",
        add_division,
        lambda a, _: e.StartPlayOffs(a.division),
    ),
    _act(
        "decide",
        "give or confirm a place that no match decided",
        t.decide,
        lambda a, _: e.DecidePlace(a.division, a.place, a.name, a.reason),
    ),
    _act(
        "rule",
        "write down a ruling",
        t.rule,
        lambda a, _: e.NoteRuling(a.text, tuple(a.cite), a.division, a.game),
    ),
    _act(
        "call",
        "call the judge to a table",
        t.call,
        lambda a, _: e.CallJudge(a.division, a.game, a.player, a.words),
    ),
    _act("settle", "note that a judge has answered a call", t.settle, lambda a, _: e.SettleCall(a.number)),
    _act("prizes", "award the prizes by the final order", add_division, _prizes),
    _act("award-pool", "award a side pool", t.award_pool, lambda a, _: d.AwardPool(a.pool, tuple(a.names))),
    _act("close", "end the event for good", t.nothing, lambda _, __: e.CloseEvent()),
    _act("undo", "take back a record", t.undo, _undone),
)
