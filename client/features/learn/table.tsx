// The table of a lesson: the board, what the teacher holds, the starter, the crib and the series with its count.

import type { ComponentChildren } from "preact";
import { Backs, inOrder, Row } from "~/shared/cards";
import { Pegboard } from "~/shared/pegboard";
import { learnTexts as T } from "~/texts/learn";
import type { GameShown, LessonShown } from "./lesson";

const [LEARNER, TEACHER] = [0, 1];

export function Scores({ seen: { game, goal, skunk_below, double_skunk_below } }: { seen: LessonShown }) {
    const sides = game.names.map((name, seat) => ({
        name,
        score: game.scores[seat] ?? 0,
        rear: game.rear_pegs[seat] ?? 0,
        own: seat === LEARNER,
    }));
    return <Pegboard goal={goal} sides={sides} rules={{ skunk_below, double_skunk_below }} />;
}

export function Table({ game }: { game: GameShown }) {
    const teacher = game.names[TEACHER] ?? "";
    const isPlayed = game.phase === "play" && game.hand_sizes.some((size) => size > 0);
    return (
        <>
            <div class="middle">
                <Spot title={teacher}>
                    <FaceDown number={game.hand_sizes[TEACHER] ?? 0} />
                </Spot>
                <Spot title={T.starter}>
                    {game.starter ? <Row cards={[game.starter]} more="small" /> : <Hint>{T.noStarter}</Hint>}
                </Spot>
                <Spot title={game.dealer === LEARNER ? T.yourCrib : T.cribOf(teacher)}>
                    <Crib game={game} />
                </Spot>
            </div>
            {isPlayed && <Series cards={game.series} count={game.count} />}
        </>
    );
}

function Spot({ title, children }: { title: string; children: ComponentChildren }) {
    return (
        <div class="spot">
            <h2>{title}</h2>
            {children}
        </div>
    );
}

function Hint({ children }: { children: string }) {
    return <span class="hint">{children}</span>;
}

function FaceDown({ number }: { number: number }) {
    return number ? <Backs number={number} label={T.faceDown(number)} /> : <Hint>{T.noCards}</Hint>;
}

function Crib({ game: { crib, crib_size } }: { game: GameShown }) {
    if (crib.length) return <Row cards={inOrder(crib)} label={T.tableTitle} more="small" />;
    return <FaceDown number={crib_size} />;
}

function Series({ cards, count }: { cards: readonly string[]; count: number }) {
    return (
        <div class="spot wide">
            <h2>
                {T.count} <span class="count">{count}</span>
            </h2>
            {cards.length ? <Row cards={cards} label={T.tableTitle} /> : <Hint>{T.noCards}</Hint>}
        </div>
    );
}
