"""The lodge's fund-raiser: registration, money, brackets and absences."""

from pegout.rulebook.article import read_articles

PAGE = read_articles(
    "lodge",
    """
# overview A fund-raiser
The event collects money from its players for a cause in the community; what is left after costs goes there.
asks: Keep a ledger that shows what the event took, spent and passes on.
in: tournament.event.formats

# registration Registration
A ticket bought from the registrar is an entry; twenty dollars is the recommended least. There are 32
places, and entry closes at the start. Latecomers step in where their place in the bracket is still alive.
asks: Take up to 32 entries until the start, and seat a late arrival in rounds not yet begun.
in: tournament.entries.people

# tickets Tickets
Paying more than the twenty dollars buys no better place and no other favour. Tickets are for Masons and
guests they invite.
asks: Record what each paid without letting it change a position; ask who invited a guest.
in: tournament.entries.desk_rules
people: who is a Mason or an invited guest, the registrar knows

# prizes Prizes
Fifty, thirty and twenty dollars, whatever comes in. That takes at least thirteen players.
asks: Pay 50, 30 and 20 and warn while fewer than 13 have entered.
in: tournament.money.prizes

# refunds Refunds
Who gets money back, how much, and by when.
asks: Work out every refund to the cent.
in: tournament.entries.refund_terms

# refunds.cancelled Too few players
If thirteen are not reached two days before the start, the event is off. Everybody gets all of it back, by
cheque in the mail, five business days after the announcement at the latest.
asks: Cancel at 48 hours with fewer than 13 entries, and refund all with the day it is due.
in: tournament.entries.schedule
people: cheques are written and posted by people

# refunds.request At a player's request
Asked for 72 hours ahead or sooner, the whole fee is returned. In the last 48 hours nothing is.
asks: Grant it from 72 hours up, refuse it within 48, and leave the time between to the registrar.
in: tournament.entries.refund_terms
people: between 72 and 48 hours the registrar decides

# refunds.force-majeure Force majeure
If a power beyond everybody's control stops the event, its costs are paid first, and the rest is shared out
in proportion to what each had paid.
asks: Share the rest to the cent in proportion to the payments, never less than nought.
in: tournament.money.force_majeure
people: whether such a force was at work, people decide

# playing Rounds
Double elimination with one game a pairing in each round. Rounds are scheduled, and last twenty minutes at
most.
asks: Schedule rounds of 20 minutes with one game each.
in: tournament.event.play, rules.presets

# double-elimination Double elimination
One loss does not end a player's chances; two do.
asks: Keep a winners' and a losers' bracket.
in: tournament.brackets.double

# double-elimination.draws Drawn games
A drawn game is played again until somebody wins it.
asks: Replay a game that has no winner.
in: game.time_called, tournament.brackets.match_log

# double-elimination.brackets The two brackets
Winners of the first round go on in one bracket and losers in the other. Losing in the first bracket means
dropping into the second, and losing there means going home.
asks: Drop losers into the losers' bracket and eliminate its losers.
in: tournament.brackets.double

# double-elimination.table Setting up
Whoever stands on the upper line of a pair sets up the table.
asks: Say on the sheet which player sets up.
in: tournament.brackets.sheet

# double-elimination.final The final
The winners of both brackets meet for the first prize. The one without a loss needs one win in two games,
the other both.
asks: Play one or two games and name the winner.
in: tournament.brackets.double

# winners Who wins
How games and rounds are decided, and by whom.
asks: Decide every round.
in: tournament.event.scores, game.time_called

# winners.marshal The Marshal
A Marshal named by the organiser settles questions of scoring and quarrels. Everybody who enters accepts
that as final.
asks: Record the Marshal's decisions in the event's log; suggest rulings, and carry out what is confirmed.
in: tournament.event.roles, judge.authority
people: what is right in a quarrel, the Marshal decides

# winners.position Positions
The order of registration gives the first places on the sheet.
asks: Fill the sheet in order of registration.
in: tournament.brackets.draw

# winners.game The game
One game of six-card cribbage a round; 121 or more wins it.
asks: Decide a round by one game to 121.
in: rules.presets, game.decide

# winners.time-limit Time
When time runs out, more points pegged win. Level, the win goes to whoever came to that score first.
asks: At time give the game to the higher score, then to the player who reached it first.
in: game.time_called, rules.presets

# absent Absent players
Nobody waits: a round starts when it is scheduled.
asks: Decide rounds whose players are missing.
in: tournament.event.departures

# absent.one One is missing
The missing player loses the round and the other goes on.
asks: Give the round to the player who is there.
in: tournament.brackets.match_log

# absent.both-winners Both missing in the winners' bracket
The player on the upper line drops to the losers' bracket, the lower one is out, and the next round there
has a bye.
asks: Drop the upper, eliminate the lower, and make the next match a bye.
in: tournament.brackets.match_log

# absent.both-losers Both missing in the losers' bracket
Both are out, and the next round of that bracket has a bye.
asks: Eliminate both and make the next match a bye.
in: tournament.brackets.match_log

# absent.exceptions Exceptions
Where this does not fit, as in the final, the Marshal decides.
asks: Stop for the Marshal and record the decision.
in: tournament.brackets.finish
people: exceptions are the Marshal's

# muggins No muggins
Among friends who raise money there is no muggins. Doubts about a score go to the Marshal.
asks: Refuse muggins and leave a hand counted too low to the Marshal.
in: rules.presets, judge.count

# sample A sample
A finished event of 32 as an illustration, with three prize winners.
asks: Be able to print a sheet of 32 with its results and the three prizes.
in: tournament.brackets.double
""",
)
