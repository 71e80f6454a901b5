const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Marks over Latin, Cyrillic and Arabic letters. Those of kana stay: they make another letter. */
const MARKS = /[\u0300-\u036f\u064b-\u0655\u0670]/g;

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\*\*/g, ""],
  [/[’‘ʼ`´]/g, "'"],
  [/[–—−‒‐‑]/g, "-"],
  [/[～〜]/g, "~"],
  [/٪/g, "%"],
  [/٫/g, "."],
  [/[٬،]/g, ","],
  [/؟/g, "?"],
  [/ـ/g, ""],
];

/** One kind of digit, quote, dash and space, so that two ways of writing a thing compare as one. Capitals stay. */
export function fold(text: string): string {
  let folded = text.normalize("NFKC");
  for (const [sign, plain] of SIGNS) folded = folded.replace(sign, plain);
  return folded
    .replace(OTHER_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replace(/[^\S\n]+/g, " ")
    .trim();
}

/** Folded, in lower case and without accents. */
export function plain(text: string): string {
  return fold(text)
    .toLocaleLowerCase("en")
    .normalize("NFD")
    .replace(MARKS, "")
    .normalize("NFC")
    .replace(/ß/g, "ss")
    .replace(/œ/g, "oe")
    .replace(/æ/g, "ae")
    .replace(/ى/g, "ي")
    .replace(/ة/g, "ه");
}
