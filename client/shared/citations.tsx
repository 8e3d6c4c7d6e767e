// Places in the rule book, each with the way there.

/** What is done about a wrong number of cards. */
export const TABLE_OF_ACTIONS = "acc:IV.4c";

export function articleAddress(citation: string): string {
    return `/rules#${citation}`;
}

export function CitationLink({ citation }: { citation: string }) {
    return (
        <a class="citation" href={articleAddress(citation)}>
            {citation}
        </a>
    );
}

export function CitationLinks({ citations }: { citations: readonly string[] }) {
    return (
        <p class="citations">
            {citations.map((citation) => (
                <CitationLink key={citation} citation={citation} />
            ))}
        </p>
    );
}
