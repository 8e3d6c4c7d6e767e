// Texts of the account page.

import { COMMON } from "./common.js";

export const T = Object.freeze({
  ...COMMON,

  title: "Your name here",
  why: "Nobody needs an account to play. Keep your name with a password to find your games again on another device.",
  nobody: "You have no name here yet: it comes with your first game, or now.",
  guest: (/** @type {string} */ name) => `You play as the guest ${name}, in this browser.`,
  kept: (/** @type {string} */ name) => `You are ${name}, and the name is yours.`,

  name: "Name",
  password: "Password",
  newPassword: "New password, 10 characters or more",
  oldPassword: "Password until now",
  guestTitle: "Play as a guest",
  beGuest: "Take this name",
  renameTitle: "Change your name",
  rename: "Change",
  renamed: "Your name is changed.",
  keepTitle: "Keep your name",
  keep: "Keep it",
  keptNow: "The name is yours: sign in with it anywhere.",
  codesTitle: "Your recovery codes",
  codesWords: "Write these down: each gets you back in once if you lose your password. They are not shown again.",
  signInTitle: "Sign in",
  signIn: "Sign in",
  comesAlong:
    "If you already have an account, your games here come along. At events, take your seat again on your page.",
  passwordTitle: "Change your password",
  changePassword: "Change it",
  passwordChanged: "The password is changed, and every other browser is signed out.",
  signOutTitle: "Sign out",
  signOut: "Sign out here",
  signOutEverywhere: "Sign out everywhere",
  signedOut: "You are signed out.",
  forgetTitle: "Be forgotten",
  forget: "Forget me in this browser",
  forgetSure: "Forget this guest? Games under way cannot be found again.",
  forgotten: "This browser has forgotten you.",

  blocksTitle: "People you have blocked",
  unblock: (/** @type {string} */ name) => `Unblock ${name}`,
  unblocked: (/** @type {string} */ name) => `You can play with ${name} again.`,

  tokensTitle: "Tokens for programs",
  tokensWords: "A program with a token acts in your name. Treat it like a password.",
  tokenLabel: "What it is for",
  scopes: { read: "Read your games", play: "Play", analyse: "Analyse" },
  makeToken: "Make a token",
  tokenOnce: "Your token, shown only now",
  revoke: "Revoke",
  revokeLabel: (/** @type {string} */ label) => `Revoke ${label}`,
  revoked: "The token is revoked.",
});
