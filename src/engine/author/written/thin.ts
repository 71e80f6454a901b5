import type { Planned } from "../planned/planned.ts";
import { hasRole } from "../understood/roles-of.ts";
import type { Said } from "../understood/understood.ts";
import { isUnspaced } from "./lines.ts";

/** Fewer words of substance than this do not say what is advertised. */
const ENOUGH = 3;
const LONGEST = 64;

/** Too little to stand alone in large letters: "heated pool", "licensed and insured". A sentence is never too little. */
export function isThin({ words, from, to }: Said, { language, text, offers }: Planned): boolean {
  if (isUnspaced(words) || /^[?!]/u.test(text.slice(to))) return false;
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
export function joined(lead: string | undefined, part: Said, { text }: Planned): string | undefined {
  if (!lead) return part.words;
  const isBefore = text.slice(0, part.from).toLowerCase().includes(lead.toLowerCase());
  if (!isBefore || /[?!]$/u.test(lead) || isListed(part, text)) return undefined;
  const both = `${lead}${isSentence(part, text) ? ". " : ", "}${part.words}`;
  return both.length <= LONGEST ? both : undefined;
}

/** "After: one clean report" needs the line before it. */
export const isLabelled = ({ words }: Said) => /^\p{L}+:\s/u.test(words);

/** "Three flavours: pistachio, sour cherry": neither the name of a list nor one thing of it. */
const isListed = ({ from, to }: Said, text: string) =>
  /^\s*[:：]/u.test(text.slice(to)) || /[:：][^.!?]*$/u.test(text.slice(0, from));

/** Between two full stops. */
const isSentence = ({ from, to }: Pick<Said, "from" | "to">, text: string) =>
  /[.!?]\s+$/u.test(text.slice(0, from)) && /^(?:[.!?]|\s*$)/u.test(text.slice(to));
