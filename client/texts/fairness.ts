// Texts of the check of the deals.

import { area, plural } from "./language";

export const fairness = area("fairness", {
  title: "Was it dealt fairly?",
  working: "Working out every pack again …",
  proven: (packs: number, noted: boolean, alone: boolean) => {
    const which = plural(packs, "The one pack", `All ${packs} packs`);
    if (alone) return `${which} of this match came from the server’s secret alone: no player added a secret.`;
    return `${which} of this match came from ${noted ? "the secrets committed to before it began" : "its secrets"}.`;
  },
  notProven: (wrong: string, bound: boolean) =>
    `This match was not dealt as its record says${bound ? ", or its names, date or bots were changed" : ""}: ${wrong}`,
  noPacks: "No pack was shuffled in this match, so there is nothing to check.",
  noSecrets: "This record does not contain the secrets behind its deals, so they cannot be checked.",
  cannotProve:
    "This page came by plain http from another machine, where browsers do not compute hashes. Open it by https, or download the record and run: pegout verify FILE",

  everyCheck: (checks: number) => `Every check, one by one (${checks})`,
  packs: {
    cut: (game: number) => `Game ${game}, the pack to cut for the deal`,
    deal: (game: number, deal: number) => `Game ${game}, deal ${deal}`,
    rest: (game: number, deal: number) => `Game ${game}, deal ${deal}, the rest of the pack`,
  },
  packWrong: (title: string, place: number, found: string, right: string) =>
    `${title}: card ${place} is ${found} but should be ${right}.`,
  good: {
    commitment: "The server’s secret is the one it had bound itself to.",
    noted: "This browser noted the same commitment before the match.",
    own: "Your own secret went into the shuffles.",
    dealer: "The first dealer was drawn as the secrets say.",
  },
  bad: {
    commitment: "the server’s secret is not the one it had bound itself to.",
    noted: "this browser noted another commitment before the match.",
    own: "your own secret did not go into the shuffles.",
    dealer: "the first dealer was not drawn as the secrets say.",
  },
  unknown: {
    commitment: "The server’s secret cannot be checked here.",
    noted: "This browser noted no commitment before this match, so it cannot compare.",
    own: "",
    dealer: "",
  },
  secrets: "The secrets",
  serverSecret: "The server’s secret",
  serverCommitment: "What it had bound itself to",
  playerSecret: (seat: number) => `Added by seat ${seat}`,
  nothingAdded: "nothing",

  provesTitle: "What this proves",
  provesPacks: "Each pack follows from the server’s secret and from what every player added.",
  provesPacksAlone: "Each pack follows from the server’s secret.",
  provesNames: "The names, the date and the bots are those of these deals: with others no pack would fit.",
  provesBound: "The server had committed to its secret before it knew yours, so nobody could choose a pack.",
  provesAlone: "Your browser worked it out by itself, from the record alone.",
  notTitle: "What it does not prove",
  notAdded:
    "That nobody chose the deals: no player added a secret, so whoever runs the server could have tried out many before the match.",
  notBound:
    "That the server was bound to its secret before the match: this browser noted no commitment to compare with.",
  provesNot: [
    "That nobody looked: a computer that deals can know the cards.",
    "That the hands were dealt from these packs: pegout verify replays the record and checks that too.",
    "That this page is honest: it came from the same server. To be sure, check the record with a copy of your own.",
  ],
});
