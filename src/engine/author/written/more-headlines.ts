import { QUIET_TRADES } from "../../words/quiet-trades.ts";
import type { Role } from "../../words/words.ts";
import type { Planned } from "../planned/planned.ts";
import { hasRole } from "../understood/roles-of.ts";
import type { Said } from "../understood/understood.ts";
import { holdsFact, holdsOffer } from "./holds-fact.ts";
import { asked, isUnspaced } from "./lines.ts";
import { gathered } from "./lists.ts";
import { isThin, joined } from "./thin.ts";
import { merged, withDeadlines } from "./write-facts.ts";

type Lead = {
  words: string;
  /** The clause about the subject. */
  about: Said | undefined;
  /** The thing and what it does, where the clause says both. */
  parts: readonly (string | undefined)[];
  /** Whether the lead is who plays. Without them a date says little. */
  isName: boolean;
};

/**
 * What else of a short description can stand in large letters, the best first, so that another idea says it another
 * way: the name with what it is, when, for whom, for how much, and two of these together.
 */
export function moreHeadlines({ words, about, parts, isName }: Lead, planned: Planned): (string | undefined)[] {
  const { text, intent, pieces } = planned;
  const { offers, dates } = withDeadlines(planned);
  const prices = QUIET_TRADES.test(text) ? [] : offers.filter(({ kind }) => kind !== "wage");
  const others = gathered(planned, LONGEST_LIST).filter((piece) => isWords(piece.words) && !holdsFact(piece, planned));
  // "Launch is Tuesday" is more than its date.
  const isClause = (fact: Said) =>
    (isWords(fact.words) || /\d/u.test(fact.words)) &&
    pieces.some(({ from, to }) => from >= fact.from && to <= fact.to);
  const facts = (
    isName || intent === "event"
      ? [...dates, ...prices]
      : [...prices, ...dates.filter(({ words: date }) => isDay(date, planned))]
  ).filter(isClause);
  const together = [...facts, ...others.filter((piece) => !listOf(piece.words))].map(
    (part) => verbatim(words, part, text) ?? joined(words, part, planned),
  );
  const labelled = withLabel(words, planned);
  if (isName || !about) return [labelled, ...together];
  const amounts = prices.map((price) => price.words).filter(isWords);
  return [
    nameAndThing(about, planned),
    labelled,
    ...parts,
    ...dates
      .flatMap((date) => merged([date], planned, [words]).filter((clause) => clause !== date.words || isClause(date)))
      .filter((clause) => isWords(clause) && isDay(clause, planned)),
    intent === "comparison" ? undefined : others.map(({ words }) => listOf(words)).find(Boolean),
    ...(parts.length > 0 ? [] : forWhom(about, planned)),
    // What an evening costs does not say what it is.
    ...(intent === "event" ? [] : amounts.filter((amount) => isOfThing(amount, planned))),
    pairOf(others, planned),
    holdsOffer(about, planned) || !isWords(about.words) ? undefined : asked(about, text),
    ...together,
    ...amounts,
    others.find((piece) => COUNT.test(piece.words))?.words,
  ];
}

const LONGEST_LIST = 56;

/** "September" alone does not say what is then. */
const isWords = (words: string) => words.includes(" ") || isUnspaced(words);

/** "2 days only", but not "88 Pier Ave". */
const COUNT = /^[\d.,]+(?:\s\p{Ll}\S*){2,}$/u;

/** "From $11,900" is what the thing costs, "skates £4" is what another does. */
const isOfThing = (amount: string, { language }: Planned) =>
  /^[\p{Sc}\d]/u.test(amount) || startsWith(amount, ["small", "from"], language);

/** "Pocket Almanac, a paper calendar": the name and what it is, next to each other. */
export function nameAndThing(about: Said, { brand, text }: Pick<Planned, "brand" | "text">): string | undefined {
  const isNext = brand && /^\s*[,:–—-]\s*$/u.test(text.slice(brand.to, about.from));
  return isNext ? text.slice(brand.from, about.to) : undefined;
}

/** "Hiring: night-shift baker". */
function withLabel(lead: string, { pieces, text }: Planned): string | undefined {
  const at = placeOf(lead, text);
  const label = pieces.find(
    ({ from, to }) =>
      to < at && /^\s*[:：]\s*$/u.test(text.slice(to, at)) && /(?:^|[.!?])\s*$/u.test(text.slice(0, from)),
  );
  return label && text.slice(label.from, at + lead.length);
}

/** "Fig, cedar, wet stone" of "scents: fig, cedar, wet stone". */
const listOf = (words: string) => /^[^:]*:\s+(.*,.*)$/u.exec(words)?.[1];

const SHORTEST_DATE = 3;

/** A day to remember. Opening hours are none, few places are none, and a job is more than its first day. */
function isDay(date: string, { intent, language }: Planned): boolean {
  const words = date.toLowerCase().split(/[\s,.]+/u);
  const has = (...roles: Role[]) => words.some((word) => roles.some((role) => hasRole(word, role, language)));
  if (intent === "hiring" || (words.length < SHORTEST_DATE && !isUnspaced(date))) return false;
  if (intent === "event" || intent === "course") return /\d[./月]/u.test(date) || has("weekday", "month", "when");
  const isHours = /\d\s?[-–]\s?\d/u.test(date) || has("every");
  return has("month") || /\d月/u.test(date) || has("left") || (has("weekday") && !isHours);
}

/** "Guitar lessons | for adults who gave up": either makes a line of its own. */
function forWhom(about: Said, planned: Planned): string[] {
  const { subject, text, language } = planned;
  if (!subject || holdsFact(about, planned)) return [];
  const before = text.slice(about.from, subject.from).trim();
  const after = text.slice(subject.to, about.to).trim();
  const isFirst = before === "" || hasRole(before, "small", language);
  // "Bread knife forged | from an old saw" does not divide.
  if (!isFirst || !startsWith(after, ["for", "at", "by", "included"], language)) return [];
  return [...(startsWith(after, ["for"], language) ? [after] : []), subject.words];
}

const PREPOSITIONS: readonly Role[] = ["for", "at", "by", "from", "included"];

const startsWith = (words: string, roles: readonly Role[], language: Planned["language"]) =>
  roles.some((role) => hasRole(words.split(" ")[0] ?? "", role, language));

export const startsWithPreposition = (words: string, language: Planned["language"]) =>
  startsWith(words, PREPOSITIONS, language);

/** "Same day, pet safe": two qualities next to each other. */
function pairOf(pieces: readonly Said[], planned: Planned): string | undefined {
  const { text } = planned;
  const thin = pieces.filter((piece) => isThin(piece, planned));
  const first = thin.find((piece, at) => /^,\s*$/u.test(text.slice(piece.to, thin[at + 1]?.from ?? 0)));
  const second = first && thin[thin.indexOf(first) + 1];
  return second && text.slice(first.from, second.to);
}

/** A part that follows right behind, in the user's own spelling. */
function verbatim(lead: string, part: Said, text: string): string | undefined {
  const at = placeOf(lead, text);
  const isNext = at >= 0 && /^\s*[,:.;–—-]\s*$/u.test(text.slice(at + lead.length, part.from));
  return isNext && asked(part, text) === part.words ? text.slice(at, part.to) : undefined;
}

/** A line begins with a capital, whatever the text has there. */
function placeOf(line: string, text: string): number {
  const at = text.indexOf(line);
  return at >= 0 ? at : text.indexOf(line.charAt(0).toLowerCase() + line.slice(1));
}
