import type { Language } from "../../shared/languages.ts";

/** Endings that only inflect, the longest first. What is left of a word has at least three letters. */
const ENDINGS: Partial<Record<Language, string>> = {
  en: "'s ings ing ies ied ers est ed es er ly s e y",
  de: "ern en er es em st e n s t",
  nl: "jes tje en er je 's s e n t",
  fr: "ements ement euses euse ées és ée er ez ent eaux eau aux al es e s x é",
  es: "amente mente aciones ación iones ión ando iendo ados adas idos idas ado ada ido ida ar er ir es os as o a e s",
  pt: "amente mente ações ação ões ão ando endo indo ados adas ado ada ido ida ar er ir es os as o a e s",
  it: "amente mente azioni azione ando endo ati ate ato ata uti ute uto uta are ere ire hi he i e o a",
  ru: "иями ями ами ого его ому ему ыми ими ться ешь ишь ете ите ают яют ует ает яет ах ях ов ев ей ой ый ий ая яя ое ее ые ие ом ем ам ям ую юю ть ет ит ут ют ся а я о е ы и у ю ь й",
  ar: "ات ون ين ان ها هم كم نا ه ي",
};

const ARABIC_START = /^(?:وال|فال|بال|كال|لل|ال|و|ب|ل|ف)(?=.{3})/u;
/** A word that grew by more than this is another word. */
const MAX_GROWTH = 2;
const MIN_COMMON = 5;

const endings = new Map<Language, string[]>();

function endingsOf(language: Language): string[] {
  const known = endings.get(language);
  if (known) return known;
  const list = (ENDINGS[language] ?? "")
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .split(" ")
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);
  endings.set(language, list);
  return list;
}

/** The part of a plain word that stays the same in all its forms, found crudely. */
export function stemOf(word: string, language: Language): string {
  const bare = language === "ar" ? word.replace(ARABIC_START, "") : word;
  const ending = endingsOf(language).find((end) => bare.endsWith(end) && bare.length - end.length >= 3);
  return ending ? bare.slice(0, -ending.length) : bare;
}

/** Whether two plain words are forms of one. In German and Dutch the end of a compound names the thing too. */
export function isSameWord(shown: string, said: string, language: Language): boolean {
  if (shown === said) return true;
  const [a, b] = [stemOf(shown, language), stemOf(said, language)];
  if (a === b) return true;
  if ((language === "de" || language === "nl") && a.length >= 4 && (b.endsWith(a) || said.endsWith(shown))) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= MIN_COMMON && long.startsWith(short) && long.length - short.length <= MAX_GROWTH;
}
