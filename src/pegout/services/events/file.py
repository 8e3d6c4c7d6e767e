"""A hosted event as an event file: what `pegout event` reads, and what is printed from."""

from pegout.services.event_files.book import head_line, record_line
from pegout.services.events.state import HostedEvent


def event_file(state: HostedEvent) -> bytes:
    lines = [head_line(state.opened.options, state.opened.edition), *map(record_line, state.log)]
    return "".join(lines).encode()
