import addresses from "virtual:pantry";
import { shardsFor } from "../../../engine/author/understood/shards.ts";
import { filesToTell, languageOf } from "../../../engine/meaning/language-of.ts";
import type { Language } from "../../../engine/meaning/languages.ts";
import type { WordFile, WordShelf } from "../../../engine/meaning/word-shelf.ts";
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
  /** What is sure to be needed, all at once, and then the lists of its language. */
  fetchFor(description: string): Promise<void>;
};

/** The word lists, fetched as they are needed: those of a language together. */
export function openWords({ text }: Pantry): Words {
  const texts = new Map<WordFile, string>();

  async function fetchAll(files: readonly WordFile[]) {
    const missing = files.filter((file) => !texts.has(file));
    const sizes: Partial<Record<string, number>> = addresses.words.sizes;
    await Promise.all(
      missing.map(async (file) => texts.set(file, await text(`${addresses.words.base}${file}`, sizes[file]))),
    );
  }

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
      const everywhere = fetchAll([...ALWAYS, ...shardsFor(description)]);
      await fetchAll(filesToTell(description));
      await Promise.all([everywhere, fetchAll(listsOf(languageOf(description, shelf)))]);
    },
  };
}

function companionsOf(file: WordFile): readonly WordFile[] {
  if (ALWAYS.includes(file)) return ALWAYS;
  return file.endsWith(".model") ? [file] : listsOf(file.split(".")[0] as Language);
}
