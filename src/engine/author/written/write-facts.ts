import type { Planned } from "../planned/planned.ts";
import { hasRole } from "../understood/roles-of.ts";
import type { Offer, Said } from "../understood/understood.ts";
import { line, repeats, says } from "./lines.ts";

const LONGEST = 70;
const MOST = 6;
/** Two short facts share a line: "Saturday 8 March · Leeds". */
const PAIR = 40;

/** What the customer needs, each on a line: offers with their terms, when, where, how to get in touch. */
export function writeFacts(planned: Planned, shown: readonly string[]): string[] {
  const { places, phone, contacts, given = [] } = planned;
  const { offers, dates } = withDeadlines(planned);
  const isShown = (said: Said) => shown.some((words) => words.toLowerCase().includes(line(said.words).toLowerCase()));
  const news = (list: readonly (Said | undefined)[]) =>
    list.filter((said) => said !== undefined).filter((said) => !isShown(said));
  const when = paired(
    merged(news([...dates, ...places]), planned, shown).map((words) => (given.includes(words) ? words : line(words))),
  );
  const facts = [...news(offers).map(lineOf), ...when, ...reached(news([phone, ...contacts]))];
  return facts
    .filter(
      (words, at) =>
        words && words.length <= LONGEST && !facts.some((other, place) => isTold(words, other, place < at)),
    )
    .slice(0, MOST);
}

/** Those that a brand always gives share lines, so that they do not outweigh what is said. */
function reached(contacts: readonly Said[]): string[] {
  const isSet = ({ isGiven }: Said) => isGiven === true;
  return [...contacts.filter((said) => !isSet(said)).map(lineOf), ...paired(contacts.filter(isSet).map(lineOf))];
}

/** How to get in touch is what a reader looks for at the end. */
export function contactsLast(lines: readonly string[], { phone, contacts }: Pick<Planned, "phone" | "contacts">) {
  const all = [phone, ...contacts].flatMap((said) => (said ? [said.words, line(said.words)] : []));
  const isContact = (words: string) => words.split(" · ").every((part) => all.includes(part));
  return lines.toSorted((one, other) => Number(isContact(one)) - Number(isContact(other)));
}

/** What somebody has set is printed as it is. */
const lineOf = ({ words, isGiven }: Said) => (isGiven ? words : line(words));

/** Of "£12" and "£12, under 18s free" the second is enough; of two that say the same, the first. */
const isTold = (words: string, other: string, isBefore: boolean) =>
  other.length <= LONGEST && says(other, words) && (isBefore || !says(words, other));

/** "Early entry €22 until August" for a run in October: the deadline is that of the offer it follows. */
export function withDeadlines({ offers, dates, text, language }: Planned): { offers: Offer[]; dates: Said[] } {
  if (dates.length < 2) return { offers, dates };
  const isDeadline = ({ words }: Said) => hasRole(words.toLowerCase().split(" ")[0] ?? "", "until", language);
  const follows = (date: Said, offer: Said) => isDeadline(date) && /^\s+$/u.test(text.slice(offer.to, date.from));
  return {
    offers: offers.map((offer) => {
      const deadline = dates.find((date) => follows(date, offer));
      return deadline ? { ...offer, words: text.slice(offer.from, deadline.to), to: deadline.to } : offer;
    }),
    dates: dates.filter((date) => !offers.some((offer) => follows(date, offer))),
  };
}

const LONGEST_CLAUSE = 46;

/** A short clause with a date or a place in it says more than they do alone: "Ab Freitag auf dem Wochenmarkt". */
export function merged(
  facts: readonly Said[],
  { pieces, offers, subject }: Planned,
  shown: readonly string[],
): string[] {
  const whole = facts.map((fact) => {
    const piece = pieces.find(({ from, to }) => from <= fact.from && to >= fact.to);
    const isAlone =
      piece &&
      piece.words.length <= LONGEST_CLAUSE &&
      !shown.some((words) => repeats(words, piece.words)) &&
      ![...offers, subject].some((other) => other && other.from < piece.to && other.to > piece.from);
    return isAlone ? piece.words : fact.words;
  });
  return [...new Set(whole)];
}

function paired(lines: readonly string[]): string[] {
  return lines.reduce<string[]>((list, words) => {
    const last = list.at(-1);
    if (last && !last.includes(" · ") && last.length + words.length <= PAIR)
      list[list.length - 1] = `${last} · ${words}`;
    else list.push(words);
    return list;
  }, []);
}
