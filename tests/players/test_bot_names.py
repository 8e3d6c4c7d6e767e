import pytest

from pegout.wiring import BOTS, UnknownBot, bot


@pytest.mark.parametrize("name", BOTS)
def test_every_name_builds_its_bot(name: str) -> None:
    assert bot(name, seed=1).name == name
    assert bot(f" {name.upper()} ").name == name


def test_an_unknown_name_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownBot, match="There is no opponent 'fearless': choose one of random, beginner, "):
        bot("fearless")


def test_a_name_that_is_nearly_right_is_guessed() -> None:
    with pytest.raises(UnknownBot, match="There is no opponent 'beginer': did you mean beginner"):
        bot("beginer")
