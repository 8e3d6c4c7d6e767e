"""What an event is made of: any value of its type to try, and its type told in full."""

from dataclasses import fields, is_dataclass
from datetime import UTC, datetime
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from hypothesis import strategies as st

from pegout.cards import Card
from pegout.rules import Breakdown, RuleSet
from pegout.rules.breakdown import Items
from pegout.services.tags import NAMES
from pegout.store.codec.forms import FORMS
from tests.kit.strategies import SEATINGS, any_card

Shape = str | list[Any] | dict[str, Any]

_PLAIN: dict[Any, st.SearchStrategy[Any]] = {
    int: st.integers(-(2**53), 2**53),
    str: st.text(max_size=10),
    bool: st.booleans(),
    datetime: st.datetimes(timezones=st.sampled_from([None, UTC])).map(lambda at: at.replace(fold=0)),
    NoneType: st.none(),
    Card: any_card(),
    RuleSet: st.sampled_from(SEATINGS),
}


@cache
def values(kind: Any) -> st.SearchStrategy[Any]:
    """Any value of a type that events use, whether or not a game could bring it about."""
    if kind in _PLAIN:
        return _PLAIN[kind]
    if get_origin(kind) is dict:
        return st.dictionaries(values(str), values(str), max_size=4)
    if kind is Breakdown:
        return st.builds(Breakdown, values(Items), values(int), values(bool))
    if get_origin(kind) is tuple:
        parts = get_args(kind)
        many = st.lists(values(parts[0]), max_size=4).map(tuple)
        return many if parts[-1] is Ellipsis else st.tuples(*map(values, parts))
    if get_origin(kind) in (Union, UnionType):
        return st.one_of([values(member) for member in get_args(kind)])
    if issubclass(kind, Enum):
        return st.sampled_from(list(kind))
    hints = get_type_hints(kind)
    return st.builds(kind, **{field.name: values(hints[field.name]) for field in fields(kind)})


def _name(kind: type) -> str:
    """As it is written with a value; where no name is, that of the class."""
    return NAMES.get(kind, kind.__name__)


def shape(kind: Any) -> Shape:
    """All names and values that the stored form depends on, and nothing that it does not."""
    if get_origin(kind) is tuple:
        return ["many", shape(get_args(kind)[0])]
    if get_origin(kind) in (Union, UnionType):
        members = [(_name(member), shape(member)) for member in get_args(kind)]
        return ["one of", *[{name: told} if isinstance(told, dict) else told for name, told in members]]
    if kind is Breakdown:
        return {"items": shape(Items), "total": "int", "by_ruling": "bool"}
    if kind in FORMS:
        return "dict"
    if is_dataclass(kind):
        hints = get_type_hints(kind)
        return {field.name: shape(hints[field.name]) for field in fields(kind)}
    if issubclass(kind, Enum):
        return ["named", *[member.value for member in kind]]
    return str(kind.__name__)
