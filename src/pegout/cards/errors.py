"""What is said when cards cannot be read."""


class InvalidCard(ValueError):
    """The text does not name the cards that are asked for; the message says what would."""
