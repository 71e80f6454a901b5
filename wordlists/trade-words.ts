import { z } from "zod";
import type { Language } from "../src/shared/languages.ts";
import { sourceJson } from "./source.ts";

/** What a preset must be about to be an advertiser or a place people go to. */
const TRADES = /^(?:shop|craft|office|amenity|leisure|tourism|healthcare|club|education|natural|attraction|historic)\//;
const FURNITURE =
  /^amenity\/(?:parking|waste|bench|vending|bicycle_parking|clock|drinking|toilets\/)|\/_|^shop\/vacant/;

const presetSchema = z.object({ name: z.string().default(""), terms: z.array(z.string()).default([]) });
export type Preset = z.infer<typeof presetSchema>;

/** The trades, shops and venues that OpenStreetMap's editor knows, with their names in one language. */
export function presetsOf(language: Language): Map<string, Preset> {
  const file = language === "zh" ? "zh-CN" : language;
  const schema = z.object({ [file]: z.object({ presets: z.object({ presets: z.record(z.string(), presetSchema) }) }) });
  const text = sourceJson(schema, "@openstreetmap/id-tagging-schema", `dist/translations/${file}.min.json`);
  const presets = Object.entries(text[file]?.presets.presets ?? {});
  return new Map(presets.filter(([preset]) => TRADES.test(preset) && !FURNITURE.test(preset)));
}

/** One line per word: the presets by their number, "!" where the word is the preset's name. */
export function tradeLines(presets: ReadonlyMap<string, Preset>, numbers: ReadonlyMap<string, number>): string[] {
  const trades = new Map<string, Map<number, string>>();
  const put = (text: string, number: number, mark: string) => {
    const word = text
      .toLowerCase()
      .replace(/\s*[（(].*?[)）]/g, "")
      .replace(/\s+/g, " ")
      .trim();
    const known = trades.get(word) ?? new Map<number, string>();
    if (word.length > 1 && !known.has(number)) trades.set(word, known.set(number, mark));
  };
  for (const [preset, { name, terms }] of presets) {
    const number = numbers.get(preset);
    if (number === undefined) continue;
    // "Fontanero / Plomero" is two names, "Adult Day/Respite Care" is one.
    for (const one of name.split(/\s+\/\s+|;\s*/)) put(one, number, "!");
    // Some translators put all terms into one string.
    for (const one of terms.flatMap((term) => term.split(/\s*[;،,、\n]\s*/))) put(one, number, "");
  }
  return [...trades].map(([word, found]) => `${word}\t${[...found].map(([number, mark]) => number + mark).join(" ")}`);
}
