// Pieces that sentences are put together from.

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six"];

/** @param {number} number */
export const word = (number) => NUMBERS[number] ?? String(number);
/** @param {number} number @param {string} one */
export const several = (number, one) => `${number} ${one}${number === 1 ? "" : "s"}`;
/** @param {string[]} names */
export const listed = (names) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names[names.length - 1]}`;
/** @param {string} words */
export const capital = (words) => words.charAt(0).toUpperCase() + words.slice(1);
/** @param {string} name */
export const possessive = (name) => `${name}’s`;
/** @param {string[]} names */
export const are = (names) => `${listed(names)} ${names.length === 1 ? "is" : "are"}`;
/** @param {number} round  Nought after the last one, where players are level. @param {number} rounds */
export const roundName = (round, rounds) => {
  if (!round) return "play-offs for ties";
  if (rounds && round > rounds) return "make-up games";
  return rounds ? `round ${round} of ${rounds}` : `round ${round}`;
};

/** @type {Record<string, string>} */
export const presets = {
  acc: "Tournament (acc)",
  "golden-age": "Golden Age event (golden-age)",
  club: "Club, two players (club)",
  "club-3": "Club, three players (club-3)",
  "club-4": "Club, four players (club-4)",
  "club-partners": "Club, four in partnerships (club-partners)",
  portfolio: "Boxed game (portfolio)",
  lodge: "Lodge, timed (lodge)",
  classic: "Short rules (classic)",
};

/** @type {Record<string, string>} */
export const formats = {
  acc: "tournament",
  "golden-age": "Golden Age event",
  lodge: "lodge event",
  "knock-out": "knock-out",
  "round-robin": "round robin",
  season: "season of nights",
};
