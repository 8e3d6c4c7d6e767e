// Free games that wait for one of their two players to agree, and what became of them.

/** @typedef {import("./types.js").PlayerView} PlayerView */
/** @typedef {import("./types.js").GameLine} GameLine */

/**
 * The opponents of one's games that wait to be agreed on, besides the one that is shown.
 *
 * @param {import("./phone_page.js").Phone} phone
 */
export function proposedElsewhere({ view, me }) {
  if (view === null || me === null) return [];
  const others = Object.entries(view.games).filter(([key, game]) => key !== me.key && isOwn(game, me.name));
  return others.map(([, game]) => opponentIn(game, me.name));
}

/**
 * The opponents of games that waited, wait no longer and are not on the card either.
 *
 * @param {PlayerView | null} before
 * @param {PlayerView} after
 */
export function notAgreed(before, after) {
  const name = before?.me?.me?.name;
  if (!before || !name || after.me?.me?.name !== name) return [];
  const gone = Object.entries(before.games).filter(([key, game]) => isOwn(game, name) && !(key in after.games));
  const opponents = gone.map(([, game]) => opponentIn(game, name));
  return opponents.filter((other) => playedWith(after, other) <= playedWith(before, other));
}

/**
 * @param {GameLine} game
 * @param {string} name
 */
function isOwn({ proposed, first, second }, name) {
  return proposed && [first, second].includes(name);
}

/**
 * @param {GameLine} game
 * @param {string} name
 */
function opponentIn({ first, second }, name) {
  return first === name ? second : first;
}

/**
 * @param {PlayerView} view
 * @param {string} other
 */
function playedWith({ card }, other) {
  return Object.values(card ?? {}).filter(({ opponent }) => opponent === other).length;
}
