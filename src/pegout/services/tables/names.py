"""What the players of a match are called."""


def told_apart(names: list[str]) -> tuple[str, ...]:
    """Two players of the same name are told apart by their number."""
    return tuple(
        [
            name if names.count(name) == 1 else f"{name} {names[: seat + 1].count(name)}"
            for seat, name in enumerate(names)
        ]
    )
