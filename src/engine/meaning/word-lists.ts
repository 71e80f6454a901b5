import type { Language } from "../../shared/languages.ts";
import { findLine } from "./find-line.ts";
import type { WordShelf } from "./word-shelf.ts";

export type Thing = { icon: string; emoji: string };

/** How a word belongs to a thing or a trade: it is the name, a part of the name, or goes with it. */
type Bond = "name" | "part" | "keyword";
type ThingEntry = Thing & { bond: Bond };
type TradeEntry = { preset: string; thing: Thing | undefined; bond: Bond };

/** Is this the name of a city, in any of the languages? */
export const isCity = (words: string, shelf: WordShelf) =>
  findLine(shelf.text("cities.txt"), words.toLowerCase().replaceAll("’", "'")) !== undefined;

/** The number of a month, 1 to 12, from its long or short name. */
export const monthOf = (word: string, language: Language, shelf: WordShelf) => dateOf("m", word, language, shelf);
export const isMonth = (word: string, language: Language, shelf: WordShelf) =>
  monthOf(word, language, shelf) !== undefined;

/** The number of a weekday, 0 for Sunday to 6, from its long or short name. */
export const weekdayOf = (word: string, language: Language, shelf: WordShelf) => dateOf("d", word, language, shelf);
export const isWeekday = (word: string, language: Language, shelf: WordShelf) =>
  weekdayOf(word, language, shelf) !== undefined;

function dateOf(kind: "m" | "d", word: string, language: Language, shelf: WordShelf): number | undefined {
  const code = findLine(shelf.text(`${language}.dates.tsv`), word.toLowerCase().replace(/\.$/, ""));
  return code?.startsWith(kind) ? Number(code.slice(1)) : undefined;
}

/** The things that CLDR calls by this word. */
export function thingsOf(word: string, language: Language, shelf: WordShelf): ThingEntry[] {
  const found = findLine(shelf.text(`${language}.things.tsv`), word) ?? "";
  return entries(found).flatMap(({ number, bond }) => {
    const [icon, emoji] = lineAt("things.tsv", number, shelf);
    return icon && emoji ? [{ icon, emoji, bond }] : [];
  });
}

/** The thing whose own name this is. */
export function thingOf(word: string, language: Language, shelf: WordShelf): Thing | undefined {
  const named = thingsOf(word.toLowerCase(), language, shelf).find(({ bond }) => bond === "name");
  return named && { icon: named.icon, emoji: named.emoji };
}

/** The trades, shops and venues of OpenStreetMap that this word names, with the thing that shows each. */
export function tradesOf(word: string, language: Language, shelf: WordShelf): TradeEntry[] {
  const found = findLine(shelf.text(`${language}.trades.tsv`), word.toLowerCase()) ?? "";
  return entries(found).flatMap(({ number, bond }) => {
    const [preset, icon] = lineAt("trades.tsv", number, shelf);
    return preset ? [{ preset, thing: icon ? thingNamed(icon, shelf) : undefined, bond }] : [];
  });
}

/** The groups of the things that a word stands for: "thing:4" is food and drink. Names go before keywords. */
export const thingKinds = (word: string, language: Language, shelf: WordShelf): string[] =>
  kindsIn(
    findLine(shelf.text(`${language}.things.tsv`), word),
    (number) => `thing:${lineAt("things.tsv", number, shelf)[2]}`,
  );

/** The kinds of the trades that a word stands for: "trade:craft", "trade:amenity/cafe". */
export const tradeKinds = (word: string, language: Language, shelf: WordShelf): string[] =>
  kindsIn(findLine(shelf.text(`${language}.trades.tsv`), word), (number) => {
    const [first = "", second] = (lineAt("trades.tsv", number, shelf)[0] ?? "").split("/");
    return first === "amenity" ? `trade:${first}/${second}` : `trade:${first}`;
  });

function kindsIn(found: string | undefined, kindOf: (number: number) => string): string[] {
  const all = entries(found ?? "");
  const names = all.filter(({ bond }) => bond === "name");
  return [...new Set((names.length > 0 ? names : all).map(({ number }) => kindOf(number)))];
}

/** The thing of this icon; things are sorted by it. */
function thingNamed(icon: string, shelf: WordShelf): Thing | undefined {
  const emoji = findLine(shelf.text("things.tsv"), icon)?.split("\t")[0];
  return emoji === undefined ? undefined : { icon, emoji };
}

const BONDS: Readonly<Record<string, Bond>> = { "!": "name", "~": "part" };

const entries = (found: string) =>
  (found.match(/\d+[!~]?/g) ?? []).map((entry) => ({
    number: Number.parseInt(entry, 10),
    bond: BONDS[entry.slice(-1)] ?? ("keyword" as const),
  }));

const lines = new Map<string, string[]>();

/** The fields of a line by its number. These two lists are short, so their lines are kept. */
function lineAt(file: "things.tsv" | "trades.tsv", number: number, shelf: WordShelf): string[] {
  const text = shelf.text(file);
  const known = lines.get(text) ?? text.split("\n");
  lines.set(text, known);
  return known[number]?.split("\t") ?? [];
}
