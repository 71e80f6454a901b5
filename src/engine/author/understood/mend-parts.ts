import { colorOf } from "../words/color-of.ts";
import type { Role } from "../words/words.ts";
import { clausesOf } from "./clauses.ts";
import { EXACT_CUES, exactHints } from "./exact-cues.ts";
import type { Fact } from "./facts-of.ts";
import { isOnlyLook } from "./is-only-look.ts";
import { isGiven, withNearly } from "./nearly-parts.ts";
import { type Part, type Parted, widened } from "./parts.ts";
import { closesQuote, opensQuote } from "./quotes.ts";
import type { Reading } from "./reading.ts";
import type { ExactRole } from "./understood.ts";

/** Puts right what a chain of tags gets wrong: it knows nothing of quotes that close later, or of a phone number. */
export function mendParts(parts: readonly Part[], reading: Reading, shareOf: Parted["shareOf"]): Part[] {
  const whole = parts
    .map((part) => wholeQuote(withoutStop(part, reading), reading))
    .map((part) => (part.name === "k" ? withoutIdea(part, reading) : part))
    .filter((part) => isPlausible(part, reading) && !isQuotedDirection(part, reading));
  // Only a joke has a text above and one below. "Before: ..., after: ..." in an ad is what it says.
  const set = reading.type === "meme" ? whole : whole.filter(({ name }) => name !== "e.top" && name !== "e.bottom");
  const withQuotes = withCuedWords(set, reading);
  const nearly = withNearly(withQuotes, reading, shareOf).filter((part) => !isWithout(part, reading));
  const offers = offersApart(joined(nearly, reading), reading);
  const found = withDays(withPhones(offers, reading), reading);
  return found
    .map((part) => withoutPreposition(part, found, reading))
    .flatMap((part) => (part.name === "o" ? lookApart(wholeClause(part, found, reading), reading) : part))
    .map((part) => (part.name === "c" ? bothColors(part, reading) : part))
    .map((part) => (part.name === "d" ? withFrom(part, found, reading) : part));
}

/** "Lime and charcoal" are two colours, though the first could be a fruit. */
function bothColors(part: Part, reading: Reading): Part {
  const { tokens, roles, language } = reading;
  const isPair = roles[part.first - 1]?.has("small") && colorOf(tokens[part.first - 2]?.text ?? "", language);
  return isPair ? widened(part, part.first - 2, part.end, reading) : part;
}

/** "Welpenkurs ab 4. März": what begins a time belongs to it. */
function withFrom(part: Part, parts: readonly Part[], reading: Reading): Part {
  const before = part.first - 1;
  const roles = reading.roles[before];
  const isFree = !parts.some(({ name, first, end }) => name !== "s" && first <= before && end > before);
  return isFree && (roles?.has("from") || roles?.has("until")) ? widened(part, before, part.end, reading) : part;
}

const REACH = 10;

const range = (first: number, end: number) => Array.from({ length: end - first }, (_, step) => first + step);

/** Quoted words are said by somebody; nobody quotes a direction. */
const isQuotedDirection = ({ name, first }: Part, { tokens }: Reading) => name === "k" && opensQuote(tokens, first - 1);

/** What an offer or a date must have in it to be one. */
const SIGNS: Partial<Record<Part["name"], { roles: readonly Role[]; facts: readonly Fact[] }>> = {
  o: { roles: ["free", "off", "trial", "save", "fee", "wage", "money", "included"], facts: ["money", "percent"] },
  d: {
    roles: ["month", "weekday", "until", "left", "every", "when", "holiday", "hours", "first"],
    facts: ["clock", "day"],
  },
};

function isPlausible({ name, first, end, sure, words }: Part, reading: Reading): boolean {
  const { roles, facts } = reading;
  // "in plain black sans serif" tells how the words should look.
  if (name.startsWith("e.") && isOnlyLook(range(first, end), reading)) return false;
  // Outside of jokes nothing is to be set exactly unless a cue or a quote says so.
  const isCued = range(Math.max(0, first - REACH), first).some(
    (at) => EXACT_CUES.some((role) => roles[at]?.has(role)) || opensQuote(reading.tokens, at),
  );
  if (name.startsWith("e.") && reading.type !== "meme" && !isCued) return false;
  if (name === "k" && sure < 0.9 && isHalfAComparison(first, end, reading)) return false;
  const signs = SIGNS[name];
  if (!signs || sure > 0.9) return true;
  if (name === "o" && /\d/u.test(words) && sure > 0.6) return true;
  for (let at = first; at < end; at++)
    if (signs.roles.some((role) => roles[at]?.has(role)) || signs.facts.some((fact) => facts[at]?.has(fact)))
      return true;
  return false;
}

/** "Plastic free post": nothing of it is given away. */
function isWithout({ name, first, end }: Part, reading: Reading): boolean {
  const { roles, facts } = reading;
  const free = range(first, end).filter((at) => roles[at]?.has("free"));
  const isSum = (at: number) => facts[at]?.has("money") || facts[at]?.has("percent");
  return name === "o" && free.length > 0 && !free.some((at) => isGiven(at, reading)) && !range(first, end).some(isSum);
}

/** "Switch from paper | timesheets to Clockwise": whoever asks for a picture does not stop in the middle of a clause. */
function isHalfAComparison(first: number, end: number, { tokens, roles }: Reading): boolean {
  const clause = clausesOf(tokens).find(({ from, to }) => from <= first && to >= end);
  return clause !== undefined && end < clause.to && range(first, end).some((at) => roles[at]?.has("comparison"));
}

/** A stop at the end belongs to the sentence. */
function withoutStop(part: Part, reading: Reading): Part {
  const isStop = /^[.,;:!?،。、]$/u.test(reading.tokens[part.end - 1]?.text ?? "");
  if (part.name.startsWith("e.") || !isStop || part.end - part.first < 2) return part;
  return withoutStop(widened(part, part.first, part.end - 1, reading), reading);
}

/** "Try on by appointment in | Leith": the preposition belongs to the place. "30% off" has none. */
function withoutPreposition(part: Part, parts: readonly Part[], reading: Reading): Part {
  const roles = reading.roles[part.end - 1];
  const isLoose = roles?.has("at") && roles.has("small") && !roles.has("off") && part.end - part.first > 1;
  const isBeforePlace = parts.some(({ name, first }) => name === "p" && first === part.end);
  return isLoose && isBeforePlace && !part.name.startsWith("e.")
    ? widened(part, part.first, part.end - 1, reading)
    : part;
}

/** Exact words that begin inside quotes go on to the closing quote. */
function wholeQuote(part: Part, reading: Reading): Part {
  if (!part.name.startsWith("e.")) return part;
  const { tokens } = reading;
  let first = part.first;
  while (first > 0 && part.first - first < 4 && !opensQuote(tokens, first - 1)) first--;
  if (!opensQuote(tokens, first - 1)) return part;
  let end = first + 1;
  while (end < tokens.length && !closesQuote(tokens, end)) end++;
  return end < tokens.length && end - first < 40 ? widened(part, first, end, reading) : part;
}

const ROLE_OF_CUE: Readonly<Record<string, ExactRole>> = {
  headline: "headline",
  caption: "headline",
  subline: "subline",
  tagline: "tagline",
  button: "button",
  badge: "badge",
};

/**
 * A cue and quotes or a colon after it leave no doubt, unless somebody in a joke is being quoted: "when the client says
 * '...'".
 */
function withCuedWords(parts: readonly Part[], reading: Reading): Part[] {
  const { tokens, roles, type } = reading;
  const list = [...parts];
  for (const { first, end, hint, cue } of exactHints(tokens, roles)) {
    const [how, cueRole = ""] = hint.split(".");
    // "tagline Brewed 20 hours": other cues also begin sentences about themselves ("button nose").
    const isTold = how !== "begun" || (cueRole === "tagline" && /^\p{Lu}/u.test(tokens[first]?.text ?? ""));
    const role = isTold ? ROLE_OF_CUE[cueRole] : undefined;
    const isSpoken = type === "meme" && (how === "cued" || roles[cue]?.has("verb"));
    const overlaps = (part: Part) => part.first < end && part.end > first;
    const isName = list.some((part) => part.name === "b" && overlaps(part));
    // "Left empty for text: the upper third" asks for room.
    const isDirected = list.some((part) => part.name === "k" && part.sure === 1 && overlaps(part));
    const isSet = list.some((part) => part.name === `e.${role}` && (overlaps(part) || how === "quoted"));
    if (!role || isSpoken || isName || isDirected || isSet || end <= first) continue;
    const inside = list.filter(overlaps);
    for (const part of inside) list.splice(list.indexOf(part), 1);
    list.push(widened({ name: `e.${role}`, first, end, from: 0, to: 0, words: "", sure: 0.9 }, first, end, reading));
  }
  return list.sort((one, other) => one.first - other.first);
}

/** Two parts of the same kind with nothing but a dash or a sign between them are one. */
function joined(parts: readonly Part[], reading: Reading): Part[] {
  const list: Part[] = [];
  for (const part of parts) {
    const last = list.at(-1);
    const between = last && reading.text.slice(last.to, part.from);
    if (last && last.name === part.name && /^[dop]$/u.test(part.name) && /^\s*[-–+&/]?\s*$/u.test(between ?? "x"))
      list[list.length - 1] = widened({ ...last, sure: Math.min(last.sure, part.sure) }, last.first, part.end, reading);
    else list.push(part);
  }
  return list;
}

/**
 * "£15 with pasty, under 12s free" offers two things, "free, no card" only one: what is given away stands apart from what
 * it costs, and what else need not be paid belongs to what is free.
 */
function offersApart(parts: readonly Part[], reading: Reading): Part[] {
  const { tokens, roles, facts } = reading;
  const clauses = clausesOf(tokens);
  const has = (role: Role) => (at: number) => Boolean(roles[at]?.has(role));
  const isFree = (at: number) => has("free")(at) && isGiven(at, reading);
  const isSum = (at: number) => Boolean(facts[at]?.has("money") || facts[at]?.has("percent"));
  const list: Part[] = [];
  for (const part of parts) {
    const last = list.at(-1);
    const places = range(part.first, part.end);
    const isNoFee = has("not")(part.first) && places.some(has("fee")) && !places.some(isSum);
    const isAfterFree =
      last?.name === "o" &&
      part.first - last.end === 1 &&
      range(last.first, last.end).some((at) => isFree(at) || has("trial")(at));
    if (part.name === "o" && isNoFee && last && isAfterFree) {
      list[list.length - 1] = widened(last, last.first, part.end, reading);
      continue;
    }
    const given = clauses.find(
      ({ from, to }) =>
        part.name === "o" &&
        from > part.first &&
        to <= part.end &&
        range(from, to).some(isFree) &&
        !range(part.first, from).some(isFree) &&
        range(part.first, from).some(isSum),
    );
    if (given)
      list.push(
        widened(part, part.first, given.from - 1, reading),
        ...offersApart([widened(part, given.from, part.end, reading)], reading),
      );
    else list.push(part);
  }
  return list;
}

/** A number that can be dialled is a way to get in touch, unless it is part of something else. */
function withPhones(parts: readonly Part[], reading: Reading): Part[] {
  const list = [...parts];
  for (let at = 0; at < reading.tokens.length; at++) {
    if (!reading.facts[at]?.has("phone")) continue;
    const first = at;
    while (reading.facts[at + 1]?.has("phone")) at++;
    const isTaken = list.some((part) => part.first < at + 1 && part.end > first);
    const seed: Part = { name: "f", first, end: at + 1, from: 0, to: 0, words: "", sure: 0.6 };
    if (!isTaken) list.push(widened(seed, first, at + 1, reading));
  }
  return list.sort((one, other) => one.first - other.first);
}

const DAYS: readonly Role[] = ["weekday", "when", "every", "hours", "small"];

/** A clause of weekdays alone is a date: "..., Tuesday evening, Utrecht". */
function withDays(parts: readonly Part[], reading: Reading): Part[] {
  const { tokens, roles, facts } = reading;
  const isDay = (at: number) => DAYS.some((role) => roles[at]?.has(role)) || Boolean(facts[at]?.has("clock"));
  const days = clausesOf(tokens)
    .filter(({ from, to }) => range(from, to).every(isDay) && range(from, to).some((at) => roles[at]?.has("weekday")))
    .filter(({ from, to }) => !parts.some((part) => part.first < to && part.end > from))
    .map(({ from, to }) =>
      widened({ name: "d", first: from, end: to, from: 0, to: 0, words: "", sure: 0.6 }, from, to, reading),
    );
  return [...parts, ...days].sort((one, other) => one.first - other.first);
}

const MOST_BEFORE_MEDIUM = 3;
const LEAST_IDEA = 3;

/** "A doodle comparing | my morning before and after coffee": only the beginning is for us, the rest is what it shows. */
function withoutIdea(part: Part, reading: Reading): Part {
  const { roles, tokens, type } = reading;
  const clause = clausesOf(tokens).find(({ from, to }) => from <= part.first && to > part.first);
  if (type !== "chatgptdoodle" || !clause || clause.from !== part.first || clause.after === ":") return part;
  const places = range(part.first, Math.min(clause.to, part.first + MOST_BEFORE_MEDIUM));
  const medium = places.find((at) => roles[at]?.has("medium"));
  if (medium === undefined || clause.to - medium <= LEAST_IDEA) return part;
  const end = Math.min(part.end, medium + 2);
  return isOnlyLook(range(end, clause.to), reading) ? part : widened(part, part.first, end, reading);
}

const LONGEST_TERM = 9;

/** The clause is the term: "£39" alone would promise more than "3 courses for £39 per person". */
function wholeClause(part: Part, parts: readonly Part[], reading: Reading): Part {
  const clauses = clausesOf(reading.tokens);
  const from = clauses.find(({ from, to }) => from <= part.first && to > part.first)?.from ?? part.first;
  const to = clauses.find(({ from, to }) => from < part.end && to >= part.end)?.to ?? part.end;
  if (to - from > LONGEST_TERM) return part;
  const isTaken = parts.some((other) => other !== part && other.name !== "s" && other.first < to && other.end > from);
  return isTaken ? part : widened(part, from, to, reading);
}

/** "25 € in large letters at the bottom": how the price should look is not what it says. "£3 small" is a size. */
function lookApart(part: Part, reading: Reading): Part[] {
  const { roles, facts } = reading;
  const places = range(part.first, part.end);
  const amount = places.findLast((at) => facts[at]?.has("money") || facts[at]?.has("percent"));
  const tail = places.find(
    (at) => amount !== undefined && at > amount && roles[at]?.has("at") && isOnlyLook(range(at, part.end), reading),
  );
  if (tail === undefined) return [part];
  return [widened(part, part.first, tail, reading), widened({ ...part, name: "k" }, tail, part.end, reading)];
}
