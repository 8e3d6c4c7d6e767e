// Cards in the hand, of which some are to be chosen: one is laid with a click, two are picked and then thrown.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { CardButton } from "~/shared/cards";
import { questions as T } from "~/texts/questions";
import { pickedAfter } from "./picked";

interface Props {
    held: readonly string[];
    /** Those that may be chosen. */
    choices: readonly string[];
    number: number;
    /** On the button, where there are several to pick. */
    words: string;
    chosen: (cards: string[]) => void;
    focused: boolean;
}

export function Choosing({ held, choices, number, words, chosen, focused }: Props) {
    const [picked, setPicked] = useState<readonly string[]>([]);
    const [done, setDone] = useState(false);
    const hand = useRef<HTMLDivElement>(null);
    useLayoutEffect(() => {
        if (focused) hand.current?.querySelector("button")?.focus();
    }, []);
    const choose = (cards: readonly string[]) => {
        setDone(true);
        chosen([...cards]);
    };
    const pick = (card: string) => {
        const next = pickedAfter(picked, card, number);
        setPicked(next);
        if (number === 1) choose(next);
    };
    return (
        <div class="choosing">
            <div ref={hand} class="hand" role="group" aria-label={T.hand} data-done={done ? "" : undefined}>
                {held.map((card, at) => (
                    <CardButton
                        key={card}
                        card={card}
                        number={at + 1}
                        usable={!done && choices.includes(card)}
                        picked={picked.includes(card)}
                        use={() => pick(card)}
                    />
                ))}
            </div>
            {number > 1 && !done && (
                <button
                    type="button"
                    class="main"
                    data-enter
                    disabled={picked.length !== number}
                    onClick={() => choose(picked)}
                >
                    {words}
                </button>
            )}
        </div>
    );
}
