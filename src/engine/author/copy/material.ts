import type { Planned } from "../planned/planned.ts";
import { isUnspaced, line, repeats } from "../written/lines.ts";
import { withOwnCall } from "../written/own-call.ts";
import { write } from "../written/write.ts";
import { writeHeadlines } from "../written/write-headlines.ts";

/** What a description says, in lines that stand by themselves. */
export type Material = {
  /** The best first. */
  headlines: string[];
  /** What it is, beside the headline. */
  about: string[];
  offers: string[];
  when: string[];
  more: string[];
  contacts: string[];
  button: string | undefined;
};

export function materialOf(planned: Planned): Material {
  const { headline, subline, bullets, button, subject } = write(planned);
  const { offers, dates, places, phone, contacts } = planned;
  const lines = (said: readonly ({ words: string; isGiven?: boolean } | undefined)[]) =>
    said.flatMap((one) => (one ? [one.isGiven ? one.words : line(one.words)] : []));
  const headlines = [...new Set([headline, ...writeHeadlines(withOwnCall(planned))])];
  const about = [subline, ...lines([subject])].filter((words) => words !== undefined);
  return {
    headlines,
    about: about.filter((words, at) => !about.slice(0, at).some((other) => repeats(words, other))),
    offers: lines(offers),
    when: together(lines(dates), lines(places)),
    more: bullets,
    contacts: [...contacts, phone].flatMap((one) => (one ? [reachedBy(one.words)] : [])),
    button,
  };
}

/** "Saturday 14 March, Utrecht": a place alone says little. */
function together(dates: readonly string[], [place, ...places]: readonly string[]): string[] {
  const [first, ...others] = dates;
  if (!first || !place || isUnspaced(first)) return [...dates, ...(place ? [place] : []), ...places];
  return [`${first}, ${place}`, ...others, ...places];
}

/** Of "予約は kiln.example まで" the address, as it is written; of what is no address, all of it. */
const reachedBy = (words: string) =>
  /[\w.+-]*[\w-]+\.[a-z]{2,}(?:\/[\w./-]*)?|@[\w.]{2,}|\+?\d[\d\s()-]{5,}\d/iu.exec(words)?.[0] ?? words.trim();
