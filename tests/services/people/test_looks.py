"""Names that the eye takes for one another have a look in common; others do not."""

import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pegout.services.people.confusables import alike, looks, skeleton
from pegout.services.people.names import pretends, unseen

LATIN = "oecpaOEBPACT"
CYRILLIC = "\u043e\u0435\u0441\u0440\u0430\u041e\u0415\u0412\u0420\u0410\u0421\u0422"
LOOK_ALIKE = str.maketrans(LATIN, CYRILLIC)
NAMES = st.text(st.characters(blacklist_categories=["Cs", "Cc", "Cn"]), min_size=1, max_size=24)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Alice", "ALICE"),
        ("Alice", "AIice"),
        ("Alice", "A1ice"),
        ("Alice", "\u0410lice"),
        ("paul", "\u0440\u0430ul"),
        ("Maria", "\u041c\u0410RIA"),
        ("Вася", "вася"),
        ("Bob", "B0b"),
        ("Amy", "Arny"),
        ("Zoë", "Zoe\u0308"),
        ("O'Neil", "O\u2019Neil"),
        ("Ann", "\uff21\uff4e\uff4e"),
        ("Ann Lee", "Ann  Lee"),
        ("Ann", "A\u200bnn"),
        ("Strasse", "Straße"),
    ],
)
def test_these_look_alike(name: str, other: str) -> None:
    assert alike(name, other)


@pytest.mark.parametrize(
    ("name", "other"),
    [("Ann", "Anna"), ("Dave", "Dane"), ("José", "Jose"), ("Bob", "Rob"), ("Ann 2", "Ann 3"), ("Ed", "Ned")],
)
def test_these_do_not(name: str, other: str) -> None:
    assert not alike(name, other)


@given(NAMES)
def test_the_skeleton_of_a_skeleton_is_itself(name: str) -> None:
    assert skeleton(skeleton(name)) == skeleton(name)


@given(NAMES)
def test_neither_large_letters_nor_spaces_nor_the_way_of_encoding_make_another_name(name: str) -> None:
    for form in ("NFC", "NFD", "NFKC"):
        assert alike(name, unicodedata.normalize(form, name))
    assert alike(name, f" {name} ")
    if name.upper().casefold() == name.casefold():
        assert alike(name, name.upper())


@given(NAMES, NAMES)
def test_looking_alike_has_no_direction(name: str, other: str) -> None:
    assert alike(name, other) == alike(other, name) == bool(looks(name) & looks(other))


@settings(max_examples=100)
@given(st.sampled_from(["bot", "(bot)", "[BOT]", "Director", "Pegout", "judge"]), st.booleans())
def test_a_name_of_the_house_is_known_in_other_letters(name: str, large: bool) -> None:
    swapped = name.translate(LOOK_ALIKE)
    assert pretends(f"Ann {swapped}" if "bot" in name.lower() else swapped.upper() if large else swapped)


@pytest.mark.parametrize(
    "name", ["Abbot", "Robot Ann", "Aaron Judge", "Peg", "Ann (Leeds)", "Bo T", "Guest 12"]
)
def test_ordinary_names_pretend_nothing(name: str) -> None:
    assert not pretends(name)


@pytest.mark.parametrize(
    "sign",
    [
        "\u202e",
        "\u2066",
        "\u200b",
        "\u200d",
        "\ufe0f",
        "\u034f",
        "\u00ad",
        "\u3164",
        "\u2800",
        "\U000e0100",
        "\x00",
    ],
)
def test_what_cannot_be_seen_is_found_anywhere(sign: str) -> None:
    assert unseen(f"A{sign}nn")
    assert unseen(f"Ann{sign}")


def test_marks_are_not_piled_up() -> None:
    assert not unseen("Nguyễn Thị Ánh")
    assert unseen("A" + "\u0301" * 5)
