const LANGUAGES = ["en", "de", "fr", "es", "pt", "it", "ru", "ar", "ja", "zh"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Small words that hardly occur in the other languages written in the same letters. */
const SMALL_WORDS: Partial<Record<Language, string>> = {
  en: "the a an and for with of to your you our that who is on at this from in by it my we ad",
  de: "der die das und für mit von ein eine einen dein deine unser ist im am zum zur nicht auf bis ab wir ihr",
  fr: "le la les des et pour avec une un votre vos nos du dans sur est qui sans au aux chez notre pas",
  es: "el los las y para con una tu tus nuestro del en por sin que más hasta es su al",
  pt: "os para com uma um seu sua nosso em por sem que mais até é não ao nossa",
  it: "il lo gli con una tuo tua nostro del della di in senza che più fino è al alla nel",
};

/** Letters that are typical of one language. */
const TELLING: Partial<Record<Language, RegExp>> = {
  de: /[äöüß]/giu,
  fr: /[çèêàœ]|\b(?:[ld]|jusqu|qu)['’]/giu,
  es: /[ñ¿¡]/giu,
  pt: /[ãõ]/giu,
};

const SCRIPTS: readonly (readonly [Language, RegExp])[] = [
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ["ru", /\p{Script=Cyrillic}/gu],
  ["ar", /\p{Script=Arabic}/gu],
  ["zh", /\p{Script=Han}/gu],
];

/** The language of the description: by its script, and for Latin script by its small words and typical letters. */
export function languageOf(text: string): Language {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  for (const [language, script] of SCRIPTS)
    if ((text.match(script)?.length ?? 0) > letters * (language === "ja" ? 0.1 : 0.35)) return language;
  const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  let best: Language = "en";
  let most = 0;
  for (const language of LANGUAGES) {
    const small = new Set(SMALL_WORDS[language]?.split(" "));
    const telling = TELLING[language];
    const hits = words.filter((word) => small.has(word)).length + (telling ? (text.match(telling)?.length ?? 0) : 0);
    if (hits > most) [best, most] = [language, hits];
  }
  return best;
}

const SET_SCRIPTS =
  /^(?:\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Arabic}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Han}|\p{Script=Common}|\p{Script=Inherited})$/u;

/** Whether our typefaces have these letters. */
export function canBeSet(text: string): boolean {
  for (const letter of text.match(/\p{L}/gu) ?? []) if (!SET_SCRIPTS.test(letter)) return false;
  return true;
}
