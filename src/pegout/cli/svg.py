"""A drawing in SVG: boxes, lines and texts, each with a class that the style sheet colours."""

from xml.etree.ElementTree import Element, SubElement, indent, tostring

NAMESPACE = "http://www.w3.org/2000/svg"


class Drawing:
    """Has a title and a description, so that screen readers can read it."""

    def __init__(self, width: float, height: float, style: str, title: str, described: str) -> None:
        self._root = Element(
            "svg",
            {
                "xmlns": NAMESPACE,
                "viewBox": f"0 0 {_figure(width)} {_figure(height)}",
                "width": _figure(width),
                "height": _figure(height),
                "role": "img",
                "aria-labelledby": "title described",
            },
        )
        SubElement(self._root, "title", {"id": "title"}).text = title
        SubElement(self._root, "desc", {"id": "described"}).text = described
        SubElement(self._root, "style").text = style
        self.box(0, 0, width, height, "page")

    def box(self, x: float, y: float, width: float, height: float, kind: str) -> None:
        places = {"x": x, "y": y, "width": width, "height": height}
        self._add("rect", places, kind)

    def line(self, x1: float, y1: float, x2: float, y2: float, kind: str) -> None:
        self._add("line", {"x1": x1, "y1": y1, "x2": x2, "y2": y2}, kind)

    def text(self, x: float, y: float, words: str, kind: str = "") -> None:
        self._add("text", {"x": x, "y": y}, kind).text = words

    def _add(self, name: str, places: dict[str, float], kind: str) -> Element:
        attributes = {key: _figure(place) for key, place in places.items()}
        return SubElement(self._root, name, attributes | ({"class": kind} if kind else {}))

    def as_text(self) -> str:
        indent(self._root)
        return tostring(self._root, encoding="unicode") + "\n"


def _figure(place: float) -> str:
    return f"{place:.2f}".rstrip("0").rstrip(".")
