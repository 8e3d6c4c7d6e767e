"""`pegout arena`: two bots over the same deals, to find out which is better."""

import json
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from msgspec import to_builtins

from pegout.cli.main import INTERRUPTED, BadInput
from pegout.cli.options import add_json, add_rules, fields_of, print_json
from pegout.cli.progress import progress_bar
from pegout.library import rules_for
from pegout.studies.arena import Comparison, Contender, Elo, Progress, compare
from pegout.studies.arena.compare import ENGINE_SECONDS, GAMES
from pegout.studies.arena.plan import ENGINE
from pegout.studies.progress import Tell
from pegout.studies.simulation.intervals import Mean, Share
from pegout.wiring import BOTS, bot

WIDTH = 30
SETS = {2: "pairs", 3: "threes", 4: "fours"}


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "bots", nargs="*", metavar="BOT", help=f"two of {', '.join(BOTS)} or '{ENGINE}COMMAND LINE'"
    )
    parser.add_argument("--bots", action="store_true", dest="listed", help="list the bots")
    parser.add_argument("--ladder", action="store_true", help="rate all of them, each against the next")
    parser.add_argument("--write", type=Path, metavar="FILE", help="with --ladder, print the ratings as JSON")
    parser.add_argument(
        "--games", type=int, default=GAMES, metavar="N", help=f"how many games, in whole pairs ({GAMES})"
    )
    parser.add_argument("--seed", metavar="TEXT", help="replay the same deals and choices")
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="how many processes to use")
    add_rules(parser)
    parser.add_argument(
        "--seats", type=int, choices=(2, 3, 4), help="how many play (default: as in the rules)"
    )
    parser.add_argument("--partners", action="store_true", help="four seats, two against two")
    parser.add_argument("--record", type=Path, metavar="FOLDER", help="write every game to this new folder")
    parser.add_argument(
        "--engine-seconds",
        type=float,
        default=ENGINE_SECONDS,
        metavar="S",
        help=f"how long an engine may think per answer ({ENGINE_SECONDS:g})",
    )
    add_json(parser)


def run(args: Namespace) -> int:
    """Print which is better. After Ctrl-C, by the games played so far, and the exit code says so."""
    if args.listed:
        return _list_bots(args)
    if args.ladder:
        return _climb(args)
    first, second = _names(args.bots)
    book = rules_for(args.rules, args.seats, partners=args.partners).override(**fields_of(args))
    with progress_bar() as tell:
        found = compare(
            first,
            second,
            build=bot,
            games=args.games,
            seed=args.seed,
            workers=args.workers,
            rules=book,
            engine_seconds=args.engine_seconds,
            folder=args.record,
            progress=None if tell is None else _with_share(tell, first),
        )
    if args.json:
        print_json(found.to_json())
    else:
        print("\n".join(report(found)))
    return 0 if found.is_complete else INTERRUPTED


def _with_share(tell: Tell, name: str) -> Progress:
    return lambda done, games, share: tell(done, games, f"{_short(name)} {share:.1%}")


def _list_bots(args: Namespace) -> int:
    if args.json:
        print_json(list(BOTS))
    else:
        print("\n".join([*BOTS, f"{ENGINE}COMMAND LINE"]))
    return 0


def _climb(args: Namespace) -> int:
    """Print the rating of every opponent, the strongest first, and each comparison as it finishes."""
    from pegout.studies.arena.ratings import ANCHOR, ANCHORED_AT, climb

    def told(found: Comparison) -> None:
        print(f"{found.first.name} against {found.second.name}: {_share_of(found.share)}", file=sys.stderr)

    seed = args.seed or "ladder"
    ratings = climb(BOTS, build=bot, games=args.games, seed=seed, workers=args.workers, told=told)
    data = {
        "command": f"pegout arena --ladder --games {args.games} --seed {seed}",
        "anchor": {ANCHOR: ANCHORED_AT},
        "ratings": {name: to_builtins(rating) for name, rating in ratings.items()},
    }
    if args.write is not None:
        args.write.write_text(json.dumps(data, indent=2) + "\n", "utf-8")
    if args.json:
        print_json(data)
    else:
        for name, rating in reversed(ratings.items()):
            print(f"{name:<10} {rating}")
    return 0


def _names(words: list[str]) -> tuple[str, str]:
    if len(words) != 2:
        raise BadInput(f"{len(words)} named: name two bots, for example pegout arena greedy random.")
    names = [word if word.startswith(ENGINE) else word.strip().lower() for word in words]
    return names[0], names[1]


def report(found: Comparison) -> list[str]:
    """What was played, then each figure with its 95% interval, in a column for each bot."""
    asked = "" if found.is_complete else f" of {found.asked:,} (interrupted)"
    sets = f"{found.sets:,} {SETS[found.sides]} of equal deals"
    head = f"{found.games:,}{asked} games in {sets}, rules {found.rules}, seed {found.seed}"
    first, second = found.first, found.second
    rows = [
        ("", _short(first.name), _short(second.name)),
        ("games won", f"{first.wins:,}", f"{second.wins:,}"),
        ("share", _share_of(found.share), _share_of(_other(found.share, 1.0))),
        ("  game by game", _share(found.share_by_games), _share(_rest(found.share_by_games))),
        ("Elo", elo_text(found.elo), "" if found.sides > 2 else elo_text(_turned(found.elo))),
        ("points per game", _mean(first.points), _mean(second.points)),
        ("net points per deal", _mean(found.net, "+"), _mean(_other(found.net, 0.0), "+")),
        ("skunks", _skunks(first), _skunks(second)),
        ("dealing first", _share(first.dealing_first), _share(second.dealing_first)),
        ("not dealing first", _share(first.not_dealing_first), _share(second.not_dealing_first)),
        ("thinking, average", f"{first.thinking.mean:.3f} ms", f"{second.thinking.mean:.3f} ms"),
        ("thinking, 99%", f"{first.thinking.within(0.99):.3f} ms", f"{second.thinking.within(0.99):.3f} ms"),
    ]
    return [head, "", *[f"{what:<20}{one:<{WIDTH}}{other}".rstrip() for what, one, other in rows]]


def _short(name: str) -> str:
    return name if len(name) < WIDTH else name[: WIDTH - 5] + "..."


def _other(mean: Mean, whole: float) -> Mean:
    """The same figure from the other bot's side."""
    return Mean(whole - mean.mean, whole - mean.high, whole - mean.low)


def _rest(share: Share) -> Share:
    return Share(share.of - share.times, share.of)


def _turned(elo: Elo) -> Elo:
    ends = [None if end is None else 0.0 - end for end in (elo.difference, elo.high, elo.low)]
    return Elo(*ends)


def elo_text(elo: Elo) -> str:
    """An interval without an end is left open."""
    low = "..." if elo.low is None else f"{elo.low:+.0f}"
    high = "..." if elo.high is None else f"{elo.high:+.0f}"
    middle = "unlimited" if elo.difference is None else f"{elo.difference:+.0f}"
    return f"{middle} ({low} to {high})"


def _skunks(contender: Contender) -> str:
    return f"{contender.skunks:,}, of them double {contender.double_skunks:,}"


def _share(share: Share) -> str:
    return f"{share.share:.1%} ({share.low:.1%}-{share.high:.1%})"


def _share_of(mean: Mean) -> str:
    return f"{mean.mean:.1%} ({mean.low:.1%}-{mean.high:.1%})"


def _mean(mean: Mean, sign: str = "") -> str:
    return f"{mean.mean:{sign}.2f} ({mean.low:{sign}.2f} to {mean.high:{sign}.2f})"
