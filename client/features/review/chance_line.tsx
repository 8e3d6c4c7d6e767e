// The line of the chance to win. Touch and arrow keys walk along it, each point in words.

import "~/styles/chance_line.css";
import { useRef, useState } from "preact/hooks";
import { useWidth } from "~/shared/width";
import { reviewTexts as T } from "~/texts/review";
import { EDGE, LineDrawn } from "./line_drawn";
import { momentWords, onLine, placeAfter, type Seen, type Slips } from "./line";

export function ChanceLine({ names, line, slips }: Seen & { slips: Slips }) {
    const [at, setAt] = useState(0);
    const words = momentWords({ names, line }, slips, at);
    const [name = "", other = ""] = names;
    const go = (to: number) => setAt(onLine(to, line));
    return (
        <div class="chance-line">
            <span class="hint">{T.wins(name)}</span>
            <Slider label={T.lineLabel(name)} words={words.join(" ")} at={at} go={go} line={line} slips={slips} />
            <span class="hint">{T.wins(other)}</span>
            <div class="steps">
                <StepButton label={T.back} sign="‹" go={() => go(at - 1)} />
                <p class="moment">
                    {words.map((part, place) =>
                        place ? <span key={part}>{part}</span> : <strong key={part}>{part}</strong>,
                    )}
                </p>
                <StepButton label={T.on} sign="›" go={() => go(at + 1)} />
            </div>
        </div>
    );
}

function StepButton({ label, sign, go }: { label: string; sign: string; go: () => void }) {
    return (
        <button type="button" aria-label={label} onClick={go}>
            {sign}
        </button>
    );
}

interface SliderProps {
    label: string;
    words: string;
    at: number;
    go: (to: number) => void;
    line: Seen["line"];
    slips: Slips;
}

function Slider({ label, words, at, go, line, slips }: SliderProps) {
    const drawing = useRef<HTMLDivElement>(null);
    const width = useWidth(drawing);
    const press = (event: KeyboardEvent) => {
        const to = placeAfter(event.key, at, line);
        if (to === null) return;
        event.preventDefault();
        go(to);
    };
    const point = ({ clientX }: PointerEvent) => {
        const left = drawing.current?.getBoundingClientRect().left ?? 0;
        go(Math.round(((clientX - left - EDGE) / (width - 2 * EDGE)) * (line.length - 1)));
    };
    return (
        <div
            class="chances"
            role="slider"
            tabIndex={0}
            aria-label={label}
            aria-valuemin={0}
            aria-valuemax={line.length - 1}
            aria-valuenow={at}
            aria-valuetext={words}
            onKeyDown={press}
            onPointerDown={point}
            onPointerMove={(event) => event.buttons && point(event)}
        >
            <div ref={drawing} class="drawing">
                {width > 0 && <LineDrawn width={width} line={line} slips={slips} at={at} />}
            </div>
        </div>
    );
}
