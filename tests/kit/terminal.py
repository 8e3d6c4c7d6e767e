"""Someone to sit at the tables that the tests of `pegout play` open."""

from argparse import ArgumentParser

from pegout.cards import Card
from pegout.cli import play
from pegout.cli.session import Session
from pegout.game import Command, PlayCard, SayGo, Throw
from pegout.players import GreedyBot


def seated(*options: str) -> Session:
    """The table that these options of `pegout play` ask for."""
    parser = ArgumentParser()
    play.add_arguments(parser)
    return play.new_session(parser.parse_args(options))


def told(session: Session) -> Session:
    """The table when everything has been told and the person is to act."""
    while session.next_beat() is not None:
        pass
    return session


def wish(session: Session) -> Command:
    """What a sensible person does now."""
    return GreedyBot().choose(session.view)


def cards_of(command: Command) -> tuple[Card, ...]:
    if isinstance(command, Throw):
        return command.cards
    return (command.card,) if isinstance(command, PlayCard) else ()


def numbers(session: Session, command: Command) -> list[str]:
    """The numbers of the command's cards in the person's hand."""
    return [str(session.hand.index(card) + 1) for card in cards_of(command)]


def is_go(command: Command) -> bool:
    return isinstance(command, SayGo)
