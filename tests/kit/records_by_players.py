"""The deal of `by_hand`, officiated by its players, and written down by hand.

Worked out on paper. Ann's jack makes 18, which is the right count and worth nothing: her two go back, and
Bob has them by acc:VIII.4c1. Bob pegs one for the go and two for fifteen: 2 + 1 + 2 = 5. Ann's last five
makes 31, and she does not peg her two. Bob counts his seven: 12. Ann counts 28, for she overlooks the jack of
the starter's suit: her hand holds 29. The crib holds four. Ann has 28 + 4 = 32.
"""

from tests.kit.records_by_hand import HANDS, HEAD

PLAYERS_HEAD = HEAD + '[Officiating "players"]\n'

DENIED = 'ruling claim count B denied, "The count is 18, as announced.", by acc:VII.4\n'
UPHELD = (
    'ruling claim overpegged B A upheld, "Ann pegged 2 points too many.", correction A 2, points-to B 2, '
    "by acc:VIII.4c1\n"
)

BEGUN = PLAYERS_HEAD + HANDS + "starter 5D\n"

PLAY = f"""\
play B 8D 8, A JD 18
{DENIED}play A +2
{UPHELD}play B 9D 27, A go, B go, B +1
play A 5H 5, B TS 15, B +2, A 5C 20, B 6C 26, A 5S 31
"""

SHOW = """\
count B 7
accept A
count A 28
accept B
count crib A 4
accept B
"""

RECKONED = """\
reckoned A play-low 2, A hand-low 1
deal 2, B deals, A 32, B 12
"""

WHOLE = BEGUN + PLAY + SHOW + RECKONED + "end\n"

SECOND_EDITION = f"""\
{HEAD}[Officiating "players"]
[Edition "2"]
{HANDS}starter 5D
play B 8D 8, A JD 18
{DENIED}play A +2
{UPHELD}play B +2, B 9D 27, A go, B go, B +1
play A 5H 5, B TS 15, B +2, A 5C 20, B 6C 26, A 5S 31, A pass
count B 7
peg B 7
accept A
count A 28
peg A 28
accept B
count crib A 4
peg A 4
accept B
{RECKONED}end
"""
"""The same deal now: Bob pegs his two himself, Ann passes, and what is announced is pegged by itself."""
