"""The frozen names of what is stored and sent of a game: events, remedies and claims.

What is new gets a name here once; a name that is here is never changed nor given to anything else.
"""

from pegout.game import events as game
from pegout.game.officiated import claims
from pegout.rules import remedies

EVENTS: dict[str, type] = {
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

NAMES: dict[type, str] = {kind: name for names in (EVENTS, REMEDIES, CLAIMS) for name, kind in names.items()}


def name_of(kind: type) -> str:
    """The name of an event, a remedy or a claim."""
    return NAMES[kind]
