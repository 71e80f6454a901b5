import type { Language } from "../../shared/languages.ts";

/** The files of meaning/data, made by wordlists/ and training/. */
export type WordFile =
  | "things.tsv"
  | "trades.tsv"
  | "cities.txt"
  | "ngrams.tsv"
  | `${Language}.own.tsv`
  | `${"parts" | "intent" | "offer" | "subject"}.model`
  | WordShard
  | `${Language}.things.tsv`
  | `${Language}.trades.tsv`
  | `${Language}.dates.tsv`;

/** What the models learnt about some words. */
export type WordShard = `${"start" | "end"}-${number}.model`;

/** Where the word lists come from: files on a server, fetched beforehand in a browser. */
export type WordShelf = { text(file: WordFile): string };
