// Articles of the documents, in our own words: one with its surroundings, a whole document, or those that were found.

import type { Article, Chapter } from "~/contract/api";
import { articleAddress } from "~/shared/citations";
import { rulesTexts as T } from "~/texts/rules";
import { Actions, WayToTable } from "./action_table";

export function ArticlePage({ chapter: { article, above, below } }: { chapter: Chapter }) {
    const document = article.citation.slice(0, article.citation.indexOf(":"));
    return (
        <>
            <nav class="way" aria-label={T.above}>
                <a href={`/rules#document=${document}`}>{document}</a>
                {above.map(({ citation, title }) => (
                    <a key={citation} href={articleAddress(citation)}>
                        {title}
                    </a>
                ))}
            </nav>
            <article class="article">
                <h2>
                    {article.title} <Place>{article.citation}</Place>
                </h2>
                <p>{article.text}</p>
                {article.asks && <p class="hint">{T.program(article.asks)}</p>}
                {article.people && <p class="hint">{T.people(article.people)}</p>}
            </article>
            <WayToTable citation={article.citation} />
            {article.table && <Actions table={article.table} />}
            {below.length > 0 && (
                <section class="below" aria-label={T.below}>
                    <ShortArticles articles={below} />
                </section>
            )}
        </>
    );
}

function Place({ children }: { children: string }) {
    return <span class="place">{children}</span>;
}

function ShortArticles({ articles }: { articles: readonly Article[] }) {
    return (
        <>
            {articles.map(({ citation, title, text }) => (
                <article key={citation} class="short">
                    <h3>
                        <a href={articleAddress(citation)}>{title}</a> <Place>{citation}</Place>
                    </h3>
                    <p>{text}</p>
                </article>
            ))}
        </>
    );
}

export function FoundArticles({ articles, words }: { articles: readonly Article[]; words: string }) {
    return (
        <>
            <p class="hint" role="status">
                {T.found(articles.length, words)}
            </p>
            <ShortArticles articles={articles} />
        </>
    );
}

export function DocumentList({ documents }: { documents: Readonly<Record<string, string>> }) {
    return (
        <>
            <h2>{T.documents}</h2>
            <ul class="documents">
                {Object.entries(documents).map(([name, title]) => (
                    <li key={name}>
                        <a href={`/rules#document=${name}`}>{title}</a>
                        <Place>{name}</Place>
                    </li>
                ))}
            </ul>
        </>
    );
}

export function Contents({ articles, document }: { articles: readonly Article[]; document: string }) {
    return (
        <>
            <h2>{T.contents(document)}</h2>
            <ul class="contents">
                {articles.map(({ citation, title }) => {
                    const place = citation.slice(document.length + 1);
                    return (
                        <li key={citation} class={place.includes(".") ? undefined : "outer"}>
                            <a href={articleAddress(citation)}>{title}</a>
                            <Place>{place}</Place>
                        </li>
                    );
                })}
            </ul>
        </>
    );
}

export function Glossary({ words }: { words: Readonly<Record<string, string>> }) {
    return (
        <>
            <h2>{T.chapters.words}</h2>
            <dl class="words">
                {Object.entries(words).map(([word, meaning]) => (
                    <div key={word}>
                        <dt>{word}</dt>
                        <dd>{meaning}</dd>
                    </div>
                ))}
            </dl>
        </>
    );
}
