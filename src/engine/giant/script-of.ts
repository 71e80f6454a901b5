/** The scripts that decide which faces can set a text. */
export type Script = "latin" | "cyrillic" | "arabic" | "japanese" | "chinese";

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

export function scriptOf(text: string): Script {
  if (/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text)) return "arabic";
  if (KANA.test(text)) return "japanese";
  if (/\p{Script=Han}/u.test(text)) return "chinese";
  return /\p{Script=Cyrillic}/u.test(text) ? "cyrillic" : "latin";
}

/** Chinese and Japanese have no capitals, no slanted letters and no spaces between words. */
export const isHan = (script: Script) => script === "japanese" || script === "chinese";
