import { NGRAM_LANGUAGES, WORD_EDGE } from "../src/engine/meaning/ngrams.ts";
import { sourceFile } from "./source.ts";

/** eld leaves this out of its scores to save room. */
const BASE_SCORE = 53;

/**
 * eld's large table (its small one takes a third of the room but fails on texts of a few words), cut to the languages that share the Latin script: n-grams of UTF-8 bytes with a score per language.
 * Its own letters for bytes are exchanged for ours, which need no table.
 */
export async function ngramLines(): Promise<string[]> {
  const { ngramsData } = await evaluate(sourceFile("eld", "src/ngrams/large.js"));
  const { dictionary } = await evaluate(sourceFile("eld", "src/dictionary.js"));
  const byteOf = new Map<string, number>();
  for (const [byte, letter] of dictionary.entries()) if (byte >= 0x80 && letter !== " ") byteOf.set(letter, byte);
  const columns = NGRAM_LANGUAGES.map((language) =>
    Object.keys(ngramsData.languages).find((key) => ngramsData.languages[key] === language),
  );
  return Object.entries(ngramsData.ngrams).flatMap(([ngram, scores]) => {
    const own = columns.flatMap((column, place) => {
      const score = scores[column ?? ""];
      return score === undefined ? [] : [`${place}${score + BASE_SCORE}`];
    });
    if (own.length === 0) return [];
    const key = Array.from(ngram, (letter) => {
      if (letter === " ") return WORD_EDGE;
      const byte = byteOf.get(letter);
      return byte === undefined ? letter : String.fromCharCode(0x80 + byte);
    });
    return [`${key.join("")}\t${own.join(" ")}`];
  });
}

type Tables = {
  ngramsData: { languages: Record<string, string>; ngrams: Record<string, Record<string, number>> };
  dictionary: string[];
};

/** eld keeps its tables as modules that its package does not export. */
async function evaluate(source: string): Promise<Tables> {
  return import(`data:text/javascript;base64,${Buffer.from(source).toString("base64")}`);
}
