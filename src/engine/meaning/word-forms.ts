import type { Language } from "../../shared/languages.ts";

/** An ending that a form may have, and what may stand there in the word's own form. */
type Ending = readonly [ending: RegExp, own: readonly string[]];

/** Shorter stems mean something else. */
const MIN_STEM = 3;

const ENDINGS: Partial<Record<Language, readonly Ending[]>> = {
  en: [
    [/ies$/, ["y"]],
    [/ves$/, ["f", "fe"]],
    [/(?<=[sxz]|sh|ch)es$/, [""]],
    [/['’]?s$|s['’]$/, [""]],
    [/men$/, ["man"]],
  ],
  de: [
    [/(?:innen|in)$/, [""]],
    [/(?:en|er|es|em)$/, ["", "e"]],
    [/[ens]$/, [""]],
  ],
  nl: [
    [/([bdfgklmnprst])\1en$/, ["$1"]],
    [/zen$/, ["s"]],
    [/ven$/, ["f"]],
    [/(?:tjes|jes|tje|je)$/, [""]],
    [/(?:en|s|e|'s)$/, [""]],
  ],
  fr: [
    [/aux$/, ["al", "au", "ail"]],
    [/(?:ères|ère)$/, ["er"]],
    [/(?:euses|euse|rices|rice)$/, ["eur"]],
    [/[sx]$/, [""]],
    [/(?:es|e)$/, [""]],
  ],
  es: [
    [/ces$/, ["z"]],
    [/es$/, ["", "e"]],
    [/s$/, [""]],
    [/as?$/, ["o"]],
    [/(?:oras?|ores)$/, ["or"]],
    [/iones$/, ["ión"]],
    [/(?:itos?|itas?)$/, ["o", "a"]],
  ],
  pt: [
    [/(?:ões|ães|ãos)$/, ["ão"]],
    [/ais$/, ["al"]],
    [/éis$/, ["el"]],
    [/ns$/, ["m"]],
    [/es$/, ["", "e"]],
    [/s$/, [""]],
    [/as?$/, ["o"]],
  ],
  it: [
    [/chi$/, ["co"]],
    [/che$/, ["ca"]],
    [/ghi$/, ["go"]],
    [/ghe$/, ["ga"]],
    [/ie$/, ["ia"]],
    [/i$/, ["o", "e", "io", "a"]],
    [/e$/, ["a"]],
    [/a$/, ["o"]],
  ],
  ru: [
    [/(?:ами|ями|ах|ях|ов|ев|ей|ам|ям|ом|ем|ой|ою|ью)$/, ["", "а", "я", "ь", "о", "е", "й", "ы", "и"]],
    [/[аяуюыиео]$/, ["", "а", "я", "ь", "о", "е", "й", "ы", "и"]],
    [/[ьй]$/, ["я", "и"]],
    [/(?<=[бвгджзклмнпрстфхцчшщ])$/, ["а", "ы", "и", "о", "я"]],
    [/[оеё]к$/, ["ка", "ки"]],
  ],
  ar: [
    [/(?:ات|ين|ون|ان)$/, ["", "ة"]],
    [/ة$/, ["", "ات"]],
    [/ه$/, ["ة"]],
    [/$/, ["ة", "ات"]],
  ],
};

/** "and", "the", "with", "for" are written together with the word. */
const ARABIC_PREFIX = /^(?:و?(?:بال|كال|لل|ال)|[وبل])(?=.{3})/;

/** Plural with changed vowel: Bäume, Häuser, Bücher. */
const withoutUmlaut = (word: string) =>
  word.replace(/[äöü](?!.*[äöü])/, (letter) => ({ ä: "a", ö: "o", ü: "u" })[letter] ?? "");

/** A word and the forms of it that a list may have, the nearest first. */
export function wordForms(word: string, language: Language): string[] {
  const forms = [word];
  if (language === "ar") {
    const bare = word.replace(ARABIC_PREFIX, "");
    forms.push(bare, `ال${bare}`, ...stripped(bare, "ar"));
  }
  forms.push(...stripped(word, language));
  if (language === "de") forms.push(...forms.map(withoutUmlaut));
  if (language === "ru") forms.push(...forms.map((form) => form.replaceAll("ё", "е")));
  return [...new Set(forms)];
}

function stripped(word: string, language: Language): string[] {
  return (ENDINGS[language] ?? []).flatMap(([ending, own]) => {
    const found = ending.exec(word);
    if (!found || found.index < MIN_STEM) return [];
    return own.map((end) => word.slice(0, found.index) + end.replace("$1", found[1] ?? ""));
  });
}
