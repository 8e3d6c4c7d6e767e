// What the keys do.

import { keyList } from "../base/dialog.js";
import { letterOf } from "./keys.js";
import { likelySeat } from "./phase.js";
import { T } from "../texts/companion.js";

/** @param {import("./board_page.js").BoardDesk} desk */
export function openHelp(desk) {
  const { view } = desk;
  const players = view.names.map((name, seat) => [letterOf(view.names, seat), T.helpPlayer(name)]);
  const enter = [T.enterSign, T.helpEnter(view.names[likelySeat(view, desk.kind)])];
  desk.window(T.keysTitle, "help", keyList([...T.help, enter, ...players]));
}
