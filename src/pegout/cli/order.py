"""`pegout admin` and order: people, tables, events, reports and bans."""

import getpass
import json
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from dataclasses import asdict
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from pegout.cli.database import database_of
from pegout.cli.main import BadInput

if TYPE_CHECKING:
    from pegout.store.operator_actions import Bench

LONGEST_WHY = 300
LONGEST_NAME = 24


def _reports(bench: "Bench", args: Namespace) -> str:
    found = bench.reports(settled=args.all)
    if args.json:
        return json.dumps([asdict(one) for one in found])
    lines = [
        f"{one.id}  {_moment(one.at)}  {one.name} ({one.about or 'only a name'}), {one.place}, "
        f"reported by {one.by}{', settled' if one.settled else ''}: {' '.join(one.why.split())}"
        for one in found
    ]
    return "\n".join(lines or ["There are no open reports."])


def _log(bench: "Bench", args: Namespace) -> str:
    found = bench.log()
    if args.json:
        return json.dumps([asdict(one) for one in found])
    lines = [f"{_moment(one.at)}  {one.by}  {one.deed}  {one.about}: {one.why}" for one in found]
    return "\n".join(lines or ["Nothing has been done yet."])


def _person(bench: "Bench", args: Namespace) -> str:
    known = bench.person(args.who)
    if args.json:
        return json.dumps(known)
    others = [
        f"{one['name']} ({one['id']}{', kept' if one['kept'] else ''})" for one in known["same_address"]
    ]
    kind = "keeps the name" if known["kept"] else "a guest"
    return "\n".join(
        [
            f"{known['name']} ({known['id']}), {kind}, since {_moment(known['since'])}",
            f"banned: {known['banned'] or 'no'}",
            f"reports: {', '.join(known['reports']) or 'none'}",
            f"seen from the same address in the last 30 days: {', '.join(others) or 'nobody else'}",
        ]
    )


def _settle(bench: "Bench", args: Namespace) -> str:
    bench.settle(args.report, _why(args))
    return f"Report {args.report} is settled."


def _close_table(bench: "Bench", args: Namespace) -> str:
    bench.close_table(args.table, _why(args))
    return f"Table {args.table} closes as soon as a server notices."


def _close_event(bench: "Bench", args: Namespace) -> str:
    bench.close_event(args.event, _why(args))
    return f"Event {args.event} closes as soon as a server notices."


def _rename(bench: "Bench", args: Namespace) -> str:
    from pegout.services.people.names import unseen
    from pegout.services.people.ports import NameTaken

    name = " ".join(args.name.split())
    if not 1 <= len(name) <= LONGEST_NAME or unseen(name):
        raise BadInput(f"a name has 1 to {LONGEST_NAME} visible characters.")
    try:
        bench.rename(args.who, name, _why(args))
    except NameTaken as error:
        raise BadInput(str(error)) from None
    return f"{args.who} is now called {name}."


def _ban(bench: "Bench", args: Namespace) -> str:
    bench.ban(args.who, _why(args))
    return f"{args.who} is banned."


def _unban(bench: "Bench", args: Namespace) -> str:
    bench.unban(args.who, _why(args))
    return f"{args.who} is no longer banned."


def _why(args: Namespace) -> str:
    why = " ".join(args.why.split())
    if not why or len(why) > LONGEST_WHY or not why.isprintable():
        raise BadInput(f"say why in at most {LONGEST_WHY} characters: --why 'insults at the table'.")
    return why


def _moment(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M:%SZ")


Work = Callable[["Bench", Namespace], str]

TELLING: dict[str, tuple[Work, str, tuple[str, ...]]] = {
    "reports": (_reports, "list open reports", ()),
    "log": (_log, "list what was done, by whom and when", ()),
    "person": (_person, "show what is known about somebody", ("who",)),
}
DOING: dict[str, tuple[Work, str, tuple[str, ...]]] = {
    "settle": (_settle, "settle a report", ("report",)),
    "close-table": (_close_table, "close a table", ("table",)),
    "close-event": (_close_event, "close an event", ("event",)),
    "rename": (_rename, "rename an account", ("who", "name")),
    "ban": (_ban, "ban somebody", ("who",)),
    "unban": (_unban, "lift a ban", ("who",)),
}


def add_works(works: Any, add_database: Callable[[ArgumentParser], None]) -> None:
    """One parser for each, beside those of `pegout admin`."""
    for name, (work, words, given) in {**TELLING, **DOING}.items():
        parser: ArgumentParser = works.add_parser(name, help=words, description=words.capitalize() + ".")
        for one in given:
            parser.add_argument(one)
        if name in DOING:
            parser.add_argument(
                "--why", default="", help="the reason, for the log and for the person concerned"
            )
            parser.add_argument("--by", default="", help="who does it (default: your login name)")
        else:
            parser.add_argument("--json", action="store_true", help="as JSON")
        if name == "reports":
            parser.add_argument("--all", action="store_true", help="include settled ones")
        add_database(parser)
        parser.set_defaults(run_work=_runner(work))


def _runner(work: Work) -> Callable[[Namespace], str]:
    def run(args: Namespace) -> str:
        from pegout.store.operator_actions import Bench

        by = " ".join(getattr(args, "by", "").split()) or _login()
        return work(Bench(database_of(args), by[:60]), args)

    return run


def _login() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError):
        return "somebody"
