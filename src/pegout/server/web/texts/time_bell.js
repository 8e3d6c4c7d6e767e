// Texts of the sound at the end of a round.

export const T = Object.freeze({
  soundOff: "Sound at the end of a round: off",
  soundOn: "Sound at the end of a round: on",
  soundWaits: "Sound at the end of a round: on, once you have clicked anywhere here",
});
