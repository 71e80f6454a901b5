import type { Language } from "./language.ts";
import { NOT_A_NAME } from "./words/phrases.ts";

const MAX_NAME_LENGTH = 30;
const INTRODUCED =
  /(?:[Cc]alled|[Nn]amed|[Bb]rand|namens|heißt|genannt|appelée?s?|nommée?s?|llamad[oa]s?|chamad[oa]s?|chiamat[oa]|под названием|называется|اسمه|اسمها)\s+["“„«]?([\p{L}\p{N}][\p{L}\p{N}&'’+-]*(?:\s(?:&\s)?\p{Lu}[\p{L}\p{N}&'’+-]*){0,2})/u;
/** Capitals after "in" or "to" are skipped: "baked in Leeds" and "trips to Lisbon" name a town. */
const CAPITALISED =
  /(?<=[\p{Ll}\d,]\s)(?<!\p{Lu}[\p{L}\p{N}&'’+-]*\s)(?<!(?:^|\s)(?:in|to|on|à|en|em|near|around|across|outside|throughout)\s)(\p{Lu}[\p{L}\p{N}&'’+-]*(?:\s(?:&\s)?\p{Lu}[\p{L}\p{N}&'’+-]*){0,2})/gu;

/** The name of brand or product. */
export function findName(text: string, language: Language): string | undefined {
  const introduced = INTRODUCED.exec(text)?.[1]?.replace(/[.'’]+$/, "");
  // German capitalises every noun, so a capital does not mark a name.
  const name = introduced ?? (language === "de" ? undefined : capitalisedName(text));
  return name && name.length <= MAX_NAME_LENGTH ? name : undefined;
}

function capitalisedName(text: string): string | undefined {
  for (const [, found = ""] of text.matchAll(CAPITALISED)) {
    // "Taco Tuesday" is an occasion, not a name.
    if (/days?$/iu.test(found)) continue;
    const words = found.split(" ").filter((word) => !NOT_A_NAME.test(word));
    const name = words.join(" ").replace(/[’']s?$/, "");
    if (name.length > 2 && !NOT_A_NAME.test(name) && !(name === name.toUpperCase() && name.length < 5)) return name;
  }
  return undefined;
}
