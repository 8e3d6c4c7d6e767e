"""The names of the commands of events in files, in streams and on the wire: frozen, as in `services.tags`."""

from pegout.tournament import entries as desk
from pegout.tournament import event
from pegout.tournament.event import EventCommand

COMMANDS: dict[str, type] = {
    "Register": desk.Register,
    "CheckIn": desk.CheckIn,
    "Withdraw": desk.Withdraw,
    "Pay": desk.Pay,
    "JoinPool": desk.JoinPool,
    "Donate": desk.Donate,
    "Remove": desk.Remove,
    "DecideRefund": desk.DecideRefund,
    "PayRefund": desk.PayRefund,
    "Spend": desk.Spend,
    "PutIn": desk.PutIn,
    "HandOver": desk.HandOver,
    "MoveStart": desk.MoveStart,
    "StartPlay": desk.StartPlay,
    "Cancel": desk.Cancel,
    "AwardPrizes": desk.AwardPrizes,
    "AwardPool": desk.AwardPool,
    "StartRound": event.StartRound,
    "CallTime": event.CallTime,
    "EnterScore": event.EnterScore,
    "FreeGame": event.FreeGame,
    "ProposeGame": event.ProposeGame,
    "DenyGame": event.DenyGame,
    "CorrectScore": event.CorrectScore,
    "MarkAbsent": event.MarkAbsent,
    "JoinLate": event.JoinLate,
    "StartPlayOffs": event.StartPlayOffs,
    "DecidePlace": event.DecidePlace,
    "DrawOrder": event.DrawOrder,
    "DrawAndStart": event.DrawAndStart,
    "OpenNight": event.OpenNight,
    "DropOut": event.DropOut,
    "Expel": event.Expel,
    "NoteRuling": event.NoteRuling,
    "CallJudge": event.CallJudge,
    "SettleCall": event.SettleCall,
    "CloseEvent": event.CloseEvent,
    "Undo": event.Undo,
}
"""Every command of an event by its name."""

_NAMES = {kind: name for name, kind in COMMANDS.items()}


def command_name(command: EventCommand) -> str:
    return _NAMES[command.__class__]
