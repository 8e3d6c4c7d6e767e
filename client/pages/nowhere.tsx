// For an address that leads nowhere: a link that was cut off, or a word that was typed wrongly.

import { showPage } from "~/shared/frame";
import { nowhere } from "~/texts/nowhere";

export function open(): void {
    showPage(
        nowhere.title,
        "nowhere",
        <>
            <h1>{nowhere.title}</h1>
            <p>{nowhere.words}</p>
            <a class="button" href="/">
                {nowhere.first}
            </a>
        </>,
    );
}
