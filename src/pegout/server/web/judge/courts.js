// Where the judge sits: at a table that is described here, or at one of this server as it stands now.

import { ask, beSomebody, tablePath } from "../base/api.js";
import { TableSocket } from "../table/table_socket.js";
import { T } from "../texts/judge.js";

/** @typedef {import("./memory.js").Matter} Matter */
/** @typedef {import("../base/types.js").RuleBook} RuleBook */
/** @typedef {import("../base/types.js").WholeTable} WholeTable */
/** @typedef {import("../base/types.js").Judged} Judged */

const NO_LINES = { skunk_below: 0, double_skunk_below: 0, early_end_at: 0, early_end_under: 0 };

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
  names(matter) {
    const seats = Number(this.option(matter, "seats"));
    return T.roles.slice(0, seats).map((role, seat) => matter.names[seat] || role);
  }

  /** @param {Matter} matter */
  rules({ rules }) {
    return rules;
  }

  /** @param {Matter} matter */
  sides(matter) {
    const names = this.names(matter);
    if (this.option(matter, "partners") !== "on") return names;
    return [0, 1].map((side) => T.partners(names[side], names[side + 2]));
  }

  /**
   * How the table has it: as was said, otherwise as its rules do.
   *
   * @param {Matter} matter
   * @param {string} name
   */
  option({ rules, options }, name) {
    return options[name] ?? this.books[rules]?.fields[name] ?? "";
  }

  /**
   * @param {Matter} matter
   * @returns {Promise<Judged>}
   */
  async ruling(matter) {
    await beSomebody();
    const { incident, facts, rules, scores } = matter;
    const holes = this.sides(matter).map((_, side) => pegsIn(scores[side]));
    const known = holes.every((pegs) => pegs.length > 0); // what nobody has told is asked for where it matters
    const table = { ...this.#otherwise(matter), names: this.names(matter), scores: known ? holes : [] };
    return ask("POST", "/api/analysis/rulings", { incident, facts, rules, ...table });
  }

  /**
   * What is not as in the rules, which may fix the rest. A game of another length has none of their skunk lines.
   *
   * @param {Matter} matter
   */
  #otherwise({ rules, options }) {
    const { fields } = this.books[rules];
    const { seats, partners, ...others } = options;
    const changed = Object.entries(others).filter(([name, text]) => fields[name] !== text);
    const lines = changed.some(([name]) => name === "goal") ? NO_LINES : {};
    const company = seats ? { seats: Number(seats), partners: partners === "on" } : {};
    return { ...company, options: { ...lines, ...Object.fromEntries(changed) } };
  }
}

/**
 * The rear peg, where it is known, and the front one; neither where nothing was told.
 *
 * @param {string | undefined} score
 */
export function pegsIn(score) {
  return score ? score.split("/").map(Number) : [];
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
   * @param {(words: string) => void} linked  How the connection stands; nothing where all is well.
   */
  constructor(table, seen, refused, linked) {
    this.#socket = new TableSocket(tablePath(table, "socket"), {
      seen: (view) => {
        this.view = view;
        seen();
      },
      link: (link, words) => linked(link === "open" ? "" : words),
      refused,
    });
    this.table = table;
    this.#socket.open();
  }

  close() {
    this.#socket.close();
  }

  names() {
    return this.view?.game?.names ?? [];
  }

  /** @param {Matter} matter  Whose rules count until the table is seen. */
  rules({ rules }) {
    return this.view?.table.terms.rules ?? rules;
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
