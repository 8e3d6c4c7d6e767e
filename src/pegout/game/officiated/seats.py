"""Tuples with one number, or one tuple, for each seat."""

Seats = tuple[int, ...]


def changed(numbers: Seats, seat: int, by: int) -> Seats:
    """The numbers with one of them changed."""
    return tuple([number + by if place == seat else number for place, number in enumerate(numbers)])


def without(seats: Seats, seat: int) -> Seats:
    return tuple([other for other in seats if other != seat])


def joined(seats: Seats, *more: int) -> Seats:
    """These seats and those, each once and in order."""
    return tuple(sorted({*seats, *more}))
