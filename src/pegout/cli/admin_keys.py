"""`pegout admin` and keys: the session key, and recovery codes for people who have lost theirs."""

import secrets

from pegout.cli.database import file_of, must_exist

RESTART = " Restart every server process now: until then they use the old key."


def change_session_key(url: str, _: str) -> str:
    must_exist(url)
    from pegout.server.people.sessions import SHORTEST_KEY, events_key
    from pegout.store import change_session_key as change

    change(url, secrets.token_urlsafe(SHORTEST_KEY), events_key)
    done = "The session key has changed and everybody is signed out; event links still work."
    return done + ("" if file_of(url) else RESTART)


def hand_out_codes(url: str, name: str) -> str:
    """New ones, one to a line; the old ones stop working."""
    must_exist(url)
    from pegout.server.people.codes import digests_of, fresh_codes
    from pegout.store import hand_out_codes as hand_out

    codes = fresh_codes()
    hand_out(url, name, lambda person: digests_of(person, codes))
    return "\n".join(codes)
