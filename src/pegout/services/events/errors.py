"""Why an event writes nothing down."""


class NotNoted(ValueError):
    """The event does not allow it; the message says why."""

    def __init__(self, message: str, field: str = "") -> None:
        super().__init__(message)
        self.field = field
        """Of the command, where the refusal is about one."""
