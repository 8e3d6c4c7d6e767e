// The first page: play at once, go on with a game, and a door to everything else.

import { ownName, whoAmI } from "../base/api.js";
import { el } from "../base/dom.js";
import { attempt, frame } from "../base/frame.js";
import { doors } from "./doors.js";
import { friend } from "./friend.js";
import { motif } from "./motif.js";
import { OwnGames } from "./own_games.js";
import { quickPlay } from "./quick_play.js";
import { openTables } from "./table_lists.js";
import { T } from "../texts/first.js";

const SOON = 400; // milliseconds that the page waits for games under way, which stand above all else

export async function open() {
  const page = frame("", "first");
  const games = new OwnGames(page);
  if (ownName()) {
    const known = attempt(page, async () => {
      const person = await whoAmI();
      page.name(person?.name ?? "");
      if (person) await games.look(person.name);
    });
    await Promise.race([known, new Promise((later) => setTimeout(later, SOON))]);
  }
  page.main.append(games.node, hero(page), friend(page), doors(), openTables(page));
}

/** @param {import("../base/frame.js").Frame} page */
function hero(page) {
  return el(
    "section",
    { class: "hero baize", "aria-label": T.welcome },
    motif(),
    el("h1", {}, T.welcome),
    quickPlay(page),
  );
}
