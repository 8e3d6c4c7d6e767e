"""The names by which messages are told apart on the wire, pinned one by one: none may ever change or go.

A new message gets its name here as well. Programs of others and pages that are still open rely on them.
"""

from collections import defaultdict

import pytest

from pegout.server.contract.messages import UNIONS
from pegout.server.contract.schemas import schemas_of
from pegout.server.tables.wire import Done, WholeTable
from tests.kit import contract
from tests.kit.renamed import renamed

PINNED = {
    "type": "beat change done event refused table",
    "do": """
        accept agree back both choose claim confirm count count_crib crib cut deal decline game go hand invite
        join marker mix next object open pass peg pick play points propose remove ruling throw undo urge
        withdraw
        Register CheckIn Withdraw Pay JoinPool Donate Remove DecideRefund PayRefund Spend PutIn HandOver
        MoveStart StartPlay Cancel AwardPrizes AwardPool StartRound CallTime EnterScore FreeGame CorrectScore
        ProposeGame DenyGame MarkAbsent JoinLate StartPlayOffs DecidePlace DrawOrder DrawAndStart OpenNight
        DropOut Expel NoteRuling CallJudge SettleCall CloseEvent Undo
    """,
    "event": """
        Awarded BackwardOwed BotSeated CardPlayed CardsDealt CardsDrawn CardsLaidAside CardsMixed CardsOrdered
        CardsSeen CardsTakenBack CardsThrown CountAccepted CountAnnounced CountPegged CountRaised CountSet
        CribChoiceGranted CribChosen CribDeclaredDead CribGiven CribOpened CribOwed CribShown CribTurned
        CutForDeal CutOrderedAgain CutTakenBack CutsTied DealPassed DealVoided DealWon GameClaimDropped
        GameClaimed GameEnded GameReplayed GoSaid GoTakenBack HandCounted HandDeclaredDead HandShown
        LastDealReopened LookGranted MatchEnded MatchStarted NextGameStarted PackCut PackShuffled PegCorrected
        PegPassed Pegged PeggedBack PenaltyPeggedBack PlayStopped PlayTakenBack PlayedByFeel PointsMarked
        RearPegMoved Reckoned RematchWanted Reserved RulingAgreed RulingDecided RulingDeclined RulingMade
        RulingProposed SeatAway SeatBack SeatFreed SeatLeft SeatTaken SecretCommitted SecretRevealed
        SeriesClosed SeriesEnded ShowOpened StarterDrawn StarterPicked StarterTakenBack StarterTurned StoodIn
        TableClosed ThrowDrawn ThrowReturned TimeCalled
    """,
    "remedy": """
        BlindThrow CardsReturned CardsShown Correction CountIs CribDead CribTo CutAgain CutTakenBack
        DealReopened DealtAgain DealtOn DrawnTo FourOfCrib GameLost GoTakenBack HandDead HeldBack MatchLost
        PlayRetracted PlayStops PointsBack PointsTo RearPegAt ScoreLost StarterCutAgain StarterPick
        ThrowReturned ToCrib Told
    """,
    "kind": "counting pegging throwing",
    "role": "director judge player registrar scorer",
}
"""By the field that holds the name."""


def tags(schemas: dict[str, dict[str, object]]) -> dict[str, set[str]]:
    found: dict[str, set[str]] = defaultdict(set)
    for schema in schemas.values():
        properties = schema.get("properties")
        for field, told in properties.items() if isinstance(properties, dict) else ():
            if told.keys() == {"enum"} and len(told["enum"]) == 1:
                found[field] |= set(told["enum"])
    return dict(found)


def test_the_names_are_those_that_they_always_were() -> None:
    _, document = contract.described()
    assert tags(contract.schemas(document)) == {field: set(names.split()) for field, names in PINNED.items()}


@pytest.mark.parametrize("kind", [WholeTable, Done])
def test_a_class_that_is_renamed_in_the_code_is_sent_as_before(kind: type) -> None:
    messages = {"TableMessage": UNIONS["TableMessage"]}
    before = tags(schemas_of([], messages, {}))
    with renamed(kind):
        assert tags(schemas_of([], messages, {})) == before
