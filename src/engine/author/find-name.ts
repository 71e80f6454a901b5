import type { Language } from "./language.ts";
import { NOT_A_NAME } from "./words/phrases.ts";

const LONGEST_NAME = 30;
const INTRODUCED =
  /(?:[Cc]alled|[Nn]amed|[Bb]rand|namens|heißt|genannt|appelée?s?|nommée?s?|llamad[oa]s?|chamad[oa]s?|chiamat[oa]|под названием|называется|اسمه|اسمها)\s+["“„«]?([\p{L}\p{N}][\p{L}\p{N}&'’+-]*(?:\s(?:&\s)?\p{Lu}[\p{L}\p{N}&'’+-]*){0,2})/u;
/** "Baked in Leeds" names a town. */
const CAPITALISED =
  /(?<=[\p{Ll}\d,]\s)(?<!\b(?:in|near|around|across|outside|throughout)\s)(\p{Lu}[\p{L}\p{N}&'’+-]*(?:\s(?:&\s)?\p{Lu}[\p{L}\p{N}&'’+-]*){0,2})/gu;
const QUOTED = /(?<!(?:called|named|namens|brand)\s)["“„«]([^"“”„«»]{2,140})["”“»]/iu;

/** The name of brand or product, and words that are to be set exactly. */
export function findName(text: string, language: Language): { name?: string; quoted?: string } {
  const quoted = QUOTED.exec(text)?.[1]?.trim();
  const introduced = INTRODUCED.exec(text)?.[1]?.replace(/[.'’]+$/, "");
  // German writes every noun with a capital.
  const name = introduced ?? (language === "de" ? undefined : capitalisedName(text));
  return {
    ...(name && name.length <= LONGEST_NAME && { name }),
    ...(quoted && { quoted }),
  };
}

function capitalisedName(text: string): string | undefined {
  for (const [, found = ""] of text.matchAll(CAPITALISED)) {
    const words = found.split(" ").filter((word) => !NOT_A_NAME.test(word));
    const name = words.join(" ").replace(/[’']s?$/, "");
    if (name.length > 2 && !NOT_A_NAME.test(name) && !(name === name.toUpperCase() && name.length < 5)) return name;
  }
  return undefined;
}
