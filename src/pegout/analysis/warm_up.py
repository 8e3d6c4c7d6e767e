"""Tables read and kernels loaded before somebody waits for an answer."""


def warm_up() -> None:
    """Weigh one throw and one card. The first time on a machine compiles the kernels, half a minute or so."""
    from pegout.analysis.play_values import weigh_cards
    from pegout.analysis.plays import Play
    from pegout.analysis.throws import weigh_throws
    from pegout.cards import parse_cards

    six, (starter, theirs) = parse_cards("5H 5C 6D 7S JH KD"), parse_cards("9C QS")
    thrown = weigh_throws(six, dealer=True)[0].thrown
    held = tuple(card for card in six if card not in thrown)
    weigh_cards(Play(True, held, (), thrown, (theirs,), (theirs,), starter, (0, 0)))
