import type { NGRAM_LANGUAGES } from "./ngrams.ts";

type LatinLanguage = (typeof NGRAM_LANGUAGES)[number];

/** Small words that only one of these languages has. */
const TELLING: Readonly<Record<LatinLanguage, string>> = {
  en: "the for and to from with at you your by not or our my only that after every before it's are if this left get how same who just can until till they their we're you're don't its into than what when which off",
  de: "für der mit und ab bis uhr ein eine ist wir auf von bitte nicht bei kein keine nach ohne nur zu frei vom auch uns oder dem aber jetzt zum zur noch statt beim unser unsere sind ihr",
  fr: "et les pour au qui une avec mois deux c'est dès gratuit vous dans ça jours chez aux même jusqu'à jusqu'au nous votre notre du",
  es: "y el sin los las hasta año años días qué ya más hay día pero cuando nuestro nuestra",
  pt: "em com sem até não pra é às mês anos uma só já são dois ao pelo pela agora meu minha seu sua você nossa nosso",
  it: "di due dal che anni niente ore entro anche senza dopo alla della dalle gli nel dei delle dell'anno è più siamo nostro nostra",
  nl: "voor een op met het geen vanaf niet uur bij tot aan elke zonder ons wij ook één naar nog onze mijn jouw uw ik",
};

const LANGUAGE_OF = new Map<string, LatinLanguage | undefined>();
for (const [language, words] of Object.entries(TELLING) as [LatinLanguage, string][])
  for (const word of words.split(" ")) LANGUAGE_OF.set(word, LANGUAGE_OF.has(word) ? undefined : language);

/** So many of one language and none of another. A text of which they are few may only quote that language. */
const ENOUGH = 2;
const MIN_SHARE = 0.11;

/** The language of a text that has enough small words to be sure of it, as about half of all descriptions have. */
export function tellingLanguage(words: readonly string[]): LatinLanguage | undefined {
  const telling = words.map((word) => word.replace("’", "'")).filter((word) => LANGUAGE_OF.get(word));
  const [language, ...others] = new Set(telling.map((word) => LANGUAGE_OF.get(word)));
  const isEnough = new Set(telling).size >= ENOUGH && telling.length >= words.length * MIN_SHARE;
  return isEnough && others.length === 0 ? language : undefined;
}
