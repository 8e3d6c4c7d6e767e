// Doors to the other rooms, each with a small drawing.

import { homeTexts as T } from "~/texts/home";

/** Lines on a square of 24, by address. */
const LINES: Readonly<Record<string, string>> = {
    "/learn": "M12 5 2.5 9.5 12 14l9.5-4.5zM6 11.5V17c3 3 9 3 12 0v-5.5M21.5 9.5V16",
    "/board": "M4 3h16v18H4zM9 7h.01M15 7h.01M9 12h.01M15 12h.01M9 17h.01M15 17h.01",
    "/events": "M7 4h10v5a5 5 0 0 1-10 0zM7 5.5H3.5c0 3 1.5 5 4 5M17 5.5h3.5c0 3-1.5 5-4 5M12 14v4M8 20.5h8M9.5 18h5",
    "/drills": "M12 3a9 9 0 1 0 9 9M12 7.5a4.5 4.5 0 1 0 4.5 4.5M12 12l8-8M17 3.5V7h3.5",
    "/review": "M3 20h18M5 16l4.5-5 4 3L20 6M15.5 6H20v4.5",
    "/rules": "M12 6c-2-2-6-2.5-9-2v14c3-.5 7 0 9 2 2-2 6-2.5 9-2V4c-3-.5-7 0-9 2zM12 6v14",
    "/judge": "M12 3v18M7 21h10M4 7h16M7 7l-3.5 7h7zM17 7l-3.5 7h7z",
};

export function Doors() {
    return (
        <nav aria-label={T.doorsTitle}>
            <ul class="doors">
                {Object.entries(T.doors).map(([address, words]) => (
                    <li key={address}>
                        <a class="door" href={address}>
                            <svg viewBox="0 0 24 24" class="sign" aria-hidden="true">
                                <path d={LINES[address]} />
                            </svg>
                            <span>{words}</span>
                        </a>
                    </li>
                ))}
            </ul>
        </nav>
    );
}
