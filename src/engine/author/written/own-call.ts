import type { Language } from "../../../shared/languages.ts";
import { LANGUAGE_WORDS } from "../../words/language-words.ts";
import type { Role } from "../../words/words.ts";
import type { Planned } from "../planned/planned.ts";
import { hasRole } from "../understood/roles-of.ts";
import { line } from "./lines.ts";

const LONGEST = 24;
const LINKS: readonly Role[] = ["small", "we", "you", "when"];

/** "Book online": it begins like one of our buttons. */
export const isCall = (words: string, language: Language) =>
  Object.values(LANGUAGE_WORDS[language].buttons).some((buttons) =>
    buttons.some((button) => button.toLowerCase().split(" ")[0] === words.toLowerCase().split(" ")[0]),
  );

/** "Book a demo." at the end of a description is what its button says. */
export function withOwnCall(planned: Planned): Planned {
  const { exact, pieces, text, language } = planned;
  const last = pieces.at(-1);
  if (exact.button || pieces.length < 2 || !last || last.words.length > LONGEST) return planned;
  const [, second = "", ...others] = last.words.toLowerCase().split(" ");
  const isShort = LINKS.some((role) => hasRole(second, role, language)) && others.length <= 2;
  const stands = /[.!?]\s+$/u.test(text.slice(0, last.from)) && /^[.!]?\s*$/u.test(text.slice(last.to));
  if (!isCall(last.words, language) || !isShort || !stands) return planned;
  return { ...planned, pieces: pieces.slice(0, -1), exact: { ...exact, button: line(last.words) } };
}
