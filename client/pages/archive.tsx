// Events that are over.

import { ArchiveShelf } from "~/features/archive/archive_shelf";
import { WayBack } from "~/features/archive/parts";
import { loadArchive } from "~/features/archive/past_events";
import { Arrival } from "~/shared/arrival";
import { showPage } from "~/shared/frame";
import { archiveTexts as T } from "~/texts/archive";

export function open(): void {
    const year = new URLSearchParams(location.search).get("year") ?? "";
    showPage(
        T.archiveTitle,
        "archive",
        <>
            <WayBack />
            <h1>{T.archiveTitle}</h1>
            <Arrival load={() => loadArchive(year)}>{(archive) => <ArchiveShelf archive={archive} />}</Arrival>
        </>,
    );
}
