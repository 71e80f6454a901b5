import { expect, test } from "vitest";
import { type Counter, countText } from "./count-text.ts";

const FAMILY = "👨‍👩‍👧";
const FLAG = "🇩🇪";

/** One row a text: signs, square letters twice, units, and X. */
test.each<[string, Record<Counter, number>]>([
  ["", { signs: 0, wide: 0, units: 0, x: 0 }],
  ["Rye bread", { signs: 9, wide: 9, units: 9, x: 9 }],
  ["Grüße", { signs: 5, wide: 5, units: 5, x: 5 }],
  // The same word with its accents as signs of their own.
  ["Gru\u0308ße", { signs: 5, wide: 6, units: 6, x: 5 }],
  ["🥐", { signs: 1, wide: 2, units: 2, x: 2 }],
  ["☕️ 7", { signs: 3, wide: 4, units: 4, x: 4 }],
  [FAMILY, { signs: 1, wide: 2, units: 8, x: 2 }],
  [FLAG, { signs: 1, wide: 2, units: 4, x: 2 }],
  ["👍🏽", { signs: 1, wide: 2, units: 4, x: 2 }],
  ["1️⃣", { signs: 1, wide: 2, units: 3, x: 2 }],
  ["7 © 2026 ™", { signs: 10, wide: 10, units: 10, x: 11 }],
  ["ライ麦パン", { signs: 5, wide: 10, units: 5, x: 10 }],
  ["黑麦面包，七点", { signs: 7, wide: 14, units: 7, x: 14 }],
  ["한국어", { signs: 3, wide: 6, units: 3, x: 6 }],
  ["خبز طازج", { signs: 8, wide: 8, units: 8, x: 8 }],
  ["“Gone by 9” – really…", { signs: 21, wide: 21, units: 21, x: 22 }],
  ["नमस्ते", { signs: 3, wide: 6, units: 6, x: 6 }],
  ["Read https://loaf.example/a/very/long/path?utm_source=x", { signs: 55, wide: 55, units: 55, x: 28 }],
  ["See loaf.com.", { signs: 13, wide: 13, units: 13, x: 28 }],
  ["See loaf.co.uk/rye, now", { signs: 23, wide: 23, units: 23, x: 32 }],
  // No address ends in these.
  ["node.js at 7.30", { signs: 15, wide: 15, units: 15, x: 15 }],
])("%s", (text, counts) => {
  const counted = Object.fromEntries((Object.keys(counts) as Counter[]).map((by) => [by, countText(text, by)]));
  expect(counted).toEqual(counts);
});
