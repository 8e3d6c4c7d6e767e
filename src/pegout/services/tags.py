"""The names under which things are stored and sent: frozen, whatever becomes of the classes.

What is new gets a name here once; a name that is here is never changed nor given to anything else.
"""

from pegout.companion import entries as board_entries
from pegout.companion import events as board
from pegout.game import events as game
from pegout.game.officiated import claims
from pegout.rules import remedies
from pegout.services.events import stream_events as hosting
from pegout.services.tables import events as room

_ROOM: dict[str, type] = {
    "TableOpened": room.TableOpened,
    "Reserved": room.Reserved,
    "SecretCommitted": room.SecretCommitted,
    "SeatTaken": room.SeatTaken,
    "BotSeated": room.BotSeated,
    "SeatFreed": room.SeatFreed,
    "SeatLeft": room.SeatLeft,
    "SeatAway": room.SeatAway,
    "SeatBack": room.SeatBack,
    "StoodIn": room.StoodIn,
    "PlayedByFeel": room.PlayedByFeel,
    "RematchWanted": room.RematchWanted,
    "RulingProposed": room.RulingProposed,
    "RulingAgreed": room.RulingAgreed,
    "RulingDeclined": room.RulingDeclined,
    "RulingDecided": room.RulingDecided,
    "SecretRevealed": room.SecretRevealed,
    "TableClosed": room.TableClosed,
}
"""What happens at a table besides the game."""

_GAME: dict[str, type] = {
    "MatchStarted": game.MatchStarted,
    "PackShuffled": game.PackShuffled,
    "CutForDeal": game.CutForDeal,
    "CutsTied": game.CutsTied,
    "DealWon": game.DealWon,
    "PackCut": game.PackCut,
    "CardsDealt": game.CardsDealt,
    "CardsThrown": game.CardsThrown,
    "StarterTurned": game.StarterTurned,
    "CardPlayed": game.CardPlayed,
    "GoSaid": game.GoSaid,
    "SeriesEnded": game.SeriesEnded,
    "Pegged": game.Pegged,
    "HandShown": game.HandShown,
    "CribShown": game.CribShown,
    "DealPassed": game.DealPassed,
    "TimeCalled": game.TimeCalled,
    "GameReplayed": game.GameReplayed,
    "GameEnded": game.GameEnded,
    "NextGameStarted": game.NextGameStarted,
    "MatchEnded": game.MatchEnded,
    "RulingMade": game.RulingMade,
    "PeggedBack": game.PeggedBack,
    "PegCorrected": game.PegCorrected,
    "PlayTakenBack": game.PlayTakenBack,
    "PlayStopped": game.PlayStopped,
    "HandDeclaredDead": game.HandDeclaredDead,
    "CribDeclaredDead": game.CribDeclaredDead,
    "DealVoided": game.DealVoided,
    "CutOrderedAgain": game.CutOrderedAgain,
    "CardsDrawn": game.CardsDrawn,
    "CribOwed": game.CribOwed,
    "CribChoiceGranted": game.CribChoiceGranted,
    "CribOpened": game.CribOpened,
    "CribChosen": game.CribChosen,
    "CribGiven": game.CribGiven,
    "CardsTakenBack": game.CardsTakenBack,
    "CardsLaidAside": game.CardsLaidAside,
    "CardsOrdered": game.CardsOrdered,
    "CountSet": game.CountSet,
    "CountAccepted": game.CountAccepted,
    "CribTurned": game.CribTurned,
    "CountAnnounced": game.CountAnnounced,
    "CountPegged": game.CountPegged,
    "CountRaised": game.CountRaised,
    "PegPassed": game.PegPassed,
    "CardsMixed": game.CardsMixed,
    "Awarded": game.Awarded,
    "BackwardOwed": game.BackwardOwed,
    "PenaltyPeggedBack": game.PenaltyPeggedBack,
    "LastDealReopened": game.LastDealReopened,
    "RearPegMoved": game.RearPegMoved,
    "CutTakenBack": game.CutTakenBack,
    "StarterTakenBack": game.StarterTakenBack,
    "ThrowReturned": game.ThrowReturned,
    "ThrowDrawn": game.ThrowDrawn,
    "StarterDrawn": game.StarterDrawn,
    "StarterPicked": game.StarterPicked,
    "LookGranted": game.LookGranted,
    "CardsSeen": game.CardsSeen,
    "Earned": game.Earned,
    "GameClaimDropped": game.GameClaimDropped,
    "GameClaimed": game.GameClaimed,
    "GoTakenBack": game.GoTakenBack,
    "HandCounted": game.HandCounted,
    "PointsMarked": game.PointsMarked,
    "Reckoned": game.Reckoned,
    "SeriesClosed": game.SeriesClosed,
    "ShowOpened": game.ShowOpened,
}
"""What happens in a game."""

_BOARD: dict[str, type] = {
    "BoardOpened": board.BoardOpened,
    "Entered": board.Entered,
    "Struck": board.Struck,
    "Confirmed": board.Confirmed,
    "Disputed": board.Disputed,
    "ObjectionWithdrawn": board.ObjectionWithdrawn,
    "BothAsked": board.BothAsked,
    "PhoneInvited": board.PhoneInvited,
    "PhoneJoined": board.PhoneJoined,
    "PhoneRemoved": board.PhoneRemoved,
}
"""What happens on a companion board."""

_HOSTING: dict[str, type] = {
    "EventOpened": hosting.EventOpened,
    "Recorded": hosting.Recorded,
    "SeatBound": hosting.SeatBound,
    "TableSet": hosting.TableSet,
    "BoardLinked": hosting.BoardLinked,
    "SeatAsked": hosting.SeatAsked,
    "LinkRenewed": hosting.LinkRenewed,
    "EventOwned": hosting.EventOwned,
    "EntrantLinked": hosting.EntrantLinked,
    "EventShut": hosting.EventShut,
    "EntriesTaken": hosting.EntriesTaken,
    "EntryAsked": hosting.EntryAsked,
    "EntriesApproved": hosting.EntriesApproved,
    "EntriesCleared": hosting.EntriesCleared,
}
"""What the stream of an event holds."""

EVENTS: dict[str, type] = {**_ROOM, **_GAME, **_BOARD, **_HOSTING}
"""Every event of a stream by its name."""

REMEDIES: dict[str, type] = {
    "PointsTo": remedies.PointsTo,
    "PointsBack": remedies.PointsBack,
    "Correction": remedies.Correction,
    "ScoreLost": remedies.ScoreLost,
    "PlayRetracted": remedies.PlayRetracted,
    "RearPegAt": remedies.RearPegAt,
    "PlayStops": remedies.PlayStops,
    "DealtAgain": remedies.DealtAgain,
    "CutAgain": remedies.CutAgain,
    "CutTakenBack": remedies.CutTakenBack,
    "StarterCutAgain": remedies.StarterCutAgain,
    "ThrowReturned": remedies.ThrowReturned,
    "BlindThrow": remedies.BlindThrow,
    "StarterPick": remedies.StarterPick,
    "CardsShown": remedies.CardsShown,
    "DrawnTo": remedies.DrawnTo,
    "DealtOn": remedies.DealtOn,
    "DealReopened": remedies.DealReopened,
    "ToCrib": remedies.ToCrib,
    "HandDead": remedies.HandDead,
    "CribDead": remedies.CribDead,
    "FourOfCrib": remedies.FourOfCrib,
    "CribTo": remedies.CribTo,
    "CardsReturned": remedies.CardsReturned,
    "HeldBack": remedies.HeldBack,
    "GoTakenBack": remedies.GoTakenBack,
    "CountIs": remedies.CountIs,
    "GameLost": remedies.GameLost,
    "MatchLost": remedies.MatchLost,
    "Told": remedies.Told,
}
"""What a ruling can order."""

CLAIMS: dict[str, type] = {
    "ClaimCount": claims.ClaimCount,
    "ClaimOverpegged": claims.ClaimOverpegged,
    "PegBack": claims.PegBack,
    "ClaimFalseGame": claims.ClaimFalseGame,
    "ClaimRenege": claims.ClaimRenege,
    "TakeBackGo": claims.TakeBackGo,
    "ClaimMuggins": claims.ClaimMuggins,
    "ClaimFullCount": claims.ClaimFullCount,
    "ClaimCountedEarly": claims.ClaimCountedEarly,
    "ClaimHeels": claims.ClaimHeels,
}
"""What a player may claim, as it stands beside its ruling."""

BOARD_ENTRIES: dict[str, type] = {
    "Points": board_entries.Points,
    "Back": board_entries.Back,
    "Shown": board_entries.Shown,
    "Ruled": board_entries.Ruled,
    "NextDeal": board_entries.NextDeal,
    "Marker": board_entries.Marker,
    "NextGame": board_entries.NextGame,
}
"""What can be entered on a board."""

NAMES: dict[type, str] = {
    kind: name for names in (EVENTS, REMEDIES, CLAIMS, BOARD_ENTRIES) for name, kind in names.items()
}


def name_of(kind: type) -> str:
    """The name of a class of things that are stored or sent."""
    return NAMES[kind]
