import { readFileSync } from "node:fs";
import type { WordFile, WordShelf } from "../meaning/word-shelf.ts";
import { readPacked } from "./packed-files.ts";

/** The build copies the word lists next to the bundle. */
const FOLDER = new URL(import.meta.url.endsWith(".ts") ? "../meaning/data/" : "./words/", import.meta.url);

const texts = new Map<WordFile, string>();

/** The word lists as files, each read when it is first asked for and kept. */
export const wordFiles: WordShelf = {
  text(file) {
    const known = texts.get(file) ?? read(file).toString();
    texts.set(file, known);
    return known;
  },
};

/** Our own lists are written by people, all others by scripts. */
const read = (file: WordFile) =>
  file.endsWith(".own.tsv") ? readFileSync(new URL(file, FOLDER)) : readPacked(file, FOLDER);
