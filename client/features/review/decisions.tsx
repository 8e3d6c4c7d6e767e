// Every decision with its grade: in their order, or the worst first.

import { useState } from "preact/hooks";
import type { GameReview } from "~/contract/api";
import { Choice, Field } from "~/shared/form";
import { reviewTexts as T } from "~/texts/review";
import { DecisionItem } from "./decision_item";
import { EVERYBODY, type Order, ordered } from "./ordering";
import type { Tries } from "./tries";

interface Props {
    game: GameReview;
    /** The reader's seat, whose decisions are shown first. */
    own: number | null;
    /** Null where none can be tried again. */
    tries: Tries | null;
}

export function Decisions({ game, own, tries }: Props) {
    const [whose, setWhose] = useState(own === null ? EVERYBODY : String(own));
    const [order, setOrder] = useState<Order>(own === null ? "played" : "worst");
    const people = game.players.map(({ seat, name }) => [String(seat), name] as const);
    const shown = ordered(game, whose, order);
    return (
        <>
            <div class="line">
                <Field words={T.whose}>
                    <Choice choices={[...people, [EVERYBODY, T.everybody]]} chosen={whose} choose={setWhose} />
                </Field>
                <Field words={T.order}>
                    <Choice
                        choices={Object.entries(T.orders)}
                        chosen={order}
                        choose={(value) => setOrder(value === "played" ? value : "worst")}
                    />
                </Field>
            </div>
            <ol class="decisions">
                {shown.map((one) => (
                    <DecisionItem key={one.number} decision={one} game={game} own={own} tries={tries} />
                ))}
                {shown.length === 0 && <li class="hint">{T.noDecisions}</li>}
            </ol>
        </>
    );
}
