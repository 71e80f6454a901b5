import type { AdType } from "../../../shared/ad-types.ts";
import type { Language } from "../../meaning/languages.ts";
import type { WordShelf } from "../../meaning/word-shelf.ts";
import { factsOf } from "./facts-of.ts";
import type { Known } from "./features-of.ts";
import { lexiconFor, rolesOf } from "./roles-of.ts";
import { tokensOf } from "./tokens.ts";

export type Reading = Known & { text: string; language: Language; type: AdType };

/** A description as tokens, with what is known of each. */
export function read(text: string, language: Language, type: AdType, shelf: WordShelf): Reading {
  const tokens = tokensOf(text);
  const roles = rolesOf(text.toLowerCase(), tokens, lexiconFor(language));
  return { text, language, type, tokens, roles, facts: factsOf(text, tokens, roles, language, shelf) };
}
