// The cards that a learner can click, and what was found in those that are counted.

import type { CountingSeen, ScoreItem } from "~/contract/api";
import { CardButton, Row } from "~/shared/cards";
import { learnTexts as T } from "~/texts/learn";
import type { HandCard } from "./hand";

export function OwnCards({ cards, counting }: { cards: readonly HandCard[]; counting: CountingSeen | null }) {
    return (
        <>
            <h2>{counting ? counting.title : T.ownTitle}</h2>
            <div class={counting ? "hand counted" : "hand"}>
                {cards.map((one, at) => (
                    <CardButton key={one.card} {...one} number={at + 1} />
                ))}
            </div>
            {counting && <Found items={counting.found} />}
            {counting && <strong>{T.points(counting.total)}</strong>}
        </>
    );
}

function Found({ items }: { items: readonly ScoreItem[] }) {
    return (
        <ul class="found" aria-label={T.foundTitle}>
            {items.map(({ kind, points, cards }) => (
                <li key={`${kind} ${cards.join(" ")}`}>
                    <Row cards={cards} label={kind} more="small" />
                    <span>{kind}</span>
                    <strong>{T.gained(points)}</strong>
                </li>
            ))}
        </ul>
    );
}
