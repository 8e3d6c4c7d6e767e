// The rule book: rule sets in words, two side by side, the articles behind them, and the words of the game.

import "~/styles/rules.css";
import { RuleBookPage } from "~/features/rules/rule_book";
import { api, asked } from "~/shared/api";
import { Arrival } from "~/shared/arrival";
import { showPage } from "~/shared/frame";
import { rulesTexts as T } from "~/texts/rules";

export function open(): void {
    showPage(
        T.title,
        "rules",
        <Arrival load={() => asked(api.GET("/api/rules"))}>{(books) => <RuleBookPage books={books} />}</Arrival>,
    );
}
