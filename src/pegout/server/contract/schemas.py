"""Schemas of everything on the wire, by msgspec: it reads and writes them, so it describes them best."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import is_dataclass
from enum import Enum
from typing import Any

import msgspec
from litestar.openapi.spec import Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition
from msgspec import inspect

from pegout.cards import Card
from pegout.server.contract.structs import REF
from pegout.services.event_files.commands import CommandOffered

Schemas = dict[str, dict[str, Any]]


class WireTypes(OpenAPISchemaPlugin):
    """Notes the types that routes name; Litestar only refers to them."""

    def __init__(self) -> None:
        self.found: dict[type, None] = {}

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        kind = field_definition.annotation
        return isinstance(kind, type) and (issubclass(kind, msgspec.Struct | Enum) or is_dataclass(kind))

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:
        if field_definition.annotation is Card:
            return Schema(**_card(Card))
        self.found[field_definition.annotation] = None
        schema: Schema = schema_creator.create_component_schema(
            field_definition, required=[], property_fields={}
        )
        return schema


def schemas_of(
    kinds: Iterable[type], unions: Mapping[str, Any], choices: Mapping[str, Sequence[type]]
) -> Schemas:
    """The schema of each type and of all within it; a union that has a name is referred to by it."""
    types = [*dict.fromkeys([*kinds, *[one for each in choices.values() for one in each]]), *unions.values()]
    found, schemas = msgspec.json.schema_components(types, schema_hook=_card, ref_template=REF)
    named = dict(zip(unions, list(found)[-len(unions) :], strict=True))
    asked = set(kinds_within(inspect.type_info(CommandOffered)))
    for kind in kinds_within(inspect.multi_type_info(types)):
        if kind not in asked:
            _say_what_is_always_sent(kind, schemas[kind.__name__])
    chosen = {
        name: {"anyOf": [{"$ref": REF.format(name=one.__name__)} for one in each]}
        for name, each in choices.items()
    }
    whole = {**schemas, **named, **chosen}
    return {name: _referring(schema, named, name) for name, schema in sorted(whole.items())}


def _card(kind: type) -> dict[str, Any]:
    if kind is Card:
        return {"type": "string", "description": "A card.", "examples": ["5H"]}
    raise NotImplementedError


def _say_what_is_always_sent(kind: type, schema: dict[str, Any]) -> None:
    """Whoever writes to the server may leave out what has a default; the server itself leaves out nothing.

    Structs that leave out more say so themselves.
    """
    unset: set[str] = set()
    if issubclass(kind, msgspec.Struct):
        if kind.__struct_config__.forbid_unknown_fields or kind.__struct_config__.omit_defaults:
            return
        unset = {one.encode_name for one in msgspec.structs.fields(kind) if one.default is msgspec.UNSET}
    schema["required"] = sorted(set(schema["properties"]) - unset)
    for field in schema["properties"].values():
        field.pop("default", None)


def kinds_within(node: Any, met: set[type] | None = None) -> Iterator[type]:
    """All structs and dataclasses that a description of types names, each once."""
    met = set() if met is None else met
    if isinstance(node, list | tuple):
        for one in node:
            yield from kinds_within(one, met)
    elif isinstance(node, inspect.StructType | inspect.DataclassType):
        if node.cls not in met:
            met.add(node.cls)
            yield node.cls
            yield from kinds_within(node.fields, met)
    elif isinstance(node, msgspec.Struct):
        for name in node.__struct_fields__:
            yield from kinds_within(getattr(node, name), met)


def _referring(schema: Any, named: Mapping[str, Any], name: str = "") -> Any:
    """The same, with a reference for every union that has a name."""
    if isinstance(schema, list):
        return [_referring(one, named) for one in schema]
    if not isinstance(schema, dict):
        return schema
    for other, union in named.items():
        if other != name and schema == union:
            return {"$ref": REF.format(name=other)}
    if "$ref" in schema:  # alone: many readers take no notice of what stands beside it
        return schema["allOf"][0] if "allOf" in schema else {"$ref": schema["$ref"]}
    return {key: _referring(one, named) for key, one in schema.items()}
