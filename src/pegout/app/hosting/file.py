"""A hosted event as an event file: what `pegout event` reads, and what is printed from."""

from pegout.app.events.book import head_line, record_line
from pegout.app.hosting.state import HostedEvent


def event_file(state: HostedEvent) -> bytes:
    lines = [head_line(state.opened.options, state.opened.edition), *map(record_line, state.log)]
    return "".join(lines).encode()
