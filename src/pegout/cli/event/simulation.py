"""`pegout event simulate`: play an event many times, to see how fair its format is."""

from argparse import ArgumentParser, Namespace

from pegout.cli.main import INTERRUPTED, BadInput
from pegout.cli.options import add_json, print_json
from pegout.cli.progress import progress_bar
from pegout.studies.simulation import STRENGTHS, Bots, Contender, Mean, Share, Simulation, simulate
from pegout.tournament.event import FORMATS, Format, format_of, with_best_of, with_games
from pegout.wiring import BOTS, bot

SHOWN = 12
"""How many ranks are printed; of more, the first and the last. JSON has them all."""


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--format", default="lodge", metavar="NAME", help=f"one of {', '.join(FORMATS)}")
    parser.add_argument("--entrants", type=int, default=16, metavar="N", help="how many play (16)")
    parser.add_argument("--runs", type=int, default=1000, metavar="N", help="how many events (1000)")
    field = parser.add_mutually_exclusive_group()
    field.add_argument(
        "--strengths",
        default="spread",
        metavar="WHAT",
        help=f"{', '.join(STRENGTHS)}, or a number for each entrant, such as 0.5,0,-0.5 (1 more wins 73 of "
        "100)",
    )
    field.add_argument(
        "--bots", metavar="NAMES", help=f"play real games between these bots, in turn: {', '.join(BOTS)}"
    )
    parser.add_argument("--games", type=int, metavar="N", help="games on the chart, if there is one")
    parser.add_argument("--best-of", type=int, metavar="N", help="games of a match in the play-offs")
    parser.add_argument(
        "--first", type=int, default=3, metavar="K", help="count who finishes in the top K (3)"
    )
    parser.add_argument("--nights", type=int, default=10, metavar="N", help="nights of a season (10)")
    parser.add_argument("--in-order", action="store_true", help="no draw: the strongest gets number 1")
    parser.add_argument("--seed", metavar="TEXT", help="repeat a simulation exactly")
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="how many processes to use (1)")
    add_json(parser)


def run(args: Namespace) -> int:
    """Print the figures. After Ctrl-C, those so far, and the exit code says so."""
    with progress_bar() as progress:
        found = simulate(
            _format(args),
            args.entrants,
            args.runs,
            strengths=_strengths(args.strengths),
            bots=Bots(_names(args.bots), bot) if args.bots is not None else None,
            seed=args.seed,
            workers=args.workers,
            progress=progress,
            first=args.first,
            drawn=not args.in_order,
            nights=args.nights,
        )
    if args.json:
        print_json(found.to_json())
    else:
        print("\n".join(_report(found)))
    return 0 if found.is_complete else INTERRUPTED


def _format(args: Namespace) -> Format:
    form = format_of(args.format)
    if args.games is not None:
        form = with_games(form, args.games)
    return form if args.best_of is None else with_best_of(form, args.best_of)


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.strip().lower() for name in text.split(",") if name.strip())


def _strengths(text: str) -> str | tuple[float, ...]:
    if text in STRENGTHS:
        return text
    try:
        return tuple(float(part) for part in text.split(","))
    except ValueError:
        raise BadInput(
            f"there are no strengths {text[:30]!r}: use {', '.join(STRENGTHS)}, or numbers such as "
            "0.5,0,-0.5."
        ) from None


def _report(found: Simulation) -> list[str]:
    """What was played, then a line for each rank of strength or kind of bot, with 95% intervals."""
    asked = "" if found.is_complete else f" of {found.asked:,} (interrupted)"
    return [
        f"{found.form}, {found.entrants} entrants: {found.runs:,}{asked} events, seed {found.seed}",
        f"games per event   {_mean(found.games)}",
        f"ties played off  {_share(found.tie_play_offs)} of events",
        *_verdict(found),
        "",
        *_table(found),
    ]


def _verdict(found: Simulation) -> list[str]:
    best = found.best
    if best is None:
        return []
    by_chance, first = 1 / found.entrants, f"  in the top {found.first}"
    return [
        f"the best wins    {_share(best.wins)}; by chance alone {by_chance:.1%}",
        f"{first:<17}{_share(best.in_first)}",
    ]


def _table(found: Simulation) -> list[str]:
    head = "bot" if found.best is None else "rank"
    first = f"in the top {found.first}"
    lines = [f"{head:<10}{'':>9}  {'wins':<22}{first:<22}average place"]
    rows = [_row(contender) for contender in found.contenders]
    if len(rows) > SHOWN:
        rows = [*rows[: SHOWN - 1], "...", rows[-1]]
    return lines + rows


def _row(contender: Contender) -> str:
    strength = contender.strength
    what = f"x {contender.members}" if strength is None else f"{strength:+.2f}"
    wins, in_first = _share(contender.wins), _share(contender.in_first)
    return f"{contender.name:<10}{what:>9}  {wins:<22}{in_first:<22}{_mean(contender.place)}"


def _share(share: Share) -> str:
    return f"{share.share:.1%} ({share.low:.1%}-{share.high:.1%})"


def _mean(mean: Mean) -> str:
    return f"{mean.mean:.2f} ({mean.low:.2f}-{mean.high:.2f})"
