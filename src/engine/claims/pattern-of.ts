import type { Language } from "../../shared/languages.ts";
import { plain } from "./fold.ts";

const NO_SPACES: ReadonlySet<Language> = new Set<Language>(["ja", "zh"]);

/** Arabic writes "and", "in", "for" and the article onto the word itself. */
const BEFORE: Partial<Record<Language, string>> = { ar: "(?:[وف])?(?:[بلك])?(?:ال|ل)?" };

/** The letters that plain text of our languages has; the whole class of letters takes far longer to compile. */
const LETTER = "a-z\\u00df-\\u024f\\u0370-\\u04ff\\u0620-\\u06ff";

const kept = new Map<string, RegExp>();

/**
 * A list of alternatives as an expression over plain text. Words stand alone, except in languages without spaces. A
 * hyphen joins: "sugar-free" does not say that anything is free.
 */
export function patternOf(list: string, language: Language, place: "anywhere" | "end" | "start" = "anywhere"): RegExp {
  const key = `${language} ${place} ${list}`;
  const known = kept.get(key);
  if (known) return known;
  const forms = list
    .split("|")
    .map(plain)
    .sort((a, b) => b.length - a.length)
    .map((form) => form.replace(/[.+/()?$]/g, "\\$&").replace(/\*/g, `[${LETTER}]*`));
  const joined = `(?:${forms.join("|")})`;
  const bounded = NO_SPACES.has(language)
    ? joined
    : `(?<![${LETTER}\\d]|[${LETTER}]-)${BEFORE[language] ?? ""}${joined}(?![${LETTER}\\d])`;
  const pattern = new RegExp(
    place === "end" ? `${bounded}[\\s.:(]*$` : place === "start" ? `^[\\s.]*${bounded}` : bounded,
    place === "anywhere" ? "gu" : "u",
  );
  kept.set(key, pattern);
  return pattern;
}

/** Whether a plain text has any of the alternatives. */
export const has = (text: string, list: string, language: Language): boolean =>
  text.search(patternOf(list, language)) >= 0;
