import type { TextWish } from "./set-text.ts";

const CYRILLIC = /\p{Script=Cyrillic}/u;
const UPRIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * The hand that can write a text. The print hand has no Cyrillic, the marker has. No hand here writes Arabic or
 * Japanese: their letters come from plain faces, which want more weight beside pen lines and more room between lines.
 */
export function lettered(text: string): Pick<TextWish, "typeface" | "weight" | "leading"> {
  if (UPRIGHT.test(text)) return { typeface: "hand", weight: 650, leading: 1.28 };
  if (CYRILLIC.test(text)) return { typeface: "marker", leading: 0.98 };
  return { typeface: "hand", leading: 1.06 };
}

/** A headline in felt pen, with the room between lines that its script needs. */
export const headlineLeading = (text: string) => (UPRIGHT.test(text) ? { leading: 1.2 } : {});
