"""A deal written by hand, as somebody would after a game in the kitchen.

Worked out on paper. Bob leads. 8, 18, 27: Ann's fives and Bob's six and ten do not fit, so Bob has one for
the go. Ann leads the next series: 5, 15 for Bob's two, 20, 26, and her last five makes 31 for two.
Bob shows 6-9 and 10-5 for four and the run 8-9-10 for three: seven. Ann shows the best hand there is, 29.
Her crib holds two fifteens (king-five and queen-five): four. Ann has 2 + 29 + 4 = 35, Bob 1 + 2 + 7 = 10.
"""

HEAD = """\
[Pegout "1"]
[Rules "acc"]
[A "Ann"]
[B "Bob"]
[Dealer "A"]
"""

HANDS = """\
hand A 5H 5C 5S JD KH QH
hand B 2C 4C 6C 8D 9D TS
throw B 2C 4C
throw A KH QH
"""

PLAY = """\
play B 8D 8, A JD 18, B 9D 27, A go, B +1
play A 5H 5, B TS 15 +2, A 5C 20, B 6C 26, A 5S 31 +2
"""

SHOW = """\
show B 6C 8D 9D TS = 7 ; fifteen two, fifteen four, and a run of three is seven
show A 5H 5C 5S JD = 29
crib A KH QH 2C 4C = 4
deal 2, B deals, A 35, B 10
"""

WHOLE = HEAD + HANDS + "starter 5D\n" + PLAY + SHOW + "end\n"
