import type { CopyLimit, Unwanted } from "./copy-places.ts";
import { countText, isEmoji } from "./count-text.ts";

/** Whether a text is shown in full, shown in part, or refused. */
export type CopyCheck = {
  count: number;
  /** The limit that it is measured by: the next one above it, or the last. */
  limit: number;
  state: "fits" | "cut" | "refused";
  /** What the platform does not take at all. */
  unwanted: readonly Unwanted[];
};

const ELSEWHERE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}]/u;

const HAS: Record<Unwanted, (text: string) => boolean> = {
  emoji: (text) => Array.from(new Intl.Segmenter("en").segment(text)).some(({ segment }) => isEmoji(segment)),
  "braces and #": (text) => /[{}#]/.test(text),
};

export function checkCopy(text: string, { soft, softElsewhere, hard, count: by, without = [] }: CopyLimit): CopyCheck {
  const count = countText(text.trim(), by);
  const shown = (ELSEWHERE.test(text) ? softElsewhere : undefined) ?? soft;
  const unwanted = without.filter((one) => HAS[one](text));
  if (unwanted.length > 0 || (hard !== undefined && count > hard))
    return { count, limit: hard ?? shown ?? count, state: "refused", unwanted };
  if (shown !== undefined && count > shown) return { count, limit: shown, state: "cut", unwanted };
  return { count, limit: shown ?? hard ?? count, state: "fits", unwanted };
}
