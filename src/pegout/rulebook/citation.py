"""Where in the documents a rule stands."""

from dataclasses import dataclass

DOCUMENTS: dict[str, str] = {
    "acc": "American Cribbage Congress tournament rules, I to XIII",
    "golden-age": "Golden Age Olympics event sheet, twelve points",
    "club": "club rules for two, three and four players",
    "portfolio": "boxed-game instructions for six-card cribbage",
    "lodge": "lodge fund-raiser: double elimination and basic rules",
    "classic": "short rules for two players",
    "pegout": "settled by Pegout where the documents disagree or are silent (docs/rules.md)",
    "house": "agreed at this table",
}


@dataclass(frozen=True, slots=True, order=True)
class Citation:
    """A place in a document, written `document:place`.

    >>> str(Citation.parse("acc:VII.3"))
    'acc:VII.3'
    """

    document: str
    place: str

    def __post_init__(self) -> None:
        if self.document not in DOCUMENTS:
            raise ValueError(f"{self.document!r} is not a document: cite one of {', '.join(DOCUMENTS)}.")

    def __str__(self) -> str:
        return f"{self.document}:{self.place}"

    @classmethod
    def parse(cls, text: str) -> "Citation":
        document, colon, place = text.partition(":")
        if not (colon and place):
            raise ValueError(f"{text!r} is not a citation: write document:place, for example acc:VII.3.")
        return cls(document, place)
