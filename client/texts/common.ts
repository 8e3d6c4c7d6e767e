// Texts of every page. What the server says is in its own words.

import { area } from "./language";

export const common = area("common", {
  product: "Pegout",
  pageTitle: (title: string) => (title ? `${title} – Pegout` : "Pegout"),
  account: "Sign in",
  youAre: (name: string) => `You are ${name}`,
  kept: "name kept by this account",
  offline: "The server cannot be reached: check your connection and try again.",
  tryAgain: "Try again",
  unreadable: (status: number) => `The server gave an answer that cannot be read (${status}): try again.`,
  copy: "Copy",
  copied: "Copied.",
  share: "Share",
  settings: "Settings",
  settingsKey: "S",
  close: "Close",
  newVersion: "A new version of Pegout is ready.",
  renew: "Use it",
});
