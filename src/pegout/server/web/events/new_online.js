// Whether a new event is played at tables of this server, and how.

import { checkField } from "../base/check_field.js";
import { choice, el, labelled } from "../base/dom.js";
import { T } from "../texts/event_new.js";

const USUAL = "regular";
const WAIT = 300;

/**
 * @param {string[]} levels
 * @returns {import("./new_options.js").Option}
 */
export function onlineOption(levels) {
  const online = checkField(T.online, false);
  const looks = { type: "number", inputmode: "numeric" };
  const wait = el("input", { id: "new-wait", name: "online.wait_seconds", ...looks, min: 5, max: 3600, value: WAIT });
  const move = el("input", { id: "new-move", name: "online.move_seconds", ...looks, min: 0, max: 86_400, value: 0 });
  const duplicate = checkField(T.duplicate, false);
  const stand = choice(
    levels.map((level) => [level, T.levelName(level, null)]),
    USUAL,
    { id: "new-stand-in", name: "online.stand_in" },
  );
  const inside = el("div", { class: "more-options" });
  inside.append(labelled(T.wait, wait), labelled(T.move, move), labelled(T.standIn, stand), duplicate.node);
  const offer = () => {
    inside.hidden = wait.disabled = move.disabled = !online.control.checked; // what nobody sees cannot be wrong
  };
  online.control.addEventListener("change", offer);
  offer();
  const terms = () => ({
    duplicate: duplicate.control.checked,
    wait_seconds: Number(wait.value || WAIT),
    move_seconds: Number(move.value),
    stand_in: stand.value,
  });
  const node = el("div", {}, online.node, inside);
  return { name: "online", node, fit: () => {}, asked: () => (online.control.checked ? terms() : undefined) };
}
