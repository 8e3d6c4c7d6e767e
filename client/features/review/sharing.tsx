// A record to be passed on: shared, as a link to copy, and as a file.

import { useEffect, useMemo } from "preact/hooks";
import { canShare, CopyButton, ShareButton } from "~/shared/sharing";
import { afterMatch } from "~/texts/after_match";
import { reviewTexts as T } from "~/texts/review";

interface Props {
    record: string;
    /** Of the file. */
    name: string;
    /** Null where there is nothing that others could open. */
    link: string | null;
}

export function Sharing({ record, name, link }: Props) {
    const file = useMemo(() => new File([record], name, { type: "text/plain" }), [record, name]);
    const address = useMemo(() => URL.createObjectURL(file), [file]);
    useEffect(() => () => URL.revokeObjectURL(address), [address]);
    const shared: ShareData = link ? { title: T.title, url: link } : { title: T.title, files: [file] };
    return (
        <div class="ways">
            {canShare(shared) ? <ShareButton shared={shared} /> : link && <CopyButton words={T.copyLink} link={link} />}
            <a href={address} download={name}>
                {afterMatch.record}
            </a>
        </div>
    );
}
