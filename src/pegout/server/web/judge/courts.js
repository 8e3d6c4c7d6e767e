// Where the judge sits: at a table that is described here, or at one of this server as it stands now.

import { ask, beSomebody, tablePath } from "../base/api.js";
import { TableSocket } from "../table/table_socket.js";
import { T } from "../texts/judge.js";

/** @typedef {import("./memory.js").Matter} Matter */
/** @typedef {import("../base/types.js").RuleBook} RuleBook */
/** @typedef {import("../base/types.js").WholeTable} WholeTable */
/** @typedef {import("../base/types.js").Judged} Judged */

/** A table that is known only by what is said of it. */
export class DescribedTable {
  /** @param {Record<string, RuleBook>} books */
  constructor(books) {
    this.books = books;
  }

  /**
   * What the players are called, the dealer first.
   *
   * @param {Matter} matter
   */
  names({ rules, names }) {
    const seats = Number(this.books[rules]?.fields.seats ?? 2);
    return T.roles.slice(0, seats).map((role, seat) => names[seat] || role);
  }

  /** @param {Matter} matter */
  sides(matter) {
    const names = this.names(matter);
    if (this.books[matter.rules]?.fields.partners !== "on") return names;
    return [0, 1].map((side) => T.partners(names[side], names[side + 2]));
  }

  /**
   * @param {Matter} matter
   * @returns {Promise<Judged>}
   */
  async ruling(matter) {
    await beSomebody();
    const { incident, facts, rules, scores } = matter;
    const holes = this.sides(matter).map((_, side) => [Number(scores[side] || 0)]);
    return ask("POST", "/api/analysis/rulings", { incident, facts, rules, names: this.names(matter), scores: holes });
  }
}

/** A table of this server, at which whoever asks has a seat. The connection says that they are still there. */
export class OnlineTable {
  /** @type {WholeTable | null} */
  view = null;
  #socket;

  /**
   * @param {string} table
   * @param {() => void} seen
   * @param {(words: string) => void} refused
   */
  constructor(table, seen, refused) {
    const address = `${location.origin.replace(/^http/, "ws")}${tablePath(table, "socket")}`;
    this.#socket = new TableSocket(address, {
      seen: (view) => {
        this.view = view;
        seen();
      },
      link: () => {},
      refused,
    });
    this.table = table;
    addEventListener("pagehide", () => this.close());
    addEventListener("pageshow", (event) => event.persisted && this.#socket.open());
    this.#socket.open();
  }

  close() {
    this.#socket.close();
  }

  names() {
    return this.view?.game?.names ?? [];
  }

  /** Whether anybody else is to be asked. */
  get alone() {
    const { table } = this.view ?? {};
    return table !== undefined && table.seats.every(({ person }, seat) => !person || seat === table.seat);
  }

  /**
   * @param {Matter} matter
   * @returns {Promise<Judged>}
   */
  ruling({ incident, facts }) {
    return ask("POST", tablePath(this.table, "rulings"), { incident, facts });
  }

  /**
   * @param {Matter} matter
   * @returns {Promise<boolean>}  Whether the ruling lies on the table now, or is carried out.
   */
  async propose({ incident, facts }) {
    return (await this.#socket.send({ do: "propose", incident, facts }, this.view?.version ?? 0)) !== null;
  }
}
