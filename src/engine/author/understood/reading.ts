import type { AdType } from "../../../shared/ad-types.ts";
import type { Language } from "../../../shared/languages.ts";
import type { WordShelf } from "../../meaning/word-shelf.ts";
import { factsOf, kindsOf } from "./facts-of.ts";
import type { Known } from "./features-of.ts";
import { lexiconFor, rolesOf } from "./roles-of.ts";
import { tokensOf } from "./tokens.ts";

/** Reading takes time on the thread that answers everybody, so what comes after some 400 words is not read. */
const MOST_TOKENS = 500;

export type Reading = Known & { text: string; language: Language; type: AdType };

/** A description as tokens, with what is known of each. */
export function read(text: string, language: Language, type: AdType, shelf: WordShelf): Reading {
  const tokens = tokensOf(text).slice(0, MOST_TOKENS);
  const roles = rolesOf(text.toLowerCase(), tokens, lexiconFor(language));
  const facts = factsOf(text, tokens, roles, language, shelf);
  return { text, language, type, tokens, roles, facts, kinds: kindsOf(text, tokens, language, shelf) };
}
