import type { Language } from "../../shared/languages.ts";
import { channels, toHex } from "../color/channels.ts";
import { COLOR_HEX, COLOR_TONES } from "./color-names.ts";
import { LANGUAGE_WORDS } from "./language-words.ts";
import { type Phrase, phraseFrom, placeOf } from "./phrase-in.ts";

type Entry = Phrase & { means: string };

const tables = new Map<Language, readonly Entry[]>();

/** The colour words of a language and the English names, the longest first. */
function entriesOf(language: Language): readonly Entry[] {
  const known =
    tables.get(language) ??
    [
      ...LANGUAGE_WORDS[language].colors.split(/\s*,\s*/u).map((entry) => entry.split(/\s*:\s*/u)),
      ...Object.keys(COLOR_HEX).map((name) => [name, name]),
      ...Object.keys(COLOR_TONES).map((name) => [name, `>${name}`]),
    ]
      .map(([words = "", means = ""]) => ({ ...phraseFrom(words), means }))
      .filter(({ words }) => words)
      .sort((one, other) => other.words.length - one.words.length);
  tables.set(language, known);
  return known;
}

export type NamedColor = { hex: string; at: number };

/** The colours that a text names, in its order, each with the tone before it: "light sage", "dunkles Weinrot". */
export function colorsIn(text: string, language: Language): NamedColor[] {
  let rest = ` ${text.toLowerCase().replace(/[-\s]/gu, " ")} `;
  const found: { at: number; means: string; end: number }[] = [];
  for (const entry of entriesOf(language))
    for (let at = placeOf(entry, rest); at >= 0; at = placeOf(entry, rest)) {
      const end = at + entry.words.length;
      found.push({ at, means: entry.means, end });
      rest = rest.slice(0, at) + "·".repeat(entry.words.length) + rest.slice(end);
    }
  found.sort((one, other) => one.at - other.at);
  return found.flatMap(({ at, means }, place) => {
    const hex = COLOR_HEX[means];
    const before = found[place - 1];
    const tone = before?.means.startsWith(">") && at - before.end <= NEAR ? before.means.slice(1) : undefined;
    return hex ? [{ hex: tone ? toned(hex, tone) : hex, at }] : [];
  });
}

/** A tone belongs to the colour right after it. */
const NEAR = 4;

/** The colour that some words name, if they name one. */
export function colorOf(words: string, language: Language): string | undefined {
  const known = colors.get(language) ?? new Map<string, string | undefined>();
  colors.set(language, known);
  if (known.has(words)) return known.get(words);
  if (known.size >= MOST_KNOWN) known.clear();
  const hex = colorsIn(words, language)[0]?.hex;
  known.set(words, hex);
  return hex;
}

/** Every word of every description is asked for, most of them again and again. */
const colors = new Map<Language, Map<string, string | undefined>>();
const MOST_KNOWN = 2_000;

function toned(hex: string, tone: string): string {
  const { lightness = 0, strength = 0 } = COLOR_TONES[tone] ?? {};
  const rgb = channels(hex);
  const grey = (rgb[0] + rgb[1] + rgb[2]) / 3;
  const [red, green, blue] = rgb.map((value) => {
    const stronger = grey + (value - grey) * (1 + strength);
    return stronger + (lightness > 0 ? 255 - stronger : stronger) * lightness;
  });
  const bound = (value = 0) => Math.round(Math.min(255, Math.max(0, value)));
  return toHex([bound(red), bound(green), bound(blue)]);
}
