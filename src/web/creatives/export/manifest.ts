import { factsOf, wordsOf } from "../../../shared/brief/facts.ts";
import { CSV_START, csvLine } from "../../../shared/csv-cell.ts";
import { formatOfSize, PLATFORMS, type Preset } from "../../../shared/platform-presets.ts";
import type { Source } from "./source.ts";

/** The words of a picture, for whoever places it. */
export type PictureTexts = { headline: string; subline: string; offer: string; button: string; other_text: string };

export type ManifestRow = {
  file: string;
  creative: string;
  headline: string;
  subline: string;
  offer: string;
  button: string;
  other_text: string;
  platform: string;
  preset: string;
  format: string;
  width: number;
  height: number;
  bytes: number;
  type: string;
  alt_text: string;
  ai_made: boolean;
  left_out: string;
  notes: string;
};

const BETWEEN = "; ";

export function textsOf(source: Source, title: string): PictureTexts & { alt_text: string } {
  if (source.kind === "picture") {
    const none = { subline: "", offer: "", button: "", other_text: "" };
    return { headline: title, ...none, alt_text: source.altText ?? title };
  }
  const { slots, meme, brief } = source.scene;
  const plain = (words = "") => words.replaceAll("**", "");
  const badge = [slots.badge?.text, slots.badge?.small].filter(Boolean).join(" ");
  const offers = brief ? factsOf(brief, "offer").map(wordsOf) : [];
  const figures = (slots.stats ?? []).map(({ value, label }) => `${value} ${label}`);
  const headline = plain(meme ? meme.captions.map(({ text }) => text).join(BETWEEN) : slots.headline);
  const texts = {
    headline,
    subline: plain(slots.subline),
    offer: plain(offers.join(BETWEEN) || badge),
    button: plain(slots.button),
    other_text: plain([...(slots.facts ?? []), ...(slots.bullets ?? []), ...figures].join(BETWEEN)),
  };
  const spoken = [texts.headline, texts.subline, texts.offer].filter(Boolean).map(sentence).join(" ");
  return { ...texts, alt_text: source.altText ?? spoken };
}

const sentence = (text: string) => (/[.!?…。！？]$/u.test(text) ? text : `${text}.`);

type Made = {
  file: string;
  title: string;
  preset: Preset;
  type: string;
  bytes: number;
  isAiMade: boolean;
  texts: PictureTexts & { alt_text: string };
  leftOut: readonly string[];
  notes: readonly string[];
};

export function manifestRow({ file, title, preset, type, bytes, isAiMade, texts, leftOut, notes }: Made): ManifestRow {
  const { width, height, name, platform } = preset;
  const { alt_text, ...words } = texts;
  return {
    file,
    creative: title,
    ...words,
    platform: PLATFORMS[platform].name,
    preset: name,
    format: formatOfSize(preset) ?? `${width}x${height}`,
    width,
    height,
    bytes,
    type: `image/${type}`,
    alt_text,
    ai_made: isAiMade,
    left_out: leftOut.join(BETWEEN),
    notes: notes.join(BETWEEN),
  };
}

const COLUMNS = [
  "file",
  "creative",
  "headline",
  "subline",
  "offer",
  "button",
  "other_text",
  "platform",
  "preset",
  "format",
  "width",
  "height",
  "bytes",
  "type",
  "alt_text",
  "ai_made",
  "left_out",
  "notes",
] as const satisfies readonly (keyof ManifestRow)[];

/** As RFC 4180 has it, and safe to open in a spreadsheet. */
export const manifestCsv = (rows: readonly ManifestRow[]): string =>
  CSV_START + csvLine(COLUMNS) + rows.map((row) => csvLine(COLUMNS.map((column) => row[column]))).join("");

export const manifestJson = (rows: readonly ManifestRow[]): string => `${JSON.stringify({ files: rows }, null, 2)}\n`;
