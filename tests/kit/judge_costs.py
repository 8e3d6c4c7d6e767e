"""What every wrong act costs under every document, worked out by hand (RULEBOOK 1.2, 2.1 and 2.4).

Ann deals and stands on 50 and 56, Bob is pone and stands on 60 and 64. `B-3` is a correction of three for
Bob, `B<15` fifteen pegged back, `B+2` two pegged by him, `B~6` six of his points lost.
"""

from dataclasses import dataclass

from pegout.rules import remedies as r

Facts = dict[str, str]


def in_short(remedy: r.Remedy) -> str:
    match remedy:
        case r.PointsTo(seat, points):
            return f"{'AB'[seat]}+{points}"
        case r.PointsBack(seat, points):
            return f"{'AB'[seat]}<{points}"
        case r.Correction(seat, points):
            return f"{'AB'[seat]}-{points}"
        case r.ScoreLost(seat, points):
            return f"{'AB'[seat]}~{points}"
        case r.RearPegAt(seat, hole):
            return f"{'AB'[seat]}@{hole}"
        case r.CountIs(count):
            return f"={count}"
        case r.HeldBack(_, _, fate):
            return fate.value
        case _:
            return remedy.__class__.__name__


@dataclass(frozen=True)
class Row:
    """An incident with its facts, and what each document makes of it; `golden` where it is not as acc."""

    incident: str
    facts: str
    acc: str
    club: str
    portfolio: str
    classic: str
    golden: str | None = None
    lodge: str | None = None

    def told(self) -> Facts:
        return dict(part.split("=") for part in self.facts.split(";") if part)

    def expected(self, rules: str) -> str:
        by_rules = {"club": self.club, "portfolio": self.portfolio, "classic": self.classic}
        if rules == "golden-age" and self.golden is not None:
            return self.golden
        if rules == "lodge" and self.lodge is not None:
            return self.lodge
        return by_rules.get(rules, self.acc)


def same(incident: str, facts: str, everywhere: str) -> Row:
    return Row(incident, facts, everywhere, everywhere, everywhere, everywhere)


def priced(incident: str, facts: str, acc: str, elsewhere: str, club: str | None = None) -> Row:
    return Row(incident, facts, acc, elsewhere if club is None else club, elsewhere, elsewhere)


MISSED = "player=Bob;claimed=2;true=3;finished=yes;missed="
HELD = "offender=Bob;cards=5H 4C;in_time=yes;decision=dead;played_since=1;claimant_pegged=2;after_go="
UNDONE = "CardsReturned A-2 played"
FOUR_TAKE = ("B~3 A+2", "B~3 A+2", "B~3 A+2", "B~3 A+2")

BEFORE_PLAY = (
    priced("bottom-card-after-shuffle", "", "B+2", "", club="B+2"),
    same("wrong-cut", "cut=before-deal;lifted=2;left=50", ""),
    same("equal-cuts", "", ""),
    same("several-cards-cut", "cutter=Bob;opponent=not-cut", ""),
    priced("cut-card-looked-at", "offender=Bob", "A+2", "", club="A+2"),
    priced("bottom-card-after-cut", "", "B+2", "", club="B+2"),
    same("cut-forgotten", "lifted=no", ""),
    same("deal-out-of-turn", "dealt_by=Bob;all_played=no", ""),
    same("card-exposed-in-deal", "", ""),
    same("card-face-up-in-pack", "in_deal=yes", ""),
    same("imperfect-pack", "lifted=no", ""),
    same("two-cards-alike", "", ""),
    same("wrong-throw", "offender=Bob;thrown=3;all_thrown=no", ""),
    priced("wrong-deal", "pone=5;dealer=6;unconfirmed=Bob", "B<10", ""),
    same("wrong-number", "pone=5;dealer=4;crib=3;starter_turned=no", ""),
    priced("throw-taken-back", "offender=Bob;released=yes", "A+2", ""),
    same("throw-on-wrong-side", "offender=Bob;starter_turned=no", ""),
    same("crib-on-wrong-side", "starter_turned=no;all_played=no", ""),
    priced("crib-looked-at", "offender=Bob;due=no", "A+2", "", club="A+2"),
    priced("crib-looked-at-before-throw", "", "B+2", "", club="B+2"),
    priced("starter-packet-looked-at", "", "A+2", "", club="A+2"),
    priced("starter-in-dealers-hand", "seen=no", "B+2", "", club="B+2"),
    same("cut-card-face-up", "", ""),
    same("several-starters-shown", "", ""),
    priced("heels-not-pegged", "dealer_played=yes;hands_counted=no", "A~2", "A+2"),
    same("heels-not-pegged", "dealer_played=yes;hands_counted=yes", "A~2"),
)
"""Here only the points are told; what else is ordered is told where those chapters are."""

FROM_THE_PLAY_ON = (
    same("card-released", "player=Bob;count=25", ""),
    same("cards-together", "player=Bob;cards=5H 9C;before=10;announced=15", "Told"),
    priced("pegged-late", "player=Bob;points=2;since=own-card-or-go", "B~2", "B+2"),
    priced("pegged-late", "player=Bob;points=2;since=own-card-or-go;pegged=yes", "B-2 A+2", ""),
    priced("pegged-late", "player=Bob;points=2;since=pone-announced;pegged=yes", "B-2 A+2", "B-2"),
    same("pegged-late", "player=Bob;points=2;since=pone-announced", "B~2"),
    Row(
        "renege",
        f"{HELD}yes",
        "CardsReturned A-2 A+4 dead",
        "CardsReturned A-2 A+4 played",
        "dead A+2",
        UNDONE,
    ),
    Row("renege", f"{HELD}no", "CardsReturned A-2 A+4 dead", "CardsReturned A-2 A+4 played", UNDONE, UNDONE),
    same("renege", "offender=Bob;cards=5H;in_time=no;after_go=yes", ""),
    same("renege", "offender=Bob;cards=5H;in_time=yes;put_right=at-once;after_go=no", ""),
    Row("renege", f"{HELD}no;put_right=after-a-peg", "CardsReturned A-2 A+4 dead", "", UNDONE, UNDONE),
    priced(
        "wrong-count", "player=Bob;announced=15;true=14;noticed=challenged;pegged=2", "=14 B-2 A+2", "=14 B-2"
    ),
    same("wrong-count", "player=Bob;announced=15;true=14;noticed=by-player;pegged=2", "=14 B-2"),
    Row(
        "wrong-count",
        "player=Bob;announced=15;true=14;noticed=too-late;pegged=2",
        "=15",
        "=15",
        "=14 B-2",
        "=15",
    ),
    same("pegged-too-few", "player=Bob;short=3;when=play", ""),
    same("pegged-too-few", "player=Bob;short=3;when=play;released=no", "B+3"),
    Row(
        "pegged-too-few",
        "player=Bob;short=3;when=hand;entered=no;named=2",
        *("", "", "", ""),
        golden="B+2",
        lodge="Told",
    ),
    Row("pegged-too-few", "player=Bob;short=3;when=crib;entered=yes", "", "", "", "", lodge="Told"),
    priced("pegged-too-many", "player=Bob;excess=3;when=play;finder=opponent", "B-3 A+3", "B-3"),
    same("pegged-too-many", "player=Bob;excess=3;when=hand;finder=player-told", "B-3"),
    priced("pegged-too-many", "player=Bob;excess=3;when=hand;finder=player-silent", "B-3 A+2", "B-3"),
    same("pegged-too-many", "player=Bob;excess=3;when=play;finder=opponent;played_on=yes", ""),
    same("pegged-too-many", "player=Bob;excess=3;when=crib;finder=opponent;accepted=yes", ""),
    priced("touched-opponents-peg", "offender=Bob", "A+2", ""),
    priced("touched-opponents-peg", "offender=Bob;moved=yes", "Told A+2", "Told", club="Told A+2"),
    priced("touched-own-peg", "offender=Bob;score_to_peg=no", "A+2", ""),
    same("touched-own-peg", "offender=Bob;score_to_peg=yes", ""),
    priced("false-claim", "player=Bob;true_score=62", "B-2 B<15 A+59", "B-2", club="B-2 B<15 A+59"),
    priced("false-claim", "player=Bob;true_score=62;from_penalty=yes", "B-2 A+59", "B-2", club="B-2 A+59"),
    priced("not-pegged-out", "player=Bob;true_score=64", "B<15 A+57", "", club="B<15 A+57"),
    same("not-pegged-out", "player=Bob;true_score=130", "B+57"),
    priced("front-peg-removed", "player=Bob;points=6;released=yes", "B-4 B@54 B~6", "Told B+6"),
    priced("front-peg-removed", "player=Bob;points=6;released=no", "B-4 B+6", "Told B+6"),
    priced("both-pegs-removed", "player=Bob;points=6", "Told B~6", "Told B+6"),
    same("pegs-knocked-out", "player=Bob", "Told"),
    priced(
        "pegged-with-opponents",
        "player=Bob;points=6;moved=forward;released=yes",
        "B~6 A+6",
        "Told B+6",
        club="Told A+2 B+6",
    ),
    priced(
        "pegged-with-opponents",
        "player=Bob;points=6;moved=forward;released=yes;shown=yes",
        "B~6",
        "A-6 B+6",
        club="A-6 A+2 B+6",
    ),
    priced(
        "pegged-with-opponents",
        "player=Bob;points=6;moved=backward;released=yes",
        "A+2 B~6",
        "Told B+6",
        club="Told A+2 B+6",
    ),
    priced(
        "pegged-with-opponents",
        "player=Bob;points=6;moved=forward;released=no",
        "B+6 A+2",
        "Told B+6",
        club="Told A+2 B+6",
    ),
    same("wrong-track", "player=Bob", "Told"),
    same("counted-too-early", "pegged=8", "A-8 Told"),
    priced("starter-misplaced", "offender=Bob;place=pack", "Told A+2", "Told", club="Told A+2"),
    priced("cards-mixed", "offender=Bob;mixed=hand;confirmed=no;pegged=4", "B-4 HandDead", "Told"),
    priced("cards-mixed", "offender=Ann;mixed=crib;confirmed=no", "CribDead", "Told"),
    priced(
        "cards-mixed",
        "offender=Bob;mixed=crib;confirmed=no;found=3",
        "A+2 Told Told DrawnTo",
        "Told Told DrawnTo",
    ),
    same("cards-mixed", "offender=Bob;mixed=hand;confirmed=yes", ""),
    priced("helped-counting", "player=Bob;help=person", "Told", ""),
    priced("helped-counting", "player=Bob;help=chart;told_before=yes", "GameLost Told", ""),
    Row(
        "muggins",
        f"{MISSED}play;score=pair",
        *("B~3 A+2", "B~3 A+2", "B~3 A+2", "B~3 A+2"),
        golden="",
        lodge="",
    ),
    Row("muggins", f"{MISSED}play;score=not-named", *[""] * 4),
    Row("muggins", f"{MISSED}hand", *FOUR_TAKE, golden="", lodge=""),
    Row("muggins", f"{MISSED}hand;mixed=yes", *[""] * 4),
    Row("muggins", f"{MISSED}heels", "", "B~3 A+2", "", "B~3 A+2"),
    Row("muggins", f"{MISSED}penalty", *[""] * 4),
    Row("muggins", f"{MISSED}muggins", *[""] * 4),
    Row("muggins", f"{MISSED}pegged-backward", *[""] * 4),
    Row("muggins", f"{MISSED}forfeited", *[""] * 4),
    priced("penalty-mispegged", "player=Bob;due=2;pegged=5", "B-3 A+3", "B-3"),
    same("penalty-mispegged", "player=Bob;due=2;pegged=5;finder=player-silent", "B-3"),
    same("penalty-mispegged", "player=Bob;due=2;pegged=5;late=yes", ""),
    same("penalty-mispegged", "player=Bob;due=5;pegged=2", ""),
    priced("penalty-mispegged", "player=Bob;due=15;pegged=10;backward=yes", "B-5 A+5", "B-5"),
    same("penalty-mispegged", "player=Bob;due=10;pegged=12;backward=yes", ""),
    same("penalty-mispegged", "player=Bob;due=10;pegged=12;backward=yes;released=no", "B+2"),
    same("correction-mispegged", "player=Bob;due=3;pegged=1", "B-2"),
    same("correction-mispegged", "player=Bob;due=3;pegged=5", "B+2"),
    same("correction-mispegged", "player=Bob;due=3;pegged=3", ""),
    same("penalty-not-due", "claimant=Bob;pegged=2", "B-2"),
    same("penalty-not-due", "claimant=Bob;pegged=2;late=yes", ""),
    priced("judge-refused", "offender=Bob", "GameLost Told", "Told"),
    same("not-covered", "decision=One more for Ann;to=Ann;points=1;back_from=Bob;back=2", "Told B-2 A+1"),
    Row("peeked", "offender=Bob", "Told", "A+2", "", ""),
)
