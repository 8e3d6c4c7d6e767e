"""The table as text: what was heard, the scores, and the hand of the seat to act."""

import pytest

from pegout.environments import against
from pegout.players import GreedyBot
from tests.environments.test_observations import the_deal_of_the_readme
from tests.kit.environments import allowed, lay, play_out


def test_a_table_in_the_middle_of_the_play() -> None:
    env = the_deal_of_the_readme(render_mode="ansi")
    lay(env, "5H", "4C", "5C", "6C")
    assert (env.render() or "").splitlines() == [
        "Bob plays 6♣: twenty for three.",
        "acc, deal 1, Bob deals, the starter is 5♦",
        "Ann 0, Bob 3",
        "played: 5♥ 4♣ 5♣ 6♣, the count is 20",
        "Ann holds 5♠ J♦ and plays a card",
    ]
    lay(env, "5S")
    assert (env.render() or "").splitlines() == [
        "Ann plays 5♠: twenty-five.",
        "Bob: go.",
        "Ann: one for the go.",
        "acc, deal 1, Bob deals, the starter is 5♦",
        "Ann 1, Bob 3",
        "played: nothing, the count is 0",
        "Bob holds 7♦ 8♦ and plays a card",
    ]


def test_a_card_chosen_to_be_thrown_is_shown_with_the_rest_of_the_hand() -> None:
    env = against(render_mode="ansi")
    _, info = env.reset(seed=3, options={"dealer": 1})
    env.step(allowed(info["action_mask"])[0])
    last = (env.render() or "").splitlines()[-1]
    holds, _, beside = last.partition(" and throws a card beside ")
    assert holds.startswith("agent holds ")
    assert len(holds.removeprefix("agent holds ").split()) == 5
    assert len(beside.split()) == 1


def test_all_that_the_bots_did_since_the_own_turn_is_told() -> None:
    env = against(GreedyBot(), seats=3, render_mode="ansi")
    _, info = env.reset(seed=3, options={"dealer": 0})
    env.step(allowed(info["action_mask"])[0])
    said = (env.render() or "").splitlines()
    assert said[0] == "agent throws one card."
    assert [line.split()[0] for line in said if " plays " in line][:2] == ["bot_1", "bot_2"]


def test_the_end_names_the_winner_and_asks_nobody() -> None:
    env = the_deal_of_the_readme(render_mode="ansi")
    play_out(env, seed=1)
    text = env.render() or ""
    assert " win" in text
    assert "holds" not in text


def test_human_mode_prints_by_itself_and_gives_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    env = the_deal_of_the_readme(render_mode="human")
    capsys.readouterr()
    lay(env, "5H")
    assert capsys.readouterr().out.splitlines()[-1] == "Bob holds 4♣ 6♣ 7♦ 8♦ and plays a card"
    assert env.render() is None


def test_without_a_mode_there_is_no_text(capsys: pytest.CaptureFixture[str]) -> None:
    env = the_deal_of_the_readme()
    lay(env, "5H")
    assert env.render() is None
    assert capsys.readouterr().out == ""


def test_nobody_elses_hand_is_shown() -> None:
    text = the_deal_of_the_readme(render_mode="ansi").render() or ""
    assert all(card in text for card in "5♥ 5♣ 5♠ J♦".split())
    assert not any(card in text for card in "4♣ 6♣ 7♦ 8♦ 2♥ 9♣ K♠ Q♠".split())
