// Cards as people write them.

/** @type {Record<string, string>} */
export const SIGNS = { C: "♣", D: "♦", H: "♥", S: "♠" };

/** @param {string} card */
export const pretty = (card) => card.slice(0, -1).replace("T", "10") + SIGNS[card.slice(-1)];
