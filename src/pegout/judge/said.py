"""What people call an incident, beside the words of the rule book: so that it is found by those as well."""

_PAGE = """
bottom-card-after-shuffle: peeked; saw the bottom card; flashed the bottom card;
  looked at the bottom after shuffling; bottom of the deck; reshuffle
wrong-cut: cut too thin; cut too deep; cut fewer than four; cut only two cards; cut three cards; cut too
  many; not enough cards cut; bad cut
equal-cuts: tie; tied cut; same card cut; both cut the same; we both cut a four; same rank
several-cards-cut: cut two cards; several cards turned up; turned up two cards cutting for deal; showed two
  cards
cut-card-looked-at: peeked; saw the cut card; looked at the cut before the deal; peeked while cutting
bottom-card-after-cut: peeked; saw the bottom card; looked at the bottom after the cut; bottom of the deck
cut-forgotten: forgot to cut; no cut; not cut; did not offer the cut; never cut the deck; skipped the cut
deal-out-of-turn: misdeal; not your deal; dealt twice running; wrong dealer; my deal; wrong person dealt;
  dealt twice in a row; whose deal; should have been my deal; my turn to deal
card-exposed-in-deal: flipped card; dropped card; turned over; flashed card; misdeal; exposed; flipped a
  card over while dealing; dealer showed a card; saw my card in the deal; showed a card; exposed card; card
  was exposed
card-face-up-in-pack: flipped card in the deck; turned over; upside down; boxed card; face up card;
  card the wrong way round
imperfect-pack: bad deck; lost card; fifty-one cards; 51 cards; joker; damaged card; deck is missing a card;
  torn card; marked card; card fell on the floor; incomplete deck; missing card; card is missing
two-cards-alike: duplicate card; two packs mixed; deck has a double; same card twice; two queens of hearts
irregular-deal: misdealt cards; two cards at once; dealt two at a time; dealt from the bottom; wrong order;
  dealt to himself first; dealt in the wrong order
misdeal: misdealt; dealing mistake; wrong dealer; not your deal; dealt out of turn; dealt twice in a row;
  too many cards; too few cards; misdeal; dealt wrong
wrong-throw: discarded too many cards; discarded too few cards; wrong discard; three to the crib; threw
  three cards; threw one card; discarded only one card
wrong-deal: misdeal; too many cards; too few cards; seven cards; five cards; one card short; got only five
  cards; have seven cards; dealt too many; dealt one too few; wrong number dealt; dealer has seven cards;
  dealer has five cards; pone has seven cards
wrong-number: too many cards; too few cards; short hand; long hand; extra card; missing card; five cards in
  the crib; crib has five cards; crib is short; kept five cards; three cards in my hand; too many after
  discarding; wrong number of cards; only three in the crib; three cards in the crib; crib has six cards;
  crib is too big; my hand has three cards
throw-taken-back: changed my mind; changed the discard; took the discard back; picked up the discards again;
  swapped the discard; took cards back from the crib; took a card out of the crib again
throw-on-wrong-side: wrong crib; discard on the wrong side; wrong pile; threw into the wrong crib
crib-on-wrong-side: wrong crib; whose crib; wrong pile; crib in front of the wrong player
crib-looked-at: peeked; turned the crib up early; looked at the crib; turned the crib over too
  early; saw the crib
crib-looked-at-before-throw: peeked; saw the discard; looked in the crib before discarding; looked at the
  crib first
starter-packet-looked-at: peeked; saw the cut card; cut card seen; saw a card when cutting the starter;
  looked under the cut
starter-in-dealers-hand: picked up the cut card; cut card in the hand; picked up the starter; starter in the
  hand; took the starter
cut-card-face-up: flipped starter; starter turned over; upside down; starter was face up
several-starters-shown: two cut cards; flipped two cards; two cards turned up; turned over two cards for the
  starter; saw more than the starter
heels-not-pegged: his heels; two for his heels; forgot the jack; nibs; nobs; forgot his nibs; jack turned up
  but not pegged; missed the jack
card-released: dropped card; wrong card played; played by mistake; take it back; over 31; wants the card
  back; went over 31; past 31; changed the card
cards-together: dropped card; two cards stuck; two cards at once; played two cards
pegged-late: forgot to peg; forgot a point; missed points; missed the go; go not pegged; did not move; did
  not move his peg; forgot to peg the go; forgot last card; pegged too late; forgot to peg fifteen; forgot
  thirty-one
renege: go; false go; wrong go; said go; could have played; reneged; should have played; said go but had a
  card; had a card he could play; held back a card; go too early; should not have said go; refused to play a
  card; did not play on after the go
wrong-count: miscount; miscounted the play; wrong total; said the wrong count; counted wrong; said a wrong
  number; said 24 instead of 25; added up wrong; count is off; said 15 but it was 14; said fifteen but it
  was fourteen; said 31 but it was 30
pegged-too-few: miscount; undercount; undercounted; underpeg; underpegged; missed points; short; counted too
  low; pegged one short; pegged 6 instead of 8; did not take all the points; undercounted the hand; missed a
  run; missed a fifteen; missed nobs; counted wrong; pegged too little; counted too little
pegged-too-many: miscount; overcount; overcounted; overpeg; overpegged; extra points; counted too high;
  pegged twice; nineteen; counted the hand too high; pegged 8 instead of 6; took too many points; claimed
  too much; counted wrong; impossible hand; pegged too much; counted too much
touched-opponents-peg: wrong peg; moved my peg; touched my peg; moved his peg; moved the other peg
touched-own-peg: fiddled with the peg; handled the peg; played with the pegs; touched his own peg for
  nothing; no points to peg; moved the peg for nothing
false-claim: pegged out wrongly; says it is won; false win; not enough points; game hole; 121; claimed the
  game too soon; said he won but did not have enough; pegged out too early; won by mistake; not really won;
  stink hole
not-pegged-out: forgot to peg out; scorecard; signed the card; wrote down the win without pegging out; did
  not peg out
front-peg-removed: wrong peg; pulled the front peg; pegged backwards; went backwards; moved the front peg;
  picked up the wrong peg
both-pegs-removed: pulled both pegs; no peg left; lost the place; took both pegs out; picked up both pegs
pegs-knocked-out: bumped the board; dropped the board; board fell; spilled; peg fell out; dropped pegs;
  knocked the board over; lost a peg; where were the pegs
pegged-with-opponents: wrong peg; used my peg; wrong colour; moved backwards; pegged his points; pegged his
  points with my peg; moved my peg instead of his; used the wrong colour peg
wrong-track: wrong lane; wrong row; wrong street; pegged in the wrong row; pegged in my track; wrong holes
counted-too-early: counted out of turn; dealer counted first; wrong order; pegged before pone counted; counted
  crib before hand
starter-misplaced: cut card put away; cut card mixed in; lost the starter; put the starter back in the deck;
  starter in the crib; starter in the hand; put the starter in his hand
cards-mixed: threw the hand in; mucked; picked up the cards; shuffled the hand in; threw in his hand before
  it was counted; mixed the crib with the deck; shuffled too soon; cards gathered too soon
helped-counting: coaching; kibitzer; told the count; onlooker; advice; cheat sheet; phone; spectator helped;
  used his phone to count; someone else counted; used a calculator
muggins: missed points; took missed points; steal points; undercount; cut-throat; stole points; nineteen;
  forgot to claim; forgot to claim a fifteen; missed a pair; missed a run; missed nobs; forgot his heels;
  forgot to peg; overlooked points
penalty-mispegged: wrong penalty; too many penalty points; penalty too high; penalty too low; pegged the
  penalty wrong; penalty not pegged
correction-mispegged: wrong correction; took back too much; took back too little; retraction; went back too
  far; did not go back far enough
penalty-not-due: wrong claim; unfair penalty; no penalty; claimed a penalty that is not one; penalty for
  nothing; false accusation
judge-refused: argues with the judge; rude; walked out; left the table; quit; disobeyed; will not listen to
  the judge; refuses the ruling
not-covered: something else; looked at my hand; looked at my cards; other; dispute; argument; played out of
  turn; slow play; too slow;
  unsportsmanlike; late; talking; smoking
peeked: peek; saw a card; looked at my cards; cheating; peeked; looked at my hand
"""


def _read(page: str) -> dict[str, tuple[str, ...]]:
    """A line that begins with blanks goes on with the one before."""
    lines = page.strip().replace("\n  ", " ").splitlines()
    pairs = [line.partition(": ") for line in lines]
    return {name: tuple(words.split("; ")) for name, _, words in pairs}


SAID: dict[str, tuple[str, ...]] = _read(_PAGE)
"""By the incident's name; a few words each, as somebody would type them."""

CITED: dict[str, tuple[str, ...]] = {
    "golden-age:5": ("pegged-too-few", "muggins"),
    "golden-age:6": ("equal-cuts", "several-cards-cut"),
    "golden-age:7": ("bottom-card-after-shuffle",),
    "golden-age:8": ("cut-card-looked-at", "cut-forgotten", "irregular-deal"),
    "golden-age:9": ("helped-counting",),
    "golden-age:10": ("not-covered",),
    "golden-age:11": ("heels-not-pegged",),
}
"""What a sheet's own points rule on, beside the article that an incident is known by."""
