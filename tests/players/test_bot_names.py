import pytest

from pegout.wiring import BOTS, UnknownBot, bot


@pytest.mark.parametrize("name", BOTS)
def test_every_name_builds_its_bot(name: str) -> None:
    assert bot(name, seed=1).name == name
    assert bot(f" {name.upper()} ").name == name


def test_an_unknown_name_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownBot, match="There is no opponent 'fearless': choose one of random, greedy"):
        bot("fearless")
