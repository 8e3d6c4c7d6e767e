"""Games that players of 0.1.0 officiated, opened in the terminal, and carried to their end."""

from pathlib import Path

import pytest

from pegout.cli.main import main
from pegout.game import Command, NextGame, Peg, Phase
from pegout.game.officiated.claims import Claim
from pegout.library import Game
from pegout.players import Officiant, RandomBot
from tests.fixtures.kept import kept

RECORDS = {
    name: entry["text"]
    for name, entry in kept("records").items()
    if name.endswith("officiated by the players")
}


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_is_replayed_line_by_line(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "kept.peg"
    file.write_text(RECORDS[name], "utf-8")
    assert main(["replay", str(file)]) == 0
    log = "\n".join(Game.from_record(RECORDS[name]).log) + "\n"
    told = capsys.readouterr().out
    assert log.startswith(told)
    assert log.removeprefix(told).count("\n") < 3  # what the program itself does next


@pytest.mark.parametrize("name", [name for name in RECORDS if "cut off" in name])
def test_bots_play_on_by_the_rules_it_was_begun_under(name: str) -> None:
    game = Game.from_record(RECORDS[name])
    bots = [Officiant(RandomBot(seat), 0.2, 0.8, seat) for seat in range(game.rules.seats)]
    for _ in range(2000):
        if game.over:
            break
        game.do(NextGame() if game.phase is Phase.GAME_OVER else _next(game, bots))
    assert game.over
    assert game.state.edition == 1


def _next(game: Game, bots: list[Officiant]) -> Command | Claim:
    acts = [bot.act(game.view(seat), game.noticed(seat)) for seat, bot in enumerate(bots)]
    return min([act for act in acts if act is not None], key=lambda act: not isinstance(act, Peg))
