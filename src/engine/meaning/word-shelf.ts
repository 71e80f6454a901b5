import type { Language } from "./languages.ts";

/** The files of meaning/data, made by wordlists/. */
export type WordFile =
  | "things.tsv"
  | "trades.tsv"
  | "cities.txt"
  | "ngrams.tsv"
  | `${Language}.own.tsv`
  | `${Language}.things.tsv`
  | `${Language}.trades.tsv`
  | `${Language}.dates.tsv`;

/** Where the word lists come from: files on a server, fetched beforehand in a browser. */
export type WordShelf = { text(file: WordFile): string };
