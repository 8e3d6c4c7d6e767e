"""Works that change an event: each builds one command from what was typed."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable

from pegout.app.events import EventBook
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


def _name(parser: ArgumentParser) -> None:
    parser.add_argument("name", metavar="NAME", help="the entrant")


def _names(parser: ArgumentParser) -> None:
    parser.add_argument("names", nargs="+", metavar="NAME", help="the players")


def _amount(parser: ArgumentParser) -> None:
    parser.add_argument("amount", metavar="AMOUNT", help="as 20 or 20.50")


def _name_and_amount(parser: ArgumentParser) -> None:
    _name(parser)
    _amount(parser)


def _reason(parser: ArgumentParser, *, needed: bool = True) -> None:
    parser.add_argument("--reason", required=needed, default="", metavar="WORDS", help="why, for the log")


def _name_and_reason(parser: ArgumentParser) -> None:
    _name(parser)
    _reason(parser)


def _register(parser: ArgumentParser) -> None:
    _name(parser)
    parser.add_argument("--kind", default="", metavar="KIND", help="member, guest, men, women ...")
    parser.add_argument("--sponsor", default="", metavar="NAME", help="who invited a guest")
    parser.add_argument("--contact", default="", metavar="WORDS", help="how to reach them")


def _registered(args: Namespace, book: EventBook) -> EventCommand:
    kind = args.kind or book.setup.form.desk.kinds[0].kind
    return d.Register(args.name, kind, args.sponsor, args.contact)


def _refund(parser: ArgumentParser) -> None:
    _name_and_amount(parser)
    _reason(parser)


def _spend(parser: ArgumentParser) -> None:
    parser.add_argument("on", metavar="WHAT", help="what the money was spent on")
    _amount(parser)


def _pool(parser: ArgumentParser) -> None:
    _name(parser)
    parser.add_argument("pool", metavar="POOL", help="the side pool")


def _award_pool(parser: ArgumentParser) -> None:
    parser.add_argument("pool", metavar="POOL", help="the side pool")
    parser.add_argument("names", nargs="*", metavar="NAME", help="who won it; nobody makes it a donation")


def _cancel(parser: ArgumentParser) -> None:
    parser.add_argument("cause", choices=_CAUSES, help="why the event is off")
    _reason(parser, needed=False)


_CAUSES = {cause.name.lower().replace("_", "-"): cause for cause in d.Cause}


def _move(parser: ArgumentParser) -> None:
    parser.add_argument("start", metavar="TIME", help="the new start, as 2026-12-10T18:00")
    _reason(parser)


def _round(parser: ArgumentParser) -> None:
    parser.add_argument("round", type=int, metavar="N", help="the number of the round")
    add_division(parser)


def _game(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="the game as the pairings name it: R3T5, W1-2, P4-7")


def _scores(parser: ArgumentParser) -> None:
    parser.add_argument("first", type=int, metavar="POINTS", help="of the player named first")
    parser.add_argument("second", type=int, metavar="POINTS", help="of the player named second")
    parser.add_argument("--by-time", action="store_true", help="time ended the game")
    parser.add_argument("--winner", default="", metavar="NAME", help="who came to a level score first")
    add_division(parser)


def _result(parser: ArgumentParser) -> None:
    _game(parser)
    _scores(parser)
    parser.add_argument("--player", default="", metavar="NAME", help="entered by this player, not a scorer")
    parser.add_argument("--nth", type=int, default=0, metavar="N", help="which game of the match")


def _correct(parser: ArgumentParser) -> None:
    _game(parser)
    _scores(parser)
    _reason(parser)


def _free(parser: ArgumentParser) -> None:
    parser.add_argument("names", nargs=2, metavar="NAME", help="the two players")
    _scores(parser)


def _absent(parser: ArgumentParser) -> None:
    _game(parser)
    _names(parser)
    add_division(parser)


def _draw(parser: ArgumentParser) -> None:
    _names(parser)
    add_division(parser)


def _drop(parser: ArgumentParser) -> None:
    _name(parser)
    _reason(parser, needed=False)


def _join(parser: ArgumentParser) -> None:
    _name(parser)
    add_division(parser)


def _decide(parser: ArgumentParser) -> None:
    parser.add_argument("place", type=int, metavar="PLACE", help="1, 2 or 3")
    _name_and_reason(parser)
    add_division(parser)


def _rule(parser: ArgumentParser) -> None:
    parser.add_argument("text", metavar="WORDS", help="the ruling")
    parser.add_argument("--cite", action="append", default=[], metavar="PLACE", help="as acc:VIII.4b")
    parser.add_argument("--game", default="", metavar="GAME", help="the game it is about")
    add_division(parser)


def _call(parser: ArgumentParser) -> None:
    _game(parser)
    parser.add_argument("--player", default="", metavar="NAME", help="who calls, where a player does")
    parser.add_argument("--words", default="", metavar="WORDS", help="what it is about")
    add_division(parser)


def _settle(parser: ArgumentParser) -> None:
    parser.add_argument("number", type=int, metavar="N", help="the record that called")


def _undo(parser: ArgumentParser) -> None:
    parser.add_argument("number", nargs="?", type=int, metavar="N", help="the record (the last if not said)")
    _reason(parser, needed=False)


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


def _nothing(_: ArgumentParser) -> None:
    """The file is enough."""


ACTS: tuple[Work, ...] = (
    _act("register", "put somebody on the list", _register, _registered),
    _act(
        "pay", "take money for an entry", _name_and_amount, lambda a, _: d.Pay(a.name, parse_cents(a.amount))
    ),
    _act("donate", "take a gift", _name_and_amount, lambda a, _: d.Donate(a.name, parse_cents(a.amount))),
    _act("pool", "let an entrant into a side pool", _pool, lambda a, _: d.JoinPool(a.name, a.pool)),
    _act("check-in", "note that an entrant is here", _name, lambda a, _: d.CheckIn(a.name)),
    _act("withdraw", "take back an entry at the entrant's request", _name, lambda a, _: d.Withdraw(a.name)),
    _act("remove", "take somebody off the list", _name_and_reason, lambda a, _: d.Remove(a.name, a.reason)),
    _act(
        "decide-refund",
        "decide on a refund that the rules leave to the registrar",
        _refund,
        lambda a, _: d.DecideRefund(a.name, parse_cents(a.amount), a.reason),
    ),
    _act("pay-refund", "pay what is owed to an entrant", _name, lambda a, _: d.PayRefund(a.name)),
    _act("spend", "note an expense", _spend, lambda a, _: d.Spend(a.on, parse_cents(a.amount))),
    _act("put-in", "note money that the house lends", _amount, lambda a, _: d.PutIn(parse_cents(a.amount))),
    _act("hand-over", "give money to the house", _amount, lambda a, _: d.HandOver(parse_cents(a.amount))),
    _act(
        "move",
        "set another start",
        _move,
        lambda a, _: d.MoveStart(moment_of(a.start), a.reason),
    ),
    _act("cancel", "call the event off", _cancel, lambda a, _: d.Cancel(_CAUSES[a.cause], a.reason)),
    _act(
        "draw", "number the players of a field", _draw, lambda a, _: e.DrawOrder(a.division, tuple(a.names))
    ),
    _act("start", "close the entries and start to play", _nothing, lambda _, __: d.StartPlay()),
    _act("night", "open a night of a season", _names, lambda a, _: e.OpenNight(tuple(a.names))),
    _act("round", "start the clock of a round", _round, lambda a, _: e.StartRound(a.division, a.round)),
    _act("time", "call time in a round", _round, lambda a, _: e.CallTime(a.division, a.round)),
    _act(
        "result",
        "enter the score of a game",
        _result,
        lambda a, _: e.EnterScore(
            a.division, a.game, (a.first, a.second), a.player, _kind(a), a.winner, a.nth
        ),
    ),
    _act(
        "game",
        "enter a game that no chart has foreseen",
        _free,
        lambda a, _: e.FreeGame(a.division, a.names[0], a.names[1], (a.first, a.second), _kind(a)),
    ),
    _act(
        "correct",
        "change a locked score",
        _correct,
        lambda a, _: e.CorrectScore(a.division, a.game, (a.first, a.second), a.reason, _kind(a), a.winner),
    ),
    _act(
        "absent",
        "note who did not come to a game",
        _absent,
        lambda a, _: e.MarkAbsent(a.division, a.game, tuple(a.names)),
    ),
    _act("drop", "let a player leave the event", _drop, lambda a, _: e.DropOut(a.name, a.reason)),
    _act("expel", "send a player off", _name_and_reason, lambda a, _: e.Expel(a.name, a.reason)),
    _act("join", "let a player join a chart late", _join, lambda a, _: e.JoinLate(a.division, a.name)),
    _act(
        "play-offs",
        "close the chart and start its sheet",
        add_division,
        lambda a, _: e.StartPlayOffs(a.division),
    ),
    _act(
        "decide",
        "give or confirm a place that no match decided",
        _decide,
        lambda a, _: e.DecidePlace(a.division, a.place, a.name, a.reason),
    ),
    _act(
        "rule",
        "write down a ruling",
        _rule,
        lambda a, _: e.NoteRuling(a.text, tuple(a.cite), a.division, a.game),
    ),
    _act(
        "call",
        "call the judge to a table",
        _call,
        lambda a, _: e.CallJudge(a.division, a.game, a.player, a.words),
    ),
    _act("settle", "note that a judge has answered a call", _settle, lambda a, _: e.SettleCall(a.number)),
    _act("prizes", "award the prizes by the final order", add_division, _prizes),
    _act("award-pool", "award a side pool", _award_pool, lambda a, _: d.AwardPool(a.pool, tuple(a.names))),
    _act("close", "end the event for good", _nothing, lambda _, __: e.CloseEvent()),
    _act("undo", "take back a record", _undo, _undone),
)
