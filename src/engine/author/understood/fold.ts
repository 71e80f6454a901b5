const ARABIC_DIGITS = "٠١٢٣٤٥٦٧٨٩";
const PERSIAN_DIGITS = "۰۱۲۳۴۵۶۷۸۹";

/**
 * The same text in one spelling: composed letters, western digits, one kind of space, quote and dash. Every sign keeps
 * its place, so that a part found in the folded text can be cut out of the text as it was typed.
 */
export function fold(text: string): string {
  return text.replace(/[٠-٩۰-۹٪﹪％０-９＄￥　\u00a0\u2007\u202f‘’‛`´“”„‟«»‐‑−]/gu, (sign) => {
    const digit = ARABIC_DIGITS.indexOf(sign) + PERSIAN_DIGITS.indexOf(sign) + 1;
    if (digit >= 0) return String(digit);
    if (/[０-９＄]/u.test(sign)) return String.fromCharCode(sign.charCodeAt(0) - 0xfee0);
    return PLAIN[sign] ?? sign;
  });
}

const PLAIN: Record<string, string> = {
  "٪": "%",
  "﹪": "%",
  "％": "%",
  "￥": "¥",
  "　": " ",
  "\u00a0": " ",
  "\u2007": " ",
  "\u202f": " ",
  "‘": "'",
  "’": "'",
  "‛": "'",
  "`": "'",
  "´": "'",
  "“": '"',
  "”": '"',
  "„": '"',
  "‟": '"',
  "«": '"',
  "»": '"',
  "‐": "-",
  "‑": "-",
  "−": "-",
};
