import { type Span, trimmed } from "./span.ts";
import type { Clause } from "./split-clauses.ts";

const KIND =
  "(?:ad|ads|advert|advertisement|poster|banner|flyer|cover|photo|photograph|picture|image|illustration|doodle|drawing|sketch|meme|sticker|comic|close[ -]?up|shot|composition)";

/** "A poster for", "Photorealistic close-up of", "a doodle explaining": the subject comes after it. */
const WRAPPER = new RegExp(
  `^(?:[\\p{L}\\d-]{1,20} ){0,5}?${KIND} (?:for|of|about|showing|explaining|with)(?: a single)? `,
  "iu",
);
/** "hot sauce ad", "ice cream sale": the last word says what kind of picture it is. */
const TRAILING = new RegExp(` (?:${KIND}|sale|offer|special|campaign)(?: [\\d$£€].{0,40})?$`, "i");

/** What people say before they name the thing. */
const OPENING =
  /^(?:(?:pls|please|can (?:you|we)(?: please)? (?:make|get|have)|i['’]d like|i would like|so basically it['’]?s|i (?:built|made|designed)|we (?:fix|make|build|sell|offer|bake|repair|clean|help)|launching|introducing|meet|donate|show me|show|create|make|generate|draw|distracted boyfriend but it['’]s)\s+){1,2}/i;
const LABEL =
  /^(?:hiring|concert|event|wanted|new|job|subject|before|after|hand[ -]drawn|doodle|meme|poster|ad|nobody|absolutely nobody)$/i;

/** Here the thing ends and what it does, has or costs begins. */
const END =
  /\s(?:that|which|who|for|with|in|on|from|(?<!ing |alternative )(?:at|to)|called|named|is|are|now|was|by|under|beside|against|standing|lying|so|because|instead|vs|the same day|but|\d{1,3} for|\d{1,2}for\d|this|next|first month|[$£€₹][\d.,]{1,9}|vom|von|für|ab|auf|mit|bei|im|en|para|con|pour|dans)(?=\s|$)/i;

const MEANINGLESS =
  /^(?:nice|good|cool|great|beautiful|awesome|best|cute|new|free|so|like|something|simple|it|my|our|a|an|the)$/i;
/** A few keys struck at random: no word has three consonants of the middle row in it and nothing else. */
const MASHED = /^(?:[asdfghjkl;]{3,12}|[qwertyuiop]{4,12}|[zxcvbnm]{3,12}|test|foo|bar|x+)$/i;

/** The first clause that names a thing, cut down to the thing. `taken` are clauses that say something else. */
export function findSubject(
  text: string,
  clauses: readonly Clause[],
  taken: (clause: Clause) => boolean,
): Span | undefined {
  const free = clauses.filter((clause) => !LABEL.test(clause.text) && !taken(clause));
  const [first, second] = free;
  if (!first) return undefined;
  // "hot sauce ad, giant chilli": the ad's topic comes first, what it shows next.
  const isTopic =
    TRAILING.test(first.text) && (first.mark === ":" || (first.mark === "," && isThing(second?.text ?? "")));
  if (second && isTopic) return cut(text, second);
  return cut(text, first);
}

/** Two to five words without figures or an offer: more likely to be something to look at. */
const isThing = (clause: string) =>
  /^[\p{L}'’ -]{4,40}$/u.test(clause) && !/\b(?:only|free|off|days?|make it|now)\b/i.test(clause);

function cut(text: string, clause: Clause): Span | undefined {
  let { start, end } = clause;
  const rest = () => text.slice(start, end);
  start += rest().match(WRAPPER)?.[0].length ?? 0;
  start += rest().match(OPENING)?.[0].length ?? 0;
  const stop = rest().search(END);
  if (stop > 0) end = start + stop;
  end -= rest().match(TRAILING)?.[0].length ?? 0;
  const span = trimmed(text, { start, end });
  const words = text.slice(span.start, span.end).split(/\s+/);
  if (words.every((word) => MEANINGLESS.test(word)) || (words.length === 1 && MASHED.test(words[0] ?? "")))
    return undefined;
  const [first = ""] = words;
  if (words.length > 1 && /^(?:nice|good|cool|great|awesome)$/i.test(first)) span.start += first.length + 1;
  return span.end > span.start ? span : undefined;
}
