"""Reads the description of the API as a strict reader would, and tells what is wrong with it.

`python -m tests.kit.contract` prints the description; `make types` writes the pages' types from it.
"""

import json
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from litestar import Litestar

from tests.kit.running_server import sqlite_in
from tests.kit.whole_server import whole_app

NAME = re.compile(r"[A-Z][A-Za-z0-9]*")
OPERATION = re.compile(r"[a-z]+([A-Z][a-z]*)+")
"""As JavaScript writes it, a verb and what it is done to."""
OF_BROWSERS = {"NewPasskey.credential", "PasskeyAsked.options", "SignedByPasskey.credential"}
"""WebAuthn has its own description; the pages hand these on between the browser and the server."""

_SAYS = {"type", "$ref", "anyOf", "oneOf", "allOf", "enum", "const"}
_INNER = ("items", "additionalProperties")
_LISTS = ("anyOf", "oneOf", "allOf", "prefixItems")


@cache
def described() -> tuple[Litestar, dict[str, Any]]:
    """The whole application, and its description."""
    with TemporaryDirectory() as folder:
        watch = whole_app(sqlite_in(Path(folder)))
    (app,) = [part for part in vars(watch).values() if isinstance(part, Litestar)]
    return app, app.openapi_schema.to_schema()


def schemas(document: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = document["components"]["schemas"]
    return found


def untyped(document: dict[str, Any]) -> list[str]:
    """Every place that leaves open what stands there."""
    places = [(name, schema) for name, schema in schemas(document).items()]
    places += [(place, schema) for place, schema in _of_paths(document["paths"])]
    return [place for name, schema in places for place in _untyped(schema, name) if place not in OF_BROWSERS]


def _of_paths(node: Any, place: str = "paths") -> Iterator[tuple[str, Any]]:
    if isinstance(node, dict):
        for key, one in node.items():
            if key == "schema":
                yield place, one
            else:
                yield from _of_paths(one, f"{place} {key}")
    elif isinstance(node, list):
        for one in node:
            yield from _of_paths(one, place)


def _untyped(schema: dict[str, Any], place: str) -> Iterator[str]:
    told = {"properties", "additionalProperties", "$ref", "anyOf"}
    is_bare = schema.get("type") == "object" and not schema.keys() & told
    is_bare |= schema.get("type") == "array" and not schema.keys() & {"items", "prefixItems"}
    if not schema.keys() & _SAYS or is_bare:
        yield place
    for name, one in schema.get("properties", {}).items():
        yield from _untyped(one, f"{place}.{name}")
    for key in _INNER:
        if isinstance(one := schema.get(key), dict):
            yield from _untyped(one, place)
    for key in _LISTS:
        for one in schema.get(key, ()):
            yield from _untyped(one, place)


def badly_named(document: dict[str, Any]) -> list[str]:
    """Names of types that are not their own: of two with one name each is called by its module, too."""
    return [name for name in schemas(document) if not NAME.fullmatch(name)]


def bad_operations(document: dict[str, Any]) -> list[str]:
    ids = [one["operationId"] for methods in document["paths"].values() for one in methods.values()]
    return [one for one in ids if not OPERATION.fullmatch(one) or ids.count(one) > 1]


def lost(document: dict[str, Any]) -> list[str]:
    """References that lead nowhere."""
    known = {f"#/components/schemas/{name}" for name in schemas(document)}
    return [ref for ref in _references(document) if ref not in known]


def _references(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        if isinstance(ref := node.get("$ref"), str):
            yield ref
        yield from node.get("discriminator", {}).get("mapping", {}).values()
        for one in node.values():
            yield from _references(one)
    elif isinstance(node, list):
        for one in node:
            yield from _references(one)


if __name__ == "__main__":
    json.dump(described()[1], sys.stdout, indent=1, sort_keys=True)
