"""Who may do what at an event."""

from enum import Enum

from pegout.tournament.entries import FOR_REGISTRAR, CheckIn, Register, Withdraw
from pegout.tournament.event import commands as c


class Role(Enum):
    DIRECTOR = "director"
    REGISTRAR = "registrar"
    JUDGE = "judge"
    SCORER = "scorer"
    PLAYER = "player"
    PUBLIC = "public"


_RUNS = frozenset({Role.DIRECTOR})
_SCORES = frozenset({Role.DIRECTOR, Role.SCORER})
_JUDGES = frozenset({Role.DIRECTOR, Role.JUDGE})
_DESK = frozenset({Role.DIRECTOR, Role.REGISTRAR})

MAY: dict[type, frozenset[Role]] = {
    **dict.fromkeys(FOR_REGISTRAR, _DESK),
    Register: _DESK | {Role.PLAYER, Role.PUBLIC},
    CheckIn: _DESK | {Role.SCORER, Role.PLAYER},
    Withdraw: _DESK | {Role.PLAYER},
    c.DrawOrder: _RUNS,
    c.DrawAndStart: _RUNS,
    c.OpenNight: _SCORES,
    c.StartRound: _SCORES,
    c.CallTime: _SCORES,
    c.EnterScore: _SCORES | {Role.PLAYER},
    c.FreeGame: _SCORES | {Role.PLAYER},
    c.CorrectScore: _RUNS,
    c.MarkAbsent: _SCORES | {Role.JUDGE},
    c.DropOut: _SCORES | {Role.REGISTRAR},
    c.Expel: _JUDGES,
    c.JoinLate: _DESK,
    c.StartPlayOffs: _RUNS,
    c.DecidePlace: _JUDGES,
    c.NoteRuling: _JUDGES,
    c.CallJudge: _SCORES | {Role.PLAYER},
    c.SettleCall: _JUDGES,
    c.CloseEvent: _RUNS,
    c.Undo: _RUNS,
}
"""The roles that may give each command."""


def refuse_role(role: Role, by: str, command: c.EventCommand) -> str | None:
    """Why somebody in this role may not do that, and who may; None if they may."""
    allowed = MAY[command.__class__]
    if role not in allowed:
        others = " or ".join(sorted(option.value for option in allowed))
        return f"A {role.value} may not do that: ask the {others}."
    if role is Role.PLAYER and (own := _acts_for(command)) is not None and own != by:
        return f"{by or 'Nobody'} may not do that for {own or 'others'}: players act for themselves only."
    return None


def _acts_for(command: c.EventCommand) -> str | None:
    """Whose business a player's command is; None where it may be anybody's."""
    match command:
        case Register(name=name):
            return name
        case CheckIn(entrant=name) | Withdraw(entrant=name):
            return name
        case c.EnterScore(player=name) | c.CallJudge(player=name):
            return name
        case c.FreeGame(first=name):
            return name
        case _:
            return None
