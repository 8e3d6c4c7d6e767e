"""A piece of the screen that is often rewritten and mostly stays the same."""

from textual.content import Content
from textual.widgets import Static


class Slate(Static):
    """Redraws only what has changed, and asks for a new layout only when its shape has.

    Use `fixed` if the style sheet fixes its size, whatever is written on it.
    """

    def __init__(self, name: str, *, fixed: bool = False) -> None:
        super().__init__(id=name)
        self.fixed = fixed
        self.written = Content("")

    def write(self, content: Content) -> None:
        before, self.written = self.written, content
        if not content.is_same(before):
            self.update(content, layout=not self.fixed and _shape(content) != _shape(before))


def _shape(content: Content) -> tuple[int, ...]:
    return tuple(len(line) for line in content.plain.split("\n"))
