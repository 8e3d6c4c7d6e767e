// A table of this server, at which whoever asks has a seat. The connection says that they are still there.

import { signal } from "@preact/signals";
import type { WholeTable } from "~/contract/api";
import { say } from "~/shared/frame";
import { TableSocket } from "~/shared/table_socket";
import type { Facts } from "./matter";

export class OnlineTable {
  readonly view = signal<WholeTable | null>(null);
  /** What is wrong with the connection, if anything. */
  readonly lost = signal("");
  readonly #socket: TableSocket;

  constructor(readonly table: string) {
    this.#socket = new TableSocket(`/api/tables/${encodeURIComponent(table)}/socket`, {
      seen: (view) => (this.view.value = view),
      link: (link, words) => (this.lost.value = link === "open" ? "" : words),
      refused: say,
    });
    this.#socket.open();
  }

  close(): void {
    this.#socket.close();
  }

  get names(): string[] {
    return this.view.value?.game?.names ?? [];
  }

  /** Whether nobody else is to be asked. */
  get alone(): boolean {
    const table = this.view.value?.table;
    return table?.seats.every(({ person }, seat) => !person || seat === table.seat) ?? false;
  }

  /** Whether the ruling lies on the table now, or is carried out. */
  async propose(incident: string, facts: Facts): Promise<boolean> {
    const version = this.view.peek()?.version ?? 0;
    return (await this.#socket.send({ do: "propose", incident, facts }, version)) !== null;
  }
}
