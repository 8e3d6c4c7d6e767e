"""What the full screen says: the title, the prompt, help, the counts and the result."""

from collections.abc import Sequence

from textual.content import Content

from pegout.cards import Card
from pegout.cli.phrases import (
    SCORING,
    cards_word,
    cut_purpose,
    is_match,
    scores,
    side_name,
    standing,
    waiting_for,
    whose_crib,
)
from pegout.cli.session import Shown
from pegout.cli.table.board import FRONT, REAR, SIDE_COLOURS
from pegout.cli.table.faces import Colours, Row, chip, marked_cards
from pegout.game import Command, Cut, Phase, PlayCard, SayGo, SeatView, Throw, listed
from pegout.game.events import CribShown
from pegout.rules import Outcome, speak_show

STRONG = "bold #ffd75f"

KEYS = (
    "1 to 6       pick a card, or put it back",
    "Left, Right  move along the hand; Space chooses",
    "Enter        confirm: throw or play what is picked",
    "G            say go, when no card can be played",
    "U            undo the choice, until it is confirmed",
    "H, C         a hint; suits in two or four colours",
    "L            the whole log; Page Up and Page Down scroll",
    "Q            leave",
)


def title(view: SeatView, minutes_left: int | None = None) -> str:
    game = f"game {view.game_number} ({view.match}) · " if is_match(view) else ""
    left = "" if minutes_left is None else f"{minutes_left} min left · "
    words = f"{view.rules.name} · {left}{game}deal {max(1, view.deal_number)}"
    if view.phase is Phase.SHUFFLE:
        return f"{words} · the show"
    if view.dealer is not None:
        words += f" · {_upper(whose_crib(view))}"
    if view.starter is not None:
        words += f" · starter {view.starter.pretty}"
    if view.thrown:
        words += f" · you threw {listed(sorted(view.thrown))}"
    return words


def prompt(view: SeatView, options: Sequence[Command], chosen: Sequence[Card]) -> str:
    """What the table is waiting for, as said to the player."""
    if not options:
        return waiting_for(view, view.to_act)
    first = options[0]
    if isinstance(first, Throw):
        if len(chosen) == view.rules.thrown:
            return f"Enter throws {listed(chosen)} to {whose_crib(view)}; U undoes."
        return f"Your turn: pick {cards_word(view.rules.thrown)} to throw to {whose_crib(view)}."
    if isinstance(first, PlayCard):
        return f"Enter plays {listed(chosen)}; U undoes." if chosen else "Your turn: pick a card to play."
    if isinstance(first, SayGo):
        return "You cannot play: press G to say go."
    return f"{cut_purpose(view)}." if isinstance(first, Cut) else "The game is over."


def help_lines(view: SeatView) -> list[str]:
    board = f"On the board {FRONT} is the score and {REAR} the score before it."
    return [*KEYS, "", board, "Red lines are the skunk lines.", "", *SCORING, f"{_goal(view)}"]


def _goal(view: SeatView) -> str:
    return f"The first to reach hole {view.rules.goal} wins at once."


def show_lines(view: SeatView, show: Sequence[tuple[Shown, int]], colours: Colours) -> list[Content]:
    """Each hand with its cards, what was pegged for it, and the count as spoken."""
    lines: list[Content] = []
    for event, points in show:
        name = view.names[event.seat]
        side = view.rules.side_of(event.seat)
        whose = f"{name}'s crib" if isinstance(event, CribShown) else name
        cards: list[str | Row] = []
        for card in sorted(event.cards):
            cards += [chip(card, colours), " "]
        head = (f"{whose:<18.18}", f"bold {SIDE_COLOURS[side]}")
        lines.append(Content.assemble(head, *cards, (f" {points:>3}", STRONG)))
        lines.append(Content.assemble("  ", speak_show(event.count, view.rules)))
    starter: list[str | Row] = ["", "no starter"] if view.starter is None else [chip(view.starter, colours)]
    return [
        Content.assemble(f"{'Starter':<18}", *starter),
        *lines,
        Content(""),
        Content(f"Score: {scores(view)}"),
    ]


def thought_lines(thoughts: Sequence[str], colours: Colours) -> list[Content]:
    """What the bots thought, below the counts."""
    return [Content(""), *[marked_cards(thought, colours) for thought in thoughts]] if thoughts else []


def result_lines(view: SeatView, outcome: Outcome, last_words: Sequence[str]) -> list[Content]:
    """Who won, by how much, and the state of the match."""
    own = None if view.seat is None else view.rules.side_of(view.seat)
    verdict = "You win!" if own == outcome.winner else f"{side_name(view, outcome.winner)} wins."
    lines = [Content.assemble((verdict, STRONG)), Content(""), *map(Content, last_words)]
    if is_match(view):
        lines += [Content(""), Content(f"Games won, {view.match}: {standing(view)}")]
    return lines


def _upper(words: str) -> str:
    return words[:1].upper() + words[1:]
