import type { Intent } from "../../../shared/intents.ts";
import type { Language } from "../../../shared/languages.ts";
import type { Role } from "../../words/words.ts";
import type { Planned } from "../planned/planned.ts";
import { hasRole } from "../understood/roles-of.ts";
import type { Said } from "../understood/understood.ts";

/** The clause about the subject, up to where an offer, a date or a name begins. */
export function aboutLine(about: Said, planned: Planned): string | undefined {
  const { offers, dates, text, brand, subject, places, contacts, phone, language, intent } = planned;
  // "An email" in a sentence is no address.
  const addresses = contacts.filter(({ words }) => /[\d@./]/u.test(words));
  const others = [...offers, ...dates, ...places, ...addresses, brand, phone].filter((part) => part !== undefined);
  // "Keep Hartwell library open" needs the place; "a baker in Ghent" does without.
  const isObject = ({ from, to }: Said) =>
    [...places, brand].some((part) => part?.from === from) &&
    !isAfterSmallWord(text.slice(about.from, from), language) &&
    // "Chimney sweeping Zeeland": nothing comes after it.
    !(
      to === about.to &&
      from !== brand?.from &&
      (/^\p{Lu}/u.test(text.slice(from, to)) || language === "ar") &&
      text.slice(about.from, from).trim().includes(" ")
    );
  // "Dog walker in Leith" says more than "Dog walker"; "cupcakes made | in Ballina" would be cut in two.
  const isNeeded = ({ from, to }: Said) =>
    places.some((place) => place.from === from) &&
    to === about.to &&
    to - about.from <= LONGEST_WITH_PLACE &&
    isAfterSmallWord(text.slice(about.from, from), language) &&
    !AREA.test(text.slice(about.from, from)) &&
    isThinBefore(text.slice(about.from, from), language);
  // "A dentist in Kassel is taking new patients" goes on after the place.
  const goesOn = ({ to }: Said) =>
    [...places, brand].some((part) => part?.to === to) && hasMore(to, about, others, text);
  // "Your phone stops asking at 9pm" is no appointment: without the hour the sentence would end in the middle.
  const isPart = (part: Said) =>
    dates.some(({ from }) => from === part.from) &&
    part.to === about.to &&
    about.to - about.from <= LONGEST_WITH_PLACE &&
    !DATED.has(intent) &&
    HOUR.test(part.words);
  const next = others
    .filter(
      (part) =>
        part.from > about.from &&
        part.from < about.to &&
        !isObject(part) &&
        !isNeeded(part) &&
        !isPart(part) &&
        !goesOn(part),
    )
    .map(({ from }) => from);
  const end = Math.min(about.to, ...next);
  // A product that is called what it is may begin a line, a price may not.
  const isOwnName = ({ from }: Said) => from === brand?.from && from === subject?.from;
  const begins = others.some((part) => part.from <= about.from && part.to > about.from && !isOwnName(part));
  if (begins) return undefined;
  const words = text.slice(about.from, end).trim();
  return end < about.to ? withoutTail(words, language) : words;
}

const DATED: ReadonlySet<Intent> = new Set(["event", "course", "opening", "venue"]);
/** An hour of any day. */
const HOUR = /^\p{L}{0,3}\s?\d{1,2}(?:[:.h]\d{2})?\s?(?:[ap]\.?m\.?|h|uhr|uur)?$/iu;

export const WORDS_MORE = 3;

/** Whether a clause says something besides its facts after one of them. */
function hasMore(from: number, about: Said, facts: readonly Said[], text: string): boolean {
  const later = facts.filter((fact) => fact.from >= from && fact.to <= about.to);
  const rest = later.reduce((words, fact) => words.replace(fact.words, ""), text.slice(from, about.to));
  return (rest.match(/\p{L}+/gu) ?? []).length >= WORDS_MORE;
}

/** "Massaggi a domicilio zona | Monza". */
export const AREA = /\s(?:zona|zone|raum|secteur|regio|região|area|área|район|gegend|umgebung)\s*$/iu;
const LONGEST_WITH_PLACE = 48;
const ENOUGH_WEIGHT = 3;
const PARTICIPLE =
  /(?:made|baked|built|grown|roasted|brewed|sewn|based|handmade|gemacht|faits?|hechos?|feitos?|fatt[oiae]|gemaakt)$/iu;

function isThinBefore(before: string, language: Language): boolean {
  const words = withoutTail(before.trim(), language);
  const weighty = words.split(" ").filter((word) => /\p{L}{2}/u.test(word) && !hasRole(word, "small", language));
  return weighty.length < ENOUGH_WEIGHT || PARTICIPLE.test(words);
}

function isAfterSmallWord(before: string, language: Language): boolean {
  const last = /(\S+)\s*$/u.exec(before)?.[1] ?? "";
  return /[^\p{L}\p{N}]$/u.test(last) || hasRole(last, "small", language) || hasRole(last, "at", language);
}

const TAILS: readonly Role[] = ["small", "named", "at"];

/** A preposition or an article at the end waits for something that is not there. */
export function withoutTail(given: string, language: Language): string {
  const words = given.replace(AREA, "");
  const last = /\s+(\S+)$/u.exec(words);
  return last?.[1] && TAILS.some((role) => hasRole(last[1] ?? "", role, language))
    ? withoutTail(words.slice(0, last.index), language)
    : words;
}
