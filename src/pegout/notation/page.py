"""A record as numbered lines, and the check on its last one."""

from collections.abc import Iterable
from itertools import pairwise
from zlib import crc32

from pegout.notation.errors import InvalidRecord
from pegout.notation.words import Word, words_of
from pegout.values import value

VERSION_TAG = '[Pegout "1"]'
END = "end"


@value
class Written:
    """What one line of the text states, remarks left out."""

    number: int
    facts: str

    @property
    def place(self) -> str:
        return f"line {self.number}"

    @property
    def kind(self) -> str:
        """The first word, which says what the line is."""
        return (self.facts.replace(",", " ").split(None, 1) or [self.facts])[0]

    @property
    def words(self) -> tuple[Word, ...]:
        """One word at least, or `InvalidCard` for cards that stand twice in one."""
        return words_of(self.facts) or (self.facts,)


def facts_of(line: str) -> str:
    """A line without its remark and outer blanks. A tag has no remark: semicolons there are its own."""
    bare = line.strip()
    return bare if bare.startswith("[") else bare.partition(";")[0].rstrip()


def check_of(facts: Iterable[str]) -> str:
    """Eight figures that change when anything but a remark is changed, lost or moved."""
    text = "\n".join(facts)
    return f"{crc32(text.encode('utf-8', 'surrogatepass')):08x}"


def end_line(lines: Iterable[str]) -> str:
    return f"{END} {check_of(filter(None, map(facts_of, lines)))}"


def read_page(text: str) -> list[Written]:
    """The lines that state something, first and last line proven to be there; the end line is the last."""
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    numbered = enumerate(map(facts_of, lines), start=1)
    page = [Written(number, facts) for number, facts in numbered if facts]
    if not page or page[0].facts != VERSION_TAG:
        raise InvalidRecord(
            f"line 1: this is not a record that can be read: it must begin with {VERSION_TAG}."
        )
    for line, after in pairwise(page):
        if line.kind == END:
            raise InvalidRecord(f"{after.place}: nothing may follow the end line.")
    if page[-1].kind != END:
        raise InvalidRecord(f"{page[-1].place}: the record breaks off here: it must close with an end line.")
    return page


def refuse_wrong_check(page: list[Written]) -> None:
    """A bare `end` claims nothing; with a check, the lines before must be those it was made for."""
    *before, end = page
    given = end.facts.split()[1:]
    check = check_of(line.facts for line in before)
    if given and given != [check]:
        raise InvalidRecord(
            f"{end.place}: a line was changed, lost or moved since the record was written, as the check is "
            f"now {check}: restore the line, or write a bare {END} if the change is intended."
        )
