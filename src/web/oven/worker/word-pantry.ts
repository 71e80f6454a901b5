import addresses from "virtual:pantry";
import { shardsFor } from "../../../engine/author/understood/shards.ts";
import { filesToTell, languageOf } from "../../../engine/meaning/language-of.ts";
import type { WordFile, WordShelf } from "../../../engine/meaning/word-shelf.ts";
import type { Language } from "../../../shared/languages.ts";
import { fetchWordsOf } from "./language-words.ts";
import type { Pantry } from "./pantry.ts";
import { NotInStock } from "./stocked.ts";

/** What every description is read with, whatever its language. */
const ALWAYS: readonly WordFile[] = [
  "parts.model",
  "intent.model",
  "offer.model",
  "subject.model",
  "things.tsv",
  "trades.tsv",
  "cities.txt",
];

const listsOf = (language: Language): WordFile[] => [
  `${language}.own.tsv`,
  `${language}.things.tsv`,
  `${language}.trades.tsv`,
  `${language}.dates.tsv`,
];

export type Words = {
  shelf: WordShelf;
  /** What is sure to be needed, all at once, and then the lists of its language. Without a description, what all need. */
  fetchFor(description: string): Promise<void>;
};

/** The word lists, fetched as they are needed: those of a language together. */
export function openWords({ text }: Pantry): Words {
  const texts = new Map<WordFile, string>();

  const arriving = new Map<WordFile, Promise<unknown>>();
  const sizes: Partial<Record<string, number>> = addresses.words.sizes;

  function fetchOnce(file: WordFile) {
    const known = arriving.get(file) ?? fetchText(file);
    arriving.set(file, known);
    // What failed is tried again: a connection may be back.
    known.catch(() => arriving.delete(file));
    return known;
  }

  const fetchText = async (file: WordFile) =>
    texts.set(file, await text(`${addresses.words.base}${file}`, sizes[file]));

  const fetchAll = async (files: readonly WordFile[]) => void (await Promise.all(files.map(fetchOnce)));

  const shelf: WordShelf = {
    text(file) {
      const known = texts.get(file);
      if (known === undefined) throw new NotInStock(file, () => fetchAll(companionsOf(file)));
      return known;
    },
  };

  return {
    shelf,
    async fetchFor(description) {
      if (!description) return fetchAll(ALWAYS);
      const everywhere = fetchAll([...ALWAYS, ...shardsFor(description)]);
      await fetchAll(filesToTell(description));
      const language = languageOf(description, shelf);
      await Promise.all([everywhere, fetchAll(listsOf(language)), fetchWordsOf(language)]);
    },
  };
}

function companionsOf(file: WordFile): readonly WordFile[] {
  if (ALWAYS.includes(file)) return ALWAYS;
  return file.endsWith(".model") ? [file] : listsOf(file.split(".")[0] as Language);
}
