"""Values: classes that are data, frozen to the type checker and cheap to build.

A frozen dataclass sets each field through `object.__setattr__`, which makes building one about five times
slower, and building events and states is where the engine spends its time. `value` keeps the promise to
mypy (assigning to a field is an error) and lets the constructor run at full speed.
"""

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def value(cls: type[T]) -> type[T]:
    """A slotted dataclass compared, hashed and printed by its fields."""
    return dataclass(slots=True, unsafe_hash=True)(cls)
