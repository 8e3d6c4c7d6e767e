"""People who come to a server one after the other, and whose connections are closed together."""

from tests.kit.event_people import Visitor
from tests.kit.running_server import Guest

PASSWORD = "five fours and a jack"  # noqa: S105


class Crowd:
    """Guests and accounts of one server; a name is given by the test, and no two tests give the same."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._there: list[Guest | Visitor] = []

    def guest(self, name: str) -> Guest:
        one = Guest(self.url, name)
        self._there.append(one)
        return one

    def keeper(self, name: str) -> Guest:
        """Somebody who keeps that name."""
        one = self.guest(name)
        one.person = one.post("/api/account/keep", {"name": name, "password": PASSWORD})
        return one

    def visitor(self, who: Guest | None = None, event: str = "", key: str = "") -> Visitor:
        """Somebody at an event: as that person, or as nobody."""
        one = Visitor(self.url, event, key)
        if who is not None:
            one.http.cookies = who.http.cookies
        self._there.append(one)
        return one

    def close(self) -> None:
        for one in self._there:
            one.http.close()
