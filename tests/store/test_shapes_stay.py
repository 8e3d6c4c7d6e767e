"""What is stored can be read for ever: a change of an event needs a new version of it.

`event_shapes.json` tells what each version is made of. A new version is added to it with
`python -m tests.store.test_shapes_stay`; what is in it already is never changed.
"""

import json
from pathlib import Path
from typing import get_args

import pytest

from pegout.services.ports import StreamEvent
from pegout.services.tags import name_of
from pegout.store.codec import EVENTS, UPCASTERS, VERSIONS
from tests.store.event_shapes import Shape, shape

FILE = Path(__file__).with_name("event_shapes.json")
KINDS: tuple[type, ...] = get_args(StreamEvent)


def stored() -> dict[str, Shape]:
    shapes: dict[str, Shape] = json.loads(FILE.read_text("utf-8"))
    return shapes


def present(kind: type) -> str:
    return f"{name_of(kind)} {VERSIONS[name_of(kind)]}"


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_an_event_is_what_its_version_says(kind: type) -> None:
    assert stored().get(present(kind)) == shape(kind), (
        f"{kind.__name__} has changed, or is new. If it was stored before, raise its version in VERSIONS and "
        "write an upcaster; then add its shape with `python -m tests.store.test_shapes_stay`."
    )


def test_every_older_version_that_was_stored_leads_to_the_present_one() -> None:
    for name, version in (text.split() for text in stored()):
        steps = range(int(version), VERSIONS[name])
        assert name in EVENTS
        assert all((name, step) in UPCASTERS for step in steps), name


if __name__ == "__main__":
    shapes = {present(kind): shape(kind) for kind in KINDS} | (stored() if FILE.exists() else {})
    lines = [f"{json.dumps(name)}: {json.dumps(shapes[name])}" for name in sorted(shapes)]
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
