// A desk of an event: what is seen there, who sits at it, and the one way in which everything is sent.

import { Refusal } from "../base/api.js";
import { attempt } from "../base/frame.js";
import { freshId } from "../base/fresh.js";
import { keep, kept } from "../base/storage.js";
import { askEvent } from "../events/asking.js";
import { sendRecords } from "../events/sending.js";
import { commandsOf } from "./may.js";
import { writtenAmount } from "./money_written.js";

/** @typedef {import("./types.js").DeskView} DeskView */
/** @typedef {Record<string, Record<string, unknown>>} Command  What is to be done by its name, with its fields. */
/** @typedef {"entries" | "play" | "judge" | "money" | "log" | "links" | "papers"} PartName */
/**
 * @typedef {object} Part  One of which is open.
 * @property {HTMLElement} node
 * @property {() => void} show  After every change, while it is open.
 * @property {(line: import("./types.js").TodoLine) => void} [take]  Opens the place where that is done.
 */

const BY = "pegout.desk.by";

/** @type {DeskView} */
const NOTHING = Object.freeze({
  event: /** @type {any} */ ({ event: { kinds: [], sponsored: [], prizes: [], pools: [], sign: "" } }),
  fields: {},
  players: {},
  games: {},
  rulings: {},
  todo: {},
  entries: {},
  asked: {},
  entered: {},
  calls: {},
});

/** @type {Record<PartName, string>} */
const NEEDED = {
  entries: "CheckIn",
  play: "",
  judge: "NoteRuling CallJudge",
  money: "PutIn",
  log: "",
  links: "JoinLate", // the director's and the registrar's: links of players are as good as their names
  papers: "",
};

export class Desk {
  /** @type {DeskView} */
  view = NOTHING;
  version = 0;
  role = "";
  /** @type {(part: PartName, line?: import("./types.js").TodoLine) => void} */
  go = () => {};
  /** @type {Readonly<Record<string, boolean>>} */
  can = {}; // which commands may be given here
  /** @type {Map<string, string>} */
  #unanswered = new Map(); // what was sent, and its id: whoever sends it once more does it only once

  /**
   * @param {import("../base/frame.js").Frame} page
   * @param {string} event
   * @param {string} key
   */
  constructor(page, event, key) {
    this.page = page;
    this.event = event;
    this.key = key;
  }

  /** @param {{version: number, role: string, view: object}} seen */
  see({ version, role, view }) {
    this.view = { ...NOTHING, ...view };
    this.version = version;
    if (role !== this.role) this.can = commandsOf(role);
    this.role = role;
  }

  get now() {
    return this.view.event.event;
  }

  /** Whose hand it is in the log, where somebody has said so. */
  get by() {
    return kept(BY) ?? "";
  }

  set by(name) {
    keep(BY, name);
  }

  /** @param {PartName} part  Whether whoever sits here has that part. */
  offers(part) {
    return NEEDED[part] === "" || NEEDED[part].split(" ").some((command) => this.can[command]);
  }

  /**
   * An amount with the sign that the event has for money.
   *
   * @param {number} cents
   */
  money(cents) {
    return writtenAmount(cents, this.now.sign);
  }

  /**
   * @param {Command} command
   * @throws {Refusal}
   */
  async send(command) {
    const said = JSON.stringify(command);
    const [[name, fields]] = Object.entries(command);
    const id = this.#unanswered.get(said) ?? freshId();
    this.#unanswered.set(said, id);
    const sent = { id, do: name, with: fields, by: this.by };
    const [answer] = await this.#answered(said, sendRecords(this.event, this.key, [sent]));
    if (answer.refused) throw new Refusal(409, "refused", answer.refused, answer.field);
    return answer;
  }

  /**
   * @template Told
   * @param {string} said
   * @param {Promise<Told>} answer
   */
  async #answered(said, answer) {
    try {
      const told = await answer;
      this.#unanswered.delete(said);
      return told;
    } catch (error) {
      if (error instanceof Refusal && error.status >= 400 && error.status < 500) this.#unanswered.delete(said);
      throw error;
    }
  }

  /**
   * What a button does: a refusal stands above the page.
   *
   * @param {Command} command
   */
  act(command) {
    return attempt(this.page, () => this.send(command));
  }

  /**
   * @param {string} method
   * @param {string} what
   * @param {unknown} [body]
   */
  ask(method, what, body) {
    return askEvent(method, this.event, what, this.key, body);
  }
}
