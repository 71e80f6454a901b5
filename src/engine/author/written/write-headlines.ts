import type { Language } from "../../meaning/languages.ts";
import type { Planned } from "../planned/planned.ts";
import { hasRole } from "../understood/roles-of.ts";
import type { Said } from "../understood/understood.ts";
import { LANGUAGE_WORDS } from "../words/language-words.ts";
import type { Role } from "../words/words.ts";
import { line, repeats } from "./lines.ts";

const LONGEST = 72;
const SHORTEST = 3;
const ENOUGH = 4;

/**
 * Headlines from the user's own words, the best first: what they asked for, the clause about the subject, a benefit, a
 * question, an offer. A phrase of ours comes last, and only when there is nothing else.
 */
export function writeHeadlines(planned: Planned): string[] {
  const { exact, subject, pieces, benefits, offers } = planned;
  if (exact.headline) return [exact.headline];
  const about = subject && pieces.find(({ from, to }) => from <= subject.from && to >= subject.to);
  const own = [
    exact.tagline,
    planned.type === "chatgptdoodle" ? titleOf(planned) : undefined,
    about && aboutLine(about, planned),
    subject && fromSubject(subject, about, planned),
    subject && withAudience(subject, planned),
    ...pieces.filter((piece) => isHook(piece, planned)).map(({ words }) => words),
    ...benefits.map(({ words }) => words),
    // What a job brings along is not what the ad is about.
    ...offers
      .filter(({ kind }) => kind !== "price" && kind !== "wage" && planned.intent !== "hiring")
      .map(({ words }) => words),
    ...pieces.filter((piece) => isPlain(piece, planned)).map(({ words }) => words),
    subject?.words,
  ]
    .filter((words) => words !== undefined)
    .map((words) => line(planned.type === "chatgptdoodle" ? withoutAsking(words, planned) : words))
    .filter((words) => words.length >= SHORTEST && words.length <= LONGEST);
  // Of two lines that say the same, the one that says more.
  const different = own.filter(
    (words, at) =>
      !own.some(
        (other, place) =>
          repeats(words, other) && (other.length > words.length || (other.length === words.length && place < at)),
      ),
  );
  const neutral = LANGUAGE_WORDS[planned.language].lines;
  const ours = [...(neutral[planned.intent] ?? []), ...(neutral.any ?? [])]
    .map((words) => words.replace("{subject}", subject?.words ?? ""))
    .map(line)
    .filter((words) => words.length >= SHORTEST);
  // The other clauses of a doodle are its steps and labels.
  const enough = planned.type === "chatgptdoodle" ? 1 : ENOUGH;
  return different.length > 0 ? different.slice(0, enough) : ours.slice(0, 1);
}

/** "My morning: alarm, coffee, bus": what stands before the colon names the list after it. */
function titleOf({ text, pieces, language }: Planned): string | undefined {
  const [title = "", list] = text.split(/:\s/u);
  const words = title.split(" ");
  const isFor = (word: string, roles: readonly Role[]) =>
    roles.some((role) => hasRole(word.toLowerCase(), role, language));
  // "Sketch of a coffee pot: ..." is about the coffee pot.
  const lead = isFor(words[0] ?? "", ["medium"]) ? words.findIndex((word) => !isFor(word, LEAD_IN)) : 0;
  const isAsked = lead < 0 || isFor(words[0] ?? "", ["ask", "show"]) || EXPLAIN.test(title);
  const hasList = list && pieces.filter(({ from }) => from > title.length).length >= A_LIST;
  return hasList && !isAsked ? words.slice(lead).join(" ") : undefined;
}

const LEAD_IN: readonly Role[] = ["ask", "show", "medium", "small"];
const A_LIST = 3;
const ASKING = /^(?:explain(?:ing)?|erkläre?|expliquer?|explica|spiega|leg uit|объясни|اشرح)\s+/iu;
/** "Explain ..." and "... with labels: a, b" are for the maker. */
function withoutAsking(words: string, { text, language }: Planned): string {
  const told = words.replace(ASKING, "");
  const [link = ""] = /\S+(?=\s+\S+$)/u.exec(told) ?? [];
  const namesList = text.includes(`${words}:`) && hasRole(link.toLowerCase(), "included", language);
  return namesList ? told.replace(/\s+\S+\s+\S+$/u, "") : told;
}

const EXPLAIN = new RegExp(`${ASKING.source}|,`, "iu");

/** The clause about the subject, up to where an offer, a date or a name begins. */
function aboutLine(about: Said, planned: Planned): string | undefined {
  const { offers, dates, text, brand, places, contacts, phone, language } = planned;
  // "An email" in a sentence is no address.
  const addresses = contacts.filter(({ words }) => /[\d@./]/u.test(words));
  const others = [...offers, ...dates, ...places, ...addresses, brand, phone].filter((part) => part !== undefined);
  // "Keep Hartwell library open" needs the place; "a baker in Ghent" does without.
  const isObject = ({ from }: Said) =>
    [...places, brand].some((part) => part?.from === from) && !isAfterSmallWord(text.slice(about.from, from), language);
  const next = others
    .filter((part) => part.from > about.from && part.from < about.to && !isObject(part))
    .map(({ from }) => from);
  const end = Math.min(about.to, ...next);
  const begins = others.some(({ from, to }) => from <= about.from && to > about.from);
  if (begins) return undefined;
  const words = text.slice(about.from, end).trim();
  return end < about.to ? withoutTail(words, language) : words;
}

function isAfterSmallWord(before: string, language: Language): boolean {
  const last = /(\S+)\s*$/u.exec(before)?.[1] ?? "";
  return /[^\p{L}\p{N}]$/u.test(last) || hasRole(last, "small", language) || hasRole(last, "at", language);
}

/** From the subject to the end of its clause: "candles for people who hate candles". */
function fromSubject(subject: Said, about: Said | undefined, planned: Planned): string | undefined {
  return about && about.from < subject.from ? aboutLine({ ...about, from: subject.from }, planned) : undefined;
}

/** "Invoicing app for freelancers", when the clause goes on for too long. */
function withAudience(subject: Said, { audiences, text }: Planned): string | undefined {
  const next = audiences.find(({ from }) => from > subject.to && from - subject.to < LONGEST_LINK);
  return next && text.slice(subject.from, next.to);
}

const LONGEST_LINK = 8;

/** More than a word, and no fact that has its own place. */
function isPlain({ words, from, to }: Said, { offers, dates, places, contacts, phone, brand }: Planned): boolean {
  const facts = [...offers, ...dates, ...places, ...contacts, phone, brand];
  // "20 hours" and "88 Pier Ave" are facts too, whatever they were taken for.
  return (
    words.split(" ").length >= 2 &&
    !/^\d/u.test(words) &&
    !facts.some((fact) => fact && fact.from < to && fact.to > from)
  );
}

/** A question or an exclamation. */
const isHook = (piece: Said, planned: Planned) =>
  isPlain(piece, planned) && /^[?!]/u.test(planned.text.slice(piece.to));

/** A preposition or an article at the end waits for something that is not there. */
function withoutTail(words: string, language: Language): string {
  const last = /\s+(\S+)$/u.exec(words);
  return last?.[1] && (hasRole(last[1], "small", language) || hasRole(last[1], "named", language))
    ? withoutTail(words.slice(0, last.index), language)
    : words;
}
