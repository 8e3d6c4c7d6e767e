"""An episode as text: the news, and the table as the seat to act sees it."""

import sys

from pegout.environments.episode import Episode
from pegout.game import Phase, SeatView, listed, narrate, side_name
from pegout.suggestions import hint

RENDER_MODES = ("ansi", "human")


def checked(mode: str | None) -> str | None:
    if mode is None or mode in RENDER_MODES:
        return mode
    raise ValueError(f"There is no render_mode {str(mode)[:30]!r}: {hint(str(mode), RENDER_MODES)}")


def rendered(episode: Episode, mode: str | None) -> str | None:
    """The text where it was asked for as `ansi`; printed where as `human`."""
    if mode is None:
        return None
    text = table_text(episode)
    if mode == "ansi":
        return text
    sys.stdout.write(text + "\n")
    return None


def table_text(episode: Episode) -> str:
    """No card is named but those open to all and those of the seat to act."""
    seat = episode.seat
    view = episode.view(seat)
    return "\n".join(
        [
            *narrate(episode.news, view.names, view.rules),
            _heading(view),
            _scores(view),
            *([] if seat is None else _turn(episode, view, view.names[seat])),
        ]
    )


def _heading(view: SeatView) -> str:
    dealer = "" if view.dealer is None else f", {view.names[view.dealer]} deals"
    starter = "" if view.starter is None else f", the starter is {view.starter.pretty}"
    return f"{view.rules.name}, deal {view.deal_number}{dealer}{starter}"


def _scores(view: SeatView) -> str:
    names = [side_name(view.names, view.rules, side) for side in range(view.rules.sides)]
    return ", ".join(f"{name} {score}" for name, score in zip(names, view.scores, strict=True))


def _turn(episode: Episode, view: SeatView, name: str) -> list[str]:
    chosen = episode.chosen
    hand = listed(sorted([card for card in view.hand if card not in chosen]))
    if view.phase is Phase.THROW:
        already = f" beside {listed(chosen)}" if chosen else ""
        return [f"{name} holds {hand} and throws a card{already}"]
    series = listed(view.series) or "nothing"
    return [f"played: {series}, the count is {view.count}", f"{name} holds {hand} and plays a card"]
