// A lesson: the board, the table, what the teacher says, and what can be done.

import { useLayoutEffect, useRef } from "preact/hooks";
import { useKeys } from "~/shared/keys";
import { Region } from "~/shared/region";
import { showAbove } from "~/shared/scrolling";
import { learnTexts as T } from "~/texts/learn";
import { type HandCard, handIn, optionIn } from "./hand";
import { type LessonShown, type Stand, stateAt, useLesson } from "./lesson";
import { OwnCards } from "./own_cards";
import { noteProgress } from "./progress";
import { Scores, Table } from "./table";
import { Teacher } from "./teacher";
import { type Way, waysIn } from "./ways";

export function LessonPage({ name, first }: { name: string; first: Stand }) {
    const lesson = useLesson(name, first);
    const { seen, moves } = lesson;
    const [cards, ways] = [handIn(lesson), waysIn(lesson)];
    useLessonKeys(cards, ways);
    const parts = usePartsInView(seen);
    useLayoutEffect(() => {
        noteProgress(name, moves, seen.may.length === 0);
        history.replaceState(stateAt({ seen, moves }), "");
    }, [seen]);
    return (
        <>
            <Head seen={seen} />
            <Region label={T.scoresTitle} look="scores">
                <Scores seen={seen} />
            </Region>
            <Region label={T.tableTitle} look="board felt" hidden={seen.counting !== null}>
                {!seen.counting && <Table game={seen.game} />}
            </Region>
            <Region label={T.teacherTitle} look="said-by-teacher" live place={parts.said}>
                {/* With a key, so that all of it is read out, and not only what differs. */}
                <Teacher key={moves.length} seen={seen} />
            </Region>
            <Region label={T.ownTitle} look="own" hidden={cards.length === 0} place={parts.own}>
                {cards.length > 0 && <OwnCards cards={cards} counting={seen.counting} />}
            </Region>
            <Region label={T.actionsTitle} look="actions" place={parts.foot}>
                {optionIn(seen.may, "play") && <p class="hint keys">{T.keys}</p>}
                {ways.map((way) => (
                    <WayButton key={way.id} way={way} />
                ))}
            </Region>
        </>
    );
}

function useLessonKeys(cards: readonly HandCard[], ways: readonly Way[]): void {
    useKeys({
        card: (number) => {
            const chosen = cards[number - 1];
            if (chosen?.usable) chosen.use();
        },
        enter: ways.find(({ main, act }) => main && act)?.act ?? undefined,
        letters: { g: ways.find(({ id }) => id === "go")?.act ?? undefined },
    });
}

/** The words with the cards below them are brought into view whenever the lesson has gone on. */
function usePartsInView(seen: LessonShown) {
    const said = useRef<HTMLElement>(null);
    const own = useRef<HTMLElement>(null);
    const foot = useRef<HTMLElement>(null);
    useLayoutEffect(() => {
        if (!said.current || !own.current || !foot.current) return;
        showAbove(foot.current, said.current, own.current.hidden ? said.current : own.current);
    }, [seen]);
    return { said, own, foot };
}

function Head({ seen: { lesson, part } }: { seen: LessonShown }) {
    return (
        <div class="lesson-head">
            <h1>{lesson.title}</h1>
            <ol class="parts" aria-label={T.partsTitle}>
                {lesson.parts.map((title, at) => (
                    <li key={title} aria-current={at === part ? "step" : undefined}>
                        <span>{title}</span>
                    </li>
                ))}
            </ol>
        </div>
    );
}

function WayButton({ way: { id, words, main, act } }: { way: Way }) {
    return (
        <button type="button" id={id} class={main ? "main" : "plain"} disabled={!act} onClick={() => act?.()}>
            {words}
        </button>
    );
}
