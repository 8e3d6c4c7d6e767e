// Texts of the settings.

import { COMMON } from "./common.js";

export const T = Object.freeze({
  ...COMMON,

  looks: "Looks",
  sounds: "Sound",
  byItself: "Done for you",
  keyboard: "Keyboard",
  names: {
    suits: "Colours of the suits",
    contrast: "Contrast",
    motion: "Movement",
    sound: "Sounds of cards and pegs",
    timeSound: "A sound at the end of a round, at events",
    captions: "A line of text for every sound",
    keys: "Single keys at the table",
    go: "Say go when nothing else is possible",
    last: "Play my last card",
    onward: "Go on after the show and to the next game",
    cut: "Cut at random",
  },
  choices: {
    suits: { two: "Two: red and black", four: "Four: one for each suit" },
    contrast: { normal: "Normal", high: "High" },
    motion: { none: "None, and no waiting", quick: "Quick", normal: "Normal", slow: "Slow" },
  },
});
