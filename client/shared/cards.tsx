// Cards as they are drawn. The wire has them as a rank and a suit: 5H, TD, AS.

import "~/styles/cards.css";
import { cardTexts, SIGNS } from "~/texts/cards";

type Suit = keyof typeof SIGNS;

const RANKS = "A23456789TJQK";
const COURT = "JQK";
const SUITS = "CDHS";
const WRITTEN = /\b(10|[A2-9JQK])([♣♦♥♠])/gu;
const AS_TEXT = "\uFE0E"; // telephones would draw a picture otherwise

function parts(card: string): { rank: string; suit: Suit } {
    return { rank: card.slice(0, -1), suit: card.slice(-1) as Suit };
}

export function cardName(card: string): string {
    const { rank, suit } = parts(card);
    return cardTexts.name(cardTexts.ranks[RANKS.indexOf(rank)] ?? "", cardTexts.suits[SUITS.indexOf(suit)] ?? "");
}

/** What the server says, for those who listen: a sign of a suit is read out as a sign, if at all. */
export function spoken(words: string): string {
    const suits = Object.fromEntries(Object.entries(SIGNS).map(([suit, sign]) => [sign, suit]));
    return words.replace(WRITTEN, (_, rank: string, sign: string) =>
        cardName((rank === "10" ? "T" : rank) + (suits[sign] ?? "")),
    );
}

/** Cards in words that are read: 5♥ 10♦. */
export function written(cards: readonly string[]): string {
    return cards
        .map(parts)
        .map(({ rank, suit }) => (rank === "T" ? cardTexts.ten : rank) + SIGNS[suit])
        .join(" ");
}

function place(card: string): number {
    const { rank, suit } = parts(card);
    return RANKS.indexOf(rank) * SUITS.length + SUITS.indexOf(suit);
}

/** From ace to king. */
export function inOrder(cards: readonly string[]): string[] {
    return [...cards].sort((one, other) => place(one) - place(other));
}

function Face({ card }: { card: string }) {
    const { rank, suit } = parts(card);
    return (
        <span class="face" aria-hidden="true">
            <span class="rank">{rank === "T" ? cardTexts.ten : rank}</span>
            <span class="sign">{SIGNS[suit] + AS_TEXT}</span>
        </span>
    );
}

function look(card: string): string {
    const { rank, suit } = parts(card);
    return `card suit-${suit} ${COURT.includes(rank) ? "court" : ""}`;
}

interface OpenProps {
    card: string;
    more?: string;
    /** Where more is to be said than which card it is. */
    name?: string;
}

/** A card that lies open. */
export function OpenCard({ card, more = "", name = cardName(card) }: OpenProps) {
    return (
        <span class={`${look(card)} ${more}`} role="img" aria-label={name}>
            <Face card={card} />
        </span>
    );
}

interface RowProps {
    cards: readonly string[];
    label?: string;
    more?: string;
    /** More looks for single cards. */
    mark?: (card: string) => string;
}

/** Cards that lie open, or nothing where there are none. */
export function Row({ cards, label, more = "", mark = () => "" }: RowProps) {
    return (
        <span class={`row ${more}`} role={label ? "group" : undefined} aria-label={label}>
            {cards.map((card) => (
                <OpenCard key={card} card={card} more={mark(card)} />
            ))}
        </span>
    );
}

/** Cards face down. */
export function Backs({ number, label, more = "small fan" }: { number: number; label: string; more?: string }) {
    return (
        <span class={`row ${more}`} role="img" aria-label={label}>
            {Array.from({ length: number }, (_, at) => (
                <span key={at} class="card back" />
            ))}
        </span>
    );
}

interface ButtonProps {
    card: string;
    number: number;
    usable: boolean;
    picked: boolean | null;
    use: () => void;
    more?: string;
}

/** A card of one's own. A card that cannot be chosen now stays where the keyboard finds it. */
export function CardButton({ card, number, usable, picked, use, more = "" }: ButtonProps) {
    return (
        <button
            type="button"
            id={`card-${card}`}
            class={`${look(card)} ${more}`}
            aria-label={cardName(card)}
            aria-pressed={picked ?? undefined}
            aria-disabled={usable ? undefined : true}
            aria-keyshortcuts={String(number)}
            onClick={() => usable && use()}
        >
            <Face card={card} />
            <span class="key" aria-hidden="true">
                {number}
            </span>
        </button>
    );
}
