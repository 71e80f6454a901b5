import type { Offer } from "./find-offer.ts";
import type { FoundSubject } from "./find-subject.ts";
import type { Language } from "./language.ts";
import type { Color } from "./words/colors.ts";

/** What a description says, taken apart. Nothing in here is invented. */
export type Brief = {
  /** The description without the request for an ad and without directions to a photographer. */
  text: string;
  language: Language;
  /** What it is about, the main thing first; empty for things no drawing shows. */
  subjects: FoundSubject[];
  /** What it calls itself, for a sign or a label: "sourdough bakery". */
  label: string;
  /** The thing in the user's words, as it reads inside a sentence; empty when none would read well. */
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
  /** What one can do with it: "send invoices faster". */
  benefit?: string | undefined;
  audience?: string | undefined;
  /** What one is spared. */
  without?: string | undefined;
  /** What it is better than. */
  rival?: string | undefined;
  phone?: string | undefined;
  /** It looks for people, not for buyers. */
  isHiring: boolean;
  /** Short pieces of the description, each readable by itself. */
  clauses: string[];
  colors: Color[];
  isDark?: boolean | undefined;
};
