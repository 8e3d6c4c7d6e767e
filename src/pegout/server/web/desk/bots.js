// Bots that are entered into an event which is played online.

import { choice, labelled, Region } from "../base/dom.js";
import { ask } from "../base/api.js";
import { attempt } from "../base/frame.js";
import { behind, deskForm, textField } from "./forms.js";
import { T } from "../texts/desk.js";

const USUAL = "regular";

/** @param {import("./desk.js").Desk} desk */
export function botsForm(desk) {
  const region = new Region("div");
  const show = () => {
    const { online, phase } = desk.now;
    const open = Boolean(online) && phase === "open" && desk.role === "director";
    region.show(open, () => (open ? [inside(desk)] : []));
  };
  return { node: region.node, show };
}

/** @param {import("./desk.js").Desk} desk */
function inside(desk) {
  const names = textField(T.botNames, { id: "bot-names", name: "names", required: true, maxlength: 1000 });
  const level = choice([[USUAL, T.levelName(USUAL, null)]], USUAL, { id: "bot-level" });
  const act = () => {
    const called = names.value.split(",").map((name) => name.trim());
    return desk.ask("POST", "bots", { names: called.filter(Boolean), level: level.value });
  };
  const fetched = () =>
    attempt(desk.page, async () => {
      /** @type {{levels: string[]}} */
      const { levels } = await ask("GET", "/api/events/formats");
      const options = levels.map((one) => new Option(T.levelName(one, null), one, one === USUAL, one === USUAL));
      level.replaceChildren(...options);
    });
  const details = behind(T.addBots, deskForm(desk, T.addBots, T.addBots, act, names.node, labelled(T.level, level)));
  details.addEventListener("toggle", fetched, { once: true });
  return details;
}
