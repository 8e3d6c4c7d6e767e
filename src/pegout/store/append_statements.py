"""The statements that append a group of entries, for each database."""

from typing import Any

from sqlalchemy import (
    Column,
    ColumnElement,
    Insert,
    Integer,
    Select,
    Text,
    bindparam,
    delete,
    func,
    insert,
    select,
)
from sqlalchemy.dialects import postgresql
from sqlalchemy.sql.base import Executable

from pegout.store.schema import INSERTS, entries, table_people, tables
from pegout.store.transaction import Statement


def _both(statement: Executable, *, by_place: bool = False) -> Statement:
    return Statement(dict.fromkeys(INSERTS, statement), by_place=by_place)


def _among(column: Column[str], names: str) -> dict[str, ColumnElement[bool]]:
    """One text of the statement for any number of them: a list of JSON, or an array."""
    listed = func.json_each(bindparam(names, type_=Text)).table_valued("value")
    array = bindparam(names, type_=postgresql.ARRAY(Text))
    return {"sqlite": column.in_(select(listed.c.value)), "postgresql": column == func.any(array)}


def _heads(wanted: ColumnElement[bool]) -> Select[Any]:
    """How far each stream has gone."""
    last = select(entries.c.stream, func.max(entries.c.version))
    return last.where(wanted).group_by(entries.c.stream)


def _rows(wanted: ColumnElement[bool]) -> Select[Any]:
    """Locked in the order of the streams, where rows can be locked."""
    known = select(tables.c.stream, tables.c.code, tables.c.people)
    return known.where(wanted).order_by(tables.c.stream).with_for_update()


def _replacing(dialect: str, *kept: str) -> Insert:
    """A row, new or in the place of the last one, of which these columns stay."""
    adding = INSERTS[dialect](tables)
    replaced = {column.name for column in tables.c} - {"stream", *kept}
    rest = {name: adding.excluded[name] for name in sorted(replaced)}
    replacing: Insert = adding.on_conflict_do_update(index_elements=["stream"], set_=rest)
    return replacing


_of_stream = bindparam("stream", type_=Text)
heads = Statement(
    {dialect: _heads(wanted) for dialect, wanted in _among(entries.c.stream, "streams").items()}
)
rows = Statement({dialect: _rows(wanted) for dialect, wanted in _among(tables.c.stream, "streams").items()})
codes = Statement(
    {
        dialect: select(tables.c.code).where(wanted)
        for dialect, wanted in _among(tables.c.code, "codes").items()
    }
)
entry = _both(
    select(entries).where(
        entries.c.stream == _of_stream, entries.c.version == bindparam("version", type_=Integer)
    )
)
add_entry = _both(insert(entries), by_place=True)
set_row = Statement({dialect: _replacing(dialect) for dialect in INSERTS})
move_row = Statement({dialect: _replacing(dialect, "code") for dialect in INSERTS})
add_person = _both(insert(table_people))
clear_people = _both(delete(table_people).where(table_people.c.stream == _of_stream))
