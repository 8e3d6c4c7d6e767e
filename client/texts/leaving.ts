import { area } from "./language";

export const leavingTexts = area("leaving", {
  seat: "Leave your seat at this table?",
  closes: "Leave this table? Nobody else is here, so it will close.",
  ends: "Leave this game for good? It ends here, and nobody can resume it.",
  bot: "Leave this game for good? A bot plays on for you.",
  lost: "Leave this game for good? The match is lost then.",
});
