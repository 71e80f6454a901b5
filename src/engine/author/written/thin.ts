import type { Language } from "../../../shared/languages.ts";
import type { Planned } from "../planned/planned.ts";
import { hasRole } from "../understood/roles-of.ts";
import type { Said } from "../understood/understood.ts";
import { holdsFact } from "./holds-fact.ts";
import { isLoud, isUnspaced } from "./lines.ts";

/** Fewer words of substance than this do not say what is advertised. */
const ENOUGH = 3;
const LONGEST = 64;

/** Too little to stand alone in large letters: "heated pool", "licensed and insured". A sentence is never too little. */
export function isThin({ words, from, to }: Said, { language, text, offers }: Planned): boolean {
  if (isUnspaced(words) || isLoud({ to }, text)) return false;
  const list = words.toLowerCase().split(" ");
  // "No call-out fee" is why somebody calls.
  if (offers.some((offer) => offer.from === from)) return list.length < ENOUGH;
  if (list.some((word) => hasRole(word, "we", language) || hasRole(word, "you", language))) return false;
  if (list.some((word) => hasRole(word, "proof", language))) return true;
  const weighty = list.filter((word) => !hasRole(word, "small", language));
  const stands = weighty.length === list.length && isSentence({ from, to }, text);
  return weighty.length < ENOUGH && !(stands && list.length > 1);
}

/** What is advertised together with what is said of it, in the user's own words and order. */
export function joined(lead: string | undefined, part: Said, { text, language }: Planned): string | undefined {
  if (!lead) return part.words;
  const at = text.slice(0, part.from).toLowerCase().indexOf(lead.toLowerCase());
  if (at < 0 || /[?!]$/u.test(lead) || isListed({ from: at + lead.length, part }, text)) return undefined;
  const { stop, comma } = MARKS[language] ?? { stop: ". ", comma: ", " };
  const isNew = startsSentence(part, text) && !/^\p{Ll}/u.test(part.words);
  const both = lead + (isNew ? stop : comma) + part.words;
  return both.length <= LONGEST ? both : undefined;
}

const MARKS: Partial<Record<Language, { stop: string; comma: string }>> = {
  ja: { stop: "。", comma: "、" },
  zh: { stop: "。", comma: "，" },
  ar: { stop: ". ", comma: "، " },
};

/** "After: one clean report" needs the line before it. */
export const isLabelled = ({ words }: Said) => /^\p{L}+:\s/u.test(words);

/** "Three flavours: pistachio, sour cherry": neither the name of a list nor one thing of it. */
const isListed = ({ from, part }: { from: number; part: Said }, text: string) =>
  /^\s*[:：]/u.test(text.slice(part.to)) || /[:：][^.!?]*$/u.test(text.slice(from, part.from));

/** Between two full stops. */
const isSentence = (part: Pick<Said, "from" | "to">, text: string) =>
  startsSentence(part, text) && /^(?:[.!?]|\s*$)/u.test(text.slice(part.to));

const startsSentence = ({ from }: Pick<Said, "from">, text: string) => /[.!?]\s+$/u.test(text.slice(0, from));

const LONGEST_LIST = 40;

/** "Scan it, sell it, reorder it": a sentence of short pieces is one thing that is said. */
export function wholeList(part: Said, planned: Planned): Said {
  const { text } = planned;
  const from = text.slice(0, part.from).search(/(?<=[.!?]\s)[^.!?]*$/u);
  const [words = ""] = /^[^.!?]*/u.exec(text.slice(Math.max(0, from))) ?? [];
  const list = { ...part, words, from, to: from + words.length };
  const isList = from > 0 && words.split(",").length > 2 && words.length <= LONGEST_LIST && !/[:：]/u.test(words);
  return isList && !holdsFact(list, planned) ? list : part;
}
