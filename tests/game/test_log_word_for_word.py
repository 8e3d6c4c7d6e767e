"""What the log says of each thing that happens, word for word."""

from typing import get_args

import pytest

from pegout.game import MatchFormat, MatchKind, narrate
from pegout.game import events as e
from pegout.game.officiated import claims as c
from pegout.game.officiated.slips import Slip, SlipKind
from pegout.rules import PRESETS, Breakdown, Ending, Item, Kind, Outcome, RuleSet
from pegout.rules.remedies import CardsShown, Fate, HeldBack, Packet, ScoreLost, Told
from tests.kit.builders import ACC, card, cards

NAMES = ("Ann", "Bob", "Cleo", "Dan")
NOTHING = Breakdown.of()
PAIR = Breakdown.of(Item(Kind.PAIR, 2, cards("5H 5C")))
PENALTY = Breakdown.of(Item(Kind.PENALTY, 2, ()))
BEST_OF_THREE = MatchFormat(MatchKind.BEST_OF, 3)
CLUB, PARTNERS = PRESETS["club"], PRESETS["club-partners"]


def told(*events: e.Event, rules: RuleSet = ACC) -> tuple[str, ...]:
    return narrate(events, NAMES, rules)


def ended(ending: Ending, scores: tuple[int, ...], **more: object) -> e.GameEnded:
    return e.GameEnded(Outcome(winner=0, scores=scores, ending=ending, **more))  # type: ignore[arg-type]


MATCHES: list[tuple[e.Event, str]] = [
    (
        e.MatchStarted(ACC, NAMES[:2], BEST_OF_THREE, None),
        "Ann against Bob: best of 3, acc rules, without muggins.",
    ),
    (
        e.MatchStarted(ACC.override(muggins=True), NAMES[:2], BEST_OF_THREE, None),
        "Ann against Bob: best of 3, acc rules, with muggins.",
    ),
    (e.CutForDeal(1, 9, card("5H")), "Bob cuts 5♥."),
    (e.CutsTied((0, 1)), "Ann and Bob cut again."),
    (e.CutsTied((0, 1, 3)), "Ann, Bob and Dan cut again."),
    (e.DealWon(1), "Bob has the low card and deals first."),
    (e.CardsDealt((cards("5H 5C"), cards("5D 5S")), ()), "Two cards each."),
    (e.CardsDealt((cards("5H 5C"), cards("5D 5S")), cards("AH")), "Two cards each, and one to the crib."),
    (e.CardsThrown(1, cards("5H")), "Bob throws one card."),
    (e.CardsThrown(1, cards("5H 5C")), "Bob throws two cards."),
    (e.StarterTurned(1, 20, card("5H")), "Bob cuts; the starter is 5♥."),
    (e.CardPlayed(0, card("5H"), 15), "Ann plays 5♥: fifteen."),
    (e.GoSaid(1), "Bob: go."),
    (e.DealPassed(1), "The deal passes to Bob."),
    (e.TimeCalled(20), "Time is called after 20 minutes."),
    (e.GameReplayed(0), "The players are level: the game is played again."),
    (e.NextGameStarted(1), "Next game: Bob deals first."),
    (e.MatchEnded(1), "Bob won the match."),
    (e.MatchEnded(None), "The match is drawn."),
    (ended(Ending.PEGGED_OUT, (121, 100)), "Ann wins, 121-100."),
    (
        ended(Ending.EARLY, (61, 20), games=2),
        "Ann wins early, being so far ahead, 61-20. It counts two games.",
    ),
    (ended(Ending.TIME, (80, 70)), "Ann wins on time, 80-70."),
    (ended(Ending.FORFEIT, (121, 111)), "Ann wins by forfeit, 121-111."),
    (
        ended(Ending.PEGGED_OUT, (121, 80), skunked=(1,), games=2),
        "Ann wins, 121-80, a skunk on Bob. It counts two games.",
    ),
]

RULINGS: list[tuple[e.Event, str]] = [
    (e.RulingMade((), (), ()), "Ruling: as follows."),
    (e.RulingMade(("A misdeal.", "It was late."), (), ()), "Ruling: A misdeal. It was late."),
    (e.RulingMade(("A misdeal.",), (), ("acc:IV.3", "acc:IV.4")), "Ruling: A misdeal. [acc:IV.3, acc:IV.4]"),
    (e.PeggedBack(0, 3), "Ann pegs back three."),
    (e.PegCorrected(1, 2), "Bob pegs back two."),
    (e.PlayTakenBack((2, 1)), "The points of the play are taken back: three points in all."),
    (e.PlayTakenBack((1, 0)), "The points of the play are taken back: one point in all."),
    (e.PlayTakenBack((2, 2), 2), "The points of the play and of heels are taken back: four points in all."),
    (e.PlayStopped(), "Play stops."),
    (e.HandDeclaredDead(1), "Bob's hand is dead."),
    (e.CribDeclaredDead(), "The crib is dead."),
    (e.DealVoided(1), "The deal is void; Bob deals."),
    (e.LastDealReopened(0), "The deal just counted is reopened."),
    (e.CutOrderedAgain(shuffled=True), "The pack is shuffled and cut again."),
    (e.CutOrderedAgain(shuffled=False), "The cut is made again."),
    (e.CutTakenBack((1,)), "Bob's cut is taken back; Bob cuts again."),
    (e.StarterTakenBack(), "The starter goes back into the pack, which is shuffled and cut again."),
    (e.ThrowReturned(0), "Ann takes the throw back and throws again."),
    (e.ThrowDrawn(0, cards("5H 5C")), "Two cards drawn unseen from Ann's hand for the crib."),
    (
        e.StarterDrawn(1, cards("5H 5C"), card("5S")),
        "Bob looks at two cards from the dealer's hand and picks the starter.",
    ),
    (e.StarterPicked(1, card("5H")), "Bob picks 5♥ as the starter."),
    (
        e.LookGranted(CardsShown(1, Packet.UPPER, 1)),
        "Bob is shown one card when the starter is cut.",
    ),
    (e.CardsSeen(1, cards("5H 5C")), "Bob is shown two cards from the pack."),
    (e.CardsDrawn(1, cards("5H")), "One card from the pack to Bob."),
    (e.CardsDrawn(None, cards("5H 5C")), "Two cards from the pack to the crib."),
    (e.CribOwed(0, 2), "Ann has two cards to put in the crib."),
    (e.CribChoiceGranted(), "After the play the dealer picks four cards from the crib."),
    (e.CribOpened(0), "Ann looks at the crib."),
    (e.CribChosen(0, cards("5H 5C 5S 5D")), "Ann picks four cards for the crib; the others are dead."),
    (e.CribGiven(1), "The crib is Bob's."),
    (e.RearPegMoved(0, 7), "Ann's rear peg goes in hole 7."),
    (e.CardsTakenBack(1), "One card from the play taken back."),
    (e.CountSet(21), "The count is twenty-one."),
]

PLAYERS: list[tuple[e.Event, str]] = [
    (e.PointsMarked(0, 2, 2), "Ann pegs two."),
    (e.HandCounted(0, cards("5H 4C"), 2, 2, PAIR), "Ann counts 4♣ 5♥: two."),
    (e.HandCounted(0, cards("5H 4C"), 2, 2, PAIR, crib=True), "Ann counts the crib, 4♣ 5♥: two."),
    (e.CountAnnounced(1, cards("5H 4C"), 2, PAIR), "Bob counts 4♣ 5♥: two."),
    (e.CountAnnounced(1, cards("5H 4C"), 2, PAIR, crib=True), "Bob counts the crib, 4♣ 5♥: two."),
    (e.CountPegged(0, 4, 4), "Ann pegs four for the hand."),
    (e.CountPegged(0, 4, 4, crib=True), "Ann pegs four for the crib."),
    (e.CountRaised(0, 6, 2), "Ann counts the hand again, six, and pegs the difference."),
    (e.CountRaised(0, 6, 2, crib=True), "Ann counts the crib again, six, and pegs the difference."),
    (e.PegPassed(1), "Bob has nothing to peg."),
    (e.CardsMixed(1), "Bob accepts the count and mixes the cards."),
    (e.Awarded(1, 2), "Bob has two to peg."),
    (e.BackwardOwed(1, 2), "Bob has two to peg back."),
    (e.PenaltyPeggedBack(1, 2, 2), "Bob pegs back two."),
    (e.CribTurned(0), "Ann turns up the crib."),
    (e.CountAccepted(1), "Bob accepts."),
    (e.GameClaimed(1), "Bob claims the game."),
    (e.GameClaimDropped(), "The game continues."),
    (e.GoTakenBack(1, 1), "Bob's go is taken back, and so is everything played after it."),
    (
        e.Reckoned((Slip(0, SlipKind.MISSED_IN_PLAY, 1),)),
        "Unnoticed: Ann did not peg one point in the play and lost it.",
    ),
    (
        e.Reckoned((Slip(1, SlipKind.OVER_HAND, 2),)),
        "Unnoticed: Bob counted the hand two points too high and kept them.",
    ),
    (e.Reckoned((Slip(1, SlipKind.WRONG_COUNT),)), "Unnoticed: Bob announced a wrong count, which stood."),
]


@pytest.mark.parametrize(("event", "line"), MATCHES + RULINGS + PLAYERS)
def test_an_event_is_told_in_one_line(event: e.Event, line: str) -> None:
    assert told(event) == (line,)


SEEN_NOT_TOLD = {
    e.PackShuffled,
    e.PackCut,
    e.SeriesEnded,
    e.SeriesClosed,
    e.ShowOpened,
    e.Earned,
    e.CardsLaidAside,
    e.CardsOrdered,
}
"""And what is due, which is told to nobody; cards laid aside are told with the ruling."""
TOLD_WITH_ANOTHER = {e.Pegged, e.HandShown, e.CribShown}


def test_no_event_is_left_out_here() -> None:
    met = {event.__class__ for event, _ in MATCHES + RULINGS + PLAYERS}
    assert met | SEEN_NOT_TOLD | TOLD_WITH_ANOTHER == set(get_args(e.Event))


def test_what_is_seen_is_not_told() -> None:
    seen = (e.PackCut(1, 9), e.SeriesEnded(0), e.SeriesClosed(0), e.ShowOpened(), e.Earned(0, PAIR))
    assert told(*seen, e.CardsLaidAside(0, cards("5H")), e.CardsOrdered(0, cards("5H"))) == ()


def test_points_are_told_with_what_made_them() -> None:
    pegged = e.Pegged(0, 2, PAIR)
    assert told(e.CardPlayed(0, card("5H"), 10), pegged) == ("Ann plays 5♥: ten for two.",)
    heels = e.Pegged(0, 2, Breakdown.of(Item(Kind.HEELS, 2, cards("JH"))))
    assert told(e.StarterTurned(1, 9, card("JH")), heels) == (
        "Bob cuts; the starter is J♥. Two for his heels to Ann.",
    )
    assert told(e.GoSaid(1), e.Pegged(0, 1, Breakdown.of(Item(Kind.GO, 1, ()))))[1] == "Ann: one for the go."
    last = e.Pegged(0, 1, Breakdown.of(Item(Kind.LAST, 1, ())))
    assert told(e.CardsLaidAside(1, cards("5H")), last) == ("Ann: one for last card.",)


def test_a_penalty_is_told_by_itself_even_as_the_first_of_all() -> None:
    assert told(e.Pegged(1, 2, PENALTY)) == ("Bob pegs two.",)
    assert told(e.PlayStopped(), e.Pegged(1, 2, PENALTY)) == ("Play stops.", "Bob pegs two.")
    assert told(e.Pegged(1, 2, PAIR)) == ()


def test_what_a_ruling_says_lets_go_and_lays_aside_follows_it_line_by_line() -> None:
    remedies = (
        Told("Sit down."),
        ScoreLost(0, 1),
        ScoreLost(1, 2),
        HeldBack(1, cards("5H"), Fate.DEAD),
        HeldBack(0, cards("5H 5C"), Fate.PLAYED),
    )
    assert told(e.RulingMade(("Found.",), remedies, ()))[1:] == (
        "Sit down.",
        "Ann loses one point left unpegged.",
        "Bob loses two points left unpegged.",
        "One card held back by Bob: dead.",
        "Two cards held back by Ann: played.",
    )


@pytest.mark.parametrize(
    ("claim", "said"),
    [
        (c.ClaimCount(0), "Ann says the count is wrong."),
        (c.ClaimOverpegged(0, 1), "Ann says Bob pegged too many."),
        (c.PegBack(0, 2), "Ann admits pegging two too many."),
        (c.ClaimRenege(0, 1, Fate.DEAD), "Ann claims a renege by Bob, wanting the cards dead."),
        (c.ClaimMuggins(0, 1, 2, c.Scored.RUN), "Ann calls muggins on Bob for two, the run."),
    ],
)
def test_a_claim_is_told_before_its_ruling(claim: c.Claim, said: str) -> None:
    assert told(e.RulingMade(("Found.",), (), (), claim)) == (said, "Ruling: Found.")


def test_partners_play_win_and_lose_as_a_pair() -> None:
    start = e.MatchStarted(PARTNERS, NAMES, MatchFormat(), None)
    assert told(start, rules=PARTNERS) == (
        "Ann and Cleo against Bob and Dan: 1 game, club-partners rules, without muggins.",
    )
    end = ended(Ending.PEGGED_OUT, (121, 80), skunked=(1,), games=2)
    assert told(end, e.MatchEnded(1), rules=PARTNERS) == (
        "Ann and Cleo win, 121-80, a skunk on Bob and Dan. It counts two games.",
        "Bob and Dan won the match.",
    )


def test_a_lurch_is_called_by_its_name_and_of_three_the_others_follow_in_order() -> None:
    portfolio = PRESETS["portfolio"]
    lurch = ended(Ending.PEGGED_OUT, (121, 50), double_skunked=(1,), games=2)
    assert told(lurch, rules=portfolio) == ("Ann wins, 121-50, a lurch on Bob. It counts two games.",)
    three = e.GameEnded(Outcome(winner=1, scores=(70, 121, 90), ending=Ending.PEGGED_OUT))
    assert told(three, rules=PRESETS["club-3"]) == ("Bob wins, 121-70-90.",)


def test_only_the_events_at_some_places_are_told_as_they_are_among_the_others() -> None:
    events = (e.GoSaid(0), e.CardPlayed(1, card("5H"), 10), e.Pegged(1, 2, PAIR))
    assert narrate(events, NAMES, ACC, places=range(1, 2)) == ("Bob plays 5♥: ten for two.",)


def test_lines_to_be_kept_leave_out_cards_that_the_rules_turn_over() -> None:
    played = (e.CardPlayed(1, card("5H"), 10),)
    assert narrate(played, NAMES, CLUB, kept=True) == ("Bob plays: ten.",)
    assert narrate(played, NAMES, CLUB) == ("Bob plays 5♥: ten.",)
    assert narrate(played, NAMES, ACC, kept=True) == ("Bob plays 5♥: ten.",)
