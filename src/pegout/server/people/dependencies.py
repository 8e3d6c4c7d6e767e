"""What handlers are given."""

from typing import Any

from litestar import Request
from litestar.di import NamedDependency

from pegout.server.people.hand_over import Belongings, Welcome
from pegout.server.people.passwords import Passwords
from pegout.server.people.register import Register

Asked = Request[Any, Any, Any]
TheRegister = NamedDependency[Register]
TheBelongings = NamedDependency[Belongings]
TheWelcome = NamedDependency[Welcome]
ThePasswords = NamedDependency[Passwords]
