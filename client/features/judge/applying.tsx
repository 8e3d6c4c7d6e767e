// A ruling is applied to a game of this server: put to the people at the table, or carried out where only bots
// sit; or it is entered on a companion board that this browser keeps, or attached to a game of an event.

import { useState } from "preact/hooks";
import { api, asked } from "~/shared/api";
import { asRefused, boards } from "~/shared/boards";
import { keyFor } from "~/shared/event_keys";
import { record } from "~/shared/event_records";
import { attempt } from "~/shared/frame";
import { whoAmI } from "~/shared/person";
import { judgeTexts as T } from "~/texts/judge";
import { namesAt } from "./described_table";
import type { Desk, Judgement } from "./desk";
import { addressOf, type Board, type EventGame, type Matter } from "./matter";
import type { OnlineTable } from "./online_table";
import { byHand } from "./orders";

export function Applying({ desk, judged }: { desk: Desk; judged: Judgement }) {
    if (judged.choices.some(({ options }) => options.length > 0)) return <p class="hint">{T.chooseFirst}</p>;
    const online = desk.online.value;
    if (online) return <Proposing desk={desk} online={online} judged={judged} />;
    if (judged.suggested) return null; // nothing is ruled yet that could be entered
    const { board, event } = desk.matter.value;
    if (event) return <Attaching event={event} judged={judged} />;
    if (board) return <Entering desk={desk} board={board} judged={judged} />;
    return <GameChoice desk={desk} />;
}

function Act({ words, act }: { words: string; act: () => Promise<unknown> }) {
    const [isBusy, setBusy] = useState(false);
    const click = () => {
        setBusy(true);
        void attempt(act).finally(() => setBusy(false));
    };
    return (
        <button type="button" id="propose" class="main" disabled={isBusy} onClick={click}>
            {words}
        </button>
    );
}

function Proposing({ desk, online, judged }: { desk: Desk; online: OnlineTable; judged: Judgement }) {
    if ("refusal" in judged && judged.refusal) return <p class="refusal">{T.cannotApply(judged.refusal)}</p>;
    const act = async () => {
        const { incident, facts } = desk.matter.value;
        if (await online.propose(incident, facts)) location.assign(`/t/${encodeURIComponent(online.table)}`);
    };
    const alone = online.alone ? T.carryOut : T.propose;
    return <Act words={online.view.value?.table.event ? T.askDirector : alone} act={act} />;
}

/** The button, and what the board cannot do; or that it is there already, for those who have come back. */
function Entering({ desk, board, judged }: { desk: Desk; board: Board; judged: Judgement }) {
    const address = `/b/${encodeURIComponent(board.id)}`;
    const { entered, incident } = desk.matter.value;
    if (entered === incident)
        return (
            <p id="attached">
                {T.entered} <a href={address}>{T.toTheBoard}</a>
            </p>
        );
    const act = async () => {
        const { findings, remedies, citations } = judged;
        const { applyRuling } = await boards();
        await applyRuling(board, remedies, findings.join(" "), citations).catch((error: unknown) => {
            throw asRefused(error);
        });
        desk.entered();
        location.assign(address);
    };
    return (
        <div>
            <LeftToDo judged={judged} />
            <Act words={T.enterOnBoard} act={act} />
        </div>
    );
}

/** What the board cannot do; not said twice where it can do nothing of it. */
function LeftToDo({ judged: { remedies } }: { judged: Judgement }) {
    const left = byHand(remedies);
    if (left.length === 0) return null;
    if (left.length === remedies.length) return <p>{T.allByHand}</p>;
    return (
        <>
            <p>{T.byHand}</p>
            <ul>
                {left.map((words) => (
                    <li key={words}>{words}</li>
                ))}
            </ul>
        </>
    );
}

function Attaching({ event, judged }: { event: EventGame; judged: Judgement }) {
    const [attached, setAttached] = useState<Judgement | null>(null);
    const { id, division, game } = event;
    const act = async () => {
        const { findings, remedies, citations } = judged;
        const text = [...findings, ...remedies.map((remedy) => remedy.text)].join(" ");
        await record(id, keyFor(id, "desk"), { do: "NoteRuling", with: { text, citations, division, game } });
        setAttached(judged);
    };
    if (attached !== judged) return <Act words={T.attach(game)} act={act} />;
    return (
        <p id="attached" role="status">
            {T.attached} <a href={`/e/${encodeURIComponent(id)}/desk?part=judge`}>{T.toTheDesk}</a>
        </p>
    );
}

type Way = readonly [address: string, words: string];

/**
 * The games under way of whoever is here and the boards of this browser, each with the way to the same questions
 * at that table.
 */
export function GameChoice({ desk }: { desk: Desk }) {
    const [ways, setWays] = useState<readonly Way[] | null>(null);
    const look = () => {
        if (!ways) void attempt(async () => setWays(await waysFrom(desk)));
    };
    return (
        <details onToggle={look}>
            <summary>{T.applyToGame}</summary>
            <ul class="games">
                {ways?.map(([address, words]) => (
                    <li key={address}>
                        <a href={address}>{words}</a>
                    </li>
                ))}
                {ways?.length === 0 && <li class="hint">{T.noGames}</li>}
            </ul>
        </details>
    );
}

async function waysFrom(desk: Desk): Promise<Way[]> {
    const matter = desk.matter.value;
    return [...(await gamesOf(matter)), ...(await boardsOf(matter, namesAt(desk.books, matter).length))];
}

async function gamesOf(matter: Matter): Promise<Way[]> {
    const tables = (await whoAmI()) ? await asked(api.GET("/api/tables/mine")) : [];
    const playing = tables.filter(({ status }) => status === "playing");
    return playing.map(({ table, summary }) => [
        addressOf({ ...matter, table, board: null, names: [], scores: [], options: {}, facts: {} }),
        T.game(summary.seats.map((seat) => seat?.name ?? "")),
    ]);
}

/** Answers count seats from the dealer, here as there. */
async function boardsOf({ incident, facts }: Matter, seats: number): Promise<Way[]> {
    const { boardsInPlay, judgeAddress } = await boards();
    return (await boardsInPlay()).map(({ board, view }) => [
        judgeAddress(board, view, { incident, facts: view.names.length === seats ? { ...facts } : {} }),
        T.board(view.names, view.scores),
    ]);
}
