// Calling the judge to one's table.

import { openDialog } from "../base/dialog.js";
import { el, labelled } from "../base/dom.js";
import { closing } from "../base/dialog.js";
import { T } from "../texts/phone.js";

/** @typedef {import("./phone_page.js").Phone} Phone */

const LONGEST = 200;

/** @param {Phone} phone */
export function judgeLine(phone) {
  const { me, game, queue, connected } = phone;
  if (me === null || game === null) return [];
  const waits = queue.waiting.some((one) => one.do === "CallJudge");
  if (waits) return [el("p", { class: "notice" }, connected ? T.callingJudge : T.judgeLater)];
  if (me.call !== null || game.called) return [el("p", { class: "notice" }, T.judgeComes(game.table))];
  return [el("button", { type: "button", id: "call-judge", onclick: () => ask(phone) }, T.callJudge)];
}

/** @param {Phone} phone */
function ask(phone) {
  const words = el("input", { id: "judge-words", maxlength: LONGEST, autocomplete: "off" });
  const call = () => {
    const { me, game } = phone;
    if (me === null || game === null) return;
    const what = { division: game.division, game: game.game, player: me.name, words: words.value.trim() };
    phone.enter("CallJudge", what);
  };
  openDialog(T.callJudge, "phone-window", labelled(T.judgeWords, words), closing(T.callNow, call, { class: "main" }));
}
