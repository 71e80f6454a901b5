import { expect, test } from "vitest";
import { channels } from "../../color/channels.ts";
import { isDark, isLight } from "../../color/contrast.ts";
import { wordFiles } from "../../node/word-files.ts";
import { understandDescription } from "../author-scene.ts";
import { choosePalette } from "./choose-palette.ts";

/** The palettes of six rerolls. */
function palettes(description: string) {
  const understood = understandDescription(description, "meta", wordFiles);
  return Array.from({ length: 6 }, (_, turn) => choosePalette(understood, { turn, seenColors: [] }));
}
const grounds = (description: string) => new Set(palettes(description).map(({ paper }) => paper));

const isGrey = (color: string) => Math.max(...channels(color)) - Math.min(...channels(color)) < 24;
/** Which channel is the strongest: enough to tell red from blue when one of them was made lighter or darker. */
const hueOf = (color: string) =>
  isGrey(color) ? "grey" : String(channels(color).indexOf(Math.max(...channels(color))));

test.each([
  "A weekend in a keeper's cottage on Anglesey, sleeps 4, £240 for two nights, dogs welcome",
  "Hiring: night-shift baker in Ghent, €17/hour, free bread, start in March",
  "Pocket planetarium kit, throws 2,000 stars on your ceiling. £24. minimal, dark, no people",
  "Loomis Lane, a yarn shop in Hebden Bridge. Knit night every Thursday 7pm",
])("six rerolls show four palettes: “%s”", (description) => {
  expect(grounds(description).size).toBeGreaterThanOrEqual(4);
});

test("two nights in a cottage do not make the picture dark", () => {
  const all = [...grounds("Cottage on Anglesey, sleeps 4, £240 for two nights")];
  expect(all.some((paper) => !isDark(paper))).toBe(true);
});

test.each([
  ["Pocket planetarium kit, £24, dark background", isDark],
  ["Candle for the bath, £24, bright and airy", isLight],
  ["شموع معطرة، ٢٤ درهم، بخلفية داكنة", isDark],
  ["شموع معطرة، ٢٤ درهم، الألوان الداكنة", isDark],
  ["香り付きキャンドル、2,400円、背景は黒", isDark],
])("who asks for dark or light gets it in every reroll: “%s”", (description, isRight) => {
  for (const paper of grounds(description)) expect(isRight(paper)).toBe(true);
});

test.each([
  ["Tenant union meeting, Thursday 7pm. Use black and red", ["#14131a", "#d42d1f"]],
  ["Poster for Brightwater Swim School. Navy and coral.", ["#1c2b50", "#ff7059"]],
])("both of two asked colours are in every palette: “%s”", (description, [first = "", second = ""]) => {
  for (const { paper, accent, pop } of palettes(description)) {
    const hues = [paper, accent, pop].map((color) => hueOf(color));
    expect(hues).toContain(hueOf(second));
    expect([paper, accent, pop].some((color) => hueOf(color) === hueOf(first) || isGrey(color))).toBe(true);
  }
});

test("an Arabic colour is known behind “and” and “the”", () => {
  const used = palettes("ملصق لمقهى النخيل باللون الأخضر والذهبي").flatMap(({ paper, accent, pop }) => [
    paper,
    accent,
    pop,
  ]);
  expect(used).toEqual(expect.arrayContaining(["#2f8f57", "#cfa136"]));
});
