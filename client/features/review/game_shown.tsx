// One game: who played how well, the line, the ledger, and every decision.

import type { ComponentChildren } from "preact";
import type { GameReview, Review } from "~/contract/api";
import { reviewTexts as T } from "~/texts/review";
import { ChanceLine } from "./chance_line";
import { Decisions } from "./decisions";
import { DealLedgers, GameLedger } from "./ledger";
import { seenFrom, slipsOf } from "./line";
import { Players } from "./players";
import type { Tries } from "./tries";

interface Props {
    review: Review;
    game: GameReview;
    own: number | null;
    tries: Tries;
}

export function GameShown({ review, game, own, tries }: Props) {
    const isForTwo = review.names.length === 2;
    const isOfficiated = review.officiating === "players";
    return (
        <div class="game-review">
            <Players game={game} />
            {game.line.length > 0 && (
                <>
                    <Section title={T.lineTitle}>
                        <ChanceLine {...seenFrom(own, review.names, game.line)} slips={slipsOf(game, own)} />
                    </Section>
                    <Section title={T.ledgerTitle}>
                        <p class="hint">{T.ledgerWords}</p>
                        <GameLedger game={game} isOfficiated={isOfficiated} />
                        <DealLedgers game={game} />
                    </Section>
                </>
            )}
            <Section title={T.decisionsTitle}>
                <Decisions game={game} own={own} tries={isForTwo ? tries : null} />
            </Section>
        </div>
    );
}

function Section({ title, children }: { title: string; children: ComponentChildren }) {
    return (
        <section class="box" aria-label={title}>
            <h2>{title}</h2>
            {children}
        </section>
    );
}
