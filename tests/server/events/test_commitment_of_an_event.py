"""Every online event publishes its commitment before anybody enters, and all its deals come from it."""

import re
import time
from pathlib import Path

from pegout.services.online.duplicate import secret_of
from pegout.services.provable import commitment_of, verify
from tests.kit.event_people import Visitor, soon
from tests.kit.ledger import read_beside
from tests.kit.running_server import sqlite_in
from tests.kit.whole_server import whole_server

TAG = re.compile(r'^\[(Table|Secret) "(.*)"\]$', re.MULTILINE)


def test_the_deals_of_an_event_come_from_what_it_committed_to_before_the_first_entry(tmp_path: Path) -> None:
    database = sqlite_in(tmp_path)
    with whole_server(database) as url:
        director = Visitor(url).make(format="round-robin", fee=0, minimum=0, prizes="", online={})
        promised = director.view()["event"]["event"]["online"]
        assert re.fullmatch("[0-9a-f]{64}", promised["commitment"])
        assert promised["secret"] == ""
        director.at("bots", "POST", {"names": ["Bot 1", "Bot 2", "Bot 3"], "level": "random"})
        director.do("MoveStart", start=soon(0), reason="all are here")
        until = time.monotonic() + 40
        while not director.view()["event"]["event"]["closed"]:
            assert time.monotonic() < until
            time.sleep(0.1)
        told = director.view()["event"]["event"]["online"]["secret"]
        assert commitment_of(told) == promised["commitment"]
        stored = read_beside(database, f"event.{director.event}")
        tables = [each.table for entry in stored for each in entry.events if hasattr(each, "table")]
        assert len(tables) >= 3  # one more where two are level
        for table in tables:
            text = director.ask("GET", f"/api/tables/{table}/record").text
            tags = dict(TAG.findall(text))
            assert tags["Table"] == table
            assert tags["Secret"] == secret_of(told, table)
            found = verify(text)
            assert found.agrees
            assert found.version == 2
            assert "no player added a secret" in found.sentence
