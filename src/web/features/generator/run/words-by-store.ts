import { z } from "zod";
import { createStore } from "@/lib/create-store.ts";
import { type AdType, adTypeSchema } from "../../../../shared/ad-types.ts";
import { WORDS_BY, type WordsBy, wordsByDefault } from "../../../../shared/words-by.ts";

const KEY = "bananabread-words-by";
const kept = z.partialRecord(adTypeSchema, z.enum(WORDS_BY)).catch({});

const store = createStore(readKept());

function readKept(): Partial<Record<AdType, WordsBy>> {
  try {
    return kept.parse(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    return {};
  }
}

/** Who brings the words, as it was chosen last for this kind of ad in this browser. */
export const useWordsBy = (type: AdType): WordsBy => store.use()[type] ?? wordsByDefault(type);
export const wordsByNow = (type: AdType): WordsBy => store.get()[type] ?? wordsByDefault(type);

export function chooseWordsBy(type: AdType, by: WordsBy) {
  store.set({ ...store.get(), [type]: by });
  try {
    localStorage.setItem(KEY, JSON.stringify(store.get()));
  } catch {
    // It counts until the page is closed.
  }
}
