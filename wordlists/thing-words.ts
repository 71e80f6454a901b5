import { z } from "zod";
import type { Language } from "../src/shared/languages.ts";
import { sourceJson } from "./source.ts";
import { plain, type Thing } from "./things.ts";

const annotationsSchema = z.object({
  annotations: z.object({
    annotations: z.record(
      z.string(),
      z.object({ default: z.array(z.string()).default([]), tts: z.array(z.string()).default([]) }),
    ),
  }),
});

/** How a word belongs to a thing: its own name, a part of that name, or a keyword. */
export type ThingWord = { thing: number; mark: "!" | "~" | "" };

/** What CLDR calls each thing. A Map, because "constructor" is a word too. */
export function thingWords(language: Language, things: readonly Thing[]): Map<string, ThingWord[]> {
  const placeOf = new Map(things.map(({ emoji }, place) => [emoji, place]));
  const file = sourceJson(annotationsSchema, "cldr-annotations-full", `annotations/${language}/annotations.json`);
  const words = new Map<string, ThingWord[]>();
  for (const [emoji, { default: keywords, tts }] of Object.entries(file.annotations.annotations)) {
    const thing = placeOf.get(plain(emoji));
    if (thing === undefined) continue;
    const names = tts.map((name) => name.toLowerCase());
    for (const word of new Set([...keywords, ...tts].map((text) => text.toLowerCase()))) {
      const isPart = names.some((name) => name.split(/[\s'’:-]+/).includes(word));
      const mark = names.includes(word) ? "!" : isPart ? "~" : "";
      words.set(word, [...(words.get(word) ?? []), { thing, mark }]);
    }
  }
  return words;
}

export const thingLines = (words: ReadonlyMap<string, ThingWord[]>) =>
  [...words].map(([word, found]) => `${word}\t${found.map(({ thing, mark }) => thing + mark).join(" ")}`);
