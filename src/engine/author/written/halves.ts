import type { Language } from "../../../shared/languages.ts";
import type { Role } from "../../words/words.ts";
import { lexiconFor } from "../understood/roles-of.ts";
import { line } from "./lines.ts";

const SHORTEST = 3;

type Divider = { role: Role; phrase: string };
const known = new Map<Language, readonly Divider[]>();

/** The phrases of a language that stand between the two sides of a comparison. */
function dividersOf(language: Language): readonly Divider[] {
  const found =
    known.get(language) ??
    [...lexiconFor(language).phrases.values()]
      .flat()
      .filter(({ role, words }) => (role === "comparison" || role === "instead") && words.join("").length > 1)
      .map(({ role, words }) => ({ role, phrase: ` ${words.join(" ")} ` }));
  known.set(language, found);
  return found;
}

/** The two sides of a comparison, what is left behind first: "a $200 bed" and "the box it came in". */
export function halvesOf(whole: string, language: Language): [string, string] | undefined {
  for (const { role, phrase } of dividersOf(language)) {
    const at = whole.toLowerCase().indexOf(phrase);
    if (at < SHORTEST) continue;
    const [before, after] = [line(whole.slice(0, at)), line(whole.slice(at + phrase.length))];
    if (before.length < SHORTEST || after.length < SHORTEST || / (?:before|after) $/u.test(phrase)) continue;
    return role === "instead" ? [after, before] : [before, after];
  }
  return undefined;
}
