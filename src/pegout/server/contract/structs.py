"""Structs of the wire that follow from something else, so that no field is listed twice."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec

from pegout.cards import Card
from pegout.rules import Breakdown, Item

REF = "#/components/schemas/{name}"
"""Where the description of a type stands."""


class ScoreItem(msgspec.Struct, frozen=True):
    """One combination that scores."""

    kind: str
    points: int
    cards: tuple[str, ...]


class Score(msgspec.Struct, frozen=True):
    """What a hand, a crib or a played card scores."""

    total: int
    items: tuple[ScoreItem, ...]


def item_seen(item: Item) -> ScoreItem:
    return ScoreItem(item.kind.value, item.points, tuple([card.text for card in item.cards]))


def score_seen(score: Breakdown) -> Score:
    return Score(score.total, tuple([item_seen(item) for item in score.items]))


def wire_type(hint: Any) -> Any:
    """How a value of the core is written: cards are text, counts are scores."""
    if hint is Card:
        return str
    if hint is Breakdown:
        return Score
    if get_origin(hint) is tuple:
        inner: Any = wire_type(get_args(hint)[0])
        return tuple.__class_getitem__((inner, ...))
    return hint


def chosen_fields(
    kind: type,
    tag: str,
    tag_field: str,
    names: Iterable[str],
    written: Callable[[Any], Any] = wire_type,
    **also: type,
) -> type[msgspec.Struct]:
    """A struct with these fields of a class and no others, with their types as the wire has them."""
    hints = get_type_hints(kind)
    fields = [*also.items(), *[(name, written(hints[name])) for name in names]]
    says = (kind.__doc__ or "").partition(f"{kind.__name__}(")  # what a dataclass says of itself is no help
    return _struct(f"{tag}{tag_field.capitalize()}", fields, says[0], tag=tag, tag_field=tag_field)


def with_any_fields(kind: type[msgspec.Struct], name: str) -> type[msgspec.Struct]:
    """A struct with the same fields, of which any may be left out: what is other than before."""
    fields = [
        (field.encode_name, Union[field.type, msgspec.UnsetType], msgspec.UNSET)  # noqa: UP007 - made here
        for field in msgspec.structs.fields(kind)
    ]
    return _struct(name, fields, f"The fields of `{kind.__name__}` that have changed.")


def _struct(name: str, fields: Iterable[Any], says: str, **config: Any) -> type[msgspec.Struct]:
    described: Mapping[str, Any] = {"__doc__": says} if says else {}
    return msgspec.defstruct(name, fields, namespace=dict(described), frozen=True, module=__name__, **config)
