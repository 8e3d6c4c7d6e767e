"""The names under which things are stored and sent, pinned one by one: none of them may ever change or go.

A new thing gets its name here as well. The names stand in databases, files and programs of others.
"""

from typing import get_args

import pytest

from pegout.companion import Made
from pegout.companion import tags as board_tags
from pegout.game import tags as game_tags
from pegout.game.events import CribDeclaredDead, RulingMade
from pegout.game.officiated.claims import Claim, ClaimMuggins
from pegout.rules.remedies import CribDead, Remedy
from pegout.services import tags
from pegout.services.event_files.tags import COMMANDS
from pegout.services.ports import StreamEvent
from pegout.store.codec import read_events, write_events
from pegout.tournament.event import EventCommand
from tests.kit.renamed import renamed

EVENTS = """
    TableOpened Reserved SecretCommitted SeatTaken BotSeated SeatFreed SeatLeft SeatAway SeatBack StoodIn
    PlayedByFeel RematchWanted RulingProposed RulingAgreed RulingDeclined RulingDecided SecretRevealed
    TableClosed MatchStarted PackShuffled CutForDeal CutsTied DealWon PackCut CardsDealt CardsThrown
    StarterTurned CardPlayed GoSaid SeriesEnded Pegged HandShown CribShown DealPassed TimeCalled GameReplayed
    GameEnded
    NextGameStarted MatchEnded RulingMade PeggedBack PegCorrected PlayTakenBack PlayStopped
    HandDeclaredDead CribDeclaredDead DealVoided CutOrderedAgain CardsDrawn CribOwed CribChoiceGranted
    CribOpened CribChosen CribGiven CardsTakenBack CardsLaidAside CardsOrdered CountSet CountAccepted
    CribTurned Earned GameClaimDropped GameClaimed GoTakenBack HandCounted PointsMarked Reckoned
    CountAnnounced CountPegged CountRaised PegPassed CardsMixed Awarded BackwardOwed PenaltyPeggedBack
    LastDealReopened RearPegMoved CutTakenBack StarterTakenBack ThrowReturned ThrowDrawn StarterDrawn
    StarterPicked LookGranted CardsSeen SeriesClosed ShowOpened BoardOpened Entered Struck Confirmed Disputed
    ObjectionWithdrawn BothAsked PhoneInvited PhoneJoined PhoneRemoved
    EventOpened Recorded SeatBound TableSet BoardLinked LinkRenewed SeatAsked
    EventOwned EntrantLinked EventShut
    EntriesTaken EntryAsked EntriesApproved EntriesCleared
"""
REMEDIES = """
    PointsTo PointsBack Correction ScoreLost PlayRetracted PlayStops DealtAgain CutAgain DrawnTo ToCrib
    RearPegAt DealtOn DealReopened HandDead CribDead FourOfCrib CribTo CardsReturned HeldBack GoTakenBack
    CutTakenBack StarterCutAgain ThrowReturned BlindThrow StarterPick CardsShown CountIs GameLost MatchLost
    Told
"""
CLAIMS = """
    ClaimCount ClaimOverpegged PegBack ClaimFalseGame ClaimRenege TakeBackGo ClaimMuggins ClaimFullCount
    ClaimCountedEarly ClaimHeels
"""
BOARD_ENTRIES = """
    Points Back Shown Ruled NextDeal Marker NextGame
"""
EVENT_COMMANDS = """
    Register CheckIn Withdraw Pay JoinPool Donate Remove DecideRefund PayRefund Spend PutIn HandOver
    MoveStart StartPlay Cancel AwardPrizes AwardPool StartRound CallTime EnterScore FreeGame CorrectScore
    ProposeGame DenyGame
    MarkAbsent JoinLate StartPlayOffs DecidePlace DrawOrder DrawAndStart OpenNight DropOut Expel NoteRuling
    CallJudge SettleCall CloseEvent Undo
"""

PINNED: dict[str, tuple[str, dict[str, type], object]] = {
    "events of streams": (EVENTS, tags.EVENTS, StreamEvent),
    "remedies": (REMEDIES, game_tags.REMEDIES, Remedy),
    "claims": (CLAIMS, game_tags.CLAIMS, Claim),
    "entries of boards": (BOARD_ENTRIES, board_tags.ENTRIES, Made),
    "commands of events": (EVENT_COMMANDS, COMMANDS, EventCommand),
}


@pytest.mark.parametrize("of", PINNED)
def test_the_names_are_those_that_they_always_were(of: str) -> None:
    pinned, names, _ = PINNED[of]
    assert sorted(names) == sorted(pinned.split())


@pytest.mark.parametrize("of", PINNED)
def test_everything_has_one_name(of: str) -> None:
    _, names, union = PINNED[of]
    assert len(names) == len(get_args(union))
    assert set(names.values()) == set(get_args(union))


def test_a_class_that_is_renamed_in_the_code_is_stored_as_before() -> None:
    ruling = RulingMade(("Found.",), (CribDead(),), ("acc:V",), ClaimMuggins(1, 0, 2), upheld=True)
    events = (ruling, CribDeclaredDead())
    before = write_events(events)
    with renamed(RulingMade, CribDead, ClaimMuggins, CribDeclaredDead):
        assert write_events(events) == before
        assert read_events(before) == events
