// What is told of everything that happens: the live region says it once, a caption says what there is to hear,
// and the sounds are made where they are wanted.

import { spoken } from "../base/cards.js";
import { settings } from "../base/settings.js";
import { sound } from "../base/sound.js";
import { T } from "../texts/table.js";

/** @typedef {import("../base/types.js").Change} Change */

/** @type {Record<string, keyof typeof T.cues>} */
const CUES = {
  CardsDealt: "deal",
  CardsThrown: "slide",
  StarterTurned: "turn",
  StarterPicked: "turn",
  ThrowDrawn: "slide",
  CardPlayed: "card",
  GoSaid: "knock",
  Pegged: "peg",
  PointsMarked: "peg",
  HandShown: "card",
  HandCounted: "card",
  CountAnnounced: "card",
  CountPegged: "peg",
  CountRaised: "peg",
  PenaltyPeggedBack: "peg",
  GameEnded: "end",
};

export class Heard {
  #turn = "";

  /** @param {(words: string) => void} tell */
  constructor(tell) {
    this.tell = tell;
    this.caption = "";
    this.line = "";
  }

  /**
   * @param {string} line  The last that was said.
   * @param {string} turn  Whose turn it is now; nothing where that goes without saying.
   * @param {Change | null} change
   */
  hear(line, turn, change) {
    this.#speak(turn, change?.said ?? []);
    this.line = line;
    const cues = [...new Set((change?.events ?? []).map(({ event }) => CUES[event]).filter(Boolean))];
    this.caption = settings().captions ? cues.map((cue) => T.cues[cue]).join(", ") : "";
    if (settings().sound) cues.forEach((cue, at) => sound(cue, at));
  }

  /**
   * The show has been read: nothing was said meanwhile of what there is to do now.
   *
   * @param {string} turn
   */
  goOn(turn) {
    this.#speak(turn, []);
  }

  /**
   * @param {string} turn
   * @param {string[]} said
   */
  #speak(turn, said) {
    const words = turn && turn !== this.#turn ? [...said, turn] : said;
    this.#turn = turn;
    if (words.length) this.tell(spoken(words.join(" ")));
  }
}
