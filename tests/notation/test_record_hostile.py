"""Whatever the text, it is read or refused with a line: nothing else is raised, and nothing takes long."""

import re
import time
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pegout.notation import InvalidRecord, read_position, read_record
from tests.kit import records_by_players
from tests.kit.records_by_hand import HANDS, HEAD, WHOLE

_WORDS = st.sampled_from(
    "game deal pack cut tied hand throw starter play show crib time replayed won match end rule ; , = + go "
    "count accept reckoned ruling claim upheld denied muggins renege peg-back overpegged dead +0 by "
    'A B C D E 5H 5C KH 10S 2C4C 15 +2 26 999999999999 minutes seats goal 61 on [X "y"] [ ] " \\ \x00'.split()
)
_LINES = st.lists(_WORDS, max_size=8).map(" ".join)


def refusal_of(text: str, read: Callable[[str], object] = read_record) -> str:
    """How the text is refused; nothing if it is read. A word of a refusal is quoted in part only."""
    refusal = ""
    try:
        read(text)
    except InvalidRecord as error:
        refusal = str(error)
    assert re.fullmatch(r"(line [1-9][0-9]*|position): \S.{1,950}", refusal) or not refusal
    return refusal


@settings(max_examples=300, deadline=None)
@given(st.text(st.characters(codec=None, exclude_categories=())))
def test_any_text_is_refused_in_order(text: str) -> None:
    with pytest.raises(InvalidRecord, match=r"^line 1: "):
        read_record(text)


@settings(max_examples=200, deadline=None)
@given(
    st.sampled_from(
        [
            HEAD,
            HEAD + HANDS,
            WHOLE.removesuffix("end\n"),
            records_by_players.BEGUN,
            records_by_players.BEGUN + records_by_players.PLAY,
            records_by_players.WHOLE.removesuffix("end\n"),
        ]
    ),
    st.lists(_LINES, max_size=4),
)
def test_lines_made_of_its_own_words_are_read_or_refused(begun: str, lines: list[str]) -> None:
    refusal_of("\n".join([begun, *lines, "end"]))


HUGE = {
    "one long word": WHOLE.replace("TS", "T" * 2_000_000),
    "very many words": HEAD + HANDS + "starter 5D\nplay " + "B 8D 8, " * 100_000 + "\nend",
    "very many pegs": records_by_players.BEGUN + "play " + "A +1, " * 100_000 + "\nend",
    "very many claims": records_by_players.BEGUN + "ruling claim " + "count A " * 100_000 + "upheld\nend",
    "very many cards": HEAD + "pack " + "5H " * 200_000 + "\nend",
    "cards without spaces": HEAD + "pack " + "5H" * 600_000 + "\nend",
    "very many lines": HEAD + HANDS + "throw B 2C 4C\n" * 100_000 + "end",
    "very many hands": HEAD + "hand A 5H 5C 5S JD KH QH\n" * 100_000 + "end",
    "very many tags": HEAD + "".join(f'[T{number} "x"]\n' for number in range(50_000)) + "end",
    "quotes": HEAD + "[X " + '"' * 1_000_000 + "\nend",
    "quotes and blanks": HEAD + "[X " + '" ' * 500_000 + "\nend",
    "backslashes": HEAD + '[X "' + "\\" * 1_000_000 + "\nend",
    "brackets": HEAD + "[" * 1_000_000 + "\nend",
    "blanks": HEAD + " " * 2_000_000 + "x\nend",
    "ends": HEAD + "end\n" * 100_000,
    "empty lines": HEAD + "\n" * 1_000_000 + "end",
    "digits": HEAD + HANDS + "starter B " + "9" * 1_000_000 + " 5D\nend",
    "a big number": HEAD.replace("[Dealer", '[Match "' + "9" * 100_000 + ' games"]\n[Dealer') + "end",
    "nested": HEAD + '[X "' + "[" * 100_000 + '"]\nend',
    "binary": "".join(map(chr, range(256))) * 4_000,
}


@pytest.mark.parametrize("name", HUGE)
def test_huge_texts_are_done_with_soon(name: str) -> None:
    """Each is a megabyte or so: seconds would mean work that grows with the square of the text."""
    begun = time.process_time()
    refusal_of(HUGE[name])
    assert time.process_time() - begun < 5


@settings(max_examples=300, deadline=None)
@given(st.text(st.characters(codec=None, exclude_categories=())))
def test_any_text_is_refused_as_a_position(text: str) -> None:
    with pytest.raises(InvalidRecord, match=r"^position: "):
        read_position(text)


@pytest.mark.parametrize(
    "text",
    [
        "acc " + "x" * 1_000_000,
        "acc" + "+goal=61" * 100_000 + " 0/0,0/0 A 1.0 shuffle",
        "acc 0/0,0/0 A 1.0 shuffle " + "x " * 500_000,
        "acc " + "0/0," * 200_000 + " A 1.0 shuffle",
        "acc 0/0,0/0 A 1.1 throw " + "5H" * 500_000 + " -",
        "acc 0/0,0/0 A 1.1 throw " + "5H," * 300_000 + " -",
        "acc 0/0,0/0 A 1.1 throw - " + "A:5H," * 300_000,
        "acc 0/0,0/0 - 1.0 cut-for-deal " + "AB" * 300_000 + " - 52",
        "acc 0/0,0/0 - 1.0 cut-for-deal AB " + "A:5H," * 300_000 + " 52",
        "acc 0/0,0/0 A " + "1" * 1_000_000 + ".0 shuffle",
        "acc 0/0,0/0 A 1.0 shuffle reached=" + "A," * 500_000,
        "acc 0/0,0/0 A 1.0 shuffle match=" + "9" * 500_000 + "-games",
        "house:" + "%41" * 300_000 + " 0/0,0/0 A 1.0 shuffle",
        "acc 0/0,0/0 A 1.0 shuffle won=" + "0/" * 500_000,
    ],
    ids=lambda text: text[:50].replace(" ", "_"),
)
def test_huge_positions_are_done_with_soon(text: str) -> None:
    begun = time.process_time()
    assert refusal_of(text, read_position)
    assert time.process_time() - begun < 5
