// Sounds, made and not recorded: small ticks of wood and paper, and a bell for a hall.

const APART = 0.18; // seconds between two sounds of the same moment

/** @type {Record<string, {pitch: number, length: number, times?: number, loud?: number}>} */
const SOUNDS = {
  deal: { pitch: 420, length: 0.04, times: 4 },
  slide: { pitch: 300, length: 0.07 },
  turn: { pitch: 520, length: 0.06 },
  card: { pitch: 460, length: 0.05 },
  knock: { pitch: 160, length: 0.09, times: 2 },
  peg: { pitch: 900, length: 0.03, times: 2 },
  end: { pitch: 660, length: 0.35, times: 2 },
  time: { pitch: 1320, length: 0.7, times: 4, loud: 0.9 },
};

/** @type {AudioContext | null} */
let context = null;

/** A browser keeps it still until somebody has clicked. */
export function awake() {
  context ??= new AudioContext();
  context.resume();
  return context;
}

/**
 * @param {string} name
 * @param {number} place  Among the sounds of the same moment.
 */
export function sound(name, place) {
  const to = awake();
  const { pitch, length, times = 1, loud = 0.2 } = SOUNDS[name];
  const start = to.currentTime + place * APART;
  for (let time = 0; time < times; time += 1) tick(to, pitch, length, loud, start + time * (length + 0.05));
}

/**
 * @param {AudioContext} to
 * @param {number} pitch
 * @param {number} length
 * @param {number} loud
 * @param {number} start
 */
function tick(to, pitch, length, loud, start) {
  const [tone, volume] = [to.createOscillator(), to.createGain()];
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch, start);
  tone.frequency.exponentialRampToValueAtTime(pitch / 2, start + length);
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  tone.connect(volume).connect(to.destination);
  tone.start(start);
  tone.stop(start + length);
}
