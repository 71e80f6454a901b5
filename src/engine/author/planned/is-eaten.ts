import type { Drawn } from "./planned.ts";

/** Emoji of food and drink. A dripping tap and a melting candle are no icing. */
const FOOD =
  /^[\u{1F32D}-\u{1F330}\u{1F336}\u{1F33D}\u{1F344}-\u{1F37F}\u{1F950}-\u{1F96F}\u{1F980}\u{1F990}\u{1F99E}\u{1F9C0}-\u{1F9CB}\u{1FAD0}-\u{1FADB}☕]/u;

export const isEaten = (drawing: Drawn | undefined) => drawing !== undefined && FOOD.test(drawing.emoji);
