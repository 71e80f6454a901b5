import type { Slots } from "../scene/scene.ts";
import { type Script, scriptOf } from "./script-of.ts";

/** Which words a poster was drawn for. What it does not admit is never set in it. */
export type Limits = {
  /** Letters of the headline; Chinese and Japanese letters count double. And how many words, where words are spaced. */
  headline: { least?: number; most: number; words?: number };
  scripts: readonly Script[];
  /** How many facts, and how long each may be. */
  facts: { most: number; length: number };
  /** The words that stand larger than everything: how many, and how long. */
  giants?: { least: number; most: number; pattern: RegExp };
  /** Whether the layout shows the user's photograph. */
  photo?: true;
  /** Whether that has to be cut out, so that something can stand behind it, or must not be. */
  cutOut?: boolean;
  /** Whether a word has to be struck. */
  struck?: true;
  /** Whether somebody has to have said the headline. */
  person?: true;
};

export const ALL_SCRIPTS: readonly Script[] = ["latin", "cyrillic", "arabic", "japanese", "chinese"];

const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** The length of a text as it takes room in giant type. */
export const weightOf = (text: string) => [...text].length + (text.match(HAN)?.length ?? 0);

export function admits(limits: Limits, slots: Slots, hasPhoto: boolean, isCutOut = false): boolean {
  const length = weightOf(slots.headline);
  const facts = slots.facts ?? [];
  const giants = slots.giants ?? [];
  const { giants: wanted } = limits;
  return (
    Boolean(limits.photo) === hasPhoto &&
    (limits.cutOut === undefined || limits.cutOut === isCutOut) &&
    length >= (limits.headline.least ?? 0) &&
    length <= limits.headline.most &&
    limits.scripts.includes(scriptOf(slots.headline)) &&
    (length > [...slots.headline].length ||
      slots.headline.trim().split(/\s+/u).length >= (limits.headline.words ?? 1)) &&
    facts.length <= limits.facts.most &&
    facts.every((fact) => weightOf(fact) <= limits.facts.length) &&
    (!wanted ||
      (giants.length >= wanted.least &&
        giants.length <= wanted.most &&
        giants.every((giant) => wanted.pattern.test(giant)))) &&
    (!limits.struck || slots.struck !== undefined) &&
    (!limits.person || slots.person !== undefined)
  );
}
