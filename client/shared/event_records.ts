// Commands to an event.

import type { EventRecord, RecordAnswer } from "~/contract/api";
import { common } from "~/texts/common";
import { api, asked, Refused } from "./api";
import { freshId } from "./fresh";

type Unsent<Command> = Command extends unknown ? Omit<Command, "id"> : never;

/** Sends one command; throws `Refused`. */
export async function record(event: string, key: string, command: Unsent<EventRecord>): Promise<RecordAnswer> {
  const { answers } = await asked(
    api.POST("/api/events/{event}/records", {
      params: { path: { event }, header: key ? { "x-event-key": key } : {} },
      body: { commands: [{ ...command, id: freshId() }] },
    }),
  );
  const [answer] = answers;
  if (!answer) throw new Refused(0, "unreadable", common.unreadable(0));
  if (answer.refused !== null) throw new Refused(409, "refused", answer.refused, answer.field);
  return answer;
}
