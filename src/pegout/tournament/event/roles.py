"""Who may do what at an event."""

from enum import Enum

from pegout.refusal import Refusal, refuse
from pegout.tournament.entries import (
    FOR_REGISTRAR,
    AwardPool,
    AwardPrizes,
    Cancel,
    CheckIn,
    DecideRefund,
    Donate,
    HandOver,
    JoinPool,
    MoveStart,
    Pay,
    PayRefund,
    PutIn,
    Register,
    Remove,
    Spend,
    StartPlay,
    Withdraw,
)
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

FIRST_MAY: dict[type, frozenset[Role]] = {
    Register: _DESK | {Role.PLAYER, Role.PUBLIC},
    CheckIn: _DESK | {Role.SCORER, Role.PLAYER},
    Withdraw: _DESK | {Role.PLAYER},
    **dict.fromkeys((Pay, JoinPool, Donate, Remove, DecideRefund, PayRefund, Spend, PutIn, HandOver), _DESK),
    **dict.fromkeys((MoveStart, StartPlay, Cancel, AwardPrizes, AwardPool), _DESK),
    c.DrawOrder: _RUNS,
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
"""The roles by which records of the first edition are judged whenever they are read: this stays as it is."""

MAY: dict[type, frozenset[Role]] = {
    **dict.fromkeys(FOR_REGISTRAR, _DESK),
    **FIRST_MAY,
    c.DrawAndStart: _RUNS,
    c.FreeGame: _SCORES,
    c.ProposeGame: _SCORES | {Role.PLAYER},
    c.DenyGame: _SCORES | {Role.PLAYER},
}
"""The roles that may give each command, asked when it comes in."""


def refuse_role(role: Role, by: str, command: c.EventCommand) -> Refusal | None:
    """Why somebody in this role may not do that, and who may; None if they may."""
    return _refuse(MAY[command.__class__], role, by, command)


def refuse_first_role(role: Role, by: str, command: c.EventCommand) -> Refusal | None:
    """The same as 0.1.0 judged it; what came later was judged when it came in."""
    allowed = FIRST_MAY.get(command.__class__)
    return None if allowed is None else _refuse(allowed, role, by, command)


def _refuse(allowed: frozenset[Role], role: Role, by: str, command: c.EventCommand) -> Refusal | None:
    if role not in allowed:
        others = " or ".join(sorted(option.value for option in allowed))
        return refuse(
            "role_not_allowed", "A {role} may not do that: ask the {others}.", role=role.value, others=others
        )
    if role is Role.PLAYER and (own := _acts_for(command)) is not None and own != by:
        return refuse(
            "not_for_others",
            "{by} may not do that for {player}: players act only for themselves.",
            by=by or "Nobody",
            player=own or "others",
        )
    return None


def _acts_for(command: c.EventCommand) -> str | None:
    """Whose business a player's command is; None where it may be anybody's."""
    match command:
        case Register(name=name):
            return name
        case CheckIn(entrant=name) | Withdraw(entrant=name):
            return name
        case c.EnterScore(player=name) | c.CallJudge(player=name) | c.DenyGame(player=name):
            return name
        case c.FreeGame(first=name) | c.ProposeGame(first=name):
            return name
        case _:
            return None
