import type { Offer } from "./find-offer.ts";
import type { FoundSubject } from "./find-subject.ts";
import type { Language } from "./language.ts";
import type { Color } from "./words/colors.ts";

/** What a description says, taken apart. Nothing in here is invented. */
export type Brief = {
  /** The description without the request for an ad and without directions to a photographer. */
  text: string;
  language: Language;
  /** What it is about, the main thing first; empty if there is no drawing for it. */
  subjects: FoundSubject[];
  /** What the product or business is called in general, for a sign or a label: "sourdough bakery". */
  label: string;
  /** The thing in the user's words, in the form used inside a sentence; empty when no form reads well. */
  noun: string;
  name?: string | undefined;
  /** Words the user wants exactly: the headline, the line under it and the button. */
  quoted?: string | undefined;
  subline?: string | undefined;
  button?: string | undefined;
  offer?: Offer | undefined;
  price?: string | undefined;
  /** The price is the lowest of several. */
  isFrom: boolean;
  deadline?: string | undefined;
  /** What the customer can do with it: "send invoices faster". */
  benefit?: string | undefined;
  audience?: string | undefined;
  /** What the customer no longer has to deal with. */
  without?: string | undefined;
  /** What it is better than. */
  rival?: string | undefined;
  phone?: string | undefined;
  /** The ad looks for employees, not for buyers. */
  isHiring: boolean;
  /** Short pieces of the description, each readable by itself. */
  clauses: string[];
  colors: Color[];
  isDark?: boolean | undefined;
};
