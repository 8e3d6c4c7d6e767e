"""What is said when cards cannot be read."""

from pegout.refusal import InvalidInput


class InvalidCard(InvalidInput):
    """The text does not name the cards that are asked for; the message says what would."""

    code = "invalid_card"
