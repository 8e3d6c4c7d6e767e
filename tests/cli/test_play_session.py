from pathlib import Path

import pytest

from pegout.cards import PACK
from pegout.cli.session import Beat, Session
from pegout.game import IllegalCommand, NextGame, Phase, SayGo
from pegout.game.events import CardsDealt, DealPassed, MatchStarted, PackShuffled, Pegged
from pegout.notation import read_record
from tests.kit.terminal import seated, told, wish


def played_to(session: Session, phase: Phase) -> Session:
    told(session)
    while session.view.phase is not phase:
        session.do(wish(session))
        told(session)
    return session


def test_nothing_may_be_done_before_everything_is_told() -> None:
    session = seated("--seed", "1")
    assert session.options == ()
    beat = session.next_beat()
    assert beat is not None
    assert isinstance(beat.event, MatchStarted)
    assert beat.lines == ("Player against Bob: 1 game, acc rules, without muggins.",)
    assert len(told(session).options) == 15


def test_points_are_told_in_one_breath_with_what_brings_them() -> None:
    session = seated("--seed", "1")
    beats: list[Beat] = []
    while len(beats) < 120:
        while (beat := session.next_beat()) is not None:
            beats.append(beat)
        session.do(wish(session))
    assert not any(isinstance(beat.event, Pegged) for beat in beats)
    assert any(isinstance(event, Pegged) for beat in beats for event in beat.events)


def test_the_view_waits_at_the_end_of_a_deal_until_the_next_is_told() -> None:
    session = told(seated("--seed", "1"))
    while True:
        session.do(wish(session))
        while (beat := session.next_beat()) is not None:
            if isinstance(beat.event, DealPassed):
                assert session.options == ()
                assert session.view.phase is Phase.SHUFFLE
                assert [event.seat for event, _ in session.show] == [0, 1, 1]
                following = session.next_beat()
                assert following is not None
                assert isinstance(following.event, PackShuffled)
                return


def test_a_refused_command_changes_nothing() -> None:
    session = told(seated("--seed", "1"))
    before = session.view
    assert str(session.refusal(SayGo(0))) == "That is not possible now: throw."
    with pytest.raises(IllegalCommand):
        session.do(SayGo(0))
    assert session.view == before


def test_a_match_goes_on_when_the_person_says_so() -> None:
    session = played_to(seated("--seed", "1", "--match", "2 games"), Phase.GAME_OVER)
    assert session.options == (NextGame(),)
    assert not session.over
    session.do(NextGame())
    assert played_to(session, Phase.MATCH_OVER).over


def test_the_record_along_the_way_holds_no_card_of_the_deal_to_come(tmp_path: Path) -> None:
    file = tmp_path / "game.peg"
    session = seated("--seed", "1", "--record", str(file))
    session.open_record()
    assert [type(event) for event in read_record(file.read_text()).events] == [MatchStarted]
    told(session)
    while session.view.deal_number == 1:
        session.do(wish(session))
        told(session)
    events = read_record(file.read_text()).events
    assert isinstance(events[-1], DealPassed)
    assert sum(isinstance(event, CardsDealt) for event in events) == 1
    session.save()
    events = read_record(file.read_text()).events
    assert sum(isinstance(event, CardsDealt) for event in events) == 2


def test_a_whole_game_is_recorded_when_it_ends(tmp_path: Path) -> None:
    file = tmp_path / "game.peg"
    session = played_to(seated("--seed", "2", "--record", str(file)), Phase.MATCH_OVER)
    record = read_record(file.read_text())
    assert record.tags == {"Bots": "Bob greedy"}
    assert len(record.events) > 200
    session.save()
    assert read_record(file.read_text()).events == record.events


def test_a_file_that_holds_something_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "game.peg"
    file.write_text("an older game")
    with pytest.raises(FileExistsError):
        seated("--record", str(file)).open_record()
    assert file.read_text() == "an older game"


def test_a_disk_that_fails_in_the_middle_does_not_end_the_game(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    folder.mkdir()
    session = seated("--seed", "2", "--record", str(folder / "game.peg"))
    session.open_record()
    (folder / "game.peg").unlink()
    folder.rmdir()
    assert played_to(session, Phase.MATCH_OVER).over
    with pytest.raises(FileNotFoundError):
        session.save()


def test_the_hand_is_numbered_in_order() -> None:
    hand = told(seated("--seed", "4")).hand
    assert list(hand) == sorted(hand)
    assert set(hand) <= set(PACK)
