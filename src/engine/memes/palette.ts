export const INK = "#211a15";
export const PAPER = "#fffdf8";
export const MOUTH = "#571523";
export const TONGUE = "#ee7480";
export const TONGUE_LINE = "#c44a5a";
export const TEAR = "#86cdf2";
export const BLUSH = "#f0705f";
export const FLUSH = "#d8382c";
export const WHITE = "#ffffff";

/** A colour and its shade. */
export type Tone = readonly [fill: string, shade: string];

export const TONES = {
  red: ["#e8483f", "#b92f2b"],
  blue: ["#3f7fd6", "#2b5ca4"],
  gold: ["#ffd23a", "#dd9f0f"],
  wood: ["#b9793f", "#93592a"],
  card: ["#d8a866", "#b07f40"],
  leaf: ["#4c9a48", "#357a35"],
  steel: ["#c9d4d6", "#98a6aa"],
  paper: [PAPER, "#e3dccd"],
  slate: ["#59657a", "#3f495a"],
  stone: ["#d5dbe0", "#aab3bb"],
  cream: ["#f4ead6", "#d6c6a6"],
  orange: ["#ff9a2e", "#d9741a"],
  pink: ["#f48fb1", "#c9608a"],
  mint: ["#7fd39a", "#54ab73"],
  lilac: ["#a99fce", "#8378ad"],
  brown: ["#8a6a4a", "#664a2e"],
} as const satisfies Record<string, Tone>;

export type ToneName = keyof typeof TONES;
