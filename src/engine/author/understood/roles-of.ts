import type { Language } from "../../../shared/languages.ts";
import { LANGUAGE_WORDS } from "../../words/language-words.ts";
import { ROLES, type Role, type Words } from "../../words/words.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** A phrase of a language and what it does. */
type Phrase = { words: string[]; role: Role };
export type Lexicon = {
  /** Phrases by their first word. */
  phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** Beginnings of words, longest first. */
  stems: readonly { stem: string; role: Role }[];
  /** Pieces of Japanese and Chinese, which are looked for in the text, because its words have no borders. */
  pieces: readonly { piece: string; role: Role }[];
};

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The words of a language in the form in which they are looked up. */
function lexiconOf({ roles }: Words): Lexicon {
  const phrases = new Map<string, Phrase[]>();
  const stems: { stem: string; role: Role }[] = [];
  const pieces: { piece: string; role: Role }[] = [];
  for (const role of ROLES)
    for (const entry of roles[role].split(/\s*,\s*/u).filter(Boolean)) {
      if (UNSPACED.test(entry)) pieces.push({ piece: entry, role });
      else if (entry.endsWith("*")) stems.push({ stem: entry.slice(0, -1), role });
      else {
        const words = tokensOf(entry).map(({ lower }) => lower);
        const [first] = words;
        if (first !== undefined) phrases.set(first, [...(phrases.get(first) ?? []), { words, role }]);
      }
    }
  return { phrases, stems, pieces };
}

const lexicons = new Map<Language, Lexicon>();

/** Made when a language is first met, and kept. */
export function lexiconFor(language: Language): Lexicon {
  const known = lexicons.get(language) ?? lexiconOf(LANGUAGE_WORDS[language]);
  lexicons.set(language, known);
  return known;
}

/** The roles of every token. A role of a phrase holds for all of its words. */
export function rolesOf(text: string, tokens: readonly Token[], lexicon: Lexicon): Set<Role>[] {
  const found = tokens.map(() => new Set<Role>());
  for (const [at, { lower }] of tokens.entries()) {
    for (const form of formsOf(lower)) {
      for (const { words, role } of lexicon.phrases.get(form) ?? [])
        if (words.every((word, step) => step === 0 || tokens[at + step]?.lower === word))
          for (let step = 0; step < words.length; step++) found[at + step]?.add(role);
      if (form.length > 2) for (const { stem, role } of lexicon.stems) if (form.startsWith(stem)) found[at]?.add(role);
    }
  }
  if (lexicon.pieces.length > 0) {
    for (const { piece, role } of lexicon.pieces)
      for (let from = text.indexOf(piece); from >= 0; from = text.indexOf(piece, from + 1))
        for (const [at, token] of tokens.entries())
          if (token.from < from + piece.length && token.to > from) found[at]?.add(role);
  }
  return found;
}

/** Arabic writes "and", "with", "for" and "the" as part of the word. */
const ARABIC_START = /^(?:وال|بال|لل|ال|و|ب|ل|ف)(?=\p{Script=Arabic}{2})/u;

const formsOf = (word: string) => (ARABIC_START.test(word) ? [word, word.replace(ARABIC_START, "")] : [word]);

/** Whether a word by itself has a role. */
export const hasRole = (word: string, role: Role, language: Language): boolean =>
  (lexiconFor(language).phrases.get(word.toLowerCase()) ?? []).some(
    (phrase) => phrase.role === role && phrase.words.length === 1,
  );
