"""Prints what the judge found and ruled."""

from collections.abc import Iterable, Mapping, Sequence

from pegout.game import GameState, side_name
from pegout.judge import KINDS, Choice, Kind, Ruling, is_offered
from pegout.judge.trial import pegs_after
from pegout.rules import book_of
from pegout.rules.remedy_words import tell_remedy


def named_here(words: str, given: Mapping[str, str], state: GameState) -> Kind | None:
    """The incident with that name; one that these rules leave out, only if its facts are given too."""
    kind = KINDS.get(words)
    return kind if kind and (given or is_offered(kind, state.rules)) else None


def print_found(kinds: Iterable[Kind]) -> None:
    for kind in kinds:
        print(f"  {kind.name:<30}{kind.what} [{kind.citation}]")


def print_silent(kinds: Sequence[Kind], state: GameState) -> None:
    """What to do where the rules of the table are silent on what was probably meant."""
    if not kinds:
        return
    print(f"{book_of(state.rules)} has no rule for this: {kinds[0].what}.")
    print("- It is put right without a penalty; record the decision with pegout judge not-covered.")
    print("[pegout:silent]")


def print_ruling(ruling: Ruling, state: GameState, *, choices: bool = True) -> None:
    for finding in ruling.findings:
        print(finding)
    for remedy in ruling.remedies:
        print(f"- {tell_remedy(remedy, state.names)}")
    for remedy in ruling.suggested or ():
        print(f"- Suggested: {tell_remedy(remedy, state.names)}")
    if not (ruling.remedies or ruling.suggested):
        print("- Nothing is ordered.")
    _print_pegs(ruling, state)
    print(f"[{', '.join(map(str, ruling.citations))}]")
    if choices:
        for choice in ruling.choices:
            _print_choice(choice)


def _print_pegs(ruling: Ruling, state: GameState) -> None:
    """Where the pegs go; at a table whose scores are known, also why that cannot be said."""
    after = pegs_after(state, ruling)
    if after.pegs is None:
        if state.pegs and after.unknown:
            print(after.unknown)
        return
    for side, (before, now) in enumerate(zip(state.pegs, after.pegs, strict=True)):
        if before != now:
            name = side_name(state.names, state.rules, side)
            print(f"{name}: {before.front} becomes {now.front} (rear peg {now.rear})")


def chooses(choice: Choice) -> str:
    """Who chooses what, as a line.

    >>> chooses(Choice("Dead or played?", "the judges", "decision"))
    'Left to the judges: Dead or played?'
    """
    return f"Left to {choice.whose}: {choice.question}"


def _print_choice(choice: Choice) -> None:
    print(chooses(choice))
    for option in choice.options:
        print(f"  --fact {f'{option.fact}={option.answer}':<24}{option.words}")
    if not choice.options:
        print(f"  --fact {choice.fact}=...")
