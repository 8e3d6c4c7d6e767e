"""Reading PDFs back: their pages, words, sizes and fonts."""

from io import BytesIO

from pypdf import PdfReader
from pypdf.generic import DictionaryObject

MM = 72 / 25.4


def pages(pdf: bytes) -> list[str]:
    """The text of every page, without any white space."""
    return [squeezed(page.extract_text()) for page in PdfReader(BytesIO(pdf)).pages]


def first_page(pdf: bytes) -> str:
    return squeezed(PdfReader(BytesIO(pdf)).pages[0].extract_text())


def text(pdf: bytes) -> str:
    return "".join(pages(pdf))


def squeezed(words: str) -> str:
    """White space says little in a PDF: a gap in a table has none, a large letter has some."""
    return "".join(words.replace("\u200b", "").split())


def sizes(pdf: bytes) -> list[tuple[int, int]]:
    """Width and height of every page in millimetres."""
    return [
        (round(float(page.mediabox.width) / MM), round(float(page.mediabox.height) / MM))
        for page in PdfReader(BytesIO(pdf)).pages
    ]


def fonts(pdf: bytes) -> set[str]:
    """The families used, without the mark of a subset and the cut."""
    found = set()
    for page in PdfReader(BytesIO(pdf)).pages:
        resources = page["/Resources"].get_object()
        assert isinstance(resources, DictionaryObject)
        listed = resources.get("/Font", DictionaryObject()).get_object()
        for font in listed.values():
            found.add(str(font.get_object()["/BaseFont"]).rpartition("+")[2].partition("-")[0])
    return found
