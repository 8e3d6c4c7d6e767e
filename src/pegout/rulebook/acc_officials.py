"""Rules XI to XIII of `acc`, and the play-offs of a sanctioned event."""

from pegout.rulebook.article import read_articles

PAGE = read_articles(
    "acc",
    """
# XI Penalties
Who scores penalty points, and what becomes of a player who will not obey.
asks: Give penalties to the right player and never one upon another.
in: judge.penalties

# XI.1 Scoring penalties
Penalties, corrections and muggins are three different things.
asks: Keep penalties, corrections and muggins apart.
in: judge.penalties

# XI.1a Forward and backward
Penalty points go to the offender's opponent. Only where a rule says backward does the offender peg them
back.
asks: Give the points to the opponent, or peg the offender back where the rule says so.
in: judge.penalties, rules.ruleset

# XI.1b Corrections
Taking back points, as after a renege or an overpegged score, is no penalty. If a correction itself is
pegged wrongly, it is just put right.
asks: Take it as an incident of its own, and put it right without any penalty.
in: judge.penalties

# XI.1c Not muggins
A penalty has nothing to do with muggins.
asks: Give penalties whether or not muggins is played.
in: judge.penalties, judge.muggins

# XI.2 Penalty pegged wrongly
It is treated as any other score pegged wrongly: VIII.3 and VIII.4.
asks: Rule on it as on any score, too few or too many.
in: judge.penalties, judge.pegged_points

# XI.3 No penalty on a penalty
A mistake in claiming or pegging a penalty never leads to another penalty.
asks: Give no penalty for a mistake about a penalty.
in: judge.penalties

# XI.4 Refusing to obey
A player told the rule by a judge who still refuses to keep it is out of the event. The game or match under
way is lost, and the opponent wins it by ten spread points.
asks: Forfeit the game or match, record 121 to 111, and withdraw the player from the event.
in: judge.penalties, tournament.event.departures

# XII Cases not covered
Where these rules give no answer, what the judge decides is final for the event.
asks: Record a person's ruling in words, with this citation.
in: judge.penalties
people: what is fair where no rule speaks, people decide

# XIII Changing the rules
Proposals go in writing to the committee for rules, and what it drafts needs the approval of the board.
people: how the Congress changes its rules happens outside any game or event

# play-offs Play-offs
The best quarter of the field plays off, unless a commissioner allows another form. The sheets pair 8, 16,
32 or 64 qualifiers, top against bottom; a larger one doubles the last, spreading players by turns over both
halves.
asks: Take the best quarter, and draw the sheet of the size that holds them.
in: tournament.brackets.seeds

# byes Byes
When qualifiers are too few to fill the sheet, the best of them skip the first round: seven of 25, nine of
55.
asks: Give the empty lines of the sheet to the best seeds as byes.
in: tournament.brackets.draw
""",
)
