import type { Language } from "../../../shared/languages.ts";
import { bare } from "../../text/bare.ts";
import type { Planned } from "../planned/planned.ts";
import type { Said } from "../understood/understood.ts";
import { findQuotation } from "./quotation-in.ts";

/** What is printed of a quotation, and what the description says besides. */
export type QuotedPlan = { headline: string; by: string; rest: Planned };

const MARKS: Partial<Record<Language, readonly [string, string]>> = {
  de: ["„", "“"],
  fr: ["« ", " »"],
  ru: ["«", "»"],
  ar: ["«", "»"],
  ja: ["「", "」"],
};

/** With its marks it is printed whole. */
const LONGEST = 104;

/**
 * What a customer said is the headline, in quotation marks, and who said it stands below. Nothing of it is taken for a
 * fact, and nothing of it is drawn: a nurse who likes a timer sells no stethoscopes.
 */
export function asQuotation(planned: Planned): QuotedPlan | undefined {
  const { text, exact, refused = [], language } = planned;
  const found = planned.hasPhoto || planned.type === "chatgptdoodle" ? undefined : findQuotation(text);
  if (!found || found.headline.length > LONGEST) return undefined;
  const { headline: quote, person, from, to } = found;
  const isQuote = (words: string) => bare(words) === bare(quote);
  if ((exact.headline !== undefined && !isQuote(exact.headline)) || refused.some(isQuote)) return undefined;
  const isBeside = (said: Said) => said.to <= from || said.from >= to;
  const beside = <Part extends Said>(parts: readonly Part[]) => parts.filter(isBeside);
  const [open, close] = MARKS[language] ?? ["“", "”"];
  const { headline, ...others } = exact;
  return {
    headline: `${open}${quote}${close}`,
    by: `— ${[person.name, person.role].filter(Boolean).join(language === "ar" ? "، " : ", ")}`,
    rest: {
      ...planned,
      subject: planned.subject && isBeside(planned.subject) ? planned.subject : undefined,
      drawing: undefined,
      exact: others,
      offers: beside(planned.offers),
      dates: beside(planned.dates),
      places: beside(planned.places),
      benefits: beside(planned.benefits),
      audiences: beside(planned.audiences),
      pieces: beside(planned.pieces),
      // Praise says nothing of what a reader is to do.
      intentSure: 0,
    },
  };
}
