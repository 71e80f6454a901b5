/** The scripts that decide which faces can set a text. */
export type Script = "latin" | "cyrillic" | "arabic" | "japanese" | "chinese";

/** Arabic figures count as common to all scripts, but only Arabic faces have them. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\u0660-\u0669\u06f0-\u06f9]/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

export function scriptOf(text: string): Script {
  if (RIGHT_TO_LEFT.test(text)) return "arabic";
  if (KANA.test(text)) return "japanese";
  if (/\p{Script=Han}/u.test(text)) return "chinese";
  return /\p{Script=Cyrillic}/u.test(text) ? "cyrillic" : "latin";
}

/** Chinese and Japanese have no capitals, no slanted letters and no spaces between words. */
export const isHan = (script: Script) => script === "japanese" || script === "chinese";
