"""Fields that hold one of several classes: the name of the kind is written with the value.

msgspec writes and reads a dataclass by its fields alone, which do not tell a `CribDead` from a `PlayStops`.
"""

from dataclasses import fields, is_dataclass
from types import GenericAlias, NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from pegout.services.tags import name_of
from pegout.store.codec.forms import FORMS

KIND = "kind"


class _Union(type):
    members: dict[str, type]

    def __instancecheck__(cls, value: object) -> bool:
        """Asked by msgspec, which makes sure that it gets what it wanted."""
        return value.__class__ in cls.members.values()


class OneOf(metaclass=_Union):
    """Stands in for a union of classes while a value is read; there is a sub-class for every union."""


class Formed(OneOf):
    """Stands in for a class that has a form of its own; there is a sub-class for every one."""

    formed: type


def choices(hint: Any) -> tuple[type, ...]:
    """The classes of a union that only their names tell apart; none for any other type."""
    if get_origin(hint) not in (Union, UnionType):
        return ()
    members: tuple[type, ...] = get_args(hint)
    classes = tuple([member for member in members if is_dataclass(member)])
    return classes if len(classes) > 1 else ()


def fields_with_kinds(kind: type) -> frozenset[str]:
    """The fields of a class that hold such a union or a tuple of them, or a value with a form of its own."""
    return frozenset(name for name, hint in get_type_hints(kind).items() if _stand_in(hint) is not hint)


def stand_ins(kind: type) -> dict[str, Any]:
    """The fields of a class with their types, where a `OneOf` stands in for every one of those."""
    hints = get_type_hints(kind)
    return {field.name: _stand_in(hints[field.name]) for field in fields(kind)}


def _stand_in(hint: Any) -> Any:
    if hint in FORMS:
        return _Union("Formed", (Formed,), {"members": {"": hint}, "formed": hint})
    if classes := choices(hint):
        members = {name_of(member): member for member in classes}
        stand_in = _Union("OneOf", (OneOf,), {"members": members})
        return stand_in | None if NoneType in get_args(hint) else stand_in
    if get_origin(hint) is tuple:
        inner = get_args(hint)
        replaced = tuple([each if each is Ellipsis else _stand_in(each) for each in inner])
        return hint if replaced == inner else GenericAlias(tuple, replaced)
    return hint


def with_kind(value: Any) -> Any:
    """The value as it is written: its fields and its kind; a tuple one by one."""
    if isinstance(value, tuple):
        return [with_kind(each) for each in value]
    if value is None:
        return None
    if value.__class__ in FORMS:
        return FORMS[value.__class__][0](value)
    written = {field.name: getattr(value, field.name) for field in fields(value)}
    return {KIND: name_of(value.__class__), **written}
