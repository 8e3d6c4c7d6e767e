"""Two servers on one PostgreSQL keep the same board: whoever looks on at one sees what the other stores."""

import json

from tests.kit.phones import Phone, points
from tests.kit.postgres import fresh_database
from tests.kit.whole_server import whole_server


def test_a_socket_at_one_server_shows_what_is_kept_at_the_other() -> None:
    with fresh_database() as database, whole_server(database) as first, whole_server(database) as second:
        ann = Phone(first)
        ann.open(points(0, 6))
        bob = Phone(second, ann.board, ann.key)
        socket = bob.socket()
        assert json.loads(socket.recv(timeout=10))["scores"] == [6, 0]
        ann.send(points(1, 4))
        assert json.loads(socket.recv(timeout=10))["scores"] == [6, 4]
        assert bob.send(points(1, 1)).json()["view"]["scores"] == [6, 5]
        assert ann.view() == bob.view()
        socket.close()
        for phone in (ann, bob):
            phone.http.close()
