// A question about a hand, a throw or a card: what can be seen, and the way to answer.

import "~/styles/questions.css";
import { OpenCard, Row } from "~/shared/cards";
import { questions as T } from "~/texts/questions";
import type { Answer, AskedQuestion, PeggingQuestion, ThrowingQuestion } from "./asking";
import { Counting, Spot } from "./counting";
import { Choosing } from "./choosing";

const GOAL = 121; // where the question names none

interface Props {
    asked: AskedQuestion;
    /** Called once; then nothing in it can be changed any more. */
    answered: (answer: Answer) => void;
    /** Whether its first card has the focus. */
    focused?: boolean;
}

export function Question({ asked, answered, focused = false }: Props) {
    const { question } = asked;
    if (question.kind === "counting") return <Counting question={question} answered={answered} />;
    const held = question.kind === "pegging" ? question.held : question.cards;
    return (
        <div class="question">
            <Standing question={question} />
            {question.kind === "pegging" ? (
                <Played question={question} count={asked.count ?? 0} />
            ) : (
                <p class="task">{T.throwTask}</p>
            )}
            <Choosing
                held={held}
                choices={asked.choices}
                number={asked.number}
                words={question.dealer ? T.throwOwn : T.throwOther}
                chosen={answered}
                focused={focused}
            />
        </div>
    );
}

function Standing({ question: { scores, goal, dealer } }: { question: ThrowingQuestion | PeggingQuestion }) {
    const [own = 0, other = 0] = scores;
    return <p class="standing">{T.standing(own, other, goal ?? GOAL, dealer ? T.ownCrib : T.otherCrib)}</p>;
}

function Played({ question, count }: { question: PeggingQuestion; count: number }) {
    const { series, starter, theirs, laid, thrown, other_went } = question;
    return (
        <>
            <p class="task">{T.pegTask}</p>
            <div class="spots felt">
                <Spot title={T.seriesAt(count)}>
                    {series.length ? <Row cards={series} label={T.series} /> : <p>{T.newSeries}</p>}
                </Spot>
                <Spot title={T.starter}>
                    <OpenCard card={starter} />
                </Spot>
            </div>
            <p class="drill-piles">
                <Pile title={T.theyLaid} cards={theirs} />
                <Pile title={T.youLaid} cards={laid} />
                <Pile title={T.youThrew} cards={thrown} />
                {other_went && <span>{T.otherWent}</span>}
            </p>
        </>
    );
}

function Pile({ title, cards }: { title: string; cards: readonly string[] }) {
    if (!cards.length) return null;
    return (
        <span class="pile">
            <span>{title}</span>
            <Row cards={cards} label={title} more="tiny" />
        </span>
    );
}
