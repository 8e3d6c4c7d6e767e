// Where the chance to win came from and where it went: luck on one side, one's own play on the other.

import "~/styles/table.css";
import "~/styles/figures.css";
import type { ComponentChildren } from "preact";
import type { GameReview, Ledger, PlayerReview } from "~/contract/api";
import { reviewTexts as T } from "~/texts/review";
import { LUCK, ownParts, type Part, sum } from "./ledger_parts";

type Figure = (player: PlayerReview) => string;

const partOf =
    (part: Part): Figure =>
    ({ ledger }) =>
        T.change(ledger?.[part] ?? 0);
const sumOf =
    (parts: readonly Part[]): Figure =>
    ({ ledger }) =>
        T.change(sum(ledger, parts));

export function GameLedger({ game, isOfficiated }: { game: GameReview; isOfficiated: boolean }) {
    const own = ownParts(isOfficiated);
    const players = game.players.filter(({ ledger }) => ledger !== null);
    const line = (words: string, figure: Figure, look?: string) => (
        <FigureLine key={words} words={words} figures={players.map(figure)} look={look} />
    );
    return (
        <Scrolled title={T.ledgerTitle}>
            <table class="ledger">
                <Heads words={[T.partHead, ...players.map(({ name }) => name)]} />
                <tbody>
                    {line(T.before, ({ start }) => T.share(start ?? 0))}
                    {LUCK.map((part) => line(T.parts[part], partOf(part)))}
                    {line(T.luck, sumOf(LUCK), "sum")}
                    {own.map((part) => line(T.parts[part], partOf(part)))}
                    {line(T.skill, sumOf(own), "sum")}
                    {line(T.parts.other, partOf("other"))}
                    {line(T.result, ({ won }) => T.share(Number(won)), "sum")}
                </tbody>
            </table>
        </Scrolled>
    );
}

/** The same for each deal, luck and own play only. */
export function DealLedgers({ game }: { game: GameReview }) {
    return (
        <details>
            <summary>{T.dealByDeal}</summary>
            <Scrolled title={T.dealByDeal}>
                {game.players
                    .filter(({ ledger }) => ledger !== null)
                    .map((player) => (
                        <PlayerDeals key={player.seat} player={player} game={game} />
                    ))}
            </Scrolled>
        </details>
    );
}

function PlayerDeals({ player: { name, seat }, game }: { player: PlayerReview; game: GameReview }) {
    const figures = (ledger: Ledger | null) =>
        [sum(ledger, LUCK), sum(ledger, ownParts(true)), ledger?.other ?? 0].map(T.change);
    return (
        <table>
            <caption>{name}</caption>
            <Heads words={[T.deal, T.luck, T.skill, T.others]} />
            <tbody>
                {game.deals.map(({ number, ledgers }) => (
                    <FigureLine key={number} words={String(number)} figures={figures(ledgers[seat] ?? null)} />
                ))}
            </tbody>
        </table>
    );
}

function Heads({ words }: { words: readonly string[] }) {
    return (
        <thead>
            <tr>
                {words.map((head) => (
                    <th key={head} scope="col">
                        {head}
                    </th>
                ))}
            </tr>
        </thead>
    );
}

function FigureLine({
    words,
    figures,
    look,
}: {
    words: string;
    figures: readonly string[];
    look?: string | undefined;
}) {
    return (
        <tr class={look}>
            <th scope="row">{words}</th>
            {figures.map((figure, at) => (
                <td key={at}>{figure}</td>
            ))}
        </tr>
    );
}

/** With large letters the figures are wider than a telephone, and are scrolled by themselves. */
function Scrolled({ title, children }: { title: string; children: ComponentChildren }) {
    return (
        <div class="figures" tabIndex={0} role="region" aria-label={title}>
            {children}
        </div>
    );
}
