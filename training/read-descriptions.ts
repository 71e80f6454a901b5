import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { adTypeSchema } from "../src/shared/ad-types.ts";
import { INTENTS } from "../src/shared/intents.ts";
import { LANGUAGES } from "../src/shared/languages.ts";

/** A marked part of a description: "[o.price:from £39]" is an offer of the kind price. */
export type Mark = { part: string; kind: string | undefined; from: number; to: number; words: string };
export type Described = {
  id: string;
  language: (typeof LANGUAGES)[number];
  type: z.infer<typeof adTypeSchema>;
  intent: (typeof INTENTS)[number];
  text: string;
  /** Emoji that would make a right picture, "screen" for an app; empty when only type would do. */
  draw: string[];
  marks: Mark[];
};

const lineSchema = z.object({
  lang: z.enum(LANGUAGES),
  type: adTypeSchema,
  intent: z.enum(INTENTS),
  text: z.string(),
  draw: z.array(z.string()),
});

const MARKS = /\[(s|b|p|o\.\w+|d\.\w+|f|u|m|k|c|e\.\w+):([^\]]*)\]/gu;
const FOLDERS = {
  collected: new URL("./descriptions/", import.meta.url),
  written: new URL("./more/", import.meta.url),
};

/** Every fifth line of the collected files is kept apart: nothing is learnt from it, and nobody reads it. */
const isKeptApart = (line: number) => line % 5 === 0;

/** The collected descriptions, either those to learn from or those kept apart. */
export const readDescriptions = ({ keptApart }: { keptApart: boolean }) =>
  linesIn(FOLDERS.collected)
    .filter(({ number }) => isKeptApart(number) === keptApart)
    .map(describedIn);

/** Descriptions of one file. */
export const readFile = (path: string) => linesOf(basename(path, ".jsonl"), pathToFileURL(path)).map(describedIn);

/** More of the kind, written to learn from; only ever used for training. */
export const readWritten = () => linesIn(FOLDERS.written).map(describedIn);

const linesIn = (folder: URL) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .sort()
    .flatMap((name) => linesOf(name.replace(".jsonl", ""), new URL(name, folder)));

const linesOf = (name: string, file: URL) =>
  readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line, index) => ({ line, number: index + 1, id: `${name}${index + 1}` }));

function describedIn({ line, id }: { line: string; id: string }): Described {
  const { lang, text: marked, ...rest } = lineSchema.parse(JSON.parse(line));
  const marks: Mark[] = [];
  let text = "";
  let at = 0;
  for (const { 0: whole, 1: name = "", 2: words = "", index } of marked.matchAll(MARKS)) {
    text += marked.slice(at, index);
    const [part = "", kind] = name.split(".");
    marks.push({ part, kind, from: text.length, to: text.length + words.length, words });
    text += words;
    at = index + whole.length;
  }
  return { id, language: lang, ...rest, text: text + marked.slice(at), marks };
}
