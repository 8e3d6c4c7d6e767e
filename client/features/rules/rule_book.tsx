// The page of the rule book: what its address stands for, and the search.

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { api, asked } from "~/shared/api";
import { Field } from "~/shared/form";
import { attempt } from "~/shared/frame";
import { rulesTexts as T } from "~/texts/rules";
import { linkTo, type Place, placeOf } from "./address";
import { ArticlePage, Contents, DocumentList, FoundArticles, Glossary } from "./articles";
import { type Books, OneSet, pairOf, TwoSets } from "./rule_sets";

const PAUSE = 150;

export function RuleBookPage({ books }: { books: Books }) {
    const [place, setPlace] = useState(here);
    const [content, setContent] = useState<ComponentChildren>(null);
    useEffect(() => {
        const follow = () => setPlace(here());
        addEventListener("hashchange", follow);
        return () => removeEventListener("hashchange", follow);
    }, []);
    useEffect(() => {
        let isLatest = true; // of several answers only the last counts
        const show = (found: ComponentChildren) => isLatest && setContent(found);
        void attempt(async () => {
            try {
                show(await contentOf(place, books));
            } catch (error) {
                show(null); // what is not there is not the page before
                throw error;
            }
            if (isLatest && place.chapter !== "search") scrollTo(0, 0);
        });
        return () => {
            isLatest = false;
        };
    }, [place, books]);
    return (
        <>
            <div class="top">
                <h1>{T.title}</h1>
                <Search place={place} found={() => setPlace(here())} />
            </div>
            <nav aria-label={T.places}>
                {Object.entries(T.chapters).map(([name, words]) => (
                    <a
                        key={name}
                        href={`/rules#${name}`}
                        aria-current={name === linkTo(place.chapter) ? "page" : undefined}
                    >
                        {words}
                    </a>
                ))}
            </nav>
            <div class="page">{content}</div>
        </>
    );
}

function here(): Place {
    return placeOf(decodeURIComponent(location.hash.slice(1)));
}

function Search({ place, found }: { place: Place; found: () => void }) {
    const field = useRef<HTMLInputElement>(null);
    const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
    useEffect(() => {
        if (!field.current) return;
        if (place.chapter !== "search") field.current.value = "";
        else if (document.activeElement !== field.current) field.current.value = place.given;
    }, [place]);
    const searchSoon = () => {
        clearTimeout(pause.current);
        pause.current = setTimeout(() => {
            const words = field.current?.value.trim() ?? "";
            history.replaceState(null, "", words ? `/rules#search=${encodeURIComponent(words)}` : "/rules#articles");
            found();
        }, PAUSE);
    };
    return (
        <Field words={T.search}>
            <input
                ref={field}
                id="article-search"
                type="search"
                autocomplete="off"
                maxLength={100}
                onInput={searchSoon}
            />
        </Field>
    );
}

async function contentOf({ chapter, given }: Place, books: Books): Promise<ComponentChildren> {
    switch (chapter) {
        case "article":
            return (
                <ArticlePage chapter={await asked(api.GET("/api/articles/{citation}", path({ citation: given })))} />
            );
        case "search":
            return <FoundArticles articles={await asked(articles({ search: given }))} words={given} />;
        case "document":
            return <Contents articles={await asked(articles({ document: given }))} document={given} />;
        case "articles":
            return <DocumentList documents={await asked(api.GET("/api/documents"))} />;
        case "words":
            return <Glossary words={await asked(api.GET("/api/glossary"))} />;
        case "compare":
            return comparison(given, books);
        case "set":
            return <OneSet books={books} name={given} />;
    }
}

function path<Parts>(parts: Parts) {
    return { params: { path: parts } };
}

function articles(query: { search?: string; document?: string }) {
    return api.GET("/api/articles", { params: { query } });
}

async function comparison(given: string, books: Books): Promise<ComponentChildren> {
    const pair = pairOf(given, books);
    const [name, than] = pair;
    const found = await asked(api.GET("/api/rules/{name}", { params: { path: { name }, query: { than } } }));
    return "differences" in found ? <TwoSets books={books} pair={pair} comparison={found} /> : null;
}
