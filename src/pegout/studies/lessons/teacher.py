"""How a lesson runs: step by step, with an answer to whatever the learner does."""

from collections.abc import Generator, Sequence
from functools import cache
from itertools import combinations

from pegout.cards import PACK, Card, parse_cards
from pegout.game import Phase, PlayCard, SayGo, Seat, Throw
from pegout.game.events import CribShown, HandShown, Pegged
from pegout.rules import Breakdown, RuleSet, score_play, score_show, speak_show
from pegout.studies.lessons import texts
from pegout.studies.lessons.classroom import Classroom
from pegout.studies.lessons.commentary import Teller
from pegout.studies.lessons.count_exercise import begun, comment, hint, marked, revealed
from pegout.studies.lessons.lesson import (
    LEARNER,
    NAMES,
    TEACHER,
    AskThrow,
    Counting,
    CountUp,
    Lesson,
    May,
    Missed,
    Move,
    Only,
    PlayOut,
    Practice,
    Step,
    Tell,
    Turn,
    Whose,
)
from pegout.studies.lessons.templates import Voice, in_words, joined

Talk = Generator[Turn, Move, None]
ON = (May("on"),)


def taught(lesson: Lesson) -> Talk:
    """Every turn of the lesson. It takes moves that the last turn allows, and never ends."""
    teacher = Teacher(lesson)
    for part, steps in enumerate(lesson.parts):
        teacher.part = part
        for step in steps.steps:
            yield from teacher.step(step)


class Teacher:
    """Takes the learner through the steps of one lesson."""

    def __init__(self, lesson: Lesson) -> None:
        self.part = 0
        self._room = Classroom(lesson)
        self._voice = Voice(self._room.rules)
        self._teller = Teller(self._voice)
        self._last = lesson.parts[-1].steps[-1]
        self._said: list[str] = []  # what is still to be said with the next turn
        self._heard: list[str] = []

    def step(self, step: Step) -> Talk:
        match step:
            case Tell():
                return self._tell(step)
            case AskThrow():
                return self._throw(step)
            case PlayOut():
                return self._play(step)
            case CountUp():
                return self._count(step)
            case Missed():
                return self._missed(step)
            case Practice():
                return self._practise(step)

    def _turn(
        self,
        text: str,
        may: tuple[May, ...] = ON,
        counting: Counting | None = None,
        worth: tuple[tuple[str, str], ...] = (),
    ) -> Turn:
        said, words = self._voice.spoken([*self._said, *([text] if text else [])])
        heard = tuple(self._heard)
        self._said, self._heard = [], []
        return Turn(self.part, heard, said, worth, words, self._room.seen, counting, may)

    def _tell(self, step: Tell) -> Talk:
        won = self._room.winner == LEARNER
        if step.only is Only.ALWAYS or won == (step.only is Only.WON):
            worth = tuple([(self._say(what), self._say(points)) for what, points in step.worth])
            yield self._turn(self._say(step.text), ON if step is not self._last else (), worth=worth)

    def _say(self, text: str, **facts: str) -> str:
        return self._voice.say(text, **self._facts(), **facts)

    def _facts(self) -> dict[str, str]:
        """The state of the table, for texts that mention it."""
        room = self._room
        state = room.shown
        yours, theirs = state.scores
        goal, starter = room.rules.goal, room.starter
        heels = [event.points for event in room.events[: room.told] if isinstance(event, Pegged)][:1]
        facts = {"yours": str(yours), "theirs": str(theirs)}
        facts |= in_words({"need": goal - yours, "her_need": goal - theirs, "heels": sum(heels)})
        if starter is not None:
            hers = score_show(room.whole_hand(TEACHER), starter, room.rules)
            facts |= {"starter": starter.pretty, **in_words({"her_hand": hers.total})}
        return facts

    def _throw(self, step: AskThrow) -> Talk:
        room = self._room
        hand = room.seen.hand
        self._said.append(self._say(step.text))
        move = yield self._turn(self._say(step.asked), (May("throw", hand, room.rules.thrown),))
        room.do(Throw(LEARNER, move.cards))
        room.teach()
        room.tell()
        self._said.append(self._on_throw(hand, move.cards))

    def _on_throw(self, hand: Sequence[Card], thrown: Sequence[Card]) -> str:
        """The choice against the one with the most certain points."""
        rules, number = self._room.rules, len(hand) - len(thrown)
        choices = {kept: certain(kept, tuple(hand), rules) for kept in combinations(hand, number)}
        chosen = tuple([card for card in hand if card not in thrown])
        best = max(choices, key=choices.__getitem__)
        points, most = choices[chosen], choices[best]
        text = texts.BEST_THROW if points == most else texts.OTHER_THROW if points else texts.NOTHING_CERTAIN
        facts = {"cards": joined(chosen), "better": joined(best)}
        return self._voice.say(text, **facts, **in_words({"points": points, "most": most}))

    def _play(self, step: PlayOut) -> Talk:
        room = self._room
        self._said.append(self._say(step.text))
        while room.phase is Phase.PLAY:
            if room.turn == LEARNER:
                yield from self._own_turn(step)
            else:
                room.teach()
                self._hear()
        yield self._turn("")

    def _hear(self) -> None:
        """Tells what has happened in the play, and explains what is new in it."""
        events = self._room.tell()
        self._heard += self._teller.heard(events)
        self._said += self._teller.explained(events)

    def _own_turn(self, step: PlayOut) -> Talk:
        room = self._room
        scores = {
            command.card: room.worth(command)
            for command in room.legal(LEARNER)
            if isinstance(command, PlayCard)
        }
        best = max(scores, key=scores.__getitem__, default=None)
        may = May("play", tuple(scores), 1) if scores else May("go")
        asked = self._asked(best if step.hints and best and scores[best] else None, bool(scores))
        move = yield self._turn(asked, (may,))
        series = room.seen.series
        room.do(PlayCard(LEARNER, move.cards[0]) if move.cards else SayGo(LEARNER))
        self._hear()
        if best is not None and scores[best] > scores[move.cards[0]] and not room.over:
            self._said.append(self._better(series, best))

    def _asked(self, scoring: Card | None, can_play: bool) -> str:
        series, count = self._room.seen.series, self._room.count
        text = texts.MUST_GO if not can_play else texts.YOUR_TURN if series else texts.LEAD
        asked = self._voice.say(text, **in_words({"count": count}))
        if scoring is None:
            return asked
        return f"{asked} {self._voice.say(texts.COULD_SCORE, what=self._what(series, scoring))}"

    def _better(self, series: Sequence[Card], card: Card) -> str:
        points = score_play((*series, card), self._room.rules).total
        what = self._what(series, card)
        return self._voice.say(texts.WOULD_HAVE, card=card.pretty, what=what, **in_words({"points": points}))

    def _what(self, series: Sequence[Card], card: Card) -> str:
        made = score_play((*series, card), self._room.rules)
        return " and ".join([texts.NAMED[item.kind] for item in made.items])

    def _count(self, step: CountUp) -> Talk:
        shown = self._room.tell_show()
        if shown is None or self._room.starter is None:
            return  # somebody is out already
        counting = begun(_title(step.whose, shown), shown.cards, self._room.starter, shown.count)
        self._said.append(self._say(step.text))
        if step.tapped and counting.left:
            counting = yield from self._tapped(counting)
        self._room.tell()
        yield self._counted(counting, shown.seat, shown.count)

    def _practise(self, step: Practice) -> Talk:
        starter, hand = Card.parse(step.starter), parse_cards(step.hand)
        count = score_show(hand, starter, self._room.rules)
        self._said.append(self._say(step.text))
        counting = yield from self._tapped(begun(texts.PRACTICE_HAND, hand, starter, count))
        yield self._counted(counting, LEARNER, count)

    def _counted(self, counting: Counting, seat: Seat, count: Breakdown) -> Turn:
        """All of it, as spoken by whoever counts."""
        if count.total:
            spoken = speak_show(count, self._room.rules)
            self._heard.append(self._voice.say(texts.COUNTED, who=NAMES[seat], spoken=spoken))
        return self._turn("" if count.total else texts.NOTHING_THERE, counting=revealed(counting))

    def _tapped(self, counting: Counting, asked: str = "") -> Generator[Turn, Move, Counting]:
        """Until everything is found, or the learner asks to see the rest; until then, with hints."""
        while counting.left:
            may = (May("mark", (*counting.hand, counting.starter)), May("reveal"))
            move = yield self._turn(asked or hint(self._voice, counting), may, counting)
            if move.do == "reveal":
                return revealed(counting)
            before, counting = counting, marked(counting, move.cards)
            self._said.append(comment(self._voice, before, counting, move.cards))
        return counting

    def _missed(self, step: Missed) -> Talk:
        rules, starter = self._room.rules, Card.parse(step.starter)
        hand = parse_cards(step.hand)
        items = score_show(hand, starter, rules).items
        said = Breakdown.of(*[item for item in items if item.kind is not step.kind])
        missing = tuple([item for item in items if item.kind is step.kind])
        counting = Counting(texts.THEIR_HAND, tuple(sorted(hand)), starter, said.items, missing)
        self._said.append(self._say(step.text, said=speak_show(said, rules)))
        counting = yield from self._tapped(counting, self._say(step.asked))
        points = sum([item.points for item in missing])
        yield self._turn(self._say(step.found, **in_words({"points": points})), counting=counting)


@cache
def certain(kept: tuple[Card, ...], hand: tuple[Card, ...], rules: RuleSet) -> int:
    """What the cards score whatever card is cut. Remembered: the hands of lessons are few."""
    others = [card for card in PACK if card not in hand]
    return min([score_show(kept, starter, rules).total for starter in others])


def _title(whose: Whose, shown: HandShown | CribShown) -> str:
    if whose is Whose.CRIB:
        return texts.YOUR_CRIB if shown.seat == LEARNER else texts.THEIR_CRIB
    return texts.HAND_OF if whose is Whose.LEARNER else texts.THEIR_HAND
